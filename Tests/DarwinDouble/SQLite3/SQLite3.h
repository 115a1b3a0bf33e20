// The system's SQLite under its name on Apple's systems.
#include <sqlite3.h>

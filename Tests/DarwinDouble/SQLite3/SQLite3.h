// The system's SQLite under the name that it has on Apple's systems.
#include <sqlite3.h>

# The command and the programs it needs: docker run --rm -v "$PWD":/project adder check
FROM swift:6.2-bookworm AS build
RUN apt-get update \
 && apt-get install -y --no-install-recommends libyaml-dev libexpat1-dev libsqlite3-dev pkg-config \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /adder
COPY . .
RUN ADDER_ONLY=tools swift build -c release --product adder -Xswiftc -static-executable \
 && strip -o /usr/local/bin/adder .build/release/adder

FROM debian:bookworm-slim
# git clones template catalogs and finds changed files.
RUN apt-get update \
 && apt-get install -y --no-install-recommends git ca-certificates \
 && rm -rf /var/lib/apt/lists/* \
 && git config --system --add safe.directory '*'
COPY --from=build /usr/local/bin/adder /usr/local/bin/adder
WORKDIR /project
ENTRYPOINT ["adder"]
CMD ["--help"]

# The version that Debian's own package has.
include(/usr/share/cmake/nlohmann_json/nlohmann_jsonConfigVersion.cmake)

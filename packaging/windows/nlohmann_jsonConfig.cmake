# Debian's nlohmann_json for another system: its headers by themselves, since those beside them are this system's.
set(folder ${CMAKE_BINARY_DIR}/headers)
file(COPY /usr/include/nlohmann DESTINATION ${folder})
if(NOT TARGET nlohmann_json::nlohmann_json)
    add_library(nlohmann_json::nlohmann_json INTERFACE IMPORTED GLOBAL)
    target_include_directories(nlohmann_json::nlohmann_json INTERFACE ${folder})
endif()

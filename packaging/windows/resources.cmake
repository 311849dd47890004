# What a program for Windows carries: its icon, its version and what it asks of the system.
find_program(RSVG_CONVERT rsvg-convert REQUIRED)
find_program(ICOTOOL icotool REQUIRED)
set(windows_packaging ${CMAKE_CURRENT_LIST_DIR})
set(windows_icons ${PROJECT_BINARY_DIR}/icons)

# An icon in the sizes that Windows shows, from a drawing: icons/NAME.ico in the build folder.
function(windows_icon name)
    set(drawing ${PROJECT_SOURCE_DIR}/packaging/icons/${name}.svg)
    foreach(size 16 20 24 32 40 48 64 128 256)
        set(picture ${windows_icons}/${name}-${size}.png)
        list(APPEND commands COMMAND ${RSVG_CONVERT} --width ${size} --height ${size} --output ${picture} ${drawing})
        list(APPEND pictures ${picture})
    endforeach()
    add_custom_command(OUTPUT ${windows_icons}/${name}.ico
        COMMAND ${CMAKE_COMMAND} -E make_directory ${windows_icons}
        ${commands}
        COMMAND ${ICOTOOL} --create --output ${windows_icons}/${name}.ico ${pictures}
        DEPENDS ${drawing}
        VERBATIM)
endfunction()

# The installer gives each type of file one.
set(windows_icon_names stonemason)
foreach(type map deck duel board world template war ambush)
    list(APPEND windows_icon_names stonemason-${type})
endforeach()
foreach(name IN LISTS windows_icon_names)
    windows_icon(${name})
    list(APPEND windows_icon_files ${windows_icons}/${name}.ico)
endforeach()
add_custom_target(windows_icons ALL DEPENDS ${windows_icon_files})

enable_language(RC)
string(REPLACE . , WINDOWS_VERSION ${PROJECT_VERSION}.0)
function(windows_resources program)
    set(WINDOWS_PROGRAM ${program})
    set(resource_file ${PROJECT_BINARY_DIR}/${program}.rc)
    configure_file(${windows_packaging}/program.rc.in ${resource_file} @ONLY)
    set_source_files_properties(${resource_file} PROPERTIES
        OBJECT_DEPENDS "${windows_icons}/stonemason.ico;${windows_packaging}/program.manifest")
    target_sources(${program} PRIVATE ${resource_file})
    add_dependencies(${program} windows_icons)
endfunction()

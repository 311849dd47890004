# Adds to the staged files what only a Debian package has: copyright and changelogs in its documentation folder, and a
# compressed manual page. CPack runs it before it makes the package.
if(NOT CPACK_GENERATOR STREQUAL "DEB")
    return()
endif()

set(share ${CPACK_TEMPORARY_INSTALL_DIRECTORY}${CPACK_PACKAGING_INSTALL_PREFIX}/share)
set(documentation ${share}/doc/${CPACK_PACKAGE_NAME})
set(packaging ${CMAKE_CURRENT_LIST_DIR}/..)
file(MAKE_DIRECTORY ${documentation})
file(COPY ${packaging}/debian/copyright DESTINATION ${documentation} NO_SOURCE_PERMISSIONS)
configure_file(${packaging}/debian/changelog ${documentation}/changelog.Debian COPYONLY NO_SOURCE_PERMISSIONS)
configure_file(${packaging}/../CHANGELOG.md ${documentation}/changelog COPYONLY NO_SOURCE_PERMISSIONS)
file(WRITE ${share}/lintian/overrides/${CPACK_PACKAGE_NAME}
    "# Not a package of Debian's own archive, where there would be a bug that asks for it.\n"
    "${CPACK_PACKAGE_NAME}: initial-upload-closes-no-bugs *\n")
execute_process(
    # Without name and time the same sources give the same bytes.
    COMMAND gzip --best --no-name --force
        ${documentation}/changelog.Debian ${documentation}/changelog ${share}/man/man1/stonemason.1
    COMMAND_ERROR_IS_FATAL ANY)

# Runs lupdate on a copy of a translation; fails when that finds a sentence the translation lacks.
file(READ ${TRANSLATION} before)
file(WRITE ${SCRATCH} "${before}")
execute_process(
    COMMAND ${LUPDATE} -pluralonly -locations none -no-obsolete ${SOURCES} -I ${INCLUDES} -ts ${SCRATCH}
    OUTPUT_QUIET
    COMMAND_ERROR_IS_FATAL ANY)
file(STRINGS ${SCRATCH} unfinished REGEX "type=\"unfinished\"")
if(unfinished)
    message(FATAL_ERROR "${TRANSLATION} lacks forms; the target update_translations adds the sentences to fill in")
endif()

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

namespace stonemason::test {

/// A file of tests in a program that holds those of a folder. An argument names which to run: the file's
/// path below tests, without its suffix, before Qt Test's own arguments.
struct FileOfTests {
    using Run = int (*)(int argc, char* argv[]);

    /// Adds itself to the program's files, which are looked for by the end of their path.
    FileOfTests(const char* path, Run run);

    const char* path;
    Run run;
    const FileOfTests* next;
};

} // namespace stonemason::test

#define STONEMASON_JOINED(a, b) a##b
#define STONEMASON_NUMBERED(name, number) STONEMASON_JOINED(name, number)
#define STONEMASON_FILE_OF_TESTS(Class, ...)                                                                 \
    static const stonemason::test::FileOfTests STONEMASON_NUMBERED(fileOfTests, __COUNTER__)(                \
        __FILE__, [](int argc, char* argv[]) {                                                               \
            __VA_ARGS__                                                                                      \
            Class test;                                                                                      \
            QTEST_SET_MAIN_SOURCE_PATH                                                                       \
            return QTest::qExec(&test, argc, argv);                                                          \
        });

/// What Qt Test's macros QTEST_MAIN, QTEST_GUILESS_MAIN and QTEST_APPLESS_MAIN are to a program with one
/// file.
#define STONEMASON_TEST(Class) STONEMASON_FILE_OF_TESTS(Class, QTEST_MAIN_SETUP())
#define STONEMASON_GUILESS_TEST(Class) STONEMASON_FILE_OF_TESTS(Class, QTEST_QAPP_SETUP(QCoreApplication))
#define STONEMASON_APPLESS_TEST(Class) STONEMASON_FILE_OF_TESTS(Class)

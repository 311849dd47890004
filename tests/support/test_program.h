// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

namespace stonemason::test {

/// A test file in the program that contains the tests of a folder. A command-line argument selects the file:
/// its path below tests, without its suffix, before Qt Test's own arguments.
struct FileOfTests {
    using Run = int (*)(int argc, char* argv[]);

    /// Registers the file with the program, which finds files by the end of their path.
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

/// The equivalents of Qt Test's QTEST_MAIN, QTEST_GUILESS_MAIN and QTEST_APPLESS_MAIN for a program with
/// several test files.
#define STONEMASON_TEST(Class) STONEMASON_FILE_OF_TESTS(Class, QTEST_MAIN_SETUP())
#define STONEMASON_GUILESS_TEST(Class) STONEMASON_FILE_OF_TESTS(Class, QTEST_QAPP_SETUP(QCoreApplication))
#define STONEMASON_APPLESS_TEST(Class) STONEMASON_FILE_OF_TESTS(Class)

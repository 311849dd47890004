// SPDX-License-Identifier: GPL-3.0-or-later
// The command is small and executes another program for windows and pictures.
#include "tests/editor/cli/program.h"
#include "tests/support/program_under_test.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace stonemason::test;

namespace {

const QFile::Permissions runnable = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;

/// The command in a folder of its own, as it would be installed there, with something else in the place of
/// the window's program.
class Installed {
public:
    Installed() {
        QDir(folder_.path()).mkpath("bin");
        QFile::copy(STONEMASON_PROGRAM, folder_.path("bin/stonemason"));
        const QDir built(QFileInfo(STONEMASON_PROGRAM).path());
        window_ = QDir::cleanPath(folder_.path("bin/") + built.relativeFilePath(STONEMASON_WINDOW_PROGRAM));
        QDir().mkpath(QFileInfo(window_).path());
        folder_.write("file", "no map");
    }

    const Folder& folder() const { return folder_; }
    const QString& window() const { return window_; }

    /// As the user of a desktop would, from the folder of the file.
    Ran run(const QString& line) const {
        return shell("export QT_QPA_PLATFORM=offscreen; " + line, folder_.path());
    }

private:
    Folder folder_;
    QString window_;
};

/// An installation whose window program is a script that prints a line.
class Telling : public Installed {
public:
    Telling() {
        QFile script(window());
        if (script.open(QIODevice::WriteOnly)) script.write("#!/bin/sh\necho the window; exit 7\n");
        script.setPermissions(runnable);
    }
};

} // namespace

class TestWindowProgram : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        if (isForWindows()) QSKIP("a process of POSIX, which becomes another");
    }

    void theCommandNeedsNoMoreOfQtThanItsCore() {
        const Ran ran = shell("ldd \"$stonemason\"");
        QCOMPARE(ran.status, 0);
        QSet<QString> parts;
        static const QRegularExpression part("libQt6(\\w+)\\.so");
        for (auto it = part.globalMatch(QString::fromUtf8(ran.out)); it.hasNext();)
            parts << it.next().captured(1);
        QCOMPARE(parts, QSet<QString>{"Core"});
    }

    void becomesItForWindowsAndPictures_data() {
        QTest::addColumn<bool>("becomes");
        for (const char* words :
             {"", "file", "-- file", "file elsewhere", "-platform offscreen file", "-style=fusion file",
              "export --to png -o out file", "export file --output=- --to=svg", "export --to pdf -o out -"})
            QTest::newRow(words) << true;
        for (const char* words :
             {"--help", "--version", "file --version", "nothing", "--nonsense", "-", "check file",
              "export --to code file", "export --to code -o out file", "export --to png file",
              "export --to png -o out", "export --to png -o out file file", "export --to gif -o out file",
              "export --to png -o out --help", "export -o out file", "deck", "deck cards"})
            QTest::newRow(words) << false;
    }

    void becomesItForWindowsAndPictures() {
        QFETCH(bool, becomes);
        static const Telling installed;
        const Ran ran = installed.run("bin/stonemason " + QString::fromUtf8(QTest::currentDataTag()));
        QCOMPARE(ran.out.contains("the window\n"), becomes);
        QCOMPARE(ran.status == 7, becomes);
    }

    void isFoundHoweverTheCommandIsCalled() {
        const Telling installed;
        QVERIFY(QFile::link("bin/stonemason", installed.folder().path("link")));
        for (const char* line :
             {"bin/stonemason file", "\"$PWD/bin/stonemason\" file",
              "PATH=\"$PWD/bin:$PATH\"; stonemason file", "./link file", "cd bin && ./stonemason ../file",
              "cd / && \"$OLDPWD/bin/stonemason\" /dev/null"})
            QCOMPARE(installed.run(line).status, 7);
    }

    /// Its name, the words to the byte, input and output.
    void handsOverWhatItWasGiven() {
        const Installed installed;
        QVERIFY(QFile::copy(QFileInfo("/bin/sh").canonicalFilePath(), installed.window()));
        installed.folder().write("file", "cat /proc/$$/cmdline -; echo also >&2; exit 5\n");
        const Ran ran =
            installed.run("printf in | bin/stonemason file 'a b' \"$(printf 'n\\377\\nm')\" '' -- --help");
        QCOMPARE(ran.status, 5);
        QCOMPARE(ran.err, QByteArray("also\n"));
        const QByteArrayList words{"bin/stonemason", "file", "a b", "n\377\nm", "", "--", "--help", "in"};
        QCOMPARE(ran.out, words.join('\0'));
    }

    void keepsTheNumberOfTheProcess() {
        const Installed installed;
        QVERIFY(QFile::copy(QFileInfo("/bin/sh").canonicalFilePath(), installed.window()));
        installed.folder().write("file", "echo $$\n");
        const QByteArrayList numbers = installed.run("echo $$; exec bin/stonemason file").out.split('\n');
        QCOMPARE(numbers.size(), 3);
        QCOMPARE(numbers[0], numbers[1]);
    }

    void reportsWhenItCannotBeStarted() {
        const Installed installed;
        for (const bool isThere : {false, true}) {
            if (isThere) QVERIFY(QFile::copy(dataFile("mountain-passes.txt"), installed.window()));
            for (const char* words : {"", "file", "export --to png -o out file"}) {
                const Ran ran = installed.run(QStringLiteral("bin/stonemason ") + words);
                QCOMPARE(ran.status, 2);
                QCOMPARE(ran.out, QByteArray());
                QVERIFY2(ran.says(installed.window().toUtf8()), ran.err.constData());
                QVERIFY2(ran.says(isThere ? "Permission denied" : "No such file"), ran.err.constData());
            }
            QCOMPARE(installed.run("bin/stonemason deck cards").status, 0);
        }
        QVERIFY(!installed.folder().names().contains("out"));
    }
};

QTEST_GUILESS_MAIN(TestWindowProgram)
#include "test_window_program.moc"

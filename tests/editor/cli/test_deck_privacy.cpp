// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/cli/program.h"
#include "tests/support/long_run.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason::test;

namespace {

const QList<QByteArray> secrets{"Nick1777", "nick@example.org", "pa55word"};
const QByteArray head = "Nick1777\nnick@example.org\npa55word\n";
const QByteArray sets = "set 0\nFirst\n0 1\n2 3\n4 5 8\n6 7 9\nset 1\nSecond\n10 11\n12 13\n14 15\n16 17\n";
const QByteArray file = head + "Handset\n1\n\n" + sets;

/// Every verb on that file, once.
QList<QStringList> someCallsOn(const QString& in) {
    return {{"check", "--json", in},
            {"deck", "list", in},
            {"deck", "share", in},
            {"convert", "--to", "sdeck", in, "out.sdeck"},
            {"convert", in, "out.smap"},
            {"symmetry", in},
            {"march", "--layer", "safe", in},
            {"suggest-hints", in, "-o", "hints.smap"},
            {"export", "--to", "json", in}};
}

/// Every verb on that file, in every way that prints or writes something.
QList<QStringList> allCallsOn(const QString& in) {
    QList<QStringList> calls{{"check", in},
                             {"check", "--json", in},
                             {"deck", "list", in},
                             {"deck", "list", "--json", in},
                             {"deck", "share", in},
                             {"deck", "share", in, "--deck", "Second"},
                             {"deck", "share", in, "--deck", "Nobody"},
                             {"convert", in, "out.sdeck"},
                             {"convert", in, "out.txt"},
                             {"convert", in, "out.smap"},
                             {"convert", in, "other-user.txt"},
                             {"symmetry", in},
                             {"symmetry", "--json", in},
                             {"symmetry", "--apply", "diagonal", "--from", "top-right", in, "-o", "out.as"},
                             {"suggest-hints", in, "-o", "hints.smap"},
                             {"march", "--layer", "safe", in},
                             {"march", "--layer", "safe", "--json", in},
                             {"export", "--to", "json", in},
                             {"export", "--to", "forum", in}};
    for (const char* form : {"sdeck", "sets", "old-sets", "list"}) {
        calls << QStringList{"convert", "--to", form, in, "-"};
        calls << QStringList{"convert", "--to", form, in, QString("out.") + form};
    }
    return calls;
}

bool holdsSecret(const QByteArray& bytes) {
    return std::any_of(secrets.begin(), secrets.end(),
                       [&bytes](const QByteArray& secret) { return bytes.contains(secret); });
}

/// What the call printed or wrote that it must not, or nothing.
QByteArray leakOf(const QStringList& call, const Folder& folder, const QByteArray& input = {}) {
    const Ran ran = run(call, input, folder.path());
    if (ran.status < 0) return "did not end";
    if (holdsSecret(ran.out)) return "standard output: " + ran.out;
    if (holdsSecret(ran.err)) return "standard error: " + ran.err;
    for (const QString& name : folder.names())
        if (name != "user.txt" && holdsSecret(folder.read(name)))
            return name.toUtf8() + ": " + folder.read(name);
    return {};
}

QByteArray with(const char* before, const QByteArray& after) {
    return QByteArray(file).replace(before, after);
}

} // namespace

/// A user's file of the game begins with nickname, e-mail address and password. Whatever is done with such a
/// file, and whatever is wrong with it, nothing of them is printed, and nothing written but back into it.
class TestDeckPrivacy : public QObject {
    Q_OBJECT

private slots:
    void noVerbRevealsWhoAPersonIs() {
        const Folder folder;
        folder.write("user.txt", file);
        for (const QStringList& call : allCallsOn("user.txt")) {
            folder.write("other-user.txt", "a\nb\nc\nHandset\n0\n\nset 0\nX\n0 1\n2 3\n4 5\n6 7\n");
            const QByteArray leak = leakOf(call, folder);
            QVERIFY2(leak.isEmpty(), (call.join(' ').toUtf8() + ": " + leak).constData());
            QCOMPARE(folder.read("user.txt"), file);
        }
    }

    void norWhenTheFileIsUnusual_data() {
        QTest::addColumn<QByteArray>("user");
        QTest::newRow("Windows line ends") << with("\n", "\r\n");
        QTest::newRow("old Macintosh line ends") << with("\n", "\r");
        QTest::newRow("byte order mark") << "\xEF\xBB\xBF" + file;
        QTest::newRow("old sets") << with("First\n", "").replace("Second\n", "");
        QTest::newRow("a deck too full") << with("0 1\n", "0 1 18 19 20 21\n");
        QTest::newRow("no deck that can be held") << with("0 1\n", "0 0\n").replace("10 11\n", "10 10\n");
        QTest::newRow("unknown cards") << with("0 1\n", "0 99\n");
        QTest::newRow("cards of later versions") << with("0 1\n", "0 30\n");
        QTest::newRow("a name twice") << with("Second", "First");
        QTest::newRow("not a number") << with("0 1\n", "0 x\n");
        QTest::newRow("no active set") << with("Handset\n1\n", "Handset\n\n");
        QTest::newRow("an active set there is not") << with("Handset\n1\n", "Handset\n7\n");
        QTest::newRow("no sets") << head + "Handset\n1\n\n";
        QTest::newRow("something else than sets") << with("set 0\n", "sot 0\n");
        QTest::newRow("another marker") << with("Handset", "Headset");
        QTest::newRow("no marker") << with("Handset\n", "");
        QTest::newRow("only the person") << head;
        QTest::newRow("lines more") << "x\ny\n" + file;
        QTest::newRow("lines fewer") << file.mid(file.indexOf('\n') + 1);
        QTest::newRow("NUL among them") << with("pa55word", QByteArray("pa55word\0", 9));
        QTest::newRow("NUL below") << with("4 5 8", QByteArray("4 5\0 8", 6));
        QTest::newRow("not UTF-8") << with("Nick1777", "\xFF\xFENick1777");
        for (const char* prefix : {"{\"", "{\"format\": \"stonemason-decks\", \"", "set 0 ", "sd1-", "[code]",
                                   "GlobalVariables.stringmap.push(\"", "PPFF"})
            QTest::newRow(prefix) << prefix + file;
    }

    void norWhenTheFileIsUnusual() {
        QFETCH(QByteArray, user);
        const Folder folder;
        folder.write("user.txt", user);
        for (const QStringList& call : someCallsOn("user.txt")) {
            const QByteArray leak = leakOf(call, folder);
            QVERIFY2(leak.isEmpty(), (call.join(' ').toUtf8() + ": " + leak).constData());
            QCOMPARE(folder.read("user.txt"), user);
        }
    }

    void norWhereTheFileWasCutShort() {
        const Folder cuts;
        QStringList call{"check", "--json"};
        for (int size = 1; size < file.size(); size += amount(13, 1))
            call << cuts.write(QString::number(size), file.left(size));
        const Ran ran = run(call);
        QVERIFY(ran.files().size() + ran.err.count('\n') >= call.size() - 2); // each was looked at
        const QByteArray leak = leakOf(call, Folder());
        QVERIFY2(leak.isEmpty(), leak.constData());
    }

    /// Writing into the file changes its sets; every other byte stays, and none goes anywhere else.
    void writingIntoTheFileKeepsThePersonToIt() {
        const Folder folder;
        folder.write("user.txt", file);
        for (const QStringList& call :
             {QStringList{"convert", "user.txt", "user.txt"}, QStringList{"convert", "-", "user.txt"},
              QStringList{"convert", "--to", "sdeck", "-", "user.txt"},
              QStringList{"deck", "random", "--seed", "1", "-o", "user.txt"},
              QStringList{"deck", "random", "--seed", "1", "--count", "3", "-o", "user.txt"}}) {
            const QByteArray leak = leakOf(call, folder, QByteArray(sets).replace("First", "Third"));
            QVERIFY2(leak.isEmpty(), leak.constData());
            QVERIFY(folder.read("user.txt").startsWith(head + "Handset\n1\n\nset 0\n"));
        }
        QVERIFY(folder.read("user.txt").contains("Random 3"));
    }
};

STONEMASON_GUILESS_TEST(TestDeckPrivacy)
#include "test_deck_privacy.moc"

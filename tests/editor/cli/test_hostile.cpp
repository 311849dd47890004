// SPDX-License-Identifier: GPL-3.0-or-later
// Every verb with every kind of file that is none, and with every kind of name and of words in a file.
#include "tests/editor/cli/program.h"
#include "tests/support/long_run.h"
#include "tests/support/test_program.h"

#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <memory>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

using namespace stonemason::test;

namespace {

/// Lines of sh that put the path of something hostile into $F; most make it in the working folder.
struct Hostile {
    const char* name;
    const char* make;
};

constexpr Hostile hostileFiles[] = {
    {"missing", "F=gone"},
    {"in a missing folder", "F=gone/file.smap"},
    {"below a file", "F=good.smap/file.smap"},
    {"no name", "F="},
    {"folder", "mkdir -p folder.smap; F=folder.smap"},
    {"empty", ": > empty.smap; F=empty.smap"},
    {"binary", "head -c 5000 \"$stonemason\" > binary.smap; F=binary.smap"},
    {"huge", "truncate -s 1G huge.smap; F=huge.smap"},
    {"pipe", "rm -f pipe.smap; mkfifo pipe.smap; F=pipe.smap"},
    {"socket", "F=socket"},
    {"link to nothing", "ln -sf nothing dangling.smap; F=dangling.smap"},
    {"link to itself", "ln -sf circle.smap circle.smap; F=circle.smap"},
    {"null device", "F=/dev/null"},
    {"endless device", "F=/dev/zero"},
    {"memory", "F=/proc/self/mem"},
    {"kernel's log", "F=/proc/kmsg"},
    {"endless file of the kernel", "F=/proc/self/pagemap"},
    {"a name too long", "F=$(printf %300s | tr ' ' n).smap"},
    {"a path too long", "F=$(printf %5000s | tr ' ' /)good.smap"},
    {"bytes that are no UTF-8", "F=$(printf 'gone\\377\\302.smap')"},
    {"a name that drives a terminal", "F=$(printf 'a\\033[31m\\302\\233m\\342\\200\\256b\\nc.smap')"},
};

/// Calls that read $F.
constexpr const char* readers[] = {
    "check \"$F\"",
    "check --json -- \"$F\"",
    "symmetry \"$F\"",
    "symmetry --apply half-turn --from top-right \"$F\" -o out.smap",
    "export --to code \"$F\"",
    "export --to png -o out.png \"$F\"",
    "convert \"$F\" out.smap",
    "convert --to list \"$F\" -",
    "suggest-hints \"$F\" -o out.smap",
    "march --layer safe \"$F\"",
    "deck list \"$F\"",
    "deck share \"$F\"",
    "play --deck-a \"$F\" --deck-b \"$F\"",
    "replay \"$F\"",
    "tournament --games 2 \"$F\"",
    "tournament --merge \"$F\" \"$F\"",
    "tournament --resume \"$F\"",
    "convert \"$F\" out.sboard",
    "board moves \"$F\"",
    "board perft --depth 1 \"$F\"",
    "play --board \"$F\"",
    "tournament --games 2 --board \"$F\"",
};

/// Calls that write $F and could, were it a file to be written.
constexpr const char* writers[] = {
    "export --to code -o \"$F\" good.smap",
    "export --to svg -o \"$F\" good.smap",
    "convert good.smap \"$F\"",
    "suggest-hints good.smap -o \"$F\"",
    "symmetry --apply half-turn --from top-right good.smap -o \"$F\"",
    "deck random --seed 1 -o \"$F\"",
    "play --deck-a good.sdeck --deck-b good.sdeck --player-a easy --player-b easy --record \"$F\"",
    "tournament --games 2 --player easy good.sdeck -o \"$F\"",
    "export --to json -o \"$F\" good.sboard",
    "play --board good.sboard --record \"$F\"",
    "tournament --games 2 --board good.sboard -o \"$F\"",
};

/// A character that acts on a terminal instead of being seen, other than the end of a line.
bool acts(QChar c) {
    const ushort u = c.unicode();
    return (u < 0x20 && u != '\n') || (u >= 0x7F && u <= 0x9F) || u == 0x61C || u == 0x200E || u == 0x200F ||
           (u >= 0x2028 && u <= 0x202E) || (u >= 0x2066 && u <= 0x206F);
}

bool isHarmless(const QByteArray& message) {
    const QString text = QString::fromUtf8(message);
    return std::none_of(text.begin(), text.end(), acts);
}

QByteArray described(const char* call, const Ran& ran) {
    return QByteArray(call) + " -> " + QByteArray::number(ran.status) + ": " + ran.err.left(2000);
}

} // namespace

class TestHostile : public QObject {
    Q_OBJECT

private slots:
    void init() {
        folder_ = std::make_unique<Folder>();
        folder_->write("good.smap", run({"export", "--to", "json", dataFile("the-crossing.txt")}).out);
        folder_->write("good.sdeck", run({"deck", "random", "--seed", "1", "--count", "2"}).out);
        folder_->write("good.sboard", Folder::readFile(STONEMASON_RESOURCES "/boards/the-puddle.sboard"));
        socket_ = ::socket(AF_UNIX, SOCK_STREAM, 0);
        const QByteArray path = folder_->path("socket").toLocal8Bit();
        sockaddr_un address{AF_UNIX, {}};
        QVERIFY(path.size() < qsizetype(sizeof address.sun_path));
        std::copy(path.begin(), path.end(), address.sun_path);
        QCOMPARE(::bind(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    }

    void cleanup() {
        ::close(socket_);
        tried_ = 0;
    }

    void reportsWhatCannotBeUsedInALine_data() {
        QTest::addColumn<QString>("make");
        QTest::addColumn<int>("place");
        int place = 0;
        for (const Hostile& file : hostileFiles)
            QTest::newRow(file.name) << QString(file.make) << place++;
        if (geteuid() != 0)
            QTest::newRow("not to be read") << ": > closed.smap; chmod 0 closed.smap; F=closed.smap" << place;
    }

    void reportsWhatCannotBeUsedInALine() {
        QFETCH(QString, make);
        QFETCH(int, place);
        for (const char* call : readers) {
            if (!isPairTried(place, ++tried_, 4)) continue;
            const Ran ran = ranWith(make, call);
            QVERIFY2(ran.status == 2, described(call, ran));
            QVERIFY2(ran.says("") && isHarmless(ran.err) && isHarmless(ran.out), described(call, ran));
        }
        QVERIFY(folder_->names().filter(QRegularExpression("^out|\\.tmp$")).isEmpty());
    }

    void reportsWhatCannotBeWrittenInALine_data() { reportsWhatCannotBeUsedInALine_data(); }

    void reportsWhatCannotBeWrittenInALine() {
        QFETCH(QString, make);
        QFETCH(int, place);
        const QByteArray good = folder_->read("good.smap");
        for (const char* call : writers) {
            if (!isPairTried(place, ++tried_, 3)) continue;
            const Ran ran = ranWith(make, call);
            QVERIFY2(ran.status == 0 || ran.status == 2, described(call, ran));
            QVERIFY2(ran.status == 0 ? ran.err.count('\n') <= 1 : ran.says(""), described(call, ran));
            QVERIFY2(isHarmless(ran.err) && isHarmless(ran.out), described(call, ran));
            QVERIFY2(!ran.err.contains("does not exist") || !make.contains("/proc"), described(call, ran));
        }
        QCOMPARE(folder_->read("good.smap"), good);
        QVERIFY(folder_->names().filter(QRegularExpression("\\.tmp$")).isEmpty());
    }

    void everyNameThatAFileCanHaveWorks_data() {
        QTest::addColumn<QString>("make");
        QTest::newRow("no UTF-8") << "F=$(printf 'b\\377d\\302.smap')";
        QTest::newRow("255 bytes") << "F=$(printf %250s | tr ' ' n).smap";
        QTest::newRow("4095 bytes")
            << "F=$PWD; d=$(printf %100s | tr ' ' d); while [ ${#F} -lt 3850 ]; do F=$F/$d; "
               "mkdir -p \"$F\"; done; F=$F/$(printf %$((4089 - ${#F}))s | tr ' ' n).smap";
        QTest::newRow("signs") << "F=$(printf 'a\\033[31m\\302\\233m\\342\\200\\256b\\nc.smap')";
        QTest::newRow("blanks and quotes") << "F=\" \\\"'* .smap\"";
    }

    void everyNameThatAFileCanHaveWorks() {
        QFETCH(QString, make);
        for (const char* call :
             {"convert good.smap \"$F\"", "check \"$F\"", "check --json \"$F\"", "symmetry \"$F\"",
              "export --to code \"$F\"", "suggest-hints \"$F\" -o \"$F\"", "march --layer safe \"$F\"",
              "convert \"$F\" again.smap"}) {
            const Ran ran = ranWith(make, call);
            QVERIFY2(ran.status == 0, described(call, ran));
            QVERIFY2(ran.err.isEmpty(), described(call, ran));
            const bool isJson = QByteArray(call).contains("--json");
            QVERIFY2(isJson || isHarmless(ran.out), described(call, ran));
        }
    }

    void standardOutputMayBeNamedAsAFile() {
        const QByteArray code = run({"export", "--to", "code", folder_->path("good.smap")}).out;
        for (const char* name : {"/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "-"}) {
            const Ran ran = ranWith(QStringLiteral("F=") + name, "export --to code -o \"$F\" good.smap");
            QVERIFY2(ran.status == 0 && ran.out == code, described(name, ran));
            QVERIFY(ranWith(QStringLiteral("F=") + name, "convert --to list good.sdeck \"$F\"").status == 0);
        }
        // A file that is appended to keeps its content.
        QCOMPARE(shell("echo kept > log; \"$stonemason\" export --to code -o /dev/stdout good.smap >> log",
                       folder_->path())
                     .status,
                 0);
        QCOMPARE(folder_->read("log"), "kept\n" + code);
        for (const char* name : {"/dev/stderr", "/dev/full", "/dev/null"})
            QVERIFY(ranWith(QStringLiteral("F=") + name, "export --to code -o \"$F\" good.smap 2>&1 | cat")
                        .out.contains("a pipe or a device"));
    }

    /// In file names, names of maps and decks, and in games; programs get them unharmed.
    void signsOfContentReachNoTerminal() {
        const QString name = QStringLiteral("x\u202Ey\u2066z\u200Ew");
        const QByteArray map = folder_->read("good.smap");
        QJsonObject object = QJsonDocument::fromJson(map).object();
        object["name"] = QStringLiteral("a\u001B[31m\u009Bm\u202Eb\u2028c");
        folder_->write("signs.smap", QJsonDocument(object).toJson());
        QByteArray decks = folder_->read("good.sdeck");
        decks.replace("Random 1", name.toUtf8());
        folder_->write("signs.sdeck", decks);
        decks.replace("\"stacks\"", "\"stacks\": [[1,1],[2],[3],[4]], \"other\"");
        folder_->write("bad.sdeck", decks);
        QJsonObject board = QJsonDocument::fromJson(folder_->read("good.sboard")).object();
        board["name"] = object["name"];
        folder_->write("signs.sboard", QJsonDocument(board).toJson());
        for (const char* call : {"check signs.smap signs.sdeck signs.sboard",
                                 "check --json signs.sboard",
                                 "play --board signs.sboard --record out.swar",
                                 "replay out.swar",
                                 "replay --json out.swar",
                                 "tournament --games 2 --board signs.sboard",
                                 "tournament --games 2 --board signs.sboard --json",
                                 "board moves signs.sboard",
                                 "check bad.sdeck",
                                 "deck list signs.sdeck",
                                 "deck list bad.sdeck",
                                 "deck share bad.sdeck",
                                 "deck share --deck \"$F\" signs.sdeck",
                                 "convert signs.sdeck out.txt",
                                 "check --json signs.smap signs.sdeck bad.sdeck",
                                 "deck list --json signs.sdeck",
                                 "play --deck-a signs.sdeck --deck-b signs.sdeck --player-a easy --player-b "
                                 "easy --record out.sduel",
                                 "replay out.sduel",
                                 "replay --json out.sduel",
                                 "tournament --games 2 --player easy signs.sdeck",
                                 "tournament --games 2 --player easy --json signs.sdeck",
                                 "tournament --games 2 signs.sdeck#\"$F\"",
                                 "check \"--$F\"",
                                 "\"$F\"",
                                 "check --json=\"$F\"",
                                 "export --to \"$F\" good.smap",
                                 "deck \"$F\""}) {
            const Ran ran =
                ranWith("F=$(printf 'q\\033]0;t\\007\\302\\205\\342\\200\\250\\342\\201\\247\\377')", call);
            QVERIFY2(ran.status >= 0 && ran.status <= 3, described(call, ran));
            QVERIFY2(isHarmless(ran.out) && isHarmless(ran.err), described(call, ran));
        }
        const Ran json = run({"deck", "list", "--json", folder_->path("signs.sdeck")});
        QCOMPARE(json.json()["decks"][0]["name"].toString(), name);
        QVERIFY(json.out.contains("\\u202E"));
    }

    /// A verb that says one thing of each of many does so on one line.
    void manyFaultsAreOneLine() {
        QString manyOperands = "tournament --games 2";
        for (int i = 0; i < 201; ++i)
            manyOperands += " good.sdeck#Random\\ 1";
        for (const QString& call :
             {manyOperands, QString("tournament --games 2 --player easy good.sdeck#Random\\ 1 "
                                    "good.sdeck#Random\\ 1 good.sdeck#Random\\ 1")}) {
            const Ran ran = ranWith("true", call.toUtf8().constData());
            QVERIFY2(ran.err.count("names that were taken") + ran.err.count("t most 200") == 1,
                     described("many", ran));
        }
        QByteArray flat = folder_->read("good.smap");
        QJsonObject map = QJsonDocument::fromJson(flat).object();
        QJsonObject layers = map["layers"].toObject();
        layers["terrain"] = QJsonArray::fromStringList(QStringList(11, QString(11, u'M')));
        map["layers"] = layers;
        folder_->write("walls.smap", QJsonDocument(map).toJson());
        const Ran ran = ranWith("true", "suggest-hints walls.smap -o out.smap");
        QVERIFY2(ran.err.count('\n') == 1, described("suggest-hints", ran));
    }

    void convertNamesBothFiles() {
        const Ran missing = ranWith("true", "convert good.smap gone/out.smap");
        QVERIFY2(missing.says("good.smap: cannot be written to gone/out.smap: "), missing.err);
        QVERIFY(ranWith("true", "convert good.sdeck gone/out.sdeck")
                    .says("good.sdeck: cannot be written to gone/out.sdeck: "));
        QVERIFY(ranWith("true", "convert good.smap out.xyz").says("good.smap: \"out.xyz\""));
        QVERIFY(ranWith("true", "convert good.smap out.sdeck").says("good.smap"));
        QVERIFY(ranWith("true", "convert good.smap /dev/full").says("good.smap"));
        QVERIFY(ranWith("true", "convert --to sdeck good.sdeck - > /dev/full")
                    .says("good.sdeck: cannot be written to standard output"));
    }

    /// What a call that was killed has left is gone after the next one, and nothing else.
    void leftoversGoWithTheNextCall() {
        folder_->write(".out.smap.abcdefgh.tmp", "half");
        folder_->write(".other.smap.abcdefgh.tmp", "mine");
        QCOMPARE(ranWith("true", "convert good.smap out.smap").status, 0);
        QVERIFY(!folder_->names().contains(".out.smap.abcdefgh.tmp"));
        QVERIFY(folder_->names().contains(".other.smap.abcdefgh.tmp"));
    }

private:
    Ran ranWith(const QString& make, const char* call) const {
        return shell(make + "; \"$stonemason\" " + call, folder_->path());
    }

    std::unique_ptr<Folder> folder_;
    int tried_ = 0; ///< calls of the present row
    int socket_ = -1;
};

STONEMASON_GUILESS_TEST(TestHostile)
#include "test_hostile.moc"

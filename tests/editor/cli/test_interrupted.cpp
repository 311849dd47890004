// SPDX-License-Identifier: GPL-3.0-or-later
// Signals that end the program while it writes or works.
#include "core/documents/save_file.h"
#include "editor/cli/interrupt.h"
#include "tests/editor/cli/program.h"
#include "tests/support/program_under_test.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QJsonDocument>
#include <QTest>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace stonemason;
using namespace stonemason::test;

namespace {

/// A signal comes at the write, the flush or the renaming of that number, from 0.
class SignalledFiles : public InterruptibleFiles {
public:
    SignalledFiles(const HeldSignals& held, int signal, int call)
        : InterruptibleFiles(held), signal_(signal), left_(call) {}

    ssize_t write(int file, const char* from, std::size_t count) override {
        return come(), InterruptibleFiles::write(file, from, count);
    }
    int fsync(int file) override { return come(), InterruptibleFiles::fsync(file); }
    int rename(const std::string& from, const std::string& to) override {
        return come(), InterruptibleFiles::rename(from, to);
    }

private:
    void come() {
        if (left_-- == 0) ::raise(signal_);
    }

    int signal_;
    int left_;
};

/// Another process saves; how it ended, as wait() has it.
int savedBy(const std::string& path, int signal, int call, bool ignored = false) {
    const pid_t child = ::fork();
    if (child == 0) {
        std::signal(signal, ignored ? SIG_IGN : SIG_DFL);
        bool written = false;
        {
            const HeldSignals held;
            SignalledFiles files(held, signal, call);
            written = bool(saveFile(files, path, std::string(1'000'000, 'n')));
        }
        ::_exit(written ? 0 : 1);
    }
    int status = 0;
    if (::waitpid(child, &status, 0) != child) qFatal("lost a process");
    return status;
}

/// The game on the largest board: each king in its corner.
QByteArray largeGame() {
    QByteArray rules = Folder::readFile(QStringLiteral(STONEMASON_RESOURCES "/games/kings-conflict.json"));
    QJsonObject game = QJsonDocument::fromJson(rules).object();
    game["board"] = QJsonObject{{"rows", 256}, {"columns", 256}};
    QJsonArray starts;
    QJsonObject kings = game["kings"].toObject();
    for (const QJsonValue& value : kings["starts"].toArray()) {
        QJsonObject start = value.toObject();
        const QJsonArray cell = start["cell"].toArray();
        start["cell"] = QJsonArray{cell[0].toInt() > 5 ? 255 : cell[0], cell[1].toInt() > 5 ? 255 : cell[1]};
        starts << start;
    }
    kings["starts"] = starts;
    game["kings"] = kings;
    return QJsonDocument(game).toJson();
}

/// A map on which each unit looks at sixteen hundred tiles in each turn.
QByteArray largeMap() {
    QJsonArray terrain;
    QJsonArray hints;
    for (int row = 0; row < 256; ++row) {
        terrain << QString(256, u'P');
        hints << QString(256, u'5');
    }
    return QJsonDocument(QJsonObject{{"format", "stonemason-map"},
                                     {"version", 1},
                                     {"game", "kings-conflict"},
                                     {"rules", QJsonObject{{"hintNear", 20}, {"hintMove", 20}}},
                                     {"layers", QJsonObject{{"terrain", terrain}, {"strategic", hints}}}})
        .toJson();
}

} // namespace

class TestInterrupted : public QObject {
    Q_OBJECT

private slots:
    void aSignalLeavesTheOldFileAndNoOther_data() {
        QTest::addColumn<int>("signal");
        QTest::newRow("SIGINT") << SIGINT;
        QTest::newRow("SIGTERM") << SIGTERM;
        QTest::newRow("SIGHUP") << SIGHUP;
    }

    void aSignalLeavesTheOldFileAndNoOther() {
        QFETCH(int, signal);
        const Folder folder;
        const std::string path = folder.path("map").toStdString();
        int kept = 0;
        for (int call = 0;; ++call) {
            folder.write("map", "old");
            const int status = savedBy(path, signal, call);
            QCOMPARE(folder.names(), QStringList{"map"});
            if (!WIFSIGNALED(status)) {
                QCOMPARE(status, 0); // there are no more calls at which it could come
                break;
            }
            QCOMPARE(WTERMSIG(status), signal);
            if (folder.read("map") == "old")
                ++kept;
            else
                QCOMPARE(folder.read("map").size(), 1'000'000);
        }
        QVERIFY2(kept >= 5, QByteArray::number(kept)); // four pieces and the flush before it has its place
    }

    void anIgnoredSignalStaysIgnored() {
        const Folder folder;
        QCOMPARE(savedBy(folder.path("map").toStdString(), SIGHUP, 0, true), 0);
        QCOMPARE(folder.read("map").size(), 1'000'000);
    }

    /// After a turn; what is printed is the beginning of the whole march.
    void aMarchCanBeStopped() {
        if (isForWindows()) QSKIP("a signal of POSIX");
        const Folder folder;
        QVERIFY(QDir(folder.path()).mkpath("data/stonemason/games"));
        folder.write("data/stonemason/games/kings-conflict.json", largeGame());
        folder.write("large.smap", largeMap());
        const QString march =
            "XDG_DATA_HOME=data; export XDG_DATA_HOME; \"$stonemason\" march --layer strategic "
            "--json --units 100 --turns 1000 large.smap > out.json 2> all";
        // The signal goes to who waits for it: SIGTERM is blocked, which is the fourth digit from the right.
        const QString stopped = march + " & until grep -q '^SigBlk:.*[4-7c-f]...$' /proc/$!/status; do "
                                        "kill -0 $! || break; done; kill -TERM $!; wait $!";
        const Ran ran = shell(stopped, folder.path());
        QCOMPARE(ran.status, 3);
        const QByteArray message = ownWords(folder.read("all"));
        QVERIFY2(message.startsWith("stonemason: large.smap: stopped after turn ") &&
                     message.count('\n') == 1,
                 message);
        const QJsonArray turns = QJsonDocument::fromJson(folder.read("out.json")).object()["turns"].toArray();
        QVERIFY(turns.size() < 1000);
        QVERIFY(message.contains("after turn " + QByteArray::number(turns.size()) + " of 1000"));
        const QString shorter = march + " --turns " + QString::number(turns.size());
        if (turns.isEmpty()) return;
        QCOMPARE(shell(QString(shorter).remove(" --turns 1000"), folder.path()).status, 0);
        QCOMPARE(ownWords(folder.read("all")), QByteArray());
        QCOMPARE(QJsonDocument::fromJson(folder.read("out.json")).object()["turns"].toArray(), turns);
    }
};

STONEMASON_GUILESS_TEST(TestInterrupted)
#include "test_interrupted.moc"

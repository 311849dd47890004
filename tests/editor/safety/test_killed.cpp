// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file.h"
#include "editor/app/disk/file_paths.h"
#include "editor/app/files/crash_recovery.h"
#include "editor/token_battle/model/settings.h"
#include "tests/editor/safety/program.h"
#include "tests/editor/safety/victim.h"
#include "tests/editor/safety/worker.h"
#include "tests/support/long_run.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <optional>
#include <set>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

namespace {

const QString workOption = QStringLiteral("--work");
const QString recoverOption = QStringLiteral("--recover");
const QByteArray nothing; ///< no such file, no such offer

/// The allowed states of the disk after the reports of a killed process: everything reported as done is
/// done, and everything begun may be.
struct Account {
    std::map<QByteArray, std::set<QByteArray>> files; ///< content of each name
    std::set<QByteArray> offers{nothing};             ///< "FILE CONTENT"
    std::set<QByteArray> before{};                    ///< of a change that may change nothing
    std::set<int> settings{0};
    std::optional<std::pair<QByteArray, QByteArray>> saving{}; ///< a file and what it is to hold, not before

    void read(const QByteArray& line) {
        const QByteArrayList words = line.split(' ');
        const QByteArray& what = words.front();
        const QByteArray file = words.value(1);
        const QByteArray content = words.value(2);
        const QByteArray offer = file + ' ' + content;
        if (what == "saving") {
            if (files[file].insert(content).second) saving = {file, content};
        }
        if (what == "changing") {
            before = offers;
            offers.insert(nothing);
        }
        if (what == "changed") offers = before;
        if (what == "saved") {
            files[file] = {content};
            offers = {nothing};
            saving.reset();
        }
        if (what == "forgotten") offers = {nothing};
        if (what == "keeping") offers.insert(offer);
        if (what == "kept") offers = {offer};
        if (what == "setting") settings.insert(file.toInt());
        if (what == "set") settings = {file.toInt()};
    }
};

/// One run of the program in a temporary folder: killed at work, perhaps again during recovery.
class Trial {
public:
    Trial(Kind kind, unsigned seed) : kind_(kind), random_(seed) {
        const std::string bytes = newBytes(kind);
        if (!writeFile(nativePath(path("a")), bytes)) qFatal("cannot write");
        account_.files = {{fileNameOf(kind, "a").toUtf8(), {contentName(bytes)}},
                          {fileNameOf(kind, "b").toUtf8(), {nothing}}};
    }

    void work(unsigned seed) {
        Victim victim({workOption, folder_.path(), QString::number(int(kind_)), QString::number(seed)});
        const QByteArrayList reported = victim.killAfter(1 + random_.below(60), random_);
        QVERIFY(!reported.isEmpty());
        for (const QByteArray& line : reported)
            account_.read(line);
        verifyFiles();
        const std::set<QByteArray> lost = lostWork();
        QVERIFY(lost.size() <= 1);
        if (account_.saving && contentOf(account_.saving->first) == account_.saving->second)
            account_.offers = {nothing}; // killed just after: the file has it all
        for (const auto& [name, contents] : account_.files)
            if (account_.offers.contains(name + ' ' + contentOf(name)))
                account_.offers.insert(nothing); // work that came back to what the file holds
        QVERIFY2(account_.offers.contains(lost.empty() ? nothing : *lost.begin()),
                 reported.back().constData());
    }

    /// As often as it comes: what there was to recover is still there.
    void recoverAndDie() {
        const std::set<QByteArray> lost = lostWork();
        Victim victim({recoverOption, folder_.path()});
        QVERIFY(!victim.killAfter(1 + random_.below(2), random_).isEmpty());
        verifyFiles();
        QCOMPARE(lostWork(), lost);
    }

    void startAgain() {
        const std::set<QByteArray> lost = lostWork();
        {
            Program program(folder_.path());
            QVERIFY(!program.settings.file().fault());
            QVERIFY(account_.settings.contains(program.settings.value(setting::cardWidth)));
            program.dialogs.recoveryAnswer = RecoveryChoice::Recover;
            program.window.offerLostWork();
            verifyNoLeftovers();
            QCOMPARE(recoveredIn(program), lost);
            for (const RecoveryOffer& offer : program.dialogs.offers)
                QVERIFY(offer.isReadable && !offer.lost.isNull());
        }
        verifyFiles();
        verifyNoLeftovers();
        for (const char* place : {"data/recovery", "data/locks"})
            QCOMPARE(namesIn(place), QStringList());
    }

    bool hasLeftovers() const { return ownNames().size() > filesThere().size(); }

private:
    QString path(const char* name) const { return folder_.filePath(fileNameOf(kind_, name)); }
    QStringList namesIn(const char* place) const {
        return QDir(folder_.filePath(QString::fromLatin1(place)))
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }
    QStringList ownNames() const {
        QStringList names = namesIn(".");
        for (const char* other : {"settings.json", "data"})
            names.removeOne(QString::fromLatin1(other));
        return names;
    }
    QStringList filesThere() const {
        QStringList names;
        for (const auto& [name, contents] : account_.files)
            if (QFile::exists(folder_.filePath(QString::fromUtf8(name)))) names += QString::fromUtf8(name);
        return names;
    }
    void verifyNoLeftovers() const { QCOMPARE(ownNames(), filesThere()); }

    QByteArray contentOf(const QByteArray& name) const {
        const auto bytes = readFile(nativePath(folder_.filePath(QString::fromUtf8(name))));
        if (!bytes && bytes.error().message.id != "file/missing") return "(unreadable)";
        return bytes ? contentName(*bytes) : nothing;
    }

    void verifyFiles() const {
        for (const auto& [name, contents] : account_.files)
            QVERIFY2(contents.contains(contentOf(name)), name.constData());
    }

    /// What lies ready for recovery, without touching it. The same may lie there twice.
    std::set<QByteArray> lostWork() const {
        std::set<QByteArray> all;
        const CrashRecovery lost(folder_.filePath(QStringLiteral("data/recovery")));
        for (const LostDocument& document : lost.documents())
            all.insert(QFileInfo(document.record.path).fileName().toUtf8() + ' ' +
                       contentName(document.bytes));
        return all;
    }

    /// The second of two that are the same has no file: two tabs must not share one.
    static std::set<QByteArray> recoveredIn(Program& program) {
        std::set<QByteArray> all;
        for (const Document* document : program.window.documents().all())
            if (!document->path().isEmpty())
                all.insert(QFileInfo(document->path()).fileName().toUtf8() + ' ' +
                           contentName(document->recoveryBytes().value()));
        return all;
    }

    Kind kind_;
    Random random_;
    QTemporaryDir folder_;
    Account account_;
};

} // namespace

/// Killed at any moment, the program leaves each file as it was before or after, and what it kept for
/// recovery is what it had announced, whether recovering is cut short or not.
class TestKilled : public QObject {
    Q_OBJECT

    const int kills = amount(30, 1000);
    int leftovers_ = 0;
    int recoveries_ = 0;

private slots:
    void nothingIsLost_data() { addKinds(); }
    void nothingIsLost() {
        QFETCH(Kind, kind);
        for (int left = (kills + int(allKinds.size()) - 1) / int(allKinds.size()); left > 0; --left) {
            const unsigned seed = unsigned(left * int(allKinds.size()) + int(kind));
            Trial trial(kind, seed);
            trial.work(seed);
            leftovers_ += int(trial.hasLeftovers());
            for (unsigned again = seed; again % 3 == 0 && left > 1; again /= 3, --left, ++recoveries_)
                trial.recoverAndDie();
            trial.startAgain();
            if (QTest::currentTestFailed()) QFAIL(qPrintable(QStringLiteral("with seed %1").arg(seed)));
        }
    }

    /// The moments were not all harmless ones.
    void cleanupTestCase() {
        qInfo("%d killed while recovering, %d files half written", recoveries_, leftovers_);
        if (kills >= 300) QVERIFY(leftovers_ > 0);
    }
};

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == workOption)
        workUntilKilled(arguments.value(2), Kind(arguments.value(3).toInt()), arguments.value(4).toUInt());
    if (arguments.value(1) == recoverOption) recoverUntilKilled(arguments.value(2));
    TestKilled test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_killed.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/game_record.h"
#include "editor/app/files/autosave.h"
#include "editor/app/files/open_documents.h"
#include "editor/app/files/recovery_record.h"
#include "editor/lan/game_keeper.h"
#include "tests/core/format/faulty_system.h"
#include "tests/editor/token_battle/duel/view/lan/desks.h"
#include "tests/support/duels.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

namespace {

unsigned modeOf(const QString& path) {
    struct stat status {};
    return ::stat(QFile::encodeName(path).constData(), &status) == 0 ? status.st_mode & 07777U : 0;
}

void setMode(const QString& path, unsigned mode) {
    if (::chmod(QFile::encodeName(path).constData(), mode) != 0) qFatal("cannot change its mode");
}

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
}

} // namespace

class TestGameKeeper : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> place_;
    const GameRecord record_ = anyGame(1, 5).record();
    const QByteArray whole_ = QByteArray::fromStdString(writeGameRecord(record_, tokenBattle()));

    QString games() const { return place_->filePath(QStringLiteral("games")); }
    GameToKeep game() const {
        return {whole_.toStdString(), QStringLiteral("Ann Ben"), QStringLiteral("sduel")};
    }
    Result<QString> keep() const { return keepGame(games(), game()); }

private slots:
    void init() { place_ = std::make_unique<QTemporaryDir>(); }

    void onlyTheUserCanReadThem_data() {
        QTest::addColumn<int>("mask");
        QTest::newRow("everybody may do all otherwise") << 0000;
        QTest::newRow("nobody else may") << 0077;
    }
    void onlyTheUserCanReadThem() {
        QFETCH(int, mask);
        const mode_t before = ::umask(mode_t(mask));
        const auto restore = qScopeGuard([&] { ::umask(before); });
        const auto path = keep();
        QVERIFY(path);
        QCOMPARE(modeOf(games()), 0700U);
        QCOMPARE(modeOf(*path), 0600U);
        QCOMPARE(bytesOf(*path), whole_);
    }

    /// What earlier versions kept; but not what a person has put there for the game.
    void gamesKeptBeforeAreClosedToOthers() {
        const QString old = *keep();
        const QString profile = games() + QStringLiteral("/kings-conflict.json");
        QFile file(profile);
        QVERIFY(file.open(QIODevice::WriteOnly));
        setMode(games(), 0755);
        setMode(old, 0644);
        setMode(profile, 0644);
        QVERIFY(keep());
        QCOMPARE(modeOf(games()), 0700U);
        QCOMPARE(modeOf(old), 0600U);
        QCOMPARE(modeOf(profile), 0644U);
    }

    void eachGameHasAFileOfItsOwn() {
        QStringList paths;
        for (int i = 0; i < 3; ++i) {
            const auto path = keep();
            QVERIFY(path);
            QVERIFY(!paths.contains(*path));
            QVERIFY2(path->contains(QStringLiteral("-ann-ben")), qPrintable(*path));
            paths += *path;
        }
        QCOMPARE(QDir(games()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(), 3);
    }

    /// As a person may have done who keeps rules of his own there.
    void theFolderMayBeALink() {
        QVERIFY(QDir(place_->path()).mkdir(QStringLiteral("elsewhere")));
        QVERIFY(QFile::link(QStringLiteral("elsewhere"), games()));
        const QString elsewhere = place_->filePath(QStringLiteral("elsewhere"));
        const QString old = elsewhere + QStringLiteral("/old.sduel");
        QFile file(old);
        QVERIFY(file.open(QIODevice::WriteOnly));
        setMode(old, 0644);
        setMode(elsewhere, 0755);
        const auto path = keep();
        QVERIFY(path);
        const QString kept = elsewhere + QLatin1Char('/') + QFileInfo(*path).fileName();
        QCOMPARE(bytesOf(kept), whole_);
        QCOMPARE(modeOf(kept), 0600U);
        QCOMPARE(modeOf(elsewhere), 0755U);
        QCOMPARE(modeOf(old), 0644U);
    }

    /// Killed at any moment: there is the whole game or none, and what is half written goes with the next
    /// one.
    void aProgramThatIsKilledLeavesNoEmptyGame() {
        const pid_t child = ::fork();
        if (child == 0) {
            static_cast<void>(
                keepGame(games(), game(), [](const QString&, const std::string&) { ::_exit(1); }));
            ::_exit(0);
        }
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QCOMPARE(WEXITSTATUS(status), 1);
        QCOMPARE(QDir(games()).entryList(QDir::Files | QDir::Hidden), QStringList());
        const QString half = games() + QStringLiteral("/.2026-01-31-201502-ann-ben.sduel.abcd1234.tmp");
        QFile file(half);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        QVERIFY(keep());
        QVERIFY(!QFile::exists(half));
    }

    /// There all names seem to be taken.
    void reportsAFolderThatCannotBeSearched() {
        QVERIFY(QDir().mkdir(games()));
        setMode(place_->path(), 0755);
        if (::geteuid() == 0)
            QCOMPARE(::chown(QFile::encodeName(games()).constData(), AsNobody::user, gid_t(-1)), 0);
        setMode(games(), 0600);
        const auto open = qScopeGuard([this] { setMode(games(), 0700); });
        const AsNobody nobody;
        if (!nobody.ok()) QSKIP("cannot give up the rights of root");
        QVERIFY(!keep());
    }

    void showsBeforehandWhatWillBeWritten() {
        QString reported;
        QByteArray before;
        const auto path = keepGame(games(), game(), [&](const QString& file, const std::string& bytes) {
            reported = file;
            before = bytesOf(file);
            QCOMPARE(QByteArray::fromStdString(bytes), whole_);
        });
        QVERIFY(path);
        QCOMPARE(reported, *path);
        QVERIFY(before != whole_);
    }

    /// Killed between keeping the game and removing the copy for recovery, the next start knows that the game
    /// is in its file.
    void recoveryKnowsWhereTheGameGoes() {
        Links links;
        const Desk ann;
        OpenDocuments open;
        Autosave autosave(open, ann.folder.filePath(QStringLiteral("recovery")), 60'000);
        auto made = beginLanGame(std::move(links.ann), tokenBattleTable(), games());
        DuelDocument& document = *made;
        open.add(std::move(made), *ann.workspace);
        const QString copy = autosave.ownFolder() + QStringLiteral("/1");
        int reported = 0;
        connect(&document, &Document::aboutToWrite, this, [&](const QString& path, const std::string& bytes) {
            ++reported;
            const auto record = recordFromJson(bytesOf(copy + QStringLiteral(".json")).toStdString());
            QVERIFY(record && record->path.isEmpty());
            QCOMPARE(record->saving.path, path);
            QCOMPARE(record->saving.hash, hashOf(bytes));
            QVERIFY(bytesOf(path).toStdString() != bytes);
            QVERIFY(QFile::exists(copy + QStringLiteral(".sduel")));
        });
        links.ben->resign();
        TRY_PATIENTLY(!document.isLive());
        QCOMPARE(reported, 1);
        QVERIFY(!document.isModified());
        QCOMPARE(QDir(games()).entryList(QDir::Files).size(), 1);
        autosave.flush();
        QVERIFY(!QFile::exists(copy + QStringLiteral(".sduel")));
        open.remove(&document);
    }

    void reportsWhyItCannot() {
        QFile inTheWay(games());
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        const auto path = keep();
        QVERIFY(!path);
        QCOMPARE(path.error().message.id, std::string_view("file/missing-folder"));
    }
};

STONEMASON_TEST(TestGameKeeper)
#include "test_game_keeper.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/profiles/profiles.h"
#include "editor/wastes/profiles/profile_file.h"
#include "tests/support/files.h"
#include "tests/support/profile.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;

/// The rules the window goes by, and the messages it has to show.
class TestProfiles : public QObject {
    Q_OBJECT

private slots:
    void init() {
        data_ = std::make_unique<QTemporaryDir>();
        qputenv("XDG_DATA_HOME", data_->path().toLocal8Bit());
        qputenv("XDG_DATA_DIRS", data_->path().toLocal8Bit());
        QVERIFY(QDir().mkpath(data_->filePath(QStringLiteral("stonemason/games"))));
    }

    void theBuiltInOnesAreThere() {
        const kings_conflict::LoadedProfiles loaded = kings_conflict::loadProfiles();
        QVERIFY(loaded.broken.empty());
        QCOMPARE(loaded.games.front().id, test::kingsConflict().id);
    }

    void onesOwnTakeTheirPlace() {
        put(ownRules().replace("a small juju", "a hole"));
        const kings_conflict::LoadedProfiles loaded = kings_conflict::loadProfiles();
        QVERIFY(loaded.broken.empty());
        QCOMPARE(loaded.games.size(), std::size_t(1));
        QCOMPARE(textIn(loaded.games.front().kings->words.trap, "en"), "a hole");
    }

    void theBuiltInOnesStandInForBrokenOnes() {
        put(ownRules().replace("\"rows\": 11", "\"rows\": 1000"));
        const kings_conflict::LoadedProfiles loaded = kings_conflict::loadProfiles();
        QCOMPARE(loaded.games.size(), std::size_t(1));
        QCOMPARE(loaded.games.front().board.rows, 11);
        QCOMPARE(loaded.broken.size(), std::size_t(1));
        QCOMPARE(loaded.broken.front().first, rules().toStdString());
        QCOMPARE(loaded.broken.front().second.field, "board.rows");
    }

    void onesOwnGamesStandBesideThem() {
        put("zz.json", QByteArray::fromStdString(test::testData("games/marsh.json")));
        put("sea.json", QByteArray::fromStdString(test::testData("games/sea-lords.json")));
        put("notes.txt", "no profile");
        const kings_conflict::LoadedProfiles loaded = kings_conflict::loadProfiles();
        QVERIFY(loaded.broken.empty());
        QCOMPARE(idsOf(loaded), std::string("kings-conflict sea-lords marsh "));
    }

    /// What counts is the id, not the name of the file.
    void anyFileMayReplaceABuiltInGame() {
        put("my-rules.json", ownRules().replace("a small juju", "a hole"));
        const kings_conflict::LoadedProfiles loaded = kings_conflict::loadProfiles();
        QVERIFY(loaded.broken.empty());
        QCOMPARE(idsOf(loaded), std::string("kings-conflict "));
        QCOMPARE(textIn(loaded.games.front().kings->words.trap, "en"), "a hole");
    }

    void aBrokenGameOfOnesOwnIsLeftOut() {
        put("marsh.json", "{\"format\": ");
        put("sea.json", QByteArray::fromStdString(test::testData("games/sea-lords.json")));
        const kings_conflict::LoadedProfiles loaded = kings_conflict::loadProfiles();
        QCOMPARE(idsOf(loaded), std::string("kings-conflict sea-lords "));
        QCOMPARE(loaded.broken.size(), std::size_t(1));
        QVERIFY(QString::fromStdString(loaded.broken.front().first).endsWith(QLatin1String("/marsh.json")));
        QVERIFY(!kings_conflict::hasBuiltIn(loaded.broken.front().first));
        QVERIFY(kings_conflict::hasBuiltIn(rules().toStdString()));
    }

    /// Whatever its name: the game it is of is there.
    void aBrokenChangeOfTheRulesLeavesThoseBuiltIn() {
        put("my-rules.json", ownRules().replace("\"rows\": 11", "\"rows\": 1000"));
        const kings_conflict::LoadedProfiles loaded = kings_conflict::loadProfiles();
        QCOMPARE(idsOf(loaded), std::string("kings-conflict "));
        QCOMPARE(loaded.broken.size(), std::size_t(1));
        QVERIFY(kings_conflict::hasBuiltIn(loaded.broken.front().first));
    }

    void theFirstOfTwoWithOneIdCounts() {
        put("a.json", QByteArray::fromStdString(test::testData("games/marsh.json")));
        put("b.json",
            QByteArray::fromStdString(test::testData("games/marsh.json")).replace("\"Marsh\"", "\"Mire\""));
        const kings_conflict::LoadedProfiles loaded = kings_conflict::loadProfiles();
        QCOMPARE(idsOf(loaded), std::string("kings-conflict marsh "));
        QCOMPARE(textIn(loaded.games.back().name, "en"), "Marsh");
        QCOMPARE(loaded.broken.size(), std::size_t(1));
        QVERIFY(QString::fromStdString(loaded.broken.front().first).endsWith(QLatin1String("/b.json")));
        QVERIFY(loaded.broken.front().second.message == (Message{"profile/id-taken", {"marsh", "a.json"}}));
        QCOMPARE(loaded.broken.front().second.field, "id");
    }

    void thePersonsOwnNumbersOfTheWastesCount() {
        wastes::LoadedWastes loaded = wastes::loadWastes();
        QVERIFY(loaded.broken.empty());
        QCOMPARE(loaded.profile.game, std::string("war-in-the-wastes"));
        QByteArray own = QByteArray::fromStdString(test::resourceData("wastes/war-in-the-wastes.json"));
        QVERIFY(QDir().mkpath(data_->filePath(QStringLiteral("stonemason/wastes"))));
        const char* name = "../wastes/war-in-the-wastes.json";
        put(name, QByteArray(own).replace("\"high\": {\"value\": 1", "\"high\": {\"value\": 2"));
        loaded = wastes::loadWastes();
        QVERIFY(loaded.broken.empty());
        QCOMPARE(loaded.profile.power.high, 2);
        put(name, own.replace("\"high\"", "\"higher\""));
        loaded = wastes::loadWastes();
        QCOMPARE(loaded.profile.power.high, 1);
        QCOMPARE(loaded.broken.size(), std::size_t(1));
    }

private:
    static std::string idsOf(const kings_conflict::LoadedProfiles& loaded) {
        std::string ids;
        for (const GameProfile& game : loaded.games)
            ids += game.id + ' ';
        return ids;
    }

    void put(const char* name, const QByteArray& bytes) const {
        QFile file(data_->filePath(QStringLiteral("stonemason/games/") + QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

    QString rules() const { return data_->filePath(QStringLiteral("stonemason/games/kings-conflict.json")); }

    static QByteArray ownRules() {
        QFile file(QStringLiteral(STONEMASON_RESOURCES "/games/kings-conflict.json"));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    void put(const QByteArray& bytes) const {
        QFile file(rules());
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

    std::unique_ptr<QTemporaryDir> data_;
};

STONEMASON_GUILESS_TEST(TestProfiles)
#include "test_profiles.moc"

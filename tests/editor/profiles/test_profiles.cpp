// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/profiles/profiles.h"
#include "tests/support/profile.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace stonemason;

/// The rules the window goes by, and those it has to tell of.
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
        const LoadedProfiles loaded = loadProfiles();
        QVERIFY(loaded.broken.empty());
        QCOMPARE(loaded.games.front().id, test::kingsConflict().id);
    }

    void onesOwnTakeTheirPlace() {
        put(ownRules().replace("a small juju", "a hole"));
        const LoadedProfiles loaded = loadProfiles();
        QVERIFY(loaded.broken.empty());
        QCOMPARE(loaded.games.size(), std::size_t(1));
        QCOMPARE(textIn(loaded.games.front().kings->words.trap, "en"), "a hole");
    }

    void theBuiltInOnesStandInForBrokenOnes() {
        put(ownRules().replace("\"rows\": 11", "\"rows\": 1000"));
        const LoadedProfiles loaded = loadProfiles();
        QCOMPARE(loaded.games.size(), std::size_t(1));
        QCOMPARE(loaded.games.front().board.rows, 11);
        QCOMPARE(loaded.broken.size(), std::size_t(1));
        QCOMPARE(loaded.broken.front().first, rules().toStdString());
        QCOMPARE(loaded.broken.front().second.field, "board.rows");
    }

private:
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

QTEST_GUILESS_MAIN(TestProfiles)
#include "test_profiles.moc"

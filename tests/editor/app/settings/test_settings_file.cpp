// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/settings/settings_file.h"
#include "tests/core/format/file_folder.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <functional>

using namespace stonemason;

namespace {

constexpr const char* file = "settings.json";
constexpr const char* aside = "settings.json.broken";
const QString number = QStringLiteral("number");
const QString word = QStringLiteral("word");
const QByteArray whole = R"({
    "number": 12,
    "word": "twelve"
}
)";

} // namespace

/// Whatever is in the place of the settings file, the program starts, reports what happened to the file, and
/// continues to store settings where it can.
class TestSettingsFile : public test::FileFolder {
    Q_OBJECT

    QString path() const { return folder_->filePath(QString::fromLatin1(file)); }
    std::string nativePath() const { return test::FileFolder::path(file); }

    /// The file was quarantined, and the program remembers from here on.
    void verifyQuarantined() const {
        {
            SettingsFile settings(path());
            QVERIFY(settings.fault() && settings.fault()->quarantined);
            QVERIFY(settings.value(number).isUndefined());
            settings.setValue(number, 5);
        }
        const SettingsFile again(path());
        QVERIFY(!again.fault());
        QCOMPARE(again.value(number).toInt(), 5);
        QCOMPARE(names(), (QStringList{QString::fromLatin1(file), QString::fromLatin1(aside)}));
    }

private slots:
    void init() { makeFolder(); }

    void remembers() {
        {
            SettingsFile settings(path());
            QVERIFY(!settings.fault());
            settings.setValue(number, 12);
            settings.setValue(word, QStringLiteral("twelve"));
        }
        QCOMPARE(bytesOf(file), whole);
        const SettingsFile again(path());
        QCOMPARE(again.value(number).toInt(), 12);
        QCOMPARE(again.value(word).toString(), QStringLiteral("twelve"));
    }

    void forgetsWhatIsRemoved() {
        put(file, whole);
        SettingsFile other(path());
        {
            SettingsFile settings(path());
            settings.setValue(QStringLiteral("never there"), QJsonValue::Undefined);
            settings.setValue(word, QJsonValue::Undefined);
            QVERIFY(settings.value(word).isUndefined());
        }
        other.setValue(number, 13);
        QVERIFY(other.sync());
        QCOMPARE(bytesOf(file), "{\n    \"number\": 13\n}\n");
    }

    void writesByItself() {
        SettingsFile settings(path());
        settings.setValue(number, 12);
        QTRY_VERIFY(names().contains(QString::fromLatin1(file)));
    }

    void whatIsTheSameIsNotWritten() {
        put(file, "{\"number\":12}");
        SettingsFile settings(path());
        settings.setValue(number, 12);
        QVERIFY(settings.sync());
        QCOMPARE(bytesOf(file), "{\"number\":12}");
    }

    void twoProgramsPutTogetherWhatTheyChange() {
        SettingsFile one(path());
        SettingsFile two(path());
        one.setValue(number, 12);
        two.setValue(word, QStringLiteral("twelve"));
        QVERIFY(one.sync() && two.sync());
        QCOMPARE(bytesOf(file), whole);
        QCOMPARE(two.value(number).toInt(), 12);
    }

    void cutShortAnywhereItIsQuarantined() {
        for (qsizetype length = 0; length < whole.size() - 2; ++length) { // without "}\n" at least
            makeFolder();
            put(file, whole.first(length));
            verifyQuarantined();
            QCOMPARE(bytesOf(aside), whole.first(length));
        }
    }

    /// Some of these are settings all the same, with other names or values.
    void anyFlippedBitLetsTheProgramStart() {
        int broken = 0;
        for (qsizetype bit = 0; bit < 8 * whole.size(); ++bit) {
            QByteArray bytes = whole;
            bytes[bit / 8] = char(bytes[bit / 8] ^ (1 << bit % 8));
            put(file, bytes);
            SettingsFile settings(path());
            if (!settings.fault()) continue;
            ++broken;
            QVERIFY(settings.fault()->quarantined);
            QCOMPARE(bytesOf(aside), bytes);
        }
        QVERIFY(broken > 100);
    }

    void noiseIsQuarantined() {
        test::Random random(3);
        for (int i = 0; i < 300; ++i) {
            makeFolder();
            QByteArray noise(1 + random.below(3000), '\0');
            for (char& byte : noise)
                byte = char(random.below(256));
            put(file, noise);
            verifyQuarantined();
        }
    }

    void whatIsNoObjectIsQuarantined_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("list") << QByteArray("[1, 2]");
        QTest::newRow("word") << QByteArray("\"settings\"");
        QTest::newRow("settings of another kind") << QByteArray("[window]\nappearance=dark\n");
        QTest::newRow("deeply nested") << QByteArray(100'000, '[');
        QTest::newRow("huge") << QByteArray("{\"number\": 1").append(2'000'000, ' ').append('}');
    }
    void whatIsNoObjectIsQuarantined() {
        QFETCH(QByteArray, bytes);
        put(file, bytes);
        verifyQuarantined();
        QCOMPARE(bytesOf(aside), bytes);
    }

    void whatIsNoFileIsQuarantined_data() {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"folder", "full folder", "fifo", "link to nothing", "link in a circle"})
            QTest::newRow(kind) << QString::fromLatin1(kind);
    }
    void whatIsNoFileIsQuarantined() {
        QFETCH(QString, kind);
        if (kind.endsWith(QStringLiteral("folder"))) QVERIFY(QDir().mkdir(path()));
        if (kind == QStringLiteral("full folder")) put("settings.json/map", "precious");
        if (kind == QStringLiteral("fifo")) QCOMPARE(::mkfifo(nativePath().c_str(), 0600), 0);
        if (kind == QStringLiteral("link to nothing"))
            QVERIFY(QFile::link(QStringLiteral("/no/such/file"), path()));
        if (kind == QStringLiteral("link in a circle")) QVERIFY(QFile::link(path(), path()));
        verifyQuarantined();
        if (kind == QStringLiteral("full folder")) QCOMPARE(bytesOf("settings.json.broken/map"), "precious");
    }

    void anEarlierQuarantinedOneIsReplaced() {
        put(aside, "older");
        put(file, "newer");
        verifyQuarantined();
        QCOMPARE(bytesOf(aside), "newer");
    }

    /// Then nothing is remembered, and nothing waits.
    void whatCannotBeQuarantinedStays_data() {
        QTest::addColumn<bool>("fifo");
        QTest::newRow("rubbish") << false;
        QTest::newRow("fifo") << true;
    }
    void whatCannotBeQuarantinedStays() {
        QFETCH(bool, fifo);
        QVERIFY(QDir(folder_->path()).mkpath(QStringLiteral("settings.json.broken/in the way")));
        if (fifo)
            QCOMPARE(::mkfifo(nativePath().c_str(), 0600), 0);
        else
            put(file, "rubbish");
        SettingsFile settings(path());
        QVERIFY(settings.fault() && !settings.fault()->quarantined);
        settings.setValue(number, 5);
        QVERIFY(!settings.sync());
        QCOMPARE(settings.value(number).toInt(), 5);
        if (!fifo) QCOMPARE(bytesOf(file), "rubbish");
    }

    /// As the program that stored settings with a lock beside them left it when it was killed.
    void nothingBesideTheFileIsWaitedFor() {
        put("settings.json.lock", "");
        SettingsFile settings(path());
        settings.setValue(number, 5);
        QVERIFY(settings.sync());
    }

    void whatAKilledWriterLeftGoes() {
        put(file, whole);
        put(".settings.json.abcdefgh.tmp", "{");
        const SettingsFile settings(path());
        QCOMPARE(names(), QStringList{QString::fromLatin1(file)});
    }
};

STONEMASON_GUILESS_TEST(TestSettingsFile)
#include "test_settings_file.moc"

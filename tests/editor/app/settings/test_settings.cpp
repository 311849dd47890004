// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/settings/settings.h"
#include "editor/app/widgets/appearance.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace stonemason;

namespace {

// What a game remembers.
constexpr SettingKey<QString> toyTempo{"toy/tempo"};
constexpr SettingKey<QString> toyForm{"toy/form"};
constexpr SettingKey<QString> toyOrder{"toy/order"};
constexpr SettingKey<int> toyWidth{"toy/width"};
constexpr SettingKey<int> toyHeight{"toy/height"};

} // namespace

class TestSettings : public QObject {
    Q_OBJECT

private slots:
    void remembers();
    void wrongValuesAreNotSet();
    void numbersStayInTheirRange();
    void keepsWhatAnotherVersionRemembers();
    void goesOnWhereNothingCanBeWritten();
    void palettesKeepTheirContrast_data();
    void palettesKeepTheirContrast();
};

void TestSettings::remembers() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("s.json"));
    {
        Settings settings(file);
        QCOMPARE(settings.value(setting::appearance), Appearance::System);
        settings.setValue(setting::appearance, Appearance::Dark);
        settings.setValue(setting::recentFiles,
                          {QStringLiteral("/a/ü,b;c=\"d\".smap"), QStringLiteral("/b")});
        settings.setValue(setting::folder, folder.path());
        QVERIFY(settings.value(toyTempo).isEmpty() && settings.value(toyForm).isEmpty());
        settings.setValue(toyTempo, QStringLiteral("slow"));
        settings.setValue(toyForm, QStringLiteral("{\"mode\":1,\"deck0\":{\"name\":\"a;b\"}}"));
        settings.setValue(setting::windowLayout, QByteArray("\0\1\xff", 3), QStringLiteral("map"));
        settings.setValue(toyWidth, 96);
        settings.setValue(toyOrder, QStringLiteral("value"));
        settings.setValue(toyHeight, 480);
        QVERIFY(!settings.value(setting::tourOffered));
        settings.setValue(setting::tourOffered, true);
        settings.setValue(setting::motion, Motion::Full);
        settings.setValue(setting::textSize, 140);
        settings.setValue(setting::language, QStringLiteral("pl"));
        settings.setValue(setting::autosaveSeconds, 7);
        settings.setValue(setting::reopens, true);
        settings.setValue(setting::recentFileCount, 0);
        QVERIFY(!settings.value(setting::commandKeys, QStringLiteral("map.brush")));
        settings.setValue(setting::commandKeys, QStringLiteral("Ctrl+,; Ctrl+;; \""),
                          QStringLiteral("map.brush"));
        settings.setValue(setting::commandKeys, QString(), QStringLiteral("map.line"));
        settings.setValue(setting::commandKeys, QStringLiteral("F"), QStringLiteral("map.fill"));
        settings.setValue(setting::commandKeys, std::nullopt, QStringLiteral("map.fill"));
    }
    const Settings settings(file);
    QVERIFY(!settings.file().fault());
    QCOMPARE(settings.value(setting::appearance), Appearance::Dark);
    QCOMPARE(settings.value(setting::recentFiles),
             QStringList({QStringLiteral("/a/ü,b;c=\"d\".smap"), QStringLiteral("/b")}));
    QCOMPARE(settings.folder(), folder.path());
    QCOMPARE(settings.value(toyTempo), QStringLiteral("slow"));
    QCOMPARE(settings.value(toyForm), QStringLiteral("{\"mode\":1,\"deck0\":{\"name\":\"a;b\"}}"));
    QCOMPARE(settings.value(setting::windowLayout, QStringLiteral("map")), QByteArray("\0\1\xff", 3));
    QCOMPARE(settings.value(toyWidth), 96);
    QCOMPARE(settings.value(toyOrder), QStringLiteral("value"));
    QCOMPARE(settings.value(toyHeight), 480);
    QVERIFY(settings.value(setting::tourOffered));
    QCOMPARE(settings.value(setting::motion), Motion::Full);
    QCOMPARE(settings.value(setting::textSize), 140);
    QCOMPARE(settings.value(setting::language), QStringLiteral("pl"));
    QCOMPARE(settings.value(setting::autosaveSeconds), 7);
    QVERIFY(settings.value(setting::reopens));
    QCOMPARE(settings.value(setting::recentFileCount), 0);
    QCOMPARE(settings.value(setting::commandKeys, QStringLiteral("map.brush")),
             QStringLiteral("Ctrl+,; Ctrl+;; \""));
    QCOMPARE(settings.value(setting::commandKeys, QStringLiteral("map.line")), QString());
    QVERIFY(!settings.value(setting::commandKeys, QStringLiteral("map.fill")));
}

void TestSettings::wrongValuesAreNotSet() {
    const QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("s.json"));
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"window/appearance": "purple", "window/geometry": 7, "layout/map": "no base64!",
                   "toy/width": "wide", "toy/height": -9, "toy/order": ["value"],
                   "files/recent": ["relative.smap", "/good.smap", {}, "/good.smap"],
                   "files/folder": "/no/such/folder", "window/motion": "wild", "window/textSize": 1e300,
                   "files/recentCount": -4, "files/autosaveSeconds": "soon", "files/reopen": "yes",
                   "files/open": ["here.smap", "/there.smap"], "keys/map.brush": 7, "guide/zoom": [],
                   "tour/offered": "yes"})");
    file.close();
    const Settings settings(name);
    QVERIFY(!settings.file().fault());
    QCOMPARE(settings.value(setting::appearance), Appearance::System);
    QVERIFY(settings.value(setting::windowLayout, QStringLiteral("map")).isEmpty());
    QVERIFY(settings.value(setting::windowGeometry).isEmpty());
    QCOMPARE(settings.value(setting::motion), Motion::System);
    QCOMPARE(settings.value(setting::textSize), setting::textSize.most);
    QCOMPARE(settings.value(setting::recentFileCount), 0);
    QCOMPARE(settings.value(setting::autosaveSeconds), setting::autosaveSeconds.otherwise);
    QCOMPARE(settings.value(setting::openFiles), QStringList(QStringLiteral("/there.smap")));
    QVERIFY(!settings.value(setting::reopens));
    QVERIFY(!settings.value(setting::commandKeys, QStringLiteral("map.brush")));
    QCOMPARE(settings.value(setting::guideZoom), 100);
    QVERIFY(!settings.value(setting::tourOffered));
    QCOMPARE(settings.value(toyWidth), 0);
    QCOMPARE(settings.value(toyHeight), 0);
    QVERIFY(settings.value(toyOrder).isEmpty());
    QCOMPARE(settings.value(setting::recentFiles), QStringList(QStringLiteral("/good.smap")));
    QVERIFY(QFile::exists(settings.folder()));
}

void TestSettings::numbersStayInTheirRange() {
    for (const auto& key : {setting::textSize, setting::autosaveSeconds, setting::recentFileCount,
                            setting::guideZoom, toyWidth, toyHeight}) {
        QVERIFY(key.least <= key.otherwise && key.otherwise <= key.most);
        QCOMPARE(key.read(-1e300), key.least);
        QCOMPARE(key.read(1e300), key.most);
        QCOMPARE(key.read(key.least - 0.5), key.least);
        QCOMPARE(key.read(key.otherwise + 0.5), key.otherwise);
        for (const QJsonValue& value : {QJsonValue(), QJsonValue(QJsonValue::Undefined), QJsonValue(true),
                                        QJsonValue(QStringLiteral("150")), QJsonValue(QJsonArray{150})})
            QCOMPARE(key.read(value), key.otherwise);
    }
}

/// What is not known here, or not understood, may be another program's.
void TestSettings::keepsWhatAnotherVersionRemembers() {
    const QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("s.json"));
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"world/seed": {"of": [1, 2]}, "window/motion": "wild", "window/textSize": 900})");
    file.close();
    {
        Settings settings(name);
        QCOMPARE(settings.value(setting::textSize), setting::textSize.most);
        settings.setValue(toyWidth, 96);
        QVERIFY(settings.sync());
    }
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject expected{
        {QStringLiteral("world/seed"), QJsonObject{{QStringLiteral("of"), QJsonArray{1, 2}}}},
        {QStringLiteral("window/motion"), QStringLiteral("wild")},
        {QStringLiteral("window/textSize"), 900},
        {QStringLiteral("toy/width"), 96}};
    QCOMPARE(QJsonDocument::fromJson(file.readAll()).object(), expected);
}

void TestSettings::goesOnWhereNothingCanBeWritten() {
    Settings settings(QStringLiteral("/proc/no/such/place/s.json"));
    settings.setValue(setting::appearance, Appearance::Dark);
    QVERIFY(!settings.sync());
    QCOMPARE(settings.value(setting::appearance), Appearance::Dark);
}

void TestSettings::palettesKeepTheirContrast_data() {
    QTest::addColumn<QPalette>("palette");
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << lightPalette() << false;
    QTest::newRow("dark") << darkPalette() << true;
}

void TestSettings::palettesKeepTheirContrast() {
    QFETCH(QPalette, palette);
    QFETCH(bool, dark);
    QCOMPARE(isDark(palette), dark);
    const auto between = [&](QPalette::ColorRole a, QPalette::ColorRole b) {
        return contrast(palette.color(a), palette.color(b));
    };
    QVERIFY(between(QPalette::WindowText, QPalette::Window) >= 7);
    QVERIFY(between(QPalette::Text, QPalette::Base) >= 7);
    QVERIFY(between(QPalette::Text, QPalette::AlternateBase) >= 7);
    QVERIFY(between(QPalette::ButtonText, QPalette::Button) >= 7);
    QVERIFY(between(QPalette::ToolTipText, QPalette::ToolTipBase) >= 7);
    QVERIFY(between(QPalette::PlaceholderText, QPalette::Base) >= 4.5);
    QVERIFY(between(QPalette::HighlightedText, QPalette::Highlight) >= 4.5);
    QVERIFY(between(QPalette::Highlight, QPalette::Window) >= 4.5);
    QVERIFY(between(QPalette::Highlight, QPalette::Base) >= 4.5);
    QVERIFY(between(QPalette::Link, QPalette::Base) >= 4.5);
}

STONEMASON_GUILESS_TEST(TestSettings)
#include "test_settings.moc"

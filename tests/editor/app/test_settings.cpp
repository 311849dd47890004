// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/palette.h"
#include "editor/app/settings.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace stonemason;

class TestSettings : public QObject {
    Q_OBJECT

private slots:
    void remembers();
    void wrongValuesAreNotSet();
    void goesOnWhereNothingCanBeWritten();
    void palettesKeepTheirContrast_data();
    void palettesKeepTheirContrast();
};

void TestSettings::remembers() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("s.json"));
    {
        Settings settings(file);
        QCOMPARE(settings.appearance(), Appearance::System);
        settings.setAppearance(Appearance::Dark);
        settings.setRecentFiles({QStringLiteral("/a/ü,b;c=\"d\".smap"), QStringLiteral("/b")});
        settings.setFolder(folder.path());
        QVERIFY(settings.duelTempo().isEmpty() && settings.newDuel().isEmpty());
        settings.setDuelTempo(QStringLiteral("slow"));
        settings.setNewDuel(QStringLiteral("{\"mode\":1,\"deck0\":{\"name\":\"a;b\"}}"));
        settings.setWindowLayout(QStringLiteral("map"), QByteArray("\0\1\xff", 3));
        settings.setCardWidth(96);
        settings.setCardOrder(QStringLiteral("value"));
        settings.setStacksWidth(480);
        QVERIFY(!settings.tourOffered());
        settings.setTourOffered(true);
        settings.setMotion(Motion::Full);
        settings.setTextSize(140);
        settings.setLanguage(QStringLiteral("pl"));
        settings.setAutosaveSeconds(7);
        settings.setReopens(true);
        settings.setRecentFileCount(0);
        QVERIFY(!settings.keys(QStringLiteral("map.brush")));
        settings.setKeys(QStringLiteral("map.brush"), QStringLiteral("Ctrl+,; Ctrl+;; \""));
        settings.setKeys(QStringLiteral("map.line"), QString());
        settings.setKeys(QStringLiteral("map.fill"), QStringLiteral("F"));
        settings.forgetKeys(QStringLiteral("map.fill"));
    }
    const Settings settings(file);
    QVERIFY(!settings.file().fault());
    QCOMPARE(settings.appearance(), Appearance::Dark);
    QCOMPARE(settings.recentFiles(),
             QStringList({QStringLiteral("/a/ü,b;c=\"d\".smap"), QStringLiteral("/b")}));
    QCOMPARE(settings.folder(), folder.path());
    QCOMPARE(settings.duelTempo(), QStringLiteral("slow"));
    QCOMPARE(settings.newDuel(), QStringLiteral("{\"mode\":1,\"deck0\":{\"name\":\"a;b\"}}"));
    QCOMPARE(settings.windowLayout(QStringLiteral("map")), QByteArray("\0\1\xff", 3));
    QCOMPARE(settings.cardWidth(), 96);
    QCOMPARE(settings.cardOrder(), QStringLiteral("value"));
    QCOMPARE(settings.stacksWidth(), 480);
    QVERIFY(settings.tourOffered());
    QCOMPARE(settings.motion(), Motion::Full);
    QCOMPARE(settings.textSize(), 140);
    QCOMPARE(settings.language(), QStringLiteral("pl"));
    QCOMPARE(settings.autosaveSeconds(), 7);
    QVERIFY(settings.reopens());
    QCOMPARE(settings.recentFileCount(), 0);
    QCOMPARE(settings.keys(QStringLiteral("map.brush")), QStringLiteral("Ctrl+,; Ctrl+;; \""));
    QCOMPARE(settings.keys(QStringLiteral("map.line")), QString());
    QVERIFY(!settings.keys(QStringLiteral("map.fill")));
}

void TestSettings::wrongValuesAreNotSet() {
    const QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("s.json"));
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"window/appearance": "purple", "window/geometry": 7, "layout/map": "no base64!",
                   "decks/cardWidth": "wide", "decks/stacksWidth": -9, "decks/cardOrder": ["value"],
                   "files/recent": ["relative.smap", "/good.smap", {}, "/good.smap"],
                   "files/folder": "/no/such/folder", "window/motion": "wild", "window/textSize": 1e300,
                   "files/recentCount": -4, "files/autosaveSeconds": "soon", "files/reopen": "yes",
                   "files/open": ["here.smap", "/there.smap"], "keys/map.brush": 7, "guide/zoom": [],
                   "tour/offered": "yes"})");
    file.close();
    const Settings settings(name);
    QVERIFY(!settings.file().fault());
    QCOMPARE(settings.appearance(), Appearance::System);
    QVERIFY(settings.windowLayout(QStringLiteral("map")).isEmpty());
    QVERIFY(settings.windowGeometry().isEmpty());
    QCOMPARE(settings.motion(), Motion::System);
    QCOMPARE(settings.textSize(), Settings::mostTextSize);
    QCOMPARE(settings.recentFileCount(), 0);
    QCOMPARE(settings.autosaveSeconds(), Settings::defaultAutosave);
    QCOMPARE(settings.openFiles(), QStringList(QStringLiteral("/there.smap")));
    QVERIFY(!settings.reopens());
    QVERIFY(!settings.keys(QStringLiteral("map.brush")));
    QCOMPARE(settings.guideZoom(), 100);
    QVERIFY(!settings.tourOffered());
    QCOMPARE(settings.cardWidth(), 0);
    QCOMPARE(settings.stacksWidth(), 0);
    QVERIFY(settings.cardOrder().isEmpty());
    QCOMPARE(settings.recentFiles(), QStringList(QStringLiteral("/good.smap")));
    QVERIFY(QFile::exists(settings.folder()));
}

void TestSettings::goesOnWhereNothingCanBeWritten() {
    Settings settings(QStringLiteral("/proc/no/such/place/s.json"));
    settings.setAppearance(Appearance::Dark);
    QVERIFY(!settings.sync());
    QCOMPARE(settings.appearance(), Appearance::Dark);
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

QTEST_GUILESS_MAIN(TestSettings)
#include "test_settings.moc"

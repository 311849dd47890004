// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QMimeDatabase>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

/// What a desktop makes of files once the program is installed. The types are those of an installation,
/// compiled by update-mime-database into a folder of the test's own, beside the desktop's common ones.
class TestFileTypes : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY(scratch_.isValid());
        const QDir mime(scratch_.filePath(QStringLiteral("mime")));
        QVERIFY(mime.mkpath(QStringLiteral("packages")));
        const QString common = QStringLiteral("/usr/share/mime/packages/freedesktop.org.xml");
        const QString own = QStringLiteral(STONEMASON_SHARE "/mime/packages/stonemason.xml");
        QVERIFY2(QFile::copy(common, mime.filePath(QStringLiteral("packages/freedesktop.org.xml"))),
                 "the package shared-mime-info is missing");
        QVERIFY(QFile::copy(own, mime.filePath(QStringLiteral("packages/stonemason.xml"))));

        qputenv("XDG_DATA_DIRS", QFile::encodeName(scratch_.path()));
        qputenv("XDG_DATA_HOME", QFile::encodeName(scratch_.filePath(QStringLiteral("home"))));
        QProcess compiler;
        compiler.start(QStringLiteral("update-mime-database"), {mime.path()});
        QVERIFY2(compiler.waitForFinished(), qPrintable(compiler.errorString()));
        QCOMPARE(compiler.readAllStandardError(), QByteArray());
        QCOMPARE(compiler.exitCode(), 0);
    }

    void knowsFiles_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("type");
        const auto row = [](const char* title, const char* name, const QByteArray& content,
                            const char* type) {
            QTest::newRow(title) << QString::fromLatin1(name) << content << QString::fromLatin1(type);
        };
        const char* const map = "application/x-stonemason-map+json";
        const char* const decks = "application/x-stonemason-decks+json";
        const char* const duel = "application/x-stonemason-duel+json";
        row("a map by its ending", "a.smap", "", map);
        row("a library by its ending", "a.sdeck", "", decks);
        row("a game by its ending", "a.sduel", "", duel);
        const char* const board = "application/x-stonemason-board+json";
        const char* const war = "application/x-stonemason-war+json";
        row("a board by its ending", "a.sboard", "", board);
        row("a game on a board by its ending", "a.swar", "", war);
        const char* const ambush = "application/x-stonemason-ambush+json";
        row("a pattern by its ending", "a.ambush", "", ambush);
        row("a pattern by its content", "a", bytes("resources/patterns/6-sparse.ambush"), ambush);
        const char* const made = "application/x-stonemason-template+json";
        row("a template by its ending", "a.ztemplate", "", made);
        row("a template by its content", "a", bytes("resources/templates/two-fords.ztemplate"), made);
        const char* const world = "application/x-pocket-heroes-map";
        row("a world by its ending", "a.hmm", "", world);
        const char* const playable = "application/x-pocket-heroes-playable-map";
        row("a world for the game by its ending", "a.phm", "", playable);
        row("a world for the game by its content", "a", QByteArray("GMAP\x39\0\0\0", 8), playable);
        row("a world by its content", "a", QByteArray("\x78\x52\x23\x76\x19\0\0\0\0", 9), world);
        row("an old world by its content", "a", QByteArray("\x78\x52\x23\x76\x18\0\0\0\0", 9), world);
        row("a board by its content", "a", bytes("resources/boards/two-players.sboard"), board);
        row("a game on a board by its content", "a", bytes("tests/fuzz/corpus/swar/won.swar"), war);
        row("a map in capitals", "A.SMAP", "", map);
        row("a map with its keys in another order", "a.smap", R"({"version": 1, "format": "stonemason-map"})",
            map);
        row("a map by its content", "a", bytes("resources/maps/the-crossing.smap"), map);
        row("a library by its content", "a", bytes("resources/decks/first-decks.sdeck"), decks);
        row("a game by its content", "a", bytes("tests/fuzz/corpus/game_record/finished.sduel"), duel);
        row("a compact map", "a", R"({"format":"stonemason-map","version":1})", map);
        row("a map behind a byte order mark", "a", bytes("tests/fuzz/corpus/smap/unknown.smap"), map);
        row("a map with wide indentation", "a", "{\r\n        \"format\" :   \"stonemason-map\",", map);
    }

    void knowsFiles() {
        QFETCH(QString, name);
        QFETCH(QByteArray, content);
        QFETCH(QString, type);
        QCOMPARE(QMimeDatabase().mimeTypeForFileNameAndData(name, content).name(), type);
    }

    void leavesOtherFilesAlone_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        const auto row = [](const char* title, const char* name, const QByteArray& content) {
            QTest::newRow(title) << QString::fromLatin1(name) << content;
        };
        row("JSON by its ending", "a.json", "");
        row("the schema of maps", "a.json", bytes("resources/schema/smap.schema.json"));
        row("rules of games", "a", bytes("resources/duels/token-battle.json"));
        row("a game profile", "a", bytes("resources/games/kings-conflict.json"));
        row("JSON that is named after a map", "a", R"({"name": "stonemason-map"})");
        row("another format", "a", R"({"format": "other", "is not": "a stonemason-map"})");
        row("what begins as a world of no known version", "a", QByteArray("\x78\x52\x23\x76\x17\0\0\0\0", 9));
        row("talk of maps", "a", R"(A file with the "format" of a "stonemason-map" is a map.)");
    }

    void leavesOtherFilesAlone() {
        QFETCH(QString, name);
        QFETCH(QByteArray, content);
        const QString type = QMimeDatabase().mimeTypeForFileNameAndData(name, content).name();
        QVERIFY2(!type.contains(QLatin1String("stonemason")), qPrintable(type));
    }

    void opensAsTextToo_data() { eachType(); }

    void opensAsTextToo() {
        QFETCH(QString, type);
        const QMimeType found = QMimeDatabase().mimeTypeForName(type);
        QVERIFY(found.isValid());
        QVERIFY(found.inherits(QStringLiteral("application/json")));
        QVERIFY(found.inherits(QStringLiteral("text/plain")));
    }

    void hasIcons_data() {
        eachType();
        addWorlds();
    }

    void hasIcons() {
        QFETCH(QString, type);
        const QString icon = QMimeDatabase().mimeTypeForName(type).iconName();
        verifyIcons(QStringLiteral("mimetypes"), icon);
    }

    void programHasIcons() { verifyIcons(QStringLiteral("apps"), QStringLiteral("stonemason")); }

    void programOpensEveryType_data() { hasIcons_data(); }

    void programOpensEveryType() {
        QFETCH(QString, type);
        QFile entry(QStringLiteral(STONEMASON_SHARE "/applications/stonemason.desktop"));
        QVERIFY(entry.open(QIODevice::ReadOnly));
        const QByteArray text = entry.readAll();
        const qsizetype begin = text.indexOf("\nMimeType=");
        QVERIFY(begin >= 0);
        const QByteArray types = text.mid(begin + 10, text.indexOf('\n', begin + 1) - begin - 10);
        QVERIFY(types.split(';').contains(type.toLatin1()));
    }

private:
    static QByteArray bytes(const char* path) {
        QFile file(QStringLiteral(STONEMASON_PACKAGING "/../") + QString::fromLatin1(path));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArrayLiteral("missing");
    }

    static void eachType() {
        QTest::addColumn<QString>("type");
        for (const char* kind : {"map", "decks", "duel", "board", "war", "ambush", "template"})
            QTest::newRow(kind)
                << QStringLiteral("application/x-stonemason-%1+json").arg(QLatin1String(kind));
    }

    /// The one type that is no JSON.
    static void addWorlds() { QTest::newRow("world") << QStringLiteral("application/x-pocket-heroes-map"); }

    static void verifyIcons(const QString& kind, const QString& icon) {
        const QDir theme(QStringLiteral(STONEMASON_SHARE "/icons/hicolor"));
        const QString drawing = QStringLiteral("scalable/%1/%2.svg").arg(kind, icon);
        QVERIFY2(theme.exists(drawing), qPrintable(drawing));
        for (const int size : {16, 22, 24, 32, 48, 64, 128, 256}) {
            const QString path = QStringLiteral("%1x%1/%2/%3.png").arg(size).arg(kind, icon);
            const QImage picture(theme.filePath(path));
            QVERIFY2(!picture.isNull(), qPrintable(path));
            QCOMPARE(picture.size(), QSize(size, size));
            QVERIFY2(qAlpha(picture.pixel(size / 2, size / 2)) > 0, qPrintable(path));
            QVERIFY2(qAlpha(picture.pixel(0, 0)) == 0, qPrintable(path));
        }
    }

    QTemporaryDir scratch_;
};

STONEMASON_GUILESS_TEST(TestFileTypes)
#include "test_file_types.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/pocket_heroes/format/template_file.h"
#include "core/pocket_heroes/format/template_limits.h"
#include "core/pocket_heroes/format/template_text.h"
#include "tests/support/error_text.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

namespace stonemason::pocket_heroes {

namespace {

std::string oldTextFile(const char* name) {
    QFile file(QStringLiteral(STONEMASON_TEST_DATA "/templates/%1").arg(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

QString textError(const std::string& text) {
    const auto read = readTemplateText(text);
    return read ? QStringLiteral("read") : QString::fromStdString(test::errorText(read.error()));
}

QStringList unreadIn(const std::string& text) {
    QStringList unread;
    for (const Error& loss : lossesWhenRead(text))
        unread += QString::fromStdString(test::errorText(loss));
    return unread;
}

QString writingError(const Template& made) {
    const auto written = writeTemplateText(made);
    return written ? QStringLiteral("written") : QString::fromStdString(test::errorText(written.error()));
}

} // namespace

class TestTemplateText : public QObject {
    Q_OBJECT

private slots:
    void readsFourZones() {
        const auto read = readTemplateText(oldTextFile("four-zones.txt"));
        QVERIFY(read.ok());
        QCOMPARE(read->zones.size(), std::size_t(4));
        QCOMPARE(int(read->zones[2].surface), int(Surface::Lava));
        QCOMPARE(read->links.size(), std::size_t(6));
        QVERIFY((read->links[5] == Link{2, 3, LinkKind::Regular, {0, 0}, {}}));
        QCOMPARE(read->zones[0].notes.size(), std::size_t(1));
        QVERIFY(read->zones[0].notes[0].above);
        QCOMPARE(read->notes.size(), std::size_t(2));
        QCOMPARE(QString::fromStdString(read->notes[1].text), QStringLiteral(" the links "));
    }

    void readsPlayersAndExtraFields() {
        const auto read = readTemplateText(oldTextFile("two-layers.txt"));
        QVERIFY(read.ok());
        QCOMPARE(read->zones.size(), std::size_t(9));
        QCOMPARE(read->links.size(), std::size_t(11));
        QCOMPARE(int(read->links[4].kind), int(LinkKind::Road));
        QCOMPARE(int(read->links[7].kind), int(LinkKind::Portal));
        QVERIFY((read->zones[0].castles == std::vector<ZoneCastle>{{Nation::Citadel, PlayerId::Red}}));
        QVERIFY((read->zones[1].castles == std::vector<ZoneCastle>{{Nation::Necropolis, PlayerId::Green}}));
        QCOMPARE(read->zones[4].notes.size(), std::size_t(2));
        QVERIFY(read->zones[4].notes[0].above);
        QVERIFY(!read->zones[4].notes[1].above);
        QVERIFY(!read->config.spawnHeroAtCastle);
        QVERIFY(readTemplateText("9,sand;tower,0,1")->config.spawnHeroAtCastle);
    }

    void readsBackWithItsComments_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("four zones") << QString::fromStdString(oldTextFile("four-zones.txt"));
        QTest::newRow("two layers") << QString::fromStdString(oldTextFile("two-layers.txt"));
        QTest::newRow("everywhere") << QStringLiteral(
            "#a##b#\n#c#5#d#0,#e#sand#f#;#g# #h\nh#\n#i# 0#j#-#k#0#l#;#m#\n#n#tower,#o#0;#p#\n#q#");
        QTest::newRow("players first") << QStringLiteral("#a# tower, 0, 2; #b#\n50, sand;\n#c#\n0-0; #d#");
        QTest::newRow("nothing but a zone") << QStringLiteral("1,snow");
        QTest::newRow("comment alone") << QStringLiteral("#1#");
    }

    void readsBackWithItsComments() {
        QFETCH(QString, text);
        const auto read = readTemplateText(text.toStdString());
        QVERIFY(read.ok());
        const auto written = writeTemplateText(*read);
        QVERIFY(written.ok());
        const auto again = readTemplateText(*written);
        QVERIFY2(again.ok(), written->c_str());
        QVERIFY2(*again == *read, written->c_str());
        QCOMPARE(QString::fromStdString(*written).count('#'), text.count('#'));
    }

    void bearsWhatTheOldParserBore_data() {
        QTest::addColumn<QString>("text");
        // Each says the same as "50,grass;30,snow;0-1".
        for (const char* text :
             {"50,grass;30,snow;0-1", "50,grass;30,snow;0-1;", "5 0 , G r A s S ;\r\n30,Snow; 0 - 1",
              ";;50,grass;;;30,snow;0-1;;", "50,grass,9,x;30,snow,;0-1", "50,grass;30,snow;0-1more",
              "0-1;50,grass;30,snow", "50,grass;30,snow;0-1;1-0,1-1", "50,\n\tgrass;30,snow;0\n-1",
              "\xEF\xBB\xBF"
              "50,grass;30,snow;0-1",
              "5#;,;#0,grass;30,snow;0-1"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }

    void bearsWhatTheOldParserBore() {
        QFETCH(QString, text);
        const auto plain = readTemplateText("50,grass;30,snow;0-1");
        auto read = readTemplateText(text.toStdString());
        QVERIFY2(read.ok(), qPrintable(textError(text.toStdString())));
        read.value().zones[0].notes.clear();
        QVERIFY(*read == *plain);
        QVERIFY(looksLikeTemplateText(text.toStdString()) || text.startsWith('0'));
    }

    void namesTheLineOfWhatIsWrong_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* text, const char* error) {
            QTest::newRow(text) << QString(text) << QString(error);
        };
        row("50,grass;\n# never ends", "template/comment @2");
        row("50,grass;\n50,gras", "template/surface gras @2");
        row("50;\n", "template/zone 50 @1");
        row("\n5x,grass", "template/size 1 10000 @2");
        row("0,grass", "template/size 1 10000 @1");
        row("10001,grass", "template/size 1 10000 @1");
        row("50,grass;\n\n0-0,", "template/link  @3");
        row("50,grass;\n0-", "template/link 0- @2");
        row("50,grass;\n0-0,0:0", "template/link 0:0 @2");
        row("50,grass;\n10-0", "template/link 10-0 @2");
        row("50,grass;\ntower", "template/player tower @2");
        row("50,grass;\ntower,x", "template/player tower,x @2");
        row("50,grass;\ntower,0,y", "template/player tower,0,y @2");
        row("50,grass;\ntowel,0", "template/nation towel @2");
        row("50,grass;\ntower,1", "template/player-zone 1 @2");
        row("50,grass;tower,0;tower,0;tower,0;tower,0;tower,0;tower,0;\ntower,0",
            "template/players-many 6 @2");
        row("50,grass;\n\xFF", "json/utf8 @2");
        row(" \n", "file/empty");
    }

    void namesTheLineOfWhatIsWrong() {
        QFETCH(QString, text);
        QFETCH(QString, error);
        // QString would repair what is no UTF-8.
        const std::string bytes = error.startsWith("json/utf8") ? "50,grass;\n\xFF" : text.toStdString();
        QCOMPARE(textError(bytes), error);
    }

    void holdsItsLimits() {
        std::string zones;
        for (int i = 0; i < maximumZones; ++i)
            zones += "1,sand;";
        QCOMPARE(textError(zones), QStringLiteral("read"));
        QCOMPARE(textError(zones + "1,sand"), QStringLiteral("template/zones-many 200 @1"));
        std::string links = "1,sand;0-0";
        for (int i = 1; i < maximumZoneLinks; ++i)
            links += ",0-0";
        QCOMPARE(textError(links), QStringLiteral("read"));
        QCOMPARE(textError(links + ",0-0"), QStringLiteral("template/links-many 2000 @1"));
        std::string notes = "1,sand";
        for (int i = 0; i < maximumTemplateNotes; ++i)
            notes += "##";
        QCOMPARE(textError(notes), QStringLiteral("read"));
        QCOMPARE(textError(notes + "##"), QStringLiteral("template/notes-many 100 @1"));
        QCOMPARE(textError(std::string(maximumMapText + 1, '#')), QStringLiteral("file/too-large 1048576"));
    }

    /// What can be read can be written and read again; separators alone hold nothing that could be written.
    void separatorsAloneAreNoTemplate() {
        for (const char* text : {";", ";    ", " ;\n;;\t;\r\n"})
            QCOMPARE(textError(text), QStringLiteral("template/nothing"));
        const auto notes = readTemplateText("; # only a note #;");
        QVERIFY(notes.ok());
        QVERIFY(readTemplateText(writeTemplateText(*notes).value()).value() == *notes);
    }

    void reportsWhatItCannotWrite() {
        Template made;
        QCOMPARE(writingError(made), QStringLiteral("template/text-nothing"));
        made.zones.resize(11);
        made.links = {{0, 9, LinkKind::Road, {0, 0}, {}}};
        QCOMPARE(writingError(made), QStringLiteral("written"));
        made.links[0].second = 10;
        QCOMPARE(writingError(made), QStringLiteral("template/text-zones 10"));
        made.links.clear();
        made.zones[4].castles = {{Nation::Tower, PlayerId::Green}};
        QCOMPARE(writingError(made), QStringLiteral("template/text-players"));
        made.zones[5].castles = {{Nation::Tower, PlayerId::Red}};
        QCOMPARE(writingError(made), QStringLiteral("written"));
        made.zones[6].castles = {{Nation::Tower, PlayerId::Red}};
        QCOMPARE(writingError(made), QStringLiteral("template/text-players"));
        made.zones[6].castles.clear();
        made.zones[3].size = 0;
        QCOMPARE(writingError(made), QStringLiteral("template/text-zone 3"));
        made.zones[3].size = 1;
        made.notes = {{"#", false}};
        QCOMPARE(writingError(made), QStringLiteral("template/note"));
    }

    void reportsWhatItLoses() {
        const auto read = readTemplateText(oldTextFile("two-layers.txt"));
        QVERIFY(lossesOf(*read, TemplateFormat::Text).empty());
        Template rich = *read;
        rich.name = "Name";
        rich.zones[0].mines.push_back({});
        rich.zones[0].castles.push_back({});
        rich.zones[0].richness = 15;
        rich.links[0].guardLevel = {1, 1};
        rich.config.mapSize = 32;
        QCOMPARE(lossesOf(rich, TemplateFormat::Text).size(), std::size_t(6));
    }

    /// A hero for all or for none, and one list of links: more than that is reported with its line.
    void reportsWhatItPassesOver_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("unread");
        const auto row = [](const char* text, const QStringList& unread) {
            QTest::newRow(text) << QString(text) << unread;
        };
        row("9,sand;0-0;tower,0", {});
        row("9,sand;0-0;tower,0,1;citadel,0,1", {});
        row("9,sand;tower,0,0;citadel,0", {});
        row("9,sand;\ntower,0,1;\ncitadel,0", {"template/unread-heroes citadel,0 @3"});
        row("9,sand;\ntower,0,0;\ncitadel,0,2",
            {"template/unread-heroes tower,0,0 @2", "template/unread-heroes citadel,0,2 @3"});
        row("9,sand;\n0-0;\n0~0,0^0;\n0-0", {"template/unread-links 0~0,0^0 @3"});
        row("9,sand;\ntower,0,2;0-0;\n0-0;",
            {"template/unread-heroes tower,0,2 @2", "template/unread-links 0-0 @3"});
        row("9,sand;0-0;0-0;tower,7", {}); // an error says more
    }

    void reportsWhatItPassesOver() {
        QFETCH(QString, text);
        QFETCH(QStringList, unread);
        QCOMPARE(unreadIn(text.toStdString()), unread);
    }

    /// A hero at each castle is reported with the players, where there are some.
    void heroesNeedPlayers() {
        Template made;
        made.zones.resize(2);
        made.config.spawnHeroAtCastle = true;
        QCOMPARE(lossesOf(made, TemplateFormat::Text).size(), std::size_t(1));
        QCOMPARE(lossesOf(made, TemplateFormat::Text)[0].id, std::string_view("template/lost-config"));
        made.zones[1].castles = {{Nation::Tower, PlayerId::Red}};
        QVERIFY(lossesOf(made, TemplateFormat::Text).empty());
        QVERIFY(readTemplateText(*writeTemplateText(made))->config.spawnHeroAtCastle);
    }

    /// One sign # too few or too many, words that are misspelt, a text that ends early: refused as a
    /// template.
    void whatIsStrangeIsStillATemplate_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* text, const char* error) {
            QTest::newRow(text) << QString(text) << QString(error);
        };
        row("# zones\n50, grass;\n50, snow;\n0-1;\n", "template/comment @1");
        row("# zones #\n50, grass; # the first\n50, snow;\n0-1;\n", "template/comment @2");
        row("50, grass; #a#\n50, snow; #b\n0-1;\n", "template/comment @2");
        row("# a # b # \n50, grass;", "template/comment @1");
        row("50, gras; 50, snw; 0-1;", "template/surface gras @1");
        row("50, grass; 50, sn", "template/surface sn @1");
        row("50, grass; 50", "template/zone 50 @1");
        row("50, grass; 0-", "template/link 0- @1");
    }

    void whatIsStrangeIsStillATemplate() {
        QFETCH(QString, text);
        QFETCH(QString, error);
        QVERIFY(looksLikeTemplateText(text.toStdString()));
        QCOMPARE(textError(text.toStdString()), error);
    }

    /// The first excess part is reported with its line; nothing after it is parsed.
    void refusesWhereItIsTooMuch() {
        std::string zones;
        for (int zone = 0; zone <= maximumZones; ++zone)
            zones += "1,sand;\n";
        QCOMPARE(textError(zones + "# never ends"), QStringLiteral("template/zones-many 200 @201"));
        std::string players = "1,sand;\n";
        for (int player = 0; player <= playerCount; ++player)
            players += "tower,0;\n";
        QCOMPARE(textError(players + "#"), QStringLiteral("template/players-many 6 @8"));
        std::string notes = "1,sand;\n\n";
        for (int note = 0; note <= maximumTemplateNotes; ++note)
            notes += "##";
        QCOMPARE(textError(notes + "#"), QStringLiteral("template/notes-many 100 @3"));
    }

    void looksLikeNothingElse() {
        for (const char* text :
             {"50 50 50", "1,2,3;", "50;grass", "grass,50", "-1,grass", "....\n....", "0-1"})
            QVERIFY2(!looksLikeTemplateText(text), text);
        QVERIFY(looksLikeTemplateText("#x# 50,gras; 30,snow"));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestTemplateText)
#include "test_template_text.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/game_record.h"
#include "editor/ambush/pattern_workspace.h"
#include "editor/app/settings/settings.h"
#include "editor/app/widgets/appearance.h"
#include "editor/app/window/document_tabs.h"
#include "editor/app/window/main_window.h"
#include "editor/app/window/translations.h"
#include "editor/kings_conflict/map_workspace.h"
#include "editor/kings_conflict/profiles/profiles.h"
#include "editor/pocket_heroes/profiles/world_catalogue.h"
#include "editor/pocket_heroes/template/template_workspace.h"
#include "editor/text_map/model/text_map_ground.h"
#include "editor/text_map/profiles/signs.h"
#include "editor/token_battle/deck/deck_workspace.h"
#include "editor/token_battle/duel/duel_workspace.h"
#include "editor/wastes/boards_for_games.h"
#include "editor/wastes/profiles/profile_file.h"
#include "tests/editor/app/fake_dialogs.h"
#include "tests/support/duels.h"
#include "tests/support/test_program.h"

#include <QDockWidget>
#include <QFile>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::token_battle;
using namespace stonemason::test;

namespace {

/// What a small screen leaves to a window: 1024 by 600 or 1024 by 768, with a panel and a title.
constexpr QSize room(1024, 560);
constexpr QSize higherRoom(1024, 728);

/// The program with all its workspaces, as small as it may become.
struct SizedProgram {
    SizedProgram()
        : settings(folder.filePath(QStringLiteral("settings.json")))
        , profiles(kings_conflict::loadProfiles())
        , maps(profiles.games.front())
        , decks(tokenBattleTable()->catalogue(), tokenBattleTable(), dialogs, settings)
        , games(tokenBattleTable(), settings, dialogs)
        , boards(wastelands.profile)
        , wars(wastelands.profile, settings, dialogs)
        , patterns(grounds, [this] { return text_map::sampleMap(signs.table); })
        , templates(realm.catalogue)
        , window({settings,
                  dialogs,
                  {&maps, &decks, &games, &boards, &wars, &patterns, &templates},
                  folder.filePath(QStringLiteral("data"))}) {}

    void show() {
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
    }
    void openAllDocks(int workspace) {
        for (QDockWidget* dock :
             QList<Workspace*>{&maps, &decks, &games, &boards, &wars, &patterns, &templates}[workspace]
                 ->docks())
            dock->show();
        QCoreApplication::processEvents();
    }
    QString write(const QString& name, const std::string& bytes) const {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes.data(), qint64(bytes.size())) < 0)
            qFatal("cannot write");
        return file.fileName();
    }

    QTemporaryDir folder;
    Settings settings;
    FakeDialogs dialogs;
    kings_conflict::LoadedProfiles profiles;
    wastes::LoadedWastes wastelands = wastes::loadWastes();
    MapWorkspace maps;
    DeckWorkspace decks;
    DuelWorkspace games;
    wastes::BoardWorkspace boards;
    wastes::WarWorkspace wars;
    WalkabilityMaps grounds;
    text_map::LoadedSigns signs = text_map::loadSigns();
    ambush::PatternWorkspace patterns;
    pocket_heroes::LoadedWorldCatalogue realm = pocket_heroes::loadWorldCatalogue();
    pocket_heroes::TemplateWorkspace templates;
    MainWindow window;
};

/// A game of decks whose stacks hold as many cards as they can.
std::string deepGame() {
    const Deck deck = deckOf("0 1 2 3 4 | 5 6 7 8 9 | 10 11 12 13 14 | 15 16 17 18 19");
    const Side side{deck, "A deck with a rather long name", "human"};
    const Game game =
        Game::of(tokenBattleTable(), {DuelMode::Two, 1, squareOf({2, 2}), {side, side}}).value();
    return writeGameRecord(game.record(), tokenBattleTable()->catalogue());
}

Notice aLongNotice(int number) {
    return {.id = QString::number(number),
            .text = QStringLiteral("Something long is to be said about a file. ").repeated(8),
            .buttons = {{QStringLiteral("Do Something"), [] {}}}};
}

/// The widgets in the way, for the message of a test that fails.
QString tallest(const MainWindow& window) {
    QStringList lines;
    for (const QWidget* widget : window.findChildren<QWidget*>())
        if (widget->isVisible() && !widget->isWindow() &&
            (widget->minimumSizeHint().height() > 130 || widget->minimumSizeHint().width() > 280))
            lines += QStringLiteral("%1 %2 %3x%4")
                         .arg(QString::fromLatin1(widget->metaObject()->className()), widget->objectName())
                         .arg(widget->minimumSizeHint().width())
                         .arg(widget->minimumSizeHint().height());
    return lines.join(u'\n');
}

bool fits(const MainWindow& window, QSize screen = room) {
    const QSize least = window.minimumSizeHint();
    if (least.width() <= screen.width() && least.height() <= screen.height()) return true;
    qWarning().noquote() << least << tallest(window);
    return false;
}

} // namespace

/// The window of the whole program on a small screen, whatever is open in it.
class TestWindowSize : public QObject {
    Q_OBJECT

private slots:
    void cleanup() {
        qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator*>());
        applyTextSize(100);
        QLocale::setDefault(QLocale::c());
    }

    void everyWorkspaceFits_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("workspace");
        QTest::addColumn<QString>("file");
        for (const QString& language : spokenLanguages()) {
            QTest::addRow("%s map", qPrintable(language))
                << language << 0 << QStringLiteral(STONEMASON_RESOURCES "/maps/the-crossing.smap");
            QTest::addRow("%s decks", qPrintable(language))
                << language << 1 << QStringLiteral(STONEMASON_RESOURCES "/decks/first-decks.sdeck");
            QTest::addRow("%s game with deep stacks", qPrintable(language)) << language << 2 << QString();
            QTest::addRow("%s board", qPrintable(language))
                << language << 3 << QStringLiteral(STONEMASON_RESOURCES "/boards/two-players.sboard");
            QTest::addRow("%s war", qPrintable(language))
                << language << 4 << QStringLiteral(STONEMASON_TEST_DATA "/../fuzz/corpus/swar/open.swar");
            QTest::addRow("%s pattern", qPrintable(language))
                << language << 5 << QStringLiteral(STONEMASON_RESOURCES "/patterns/6-sparse.ambush");
            QTest::addRow("%s template", qPrintable(language))
                << language << 6 << QStringLiteral(STONEMASON_RESOURCES "/templates/nine-lands.ztemplate");
        }
    }

    void everyWorkspaceFits() {
        QFETCH(QString, language);
        QFETCH(int, workspace);
        QFETCH(QString, file);
        QCOMPARE(installTranslations(*QCoreApplication::instance(), language), language);
        SizedProgram program;
        program.window.resize(1500, 1200); // what has been large leaves nothing behind
        program.show();
        program.window.openFiles(
            {file.isEmpty() ? program.write(QStringLiteral("deep.sduel"), deepGame()) : file});
        Document* document = program.window.tabs().currentDocument();
        QVERIFY(document);
        program.openAllDocks(workspace);
        QVERIFY(fits(program.window));
        for (int i = 0; i < 3; ++i)
            for (Document* place : {document, static_cast<Document*>(nullptr)})
                program.window.postNotice(place, aLongNotice(i));
        QCoreApplication::processEvents();
        QVERIFY(fits(program.window));
    }

    void largeTextFitsWhateverElseIsOpen_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("shown");
        for (const QString& language : spokenLanguages())
            for (int i = 0; i < 7; ++i)
                QTest::addRow("%s %d", qPrintable(language), i) << language << i;
    }

    void largeTextFitsWhateverElseIsOpen() {
        QFETCH(QString, language);
        QFETCH(int, shown);
        applyTextSize(150);
        QCOMPARE(installTranslations(*QCoreApplication::instance(), language), language);
        SizedProgram program;
        program.window.resize(higherRoom);
        program.show();
        program.window.openFiles({QStringLiteral(STONEMASON_RESOURCES "/maps/the-crossing.smap"),
                                  QStringLiteral(STONEMASON_RESOURCES "/decks/first-decks.sdeck"),
                                  program.write(QStringLiteral("deep.sduel"), deepGame()),
                                  QStringLiteral(STONEMASON_RESOURCES "/boards/two-players.sboard"),
                                  QStringLiteral(STONEMASON_TEST_DATA "/../fuzz/corpus/swar/open.swar"),
                                  QStringLiteral(STONEMASON_RESOURCES "/patterns/6-sparse.ambush"),
                                  QStringLiteral(STONEMASON_RESOURCES "/templates/nine-lands.ztemplate")});
        QCOMPARE(program.window.documents().all().size(), 7);
        program.window.tabs().show(program.window.documents().all().at(shown));
        QCoreApplication::processEvents();
        QVERIFY(fits(program.window, higherRoom));
    }

    void noticesAreAllThereAndGiveTheirRoomBack() {
        SizedProgram program;
        program.show();
        program.window.openFiles({QStringLiteral(STONEMASON_RESOURCES "/maps/the-crossing.smap")});
        const DocumentPage* page = program.window.tabs().currentPage();
        const int least = page->minimumSizeHint().height();
        for (int i = 0; i < 5; ++i)
            program.window.postNotice(&page->document(), aLongNotice(i));
        QCoreApplication::processEvents();
        const MessageBar& bar = page->messages();
        QVERIFY(bar.height() >= bar.minimumSizeHint().height());
        QVERIFY(bar.height() < page->height() * 3 / 5);
        const auto* strip = bar.findChild<QScrollArea*>();
        QTRY_VERIFY(strip->verticalScrollBar()->maximum() > 0);
        const auto beginning = [&] { // of the newest
            return static_cast<const QWidget*>(strip->widget()->children().back())->mapTo(&bar, QPoint(1, 1));
        };
        QTRY_VERIFY2(QRect(QPoint(), bar.size()).contains(beginning()),
                     qPrintable(QStringLiteral("%1 of %2").arg(beginning().y()).arg(bar.height())));
        for (int i = 0; i < 5; ++i)
            page->messages().dismiss(QString::number(i));
        QVERIFY(bar.isHidden());
        QCOMPARE(page->minimumSizeHint().height(), least);
    }

    void theTabInFrontKeepsItsName() {
        SizedProgram program;
        program.window.resize(room);
        program.show();
        for (int i = 0; i < 9; ++i)
            program.window.openFiles({program.write(QStringLiteral("a game %1.sduel").arg(i), deepGame())});
        const QTabBar* bar = program.window.tabs().tabBar();
        for (int i = 0; i < bar->count(); ++i) {
            program.window.tabs().setCurrentIndex(i);
            QCoreApplication::processEvents();
            const QRect tab = bar->tabRect(i);
            QVERIFY(tab.width() >= bar->fontMetrics().horizontalAdvance(bar->tabText(i)));
            QVERIFY2(bar->rect().contains(tab.center()), qPrintable(bar->tabText(i)));
        }
    }
};

STONEMASON_TEST(TestWindowSize)
#include "test_window_size.moc"

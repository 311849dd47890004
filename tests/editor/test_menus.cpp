// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/pattern_workspace.h"
#include "editor/app/settings/settings.h"
#include "editor/app/widgets/action_set.h"
#include "editor/app/window/document_tabs.h"
#include "editor/app/window/main_window.h"
#include "editor/app/window/shortcut_tree.h"
#include "editor/app/window/translations.h"
#include "editor/kings_conflict/map_workspace.h"
#include "editor/kings_conflict/profiles/profiles.h"
#include "editor/pocket_heroes/profiles/world_catalogue.h"
#include "editor/pocket_heroes/template/template_workspace.h"
#include "editor/pocket_heroes/world_workspace.h"
#include "editor/text_map/model/text_map_ground.h"
#include "editor/text_map/profiles/signs.h"
#include "editor/text_map/text_map_workspace.h"
#include "editor/token_battle/deck/deck_workspace.h"
#include "editor/token_battle/duel/duel_workspace.h"
#include "editor/token_battle/profiles/catalogues.h"
#include "editor/wastes/boards_for_games.h"
#include "editor/wastes/profiles/profile_file.h"
#include "tests/editor/app/fake_dialogs.h"
#include "tests/support/test_program.h"

#include <QFileInfo>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include <algorithm>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::token_battle;

namespace {

/// The letter to press with Alt, or nothing.
QChar letterOf(const QAction& action) {
    const QString text = QString(action.text()).remove(QStringLiteral("&&"));
    const qsizetype at = text.indexOf(u'&');
    return at >= 0 && at + 1 < text.size() ? text[at + 1].toLower() : QChar();
}

/// Entries of the list, or of a menu below it, that share their letter with another one beside them.
QStringList sharedLetters(const QList<QAction*>& entries, const QString& where) {
    QStringList shared;
    QMap<QChar, QString> taken;
    for (const QAction* entry : entries) {
        if (!entry->isVisible() || entry->isSeparator()) continue;
        if (const QChar letter = letterOf(*entry); !letter.isNull()) {
            if (taken.contains(letter))
                shared +=
                    where + QStringLiteral(" > ") + taken[letter] + QStringLiteral(" | ") + entry->text();
            taken[letter] = entry->text();
        }
        if (entry->menu())
            shared += sharedLetters(entry->menu()->actions(), where + QStringLiteral(" > ") + entry->text());
    }
    if (!shared.isEmpty())
        shared += QStringLiteral("taken there: ") + QString(taken.keys().toVector().data(), taken.size());
    return shared;
}

/// Whether the action is in one of these menus as they are now.
bool isHere(const QList<QAction*>& entries, const QAction* action) {
    return std::ranges::any_of(entries, [action](const QAction* entry) {
        return entry == action || (entry->menu() && isHere(entry->menu()->actions(), action));
    });
}

/// The window with all that the program has in it.
struct Program {
    QTemporaryDir folder;
    Settings settings{folder.filePath(QStringLiteral("settings.json"))};
    test::FakeDialogs dialogs;
    kings_conflict::LoadedProfiles profiles = kings_conflict::loadProfiles();
    token_battle::LoadedCatalogues cards = token_battle::loadCatalogues();
    token_battle::LoadedDuelRules duels = token_battle::loadDuelRules();
    const Catalogue& catalogue = cards.catalogues.front();
    std::shared_ptr<const DuelTable> table = DuelTable::of(catalogue, *duels.of(catalogue)).value();
    MapWorkspace maps{profiles.games.front()};
    DeckWorkspace decks{catalogue, table, dialogs, settings};
    DuelWorkspace games{table, settings, dialogs};
    wastes::LoadedWastes wastelands = wastes::loadWastes();
    wastes::BoardWorkspace boards{wastelands.profile};
    wastes::WarWorkspace wars{wastelands.profile, settings, dialogs};
    WalkabilityMaps grounds;
    text_map::LoadedSigns signs = text_map::loadSigns();
    ambush::PatternWorkspace patterns{grounds, [this] { return text_map::sampleMap(signs.table); }};
    pocket_heroes::LoadedWorldCatalogue worldCatalogue = pocket_heroes::loadWorldCatalogue();
    pocket_heroes::WorldWorkspace worlds{worldCatalogue.catalogue};
    pocket_heroes::TemplateWorkspace templates{worldCatalogue.catalogue};
    text_map::TextMapWorkspace textMaps{signs.table};
    const bool hasPanels = [this] {
        maps.offerGrounds(grounds);
        textMaps.offerGrounds(grounds);
        maps.addPanel([this] {
            return patterns.makeAmbushDock(QStringLiteral("ambushes"), QStringLiteral("map"), dialogs);
        });
        textMaps.addPanel([this] {
            return patterns.makeAmbushDock(QStringLiteral("text-map-ambushes"), QStringLiteral("text-map"),
                                           dialogs);
        });
        return true;
    }();
    MainWindow window{{settings,
                       dialogs,
                       {&maps, &decks, &games, &boards, &wars, &worlds, &templates, &patterns, &textMaps},
                       folder.filePath(QStringLiteral("data"))}};
};

} // namespace

/// The menu bar of the whole program, for every sort of document and in every language.
class TestMenus : public QObject {
    Q_OBJECT

private slots:
    void cleanup() {
        qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator*>());
        QLocale::setDefault(QLocale::c());
    }

    void eachLetterStandsForOneEntry_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("file");
        for (const QString& language : spokenLanguages())
            for (const QString& file :
                 {QStringLiteral(STONEMASON_RESOURCES "/maps/the-crossing.smap"),
                  QStringLiteral(STONEMASON_RESOURCES "/decks/first-decks.sdeck"),
                  QStringLiteral(STONEMASON_TEST_DATA "/../fuzz/corpus/game_record/finished.sduel"),
                  QStringLiteral(STONEMASON_RESOURCES "/boards/two-players.sboard"),
                  QStringLiteral(STONEMASON_RESOURCES "/patterns/6-sparse.ambush"),
                  QStringLiteral(STONEMASON_RESOURCES "/text-maps/mountain-pass.txt"),
                  QStringLiteral(STONEMASON_TEST_DATA "/../fuzz/corpus/world/drawn.hmm"),
                  QStringLiteral(STONEMASON_RESOURCES "/templates/nine-lands.ztemplate"),
                  QStringLiteral(STONEMASON_TEST_DATA "/../fuzz/corpus/swar/open.swar")})
                QTest::addRow("%s %s", qPrintable(language), qPrintable(QFileInfo(file).suffix()))
                    << language << file;
    }

    void eachLetterStandsForOneEntry() {
        QFETCH(QString, language);
        QFETCH(QString, file);
        QCOMPARE(installTranslations(*QCoreApplication::instance(), language), language);
        Program program;
        program.window.openFiles({file});
        QVERIFY(program.window.tabs().currentDocument());
        const QStringList shared = sharedLetters(program.window.menuBar()->actions(), language);
        QVERIFY2(shared.isEmpty(), qPrintable(shared.join(u'\n')));
    }

    void eachKeyStandsForOneCommand() {
        Program program;
        const auto inPanel = [](const Command& command) {
            return command.action->shortcutContext() != Qt::WindowShortcut;
        };
        const std::vector<Command>& all = program.window.commands().all();
        QVERIFY(all.size() > 150);
        for (const Command& one : all)
            for (const Command& other : all)
                for (const QKeySequence& key : one.defaults) {
                    if (one.action == other.action || !other.defaults.contains(key)) continue;
                    QVERIFY2(!areTogether(one, other) || (inPanel(one) && inPanel(other)),
                             qPrintable(one.id() + u' ' + other.id() + u' ' + key.toString()));
                }
    }

    /// Several workspaces have the same commands in menus of the same name.
    void theListOfKeysSaysEverythingOnce() {
        Program program;
        const ShortcutTree tree(program.window.commands(), ShortcutTree::Shows::WithKeys);
        QSet<QString> message;
        int rows = 0;
        for (const QString& line : tree.text().split(u'\n', Qt::SkipEmptyParts)) {
            if (!line.startsWith(u' ')) message.clear(); // the next menu
            QVERIFY2(!message.contains(line), qPrintable(line));
            message.insert(line);
            ++rows;
        }
        QVERIFY(rows > 100);
        // Where keys are changed each command has its row.
        const ShortcutTree all(program.window.commands(), ShortcutTree::Shows::All);
        QSet<QString> ids;
        for (const Command& command : program.window.commands().all())
            ids.insert(command.id());
        int commands = 0;
        for (int i = 0; i < all.topLevelItemCount(); ++i)
            for (int j = 0; j < all.topLevelItem(i)->childCount(); ++j) {
                const QTreeWidgetItem* row = all.topLevelItem(i)->child(j);
                commands += !row->isHidden() && ids.contains(row->data(0, Qt::UserRole).toString()) ? 1 : 0;
            }
        QCOMPARE(commands, int(ids.size()));
    }

    /// F6 leads through the panels of every kind of document; decks have two panes, and it goes between
    /// those.
    void theKeyThroughThePanelsIsThereOnce_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("id");
        QTest::newRow("template") << QStringLiteral(STONEMASON_RESOURCES "/templates/nine-lands.ztemplate")
                                  << QStringLiteral("window.next-panel");
        QTest::newRow("war") << QStringLiteral(STONEMASON_TEST_DATA "/../fuzz/corpus/swar/open.swar")
                             << QStringLiteral("window.next-panel");
        QTest::newRow("map") << QStringLiteral(STONEMASON_RESOURCES "/maps/the-crossing.smap")
                             << QStringLiteral("map.next-panel");
        QTest::newRow("deck") << QStringLiteral(STONEMASON_RESOURCES "/decks/first-decks.sdeck")
                              << QStringLiteral("deck.other-pane");
    }

    void theKeyThroughThePanelsIsThereOnce() {
        QFETCH(QString, file);
        QFETCH(QString, id);
        Program program;
        program.window.openFiles({file});
        QVERIFY(program.window.tabs().currentDocument());
        QStringList found;
        for (const Command& command : program.window.commands().all())
            if (command.defaults.contains(QKeySequence(Qt::Key_F6)) &&
                isHere(program.window.menuBar()->actions(), command.action))
                found += command.id();
        QCOMPARE(found, QStringList{id});
        QVERIFY(program.window.commands().command(id)->action->isEnabled());
    }

    /// In the list of shortcuts, commands of two kinds of documents are never under one heading, though both
    /// may have a menu called Map.
    void distinguishesMenusOfOneName() {
        Program program;
        bool areTexts = false;
        for (const Commands::Group& group : program.window.commands().groups(Commands::Alike::Apart)) {
            QSet<QString> workspaces;
            for (const Command* command : group.commands)
                if (command->workspaces.size() == 1) workspaces.insert(command->workspaces.front());
            QVERIFY2(workspaces.size() <= 1, qPrintable(group.title));
            areTexts = areTexts || group.title.startsWith(QStringLiteral("Map (Text maps)"));
        }
        QVERIFY(areTexts);
        const ShortcutTree tree(program.window.commands(), ShortcutTree::Shows::All);
        QVERIFY(!tree.findItems(QStringLiteral("Map (Text maps)"), Qt::MatchStartsWith).isEmpty());
    }

    /// User shortcuts are stored by object name, so an action without a name cannot have one.
    void everyActionInTheMenusIsACommand() {
        Program program;
        QSet<QString> ids;
        for (const Command& command : program.window.commands().all()) {
            QVERIFY2(!ids.contains(command.id()), qPrintable(command.id()));
            ids.insert(command.id());
            QVERIFY2(!command.text().isEmpty(), qPrintable(command.id()));
            QVERIFY2(!command.path.isEmpty(), qPrintable(command.id()));
        }
        for (const QObject* workspace : std::initializer_list<const QObject*>{
                 &program.maps, &program.decks, &program.games, &program.boards, &program.wars,
                 &program.worlds, &program.templates, &program.patterns, &program.textMaps})
            for (const ActionSet* set : workspace->findChildren<ActionSet*>())
                for (const QAction* action : set->all())
                    if (!action->shortcuts().isEmpty())
                        QVERIFY2(ids.contains(action->objectName()), qPrintable(action->objectName()));
    }
};

STONEMASON_TEST(TestMenus)
#include "test_menus.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Which parts of the house may know which: the arrows of CONTRIBUTING.md, held by what files include,
// themselves and by way of others.
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <functional>

namespace {

const QString root = QStringLiteral(STONEMASON_RESOURCES "/..");

struct Part {
    QString folder;
    QStringList knows; ///< folders of other parts; a part always knows itself
};

/// The games, in any order: folders of core, of editor and of tests.
QStringList games() {
    return QStringLiteral(STONEMASON_GAMES).split(u',');
}

/// Games of two sides that take turns.
const QStringList playedGames{"token_battle", "wastes"};

/// All parts. A file belongs to the part with the longest name it lies below. Every game has the same.
QList<Part> parts() {
    const QStringList below{"core/base", "core/grid", "core/format"};
    const QStringList play{"core/play"};
    const QStringList sentences{"editor/text", "editor/profiles"};
    const QStringList window{"editor/app", "editor/grid", "editor/print"};
    QList<Part> all{
        {"core/grid", {}},
        {"core/base", {"core/grid"}},
        {"core/format", {"core/base", "core/grid"}},
        {"core/play", below},
        {"editor/text", below + play},
        {"editor/profiles", below},
        {"editor/print", {"core/base"}},
        {"editor/app", below + QStringList{"core/documents", "editor/text", "editor/print"}},
        {"editor/help", below + QStringList{"editor/text", "editor/app"}},
        {"editor/grid", below + sentences + QStringList{"core/documents", "editor/app", "editor/print"}},
        {"editor/play", below + play + QStringList{"editor/app", "editor/text"}},
        {"editor/lan", below + play + QStringList{"editor/app", "editor/text", "editor/play"}},
        {"editor/cli", below + play + QStringList{"core/documents", "editor/text"}},
    };
    QStringList cores;
    QStringList bases;
    QStringList commands;
    QStringList editors;
    for (const QString& game : games()) {
        const bool isPlayed = playedGames.contains(game);
        const QString core = QStringLiteral("core/") + game;
        const QString editor = QStringLiteral("editor/") + game;
        const QStringList base = below + sentences + QStringList{core};
        all += {{core, isPlayed ? below + play : below},
                {editor + QStringLiteral("/text"), base + play},
                {editor + QStringLiteral("/profiles"), base}};
        const QStringList own = base + QStringList{editor + QStringLiteral("/text"),
                                                   editor + QStringLiteral("/profiles"), "core/documents"};
        all += {{editor + QStringLiteral("/cli"), own + play + QStringList{"editor/cli"}},
                {editor, own + window +
                             (isPlayed ? play + QStringList{"editor/play", "editor/lan"} : QStringList())}};
        cores += core;
        bases += {editor + QStringLiteral("/text"), editor + QStringLiteral("/profiles")};
        commands += editor + QStringLiteral("/cli");
        editors += editor;
    }
    const QStringList ground = below + play + cores + QStringList{"core/documents"};
    all += {
        {"core/documents", below + cores},
        {"editor/verbs", ground + sentences + bases + commands + QStringList{"editor/cli"}},
        {"editor/games", ground + sentences + bases + window + editors},
        {"editor/drawing", ground + sentences + QStringList{"editor/games", "editor/cli", "editor/verbs"}},
        {"editor",
         ground + sentences + bases + window +
             QStringList{"editor/games", "editor/help", "editor/cli", "editor/verbs", "editor/drawing"}},
    };
    return all;
}

const Part* partOf(const QList<Part>& all, const QString& path) {
    const Part* longest = nullptr;
    for (const Part& part : all)
        if (path.startsWith(part.folder + u'/') && (!longest || part.folder.size() > longest->folder.size()))
            longest = &part;
    return longest;
}

/// The folders of the parts that have an order: each includes itself and those before it. In core, what reads
/// and writes bytes comes late, so that rules cannot need it.
QList<QStringList> orders() {
    return {
        {"core/kings_conflict/game", "core/kings_conflict/map", "core/kings_conflict/rules",
         "core/kings_conflict/hint", "core/kings_conflict/check", "core/kings_conflict/generate",
         "core/kings_conflict/score", "core/kings_conflict/format"},
        {"core/pocket_heroes/world", "core/pocket_heroes/catalogue", "core/pocket_heroes/rules",
         "core/pocket_heroes/edit", "core/pocket_heroes/check", "core/pocket_heroes/template",
         "core/pocket_heroes/generate", "core/pocket_heroes/craft", "core/pocket_heroes/format"},
        {"core/token_battle/deck", "core/token_battle/duel", "core/token_battle/duel/players",
         "core/token_battle/tournament", "core/token_battle/format", "core/token_battle/lan"},
        {"core/wastes/board", "core/wastes/game", "core/wastes/players", "core/wastes/tournament",
         "core/wastes/check", "core/wastes/generate", "core/wastes/format", "core/wastes/lan"},
        {"editor/app/tasks", "editor/app/disk", "editor/app/settings", "editor/app/widgets",
         "editor/app/files", "editor/app/window"},
        {"editor/grid/document", "editor/grid/tools", "editor/grid/view", "editor/grid/panels",
         "editor/grid/problems", "editor/grid/dialogs", "editor/grid/gallery", "editor/grid/sketch",
         "editor/grid/print", "editor/grid/actions", "editor/grid/workspace"},
    };
}

QStringList includesOf(const QString& path) {
    static const QRegularExpression include("^#include \"([^\"]+)\"", QRegularExpression::MultilineOption);
    QFile file(root + u'/' + path);
    if (!file.open(QIODevice::ReadOnly)) return {path + QStringLiteral(" cannot be read")};
    QStringList found;
    auto matches = include.globalMatch(QString::fromUtf8(file.readAll()));
    while (matches.hasNext())
        found += matches.next().captured(1);
    return found;
}

/// The game whose folder a file lies in, in any half of the house or its tests; empty for none. Maps of no
/// game and patterns, which are looked for on maps of any, are none.
QString gameOf(const QString& path) {
    static const QStringList ofNoGame{"ambush", "text_map"};
    for (const QString& folder : path.split(u'/'))
        if (games().contains(folder) && !ofNoGame.contains(folder)) return folder;
    return {};
}

/// What knows every game, which is what it is for.
bool knowsAllGames(const QString& path) {
    return path.startsWith(QStringLiteral("core/documents/")) ||
           path.startsWith(QStringLiteral("editor/games/")) ||
           path.startsWith(QStringLiteral("editor/verbs/")) ||
           path.startsWith(QStringLiteral("editor/drawing/")) ||
           (path.startsWith(QStringLiteral("editor/")) && path.count(u'/') == 1);
}

/// Tests of what knows every game, of all games alike or of what one does for another. All others need their
/// own game alone, or none; the program or its data as a whole they may have.
bool testsManyGames(const QString& path) {
    static const QStringList places{
        "tests/bench/",
        "tests/core/base/test_limits.cpp", // the limits that messages name, of every kind of file
        "tests/core/documents/",
        "tests/e2e/",
        "tests/editor/access/",
        "tests/editor/ambush/view/sites/test_ambush_dock.cpp",
        "tests/editor/ambush/view/sites/test_ambush_export.cpp", // looks for sites on maps of a game too
        "tests/editor/app/window/test_tour",
        "tests/editor/app/window/tour_program.h",
        "tests/editor/cli/",
        "tests/editor/controls/",
        "tests/editor/drawing/",
        "tests/editor/every_text.",
        "tests/editor/help/",
        "tests/editor/profiles/",
        "tests/editor/safety/",
        "tests/editor/start/",
        "tests/editor/test_", // the whole window
        "tests/editor/text/",
        "tests/editor/text_map/test_text_map_program.cpp", // distinguishes its maps from those of a game
        "tests/editor/text_map/test_text_map_workspace.cpp",
        "tests/editor/text_map/text_map_program.h",
        "tests/editor/token_battle/test_decks_for_games.cpp", // in the whole program
        "tests/fuzz/",
        "tests/support/",
    };
    return std::ranges::any_of(places, [&path](const QString& place) { return path.startsWith(place); });
}

/// A chain of includes that leads from the file to the code of a game that is not its own: "a.cpp > b.h >
/// c.h". Chains are not followed through what `passes` says no to.
QString wayToAnotherGame(const QString& path, const std::function<bool(const QString&)>& passes) {
    static QHash<QString, QStringList> known;
    QHash<QString, QString> from{{path, QString()}};
    QStringList next{path};
    while (!next.isEmpty()) {
        const QString file = next.takeFirst();
        const QString game = gameOf(file);
        const bool isCode =
            file.startsWith(QStringLiteral("core/")) || file.startsWith(QStringLiteral("editor/"));
        if (isCode && !game.isEmpty() && game != gameOf(path)) {
            QString way = file;
            for (QString before = from[file]; !before.isEmpty(); before = from[before])
                way.prepend(before + QStringLiteral(" > "));
            return way;
        }
        if (!passes(file)) continue;
        if (!known.contains(file)) known[file] = includesOf(file);
        for (const QString& included : known[file])
            if (!included.endsWith(QStringLiteral(".moc")) && !from.contains(included)) {
                from[included] = file;
                next += included;
            }
    }
    return {};
}

/// What is wrong with the includes of one file.
QStringList faultsOf(const QList<Part>& all, const QString& path) {
    const Part* part = partOf(all, path);
    if (!part) return {path + QStringLiteral(" is in no part")};
    QStringList faults;
    for (const QString& included : includesOf(path)) {
        if (included.endsWith(QStringLiteral(".moc"))) continue;
        const Part* other = partOf(all, included);
        const bool known = other && (other == part || part->knows.contains(other->folder) ||
                                     // the rooms of one wing know each other
                                     other->folder.startsWith(part->folder + u'/'));
        if (!known) faults += path + QStringLiteral(" includes ") + included;
    }
    return faults;
}

/// The same for the rooms of the wing whose order that is; what lies outside it is another matter.
QStringList faultsOf(const QStringList& order, const QString& path) {
    const auto folderOf = [](const QString& file) { return file.section(u'/', 0, -2); };
    const QString wing = order.front().section(u'/', 0, 1) + u'/';
    // A game's module is its roof.
    const bool isModule = path.startsWith(wing + QStringLiteral("module."));
    const qsizetype room = isModule ? order.size() : order.indexOf(folderOf(path));
    if (room < 0) return {path + QStringLiteral(" is in no room")};
    QStringList faults;
    for (const QString& included : includesOf(path)) {
        if (!included.startsWith(wing)) continue;
        const qsizetype other = order.indexOf(folderOf(included));
        const bool isOwnHeader = isModule && included.startsWith(wing + QStringLiteral("module."));
        if (!isOwnHeader && (other < 0 || other > room))
            faults += path + QStringLiteral(" includes ") + included;
    }
    return faults;
}

/// The editor that a file in a model/ or view/ folder belongs to: "editor/wastes/game"; empty for others.
QString editorOf(const QString& path) {
    static const QRegularExpression below("^(editor/.+?)/(model|view)/");
    return below.match(path).captured(1);
}

/// Includes that lead up in an editor: a model's of views, and both kinds' of the workspace above them.
QStringList upwardIncludesOf(const QString& path) {
    const QString editor = editorOf(path);
    if (editor.isEmpty()) return {};
    const bool isModel = path.startsWith(editor + QStringLiteral("/model/"));
    QStringList faults;
    for (const QString& included : includesOf(path)) {
        const bool isView = isModel && included.startsWith(path.section(u'/', 0, 1) + u'/') &&
                            included.contains(QStringLiteral("/view/"));
        const bool isAbove = included.section(u'/', 0, -2) == editor;
        if (isView || isAbove) faults += path + QStringLiteral(" includes ") + included;
    }
    return faults;
}

/// Every source of core and editor.
QStringList allSources() {
    QStringList sources;
    for (const QString& top : {QStringLiteral("core"), QStringLiteral("editor")}) {
        QDirIterator iterator(root + u'/' + top, {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
        while (iterator.hasNext())
            sources += iterator.next().mid(root.size() + 1);
    }
    return sources;
}

} // namespace

class TestIncludes : public QObject {
    Q_OBJECT

private slots:
    void noPartKnowsWhatItMayNot() {
        const QList<Part> all = parts();
        const QStringList sources = allSources();
        QStringList faults;
        for (const QString& source : sources)
            faults += faultsOf(all, source);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
        QVERIFY2(sources.size() > 500, "the sources were not found");
    }

    void noGameReachesAnotherByAnyWay() {
        QStringList faults;
        int files = 0;
        for (const QString& top :
             {QStringLiteral("core"), QStringLiteral("editor"), QStringLiteral("tests")}) {
            QDirIterator iterator(root + u'/' + top, {"*.cpp", "*.h"}, QDir::Files,
                                  QDirIterator::Subdirectories);
            while (iterator.hasNext()) {
                const QString path = iterator.next().mid(root.size() + 1);
                if (knowsAllGames(path) || testsManyGames(path)) continue;
                const bool isTest = top == QStringLiteral("tests");
                const QString way = wayToAnotherGame(
                    path, [isTest](const QString& file) { return !isTest || !knowsAllGames(file); });
                if (!way.isEmpty()) faults += way;
                ++files;
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
        QVERIFY2(files > 1000, "the sources were not found");
    }

    void noRoomKnowsALaterOne() {
        QStringList faults;
        int files = 0;
        for (const QStringList& order : orders()) {
            QDirIterator iterator(root + u'/' + order.front().section(u'/', 0, 1), {"*.cpp", "*.h"},
                                  QDir::Files, QDirIterator::Subdirectories);
            while (iterator.hasNext()) {
                faults += faultsOf(order, iterator.next().mid(root.size() + 1));
                ++files;
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
        QVERIFY2(files > 200, "the sources were not found");
    }

    void modelsLieBelowViewsAndBothBelowWorkspaces() {
        QStringList faults;
        int files = 0;
        for (const QString& source : allSources()) {
            faults += upwardIncludesOf(source);
            if (!editorOf(source).isEmpty()) ++files;
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
        QVERIFY2(files > 500, "the sources were not found");
    }

    void noTwoFoldersIncludeEachOther() {
        QHash<QPair<QString, QString>, QString> includes; // from folder to folder, one of them in words
        for (const QString& source : allSources())
            for (const QString& included : includesOf(source)) {
                const QPair folders(source.section(u'/', 0, -2), included.section(u'/', 0, -2));
                if (folders.first != folders.second && included.contains(u'/'))
                    includes.insert(folders, source + QStringLiteral(" includes ") + included);
            }
        QStringList faults;
        for (auto each = includes.cbegin(); each != includes.cend(); ++each)
            if (const auto& [from, to] = each.key(); from < to && includes.contains({to, from}))
                faults += each.value() + QStringLiteral(", and ") + includes.value({to, from});
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    void arrowsRunOneWay() {
        const QList<Part> all = parts();
        QStringList done;
        for (qsizetype round = 0; round < all.size(); ++round)
            for (const Part& part : all)
                if (!done.contains(part.folder) && std::ranges::all_of(part.knows, [&](const QString& known) {
                        return done.contains(known);
                    }))
                    done += part.folder;
        QCOMPARE(done.size(), all.size());
    }

    void noGameKnowsAnother() {
        for (const Part& part : parts())
            for (const QString& known : part.knows)
                if (!gameOf(part.folder).isEmpty() && !gameOf(known).isEmpty())
                    QVERIFY2(gameOf(known) == gameOf(part.folder), qPrintable(part.folder));
    }
};

STONEMASON_APPLESS_TEST(TestIncludes)
#include "test_includes.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Which parts of the house may know which: the arrows of CONTRIBUTING.md, held by what files include.
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

namespace {

const QString root = QStringLiteral(STONEMASON_RESOURCES "/..");

struct Part {
    QString folder;
    QStringList knows; ///< folders of other parts; a part always knows itself
};

/// All parts. A file belongs to the part with the longest name it lies below. Adding a game is a row in each
/// half.
QList<Part> parts() {
    const QStringList below{"core/base", "core/grid", "core/format"};
    const QStringList games{"core/kings_conflict", "core/pocket_heroes", "core/token_battle", "core/wastes"};
    const QStringList play{"core/play"};                    // for the games in which two sides take turns
    const QStringList maps{"core/ambush", "core/text_map"}; // maps of no game, and what looks at any
    const QStringList core = below + play + maps + games + QStringList{"core/documents"};
    const QStringList shared{"editor/app", "editor/text", "editor/print", "editor/board"};
    const QStringList wings{"editor/ambush",   "editor/kings_conflict", "editor/pocket_heroes",
                            "editor/text_map", "editor/token_battle",   "editor/wastes"};
    return {
        {"core/grid", {}},
        {"core/base", {"core/grid"}},
        {"core/format", {"core/base", "core/grid"}},
        {"core/play", below},
        {"core/ambush", below},
        {"core/text_map", below},
        {"core/kings_conflict", below},
        {"core/pocket_heroes", below},
        {"core/token_battle", below + play},
        {"core/wastes", below + play},
        {"core/documents", below + maps + games},
        {"editor/text", core},
        {"editor/print", {"core/base"}},
        {"editor/app", below + QStringList{"core/documents", "editor/text", "editor/print"}},
        {"editor/help", below + QStringList{"editor/text", "editor/app"}},
        {"editor/board", below + QStringList{"editor/app", "editor/text", "editor/print"}},
        {"editor/play", below + play + QStringList{"editor/app", "editor/text"}},
        {"editor/ambush", below + shared + maps},
        {"editor/kings_conflict", below + shared + QStringList{"core/kings_conflict", "core/documents"}},
        {"editor/lan", below + play + QStringList{"editor/app", "editor/text", "editor/play"}},
        {"editor/pocket_heroes", below + shared + QStringList{"core/pocket_heroes"}},
        {"editor/text_map", below + shared + QStringList{"core/text_map"}},
        {"editor/token_battle",
         below + shared + play +
             QStringList{"editor/play", "editor/lan", "core/token_battle", "core/documents"}},
        {"editor/wastes",
         below + shared + play + QStringList{"editor/play", "editor/lan", "core/wastes", "core/documents"}},
        {"editor/profiles", core},
        {"editor/cli", core + QStringList{"editor/text", "editor/profiles"}},
        {"editor/drawing",
         core + shared +
             QStringList{"editor/cli", "editor/kings_conflict", "editor/pocket_heroes", "editor/wastes"}},
        {"editor", core + shared + wings +
                       QStringList{"editor/help", "editor/profiles", "editor/cli", "editor/drawing"}},
        // A program of its own, which draws the pictures of every game.
        {"editor/help/pictures", core + shared + wings + QStringList{"editor", "editor/profiles"}},
    };
}

const Part* partOf(const QList<Part>& all, const QString& path) {
    const Part* longest = nullptr;
    for (const Part& part : all)
        if (path.startsWith(part.folder + u'/') && (!longest || part.folder.size() > longest->folder.size()))
            longest = &part;
    return longest;
}

/// The rooms of the wings of core, in the order in which a wing is built: a room knows itself and those
/// before it. What reads and writes bytes comes late, so that rules cannot need it.
QList<QStringList> orders() {
    return {
        {"core/ambush", "core/ambush/format"},
        {"core/kings_conflict/game", "core/kings_conflict/map", "core/kings_conflict/rules",
         "core/kings_conflict/hint", "core/kings_conflict/check", "core/kings_conflict/format"},
        {"core/pocket_heroes/world", "core/pocket_heroes/catalogue", "core/pocket_heroes/rules",
         "core/pocket_heroes/edit", "core/pocket_heroes/check", "core/pocket_heroes/template",
         "core/pocket_heroes/generate", "core/pocket_heroes/format"},
        {"core/token_battle/deck", "core/token_battle/duel", "core/token_battle/duel/players",
         "core/token_battle/tournament", "core/token_battle/format", "core/token_battle/lan"},
        {"core/wastes/board", "core/wastes/game", "core/wastes/players", "core/wastes/tournament",
         "core/wastes/check", "core/wastes/format", "core/wastes/lan"},
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
    const qsizetype room = order.indexOf(folderOf(path));
    if (room < 0) return {path + QStringLiteral(" is in no room")};
    QStringList faults;
    for (const QString& included : includesOf(path)) {
        if (!included.startsWith(wing)) continue;
        const qsizetype other = order.indexOf(folderOf(included));
        if (other < 0 || other > room) faults += path + QStringLiteral(" includes ") + included;
    }
    return faults;
}

} // namespace

class TestIncludes : public QObject {
    Q_OBJECT

private slots:
    void noPartKnowsWhatItMayNot() {
        const QList<Part> all = parts();
        QStringList faults;
        int files = 0;
        for (const QString& top : {QStringLiteral("core"), QStringLiteral("editor")}) {
            QDirIterator iterator(root + u'/' + top, {"*.cpp", "*.h"}, QDir::Files,
                                  QDirIterator::Subdirectories);
            while (iterator.hasNext()) {
                faults += faultsOf(all, iterator.next().mid(root.size() + 1));
                ++files;
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
        QVERIFY2(files > 500, "the sources were not found");
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
        const QStringList games{"kings_conflict", "pocket_heroes", "token_battle", "wastes"};
        for (const Part& part : parts())
            for (const QString& game : games)
                for (const QString& other : games)
                    if (game != other && part.folder.section('/', 1, 1) == game)
                        for (const QString& known : part.knows)
                            QVERIFY2(!known.contains(other), qPrintable(part.folder));
    }
};

STONEMASON_APPLESS_TEST(TestIncludes)
#include "test_includes.moc"

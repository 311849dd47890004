// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/text/message_tables.h"
#include "editor/help/guide_pages.h"
#include "editor/help/guide_window.h"
#include "editor/kings_conflict/text/message_tables.h"
#include "editor/pocket_heroes/text/message_tables.h"
#include "editor/text/message_tables.h"
#include "editor/wastes/text/message_tables.h"
#include "tests/editor/help/help_folder.h"
#include "tests/editor/help/whole_program.h"
#include "tests/support/test_program.h"

#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTest>

using namespace stonemason;

namespace {

QString plain(QString text) {
    return text.remove(u'&').remove(u'…').remove(QStringLiteral("...")).trimmed();
}

/// "Map > Hint Grid > Smooth" of every entry below, and of the menus themselves.
void collect(const QList<QAction*>& entries, const QString& above, QSet<QString>& paths) {
    for (const QAction* entry : entries) {
        if (entry->isSeparator()) continue;
        const QString path =
            above.isEmpty() ? plain(entry->text()) : above + QStringLiteral(" > ") + plain(entry->text());
        paths.insert(path);
        if (entry->menu()) collect(entry->menu()->actions(), path, paths);
    }
}

/// Keys that a focused widget handles itself, without an action.
const QStringList widgetKeys{
    QStringLiteral("Shift+Space"), // paints on the canvas
    QStringLiteral("Shift+F10"),   // opens the menu of what is chosen, everywhere on a desktop
};

} // namespace

/// The statements of the pages about the program are true.
class TestTruth : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        test::WholeProgram program;
        for (const QString& file : {program.map, program.decks, program.game, program.board, program.war,
                                    program.pattern, program.textMap, program.world, program.worldTemplate}) {
            program.open(file);
            collect(program.window.menuBar()->actions(), {}, menus_);
        }
        for (const QString& path :
             QSet<QString>(menus_)) // menus of games, which have no names in this window
            if (path.startsWith(QLatin1String("File > ")) && path.count(u'>') == 2)
                menus_.insert(QStringLiteral("File > ") + path.section(QStringLiteral(" > "), 2));
        const GuidePages pages(test::ownPages());
        const GuideWindow guide({pages, program.settings, program.dialogs, {}});
        const QList<const QObject*> owners{
            &program.window, &program.maps,   &program.deckEditor, &program.games,    &program.boards,
            &program.wars,   &program.worlds, &program.templates,  &program.patterns, &program.textMaps,
            &guide};
        for (const QObject* owner : owners)
            for (const QAction* action : owner->findChildren<QAction*>())
                for (const QKeySequence& key : action->shortcuts())
                    keys_.insert(key.toString(QKeySequence::PortableText));
        for (const QString& key : widgetKeys)
            keys_.insert(key);
    }

    void everyShortcutThatIsNamedIsThere() {
        static const QRegularExpression pattern(
            QStringLiteral("(?<![\\w+])((?:(?:Ctrl|Alt|Shift)\\+)+(?:F\\d+|Up|Down|Left|Right|Home|End|PgUp|"
                           "PgDown|Return|Enter|Space|Del|[A-Z0-9+/\\[\\]=])|F\\d{1,2})(?![\\w])"));
        int named = 0;
        for (const GuidePage& page : pages_.all())
            for (const QRegularExpressionMatch& match : pattern.globalMatch(page.markdown)) {
                ++named;
                const QString key = QKeySequence(match.captured(1)).toString(QKeySequence::PortableText);
                QVERIFY2(keys_.contains(key),
                         qPrintable(page.name + QStringLiteral(": ") + match.captured()));
            }
        QVERIFY(named > 60);
    }

    void everyKeyOfAToolIsThere() {
        static const QRegularExpression row(QStringLiteral("^\\| ([\\w ]+) \\| `([A-Z])` \\|"),
                                            QRegularExpression::MultilineOption);
        int named = 0;
        for (const QRegularExpressionMatch& match :
             row.globalMatch(pages_.page(QStringLiteral("maps.md"))->markdown)) {
            ++named;
            QVERIFY2(menus_.contains(QStringLiteral("Tools > ") + match.captured(1)),
                     qPrintable(match.captured(1)));
            QVERIFY2(keys_.contains(match.captured(2)), qPrintable(match.captured(2)));
        }
        QVERIFY(named >= 10);
    }

    void everyMenuThatIsNamedIsThere() {
        static const QRegularExpression start(
            QStringLiteral("\\b(?:File|Edit|View|Map|Deck|Decks|Game|Pattern|World|Tools|Help) (?:>|▸) "));
        static const QRegularExpression game(
            QStringLiteral("\\bFile > (?:King's Conflict|Token Battle|War in the Wastes|Pocket Heroes) > "));
        int named = 0;
        for (const GuidePage& page : pages_.all()) {
            QString text = page.markdown;
            text.replace(u'\n', u' ').remove(u'*').remove(u'…').replace(u'▸', u'>');
            text.replace(game, QStringLiteral("File > "));
            for (const QRegularExpressionMatch& match : start.globalMatch(text)) {
                ++named;
                const QStringView there = QStringView(text).mid(match.capturedStart());
                const bool known = std::ranges::any_of(menus_, [&](const QString& path) {
                    return path.count(u'>') > 0 && there.startsWith(path) &&
                           !there.mid(path.size()).startsWith(u" > ");
                });
                QVERIFY2(known, qPrintable(page.name + QStringLiteral(": ") + there.left(60).toString()));
            }
        }
        QVERIFY(named > 15);
    }

    /// Headlines that begin with a name filled in are looked for by what follows it.
    void everyProblemIsExplained() {
        static const QRegularExpression blank(QStringLiteral("%(?:\\d|n)"));
        const QString page = pages_.page(QStringLiteral("checks.md"))->markdown +
                             pages_.page(QStringLiteral("patterns.md"))->markdown +
                             pages_.page(QStringLiteral("worlds.md"))->markdown;
        for (const auto table : {kings_conflict::problemTexts(), wastes::boardProblemTexts(),
                                 ambush::patternProblemTexts(), pocket_heroes::worldProblemTexts()})
            for (const MessageText& text : table) {
                QStringList pieces = QString::fromUtf8(text.headline.one).split(blank);
                const QString longest = *std::ranges::max_element(pieces, {}, &QString::size);
                QVERIFY2(page.contains(longest.trimmed()), qPrintable(longest));
            }
    }

private:
    GuidePages pages_{test::ownPages()};
    QSet<QString> menus_;
    QSet<QString> keys_;
};

STONEMASON_TEST(TestTruth)
#include "test_truth.moc"

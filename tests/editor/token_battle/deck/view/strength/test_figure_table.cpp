// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/appearance.h"
#include "editor/token_battle/deck/view/strength/figure_delegate.h"
#include "editor/token_battle/deck/view/strength/figure_table.h"
#include "tests/support/test_program.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QHeaderView>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;

namespace {

FigureContents twoDecks(double share) {
    return {{{.title = QStringLiteral("Deck")},
             {.title = QStringLiteral("Share"),
              .fields = {QStringLiteral("Share"), QStringLiteral("low"), QStringLiteral("high")},
              .isNumber = true}},
            {{{.text = QStringLiteral("Rams, the \"old\"")},
              {.text = QStringLiteral("56 ± 2"),
               .words = QStringLiteral("Rams: 56 percent"),
               .fields = {QStringLiteral("0.56"), QStringLiteral("0.54"), QStringLiteral("0.58")},
               .bar = FigureBar{0.5, share, share - 0.02, share + 0.02}}},
             {{.text = QStringLiteral("Wolves")}, {.text = QStringLiteral("–"), .fields = {{}, {}, {}}}}}};
}

/// A table as wide as that of decks that meet each other.
FigureContents manyFigures() {
    const auto figure = [](const char* text, const char* brief) {
        return FigureCell{.text = QString::fromUtf8(text), .brief = QString::fromUtf8(brief)};
    };
    FigureContents contents{{{.title = QStringLiteral("Zestaw")}}, {}};
    for (const char* title : {"Wynik, %", "Elo", "Partie", "W–R–P"})
        contents.columns.push_back({.title = QString::fromUtf8(title), .isNumber = true});
    contents.rows.push_back({figure("Wilki znad Warty", ""), figure("56,2 (54,1–58,3)", "56,2"),
                             figure("+45 (+29 do +61)", "+45"), figure("1200", ""),
                             figure("800–40–360", "")});
    contents.rows.front()[1].bar = FigureBar{0.5, 0.56, 0.54, 0.58};
    return contents;
}

} // namespace

class TestFigureTable : public QObject {
    Q_OBJECT

private slots:
    void isAModel() {
        FigureTable table;
        const QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::Fatal);
        table.setContents(twoDecks(0.56));
        QCOMPARE(table.rowCount(), 2);
        QCOMPARE(table.data(table.index(0, 1), Qt::AccessibleTextRole).toString(),
                 QStringLiteral("Rams: 56 percent"));
        QCOMPARE(table.headerData(1, Qt::Vertical, Qt::DisplayRole).toString(), QStringLiteral("Wolves"));
        table.setContents({});
        QCOMPARE(table.columnCount(), 0);
    }

    /// A deck's name is the user's own: it is shown as plain text even where Qt would render it as HTML.
    void namesAreNeverHtml() {
        FigureTable table;
        FigureContents contents = twoDecks(0.56);
        const QString name = QStringLiteral("<img src='/dev/zero'>");
        contents.rows[0][0].text = name;
        contents.rows[0][1].words = name;
        contents.columns[0].title = name;
        table.setContents(contents);
        for (const QVariant& tip :
             {table.data(table.index(0, 0), Qt::ToolTipRole), table.data(table.index(0, 1), Qt::ToolTipRole),
              table.headerData(0, Qt::Vertical, Qt::ToolTipRole),
              table.headerData(0, Qt::Horizontal, Qt::ToolTipRole)}) {
            QVERIFY2(!tip.toString().contains(QStringLiteral("<img")), qPrintable(tip.toString()));
            QVERIFY(tip.toString().contains(QStringLiteral("&lt;img")));
        }
    }

    void numbersThatChangeKeepTheCurrentCell() {
        FigureTable table;
        table.setContents(twoDecks(0.56));
        const std::unique_ptr<QTreeView> list(figureList(table, QStringLiteral("Decks")));
        list->setCurrentIndex(table.index(1, 0));
        QSignalSpy changed(&table, &QAbstractItemModel::dataChanged);
        table.setContents(twoDecks(0.6));
        QCOMPARE(list->currentIndex().row(), 1);
        QCOMPARE(changed.count(), 1);
        table.setContents(twoDecks(0.6));
        QCOMPARE(changed.count(), 1);
    }

    void isCopiedAsTextAndCsv() {
        QCOMPARE(textOf(twoDecks(0.56)),
                 QStringLiteral("Deck\tShare\nRams, the \"old\"\t56 ± 2\nWolves\t–\n"));
        QCOMPARE(csvOf(twoDecks(0.56)),
                 QStringLiteral("Deck,Share,low,high\r\n\"Rams, the \"\"old\"\"\",0.56,0.54,0.58\r\n"
                                "Wolves,,,\r\n"));
    }

    /// Numbers can be read on every step of the scale, and its ends distinguished by their lightness alone or
    /// by blue against orange.
    void heatIsLegible() {
        for (const QPalette& palette : {lightPalette(), darkPalette()}) {
            for (int percent = 0; percent <= 100; ++percent) {
                const QColor ground = heatColour(percent / 100.0, palette);
                const double best = std::max(contrast(Qt::white, ground), contrast(Qt::black, ground));
                QVERIFY2(best >= 4.5, qPrintable(QString::number(percent)));
            }
            QCOMPARE(heatColour(0.5, palette), palette.color(QPalette::Base));
            const QColor more = heatColour(0.8, palette);
            const QColor less = heatColour(0.2, palette);
            QVERIFY(more.blue() > more.red() + 40);
            QVERIFY(less.red() > less.blue() + 40);
        }
    }

    /// Nothing is cut, and nothing is to be scrolled to: what has no room is left out whole.
    void whatIsShownIsWhole() {
        FigureTable table;
        const std::unique_ptr<QTreeView> list(figureList(table, QStringLiteral("Decks")));
        list->show();
        table.setContents(manyFigures());
        int fewest = table.columnCount();
        for (int width = 900; width >= 190; width -= 10) {
            list->resize(width, 200);
            int sum = 0;
            int shown = 0;
            for (int column = 0; column < table.columnCount(); ++column) {
                if (list->isColumnHidden(column)) continue;
                ++shown;
                sum += list->columnWidth(column);
                QVERIFY(list->columnWidth(column) >= list->sizeHintForIndex(table.index(0, column)).width());
                QVERIFY(list->columnWidth(column) >= list->header()->sectionSizeHint(column));
            }
            QCOMPARE(sum, list->viewport()->width());
            QVERIFY(!list->horizontalScrollBar()->isVisible());
            QVERIFY(shown <= fewest && shown >= 2); // the less room, the fewer
            fewest = shown;
        }
        QVERIFY(fewest < table.columnCount());
        list->resize(900, 200);
        QVERIFY(!list->isColumnHidden(table.columnCount() - 1));
    }

    void longNamesTakeTwoLines() {
        FigureTable table;
        const std::unique_ptr<QTreeView> list(figureList(table, QStringLiteral("Decks")));
        list->show();
        table.setContents(manyFigures());
        list->resize(900, 200);
        const int oneLine = list->sizeHintForIndex(table.index(0, 0)).height();
        bool wrapped = false; // rather than leave a column out
        for (int width = 890; width >= 190; width -= 10) {
            list->resize(width, 200);
            wrapped = wrapped || list->sizeHintForIndex(table.index(0, 0)).height() > oneLine;
        }
        QVERIFY(wrapped);
    }

    void wordsOfNamesStayWhole() {
        FigureTable table;
        const std::unique_ptr<QTreeView> list(figureList(table, QStringLiteral("Decks")));
        list->show();
        FigureContents contents = manyFigures();
        contents.rows.front()[0].text = QStringLiteral("Grenadiers 7");
        table.setContents(contents);
        QFont bold = list->font();
        bold.setBold(true);
        const int word = QFontMetrics(bold).horizontalAdvance(QStringLiteral("Grenadiers"));
        for (int width = 900; width >= 190; width -= 10) {
            list->resize(width, 200);
            QVERIFY(list->columnWidth(0) > word);
        }
    }

    void theMatrixGivesWayBeforeItScrolls() {
        constexpr int decks = 9;
        FigureContents contents{{{.title = QStringLiteral("Deck")}}, {}};
        for (int row = 0; row < decks; ++row) {
            contents.columns.push_back({.title = QString::number(row + 1), .isNumber = true});
            contents.rows.push_back({{.text = QStringLiteral("%1 Random numbers").arg(row + 1)}});
            for (int column = 0; column < decks; ++column)
                contents.rows.back().push_back({.text = QStringLiteral("100"), .share = 1.0});
        }
        FigureTable table;
        const std::unique_ptr<QTableView> map(heatMap(table, QStringLiteral("Matrix")));
        map->show();
        table.setContents(contents);
        int names = 1000;
        for (int width = 600; width >= 290; width -= 10) {
            map->resize(width, 300);
            QCoreApplication::processEvents();
            QCOMPARE(map->horizontalScrollBar()->maximum(), 0);
            QVERIFY(map->columnWidth(1) > map->fontMetrics().horizontalAdvance(QStringLiteral("100")));
            QVERIFY(map->verticalHeader()->width() <= names);
            names = map->verticalHeader()->width();
        }
        QVERIFY(names > map->fontMetrics().horizontalAdvance(QStringLiteral("9…")));
        map->resize(600, 300);
        QVERIFY(map->verticalHeader()->width() > names);
    }

    void screenReadersGetSentences() {
        FigureTable table;
        table.setContents(twoDecks(0.56));
        const std::unique_ptr<QTableView> map(heatMap(table, QStringLiteral("Matrix")));
        map->show();
        QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(map.get());
        QVERIFY(interface && interface->tableInterface());
        QCOMPARE(interface->text(QAccessible::Name), QStringLiteral("Matrix"));
        QCOMPARE(interface->tableInterface()->cellAt(0, 1)->text(QAccessible::Name),
                 QStringLiteral("Rams: 56 percent"));
    }
};

STONEMASON_TEST(TestFigureTable)
#include "test_figure_table.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/appearance.h"
#include "editor/grid/panels/picture_palette.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QImage>
#include <QStringListModel>
#include <QTest>

using namespace stonemason;

class TestPicturePalette : public QObject {
    Q_OBJECT

private slots:
    /// With its names it asks for as many columns and rows at any size of texts.
    void itsRoomGrowsWithTheTexts() {
        QStringListModel names({QStringLiteral("Plains"), QStringLiteral("Forest")});
        PicturePalette palette(
            names, [](QPainter&, const QRect&, const QModelIndex&) {}, nullptr);
        PictureLooks looks;
        looks.isNamed = true;
        looks.nameRole = Qt::DisplayRole;
        palette.setLooks(looks);
        palette.setWantedRoom(4, 3);
        palette.show(); // what is hidden is not laid out
        const auto columns = [&palette] {
            palette.resize(palette.sizeHint());
            return palette.width() / palette.gridSize().width();
        };
        const QSize before = palette.sizeHint();
        const int columnsBefore = columns();
        applyTextSize(150);
        palette.setFont(QApplication::font()); // as an application does while it runs
        QVERIFY(palette.sizeHint().width() > before.width() && palette.sizeHint().height() > before.height());
        QVERIFY(columns() >= columnsBefore);
        applyTextSize(100);
    }

    /// Names that differ in their last words only can be distinguished: they are wrapped, not cut behind the
    /// first word.
    void longNamesAreWrapped() {
        QStringListModel names({QStringLiteral("Event"), QStringLiteral("Guard of level 1"),
                                QStringLiteral("Guard of level 2"), QStringLiteral("Guard of level 1")});
        PicturePalette palette(
            names, [](QPainter&, const QRect&, const QModelIndex&) {}, nullptr);
        const auto picturesOf = [&](int lines) {
            palette.setLooks({.smallestCell = 60, .nameLines = lines});
            palette.setWantedRoom(4, 1);
            palette.resize(palette.sizeHint() + QSize(30, 0));
            palette.show();
            QApplication::processEvents();
            QList<QImage> pictures;
            for (int row = 0; row < names.rowCount(); ++row)
                pictures += palette.viewport()->grab(palette.visualRect(names.index(row))).toImage();
            return pictures;
        };
        const int oneLine = palette.gridSize().height();
        const QList<QImage> pictures = picturesOf(3);
        QVERIFY(palette.gridSize().height() > oneLine);
        QVERIFY(pictures[1] != pictures[2]);
        QCOMPARE(pictures[1], pictures[3]);
    }

    /// "Solid rock, nothing known" is called "Solid rock", as there is room for, and not "Solid".
    void oneLineHasAsManyWordsAsFit() {
        QStringListModel names({QStringLiteral("Event"),
                                QStringLiteral("Deep pit, of which nothing at all is known"),
                                QStringLiteral("Deep pit, of which little is known"), QStringLiteral("Deep"),
                                QStringLiteral("Deep pit of which nothing at all is known here")});
        PicturePalette palette(
            names, [](QPainter&, const QRect&, const QModelIndex&) {}, nullptr);
        palette.setLooks({.smallestCell = 60, .nameLines = 1});
        palette.setWantedRoom(5, 1);
        palette.resize(palette.sizeHint() + QSize(30, 0));
        palette.show();
        QApplication::processEvents();
        QList<QImage> pictures;
        for (int row = 0; row < names.rowCount(); ++row)
            pictures += palette.viewport()->grab(palette.visualRect(names.index(row))).toImage();
        QCOMPARE(pictures[1], pictures[2]); // "Deep pit"
        QVERIFY(pictures[1] != pictures[3]);
        QVERIFY(pictures[3] != pictures[4]); // "Deep pit of"
    }
};

STONEMASON_TEST(TestPicturePalette)
#include "test_picture_palette.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/appearance.h"
#include "editor/grid/panels/picture_palette.h"
#include "tests/support/test_program.h"

#include <QApplication>
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
        palette.setFont(QApplication::font()); // as it is told while an application runs
        QVERIFY(palette.sizeHint().width() > before.width() && palette.sizeHint().height() > before.height());
        QVERIFY(columns() >= columnsBefore);
        applyTextSize(100);
    }
};

STONEMASON_TEST(TestPicturePalette)
#include "test_picture_palette.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/format/formats.h"
#include "tests/support/error_text.h"
#include "tests/support/profile.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;

class TestGridRows : public QObject {
    Q_OBJECT

private slots:
    void readGridNamesWhatIsWrongFirst() {
        const GameProfile& game = test::kingsConflict();
        RowBlock rows;
        for (int i = 0; i < 11; ++i)
            rows.push_back({"PPPPPPPPPPP", 10 + i});
        const auto error = [&](int layer) {
            const auto grid = readGrid(game, layer, rows, 9);
            return grid ? std::string() : test::errorText(grid.error());
        };
        QCOMPARE(error(0), "");
        QCOMPARE(error(1), "map/not-digit strategic 1 1 P @10");
        rows[6].text = "PPPPPPPPPP9";
        QCOMPARE(error(0), "map/unknown-code terrain 7 11 9 @16");
        rows[3].text = "PPPPPPPPP";
        QCOMPARE(error(0), "map/row-length terrain 4 11 9 @13");
        rows[2].text = "\u00C4";
        QCOMPARE(error(0), "map/not-printable terrain 3 1 @12");
        rows.clear();
        QCOMPARE(error(0), "map/too-few-rows terrain 11 0 @9");
    }
};

STONEMASON_APPLESS_TEST(TestGridRows)
#include "test_grid_rows.moc"

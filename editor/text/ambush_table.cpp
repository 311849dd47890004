// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/message_tables.h"

namespace stonemason {

constexpr MessageText ErrorTables::ambushes[]{
    row("ambush/no-orientation",
        QT_TR_NOOP("A pattern needs one orientation at least, such as r0 (as it is drawn).")),
    //: %1 is the name of a format in quotes
    row<Quoted>("ambush/not-a-pattern",
                QT_TR_NOOP("This JSON file is no pattern of an ambush: its format is %1.")),
    row("ambush/nothing-compared",
        QT_TR_NOOP("The pattern has nothing but * (nobody cares), so it fits everywhere; draw what counts.")),
    //: %1 is a row, %2 and %3 are numbers of signs
    row<RowOrColumn, Number, Number>(
        "ambush/ragged", QT_TR_NOOP("Row %1 of the pattern has %3 signs, the first row has %2; make all rows "
                                    "equally long, with * where nobody cares.")),
    //: %1 is a number
    row<Number>("ambush/size", QT_TR_NOOP("A pattern has 1 to %1 rows and as many columns.")),
    row("ambush/threshold",
        QT_TR_NOOP("A threshold is a number from 0 to 1 with three decimals at most, such as 0.8.")),
    //: %1 is a character in quotes, %2 a row, %3 a column
    row<Quoted, RowOrColumn, RowOrColumn>(
        "ambush/unknown-sign", QT_TR_NOOP("%1 in row %2, column %3 is no sign of a pattern; the signs are . "
                                          "# X @ ! * and 2 to 9, and the percent sign.")),
    //: %1 is a number
    row<Number>("text-map/columns", QT_TR_NOOP("This line has more than %1 signs, the most a map may have.")),
    //: %1 is a column
    row<RowOrColumn>("text-map/control", QT_TR_NOOP("There is a tab or another control character in column "
                                                    "%1; replace it with a sign or blanks.")),
    //: %1 is a number
    row<Number>("text-map/rows", QT_TR_NOOP("The map has more than %1 rows, the most there may be.")),
    //: %1 is a number, %2 a column
    row<Number, RowOrColumn>(
        "text-map/too-many-signs",
        QT_TR_NOOP("The sign in column %2 is one too many: a map may have %1 different signs.")),
};

std::span<const MessageText> ambushErrorTexts() {
    return ErrorTables::ambushes;
}

} // namespace stonemason

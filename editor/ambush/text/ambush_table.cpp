// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/text/message_tables.h"

namespace stonemason::ambush {

constexpr MessageText ErrorTables::ambushes[]{
    row("ambush/no-orientation",
        QT_TR_NOOP("A pattern needs one orientation at least, such as r0 (as it is drawn).")),
    //: %1 is the name of a format in quotes
    row<Quoted>("ambush/not-a-pattern",
                QT_TR_NOOP("This JSON file is no pattern of an ambush: its format is %1.")),
    row("ambush/nothing-compared",
        QT_TR_NOOP("The pattern has nothing but * (not compared), so it fits everywhere; draw what counts.")),
    //: %1 is a row, %2 and %3 are numbers of signs, %4 is a column
    row<RowOrColumn, Number, Number, RowOrColumn>(
        "ambush/ragged",
        QT_TR_NOOP("Row %1 of the pattern is %3 long, the first row %2: from column %4 on one of them has "
                   "nothing. Make all rows equally long, with * for what is not compared.")),
    //: %1 is a number
    row<Number>("ambush/size", QT_TR_NOOP("A pattern has 1 to %1 rows and as many columns.")),
    row("ambush/threshold",
        QT_TR_NOOP("A threshold is a number from 0 to 1 with three decimals at most, such as 0.8.")),
    //: %1 is a character in quotes, %2 a row, %3 a column
    row<Quoted, RowOrColumn, RowOrColumn>(
        "ambush/unknown-sign", QT_TR_NOOP("%1 (row %2, column %3) is not a pattern sign. Use . # X @ ! * 2 "
                                          "to 9 or the percent sign.")),
    //: %1 is a character in quotes, %2 the column of the line where it stands
    row<Quoted, RowOrColumn>("ambush/unknown-sign-in-line",
                             QT_TR_NOOP("%1 (column %2) is not a pattern sign. Use . # X @ ! * 2 to 9 or the "
                                        "percent sign.")),
};

constexpr MessageText ProblemTable::patterns[]{
    row("pattern/nothing-compared", QT_TR_NOOP("The pattern compares nothing"),
        QT_TR_NOOP("Nothing in it counts, so it cannot be looked for. Draw ways and walls, as the place "
                   "should have them.")),
    row("pattern/no-orientation", QT_TR_NOOP("The pattern may be laid no way"),
        QT_TR_NOOP("None of the eight orientations is chosen, so it cannot be looked for. Choose one at "
                   "least among the properties.")),
    row("pattern/no-threshold", QT_TR_NOOP("Every place passes"),
        QT_TR_NOOP("Nothing has to agree, so the pattern finds every place of a map. Raise the share that "
                   "must agree; four fifths are usual.")),
    row("pattern/no-walls", QT_TR_NOOP("The pattern has no walls"),
        QT_TR_NOOP("It finds open ground, where the enemy sees who waits. Draw the walls that hide them.")),
    row("pattern/nobody-waits", QT_TR_NOOP("Nobody waits"),
        QT_TR_NOOP("The sites it finds do not say where to wait. Put the sign of who waits there.")),
};

constexpr MessageText FixTable::patterns[]{
    row("pattern-fix/all-orientations", QT_TR_NOOP("Allow all eight orientations")),
    row("pattern-fix/threshold", QT_TR_NOOP("Ask for the usual four fifths")),
};

std::span<const MessageText> patternProblemTexts() {
    return ProblemTable::patterns;
}

std::span<const MessageText> patternFixTexts() {
    return FixTable::patterns;
}

std::span<const MessageText> patternErrorTexts() {
    return ErrorTables::ambushes;
}

static constexpr KindText kinds[]{
    //: Kinds of documents, after "nearest to"
    {"pattern", QT_TRANSLATE_NOOP("ArgumentText", "a pattern of ambushes")},
};

const GameTexts gameTexts{{patternErrorTexts}, kinds};

} // namespace stonemason::ambush

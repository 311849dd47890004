// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/text/message_tables.h"

namespace stonemason::text_map {

constexpr MessageText ErrorTables::textMaps[]{
    //: %1 is a number
    row<Number>("text-map/columns", QT_TR_NOOP("This line has more than %1 signs, the most a map may have.")),
    //: %1 is a column
    row<RowOrColumn>("text-map/control", QT_TR_NOOP("There is a tab or another control character in column "
                                                    "%1; replace it with a sign or blanks.")),
    //: %1 is a column
    row<RowOrColumn>("text-map/not-utf8",
                     QT_TR_NOOP("The byte in column %1 is no UTF-8, so the map is not made of that.")),
    //: %1 is a number
    row<Number>("text-map/rows", QT_TR_NOOP("The map has more than %1 rows, the most there may be.")),
    //: %1 is a number, %2 a column
    row<Number, RowOrColumn>(
        "text-map/too-many-signs",
        QT_TR_NOOP("The sign in column %2 is one too many: a map may have %1 different signs.")),
};

std::span<const MessageText> textMapErrorTexts() {
    return ErrorTables::textMaps;
}

static constexpr KindText kinds[]{
    //: Kinds of documents, after "nearest to"
    {"text-map", QT_TRANSLATE_NOOP("ArgumentText", "a map of characters")},
};

const GameTexts gameTexts{{textMapErrorTexts}, kinds};

} // namespace stonemason::text_map

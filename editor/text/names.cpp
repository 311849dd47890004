// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/names.h"

#include <QCoreApplication>
#include <QLocale>

namespace stonemason {

QString localText(const LocalText& text) {
    const std::string language = QLocale().name().section(QLatin1Char('_'), 0, 0).toStdString();
    return QString::fromStdString(textIn(text, language));
}

QString placeText(Cell cell) {
    //: A place on the map, inside a sentence. Rows and columns are counted from 0.
    return QCoreApplication::translate("Place", "row %1, column %2").arg(cell.row).arg(cell.column);
}

QString levelName(PlayerLevel level) {
    switch (level) {
    case PlayerLevel::Easy: return QCoreApplication::translate("Level", "Easy");
    case PlayerLevel::Normal: return QCoreApplication::translate("Level", "Normal");
    case PlayerLevel::Hard: return QCoreApplication::translate("Level", "Hard");
    }
    return {};
}

} // namespace stonemason

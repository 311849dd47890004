// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/docks/sign_model.h"

#include "core/ambush/pattern.h"
#include "editor/ambush/text/ambush_text.h"

namespace stonemason::ambush {

char SignModel::sign(const QModelIndex& index) {
    return allSigns[std::size_t(index.row())];
}

QModelIndex SignModel::indexOf(char sign) const {
    return index(int(allSigns.find(sign)));
}

int SignModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(allSigns.size());
}

QVariant SignModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const char shown = sign(index);
    const QString character(QLatin1Char{shown});
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: return signName(shown);
    case Qt::AccessibleDescriptionRole: return signSentence(shown);
    case ShortNameRole: return shortSignName(shown);
    case CodeRole: return character;
    case Qt::ToolTipRole:
        //: %1 is what a sign of a pattern asks for, %2 a sentence on it, %3 its key, which is its character
        return tr("%1. %2 Key: %3").arg(signName(shown), signSentence(shown), character);
    default: return {};
    }
}

} // namespace stonemason::ambush

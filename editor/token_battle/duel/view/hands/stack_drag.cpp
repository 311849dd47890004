// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/view/hands/stack_drag.h"

#include "core/token_battle/deck/deck.h"
#include "editor/token_battle/duel/model/move_choice.h"

#include <QCoreApplication>
#include <QMimeData>

namespace stonemason::token_battle {

namespace {

const QString mimeType = QStringLiteral("application/x-stonemason-stack");

/// Identifies this process' view uniquely.
QByteArray signatureOf(const MoveChoice& choice) {
    return QByteArray::number(QCoreApplication::applicationPid()) + ' ' +
           QByteArray::number(qulonglong(reinterpret_cast<quintptr>(&choice))) + ' ';
}

} // namespace

QMimeData* StackDrag::dataOf(int stack, const MoveChoice& choice) {
    auto* data = new QMimeData;
    data->setData(mimeType, signatureOf(choice) + QByteArray::number(stack));
    return data;
}

std::optional<int> StackDrag::stackOf(const QMimeData& data, const MoveChoice& choice) {
    const QByteArray bytes = data.data(mimeType);
    const QByteArray signature = signatureOf(choice);
    if (!bytes.startsWith(signature)) return std::nullopt;
    bool isNumber = false;
    const int stack = bytes.mid(signature.size()).toInt(&isNumber);
    return isNumber && stack >= 0 && stack < stackCount ? std::optional(stack) : std::nullopt;
}

} // namespace stonemason::token_battle

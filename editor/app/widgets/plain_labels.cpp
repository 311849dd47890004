// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/plain_labels.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>

namespace stonemason {

bool PlainLabels::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Polish) return false;
    auto* label = qobject_cast<QLabel*>(watched);
    if (!label || label->textFormat() != Qt::AutoText) return false;
    if (label->windowType() == Qt::ToolTip) return false; // of Qt's own making, and reused
    label->setTextFormat(Qt::PlainText);
    return false;
}

QString plainToolTip(const QString& words) {
    return Qt::mightBeRichText(words) ? Qt::convertFromPlainText(words) : words;
}

QLabel* headingLabel(const QString& words) {
    auto* label = new QLabel(words);
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    return label;
}

void showChoiceInToolTip(QComboBox& box) {
    const QString tip = box.toolTip();
    const auto show = [&box, tip] { box.setToolTip(plainToolTip(box.currentText() + u'\n' + tip)); };
    QObject::connect(&box, &QComboBox::currentTextChanged, &box, show);
    show();
}

} // namespace stonemason

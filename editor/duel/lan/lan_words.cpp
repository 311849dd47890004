// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/duel/lan/lan_words.h"

#include "editor/lan/plain_words.h"
#include "editor/text/error_text.h"

#include <QAccessible>
#include <QLabel>

namespace stonemason {

QString lanEndText(const Message& reason) {
    Message plain = reason;
    for (auto& argument : plain.arguments)
        if (auto* words = std::get_if<std::string>(&argument)) *words = plainWords(*words).toStdString();
    return errorText(plain);
}

QLabel* plainLabel(const QString& accessibleName, QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setAccessibleName(accessibleName);
    return label;
}

void say(QLabel* label, const QString& sentence) {
    label->setText(sentence);
    label->setAccessibleDescription(sentence);
    label->show();
    QAccessibleEvent alert(label, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

} // namespace stonemason

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/preferences_page.h"

#include "editor/app/widgets/look.h"

namespace stonemason {

QFormLayout* makeForm(QWidget& page) {
    auto* form = new QFormLayout(&page);
    form->setContentsMargins(0, gap, 0, 0);
    form->setHorizontalSpacing(2 * gap);
    form->setVerticalSpacing(gap);
    form->setLabelAlignment(Qt::AlignRight | Qt::AlignVCenter);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow); // notes need their height for their width
    return form;
}

QLabel* makeNote(const QString& sentence) {
    auto* note = new QLabel(sentence);
    note->setTextFormat(Qt::PlainText);
    note->setWordWrap(true);
    note->setForegroundRole(QPalette::PlaceholderText);
    note->setContentsMargins(0, 0, 0, gap);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    note->setSizePolicy(policy);
    return note;
}

} // namespace stonemason

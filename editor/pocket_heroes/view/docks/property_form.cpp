// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/docks/property_form.h"

#include "editor/app/widgets/form_page.h"
#include "editor/app/widgets/look.h"
#include "editor/pocket_heroes/view/docks/choices.h"
#include "editor/pocket_heroes/view/docks/property_field.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason::pocket_heroes {

PropertyForm::PropertyForm(Properties properties, QWidget* parent) : QWidget(parent) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap / 2);
    for (Property& property : properties) {
        auto* field = new PropertyField(std::move(property), this);
        const Property& own = field->property();
        if (own.isBeside && !rows_.empty()) {
            rows_.push_back(rows_.back());
            static_cast<QBoxLayout*>(rows_.back()->layout())->addWidget(field->widget(), 2);
        } else {
            auto* row = new QWidget;
            auto* line = new QHBoxLayout(row);
            line->setContentsMargins(0, 0, 0, 0);
            line->setSpacing(gap / 2);
            if (own.type != PropertyType::Switch) {
                auto* label = new QLabel(own.label);
                label->setBuddy(field->widget());
                label->setWordWrap(true);
                if (!own.picture.isNull()) {
                    auto* picture = new QLabel;
                    picture->setPixmap(own.picture.pixmap(QSize(recordPictureSide, recordPictureSide)));
                    line->addWidget(picture);
                }
                line->addWidget(label, 3);
            }
            line->addWidget(field->widget(), 4);
            layout->addWidget(row);
            rows_.push_back(row);
        }
        fields_.push_back(field);
        connect(field, &PropertyField::refused, this, &PropertyForm::refused);
        connect(field, &PropertyField::filledIn, this, [this, field](const QVariant& value, int typing) {
            emit filledIn(field->property(), value, typing);
        });
    }
    show({}, {});
}

void PropertyForm::show(const World& world, const std::vector<Thing>& things) {
    for (PropertyField* field : fields_)
        field->show(world, things);
    for (std::size_t i = 0; i < fields_.size(); ++i) {
        fields_[i]->widget()->setHidden(!fields_[i]->isUsed());
        if (!fields_[i]->property().isBeside) rows_[i]->setHidden(!fields_[i]->isUsed());
    }
}

bool PropertyForm::isEmpty() const {
    return std::ranges::none_of(fields_, &PropertyField::isUsed);
}

QWidget* PropertyForm::field(const QString& label) const {
    for (const PropertyField* field : fields_)
        if (field->property().label == label) return field->widget();
    return nullptr;
}

QScrollArea* propertyPane(const QWidgetList& widgets, const QString& accessibleName) {
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(gap, gap / 2, gap / 2, gap);
    layout->setSpacing(gap - 2);
    for (QWidget* widget : widgets)
        layout->addWidget(widget);
    layout->addStretch(1);
    QScrollArea* pane = scrollPane(content);
    pane->setFocusPolicy(Qt::StrongFocus);
    pane->setAccessibleName(accessibleName);
    return pane;
}

} // namespace stonemason::pocket_heroes

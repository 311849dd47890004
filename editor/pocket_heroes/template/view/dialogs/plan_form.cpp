// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/view/dialogs/plan_form.h"

#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/pocket_heroes/template/view/preview/symmetry_box.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <utility>

namespace stonemason::pocket_heroes {

PlanForm::PlanForm(QComboBox& mapSize, QWidget* parent)
    : QWidget(parent)
    , players_(new QSpinBox)
    , shape_(new QComboBox)
    , isolation_(new QComboBox)
    , riches_(new QComboBox)
    , symmetry_(new SymmetryBox)
    , another_(new QPushButton(icon(QStringLiteral("dice")), tr("&Another"))) {
    fill();
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(gap);
    form->setVerticalSpacing(gap / 2);
    form->addRow(tr("&Map size"), &mapSize);
    form->addRow(tr("&Players"), players_);
    form->addRow(tr("&Shape"), shape_);
    form->addRow(tr("&Between starts"), isolation_);
    form->addRow(tr("&Richness"), riches_);
    form->addRow(tr("S&ymmetry"), symmetry_);
    form->addRow(QString(), another_);
    connect(players_, &QSpinBox::valueChanged, this, &PlanForm::follow);
    for (const QComboBox* box : {shape_, isolation_, riches_})
        connect(box, &QComboBox::currentIndexChanged, this, &PlanForm::follow);
    connect(symmetry_, &SymmetryBox::chosen, this, [this](WorldSymmetry symmetry) {
        wanted_ = symmetry;
        follow();
    });
    connect(another_, &QPushButton::clicked, this, [this] {
        ++seed_;
        follow();
    });
    offerSymmetries();
}

void PlanForm::setMadeToOrder(bool on) {
    for (QWidget* field :
         std::initializer_list<QWidget*>{players_, shape_, isolation_, riches_, symmetry_, another_}) {
        field->setEnabled(on);
        if (QWidget* label = static_cast<QFormLayout*>(layout())->labelForField(field)) label->setEnabled(on);
    }
}

void PlanForm::follow() {
    nameIsolation();
    offerSymmetries();
    emit changed();
}

void PlanForm::offerSymmetries() {
    TemplatePlan wanted = plan();
    wanted.symmetry = wanted_;
    const Template planned = templateOf(wanted);
    symmetry_->offer(planned, planned.config.symmetry);
}

void PlanForm::fill() {
    players_->setRange(2, playerCount);
    players_->setToolTip(tr("How many players there are, each with a start zone of the same kind"));
    const auto addShape = [this](const QString& name, const QString& toolTip) {
        shape_->addItem(name);
        shape_->setItemData(shape_->count() - 1, toolTip, Qt::ToolTipRole);
    };
    // In the order of GraphShape.
    addShape(tr("Ring"), tr("Start zone after start zone in a circle"));
    addShape(tr("Chain"),
             tr("Start zone after start zone in a line: who is in the middle has two neighbours"));
    addShape(tr("Hub"), tr("All start zones around a treasure zone in the middle"));
    addShape(tr("Web"), tr("A hub whose zones around the middle are linked in a ring"));
    addShape(tr("Random"), tr("Start zones far apart, and zones between them wherever they come to lie"));
    shape_->setToolTip(tr("How the zones are linked"));
    for (int count = 0; count <= mostIsolation; ++count)
        isolation_->addItem(QString());
    nameIsolation();
    isolation_->setCurrentIndex(TemplatePlan().isolation);
    isolation_->setToolTip(tr("How far players are from each other, and so how long they grow in peace"));
    // In the order of Riches.
    riches_->addItems({tr("Poor"), tr("Usual"), tr("Rich")});
    riches_->setCurrentIndex(int(TemplatePlan().riches));
    riches_->setToolTip(tr("How much there is to find in all zones"));
    another_->setToolTip(tr("Change the grounds of the zones and, of a random shape, where they lie"));
}

/// What the numbers mean depends on the shape.
void PlanForm::nameIsolation() {
    const auto shape = GraphShape(shape_->currentIndex());
    for (int count = 0; count <= mostIsolation; ++count) {
        QString name = tr("%n zone(s)", "between two start zones", count);
        if (shape == GraphShape::Random) name = tr("%n zone(s) for each start zone", nullptr, count);
        if (shape == GraphShape::Hub || shape == GraphShape::Web)
            name = tr("%n zone(s) to the middle", nullptr, count);
        if (count == 0) name = tr("None: start zones are near");
        isolation_->setItemText(count, name);
    }
}

TemplatePlan PlanForm::plan() const {
    return {.players = players_->value(),
            .shape = GraphShape(shape_->currentIndex()),
            .isolation = isolation_->currentIndex(),
            .riches = Riches(riches_->currentIndex()),
            .seed = seed_,
            .symmetry = symmetry_->symmetry()};
}

} // namespace stonemason::pocket_heroes

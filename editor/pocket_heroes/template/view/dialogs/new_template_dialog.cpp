// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/view/dialogs/new_template_dialog.h"

#include "core/pocket_heroes/world/world.h"
#include "editor/app/widgets/look.h"
#include "editor/grid/dialogs/picture_button.h"
#include "editor/pocket_heroes/template/model/graph_layout.h"
#include "editor/pocket_heroes/template/view/canvas/graph_picture.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>

namespace stonemason::pocket_heroes {

namespace {

constexpr int longestName = 80;
constexpr int pictureSide = 110;

/// Two zones to begin with.
Template plainTemplate() {
    Template made;
    made.zones.resize(2);
    made.zones[0].place = DrawingPoint{-80, 0};
    made.zones[1].place = DrawingPoint{80, 0};
    for (std::size_t zone = 0; zone < made.zones.size(); ++zone)
        made.zones[zone].castles = {{.nation = Nation::Random, .owner = PlayerId(zone)}};
    made.links.push_back({.first = 0, .second = 1, .kind = LinkKind::Regular});
    return made;
}

} // namespace

NewTemplateDialog::NewTemplateDialog(std::vector<Template> samples, QWidget* parent)
    : NewDocumentDialog({.title = tr("New Template"),
                         .untitled = tr("Untitled template"),
                         .create = tr("Crea&te Template")},
                        QStringLiteral("templates.md"), parent)
    , samples_(std::move(samples))
    , size_(new QComboBox) {
    nameField()->setMaxLength(longestName);
    addStart(tr("Two zones"), plainTemplate());
    for (const Template& sample : samples_)
        addStart(QString::fromStdString(sample.name), sample);
    layOut(buildSize());
    for (std::size_t i = 0; i < startChoices().size(); ++i)
        connect(startChoices()[i], &QAbstractButton::toggled, this, [this, i](bool on) {
            if (on) size_->setCurrentIndex(size_->findData(start(i).config.mapSize));
        });
}

QWidget* NewTemplateDialog::buildSize() {
    for (const int side : worldSides)
        //: Rows and columns of a world, both the same
        size_->addItem(tr("%1 × %1 cells").arg(side), side);
    size_->setCurrentIndex(size_->findData(start(0).config.mapSize));
    auto* pane = new QWidget;
    auto* form = new QFormLayout(pane);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(gap);
    form->addRow(tr("&Map size"), size_);
    return pane;
}

void NewTemplateDialog::addStart(const QString& title, const Template& made) {
    NewDocumentDialog::addStart(title, tr("%n zone(s)", nullptr, int(made.zones.size())),
                                graphImage(made, placesOf(made), picturePixels(pictureSide), palette()));
}

Template NewTemplateDialog::start(std::size_t index) const {
    return index == 0 ? plainTemplate() : samples_[index - 1];
}

Template NewTemplateDialog::made() const {
    Template made = start(chosenStart());
    made.notes.clear();
    made.name = QString::fromStdString(name()).trimmed().toStdString();
    made.config.mapSize = size_->currentData().toInt();
    return made;
}

} // namespace stonemason::pocket_heroes

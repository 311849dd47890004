// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/view/dialogs/new_template_dialog.h"

#include "core/pocket_heroes/world/world.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/grid/dialogs/picture_button.h"
#include "editor/pocket_heroes/template/model/template_edits.h"
#include "editor/pocket_heroes/template/view/canvas/graph_picture.h"
#include "editor/pocket_heroes/template/view/dialogs/plan_form.h"
#include "editor/pocket_heroes/template/view/preview/start_preview.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <utility>

namespace stonemason::pocket_heroes {

namespace {

constexpr int longestName = 80;
constexpr int pictureSide = 94; // two rows are in sight at 1280 x 800
constexpr std::size_t plainStart = 1;
constexpr std::size_t firstSample = 2;

/// Two zones to begin with, equal in what they begin with: mines drawn for each alone make one side rich.
Template plainTemplate() {
    Template worldTemplate;
    worldTemplate.zones.resize(2);
    worldTemplate.zones[0].place = DrawingPoint{-80, 0};
    worldTemplate.zones[1].place = DrawingPoint{80, 0};
    for (std::size_t zone = 0; zone < worldTemplate.zones.size(); ++zone) {
        worldTemplate.zones[zone].castles = {{.nation = Nation::Random, .owner = PlayerId(zone)}};
        worldTemplate.zones[zone].mines = {{.resource = Resource::Ore}, {.resource = Resource::Wood}};
    }
    worldTemplate.links.push_back({.first = 0, .second = 1, .kind = LinkKind::Regular});
    return worldTemplate;
}

} // namespace

NewTemplateDialog::NewTemplateDialog(std::vector<Template> samples, const Catalogue& catalogue,
                                     QWidget* parent)
    : NewDocumentDialog({.title = tr("New Template"),
                         .untitled = tr("Untitled template"),
                         .create = tr("Crea&te Template")},
                        QStringLiteral("templates.md"), parent)
    , samples_(std::move(samples))
    , catalogue_(catalogue)
    , size_(new QComboBox)
    , plan_(new PlanForm(*size_))
    , preview_(new StartPreview(catalogue)) {
    nameField()->setMaxLength(longestName);
    addStart(tr("Made to order"), start(plannedStart));
    addStart(tr("Two zones"), plainTemplate());
    for (const Template& sample : samples_)
        addStart(QString::fromStdString(sample.name), sample);
    layOut(buildFields());
    for (std::size_t i = 0; i < startChoices().size(); ++i)
        connect(startChoices()[i], &QAbstractButton::toggled, this, [this, i](bool on) {
            if (on) choose(i);
        });
    connect(plan_, &PlanForm::changed, this, &NewTemplateDialog::followPlan);
    connect(size_, &QComboBox::currentIndexChanged, this, &NewTemplateDialog::showPreview);
    showPreview();
}

NewTemplateDialog::~NewTemplateDialog() = default;

QWidget* NewTemplateDialog::buildFields() {
    for (const int side : worldSides)
        //: Rows and columns of a world, both the same
        size_->addItem(tr("%1 × %1 cells").arg(side), side);
    size_->setCurrentIndex(size_->findData(start(plannedStart).config.mapSize));
    auto* pane = new QWidget;
    auto* layout = new QHBoxLayout(pane);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap * 2);
    layout->addWidget(plan_, 3);
    layout->addWidget(preview_, 2);
    return pane;
}

void NewTemplateDialog::addStart(const QString& title, const Template& worldTemplate) {
    NewDocumentDialog::addStart(
        title, tr("%n zone(s)", nullptr, int(worldTemplate.zones.size())),
        graphImage(worldTemplate, placesOf(worldTemplate), picturePixels(pictureSide), palette()));
}

Template NewTemplateDialog::start(std::size_t index) const {
    if (index == plannedStart) return templateOf(plan_->plan());
    return index == plainStart ? plainTemplate() : samples_[index - firstSample];
}

/// Shows the size of its worlds, of those that it fits on.
void NewTemplateDialog::choose(std::size_t index) {
    plan_->setMadeToOrder(index == plannedStart);
    allowSizes();
    if (index != plannedStart) size_->setCurrentIndex(size_->findData(start(index).config.mapSize));
    showPreview();
}

void NewTemplateDialog::followPlan() {
    const Template planned = start(plannedStart);
    showStart(plannedStart, graphImage(planned, placesOf(planned), picturePixels(pictureSide), palette()));
    startChoices()[plannedStart]->setLine(tr("%n zone(s)", nullptr, int(planned.zones.size())));
    allowSizes();
    showPreview();
}

/// Turns those off on which what is made to order has no room, and goes on to the next one that has.
void NewTemplateDialog::allowSizes() {
    TemplatePlan plan = plan_->plan();
    plan.mapSize = worldSides.front();
    const bool isPlanned = startChoices()[plannedStart]->isChecked();
    const int least = isPlanned ? smallestMapFor(plan, catalogue_).value_or(worldSides.back()) : plan.mapSize;
    auto* items = qobject_cast<QStandardItemModel*>(size_->model());
    for (int i = 0; items && i < size_->count(); ++i) {
        const bool fits = size_->itemData(i).toInt() >= least;
        items->item(i)->setEnabled(fits);
        items->item(i)->setToolTip(fits ? QString() : tr("There is no room for so many zones."));
    }
    if (size_->currentData().toInt() < least) size_->setCurrentIndex(size_->findData(least));
}

void NewTemplateDialog::showPreview() {
    preview_->show(worldTemplate());
}

Template NewTemplateDialog::worldTemplate() const {
    Template worldTemplate = start(chosenStart());
    worldTemplate.notes.clear();
    worldTemplate.name = QString::fromStdString(name()).trimmed().toStdString();
    worldTemplate.config.mapSize = size_->currentData().toInt();
    return worldTemplate;
}

} // namespace stonemason::pocket_heroes

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/dialogs/new_template_dialog.h"

#include "core/pocket_heroes/world/world.h"
#include "editor/app/help_page.h"
#include "editor/app/look.h"
#include "editor/app/plain_labels.h"
#include "editor/app/scroll_pane.h"
#include "editor/board/picture_button.h"
#include "editor/pocket_heroes/template/canvas/graph_layout.h"
#include "editor/pocket_heroes/template/canvas/graph_picture.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

constexpr int longestName = 80;
constexpr int pictureSide = 110;
constexpr int choicesInRow = 4;

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
    : QDialog(parent), samples_(std::move(samples)), name_(new QLineEdit), size_(new QComboBox) {
    setWindowTitle(tr("New Template"));
    setHelpPage(*this, QStringLiteral("templates.md"));
    name_->setMaxLength(longestName);
    name_->setPlaceholderText(tr("Untitled template"));
    for (const int side : worldSides)
        //: Rows and columns of a world, both the same
        size_->addItem(tr("%1 × %1 cells").arg(side), side);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(gap);
    form->addRow(tr("&Name"), name_);
    form->addRow(tr("&Map size"), size_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto* create = buttons->addButton(tr("Crea&te Template"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(gap);
    layout->addLayout(form);
    layout->addWidget(headingLabel(tr("Start from")));
    QScrollArea* starts = scrollPane(buildStarts());
    starts->setMinimumHeight(starts_.front()->sizeHint().height() + gap);
    layout->addWidget(starts, 1);
    layout->addWidget(buttons);
    create->setDefault(true);
    resize(sizeHint().boundedTo(screen()->availableSize() * 9 / 10));
    name_->setFocus();
}

void NewTemplateDialog::addStart(const QString& title, const Template& made) {
    auto* button = new PictureButton(title, tr("%n zone(s)", nullptr, int(made.zones.size())));
    QImage image =
        graphImage(made, placesOf(made), QSize(pictureSide, pictureSide) * devicePixelRatioF(), palette());
    image.setDevicePixelRatio(devicePixelRatioF());
    button->setPicture(image);
    starts_.push_back(button);
}

QWidget* NewTemplateDialog::buildStarts() {
    addStart(tr("Two zones"), plainTemplate());
    for (const Template& sample : samples_)
        addStart(QString::fromStdString(sample.name), sample);
    auto* pane = new QWidget;
    auto* grid = new QGridLayout(pane);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(gap);
    int widest = 1;
    for (const PictureButton* start : starts_)
        widest = std::max(widest, start->sizeHint().width() + gap);
    const int room = screen()->availableGeometry().width() * 4 / 5;
    const int inRow = std::clamp(room / widest, 1, choicesInRow);
    for (std::size_t i = 0; i < starts_.size(); ++i)
        grid->addWidget(starts_[i], int(i) / inRow, int(i) % inRow);
    for (std::size_t i = 0; i < starts_.size(); ++i)
        connect(starts_[i], &QAbstractButton::toggled, this, [this, i](bool on) {
            if (on) size_->setCurrentIndex(size_->findData(start(i).config.mapSize));
        });
    starts_.front()->setChecked(true);
    return pane;
}

std::size_t NewTemplateDialog::chosen() const {
    for (std::size_t i = 0; i < starts_.size(); ++i)
        if (starts_[i]->isChecked()) return i;
    return 0;
}

Template NewTemplateDialog::start(std::size_t index) const {
    return index == 0 ? plainTemplate() : samples_[index - 1];
}

Template NewTemplateDialog::made() const {
    Template made = start(chosen());
    made.notes.clear();
    made.name = name_->text().trimmed().toStdString();
    std::erase(made.name, '\0');
    made.config.mapSize = size_->currentData().toInt();
    return made;
}

} // namespace stonemason::pocket_heroes

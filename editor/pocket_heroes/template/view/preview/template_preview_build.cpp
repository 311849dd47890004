// SPDX-License-Identifier: GPL-3.0-or-later
// What the preview of a template is made of.
#include "editor/app/widgets/form_page.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/pocket_heroes/template/view/preview/seed_gallery.h"
#include "editor/pocket_heroes/template/view/preview/symmetry_box.h"
#include "editor/pocket_heroes/template/view/preview/template_preview_dock.h"
#include "editor/pocket_heroes/template/view/preview/world_picture.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <limits>

namespace stonemason::pocket_heroes {

QWidget* TemplatePreviewDock::buildChoices() {
    seed_->setRange(0, std::numeric_limits<int>::max());
    seed_->setValue(1);
    seed_->setPrefix(tr("Seed "));
    seed_->setAccessibleName(tr("Seed"));
    seed_->setToolTip(tr("The same seed makes the same world of the same template"));
    dice_->setIcon(icon(QStringLiteral("dice")));
    dice_->setText(tr("Another seed"));
    dice_->setToolTip(tr("Take another seed by chance"));
    dice_->setAutoRaise(true);
    size_->addItem(tr("As in config"), 0);
    for (const int side : worldSides)
        size_->addItem(tr("%1 × %1 cells").arg(side), side);
    size_->setAccessibleName(tr("Size of the world"));
    size_->setToolTip(tr("Size of the world"));
    size_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    size_->setMinimumContentsLength(8);
    compare_->setCheckable(true);
    compare_->setIcon(icon(QStringLiteral("compare")));
    compare_->setText(tr("Compare seeds"));
    compare_->setToolTip(tr("Compare the worlds of several seeds, or look for a fair one"));
    compare_->setAutoRaise(true);
    keep_->setCheckable(true);
    keep_->setIcon(icon(QStringLiteral("locked")));
    keep_->setText(tr("Keep layout"));
    keep_->setToolTip(tr("Keep the zones where they lie in this world, whatever seed and numbers become; a "
                         "zone or link that comes, goes or is moved lays them out anew"));
    keep_->setAutoRaise(true);
    auto* row = new QWidget;
    auto* choices = new QHBoxLayout(row);
    choices->setContentsMargins(0, 0, 0, 0);
    choices->setSpacing(gap / 2);
    choices->addWidget(seed_, 1);
    choices->addWidget(dice_);
    choices->addWidget(size_, 1);
    choices->addWidget(keep_);
    choices->addWidget(symmetry_, 1);
    choices->addWidget(compare_);
    return row;
}

QWidget* TemplatePreviewDock::buildWorld() {
    step_->setRange(1, stepCount);
    step_->setValue(stepCount);
    step_->setPageStep(1);
    step_->setTickPosition(QSlider::TicksBelow);
    step_->setTickInterval(1);
    step_->setAccessibleName(tr("Step of the generator"));
    step_->setToolTip(tr("Look at the world after each of the ten steps"));
    stepName_->setWordWrap(true);
    auto* world = new QWidget;
    auto* layout = new QVBoxLayout(world);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap / 2);
    picture_->setMinimumSize(100, 60); // what is less shows nothing; the panel scrolls instead
    layout->addWidget(picture_, 1);
    layout->addWidget(step_);
    layout->addWidget(stepName_);
    return world;
}

QWidget* TemplatePreviewDock::buildContent() {
    verdict_->setWordWrap(true);
    verdict_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    for (QLabel* label : {verdict_, stepName_})
        label->hide(); // as long as it is empty
    stop_->setText(tr("Stop"));
    stop_->setIcon(icon(QStringLiteral("close")));
    stop_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    stop_->setToolTip(tr("Stop making the world"));
    for (QWidget* ofWork : std::initializer_list<QWidget*>{making_, stop_})
        ofWork->hide();
    open_->setIcon(icon(QStringLiteral("world")));
    open_->setToolTip(tr("Open the world that is shown, to change and to save it"));
    game_->setIcon(icon(QStringLiteral("export")));
    game_->setToolTip(tr("Save the world that is shown as a file that the game itself loads"));
    origin_->setChecked(true); // a line is soon taken out, a forgotten seed never comes back
    origin_->setToolTip(tr("In one line: version of the generator, template, size and seed. Make This World "
                           "Again in the World menu and stonemason generate --again make the world of it"));
    making_->setWordWrap(true);
    auto* progress = new QHBoxLayout;
    progress->setSpacing(gap);
    progress->addWidget(making_, 1);
    progress->addWidget(stop_, 0, Qt::AlignTop);
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(gap, gap / 2, gap, gap);
    layout->setSpacing(gap / 2);
    layout->addWidget(buildChoices());
    world_ = buildWorld();
    layout->addWidget(world_, 1);
    layout->addWidget(gallery_, 1);
    gallery_->hide();
    layout->addWidget(verdict_);
    layout->addLayout(progress);
    // Seen however low the panel is, below what scrolls.
    auto* whole = new QWidget;
    auto* column = new QVBoxLayout(whole);
    column->setContentsMargins(0, 0, 0, gap);
    column->setSpacing(gap / 2);
    column->addWidget(scrollPane(content), 1);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(gap, 0, gap, 0);
    row->addWidget(open_, 1);
    row->addWidget(game_, 1);
    auto* choice = new QHBoxLayout;
    choice->setContentsMargins(gap, 0, gap, 0);
    choice->addWidget(origin_);
    column->addLayout(choice);
    column->addLayout(row);
    return whole;
}

} // namespace stonemason::pocket_heroes

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/dialogs/world_size_dialog.h"

#include "editor/app/widgets/help_page.h"
#include "editor/app/widgets/look.h"
#include "editor/pocket_heroes/model/thing_index.h"
#include "editor/pocket_heroes/model/world_document.h"
#include "editor/pocket_heroes/model/world_view_state.h"
#include "editor/pocket_heroes/model/world_words.h"
#include "editor/pocket_heroes/view/art/world_renderer.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPixmap>
#include <QPushButton>
#include <QStringList>
#include <QToolButton>
#include <QVBoxLayout>

#include <map>

namespace stonemason::pocket_heroes {

namespace {

constexpr int pictureSide = 200;

/// The places of the old map on the new one, by 3 * row + column.
QStringList anchorNames() {
    return {WorldSizeDialog::tr("Top left"),    WorldSizeDialog::tr("Top"),
            WorldSizeDialog::tr("Top right"),   WorldSizeDialog::tr("Left"),
            WorldSizeDialog::tr("Middle"),      WorldSizeDialog::tr("Right"),
            WorldSizeDialog::tr("Bottom left"), WorldSizeDialog::tr("Bottom"),
            WorldSizeDialog::tr("Bottom right")};
}

} // namespace

WorldSizeDialog::WorldSizeDialog(WorldDocument& document, WorldRenderer& renderer, QWidget* parent)
    : QDialog(parent)
    , document_(document)
    , renderer_(renderer)
    , size_(new QComboBox)
    , ground_(new QComboBox)
    , anchors_(new QButtonGroup(this))
    , picture_(new QLabel)
    , verdict_(new QLabel) {
    setWindowTitle(tr("Size of the World"));
    setHelpPage(*this, QStringLiteral("worlds.md"));
    const int now = document.committedWorld().size().rows;
    for (const int side : worldSides)
        if (side != now)
            //: Rows and columns of a world, both the same
            size_->addItem(tr("%1 × %1 cells").arg(side), side);
    for (const int side : worldSides)
        if (side > now) { // growing is what most want, and loses nothing
            size_->setCurrentIndex(size_->findData(side));
            break;
        }
    for (int surface = 0; surface < surfaceCount; ++surface)
        ground_->addItem(surfaceName(document.catalogue(), Surface(surface)), surface);
    ground_->setCurrentIndex(int(Surface::Grass));
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(gap);
    form->addRow(tr("&Size"), size_);
    form->addRow(tr("The present map lies"), buildAnchors());
    form->addRow(tr("New &ground"), ground_);
    picture_->setFixedSize(pictureSide, pictureSide);
    picture_->setAlignment(Qt::AlignCenter);
    picture_->setAccessibleName(tr("The world as it will be"));
    auto* row = new QHBoxLayout;
    row->setSpacing(2 * gap);
    row->addLayout(form, 1);
    row->addWidget(picture_);
    verdict_->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    ok_ = buttons->addButton(tr("&Change Size"), QDialogButtonBox::AcceptRole);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(2 * gap);
    layout->addLayout(row);
    layout->addWidget(verdict_);
    layout->addWidget(buttons);
    ok_->setDefault(true);
    size_->setFocus();
    connect(buttons, &QDialogButtonBox::accepted, this, &WorldSizeDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(size_, &QComboBox::currentIndexChanged, this, &WorldSizeDialog::showOutcome);
    connect(ground_, &QComboBox::currentIndexChanged, this, &WorldSizeDialog::showOutcome);
    connect(anchors_, &QButtonGroup::idClicked, this, &WorldSizeDialog::showOutcome);
    showOutcome();
}

QWidget* WorldSizeDialog::buildAnchors() {
    auto* box = new QWidget;
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins({});
    grid->setSpacing(2);
    grid->setColumnStretch(3, 1);
    static const QString arrows = QStringLiteral("↖↑↗←•→↙↓↘");
    const QStringList names = anchorNames();
    for (int i = 0; i < int(names.size()); ++i) {
        auto* button = new QToolButton;
        button->setText(arrows.mid(i, 1));
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setMinimumSize(28, 28);
        button->setToolTip(names[i]);
        button->setAccessibleName(names[i]);
        grid->addWidget(button, i / 3, i % 3);
        anchors_->addButton(button, i);
    }
    anchorButton({})->setChecked(true);
    return box;
}

QAbstractButton* WorldSizeDialog::anchorButton(Anchor anchor) const {
    return anchors_->button(3 * anchor.row + anchor.column);
}

Anchor WorldSizeDialog::anchor() const {
    return {anchors_->checkedId() / 3, anchors_->checkedId() % 3};
}

Resized WorldSizeDialog::outcome() const {
    return resized(document_.committedWorld(), size_->currentData().toInt(), anchor(),
                   Surface(ground_->currentData().toInt()));
}

void WorldSizeDialog::showOutcome() {
    const Resized after = outcome();
    const Catalogue& catalogue = document_.catalogue();
    const QImage image = renderer_.image(after.world, ThingIndex(after.world, catalogue),
                                         document_.view().style(), {pictureSide, pictureSide});
    picture_->setPixmap(QPixmap::fromImage(image));
    const int now = document_.committedWorld().size().rows;
    const QString lost = after.lost.empty() ? tr("Nothing on it is lost.") : lostText(after);
    verdict_->setText(
        //: %1 and %2 are the cells of a side, %3 a sentence: "Nothing on it is lost."
        tr("The world has %1 × %1 cells and will have %2 × %2. %3")
            .arg(now)
            .arg(after.world.size().rows)
            .arg(lost));
}

QString WorldSizeDialog::lostText(const Resized& resized) const {
    std::map<ThingKind, int> counts;
    for (const Thing thing : resized.lost)
        ++counts[thing.kind];
    QStringList kinds;
    for (const auto& [kind, count] : counts)
        //: Some of what is lost: %1 is "Guards", %2 how many
        kinds += tr("%1: %2").arg(kindName(kind)).arg(count);
    return tr("%n object(s) will fall off the map (%1). Undo brings them back.", nullptr,
              int(resized.lost.size()))
        .arg(kinds.join(QStringLiteral(", ")));
}

void WorldSizeDialog::accept() {
    Resized after = outcome();
    //: %1 is the cells of a side
    doneText_ = tr("The world has %1 × %1 cells now.").arg(after.world.size().rows);
    if (!after.lost.empty())
        doneText_ += u' ' + tr("%n object(s) fell off the map; Undo brings them back.", nullptr,
                               int(after.lost.size()));
    document_.replace(tr("Change size"), SharedWorld(std::move(after.world)));
    QDialog::accept();
}

} // namespace stonemason::pocket_heroes

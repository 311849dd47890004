// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/generate/improve_dialog.h"

#include "core/kings_conflict/check/check.h"
#include "core/kings_conflict/generate/generate.h"
#include "editor/app/widgets/help_page.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_view_state.h"
#include "editor/kings_conflict/text/generate_text.h"
#include "editor/kings_conflict/text/map_vocabulary.h"
#include "editor/kings_conflict/view/dialogs/map_picture.h"
#include "editor/text/names.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPixmap>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

#include <utility>

namespace stonemason::kings_conflict {

namespace {

constexpr int comparedSide = 260;
constexpr int listHeight = 56;

std::vector<Cell> changedCells(const CellChanges& changes) {
    std::vector<Cell> cells;
    for (const CellChange& change : changes)
        cells.push_back(change.cell);
    return cells;
}

} // namespace

ImproveDialog::ImproveDialog(MapDocument& document, MapRenderer& renderer, QWidget* parent)
    : QDialog(parent)
    , document_(document)
    , renderer_(renderer)
    , map_(document.committedMap())
    , sentence_(new QLabel(tr("Looking for the fewest changes…")))
    , bar_(new QProgressBar)
    , list_(new QListWidget)
    , job_(
          *this, [](int) {}, [this](Found found) { finish(std::move(found)); }) {
    setWindowTitle(tr("Improve the Map"));
    setHelpPage(*this, QStringLiteral("maps.md#generated-maps"));
    build();
    showPictures();
    job_.start([map = map_, &game = document.game()](const std::stop_token& stop, const auto&) {
        return lookedFor(map, game, stop);
    });
}

ImproveDialog::~ImproveDialog() = default;

ImproveDialog::Found ImproveDialog::lookedFor(const Map& map, const GameProfile& game,
                                              const std::stop_token& stop) {
    const std::vector<Cell> locked = map.lockedCells.cells();
    Found found{.edit = improvedMap(map, game, locked, stop)};
    Map after = map;
    if (found.edit) kings_conflict::apply(after, found.edit->changes);
    const std::array<const Map*, 2> looked{&map, &after};
    for (std::size_t at = 0; at < looked.size(); ++at) {
        const Report report = mergedReport(runChecks(*looked[at], game, stop), *looked[at]);
        found.errors[at] = report.count(Severity::Error);
        found.warnings[at] = report.count(Severity::Warning);
    }
    return found;
}

void ImproveDialog::build() {
    sentence_->setWordWrap(true);
    bar_->setRange(0, 0);
    bar_->setTextVisible(false);
    bar_->setAccessibleName(tr("Looking for changes"));
    list_->setAccessibleName(tr("Changes"));
    list_->setMinimumHeight(listHeight);
    list_->setWordWrap(true);
    list_->setVisible(false);
    auto* pictures = new QHBoxLayout;
    pictures->setSpacing(2 * gap);
    for (const auto& [at, title] :
         {std::pair(std::size_t(0), tr("Before")), std::pair(std::size_t(1), tr("After"))}) {
        auto* column = new QVBoxLayout;
        column->setSpacing(gap / 2);
        pictures_[at] = new QLabel;
        pictures_[at]->setAccessibleName(title);
        pictures_[at]->setMinimumSize(comparedSide, comparedSide);
        column->addWidget(headingLabel(title));
        column->addWidget(pictures_[at], 0, Qt::AlignTop | Qt::AlignLeft);
        pictures->addLayout(column);
    }
    auto* buttons = new QDialogButtonBox;
    ok_ = buttons->addButton(tr("&Take the Changes"), QDialogButtonBox::AcceptRole);
    buttons->addButton(tr("&Keep the Map"), QDialogButtonBox::RejectRole);
    ok_->setEnabled(false);
    ok_->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(gap);
    layout->addWidget(sentence_);
    layout->addWidget(bar_);
    layout->addLayout(pictures);
    layout->addWidget(list_, 1);
    layout->addWidget(buttons);
}

void ImproveDialog::finish(Found found) {
    bar_->setVisible(false);
    if (!found.edit) {
        sentence_->setText(generationErrorText(found.edit.error(), document_.game()));
        return;
    }
    edit_ = std::move(found.edit).value();
    const int wrong = found.errors[0] + found.warnings[0];
    if (edit_.changes.empty()) {
        sentence_->setText(wrong == 0
                               ? tr("The map has no errors and no warnings: there is nothing to improve.")
                               : tr("No change was found that takes errors or warnings away."));
        return;
    }
    //: How many problems a map has before and after a change
    sentence_->setText(tr("Errors: %1 before, %2 after. Warnings: %3 before, %4 after. Ringed tiles change.")
                           .arg(found.errors[0])
                           .arg(found.errors[1])
                           .arg(found.warnings[0])
                           .arg(found.warnings[1]));
    showPictures();
    listChanges();
    ok_->setEnabled(true);
    ok_->setFocus();
}

void ImproveDialog::showPictures() {
    Map after = map_;
    kings_conflict::apply(after, edit_.changes);
    const std::vector<Cell> cells = changedCells(edit_.changes);
    const QColor colour = palette().color(QPalette::Active, QPalette::Highlight);
    const double ratio = devicePixelRatioF();
    pictures_[0]->setPixmap(
        QPixmap::fromImage(mapPicture(renderer_, map_, comparedSide, ratio, cells, colour)));
    pictures_[1]->setPixmap(
        QPixmap::fromImage(mapPicture(renderer_, after, comparedSide, ratio, cells, colour)));
}

void ImproveDialog::listChanges() {
    const GameProfile& game = document_.game();
    for (const CellChange& change : edit_.changes) {
        const QString layer = localText(game.layers[std::size_t(change.layer)].name);
        const bool isTerrain = change.layer == terrainLayer;
        const auto name = [&](Code code) {
            return isTerrain ? tileName(game, code) : QString(QLatin1Char(code));
        };
        //: %1 is a layer, %2 a place such as "row 3, column 4", %3 and %4 what is there before and after
        list_->addItem(tr("%1, %2: %3 becomes %4")
                           .arg(layer, placeText(change.cell), name(change.before), name(change.after)));
    }
    list_->setVisible(true);
    QSize size = sizeHint();
    if (const QScreen* shown = screen()) size = size.boundedTo(shown->availableSize());
    resize(size); // adjustSize() takes two thirds of the screen at most
}

void ImproveDialog::accept() {
    document_.apply(tr("Improve the map"), edit_);
    QDialog::accept();
}

} // namespace stonemason::kings_conflict

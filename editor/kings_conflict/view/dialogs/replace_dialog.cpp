// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/dialogs/replace_dialog.h"

#include "editor/app/widgets/help_page.h"
#include "editor/app/widgets/look.h"
#include "editor/kings_conflict/model/map_edits.h"
#include "editor/kings_conflict/model/map_view_state.h"
#include "editor/kings_conflict/text/map_vocabulary.h"
#include "editor/kings_conflict/view/art/map_renderer.h"
#include "editor/text/names.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <set>

namespace stonemason::kings_conflict {

namespace {

constexpr int pictureSize = 20;

} // namespace

ReplaceDialog::ReplaceDialog(MapDocument& document, MapRenderer& renderer, Code from, QWidget* parent)
    : QDialog(parent)
    , document_(document)
    , renderer_(renderer)
    , from_(codeField(true))
    , to_(codeField(false))
    , selectionOnly_(new QCheckBox(tr("Only in the &selection")))
    , count_(new QLabel) {
    setWindowTitle(tr("Replace Tile"));
    setHelpPage(*this, QStringLiteral("maps.md#painting"));
    selectionOnly_->setEnabled(!selectedCells(document).empty());
    selectionOnly_->setChecked(selectionOnly_->isEnabled());
    count_->setWordWrap(true);
    from_->setCurrentIndex(std::max(0, from_->findData(QChar(QLatin1Char(from)))));
    to_->setPlaceholderText(tr("choose…"));
    to_->setCurrentIndex(-1);

    auto* form = new QFormLayout;
    form->setHorizontalSpacing(gap);
    form->setVerticalSpacing(gap);
    form->addRow(tr("&Every"), from_);
    form->addRow(tr("&becomes"), to_);
    form->addRow(QString(), selectionOnly_);
    from_->setAccessibleName(tr("Tile to replace"));
    to_->setAccessibleName(tr("Tile to put there"));

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    replace_ = buttons->addButton(tr("&Replace"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(from_, &QComboBox::currentIndexChanged, this, &ReplaceDialog::showCount);
    connect(to_, &QComboBox::currentIndexChanged, this, &ReplaceDialog::showCount);
    connect(selectionOnly_, &QCheckBox::toggled, this, &ReplaceDialog::showCount);
    connect(&document, &MapDocument::cellsChanged, this, &ReplaceDialog::showCount);
    connect(&document, &MapDocument::replaced, this, &ReplaceDialog::showCount);

    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(gap);
    layout->addLayout(form);
    layout->addWidget(count_);
    layout->addStretch(1);
    layout->addWidget(buttons);
    replace_->setDefault(true);
    showCount();
    to_->setFocus();
}

QComboBox* ReplaceDialog::codeField(bool withUnknown) {
    auto* field = new QComboBox;
    const GameProfile& game = document_.game();
    const auto add = [field](const QIcon& picture, const QString& name, Code code) {
        field->addItem(picture, name, QChar(QLatin1Char(code)));
    };
    const int layer = document_.view().currentLayer();
    if (game.layers[std::size_t(layer)].kind == LayerKind::Hint) {
        for (Code digit = '0'; digit <= '9'; ++digit)
            add({}, QString(QLatin1Char(digit)), digit);
    } else {
        const auto picture = [&](Code code) {
            return QIcon(renderer_.tile(code, pictureSize, devicePixelRatioF(), currentTheme()));
        };
        for (const Tile& tile : game.tiles)
            add(picture(tile.code),
                QStringLiteral("%1 (%2)").arg(localText(tile.name), QString(QLatin1Char(tile.code))),
                tile.code);
        // Codes the game does not know are just what one wants to be rid of.
        const auto& cells = document_.map().terrain().values();
        for (Code code : std::set<Code>(cells.begin(), cells.end()))
            if (withUnknown && !game.tile(code)) add({}, tileName(game, code), code);
    }
    return field;
}

Code ReplaceDialog::from() const {
    return from_->currentData().toChar().toLatin1();
}

Code ReplaceDialog::to() const {
    return to_->currentData().toChar().toLatin1();
}

void ReplaceDialog::showCount() {
    const bool chosen = to() != 0 && from() != to();
    const Edit edit = !chosen ? Edit{} : replacing(document_, from(), to(), selectionOnly_->isChecked());
    const int count = int(edit.changes.size());
    QString text = to() == 0    ? tr("Choose the new tile.")
                   : count == 0 ? tr("Nothing changes.")
                   : count == 1 ? tr("1 cell changes.")
                                : tr("%n cells change.", nullptr, count);
    if (!edit.refused.empty())
        text += u' ' + tr("Cells on the axis that cannot hold that tile stay as they are: %n.", nullptr,
                          int(edit.refused.size()));
    count_->setText(text);
    replace_->setEnabled(count > 0);
}

void ReplaceDialog::accept() {
    if (!replace_->isEnabled()) return;
    //: The name of an undo step: %1 and %2 are names of tiles.
    const QString step = tr("Replace %1 with %2").arg(from_->currentText(), to_->currentText());
    document_.apply(
        step, [this](const Map&) { return replacing(document_, from(), to(), selectionOnly_->isChecked()); });
    QDialog::accept();
}

} // namespace stonemason::kings_conflict

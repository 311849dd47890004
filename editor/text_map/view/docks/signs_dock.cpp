// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/view/docks/signs_dock.h"

#include "editor/app/widgets/appearance.h"
#include "editor/text_map/model/text_map_state.h"
#include "editor/text_map/view/art/text_map_renderer.h"

#include <QContextMenuEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QSignalBlocker>

#include <algorithm>

namespace stonemason::text_map {

SignModel::SignModel(const SignBook& signs, QObject* parent)
    : QAbstractListModel(parent), signs_(signs), listed_(tableSigns()) {
}

std::vector<TileIndex> SignModel::tableSigns() const {
    std::vector<TileIndex> listed;
    for (const SignRow& row : signs_.table().rows)
        for (std::size_t code = 1; code < signs_.size(); ++code)
            if (signs_.sign(TileIndex(code)) == row.signs.front() && !signs_.chosenMeaning(TileIndex(code)))
                listed.push_back(TileIndex(code));
    return listed;
}

void SignModel::setSigns(std::vector<TileIndex> signs) {
    if (signs == listed_) return;
    beginResetModel();
    listed_ = std::move(signs);
    endResetModel();
}

QModelIndex SignModel::indexOf(TileIndex sign) const {
    const auto found = std::ranges::find(listed_, sign);
    return found == listed_.end() ? QModelIndex() : index(int(found - listed_.begin()));
}

int SignModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(listed_.size());
}

QVariant SignModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const TileIndex shown = sign(index);
    if (role == SignRole) return signs_.letter(shown);
    if (role == Qt::DisplayRole) return signs_.meaning(shown);
    //: %1 a sign and its meaning: "Rock (#)"
    if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole)
        return signs_.isWall(shown) ? tr("%1, blocks the way").arg(signs_.name(shown))
                                    : tr("%1, can be walked on").arg(signs_.name(shown));
    return {};
}

SignsDock::SignsDock(SignBrush& brush, TextMapRenderer& renderer)
    : PaletteDock(QStringLiteral("text-map-signs"), tr("Signs"), new SignModel(brush.signs()),
                  [this, &renderer](QPainter& painter, const QRect& square, const QModelIndex& index) {
                      renderer.paintSign(painter, square, model_->sign(index), isDark(palette()));
                  },
                  brush,
                  {QStringLiteral("brush"), QStringLiteral("scatter"), QStringLiteral("line"),
                   QStringLiteral("rectangle"), QStringLiteral("fill"), QStringLiteral("replace")})
    , brush_(brush)
    , model_(static_cast<SignModel*>(palettePane()->model()))
    , field_(new QLineEdit)
    , meaning_(new QLabel) {
    palettePane()->setLooks({.codeRole = SignModel::SignRole, .smallestCell = 60, .nameLines = 2});
    palettePane()->setWantedRoom(4, 4);
    palettePane()->setShowsCodes(true);
    palettePane()->installEventFilter(this);
    palettePane()->viewport()->installEventFilter(this);
    //: Before a field in which any character can be typed
    auto* label = new QLabel(tr("Any c&haracter"));
    label->setBuddy(field_);
    field_->setAlignment(Qt::AlignCenter);
    field_->setFixedWidth(field_->fontMetrics().horizontalAdvance(QStringLiteral("MMMM")));
    field_->setToolTip(tr("Type the character to paint with"));
    field_->setAccessibleName(tr("Any character"));
    meaning_->setWordWrap(true);
    column().setContentsMargins(gap, gap / 2, gap / 2, gap / 2);
    auto* line = new QHBoxLayout;
    line->addWidget(label);
    line->addWidget(field_);
    line->addStretch(1);
    column().addLayout(line);
    column().addWidget(meaning_);
    connect(field_, &QLineEdit::textEdited, this, &SignsDock::chooseTyped);
    connect(field_, &QLineEdit::returnPressed, this, [this] { giveKeysTo(binding().view()); });
    showPicked();
}

void SignsDock::bound() {
    PaletteDock::bound();
    if (binding()) {
        binding().on(document(), &TextMapDocument::cellsChanged, [this] { showMapSigns(); });
        binding().on(document(), &TextMapDocument::replaced, [this] { showMapSigns(); });
        binding().on(document(), &TextMapDocument::meaningsChanged, [this] { showMapSigns(); });
    }
    showMapSigns();
}

void SignsDock::showMapSigns() {
    std::vector<TileIndex> signs = model_->tableSigns();
    if (binding()) {
        for (TileIndex& sign : signs)
            sign = document()->codeHere(sign);
        for (std::size_t i = 0; i < document()->codes().size(); ++i) {
            const TileIndex sign = document()->codes()[i];
            const bool isShown = document()->cellsOf(SignIndex(i)) > 0 && !brush_.signs().isNothing(sign);
            if (isShown && std::ranges::find(signs, sign) == signs.end()) signs.push_back(sign);
        }
    }
    const QSignalBlocker quiet(palettePane()->selectionModel());
    model_->setSigns(std::move(signs));
    showPicked();
}

/// What is painted with, as the current map has it.
TileIndex SignsDock::signHere() const {
    return binding() ? document()->codeHere(brush_.sign()) : brush_.sign();
}

/// The right button, and the key for context menus.
bool SignsDock::eventFilter(QObject* object, QEvent* event) {
    if (event->type() != QEvent::ContextMenu || !binding()) return PaletteDock::eventFilter(object, event);
    const auto& menu = static_cast<QContextMenuEvent&>(*event);
    const bool isByKey = menu.reason() == QContextMenuEvent::Keyboard;
    QWidget& pane = *palettePane()->viewport();
    const QModelIndex entry = isByKey ? palettePane()->currentIndex()
                                      : palettePane()->indexAt(pane.mapFromGlobal(menu.globalPos()));
    if (!entry.isValid()) return true;
    const QPoint at =
        isByKey ? pane.mapToGlobal(palettePane()->visualRect(entry).center()) : menu.globalPos();
    emit meaningAsked(model_->sign(entry), at);
    return true;
}

void SignsDock::pick(const QModelIndex& sign) {
    brush_.setSign(model_->sign(sign));
}

QModelIndex SignsDock::picked() const {
    return model_->indexOf(signHere());
}

void SignsDock::showPicked() {
    PaletteDock::showPicked();
    const TileIndex sign = signHere();
    const QString character = QString::fromStdString(brush_.signs().sign(sign));
    if (field_->text() != character) field_->setText(character);
    const SignBook& signs = brush_.signs();
    //: What a sign of a map means, "Rock", and that one cannot walk there
    const QString text = signs.isWall(sign) ? tr("%1: blocks the way")
                         : signs.row(sign)  ? tr("%1: can be walked on")
                                            : tr("%1: counts as floor");
    meaning_->setText(text.arg(signs.meaning(sign)));
}

/// What is typed takes the place of what stood there.
void SignsDock::chooseTyped(const QString& text) {
    const QList<uint> characters = text.toUcs4();
    if (characters.isEmpty()) return;
    const QString before = QString::fromStdString(brush_.signs().sign(brush_.sign()));
    char32_t typed = characters.back();
    if (characters.size() > 1 && text.endsWith(before)) typed = characters.front();
    const TileIndex sign = brush_.signs().codeOf(QString::fromUcs4(&typed, 1).toStdString());
    brush_.setSign(sign);
    if (sign != noSign) takeUpTool();
    showPicked();
    field_->selectAll();
}

} // namespace stonemason::text_map

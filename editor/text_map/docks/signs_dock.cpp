// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/docks/signs_dock.h"

#include "editor/app/focus_handover.h"
#include "editor/app/look.h"
#include "editor/app/palette.h"
#include "editor/grid/picture_palette.h"
#include "editor/text_map/docks/sign_model.h"
#include "editor/text_map/sign_brush.h"

#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace stonemason::text_map {

namespace {

/// Tools that lay down the chosen sign; choosing one with another tool in hand takes up the brush.
bool paintsTheSign(const QString& tool) {
    static const QStringList tools{QStringLiteral("brush"), QStringLiteral("scatter"),
                                   QStringLiteral("line"),  QStringLiteral("rectangle"),
                                   QStringLiteral("fill"),  QStringLiteral("replace")};
    return tools.contains(tool);
}

} // namespace

SignsDock::SignsDock(SignBrush& brush, TextMapRenderer& renderer)
    : TextMapDock(QStringLiteral("text-map-signs"), tr("Signs"), Qt::LeftDockWidgetArea)
    , brush_(brush)
    , model_(new SignModel(brush.signs(), this))
    , palette_(new PicturePalette(
          *model_,
          [this, &renderer](QPainter& painter, const QRect& square, const QModelIndex& index) {
              renderer.paintSign(painter, square, model_->sign(index), isDark(palette()));
          }))
    , field_(new QLineEdit)
    , meaning_(new QLabel) {
    palette_->setLooks({.codeRole = SignModel::SignRole});
    palette_->setWantedRoom(4, 4);
    palette_->setShowsCodes(true);
    palette_->setAccessibleName(tr("Signs"));
    //: Before a field in which any character can be typed
    auto* label = new QLabel(tr("Any c&haracter"));
    label->setBuddy(field_);
    field_->setAlignment(Qt::AlignCenter);
    field_->setFixedWidth(field_->fontMetrics().horizontalAdvance(QStringLiteral("MMMM")));
    field_->setToolTip(tr("Type the character to paint with"));
    field_->setAccessibleName(tr("Any character"));
    meaning_->setWordWrap(true);
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(gap, gap / 2, gap / 2, gap / 2);
    layout->addWidget(palette_, 1);
    auto* line = new QHBoxLayout;
    line->addWidget(label);
    line->addWidget(field_);
    line->addStretch(1);
    layout->addLayout(line);
    layout->addWidget(meaning_);
    setWidget(content);
    forwardFocusTo(*this, *palette_);
    connect(palette_, &PicturePalette::chosen, this, &SignsDock::choose);
    connect(palette_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) {
                if (current.isValid()) brush_.setSign(model_->sign(current));
            });
    connect(field_, &QLineEdit::textEdited, this, &SignsDock::chooseTyped);
    connect(field_, &QLineEdit::returnPressed, this, [this] { giveKeysTo(binding().view()); });
    connect(&brush_, &SignBrush::paintChanged, this, &SignsDock::showChosen);
    showChosen();
}

void SignsDock::bound() {
    setEnabled(bool(binding()));
    if (binding()) {
        binding().on(document(), &TextMapDocument::cellsChanged, [this] { showMapSigns(); });
        binding().on(document(), &TextMapDocument::replaced, [this] { showMapSigns(); });
    }
    showMapSigns();
}

void SignsDock::showMapSigns() {
    std::vector<TileIndex> signs;
    if (binding())
        for (std::size_t i = 0; i < document()->codes().size(); ++i)
            if (document()->cellsOf(SignIndex(i)) > 0) signs.push_back(document()->codes()[i]);
    const QSignalBlocker quiet(palette_->selectionModel());
    model_->setMapSigns(signs);
    showChosen();
}

void SignsDock::showChosen() {
    const TileIndex sign = brush_.sign();
    const QSignalBlocker quiet(palette_->selectionModel());
    const QModelIndex index = model_->indexOf(sign);
    palette_->setCurrentIndex(index);
    if (index.isValid())
        palette_->selectionModel()->select(index, QItemSelectionModel::ClearAndSelect);
    else
        palette_->selectionModel()->clearSelection();
    palette_->viewport()->update();
    const QString character = QString::fromStdString(brush_.signs().sign(sign));
    if (field_->text() != character) field_->setText(character);
    const SignBook& signs = brush_.signs();
    //: What a sign of a map means, "Rock", and that one cannot walk there
    const QString text = signs.isWall(sign) ? tr("%1: a wall")
                         : signs.row(sign)  ? tr("%1: can be walked on")
                                            : tr("%1: counts as floor");
    meaning_->setText(text.arg(signs.meaning(sign)));
}

void SignsDock::choose(const QModelIndex& index) {
    if (!index.isValid()) return;
    brush_.setSign(model_->sign(index));
    if (!paintsTheSign(brush_.tool())) brush_.setTool(QStringLiteral("brush"));
    giveKeysTo(binding().view());
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
    if (sign != noSign && !paintsTheSign(brush_.tool())) brush_.setTool(QStringLiteral("brush"));
    showChosen();
    field_->selectAll();
}

} // namespace stonemason::text_map

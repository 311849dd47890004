// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/view/docks/signs_dock.h"

#include "editor/app/widgets/appearance.h"
#include "editor/text_map/model/sign_brush.h"
#include "editor/text_map/view/art/text_map_renderer.h"
#include "editor/text_map/view/docks/sign_model.h"

#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QSignalBlocker>

namespace stonemason::text_map {

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
    palettePane()->setLooks({.codeRole = SignModel::SignRole});
    palettePane()->setWantedRoom(4, 4);
    palettePane()->setShowsCodes(true);
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
    }
    showMapSigns();
}

void SignsDock::showMapSigns() {
    std::vector<TileIndex> signs;
    if (binding())
        for (std::size_t i = 0; i < document()->codes().size(); ++i)
            if (document()->cellsOf(SignIndex(i)) > 0) signs.push_back(document()->codes()[i]);
    const QSignalBlocker quiet(palettePane()->selectionModel());
    model_->setMapSigns(signs);
    showPicked();
}

void SignsDock::pick(const QModelIndex& sign) {
    brush_.setSign(model_->sign(sign));
}

QModelIndex SignsDock::picked() const {
    return model_->indexOf(brush_.sign());
}

void SignsDock::showPicked() {
    PaletteDock::showPicked();
    const TileIndex sign = brush_.sign();
    const QString character = QString::fromStdString(brush_.signs().sign(sign));
    if (field_->text() != character) field_->setText(character);
    const SignBook& signs = brush_.signs();
    //: What a sign of a map means, "Rock", and that one cannot walk there
    const QString text = signs.isWall(sign) ? tr("%1: a wall")
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/board/legend_panel.h"

#include "editor/app/icons.h"
#include "editor/app/look.h"
#include "editor/app/text_size.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason {

namespace {

constexpr int widestText = 150;
constexpr int widestHeading = 180;
constexpr int headingSize = 12;

QLabel* textLabel(const QString& text, int widest, bool bold = false) {
    auto* label = new QLabel(text);
    QFont font = label->font();
    font.setBold(bold);
    label->setFont(font);
    label->setWordWrap(true);
    const int width = std::min(widest, QFontMetrics(font).horizontalAdvance(text) + 2);
    label->setFixedSize(width, label->heightForWidth(width));
    return label;
}

} // namespace

LegendPanel::LegendPanel(QWidget* parent) : QFrame(parent), fold_(new QToolButton) {
    setObjectName(QStringLiteral("legend"));
    setAccessibleName(tr("Legend"));
    setCursor(Qt::ArrowCursor);
    fold_->setText(tr("Legend"));
    fold_->setAutoRaise(true);
    fold_->setIcon(icon(QStringLiteral("legend")));
    fold_->setIconSize({16, 16});
    fold_->setAccessibleName(tr("Legend"));
    QFont bold = fold_->font();
    bold.setBold(true);
    bold.setPixelSize(withTextSize(headingSize));
    fold_->setFont(bold);
    connect(fold_, &QToolButton::clicked, this, [this] { emit foldRequested(!folded_); });
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(0);
    layout->addWidget(fold_, 0, Qt::AlignLeft);
    hide();
    fill();
}

void LegendPanel::tell(const std::vector<const BoardOverlay*>& overlays) {
    std::vector<Legend> told;
    for (const BoardOverlay* overlay : overlays)
        if (Legend legend{overlay->name(), overlay->legend()}; !legend.entries.empty())
            told.push_back(std::move(legend));
    if (told == legends_) return;
    legends_ = std::move(told);
    setVisible(!legends_.empty());
    fill();
}

void LegendPanel::setFolded(bool folded) {
    if (folded == folded_) return;
    folded_ = folded;
    fit();
}

void LegendPanel::fill() {
    delete content_;
    content_ = nullptr;
    link_ = nullptr;
    if (!legends_.empty()) {
        content_ = new QWidget;
        auto* column = new QVBoxLayout(content_);
        column->setContentsMargins(gap / 2, 0, gap / 2, gap / 4);
        column->setSpacing(3);
        for (const Legend& legend : legends_) {
            if (&legend != &legends_.front()) column->addSpacing(gap / 2);
            column->addWidget(textLabel(legend.name, widestHeading, true));
            for (const LegendEntry& entry : legend.entries)
                addLine(*column, entry);
        }
        if (const auto link = firstLink()) addLink(*column, *link);
        layout()->addWidget(content_);
        content_->show(); // now, so that the size counts it
    }
    dress(false);
    openSize_ = layout()->totalSizeHint();
    fit();
}

void LegendPanel::fit() {
    dress(folded_);
    resize(layout()->totalSizeHint());
}

/// Folded it is as small as can be: it may lie over the board's corner.
void LegendPanel::dress(bool folded) {
    fold_->setArrowType(folded ? Qt::NoArrow : Qt::DownArrow);
    fold_->setToolButtonStyle(folded ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    layout()->setContentsMargins(folded ? QMargins(1, 1, 1, 1)
                                        : QMargins(gap / 2, gap / 4, gap / 2, gap / 2));
    fold_->setToolTip(folded ? tr("Show what the signs on the board mean") : tr("Fold the legend up"));
    if (content_) content_->setVisible(!folded);
    layout()->activate();
}

void LegendPanel::addLine(QVBoxLayout& column, const LegendEntry& entry) {
    auto* line = new QHBoxLayout;
    line->setSpacing(6);
    if (!entry.sample.isNull()) {
        auto* sample = new QLabel;
        sample->setPixmap(QPixmap::fromImage(entry.sample));
        line->addWidget(sample, 0, Qt::AlignTop);
    }
    line->addWidget(textLabel(entry.text, widestText));
    line->addStretch(1);
    column.addLayout(line);
}

std::optional<LegendLink> LegendPanel::firstLink() const {
    for (const Legend& legend : legends_)
        for (const LegendEntry& entry : legend.entries)
            if (entry.link) return entry.link;
    return std::nullopt;
}

void LegendPanel::addLink(QVBoxLayout& column, const LegendLink& link) {
    link_ = new QToolButton;
    link_->setText(link.text);
    link_->setToolTip(link.tip);
    connect(link_, &QToolButton::clicked, this, [this, target = link.target] { emit linkFollowed(target); });
    column.addSpacing(gap / 4);
    column.addWidget(link_, 0, Qt::AlignLeft);
}

void LegendPanel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(tinted(palette(), palette().color(QPalette::Text), 0.3));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
}

} // namespace stonemason

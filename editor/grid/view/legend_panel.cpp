// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/view/legend_panel.h"

#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"

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
/// Minimum number of letters that are readable as a name.
constexpr int fewestLetters = 4;

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

void LegendPanel::setOverlays(const std::vector<const GridOverlay*>& overlays) {
    std::vector<Legend> reported;
    for (const GridOverlay* overlay : overlays)
        if (Legend legend{overlay->name(), overlay->legend()}; !legend.entries.empty())
            reported.push_back(std::move(legend));
    if (reported == legends_) return;
    legends_ = std::move(reported);
    setVisible(!legends_.empty());
    fill();
}

void LegendPanel::setFoldedRoom(int width) {
    if (std::exchange(foldedRoom_, width) != width && folded_) fit();
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
        content_->show(); // now, so that the size includes it
    }
    dress(true, names());
    foldedSize_ = layout()->totalSizeHint();
    dress(false, tr("Legend"));
    openSize_ = layout()->totalSizeHint();
    fit();
}

void LegendPanel::fit() {
    dress(folded_, folded_ ? namesInRoom() : tr("Legend"));
    resize(layout()->totalSizeHint());
}

/// The names of the shown overlays, which confirm that an overlay was switched on.
QString LegendPanel::names() const {
    QStringList names;
    for (const Legend& legend : legends_)
        names += legend.name;
    return names.join(QStringLiteral(", "));
}

QString LegendPanel::namesInRoom() const {
    const QString all = names();
    const QFontMetrics letters(fold_->font());
    const int room = foldedRoom_ - (foldedSize_.width() - letters.horizontalAdvance(all));
    if (foldedRoom_ >= foldedSize_.width()) return all;
    const QString words =
        letters.elidedText(all, Qt::ElideRight, std::max(room - 2, 0)); // -2: rounded widths
    return words.size() > fewestLetters ? words : QString();
}

/// Makes the folded panel as small as possible, because it may cover the board's corner.
void LegendPanel::dress(bool folded, const QString& words) {
    fold_->setArrowType(folded ? Qt::NoArrow : Qt::DownArrow);
    fold_->setToolButtonStyle(words.isEmpty() ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    fold_->setText(QString(words).replace(u'&', QStringLiteral("&&")));
    //: %1 are the names of what is shown over the board
    fold_->setAccessibleName(folded ? tr("Legend: %1").arg(names()) : tr("Legend"));
    layout()->setContentsMargins(folded ? QMargins(1, 1, 1, 1)
                                        : QMargins(gap / 2, gap / 4, gap / 2, gap / 2));
    //: %1 are the names of what is shown over the board
    fold_->setToolTip(folded ? plainToolTip(tr("%1: show what the signs on the board mean").arg(names()))
                             : tr("Fold the legend up"));
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/docks/ready_panel.h"

#include "editor/app/icons.h"
#include "editor/app/look.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace stonemason {

namespace {

constexpr int markSize = 24;

} // namespace

ReadyPanel::ReadyPanel(QWidget* parent) : QWidget(parent), text_(new QLabel), export_(new QPushButton) {
    auto* mark = new QLabel;
    mark->setPixmap(icon(QStringLiteral("ok")).pixmap(QSize(markSize, markSize), devicePixelRatioF()));
    auto* heading = new QLabel(tr("Ready to submit"));
    QFont bold = heading->font();
    bold.setBold(true);
    heading->setFont(bold);
    text_->setWordWrap(true);
    export_->setText(tr("&Export Code…"));
    export_->setToolTip(tr("Show the code for submission, to copy or save"));

    auto* top = new QHBoxLayout;
    top->setSpacing(gap);
    top->addWidget(mark);
    top->addWidget(heading, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap, gap, gap, gap);
    layout->setSpacing(gap);
    layout->addLayout(top);
    layout->addWidget(text_);
    layout->addWidget(export_);
    setHasNotes(false);
    dress();
}

void ReadyPanel::setHasNotes(bool has) {
    text_->setText(has ? tr("No errors and no warnings. The notes below are only worth knowing.")
                       : tr("No errors, no warnings: the checks found nothing wrong with this map."));
}

void ReadyPanel::dress() {
    QPalette button = palette();
    const QColor green = fineColour(palette());
    button.setColor(QPalette::Button, green);
    button.setColor(QPalette::ButtonText, inkOn(green));
    export_->setPalette(button);
}

void ReadyPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) dress();
    QWidget::changeEvent(event);
}

void ReadyPanel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor green = fineColour(palette());
    painter.setPen(tinted(palette(), green, 0.5));
    painter.setBrush(tinted(palette(), green, 0.12));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
}

} // namespace stonemason

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/problems/dock_title.h"

#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/look.h"

#include <QDockWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QStyle>
#include <QToolButton>

namespace stonemason {

namespace {

constexpr int titleHeight = 28;
constexpr int titleSize = 12;
constexpr int usualBadgeHeight = 16; ///< pixels at 100 %

} // namespace

DockTitle::DockTitle(QDockWidget& dock) : QWidget(&dock), dock_(dock), layout_(new QHBoxLayout(this)) {
    layout_->setContentsMargins(gap, 0, gap / 2, 0);
    layout_->setSpacing(0);
    layout_->addStretch(1);
    float_ = smallButton(tr("Float or dock"));
    close_ = smallButton(tr("Close"));
    connect(float_, &QToolButton::clicked, this, [this] { dock_.setFloating(!dock_.isFloating()); });
    connect(close_, &QToolButton::clicked, &dock_, &QDockWidget::close);
    dressButtons();
    connect(&dock_, &QDockWidget::windowTitleChanged, this, qOverload<>(&QWidget::update));
    dock_.setTitleBarWidget(this);
}

QToolButton* DockTitle::smallButton(const QString& name) {
    auto* button = new QToolButton;
    button->setAutoRaise(true);
    button->setToolTip(name);
    button->setAccessibleName(name);
    button->setFocusPolicy(Qt::NoFocus);
    layout_->addWidget(button);
    return button;
}

void DockTitle::dressButtons() {
    // The same pictures and size as in the title bars that the style draws.
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize);
    for (QToolButton* button : {float_, close_})
        button->setIconSize({size, size});
    float_->setIcon(style()->standardIcon(QStyle::SP_TitleBarNormalButton));
    close_->setIcon(style()->standardIcon(QStyle::SP_TitleBarCloseButton));
}

void DockTitle::changeEvent(QEvent* event) {
    if (event->type() == QEvent::StyleChange) dressButtons();
    QWidget::changeEvent(event);
}

void DockTitle::addButton(QToolButton* button) {
    layout_->insertWidget(1, button);
}

void DockTitle::setCounts(const ProblemCounts& counts) {
    counts_ = counts;
    update();
}

void DockTitle::setRemark(const QString& remark) {
    remark_ = remark;
    update();
}

QSize DockTitle::sizeHint() const {
    return {layout_->sizeHint().width() + 120, titleHeight};
}

QSize DockTitle::minimumSizeHint() const {
    return {layout_->minimumSize().width(), titleHeight};
}

void DockTitle::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font = this->font();
    font.setPixelSize(withTextSize(titleSize));
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRect(gap, 0, width(), this->height()), Qt::AlignVCenter, dock_.windowTitle());
    int x = gap + QFontMetrics(font).horizontalAdvance(dock_.windowTitle()) + gap;

    font.setPixelSize(withTextSize(titleSize - 1));
    painter.setFont(font);
    const int badgeHeight = withTextSize(usualBadgeHeight);
    for (Severity severity : {Severity::Error, Severity::Warning, Severity::Note}) {
        if (counts_[severity] == 0) continue;
        const QString text = QString::number(counts_[severity]);
        const int width = std::max(badgeHeight + 2, QFontMetrics(font).horizontalAdvance(text) + 10);
        const QRect badge(x, (this->height() - badgeHeight) / 2, width, badgeHeight);
        const QColor colour = severityColour(severity, palette());
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawRoundedRect(badge, badgeHeight / 2.0, badgeHeight / 2.0);
        painter.setPen(inkOn(colour));
        painter.drawText(badge, Qt::AlignCenter, text);
        x += width + 4;
    }
    font.setBold(false);
    painter.setFont(font);
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(QRect(x + 2, 0, width(), this->height()), Qt::AlignVCenter, remark_);
}

} // namespace stonemason

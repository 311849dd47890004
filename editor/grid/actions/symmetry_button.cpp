// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/actions/symmetry_button.h"

#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"

#include <QMenu>
#include <QPainter>
#include <QStyle>
#include <QStyleOption>

namespace stonemason {

namespace {

constexpr int symbol = 18;
constexpr int pad = 8;
constexpr int arrow = 10;

} // namespace

SymmetryAction::SymmetryAction(const QString& name, QMenu* menu, QObject* parent)
    : QWidgetAction(parent), menu_(menu) {
    setObjectName(name);
}

void SymmetryAction::setVerdict(const SymmetryVerdict& verdict) {
    if (verdict == verdict_) return; // every change triggers a new layout of the tool bar
    verdict_ = verdict;
    setIcon(stonemason::icon(verdict.icon));
    setText(verdict.text);
    //: %1 is such as "Half-turn: obeyed", %2 a sentence
    setToolTip(tr("%1. %2").arg(verdict.text, verdict.tip));
}

QWidget* SymmetryAction::createWidget(QWidget* parent) {
    auto* button = new SymmetryButton(*this, parent);
    button->setMenu(menu_);
    return button;
}

SymmetryButton::SymmetryButton(SymmetryAction& action, QWidget* parent)
    : QToolButton(parent), action_(action) {
    setPopupMode(InstantPopup);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    const auto follow = [this] {
        setText(action_.text());
        setToolTip(action_.toolTip());
        setAccessibleName(action_.text());
        setEnabled(action_.isEnabled());
        updateGeometry();
        update();
    };
    connect(&action, &QAction::changed, this, follow);
    follow();
}

QSize SymmetryButton::sizeHint() const {
    const QFontMetrics metrics(boldOf(font()));
    const int height = std::max(metrics.height(), symbol) + 2 * 6;
    return {pad + symbol + 6 + metrics.horizontalAdvance(text()) + 6 + arrow + pad, height};
}

QSize SymmetryButton::minimumSizeHint() const {
    return {pad + symbol + 6 + arrow + pad, sizeHint().height()};
}

/// The text that fits the width: the icon already shows the symmetry, but only the text shows whether the map
/// obeys it.
QString SymmetryButton::fitting(const QFontMetrics& metrics, int width) const {
    const SymmetryVerdict& verdict = action_.verdict();
    const bool isWhole = !verdict.isDeclared || metrics.horizontalAdvance(text()) <= width;
    return metrics.elidedText(isWhole ? text() : verdict.sentence, Qt::ElideRight, width);
}

void SymmetryButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor colour = !isEnabled()                 ? palette().color(QPalette::Mid)
                          : action_.verdict().isObeyed ? fineColour(palette())
                                                       : severityColour(Severity::Error, palette());
    const double strength = isDown() ? 0.3 : underMouse() ? 0.22 : 0.14;
    painter.setPen(hasFocus() ? QPen(palette().color(QPalette::Highlight), 2)
                              : QPen(tinted(palette(), colour, 0.55), 1));
    painter.setBrush(tinted(palette(), colour, strength));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);

    const QRect picture(pad, (height() - symbol) / 2, symbol, symbol);
    action_.icon().paint(&painter, picture, Qt::AlignCenter, isEnabled() ? QIcon::Normal : QIcon::Disabled);
    painter.setFont(boldOf(font()));
    painter.setPen(
        palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::ButtonText));
    const QRect label(picture.right() + 7, 0, width() - picture.right() - 7 - arrow - pad, height());
    painter.drawText(label, Qt::AlignVCenter, fitting(painter.fontMetrics(), label.width()));
    QStyleOption option;
    option.initFrom(this);
    option.rect = QRect(width() - pad - arrow, (height() - arrow) / 2, arrow, arrow);
    style()->drawPrimitive(QStyle::PE_IndicatorArrowDown, &option, &painter, this);
}

} // namespace stonemason

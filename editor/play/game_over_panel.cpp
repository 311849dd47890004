// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/game_over_panel.h"

#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/play/play_document.h"

#include <QAccessible>
#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace stonemason {

namespace {

constexpr int resultSize = 17; // pixels at 100 %
constexpr double cornerOfCard = 8;
constexpr int narrowestText = 220; // pixels at 100 %, beside the buttons

} // namespace

GameOverPanel::GameOverPanel(PlayDocument& document, QWidget& board, Words words)
    : QFrame(board.parentWidget())
    , document_(document)
    , board_(board)
    , words_(std::move(words))
    , result_(new QLabel(this))
    , margin_(new QLabel(this))
    , reason_(new QLabel(this))
    , lower_(new QBoxLayout(QBoxLayout::LeftToRight))
    , buttonRow_(new QHBoxLayout)
    , cross_(new QToolButton(this))
    , wasOver_(document.isOver()) {
    setResultFont();
    margin_->setForegroundRole(QPalette::PlaceholderText);
    reason_->setForegroundRole(QPalette::PlaceholderText);
    for (QLabel* label : {result_, margin_, reason_}) {
        label->setTextFormat(Qt::PlainText); // names come from other people
        label->setWordWrap(true);
    }
    cross_->setAutoRaise(true);
    cross_->setIcon(icon(QStringLiteral("close")));
    cross_->setToolTip(tr("Put this card away (Esc)"));
    cross_->setAccessibleName(tr("Put this card away"));
    auto* head = new QHBoxLayout;
    head->addWidget(result_, 1);
    head->addWidget(cross_, 0, Qt::AlignTop);
    auto* texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addWidget(margin_);
    texts->addWidget(reason_);
    texts->addStretch(1);
    buttonRow_->setSpacing(gap);
    buttonRow_->addStretch(1);
    lower_->setSpacing(gap);
    lower_->addLayout(texts, 1);
    lower_->addLayout(buttonRow_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * gap, gap, gap, gap);
    column->setSpacing(gap / 2);
    column->addLayout(head);
    column->addLayout(lower_);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    connect(cross_, &QToolButton::clicked, this, &GameOverPanel::dismiss);
    connect(&document, &PlayDocument::gameChanged, this, &GameOverPanel::followGame);
    connect(&document, &PlayDocument::shownChanged, this, &GameOverPanel::update);
    hide();
}

void GameOverPanel::setActions(const QList<QAction*>& actions) {
    qDeleteAll(std::exchange(buttons_, {}));
    QWidget* before = &board_;
    for (QAction* action : actions) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::StrongFocus);
        connect(button, &QToolButton::clicked, this, &GameOverPanel::dismiss);
        buttonRow_->insertWidget(int(buttons_.size()), button);
        setTabOrder(before, button);
        before = button;
        buttons_ += button;
    }
    setTabOrder(before, cross_);
}

QString GameOverPanel::text() const {
    QStringList parts{result_->text(), margin_->text(), reason_->text()};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" – "));
}

void GameOverPanel::setShowing(bool showing) {
    showing_ = showing;
    update();
}

void GameOverPanel::followGame() {
    const bool over = document_.isOver();
    if (over != std::exchange(wasOver_, over)) wanted_ = over;
    update();
}

void GameOverPanel::showText(QLabel& label, const QString& text) {
    label.setText(text);
    label.setVisible(!text.isEmpty());
}

void GameOverPanel::update() {
    const bool shown = wanted_ && !showing_ && document_.hasEndedHere();
    const bool wasShown = !isHidden();
    if (!shown) {
        if (isAncestorOf(window()->focusWidget())) board_.setFocus();
        hide();
        if (wasShown) emit shownChanged(false);
        return;
    }
    showText(*result_, words_.result());
    showText(*margin_, words_.margin());
    showText(*reason_, words_.reason());
    setAccessibleName(text());
    if (wasShown) return;
    show();
    emit shownChanged(true);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void GameOverPanel::dismiss() {
    wanted_ = false;
    update();
}

void GameOverPanel::setResultFont() {
    QFont bold = font();
    bold.setBold(true);
    bold.setPixelSize(withTextSize(resultSize));
    result_->setFont(bold);
}

bool GameOverPanel::hasRoomForOneRow() const {
    const QMargins around = contentsMargins() + layout()->contentsMargins();
    const int rest = width() - around.left() - around.right() - buttonRow_->sizeHint().width() - gap;
    return rest >= withTextSize(narrowestText);
}

/// Puts the texts beside the buttons, which leaves more height to the board, or above them where the panel is
/// too narrow.
void GameOverPanel::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    const auto direction = hasRoomForOneRow() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    if (direction != lower_->direction()) lower_->setDirection(direction);
}

void GameOverPanel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ground = palette().color(QPalette::Base);
    painter.setPen(QPen(blended(ground, palette().color(QPalette::Text), 0.45), 1));
    painter.setBrush(ground);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), cornerOfCard, cornerOfCard);
}

void GameOverPanel::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else
        QFrame::keyPressEvent(event);
}

void GameOverPanel::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() != QEvent::FontChange) return;
    setResultFont();
    QMetaObject::invokeMethod(this, &GameOverPanel::update, Qt::QueuedConnection); // the labels follow first
}

} // namespace stonemason

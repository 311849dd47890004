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

#include <algorithm>
#include <tuple>
#include <utility>

namespace stonemason {

namespace {

constexpr int placeStep = gap; // pixels between two places that are tried

double areaUnder(const QRect& card, const QRectF& rect) {
    const QRectF shared = QRectF(card) & rect;
    return shared.width() * shared.height();
}

/// The least that a card of that size can hide of the ground: it does so in a corner of the room.
double leastHidden(const QRect& room, QSize card, const QRectF& ground) {
    const QPoint last(room.left() + std::max(room.width() - card.width(), 0),
                      room.top() + std::max(room.height() - card.height(), 0));
    double least = areaUnder(QRect(room.topLeft(), card), ground);
    for (const QPoint& corner : {QPoint(last.x(), room.top()), QPoint(room.left(), last.y()), last})
        least = std::min(least, areaUnder(QRect(corner, card), ground));
    return least;
}

/// Looks at places one by one and keeps the best. Most are passed over unmeasured: those that hide as little
/// as can be and lie further away.
class PlaceSearch {
public:
    PlaceSearch(const QRect& room, QSize card, const std::vector<QRectF>& pieces, const QRectF& ground)
        : pieces_(pieces), ground_(ground), least_(leastHidden(room, card, ground)) {}

    void look(const QRect& place, int away) {
        const bool isFirst = best_.isNull();
        if (!isFirst && isPerfect() && away >= away_) return;
        double ofPieces = 0;
        for (const QRectF& piece : pieces_) {
            ofPieces += areaUnder(place, piece);
            if (!isFirst && ofPieces > ofPieces_) return;
        }
        const double ofGround = areaUnder(place, ground_);
        if (!isFirst && std::tie(ofPieces, ofGround, away) >= std::tie(ofPieces_, ofGround_, away_)) return;
        best_ = place;
        std::tie(ofPieces_, ofGround_, away_) = std::tie(ofPieces, ofGround, away);
    }
    /// Whether nothing hides less.
    bool isPerfect() const { return ofPieces_ == 0 && ofGround_ <= least_; }
    const QRect& best() const { return best_; }

private:
    const std::vector<QRectF>& pieces_;
    const QRectF& ground_;
    double least_;
    QRect best_;
    double ofPieces_ = 0; ///< that the best hides, as is
    double ofGround_ = 0;
    int away_ = 0; ///< how far it is from the upper edge's middle
};

} // namespace

QRect clearestPlace(const QRect& room, QSize card, const std::vector<QRectF>& pieces, const QRectF& ground) {
    QRect above({}, card);
    above.moveCenter(room.center());
    above.moveTop(room.top());
    PlaceSearch search(room, card, pieces, ground);
    search.look(above, 0);
    if (search.isPerfect()) return above;
    search.look(above.translated(0, room.height() - card.height()), 0);
    for (int y = room.top(); y + card.height() <= room.bottom() + 1; y += placeStep)
        for (int x = room.left(); x + card.width() <= room.right() + 1; x += placeStep)
            search.look({QPoint(x, y), card}, (QPoint(x, y) - above.topLeft()).manhattanLength());
    return search.best();
}

namespace {

constexpr int resultSize = 17; // pixels at 100 %
constexpr double cornerOfCard = 8;
constexpr int fromEdge = 2 * gap;     // of the board
constexpr int aroundResult = 8 * gap; // what stands beside it: margins and the cross

} // namespace

GameOverPanel::GameOverPanel(PlayDocument& document, QWidget& board, Words words)
    : QFrame(board.parentWidget())
    , document_(document)
    , board_(board)
    , words_(std::move(words))
    , result_(new QLabel(this))
    , margin_(new QLabel(this))
    , row_(new QHBoxLayout)
    , cross_(new QToolButton(this))
    , wasOver_(document.isOver()) {
    setResultFont();
    margin_->setForegroundRole(QPalette::PlaceholderText);
    for (QLabel* label : {result_, margin_}) {
        label->setTextFormat(Qt::PlainText); // names are others' words
        label->setWordWrap(true);
    }
    cross_->setAutoRaise(true);
    cross_->setIcon(icon(QStringLiteral("close")));
    cross_->setToolTip(tr("Put this card away (Esc)"));
    cross_->setAccessibleName(tr("Put this card away"));
    auto* head = new QHBoxLayout;
    head->addWidget(result_, 1);
    head->addWidget(cross_, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * gap, gap + gap / 2, gap + gap / 2, gap + gap / 2);
    column->setSpacing(gap / 2);
    column->addLayout(head);
    column->addWidget(margin_);
    column->addSpacing(gap / 2);
    column->addLayout(row_);
    row_->setSpacing(gap);
    row_->addStretch(1);
    connect(cross_, &QToolButton::clicked, this, &GameOverPanel::dismiss);
    connect(&document, &PlayDocument::gameChanged, this, &GameOverPanel::followGame);
    connect(&document, &PlayDocument::shownChanged, this, &GameOverPanel::update);
    board_.installEventFilter(this);
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
        row_->insertWidget(int(buttons_.size()), button);
        setTabOrder(before, button);
        before = button;
        buttons_ += button;
    }
    setTabOrder(before, cross_);
}

QString GameOverPanel::text() const {
    return margin_->text().isEmpty() ? result_->text()
                                     : result_->text() + QStringLiteral(" – ") + margin_->text();
}

void GameOverPanel::setShowing(bool showing) {
    showing_ = showing;
    update();
}

void GameOverPanel::follow() {
    if (isVisible()) place();
}

void GameOverPanel::followGame() {
    const bool over = document_.isOver();
    if (over != std::exchange(wasOver_, over)) wanted_ = over;
    update();
}

void GameOverPanel::update() {
    const bool shown = wanted_ && !showing_ && document_.hasEndedHere();
    if (!shown) {
        if (isAncestorOf(window()->focusWidget())) board_.setFocus();
        return hide();
    }
    result_->setText(words_.result());
    const int room = board_.width() - 2 * fromEdge - aroundResult;
    result_->setMinimumWidth(std::min(room, result_->fontMetrics().horizontalAdvance(result_->text()) + 1));
    margin_->setText(words_.margin());
    margin_->setVisible(!margin_->text().isEmpty());
    setAccessibleName(text());
    place();
    if (isVisible()) return;
    show();
    raise();
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

QSize GameOverPanel::wantedSize(int room) const {
    const int width = std::min(sizeHint().width(), room);
    return {width, std::max(sizeHint().height(), heightForWidth(width))};
}

void GameOverPanel::place() {
    const QRect room = board_.geometry().adjusted(fromEdge, fromEdge, -fromEdge, -fromEdge);
    std::vector<QRectF> pieces = words_.pieces();
    pieces.push_back(words_.lastMove());
    for (QRectF& piece : pieces)
        piece.translate(board_.pos());
    setGeometry(
        clearestPlace(room, wantedSize(room.width()), pieces, words_.ground().translated(board_.pos())));
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

bool GameOverPanel::eventFilter(QObject* watched, QEvent* event) {
    const bool moved = event->type() == QEvent::Resize || event->type() == QEvent::Move;
    if (watched == &board_ && moved) follow();
    return QFrame::eventFilter(watched, event);
}

} // namespace stonemason

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/game_card.h"

#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/flow_layout.h"
#include "editor/app/widgets/icons.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QVBoxLayout>

namespace stonemason {

namespace {

constexpr int margin = 12;
constexpr int buttonMargin = 8;
constexpr int buttonGap = 6;
constexpr double corner = 6;

} // namespace

QString nameOfSample(const QString& path) {
    QStringList words = QFileInfo(path).completeBaseName().split(u'-');
    for (QString& word : words)
        if (!word.isEmpty()) word[0] = word[0].toUpper();
    return QCoreApplication::translate("SampleName", words.join(u' ').toUtf8().constData());
}

VerbButton::VerbButton(const StartVerb& verb, const QString& game, QWidget* parent)
    : StartButton(parent), text_(verb.text), action_(verb.action) {
    setAccessibleName(text_);
    setAccessibleDescription(game);
    setFocusPolicy(Qt::StrongFocus);
    if (!verb.others.isEmpty())
        fill_ = [this, ways = QList{verb.action} + verb.others](QMenu& menu) {
            for (QAction* way : ways)
                connect(menu.addAction(way->icon(), way->text()), &QAction::triggered, this,
                        [this, way] { emit chosen(way); });
        };
    const auto follow = [this] {
        setToolTip(action_->toolTip());
        setEnabled(action_->isEnabled());
    };
    follow();
    connect(this, &QAbstractButton::clicked, this, [this] { emit chosen(action_); });
    connect(action_, &QAction::changed, this, follow);
}

VerbButton::VerbButton(const QString& text, const QString& game, FillMenu fill, QWidget* parent)
    : StartButton(parent), text_(text), fill_(std::move(fill)) {
    setAccessibleName(text_);
    setAccessibleDescription(game);
    setFocusPolicy(Qt::StrongFocus);
    connect(this, &QAbstractButton::clicked, this, &VerbButton::openMenu);
}

VerbButton::~VerbButton() = default;

QMenu* VerbButton::menu() {
    if (!menu_ && fill_) {
        menu_ = std::make_unique<QMenu>(this);
        fill_(*menu_);
    }
    return menu_.get();
}

int VerbButton::arrowWidth() const {
    return fill_ ? fontMetrics().lineSpacing() : 0;
}

QSize VerbButton::sizeHint() const {
    const QFontMetrics metrics(font());
    return {metrics.horizontalAdvance(text_) + 2 * buttonMargin + arrowWidth(),
            metrics.lineSpacing() + buttonMargin};
}

void VerbButton::openMenu() {
    if (QMenu* menu = this->menu()) menu->popup(mapToGlobal(rect().bottomLeft()));
}

void VerbButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    drawGround(painter);
    const QRect words = rect().adjusted(buttonMargin, 0, -buttonMargin - arrowWidth(), 0);
    painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::Text));
    painter.drawText(words, Qt::AlignCenter, text_);
    if (!fill_) return;
    const QRectF place(words.right() + buttonMargin / 2.0, 0, arrowWidth(), height());
    const double half = arrowWidth() / 5.0;
    const QPointF middle = place.center();
    painter.setBrush(painter.pen().color());
    painter.setPen(Qt::NoPen);
    painter.drawPolygon(QPolygonF({middle + QPointF(-half, -half / 2), middle + QPointF(half, -half / 2),
                                   middle + QPointF(0, half / 2)}));
}

/// Down opens the menu, as in a combo box with Alt.
void VerbButton::keyPressEvent(QKeyEvent* event) {
    if (fill_ && event->key() == Qt::Key_Down && event->modifiers().testFlag(Qt::AltModifier))
        openMenu();
    else
        StartButton::keyPressEvent(event);
}

void VerbButton::mousePressEvent(QMouseEvent* event) {
    const bool onArrow = fill_ && event->position().x() >= width() - buttonMargin - arrowWidth();
    if (onArrow && event->button() == Qt::LeftButton)
        openMenu();
    else
        StartButton::mousePressEvent(event);
}

GameCard::GameCard(const StartGame& game, QWidget* parent)
    : QWidget(parent), game_(game), name_(new QLabel(game.name, this)), line_(new QLabel(game.line, this)) {
    setAccessibleName(game.name);
    line_->setWordWrap(true);
    for (QLabel* label : {name_, line_})
        label->setTextFormat(Qt::PlainText);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(margin / 4);
    column->addWidget(name_);
    column->addWidget(line_);
    column->addStretch();
    auto* row = new QWidget(this);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    row->setSizePolicy(policy);
    verbs_ = new FlowLayout(row, buttonGap);
    addVerbs();
    column->addWidget(row);
    styleTexts();
    layOut();
}

void GameCard::addVerbs() {
    for (const StartVerb& verb : std::as_const(game_.verbs))
        buttons_ += new VerbButton(verb, game_.name, this);
    if (!game_.samples.isEmpty()) {
        const auto fill = [this](QMenu& menu) {
            for (const QString& path : std::as_const(game_.samples))
                connect(menu.addAction(nameOfSample(path)), &QAction::triggered, this,
                        [this, path] { emit sampleChosen(path); });
        };
        buttons_ += new VerbButton(tr("Samples"), game_.name, fill, this);
    }
    for (VerbButton* button : std::as_const(buttons_)) {
        connect(button, &VerbButton::chosen, this, &GameCard::chosen);
        verbs_->addWidget(button);
    }
}

void GameCard::styleTexts() {
    QFont bold = font();
    bold.setBold(true);
    name_->setFont(bold);
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, quiet.color(QPalette::PlaceholderText));
    line_->setPalette(quiet);
}

void GameCard::layOut() {
    const bool showsPicture = !compact_ && !game_.picture.isEmpty();
    layout()->setContentsMargins(showsPicture ? pictureSide + 2 * margin : margin,
                                 compact_ ? margin / 2 : margin, margin, compact_ ? margin / 2 : margin);
    line_->setVisible(!compact_);
    setMinimumHeight(showsPicture ? pictureSide + 2 * margin : 0);
    updateGeometry();
    update();
}

void GameCard::setCompact(bool compact) {
    if (std::exchange(compact_, compact) != compact) layOut();
}

void GameCard::setPicture(const QImage& picture) {
    const qreal scale = devicePixelRatioF();
    const QSize room = QSize(pictureSide, pictureSide) * scale;
    picture_ = picture.width() > room.width() || picture.height() > room.height()
                   ? picture.scaled(room, Qt::KeepAspectRatio, Qt::SmoothTransformation)
                   : picture;
    picture_.setDevicePixelRatio(scale);
    update();
}

void GameCard::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    const bool isStyled = event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange;
    if (isStyled && verbs_) styleTexts();
}

void GameCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(palette().color(QPalette::Base));
    painter.setPen(QPen(palette().color(QPalette::Mid), 1));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
    if (compact_ || game_.picture.isEmpty()) return;
    const QRect frame(margin, margin, pictureSide, pictureSide);
    if (picture_.isNull()) return;
    QRect place(QPoint(), picture_.deviceIndependentSize().toSize());
    place.moveCenter(frame.center());
    painter.drawImage(place.topLeft(), picture_);
}

} // namespace stonemason

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/start_cards.h"

#include "editor/app/disk/file_paths.h"
#include "editor/app/widgets/action_reason.h"
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/labels.h"

#include <QAction>
#include <QKeyEvent>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace stonemason {

namespace {

constexpr int margin = 8;
constexpr int signSize = 32;
constexpr int tileWidth = 282; ///< with letters of the usual size, or smaller
constexpr int sentenceLines = 2;
constexpr int smallWidth = 78; ///< eleven of them are a row of 1024 pixels
constexpr int smallLines = 3;  ///< of the title
constexpr double usualLine = 14;
constexpr double corner = 6;

QString plain(QString text) {
    return text.remove(QLatin1Char('&')).remove(QStringLiteral("…"));
}

QFont bold(QFont font) {
    font.setBold(true);
    return font;
}

/// What the action does, in a sentence without its shortcut.
QString sentenceOf(const QAction& action) {
    if (const QString purpose = purposeOf(action); !purpose.isEmpty()) return purpose;
    return action.toolTip().section(QStringLiteral(" ("), 0, 0);
}

int lineHeight(const QFont& font) {
    return QFontMetrics(font).lineSpacing();
}

/// The sentence in that many lines at most, the last of them cut where it is too long.
QStringList linesOf(const QString& sentence, const QFont& font, int width, int mostLines) {
    QTextLayout layout(sentence, font);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        const bool isLast = lines.size() + 1 == mostLines;
        const QString words = isLast ? sentence.mid(line.textStart())
                                     : sentence.mid(line.textStart(), line.textLength()).trimmed();
        lines += QFontMetrics(font).elidedText(words, Qt::ElideRight, width);
        if (isLast) break;
    }
    layout.endLayout();
    return lines;
}

} // namespace

void StartButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void StartButton::enterEvent(QEnterEvent* event) {
    update();
    QAbstractButton::enterEvent(event);
}

void StartButton::leaveEvent(QEvent* event) {
    update();
    QAbstractButton::leaveEvent(event);
}

void StartButton::drawGround(QPainter& painter) const {
    const QColor accent = palette().color(QPalette::Highlight);
    const QColor base = palette().color(QPalette::Base);
    const bool hovered = underMouse() && isEnabled();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(isDown() ? blended(base, accent, 0.16) : hovered ? blended(base, accent, 0.07) : base);
    const double width = hasFocus() ? 2 : 1;
    painter.setPen(QPen(hasFocus() || hovered ? accent : palette().color(QPalette::Mid), width));
    const double inset = width / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), corner, corner);
}

StartTile::StartTile(QAction* action, QWidget* parent) : StartButton(parent), action_(action) {
    setAccessibleName(plain(action->text()));
    setAccessibleDescription(sentenceOf(*action));
    setFocusPolicy(Qt::StrongFocus);
    const auto follow = [this] {
        setToolTip(action_->toolTip());
        setEnabled(action_->isEnabled());
    };
    follow();
    connect(this, &QAbstractButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::changed, this, follow);
}

void StartTile::setSmall(bool small) {
    if (small == small_) return;
    small_ = small;
    updateGeometry();
    update();
}

QSize StartTile::sizeHint() const {
    const double grown = std::max(1.0, lineHeight(font()) / usualLine);
    if (small_)
        return {qRound(smallWidth * grown), signSize + smallLines * lineHeight(font()) + 5 * margin / 2};
    const int words = lineHeight(bold(font())) + sentenceLines * lineHeight(font());
    return {qRound(tileWidth * grown), std::max(signSize, words) + 3 * margin};
}

void StartTile::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    drawGround(painter);
    if (small_) {
        paintSmall(painter);
        return;
    }
    const QRect inside = rect().adjusted(2 * margin, 3 * margin / 2, -margin, -3 * margin / 2);
    const QRect sign(inside.left(), inside.center().y() - signSize / 2, signSize, signSize);
    action_->icon().paint(&painter, sign);
    QRect words = inside.adjusted(signSize + 3 * margin / 2, 0, 0, 0);
    painter.setFont(bold(font()));
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(words, Qt::AlignLeft | Qt::AlignTop,
                     painter.fontMetrics().elidedText(plain(action_->text()), Qt::ElideRight, words.width()));
    words.setTop(words.top() + lineHeight(bold(font())));
    painter.setFont(font());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    for (const QString& line : linesOf(sentenceOf(*action_), font(), words.width(), sentenceLines)) {
        painter.drawText(words, Qt::AlignLeft | Qt::AlignTop, line);
        words.setTop(words.top() + lineHeight(font()));
    }
}

void StartTile::paintSmall(QPainter& painter) {
    const QRect inside = rect().adjusted(margin / 2, margin, -margin / 2, -margin / 2);
    action_->icon().paint(&painter,
                          QRect(inside.center().x() - signSize / 2, inside.top(), signSize, signSize));
    QRect words = inside.adjusted(0, signSize + margin / 2, 0, 0);
    painter.setFont(font());
    painter.setPen(palette().color(QPalette::Text));
    for (const QString& line : linesOf(plain(action_->text()), font(), words.width(), smallLines)) {
        painter.drawText(words, Qt::AlignHCenter | Qt::AlignTop, line);
        words.setTop(words.top() + lineHeight(font()));
    }
}

PictureCard::PictureCard(const QString& path, const QString& title, const QString& line, QWidget* parent)
    : StartButton(parent), path_(path), title_(title), line_(line) {
    setFocusPolicy(Qt::StrongFocus);
    describe();
}

QSize PictureCard::sizeHint() const {
    const int words = lineHeight(bold(font())) + (line_.isEmpty() ? 0 : lineHeight(font()));
    return {pictureSize.width() + 2 * margin, pictureSize.height() + words + 3 * margin};
}

void PictureCard::setPicture(const QImage& picture) {
    picture_ = picture;
    picture_.setDevicePixelRatio(devicePixelRatioF());
    update();
}

void PictureCard::setTitle(const QString& title) {
    title_ = title;
    describe();
    update();
}

void PictureCard::setMissing() {
    missing_ = true;
    line_ = tr("File not found");
    describe();
    update();
}

void PictureCard::describe() {
    setAccessibleName(title_);
    setAccessibleDescription(line_);
    setToolTip(path_.startsWith(QLatin1Char(':')) ? title_ : plainToolTip(shownPath(path_)));
}

void PictureCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    drawGround(painter);
    const QRect frame(QPoint(margin, margin), pictureSize);
    if (missing_) painter.setOpacity(0.45);
    if (picture_.isNull()) {
        const QRect middle(0, 0, signSize, signSize);
        stonemason::icon(QStringLiteral("map"))
            .paint(&painter, middle.translated(frame.center() - middle.center()));
    } else {
        QRect place(QPoint(), picture_.deviceIndependentSize().toSize());
        place.moveCenter(frame.center());
        painter.drawImage(place.topLeft(), picture_);
    }
    painter.setOpacity(1);
    QRect words(margin, frame.bottom() + margin, pictureSize.width(), lineHeight(bold(font())));
    painter.setFont(bold(font()));
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(title_, Qt::ElideRight, words.width()));
    words.translate(0, words.height());
    painter.setFont(font());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(line_, Qt::ElideMiddle, words.width()));
}

void PictureCard::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Delete)
        emit removeRequested();
    else
        StartButton::keyPressEvent(event);
}

} // namespace stonemason

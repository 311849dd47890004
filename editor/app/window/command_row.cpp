// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/command_row.h"

#include "editor/app/widgets/folded_text.h"
#include "editor/app/widgets/look.h"

#include <QPainter>
#include <QStringList>

#include <algorithm>

namespace stonemason {

namespace {

/// Match quality in ascending order; only the order matters.
enum Grade { None, Inside, InMenus, Initials, Words, InOrder, Beginning, Same };

QStringList wordsOf(const QString& text) {
    QString spaced = text;
    for (QChar& letter : spaced)
        if (!letter.isLetterOrNumber()) letter = u' ';
    return spaced.split(u' ', Qt::SkipEmptyParts);
}

bool beginsOne(const QString& typed, const QStringList& words) {
    return std::any_of(words.begin(), words.end(),
                       [&](const QString& word) { return word.startsWith(typed); });
}

bool beginOnes(const QStringList& typed, const QStringList& words) {
    return std::all_of(typed.begin(), typed.end(),
                       [&](const QString& word) { return beginsOne(word, words); });
}

/// Whether the typed words are prefixes of words in the same order.
bool beginInOrder(const QStringList& typed, const QStringList& words) {
    qsizetype next = 0;
    for (const QString& word : words)
        if (next < typed.size() && word.startsWith(typed[next])) ++next;
    return next == typed.size();
}

/// Whether the letters are a concatenation of prefixes of successive words; words may be skipped.
bool areBeginnings(QStringView letters, const QStringList& words, qsizetype first) {
    if (letters.isEmpty()) return true;
    for (qsizetype i = first; i < words.size(); ++i)
        for (qsizetype taken = 1; taken <= std::min(letters.size(), words[i].size()); ++taken) {
            if (words[i][taken - 1] != letters[taken - 1]) break;
            if (areBeginnings(letters.mid(taken), words, i + 1)) return true;
        }
    return false;
}

} // namespace

int matchOf(const QString& typed, const QString& text, const QString& path) {
    const QStringList asked = wordsOf(folded(typed));
    const QStringList words = wordsOf(folded(text));
    const QString whole = words.join(u' ');
    const QString line = asked.join(u' ');
    if (whole == line) return Same;
    if (whole.startsWith(line)) return Beginning;
    if (beginInOrder(asked, words)) return InOrder;
    if (beginOnes(asked, words)) return Words;
    if (areBeginnings(asked.join(QString()), words, 0)) return Initials;
    if (beginOnes(asked, wordsOf(folded(path)) + words)) return InMenus;
    return whole.contains(line) ? Inside : None;
}

namespace {

constexpr int pictureSize = 20;

} // namespace

void CommandRow::paint(QPainter* painter, const QStyleOptionViewItem& option,
                       const QModelIndex& index) const {
    const QPalette& palette = option.palette;
    const bool off = index.data(IsOff).toBool();
    const bool current = option.state & QStyle::State_Selected;
    if (current) {
        painter->fillRect(option.rect, tinted(palette, palette.color(QPalette::Highlight), 0.2));
        painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())),
                          palette.color(QPalette::Highlight));
    } else if (option.state & QStyle::State_MouseOver) {
        painter->fillRect(option.rect, tinted(palette, palette.color(QPalette::Highlight), 0.07));
    }
    const QColor ink = palette.color(off ? QPalette::Disabled : QPalette::Active, QPalette::Text);
    const QColor faint = off ? ink : palette.color(QPalette::PlaceholderText);
    QRect room = option.rect.adjusted(gap, 0, -gap, 0);

    const QIcon picture = index.data(Qt::DecorationRole).value<QIcon>();
    picture.paint(painter, QRect(room.left(), room.center().y() - pictureSize / 2, pictureSize, pictureSize),
                  Qt::AlignCenter, off ? QIcon::Disabled : QIcon::Normal);
    room.setLeft(room.left() + pictureSize + gap);

    painter->save();
    painter->setFont(option.font);
    const QFontMetrics metrics(option.font);
    const auto atEnd = [&](const QString& text) {
        if (text.isEmpty()) return;
        painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter, text);
        room.setRight(room.right() - metrics.horizontalAdvance(text) - 2 * gap);
    };
    painter->setPen(faint);
    atEnd(index.data(Keys).toString());
    if (index.data(IsOn).toBool()) atEnd(QStringLiteral("✓"));
    painter->setPen(ink);
    const QString text = metrics.elidedText(index.data().toString(), Qt::ElideRight, room.width());
    painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter, text);
    room.setLeft(room.left() + metrics.horizontalAdvance(text) + 2 * gap);
    painter->setPen(faint);
    painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                      metrics.elidedText(index.data(Path).toString(), Qt::ElideRight, room.width()));
    painter->restore();
}

QSize CommandRow::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    return {0, std::max(pictureSize, QFontMetrics(option.font).height()) + gap};
}

} // namespace stonemason

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/help/guide_style.h"

#include "editor/app/widgets/look.h"

#include <QFontDatabase>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextTable>

#include <algorithm>
#include <array>

namespace stonemason {

namespace {

constexpr std::array aboveHeading{0, 24, 16, 12};
constexpr double betweenLines = 120; // percent

bool isCode(const QTextBlockFormat& format) {
    return format.hasProperty(QTextFormat::BlockCodeLanguage);
}

QTextBlockFormat dressed(QTextBlockFormat format, const QColor& codeGround, bool inTable, bool codeFollows) {
    if (const int level = format.headingLevel()) {
        format.setTopMargin(aboveHeading[std::size_t(std::min(level, int(aboveHeading.size())) - 1)]);
        format.setBottomMargin(gap - 2);
        return format;
    }
    if (isCode(format)) {
        format.setBackground(codeGround);
        format.setLeftMargin(gap);
        format.setNonBreakableLines(false);
        format.setBottomMargin(codeFollows ? 0 : gap);
        format.setTopMargin(0);
        return format;
    }
    format.setTopMargin(0);
    format.setBottomMargin(inTable ? 0 : format.objectIndex() >= 0 ? gap / 2 : gap);
    format.setLineHeight(inTable ? 100 : betweenLines, QTextBlockFormat::ProportionalHeight);
    return format;
}

void dressTable(QTextTable& table, const QPalette& palette) {
    const QColor line = palette.color(QPalette::Mid);
    QTextTableFormat format = table.format();
    format.setBorder(1);
    format.setBorderBrush(line);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBorderCollapse(true);
    format.setCellPadding(gap - 3);
    format.setCellSpacing(0);
    format.setTopMargin(gap / 2);
    format.setBottomMargin(gap + gap / 2);
    table.setFormat(format);
    for (int column = 0; column < table.columns(); ++column) {
        QTextTableCell cell = table.cellAt(0, column);
        QTextTableCellFormat head = cell.format().toTableCellFormat();
        head.setBackground(palette.color(QPalette::Midlight));
        cell.setFormat(head);
    }
}

/// Code. Its font has a size of its own, which would not follow the page's.
bool isFixed(const QTextCharFormat& format) {
    const QString fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont).family();
    return format.fontFixedPitch() || format.fontFamilies().toStringList().contains(fixed);
}

struct Piece {
    int from;
    int length;
    QTextCharFormat format;
};

QList<Piece> dressedPieces(const QTextBlock& block, const QPalette& palette) {
    QList<Piece> pieces;
    const QColor codeGround = palette.color(QPalette::Midlight);
    for (auto it = block.begin(); !it.atEnd(); ++it) {
        const QTextFragment fragment = it.fragment();
        QTextCharFormat format = fragment.charFormat();
        if (format.isAnchor()) {
            format.setForeground(palette.color(QPalette::Link));
            format.setFontUnderline(true);
        } else if (isFixed(format)) {
            format.setFontPointSize(block.document()->defaultFont().pointSizeF());
            if (!isCode(block.blockFormat())) format.setBackground(codeGround);
        } else {
            continue;
        }
        pieces.push_back({fragment.position(), fragment.length(), format});
    }
    return pieces;
}

void put(const QList<Piece>& pieces, QTextCursor& cursor) {
    for (const Piece& piece : pieces) {
        cursor.setPosition(piece.from);
        cursor.setPosition(piece.from + piece.length, QTextCursor::KeepAnchor);
        cursor.setCharFormat(piece.format);
    }
}

/// The pictures of a block as wide as they can be. Their natural size is asked of the document, which asks
/// the browser.
QList<Piece> fittedPictures(const QTextBlock& block, double width) {
    QList<Piece> pieces;
    for (auto it = block.begin(); !it.atEnd(); ++it) {
        QTextImageFormat picture = it.fragment().charFormat().toImageFormat();
        if (!picture.isValid()) continue;
        const QUrl name(picture.name());
        const QSizeF natural =
            block.document()->resource(QTextDocument::ImageResource, name).value<QImage>().size();
        if (natural.isEmpty()) continue;
        const double scale = std::min(1.0, width / natural.width());
        picture.setWidth(natural.width() * scale);
        picture.setHeight(natural.height() * scale);
        pieces.push_back({it.fragment().position(), it.fragment().length(), picture});
    }
    return pieces;
}

} // namespace

void dressGuidePage(QTextDocument& page, const QPalette& palette) {
    QTextCursor cursor(&page);
    cursor.beginEditBlock();
    const QColor codeGround = palette.color(QPalette::AlternateBase);
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
        cursor.setPosition(block.position());
        QTextTable* table = cursor.currentTable();
        if (table && block == table->firstCursorPosition().block()) dressTable(*table, palette);
        const bool codeFollows = block.next().isValid() && isCode(block.next().blockFormat());
        cursor.setBlockFormat(dressed(block.blockFormat(), codeGround, table, codeFollows));
        put(dressedPieces(block, palette), cursor);
    }
    cursor.endEditBlock();
}

void fitGuidePictures(QTextDocument& page, double width) {
    QTextCursor cursor(&page);
    cursor.beginEditBlock();
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next())
        put(fittedPictures(block, width), cursor);
    cursor.endEditBlock();
}

} // namespace stonemason

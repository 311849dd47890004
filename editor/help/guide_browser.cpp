// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/help/guide_browser.h"

#include "editor/app/widgets/look.h"
#include "editor/help/guide_links.h"
#include "editor/help/guide_search.h"
#include "editor/help/guide_style.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextFrame>
#include <QWheelEvent>

#include <algorithm>
#include <utility>

namespace stonemason {

namespace {

constexpr int columnLetters = 92; // longer lines are hard to follow
constexpr int margin = 2 * gap;

} // namespace

GuideBrowser::GuideBrowser(const GuidePages& pages, QWidget* parent) : QTextBrowser(parent), pages_(pages) {
    setOpenLinks(false);
    setOpenExternalLinks(false);
    setAcceptDrops(false);
    setFrameShape(QFrame::NoFrame);
    // One that came and went would change the width, and with it formats, in the midst of laying out the
    // page.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setAccessibleName(tr("Page"));
}

void GuideBrowser::showPage(const GuidePage& page, int block) {
    if (page_ != &page) {
        page_ = &page;
        render();
    }
    scrollTo(block);
}

/// Into a document of its own: colours, sizes and pictures of the last one are gone with it, and nothing is
/// laid out before all of it is there.
void GuideBrowser::render() {
    if (!page_) return;
    setExtraSelections({}); // they point into the document that goes
    auto* document = new QTextDocument(this);
    document->setDefaultFont(font());
    document->setUndoRedoEnabled(false);
    document->setMarkdown(page_->markdown, guideMarkdown);
    dressGuidePage(*document, palette());
    setDocument(document);
    delete std::exchange(shown_, document);
    fitColumn();
    setAccessibleName(page_->title());
    showMarks();
}

/// A column that can be read, however wide the window is; pictures fit into it.
void GuideBrowser::fitColumn() {
    const int column = fontMetrics().averageCharWidth() * columnLetters;
    const int room = viewport()->width();
    QTextFrameFormat format = document()->rootFrame()->frameFormat();
    format.setMargin(margin);
    format.setRightMargin(std::max(margin, room - margin - column));
    document()->rootFrame()->setFrameFormat(format);
    fitGuidePictures(*document(), std::max(100, std::min(column, room - 2 * margin)));
}

int GuideBrowser::topBlock() const {
    return cursorForPosition({margin, 1}).blockNumber();
}

void GuideBrowser::scrollTo(int block) {
    const QTextBlock there = document()->findBlockByNumber(block);
    if (!there.isValid()) return;
    document()->size(); // lays out all of it: the scroll bar knows only what is laid out
    const double top = block == 0 ? 0 : document()->documentLayout()->blockBoundingRect(there).top() - gap;
    verticalScrollBar()->setValue(int(top));
    setTextCursor(QTextCursor(there)); // where Tab looks for the next link
    verticalScrollBar()->setValue(int(top));
}

void GuideBrowser::mark(const QStringList& words, int block) {
    words_ = words;
    markedBlock_ = block;
    showMarks();
}

void GuideBrowser::showMarks() {
    QList<ExtraSelection> marks;
    QTextCharFormat anywhere;
    anywhere.setBackground(tinted(palette(), severityColour(Severity::Warning, palette()), 0.35));
    QTextCharFormat here;
    here.setBackground(palette().color(QPalette::Active, QPalette::Highlight));
    here.setForeground(palette().color(QPalette::Active, QPalette::HighlightedText));
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        for (const auto& [from, length] : wordsIn(block.text(), words_)) {
            QTextCursor cursor(block);
            cursor.setPosition(block.position() + from);
            cursor.setPosition(block.position() + from + length, QTextCursor::KeepAnchor);
            marks.push_back({cursor, block.blockNumber() == markedBlock_ ? here : anywhere});
        }
    }
    setExtraSelections(marks);
}

void GuideBrowser::setZoom(int percent) {
    if (percent == zoom_) return;
    zoom_ = percent;
    QFont letters = QApplication::font();
    letters.setPointSizeF(letters.pointSizeF() * percent / 100.0);
    const int top = topBlock();
    setFont(letters);
    render();
    scrollTo(top);
}

/// A value is returned for whatever is asked: without one the document would look for the file itself.
QVariant GuideBrowser::loadResource(int type, const QUrl& name) {
    if (type != QTextDocument::ImageResource) return QByteArray();
    const QString file = guidePicture(pages_.folders(), name.toString());
    return file.isEmpty() ? QImage() : QImage(file);
}

void GuideBrowser::wheelEvent(QWheelEvent* event) {
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        if (event->angleDelta().y() != 0) emit zoomStepped(event->angleDelta().y() > 0 ? 1 : -1);
        event->accept();
        return;
    }
    QTextBrowser::wheelEvent(event);
}

void GuideBrowser::resizeEvent(QResizeEvent* event) {
    const int top = topBlock();
    QTextBrowser::resizeEvent(event);
    if (!page_ || event->size().width() == event->oldSize().width()) return;
    fitColumn();
    scrollTo(top);
}

void GuideBrowser::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || !page_) return;
    const int top = topBlock();
    render();
    scrollTo(top);
}

} // namespace stonemason

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/help/guide_pages.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextTable>

#include <algorithm>
#include <optional>

namespace stonemason {

namespace {

/// As GitHub names them, so that the links work there, too.
QString anchorOf(const QString& heading) {
    static const QRegularExpression dropped(QStringLiteral("[^\\w\\- ]"),
                                            QRegularExpression::UseUnicodePropertiesOption);
    return heading.toLower().remove(dropped).replace(u' ', u'-');
}

QString textOf(const QTextBlock& block) {
    return block.text().remove(QChar::ObjectReplacementCharacter).simplified();
}

/// The cells of a table's row, one after the other.
QString rowText(const QTextTable& table, int row) {
    QStringList cells;
    for (int column = 0; column < table.columns(); ++column)
        cells += table.cellAt(row, column).firstCursorPosition().block().text().simplified();
    return cells.join(QStringLiteral(" – "));
}

/// The page's text in pieces. A row of a table is one piece: its cells say something together only.
void takeApart(GuidePage& page) {
    QTextDocument document;
    document.setMarkdown(page.markdown, guideMarkdown);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const int level = block.blockFormat().headingLevel();
        QString text = textOf(block);
        if (level > 0) page.headings.push_back({text, anchorOf(text), level, block.blockNumber()});
        QTextCursor cursor(block);
        if (const QTextTable* table = cursor.currentTable()) {
            const QTextTableCell cell = table->cellAt(cursor);
            if (cell.column() > 0) continue;
            text = rowText(*table, cell.row());
        }
        if (text.isEmpty()) continue;
        page.passages.push_back({text, int(page.headings.size()) - 1, level > 0, block.blockNumber()});
    }
}

std::optional<GuidePage> readPage(const QDir& folder, const QString& name) {
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::ReadOnly)) return std::nullopt;
    GuidePage page{name, QString::fromUtf8(file.readAll()), {}, {}};
    takeApart(page);
    return page;
}

/// A translated page that has other headings keeps its own.
void takeAnchors(GuidePage& page, const GuidePage& english) {
    if (page.headings.size() != english.headings.size()) return;
    for (std::size_t i = 0; i < page.headings.size(); ++i)
        page.headings[i].anchor = english.headings[i].anchor;
}

std::vector<GuideChapter> chaptersOf(const GuidePage& index) {
    QTextDocument document;
    document.setMarkdown(index.markdown, guideMarkdown);
    std::vector<GuideChapter> chapters;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 2) chapters.push_back({textOf(block), {}});
        if (chapters.empty()) continue;
        for (auto piece = block.begin(); !piece.atEnd(); ++piece) {
            const QString name = piece.fragment().charFormat().anchorHref();
            QStringList& pages = chapters.back().pages;
            if (name.endsWith(QStringLiteral(".md")) && !pages.contains(name)) pages += name;
        }
    }
    return chapters;
}

} // namespace

const QString GuidePages::indexName = QStringLiteral("index.md");

const GuideHeading* GuidePage::heading(const QString& anchor) const {
    const auto found = std::ranges::find(headings, anchor, &GuideHeading::anchor);
    return found == headings.end() ? nullptr : &*found;
}

const GuideHeading* GuidePage::headingOf(int block) const {
    const auto after = std::ranges::upper_bound(headings, block, {}, &GuideHeading::block);
    return after == headings.begin() ? nullptr : &*std::prev(after);
}

GuidePages::GuidePages(const QString& folder, const QString& language) : folders_{folder} {
    const QDir translated(QDir(folder).filePath(language));
    if (!language.isEmpty() && translated.exists()) folders_.prepend(translated.path());
    const QStringList names = QDir(folder).entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name);
    for (const QString& name : names) {
        auto page = readPage(QDir(folder), name);
        auto spoken = isTranslated() ? readPage(translated, name) : std::nullopt;
        if (page && spoken) takeAnchors(*spoken, *page);
        if (spoken || page) pages_.push_back(std::move(spoken ? *spoken : *page));
    }
    order();
}

void GuidePages::order() {
    QStringList wanted{indexName};
    if (const GuidePage* index = page(indexName)) chapters_ = chaptersOf(*index);
    for (GuideChapter& chapter : chapters_) {
        chapter.pages.removeIf([this](const QString& name) { return !page(name); });
        wanted += chapter.pages;
    }
    const auto rank = [&wanted](const GuidePage& page) {
        const qsizetype place = wanted.indexOf(page.name);
        return place < 0 ? wanted.size() : place;
    };
    std::ranges::stable_sort(pages_, {}, rank);
}

const GuidePage* GuidePages::page(const QString& name) const {
    const auto found = std::ranges::find(pages_, name, &GuidePage::name);
    return found == pages_.end() ? nullptr : &*found;
}

} // namespace stonemason

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QTextDocument>

#include <vector>

namespace stonemason {

/// How pages are read: tables and code as GitHub has them, and no HTML, so that a page is nothing but text.
inline constexpr auto guideMarkdown = QTextDocument::MarkdownFeatures(
    int(QTextDocument::MarkdownDialectGitHub) | int(QTextDocument::MarkdownNoHTML));

struct GuideHeading {
    QString text;
    QString anchor; ///< what a link calls it after the #: "rivers-and-roads" for "Rivers and roads"
    int level = 1;  ///< 1: the page's title
    int block = 0;  ///< of the page's QTextDocument, counted from 0
};

/// What a search finds: a heading, a paragraph, an entry of a list, a row of a table.
struct GuidePassage {
    QString text;
    int heading = -1; ///< the one it stands under, an index into the page's headings; -1: none
    bool isHeading = false;
    int block = 0;
};

struct GuidePage {
    QString name; ///< the file's: "maps.md"
    QString markdown;
    std::vector<GuideHeading> headings;
    std::vector<GuidePassage> passages;

    /// The first heading, or the file's name.
    QString title() const { return headings.empty() ? name : headings.front().text; }
    /// The heading with that anchor, nullptr when there is none.
    const GuideHeading* heading(const QString& anchor) const;
    /// The heading that a block stands under, nullptr before the first.
    const GuideHeading* headingOf(int block) const;
};

/// A heading of the index with the pages that are linked below it.
struct GuideChapter {
    QString title;
    QStringList pages; ///< names
};

/// The pages of the guide, all Markdown files of one folder. The index (index.md) puts them in order: its
/// headings of the second level are the chapters, the links below each are their pages. A folder in it with
/// the name of a language ("pl") holds pages of the same names in that language: block by block what the
/// English page says, so that a heading keeps the English anchor and every link holds in both.
class GuidePages {
public:
    static const QString indexName;

    GuidePages() = default;
    /// Pages that cannot be read are omitted. Pages missing in the language are in English.
    explicit GuidePages(const QString& folder, const QString& language = {});

    /// The folders of pages and pictures: earlier ones have priority over later ones.
    const QStringList& folders() const { return folders_; }
    /// Whether pages in the language were found; English is what pages are in without one.
    bool isTranslated() const { return folders_.size() > 1; }
    /// The index first, then as the chapters have them, then those that the index does not name.
    const std::vector<GuidePage>& all() const { return pages_; }
    const std::vector<GuideChapter>& chapters() const { return chapters_; }
    /// nullptr when there is none of that name.
    const GuidePage* page(const QString& name) const;

private:
    void order();

    QStringList folders_;
    std::vector<GuidePage> pages_;
    std::vector<GuideChapter> chapters_;
};

} // namespace stonemason

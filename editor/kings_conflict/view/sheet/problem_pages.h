// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/check/check.h"

#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace stonemason::kings_conflict {

/// The problems of a map as a printed list: the worst first, truncated if there are very many.
class ProblemPages {
public:
    ProblemPages(const Report& report, const GameProfile& game);

    /// How the entries fall on pages of that width.
    /// @param firstRoom height that the first page has for them; the list may begin on the second
    /// @param room height of each other page
    /// @return where each page's entries begin, one number per page
    std::vector<std::size_t> breaks(double width, double firstRoom, double room) const;

    /// Draws the entries from `first` to before `last`, from the top of the rectangle.
    void paint(QPainter& painter, const QRectF& room, std::size_t first, std::size_t last) const;

    std::size_t size() const { return entries_.size(); }

private:
    struct Entry {
        Severity severity = Severity::Note;
        QString headline;
        QString sentence;
    };

    static double headlineHeight(const Entry& entry, double width);
    static double sentenceHeight(const Entry& entry, double width);
    static double heightOf(const Entry& entry, double width);

    std::vector<Entry> entries_;
};

} // namespace stonemason::kings_conflict

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/sheet/problem_pages.h"

#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/look.h"
#include "editor/grid/print/grid_sheet.h"
#include "editor/grid/problems/report_text.h"
#include "editor/kings_conflict/text/map_text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

namespace stonemason::kings_conflict {

namespace {

struct ProblemPagesWords {
    Q_DECLARE_TR_FUNCTIONS(ProblemPages)
};

constexpr std::size_t mostEntries = 200; ///< on paper nobody reads more
constexpr int headlineLetters = 19;
constexpr int sentenceLetters = 17;
constexpr double betweenEntries = 9;
constexpr double tall = 10'000;

double wrappedHeight(const QFont& font, const QString& text, double width) {
    if (text.isEmpty()) return 0;
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, tall), Qt::TextWordWrap, text).height();
}

} // namespace

ProblemPages::ProblemPages(const Report& report, const GameProfile& game) {
    for (Severity severity : {Severity::Error, Severity::Warning, Severity::Note})
        for (const Problem& problem : report.problems)
            if (problem.severity == severity && entries_.size() < mostEntries)
                //: %1 such as "Error", %2 a problem's headline
                entries_.push_back({severity,
                                    ProblemPagesWords::tr("%1: %2").arg(severityName(severity),
                                                                        problemHeadline(problem, game)),
                                    problemReport(problem, game)});
    if (const std::size_t rest =
            report.problems.size() + std::size_t(report.unlistedCount()) - entries_.size();
        rest > 0)
        entries_.push_back({Severity::Note, ProblemPagesWords::tr("… and %n more", nullptr, int(rest)), {}});
}

double ProblemPages::headlineHeight(const Entry& entry, double width) {
    return wrappedHeight(sheetFont(headlineLetters, true), entry.headline, width);
}

double ProblemPages::sentenceHeight(const Entry& entry, double width) {
    return wrappedHeight(sheetFont(sentenceLetters), entry.sentence, width);
}

double ProblemPages::heightOf(const Entry& entry, double width) {
    return headlineHeight(entry, width) + sentenceHeight(entry, width) + betweenEntries;
}

std::vector<std::size_t> ProblemPages::breaks(double width, double firstRoom, double room) const {
    std::vector<std::size_t> starts{0};
    double left = firstRoom;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        const double height = heightOf(entries_[i], width);
        const bool isAloneOnPage = starts.size() > 1 && starts.back() == i;
        if (height > left && !isAloneOnPage) {
            starts.push_back(i);
            left = room;
        }
        left -= height;
    }
    return starts;
}

void ProblemPages::paint(QPainter& painter, const QRectF& room, std::size_t first, std::size_t last) const {
    const QPalette palette = lightPalette();
    double top = room.top();
    const auto write = [&](const QFont& font, const QColor& ink, const QString& text, double height) {
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(QRectF(room.left(), top, room.width(), height), Qt::TextWordWrap, text);
        top += height;
    };
    for (std::size_t i = first; i < last; ++i) {
        const Entry& entry = entries_[i];
        write(sheetFont(headlineLetters, true), severityColour(entry.severity, palette), entry.headline,
              headlineHeight(entry, room.width()));
        write(sheetFont(sentenceLetters), palette.color(QPalette::WindowText), entry.sentence,
              sentenceHeight(entry, room.width()));
        top += betweenEntries;
    }
}

} // namespace stonemason::kings_conflict

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/problems/report_verdict.h"

#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/grid/problems/report_text.h"

#include <QHBoxLayout>
#include <QLabel>

namespace stonemason {

namespace {

constexpr int listedHeadlines = 4;
constexpr int verdictMarkSize = 20;

Severity worstOf(const ProblemCounts& counts) {
    if (counts[Severity::Error] > 0) return Severity::Error;
    return counts[Severity::Warning] > 0 ? Severity::Warning : Severity::Note;
}

} // namespace

ReportVerdict::ReportVerdict(QWidget* parent) : QWidget(parent), mark_(new QLabel), words_(new QLabel) {
    words_->setTextFormat(Qt::RichText);
    words_->setWordWrap(true);
    words_->setAccessibleName(tr("Problems found"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gap);
    row->addWidget(mark_, 0, Qt::AlignTop);
    row->addWidget(words_, 1);
}

void ReportVerdict::tell(const ProblemReport& report, const QString& fine) {
    if (report.size() == 0) {
        words_->setText(fine.toHtmlEscaped());
        return setMark(icon(QStringLiteral("ok")));
    }
    QString text = QStringLiteral("<b>%1</b>").arg(countText(report.counts()).toHtmlEscaped());
    int listed = 0;
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Note})
        for (int problem = 0; problem < report.size(); ++problem)
            if (report.severity(problem) == severity && ++listed <= listedHeadlines)
                text += QStringLiteral("<br>· ") + report.headline(problem).toHtmlEscaped();
    for (const UnlistedProblems& more : report.unlisted())
        listed += more.count;
    if (listed > listedHeadlines)
        text += QStringLiteral("<br>· ") + tr("and %n more, see Problems", nullptr, listed - listedHeadlines);
    words_->setText(text);
    setMark(severityIcon(worstOf(report.counts())));
}

void ReportVerdict::wait(const QString& words) {
    words_->setText(words.toHtmlEscaped());
    mark_->clear();
}

void ReportVerdict::setMark(const QIcon& mark) {
    mark_->setPixmap(mark.pixmap(QSize(verdictMarkSize, verdictMarkSize), devicePixelRatioF()));
}

} // namespace stonemason

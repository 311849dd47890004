// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/problems/report_text.h"

#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QStringList>

#include <array>

namespace stonemason {

namespace {

struct ReportText {
    Q_DECLARE_TR_FUNCTIONS(ReportText)
};

constexpr std::array worstFirst{Severity::Error, Severity::Warning, Severity::Note};

QString counted(Severity severity, int count) {
    switch (severity) {
    case Severity::Error:
        return count == 1 ? ReportText::tr("1 error") : ReportText::tr("%n errors", nullptr, count);
    case Severity::Warning:
        return count == 1 ? ReportText::tr("1 warning") : ReportText::tr("%n warnings", nullptr, count);
    case Severity::Note: break;
    }
    return count == 1 ? ReportText::tr("1 note") : ReportText::tr("%n notes", nullptr, count);
}

} // namespace

QString countText(const ProblemCounts& counts) {
    QStringList parts;
    for (Severity severity : worstFirst)
        if (const int count = counts[severity]; count > 0) parts += counted(severity, count);
    return parts.isEmpty() ? ReportText::tr("No problems") : parts.join(QStringLiteral(", "));
}

QString severityName(Severity severity) {
    switch (severity) {
    case Severity::Error: return ReportText::tr("Error");
    case Severity::Warning: return ReportText::tr("Warning");
    case Severity::Note: break;
    }
    return ReportText::tr("Note");
}

QString reportText(const QString& title, const ProblemReport& report) {
    //: %1 is a map's name, %2 such as "1 error, 2 warnings"
    QString text = ReportText::tr("%1: %2").arg(title, countText(report.counts())) + u'\n';
    for (Severity severity : worstFirst) {
        for (int problem = 0; problem < report.size(); ++problem)
            if (report.severity(problem) == severity)
                text += QStringLiteral("\n%1: %2\n%3\n")
                            .arg(severityName(severity), report.headline(problem),
                                 report.placedSentence(problem));
        int unlisted = 0;
        for (const UnlistedProblems& more : report.unlisted())
            if (more.severity == severity) unlisted += more.count;
        if (unlisted > 0)
            //: Stands below the errors, the warnings or the notes of a report
            text += u'\n' + ReportText::tr("and %n more like these", nullptr, unlisted) + u'\n';
    }
    return text;
}

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

void ReportVerdict::setReport(const ProblemReport& report, const QString& fine,
                              const QStringList& reminders) {
    QString reminded;
    for (const QString& reminder : reminders)
        reminded += QStringLiteral("<br>") + reminder.toHtmlEscaped();
    if (report.size() == 0) {
        words_->setText(fine.toHtmlEscaped() + reminded);
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
    words_->setText(text + (report.counts()[Severity::Error] == 0 ? reminded : QString()));
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

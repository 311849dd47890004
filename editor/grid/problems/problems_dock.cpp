// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/problems/problems_dock.h"

#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace stonemason {

namespace {

constexpr int markSize = 24;

} // namespace

ReadyPanel::ReadyPanel(const ProblemWords& words, QWidget* parent)
    : QWidget(parent)
    , withoutNotes_(words.ready)
    , withNotes_(words.readyWithNotes)
    , withWarnings_(words.readyWithWarnings)
    , text_(new QLabel) {
    auto* mark = new QLabel;
    mark->setPixmap(icon(QStringLiteral("ok")).pixmap(QSize(markSize, markSize), devicePixelRatioF()));
    auto* heading = new QLabel(words.readyTitle);
    QFont bold = heading->font();
    bold.setBold(true);
    heading->setFont(bold);
    text_->setWordWrap(true);

    auto* top = new QHBoxLayout;
    top->setSpacing(gap);
    top->addWidget(mark);
    top->addWidget(heading, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap, gap, gap, gap);
    layout->setSpacing(gap);
    layout->addLayout(top);
    layout->addWidget(text_);
    setRemarks({}, {});
}

bool ReadyPanel::isFor(const ProblemCounts& counts) const {
    return counts[Severity::Error] == 0 && (counts[Severity::Warning] == 0 || !withWarnings_.isEmpty());
}

void ReadyPanel::setRemarks(const ProblemCounts& counts, const QStringList& reminders) {
    QString text = counts[Severity::Note] > 0 ? withNotes_ : withoutNotes_;
    if (counts[Severity::Warning] > 0) text = withWarnings_;
    text_->setText((QStringList(text) + reminders).join(QLatin1Char('\n')));
}

void ReadyPanel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor green = fineColour(palette());
    painter.setPen(tinted(palette(), green, 0.5));
    painter.setBrush(tinted(palette(), green, 0.12));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
}

ProblemsDock::ProblemsDock(const QString& id, const ProblemWords& words)
    : WorkspaceDock(id, tr("Problems"), Qt::RightDockWidgetArea), panel_(new ProblemsPanel(*this, words)) {
}

} // namespace stonemason

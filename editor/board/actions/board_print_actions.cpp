// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/board/actions/board_print_actions.h"

#include "editor/app/file_paths.h"
#include "editor/app/paper.h"
#include "editor/app/qt_dialogs.h"
#include "editor/board/board_sheet.h"
#include "editor/board/quick_board.h"
#include "editor/print/print_job.h"

#include <QAction>
#include <QFileInfo>
#include <QPainter>

#include <memory>

namespace stonemason {

BoardPrintActions::BoardPrintActions(const QString& prefix, const QString& tip, QObject* parent)
    : BoundActions(prefix, parent), nameless_(prefix) {
    const QAction* printed = add(QStringLiteral("print"), QStringLiteral("print"), tr("&Print…"), tip,
                                 QKeySequence(QKeySequence::Print));
    const QAction* preview =
        add(QStringLiteral("print-preview"), QStringLiteral("print-preview"), tr("Print Previe&w…"),
            tr("Preview the page before printing"), Qt::CTRL | Qt::ALT | Qt::Key_O);
    const QAction* pdf = add(QStringLiteral("save-pdf"), QStringLiteral("pdf"), tr("Save as PD&F…"),
                             tr("Save the printed page as a PDF file"));
    connect(printed, &QAction::triggered, this, [this] { tell(printAsking(printJob(), window())); });
    connect(preview, &QAction::triggered, this, [this] { tell(previewAsking(printJob(), window())); });
    connect(pdf, &QAction::triggered, this, &BoardPrintActions::savePdf);
}

PrintJob BoardPrintActions::printJob() const {
    const BoardLook look = view()->model().paper();
    //: %1 rows, %2 columns
    const QString facts = tr("%1 × %2 cells").arg(look.size.rows).arg(look.size.columns);
    const auto sheet = std::make_shared<BoardSheet>(document()->title(), facts, look);
    PrintJob job{
        .name = document()->title(),
        .file = fileNameFor(document()->title(), nameless_),
        .pages = [](const QSizeF&) { return 1; },
        .paint = [sheet](QPainter& painter, const QRectF& page, int) { sheet->paint(painter, page); }};
    if (!isQuick(look.size))
        job.prepare = [sheet](const QSizeF& page, const WorkProgress& progress) {
            return sheet->prepare(page, progress);
        };
    return job;
}

void BoardPrintActions::savePdf() {
    const QString folder =
        document()->path().isEmpty() ? QString() : QFileInfo(document()->path()).path() + u'/';
    QtDialogs dialogs;
    dialogs.setWindow(window());
    tell(stonemason::savePdf(printJob(), folder, dialogs, window()));
}

} // namespace stonemason

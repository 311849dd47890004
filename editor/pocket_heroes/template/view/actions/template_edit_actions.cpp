// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/view/actions/template_edit_actions.h"

#include "editor/app/widgets/action_reason.h"
#include "editor/pocket_heroes/template/model/template_edits.h"
#include "editor/text/error_text.h"

#include <QClipboard>
#include <QGuiApplication>

#include <numeric>

namespace stonemason::pocket_heroes {

TemplateEditActions::TemplateEditActions(QObject* parent) : BoundTemplateActions(parent) {
    const auto addOne = [this](const char* id, const QString& text, const QString& tip,
                               const QKeySequence& keys, auto act) {
        QAction* action = add(QString::fromLatin1(id), QString::fromLatin1(id), text, tip, keys);
        connect(action, &QAction::triggered, this, act);
        menu_ += action;
        return action;
    };
    addOne("cut", tr("Cu&t"), tr("Move the selected zones to the clipboard"), QKeySequence::Cut,
           [this] { cut(); });
    addOne("copy", tr("&Copy"), tr("Copy the selected zones and the links among them"), QKeySequence::Copy,
           [this] { copy(); });
    addOne("paste", tr("&Paste"), tr("Add the zones on the clipboard, from a template in whatever form"),
           QKeySequence::Paste, [this] { paste(); });
    addOne("duplicate", tr("Dup&licate"), tr("Add the selected zones and the links among them once more"),
           Qt::CTRL | Qt::Key_D, [this] { duplicateSelected(*document()); });
    QAction* remove = addOne("delete", tr("&Delete"), tr("Delete the selected zones and links"),
                             QKeySequence::Delete, [this] { removeSelected(*document()); });
    remove->setShortcutContext(Qt::WidgetWithChildrenShortcut); // in a form it is the field's
    menu_ += addSeparator();
    QAction* all = add(QStringLiteral("select-all"), QStringLiteral("select"), tr("Select &All"),
                       tr("Select every zone and every link"), QKeySequence::SelectAll);
    connect(all, &QAction::triggered, this, [this] { selectAll(); });
    QAction* none = add(QStringLiteral("select-none"), QStringLiteral("close"), tr("Select &None"),
                        tr("Clear the selection"), Qt::CTRL | Qt::SHIFT | Qt::Key_A);
    connect(none, &QAction::triggered, this, [this] { document()->select({}); });
    menu_ += {all, none};
}

void TemplateEditActions::bound() {
    binding().on(&document()->view(), &GridState::selectionChanged, [this] { update(); });
    binding().on(document(), &TemplateDocument::edited, [this] { update(); });
}

void TemplateEditActions::refresh() {
    const bool zones = !document()->selectedZones().empty();
    const bool any = !document()->view().selection().empty();
    for (const char* id : {"cut", "copy", "duplicate"})
        allow(QString::fromLatin1(id), zones, tr("No zone is selected."));
    for (const char* id : {"delete", "select-none"})
        allow(QString::fromLatin1(id), any, reason::nothingSelected());
    allow(QStringLiteral("select-all"), !document()->made().zones.empty(), tr("The template has no zones."));
}

void TemplateEditActions::cut() {
    document()->endGesture(); // what is copied is what goes
    if (copy()) removeSelected(*document());
}

bool TemplateEditActions::copy() {
    Template shown = document()->made();
    for (std::size_t zone = 0; zone < shown.zones.size(); ++zone)
        shown.zones[zone].place = document()->places()[zone];
    const auto written = writeTemplate(partOf(shown, document()->selectedZones()), TemplateFormat::Own);
    if (!written) {
        showMessage(errorText(written.error()));
        return false;
    }
    QGuiApplication::clipboard()->setText(QString::fromStdString(*written));
    return true;
}

void TemplateEditActions::paste() {
    const QString text = QGuiApplication::clipboard()->text();
    if (text.isEmpty()) return showMessage(tr("There is no text on the clipboard."));
    const auto part = readTemplate(text.toStdString());
    if (!part) return showMessage(tr("This cannot be pasted. %1").arg(errorText(part.error())));
    pocket_heroes::paste(*document(), *part);
}

void TemplateEditActions::selectAll() {
    std::vector<int> zones(document()->made().zones.size());
    std::vector<int> links(document()->made().links.size());
    std::iota(zones.begin(), zones.end(), 0);
    std::iota(links.begin(), links.end(), 0);
    document()->select(zones, links);
}

TemplateZoomActions::TemplateZoomActions(QObject* parent) : ViewCallActions(parent) {
    QAction* in = addCall("zoom-in", tr("Zoom &In"), tr("Make the zones larger"), QKeySequence::ZoomIn,
                          &GraphCanvas::zoomIn);
    in->setShortcuts({QKeySequence(QKeySequence::ZoomIn), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    addCall("zoom-out", tr("Zoom &Out"), tr("Make the zones smaller"), QKeySequence::ZoomOut,
            &GraphCanvas::zoomOut);
    addCall("zoom-reset", tr("&100 %"), tr("Show the zones at their normal size"), Qt::CTRL | Qt::Key_0,
            &GraphCanvas::zoomNormal);
    addCall("zoom-fit", tr("&Fit Template"), tr("Show all zones as large as they fit"), Qt::CTRL | Qt::Key_9,
            &GraphCanvas::zoomFit);
}

} // namespace stonemason::pocket_heroes

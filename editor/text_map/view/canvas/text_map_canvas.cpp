// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/view/canvas/text_map_canvas.h"

#include "editor/text_map/model/sign_brush.h"
#include "editor/text_map/model/text_map_document.h"
#include "editor/text_map/model/text_map_view_state.h"
#include "editor/text_map/model/wide_stroke.h"
#include "editor/text_map/view/art/text_map_renderer.h"
#include "editor/text_map/view/canvas/text_map_hand.h"
#include "editor/text_map/view/canvas/text_map_scene.h"

#include <QProgressBar>
#include <QProgressDialog>

namespace stonemason::text_map {

namespace {

constexpr int progressDelay = 200; ///< ms: a stroke that is done by then needs no window

} // namespace

TextMapCanvas::TextMapCanvas(TextMapDocument& document, TextMapRenderer& renderer, SignBrush& brush,
                             QWidget* parent)
    : GridCanvas(document, tr("Text map"), std::make_unique<TextMapScene>(document, renderer),
                 std::make_unique<TextMapHand>(document, brush, renderer), brush, parent,
                 {.smallestCell = smallestDrawnCell}) {
    connect(&document, &TextMapDocument::wideStrokeBegan, this,
            [this](const WideStroke* stroke) { showProgress(*stroke); });
}

/// A stroke that takes its time keeps the person from changing what it works on.
void TextMapCanvas::showProgress(const WideStroke& stroke) {
    if (!isVisible()) return;
    auto* dialog = new QProgressDialog(tr("Finding the cells…"), tr("&Stop"), 0, 100, window());
    auto* bar = new QProgressBar;
    bar->setValue(0); // else the dialog waits for its own time
    bar->setAccessibleName(dialog->labelText());
    dialog->setBar(bar); // updated directly: the dialog would process other events each time
    dialog->setObjectName(QStringLiteral("wideStroke"));
    dialog->setWindowTitle(tr("Painting"));
    dialog->setWindowModality(Qt::WindowModal);
    dialog->setAutoClose(false);
    dialog->setAutoReset(false);
    dialog->setMinimumDuration(progressDelay);
    connect(&stroke, &WideStroke::progressed, bar, &QProgressBar::setValue);
    connect(&stroke, &WideStroke::ended, dialog, &QObject::deleteLater);
    connect(dialog, &QProgressDialog::canceled, &document(), &TextMapDocument::endGesture);
}

} // namespace stonemason::text_map

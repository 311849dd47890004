// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/document/grid_document.h"

#include "editor/app/files/untitled_number.h"
#include "editor/grid/document/grid_state.h"
#include "editor/text/visible_words.h"

#include <QFileInfo>
#include <QLocale>

namespace stonemason {

GridDocument::GridDocument(std::unique_ptr<GridState> state, QObject* parent)
    : Document(parent), state_(std::move(state)) {
}

GridDocument::~GridDocument() = default;

QString GridDocument::title() const {
    if (const std::string name = nameOfValue(); !name.empty())
        return visibleWords(QString::fromStdString(name));
    return path().isEmpty() ? withUntitledNumber(*this, untitledName())
                            : visibleWords(QFileInfo(path()).completeBaseName());
}

void GridDocument::endGesture() {
    emit gestureEnds();
    cancelPreview();
}

QString GridDocument::reloadText() {
    return tr("Reload");
}

QString GridDocument::stepText(const QString& text, std::int64_t cells) {
    //: A step in the history: what was done, and in how many cells.
    return tr("%1 (%2)").arg(text).arg(cells);
}

QString GridDocument::missingText(const QString& path, const QStringList& missing,
                                  const QString& completeEnding) {
    if (missing.isEmpty()) return {};
    //: %1 is a file's name, %2 a list such as "the name and the author", %3 an ending such as ".smap"
    return tr("%1 cannot store %2; an %3 file can.")
        .arg(visibleWords(QFileInfo(path).fileName()), QLocale().createSeparatedList(missing),
             completeEnding);
}

} // namespace stonemason

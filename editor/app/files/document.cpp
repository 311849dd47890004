// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/document.h"

#include "editor/text/visible_words.h"

#include <QFileInfo>

namespace stonemason {

Document::Document(QObject* parent) : QObject(parent) {
    connect(&undoStack_, &QUndoStack::cleanChanged, this, [this] { emit modifiedChanged(isModified()); });
}

Document::~Document() {
    disconnect(&undoStack_, nullptr, this, nullptr); // its destructor emits cleanChanged() once more
}

void Document::setPath(const QString& path) {
    if (path_ == path) return;
    path_ = path;
    emit titleChanged();
}

void Document::markNeverSaved(bool never) {
    const bool was = isModified();
    neverSaved_ = never;
    if (was != isModified()) emit modifiedChanged(isModified());
}

void Document::markSaved() {
    const bool was = isModified();
    neverSaved_ = false;
    undoStack_.setClean();
    if (was != isModified()) emit modifiedChanged(isModified());
}

QString fullTitle(const Document& document) {
    const QFileInfo file(document.path());
    const QString name = visibleWords(file.completeBaseName());
    if (document.path().isEmpty() || name == document.title()) return document.title();
    //: %1 is what a document is called, %2 its file
    return Document::tr("%1 (%2)").arg(document.title(), visibleWords(file.fileName()));
}

} // namespace stonemason

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace stonemason {

/// Work that was begun for a document, takes its time and ends with it: a child of the document. It is no
/// part of the document: nothing of it is saved or recovered, so whoever closes the document is asked first.
class RunningWork : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// What a person is asked before it is given up, a sentence or more that says how far it is; empty while
    /// nothing runs.
    virtual QString questionBeforeItEnds() const = 0;
};

} // namespace stonemason

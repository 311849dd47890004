// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/paper.h"
#include "editor/print/print_job.h"

#include <QAction>

#include <utility>

namespace stonemason {

/// Print, Print Preview and Save as PDF of the current document of a workspace, which says what its pages
/// are.
/// @tparam Bound a BoundActions
template <typename Bound>
class PrintActionsOf : public Bound {
public:
    /// For the File menu.
    const QList<QAction*>& menu() const { return this->all(); }

    /// The pages of the current document, which must exist. Later edits do not change them.
    virtual PrintJob printJob() const = 0;

protected:
    /// @param entries see printEntries()
    template <typename... Arguments>
    explicit PrintActionsOf(const std::vector<PrintEntry>& entries, Arguments&&... ofBound)
        : Bound(std::forward<Arguments>(ofBound)...) {
        for (const PrintEntry& entry : entries) {
            const QAction* action = this->add(entry.id, entry.picture, entry.text, entry.tip, entry.keys);
            QObject::connect(action, &QAction::triggered, this, [this, act = entry.act] {
                this->showMessage(act(printJob(), *this->document(), this->window()));
            });
        }
    }

    void bound() override {}
};

} // namespace stonemason

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/tasks/latest_task.h"

#include <functional>
#include <utility>

namespace stonemason {

/// The report on a document, worked out anew on a thread of its own whenever the document has changed.
template <typename ReportType>
class LatestReport {
public:
    /// @param owner holds this object; `changed` is called on its thread when there is another report
    LatestReport(QObject& owner, std::function<void()> changed)
        : task_(owner, [this, changed = std::move(changed)](ReportType report) {
            report_ = std::move(report);
            isCurrent_ = !task_.isBusy(); // the document may have changed while this was worked out
            changed();
        }) {}

    const ReportType& value() const { return report_; }
    /// Whether it is of the document as it is now; else it is that of an earlier one.
    bool isCurrent() const { return isCurrent_; }

    /// The document has changed: `make` makes the work that checks it, see LatestTask.
    void follow(typename LatestTask<ReportType>::Make make) {
        isCurrent_ = false;
        task_.enqueue(std::move(make));
    }

private:
    ReportType report_;
    bool isCurrent_ = false;
    LatestTask<ReportType> task_; // the last member: its thread ends first
};

} // namespace stonemason

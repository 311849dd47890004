// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/tasks/latest_task.h"
#include "editor/pocket_heroes/template/view/preview/seed_search.h"

#include <QWidget>

class QLabel;

namespace stonemason::pocket_heroes {

class WorldPicture;

/// A preview of a world of the template chosen in a dialog, with a sentence on it. It is generated on a
/// background thread; a newer request cancels the older one.
class StartPreview : public QWidget {
    Q_OBJECT

public:
    /// The catalogue must outlive the preview.
    explicit StartPreview(const Catalogue& catalogue, QWidget* parent = nullptr);
    ~StartPreview() override;

    void show(const Template& worldTemplate);
    bool isWorking() const { return task_.isBusy(); }

    WorldPicture* picture() const { return picture_; }
    QLabel* note() const { return note_; }

private:
    void showRow(const SeedSearch& search);

    const Catalogue& catalogue_;
    WorldPicture* picture_;
    QLabel* note_;
    LatestTask<SeedSearch> task_; // the last member: its thread ends first
};

} // namespace stonemason::pocket_heroes

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/grid/cell.h"
#include "core/text_map/level_file.h"
#include "editor/app/tasks/latest_task.h"

#include <QDialog>
#include <QImage>

#include <memory>
#include <string>
#include <vector>

class QListWidget;

namespace stonemason::text_map {

class TextMapDocument;

/// Asks which of the maps in a file is to be shown: a picture of each, its name and its size. The names are
/// there at once; the maps are read and drawn on a thread of its own, some at a time.
class LevelDialog : public QDialog {
    Q_OBJECT

public:
    /// The document outlives it.
    explicit LevelDialog(TextMapDocument& document, QWidget* parent = nullptr);

    QListWidget* list() const { return list_; }

    /// Shows the chosen map.
    void accept() override;

private:
    struct Shown {
        Result<Size> size;
        QImage picture; ///< null: without one
    };
    struct Batch {
        int first = 0;
        std::vector<Shown> maps;
    };
    class Reading;

    void addNames(const std::vector<LevelMap>& maps);
    void readFrom(int first);
    void showBatch(const Batch& batch);

    TextMapDocument& document_;
    QListWidget* list_;
    std::shared_ptr<const Reading> reading_;
    LatestTask<Batch> task_; // the last member: its thread uses the others
};

} // namespace stonemason::text_map

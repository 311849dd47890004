// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/text_map/view/art/text_map_renderer.h"

#include <QDialog>

class QListWidget;

namespace stonemason::text_map {

class TextMapDocument;

/// Asks which of the maps in a file is to be shown: a picture of each, its name and its size.
class LevelDialog : public QDialog {
    Q_OBJECT

public:
    /// The document and the renderer outlive it.
    LevelDialog(TextMapDocument& document, TextMapRenderer& renderer, QWidget* parent = nullptr);

    QListWidget* list() const { return list_; }

    /// Shows the chosen map.
    void accept() override;

private:
    void fill(TextMapRenderer& renderer);

    TextMapDocument& document_;
    QListWidget* list_;
};

} // namespace stonemason::text_map

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text_map/text_map.h"
#include "editor/grid/dialogs/size_dialog.h"
#include "editor/grid/print/grid_export_dialog.h"
#include "editor/text_map/view/art/text_map_renderer.h"

#include <QDialog>

#include <optional>

class QComboBox;
class QSpinBox;

namespace stonemason::text_map {

class SignBook;
class TextMapDocument;
class TextMapRenderer;

/// Asks what a new text map is to be: its size, and what it is filled with.
class NewTextMapDialog : public QDialog {
    Q_OBJECT

public:
    explicit NewTextMapDialog(const SignBook& signs, QWidget* parent = nullptr);

    /// The map as chosen; meaningful at any time.
    TextMap map() const;

    QSpinBox* rowsField() const { return size_.rows(); }
    QSpinBox* columnsField() const { return size_.columns(); }
    QComboBox* fillField() const { return fill_; }

private:
    const SignBook& signs_;
    SizeFields size_;
    QComboBox* fill_;
};

/// Shows a text map in the forms in which it leaves the program: its text, a picture.
class TextMapExportDialog : public GridExportDialog {
    Q_OBJECT

public:
    explicit TextMapExportDialog(const TextMapDocument& document, QWidget* parent = nullptr);
};

/// How large a text map is to be.
class TextMapSizeDialog : public SizeDialog {
    Q_OBJECT

public:
    TextMapSizeDialog(TextMapDocument& document, TextMapRenderer& renderer, QWidget* parent = nullptr);

    /// Makes the change one undo step; reports why if there is none.
    void accept() override;

private:
    Outcome outcome(const Margins& margins, QSize pixels) const override;
    std::optional<TextMap> changed(const Margins& margins) const;

    TextMapDocument& document_;
    TextMapRenderer& renderer_;
};

} // namespace stonemason::text_map

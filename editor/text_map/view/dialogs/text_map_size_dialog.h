// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text_map/text_map.h"
#include "editor/grid/dialogs/size_dialog.h"

#include <optional>

namespace stonemason::text_map {

class TextMapDocument;
class TextMapRenderer;

/// How large a text map is to be.
class TextMapSizeDialog : public SizeDialog {
    Q_OBJECT

public:
    TextMapSizeDialog(TextMapDocument& document, TextMapRenderer& renderer, QWidget* parent = nullptr);

    /// Makes the change one undo step; reports why if there is none.
    void accept() override;

private:
    Size sizeNow() const override;
    Outcome outcome(const Margins& margins, QSize pixels) const override;
    QString sizesThereAre() const override;
    std::optional<TextMap> changed(const Margins& margins) const;

    TextMapDocument& document_;
    TextMapRenderer& renderer_;
};

} // namespace stonemason::text_map

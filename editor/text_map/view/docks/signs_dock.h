// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/panels/palette_dock.h"
#include "editor/text_map/view/canvas/text_map_binding.h"

class QLabel;
class QLineEdit;

namespace stonemason::text_map {

class SignBrush;
class SignModel;
class TextMapRenderer;

/// The signs to paint with, and a field for any other character. Choosing one gives the keys back to the map.
class SignsDock : public PaletteDock<TextMapEditorTraits> {
    Q_OBJECT

public:
    SignsDock(SignBrush& brush, TextMapRenderer& renderer);

    QLineEdit* signField() const { return field_; }

protected:
    void bound() override;
    void pick(const QModelIndex& sign) override;
    QModelIndex picked() const override;
    bool isInHand() const override { return true; }
    void showPicked() override;

private:
    void chooseTyped(const QString& text);
    void showMapSigns();

    SignBrush& brush_;
    SignModel* model_;
    QLineEdit* field_;
    QLabel* meaning_;
};

} // namespace stonemason::text_map

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/text_map/text_map_binding.h"

class QLabel;
class QLineEdit;

namespace stonemason {
class PicturePalette;
}

namespace stonemason::text_map {

class SignBrush;
class SignModel;
class TextMapRenderer;

/// The signs to paint with, and a field for any other character. Choosing one gives the keys back to the map.
class SignsDock : public TextMapDock {
    Q_OBJECT

public:
    SignsDock(SignBrush& brush, TextMapRenderer& renderer);

    PicturePalette* palettePane() const { return palette_; }
    QLineEdit* signField() const { return field_; }

protected:
    void bound() override;

private:
    void choose(const QModelIndex& index);
    void chooseTyped(const QString& text);
    void showChosen();
    void showMapSigns();

    SignBrush& brush_;
    SignModel* model_;
    PicturePalette* palette_;
    QLineEdit* field_;
    QLabel* meaning_;
};

} // namespace stonemason::text_map

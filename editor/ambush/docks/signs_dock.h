// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ambush/pattern_binding.h"

namespace stonemason {
class PicturePalette;
}

namespace stonemason::ambush {

class PatternBrush;
class PatternRenderer;
class SignModel;

/// The signs to paint with. Choosing one gives the keys back to the pattern.
class SignsDock : public PatternDock {
    Q_OBJECT

public:
    SignsDock(PatternBrush& brush, PatternRenderer& renderer);

    PicturePalette* palettePane() const { return palette_; }

protected:
    void bound() override;

private:
    void choose(const QModelIndex& index);
    void showChosen();

    PatternBrush& brush_;
    SignModel* model_;
    PicturePalette* palette_;
};

} // namespace stonemason::ambush

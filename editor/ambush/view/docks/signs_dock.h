// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ambush/view/canvas/pattern_binding.h"
#include "editor/grid/panels/palette_dock.h"

namespace stonemason::ambush {

class PatternBrush;
class PatternRenderer;
class SignModel;

/// The signs to paint with. Choosing one gives the keys back to the pattern.
class SignsDock : public PaletteDock<PatternEditorTraits> {
    Q_OBJECT

public:
    SignsDock(PatternBrush& brush, PatternRenderer& renderer);

protected:
    void bound() override;
    void pick(const QModelIndex& sign) override;
    QModelIndex picked() const override;
    bool isInHand() const override { return true; }

private:
    PatternBrush& brush_;
    SignModel* model_;
};

} // namespace stonemason::ambush

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text_map/sign_meanings.h"
#include "editor/grid/actions/choice_menu.h"
#include "editor/text_map/view/canvas/text_map_canvas.h"

#include <QMenu>

#include <optional>
#include <vector>

namespace stonemason::text_map {

class SignBrush;

/// Actions that choose the meaning of one character of a map, or of all by a game's preset, and which map of
/// a file is shown.
class MeaningActions : public BoundTextMapActions {
    Q_OBJECT

public:
    /// @param brush whose sign is meant where no other is
    explicit MeaningActions(SignBrush& brush, QObject* parent = nullptr);

    const QList<QAction*>& menu() const { return menu_; }
    /// Opens the choice for that sign of the current map.
    void showFor(TileIndex sign, const QPoint& global);

signals:
    /// The meanings chosen for the current map are to apply to all maps of its folder.
    void folderChosen();
    /// A map of the file is to be chosen.
    void mapsRequested();

protected:
    void bound() override;
    void refresh() override;

private:
    void addMeanings();
    void addPresets();
    void say(std::optional<Meaning> meaning);
    TileIndex target() const;
    int presetInForce() const;

    SignBrush& brush_;
    std::vector<GlyphPreset> presets_;
    ChoiceMenu meaningMenu_;
    ChoiceMenu presetMenu_;
    std::optional<TileIndex> target_; ///< while the menu is open for another sign than the brush's
    QList<QAction*> menu_;
    QAction* folder_ = nullptr;
    QAction* heading_ = nullptr; ///< of the menu, where it stands alone
    QAction* maps_ = nullptr;
};

} // namespace stonemason::text_map

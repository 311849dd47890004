// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/pattern.h"

#include <QToolButton>

#include <array>

namespace stonemason::ambush {

class PatternRenderer;

/// The eight ways in which a pattern can be laid, each a button with the pattern so turned; those that are
/// allowed are pressed. In two rows: turned, and mirrored before.
class OrientationButtons : public QWidget {
    Q_OBJECT

public:
    explicit OrientationButtons(PatternRenderer& renderer, QWidget* parent = nullptr);

    /// Shows this pattern.
    void show(const Pattern& pattern);
    QToolButton* button(Orientation orientation) const { return buttons_[std::size_t(orientation)]; }

signals:
    /// Somebody pressed the button.
    void chosen(stonemason::ambush::Orientation orientation, bool allowed);

protected:
    void changeEvent(QEvent* event) override;

private:
    void draw();
    QIcon pictureOf(Orientation orientation) const;

    PatternRenderer& renderer_;
    std::array<QToolButton*, 8> buttons_{};
    Grid<char> signs_;
};

} // namespace stonemason::ambush

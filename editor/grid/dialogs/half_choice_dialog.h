// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <array>

class QLabel;
class QVBoxLayout;

namespace stonemason {

class PictureButton;

/// Asks which half of a board is kept when the board is made symmetric: the first, the second, or for now
/// neither. Pictures show the result of each; the first is preselected.
class HalfChoiceDialog : public QDialog {
    Q_OBJECT

public:
    static constexpr int leaveIt = 2; ///< the choice that copies nothing

    /// One half, the other, leave as it is.
    PictureButton* choice(int index) const { return choices_[std::size_t(index)]; }

protected:
    /// @param titles of the choices, each with a letter of its own to choose it
    HalfChoiceDialog(const std::array<QString, 3>& titles, QWidget* parent);

    /// The index of the choice that is taken.
    int chosen() const;
    /// Takes that choice and gives it the keys.
    void choose(int index);
    /// The text above the choices.
    void setIntro(const QString& text);
    /// Adds a remark below them.
    void addRemark(QWidget* remark);

private:
    std::array<PictureButton*, 3> choices_{};
    QLabel* intro_;
    QVBoxLayout* upper_;
};

} // namespace stonemason

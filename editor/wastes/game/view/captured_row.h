// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/wastes/game/model/war_document.h"
#include "editor/wastes/view/art/board_renderer.h"

#include <QString>
#include <QWidget>

#include <array>
#include <vector>

namespace stonemason::wastes {

/// Pieces of one kind that were captured.
struct CapturedPieces {
    Side side = Side::Blue; ///< whose they were
    int rank = 1;
    bool walks = false;
    bool jumps = false;
    int count = 0;

    bool operator==(const CapturedPieces&) const = default;
};

/// What a player has captured up to the position looked at: the highest rank first; those of one rank that
/// can do different things apart.
std::vector<CapturedPieces> capturedBy(const WarDocument& document, int player);

/// The same in words: "Hard has captured: Guard 5, Vulture 2 (3 times)."
QString capturedWords(const WarDocument& document, int player);

/// One side's name and small pictures of the pieces that it has captured. They go on in another line where
/// one is full; three and more of a kind are one picture with their number.
class CapturedSide : public QWidget {
    Q_OBJECT

public:
    CapturedSide(WarDocument& document, BoardRenderer& renderer, int player, QWidget* parent);

    /// Shows what is captured in the position looked at.
    void refresh();

    /// As it is shown: where each picture is, with its number behind it where it stands for several.
    struct Picture {
        PieceLook look;
        QString number;
        QRect place;
    };
    std::vector<Picture> pictures() const { return laidOut(width()).pictures; }

    /// The width that keeps all in one line.
    int wantedWidth() const;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return laidOut(width).height; }
    QSize sizeHint() const override { return {wantedWidth(), heightForWidth(wantedWidth())}; }
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Layout {
        std::vector<Picture> pictures;
        int nameWidth = 0;
        int height = 0;
    };
    Layout laidOut(int width) const;
    int lineHeight() const;
    QString name() const;

    WarDocument& document_;
    BoardRenderer& renderer_;
    int player_;
    std::vector<CapturedPieces> captured_;
};

/// Both sides' captured pieces, beside each other, or one below the other where they have not enough room.
class CapturedRow : public QWidget {
    Q_OBJECT

public:
    CapturedRow(WarDocument& document, BoardRenderer& renderer, QWidget* parent = nullptr);

    CapturedSide* side(int player) const { return sides_[std::size_t(player)]; }

    int heightForWidth(int width) const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    bool areBeside(int width) const;
    void refresh();
    void place();

    std::array<CapturedSide*, playerCount> sides_;
};

} // namespace stonemason::wastes

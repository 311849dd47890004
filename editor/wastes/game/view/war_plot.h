// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/players/search.h"
#include "editor/play/game_plot.h"
#include "editor/wastes/game/model/war_document.h"

#include <optional>
#include <vector>

namespace stonemason::wastes {

/// Who is ahead after each move, as Hard weighs pieces and their way to the goal: above the line Blue, below
/// it Red.
class WarPlot : public GamePlot {
    Q_OBJECT

public:
    explicit WarPlot(QWidget* parent = nullptr);

    /// That of a WarDocument.
    void setDocument(PlayDocument* document) override;
    QString entryText(int entry) const override;

protected:
    int lineCount() const override { return 1; }
    void forget() override;
    double valueAfter(int moves, int line) const override;
    Range range() const override;
    QColor colourOf(int line) const override;
    QString label(double value) const override;

private:
    const std::vector<double>& values() const;
    std::optional<double> valueOfEnd() const;

    const WarDocument& war() const { return static_cast<const WarDocument&>(*document()); }

    std::optional<PieceSquareTable> worth_; ///< of the document's game
    mutable std::vector<double> values_;    ///< after each move; empty: not worked out yet
    mutable double most_ = 0;               ///< the largest, whoever is ahead
};

} // namespace stonemason::wastes

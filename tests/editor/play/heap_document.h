// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/game_document.h"
#include "editor/play/game_turns.h"
#include "tests/core/play/heaps.h"

namespace stonemason::test {

/// The smallest game in a tab. Its file holds nothing.
class HeapDocument : public GameDocument<HeapGame> {
public:
    explicit HeapDocument(const std::array<std::uint8_t, 3>& heaps = {3, 4, 5})
        : GameDocument(gameOf({heaps})) {}

    SeatedPlayers seated() const override {
        return {{isFirstPerson ? "human" : "easy", isSecondPerson ? "human" : "easy"}, false};
    }
    bool isFirstPerson = true; ///< off: somebody else moves first, and a person second
    bool isSecondPerson = true;

    QString title() const override { return QStringLiteral("Heaps"); }
    void setFileBytes(const std::string&) override {}
    Result<std::string> bytesFor(const QString&) const override { return std::string(); }
    Result<std::string> recoveryBytes() const override { return std::string(); }
    Status reload(const std::string&) override { return std::monostate{}; }
    Status reloadFrom(Document& read) override {
        return exchangeFor(static_cast<HeapDocument&>(read).game(), QStringLiteral("Reload"), {"lan/live"});
    }
    QString lossWhenSavedAs(const QString&) const override { return {}; }

protected:
    QString moveStepName(const HeapMove& move, int) const override {
        return QString::fromStdString(Heaps::text(move));
    }
    QString resignStepName() const override { return QStringLiteral("resign"); }
};

using HeapTurns = GameTurns<HeapDocument, HeapGame>;

} // namespace stonemason::test

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/lan/lan_game.h"
#include "editor/lan/lan_lobby.h"
#include "editor/lan/lan_settings.h"
#include "tests/editor/lan/heap_link.h"
#include "tests/editor/play/heap_document.h"

#include <QFormLayout>
#include <QSpinBox>
#include <QTemporaryDir>

namespace stonemason::test {

/// What heaps asks: how large its first heap is.
class HeapLanSetup : public LanSetup {
public:
    QString gameId() const override { return QStringLiteral("heaps"); }
    void addTo(QFormLayout& form) override {
        first_ = new QSpinBox(form.parentWidget());
        first_->setValue(3);
        form.addRow(QStringLiteral("First heap"), first_);
        connect(first_, &QSpinBox::valueChanged, this, &LanSetup::changed);
    }
    void setEnabled(bool enabled) override { first_->setEnabled(enabled); }
    bool isComplete() const override { return first_->value() > 0; }
    LanSide side(const std::string& name) const override {
        return lanSideOf<HeapSession>({}, heapPlayer(name.c_str(), 1, {std::uint8_t(first_->value()), 4, 5}));
    }
    void remember() override {}

private:
    QSpinBox* first_ = nullptr;
};

/// A game that hides nothing.
class HeapPart : public LanGamePartOf<HeapSession, HeapDocument> {
public:
    using LanGamePartOf::LanGamePartOf;

    std::optional<std::string> file() const override {
        std::string moves;
        for (const HeapMove& move : session().game().record().moves)
            moves += Heaps::text(move) + '\n';
        return moves.empty() ? std::nullopt : std::optional(moves);
    }
    QString suffix() const override { return QStringLiteral("heaps"); }
};

inline std::unique_ptr<PlayDocument> heapDocument(std::unique_ptr<LanConnection> connection,
                                                  const QString& folder) {
    auto link = HeapLink::from(std::move(connection));
    auto document = std::make_unique<HeapDocument>(link->session().game().setup().heaps);
    auto part = std::make_unique<HeapPart>(*link, *document);
    new LanGame(std::move(link), std::move(part), folder, *document); // the document has it
    return document;
}

/// A person who plays heaps over the network, and the game that was begun last.
struct HeapDesk {
    explicit HeapDesk(const char* name) : settings(folder.filePath(QStringLiteral("settings.json"))) {
        settings.setValue(setting::lanName, QString::fromLatin1(name));
        lobby = std::make_unique<LanLobby>(heapDocument, settings);
        lobby->setFolder(folder.filePath(QStringLiteral("games")));
        QObject::connect(lobby.get(), &LanLobby::created, &context, [this](PlayDocument* made) {
            documents.emplace_back(static_cast<HeapDocument*>(made));
            turns = std::make_unique<HeapTurns>(*documents.back(), true, nullptr);
            turns->setTempo(Tempo::Off);
            bar.reset(lobby->seat(*made, *turns, nullptr));
        });
    }

    HeapDocument& document() const { return *documents.back(); }
    LanGame& lan() const { return *LanGame::of(document()); }
    bool isOwnTurn() const { return turns->canMove(); }
    bool playAny() const {
        return turns->play(UnmadeHeaps::moves(document().game().rules(), document().position()).back());
    }

    QObject context;
    QTemporaryDir folder;
    Settings settings;
    std::vector<std::unique_ptr<HeapDocument>> documents;
    std::unique_ptr<HeapTurns> turns;
    std::unique_ptr<QWidget> bar;
    std::unique_ptr<LanLobby> lobby;
};

} // namespace stonemason::test

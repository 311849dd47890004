// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pocket_heroes/world_document.h"

#include <QUndoCommand>

#include <memory>
#include <utility>

namespace stonemason::pocket_heroes {

/// What every undo step of a world shares: the right to write to it.
class WorldCommand : public QUndoCommand {
public:
    WorldCommand(WorldDocument& document, const QString& text) : QUndoCommand(text), document_(document) {}

protected:
    void write(const WorldEdit& edit) { document_.write(edit); }
    void exchange(std::shared_ptr<World>& other) { document_.exchange(other); }

private:
    WorldDocument& document_;
};

class EditWorld : public WorldCommand {
public:
    /// @param typing as of WorldDocument::edit()
    EditWorld(WorldDocument& document, const QString& text, WorldEdit edit, int typing = -1)
        : WorldCommand(document, text), edit_(std::move(edit)), typing_(typing) {}

    int id() const override { return typing_; }
    bool mergeWith(const QUndoCommand* later) override {
        if (later->text() != text()) return false;
        const WorldEdit& more = static_cast<const EditWorld*>(later)->edit_;
        edit_.nodes.insert(edit_.nodes.end(), more.nodes.begin(), more.nodes.end());
        edit_.records.insert(edit_.records.end(), more.records.begin(), more.records.end());
        if (edit_.general && more.general)
            edit_.general->after = more.general->after;
        else if (more.general)
            edit_.general = more.general;
        return true;
    }

    void redo() override { write(edit_); }
    void undo() override { write(reversed(edit_)); }

private:
    WorldEdit edit_;
    int typing_;
};

/// The world changes places with another one.
class ExchangeWorld : public WorldCommand {
public:
    ExchangeWorld(WorldDocument& document, const QString& text, World other)
        : WorldCommand(document, text), other_(std::make_shared<World>(std::move(other))) {}

    void redo() override { exchange(other_); }
    void undo() override { exchange(other_); }

private:
    std::shared_ptr<World> other_;
};

} // namespace stonemason::pocket_heroes

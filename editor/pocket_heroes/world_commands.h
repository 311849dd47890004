// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pocket_heroes/world_document.h"

#include <QUndoCommand>

#include <utility>

namespace stonemason::pocket_heroes {

/// What every undo step of a world shares: the right to write to it.
class WorldCommand : public QUndoCommand {
public:
    WorldCommand(WorldDocument& document, const QString& text) : QUndoCommand(text), document_(document) {}

protected:
    void write(const WorldEdit& edit) { document_.write(edit); }
    void exchange(World& other) { document_.exchange(other); }

private:
    WorldDocument& document_;
};

class EditWorld : public WorldCommand {
public:
    EditWorld(WorldDocument& document, const QString& text, WorldEdit edit)
        : WorldCommand(document, text), edit_(std::move(edit)) {}

    void redo() override { write(edit_); }
    void undo() override { write(reversed(edit_)); }

private:
    WorldEdit edit_;
};

/// The world changes places with another one.
class ExchangeWorld : public WorldCommand {
public:
    ExchangeWorld(WorldDocument& document, const QString& text, World other)
        : WorldCommand(document, text), other_(std::move(other)) {}

    void redo() override { exchange(other_); }
    void undo() override { exchange(other_); }

private:
    World other_;
};

} // namespace stonemason::pocket_heroes

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/map_document.h"

#include <QUndoCommand>

#include <algorithm>
#include <utility>

namespace stonemason::kings_conflict {

/// What every undo step of a map shares: the right to write to it.
class MapCommand : public QUndoCommand {
public:
    MapCommand(MapDocument& document, const QString& text) : QUndoCommand(text), document_(document) {}

protected:
    void write(const CellChanges& changes, bool forward) { document_.write(changes, forward); }
    template <typename Value>
    void exchange(Value& other) {
        document_.exchange(other);
    }

private:
    MapDocument& document_;
};

/// Cells that went from one code to another.
class PaintCells : public MapCommand {
public:
    PaintCells(MapDocument& document, const QString& text, CellChanges changes)
        : MapCommand(document, text), changes_(std::move(changes)) {}

    void redo() override { write(changes_, true); }
    void undo() override { write(changes_, false); }
    const CellChanges& changes() const { return changes_; }

private:
    CellChanges changes_;
};

/// A part of the map (its words, its symmetry, the map itself) that changes places with another value.
template <typename Value>
class Exchange : public MapCommand {
public:
    Exchange(MapDocument& document, const QString& text, Value value)
        : MapCommand(document, text), other_(std::move(value)) {}

    void redo() override { exchange(other_); }
    void undo() override { exchange(other_); }

private:
    Value other_;
};

/// New words for the map. While only one of them is being typed, the steps become one.
class ChangeInfo : public Exchange<MapInfo> {
public:
    ChangeInfo(MapDocument& document, const QString& text, const MapInfo& info)
        : Exchange(document, text, info), before_(document.committedMap().info), after_(info) {}

    int id() const override { return commandId; }
    bool mergeWith(const QUndoCommand* next) override {
        const auto& later = static_cast<const ChangeInfo&>(*next);
        if (changed() != later.changed()) return false;
        after_ = later.after_;
        setObsolete(after_ == before_);
        return true;
    }

private:
    static constexpr int commandId = 1;

    /// One bit for each word that differs.
    int changed() const {
        return int(before_.name != after_.name) | int(before_.author != after_.author) << 1 |
               int(before_.description != after_.description) << 2 |
               int(before_.licence != after_.licence) << 3;
    }

    MapInfo before_;
    MapInfo after_;
};

/// Other assumed numbers. While only one of them is being changed, the steps become one.
class ChangeRules : public Exchange<NumberChanges> {
public:
    ChangeRules(MapDocument& document, const QString& text, const NumberChanges& rules)
        : Exchange(document, text, rules), before_(document.committedMap().rules), after_(rules) {}

    int id() const override { return commandId; }
    bool mergeWith(const QUndoCommand* next) override {
        const auto& later = static_cast<const ChangeRules&>(*next);
        const std::vector<std::string> numbers = changed();
        if (numbers.size() != 1 || numbers != later.changed()) return false;
        after_ = later.after_;
        setObsolete(after_ == before_);
        return true;
    }

private:
    static constexpr int commandId = 2;

    /// The ids of the numbers that differ.
    std::vector<std::string> changed() const {
        std::vector<std::string> ids;
        for (const auto& [here, there] : {std::pair(&before_, &after_), std::pair(&after_, &before_)})
            for (const auto& [id, value] : *here)
                if (const auto other = there->find(id); other == there->end() || other->second != value)
                    ids.push_back(id);
        std::sort(ids.begin(), ids.end());
        ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
        return ids;
    }

    NumberChanges before_;
    NumberChanges after_;
};

} // namespace stonemason::kings_conflict

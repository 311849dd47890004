// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/text_map/text_map_document.h"

#include <QUndoCommand>

#include <utility>

namespace stonemason::text_map {

/// What every undo step of a text map shares: the right to write to it.
class TextMapCommand : public QUndoCommand {
public:
    TextMapCommand(TextMapDocument& document, const QString& text)
        : QUndoCommand(text), document_(document) {}

protected:
    void write(const std::vector<SignRun>& runs, bool forward) { document_.write(runs, forward); }
    void exchangeCells(Grid<SignIndex>& other) { document_.exchangeCells(other); }
    void exchange(TextMap& other) { document_.exchange(other); }

private:
    TextMapDocument& document_;
};

/// Cells that went from one sign to another.
class PaintSigns : public TextMapCommand {
public:
    PaintSigns(TextMapDocument& document, const QString& text, std::vector<SignRun> runs)
        : TextMapCommand(document, text), runs_(std::move(runs)) {}

    void redo() override { write(runs_, true); }
    void undo() override { write(runs_, false); }

private:
    std::vector<SignRun> runs_;
};

/// So many cells went from one sign to another that keeping them all takes less memory than listing which.
class ExchangeSigns : public TextMapCommand {
public:
    ExchangeSigns(TextMapDocument& document, const QString& text, Grid<SignIndex> cells)
        : TextMapCommand(document, text), other_(std::move(cells)) {}

    void redo() override { exchangeCells(other_); }
    void undo() override { exchangeCells(other_); }

private:
    Grid<SignIndex> other_;
};

/// The map changes places with another one.
class ExchangeTextMap : public TextMapCommand {
public:
    ExchangeTextMap(TextMapDocument& document, const QString& text, TextMap map)
        : TextMapCommand(document, text), other_(std::move(map)) {}

    void redo() override { exchange(other_); }
    void undo() override { exchange(other_); }

private:
    TextMap other_;
};

} // namespace stonemason::text_map

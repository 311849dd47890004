// SPDX-License-Identifier: GPL-3.0-or-later
// The facts of a map besides its layers: words, assumed numbers, notes on cells.

#include "core/base/limits.h"
#include "core/base/text.h"
#include "editor/grid/tools/tool.h"
#include "editor/kings_conflict/model/map_document.h"

#include <algorithm>
#include <optional>
#include <string>

namespace stonemason::kings_conflict {

namespace {

/// The fields by which undo steps merge: the texts that differ, one bit each, or the one number that does.
enum Field { NameField = 1, AuthorField = 2, DescriptionField = 4, LicenceField = 8, FirstNumberField = 16 };

int changedWords(const MapInfo& before, const MapInfo& after) {
    return (before.name != after.name ? NameField : 0) | (before.author != after.author ? AuthorField : 0) |
           (before.description != after.description ? DescriptionField : 0) |
           (before.licence != after.licence ? LicenceField : 0);
}

/// The name of the step that changes these words: "Change name".
QString infoStep(int words) {
    switch (words) {
    case NameField: return MapDocument::tr("Change name");
    case AuthorField: return MapDocument::tr("Change author");
    case DescriptionField: return MapDocument::tr("Change description");
    case LicenceField: return MapDocument::tr("Change licence");
    default: return MapDocument::tr("Change properties");
    }
}

/// The field of the only number that differs; -1 if several do.
int numberField(const NumberChanges& before, const NumberChanges& after) {
    int field = -1;
    for (std::size_t i = 0; i < numberFields.size(); ++i) {
        const auto in = [id = std::string(numberFields[i].id)](const NumberChanges& rules) {
            const auto found = rules.find(id);
            return found == rules.end() ? std::nullopt : std::optional(found->second);
        };
        if (in(before) == in(after)) continue;
        if (field >= 0) return -1;
        field = FirstNumberField + int(i);
    }
    return field;
}

} // namespace

/// Removes NUL characters: a clipboard may contain them, but no map format can store them.
void MapDocument::setInfo(MapInfo info) {
    for (std::string* words : {&info.name, &info.author, &info.description, &info.licence})
        std::erase(*words, '\0');
    const int words = changedWords(committed_.info, info);
    if (words != 0) undoStack_.push(new ExchangeField(*this, infoStep(words), std::move(info), words));
}

void MapDocument::setNumber(std::size_t index, int value) {
    const NumberInfo& info = game_.kings->numberInfos[index];
    const NumberField& field = numberFields[index];
    NumberChanges rules = committed_.rules;
    value = std::clamp(value, info.minimum, info.maximum);
    rules.insert_or_assign(std::string(field.id), value);
    if (value == game_.kings->numbers.*field.value) rules.erase(std::string(field.id));
    setRules(rules);
}

void MapDocument::resetNumbers() {
    setRules({});
}

void MapDocument::setRules(const NumberChanges& rules) {
    if (rules != committed_.rules)
        undoStack_.push(
            new ExchangeField(*this, tr("Change rules"), rules, numberField(committed_.rules, rules)));
}

void MapDocument::setLockedCells(const CellSet& cells, const QString& text) {
    CellSet locked = cells.within(wholeOf(committed_.size()));
    if (locked == committed_.lockedCells) return;
    const QString step = stepText(text, std::int64_t((locked - committed_.lockedCells).size() +
                                                     (committed_.lockedCells - locked).size()));
    undoStack_.push(new ExchangeCommand(*this, step, std::move(locked)));
}

CellSet MapDocument::withMirrored(const CellSet& cells) const {
    const Size board = committed_.size();
    CellSet all = cells.within(wholeOf(board));
    if (!fits(committed_.symmetry, board)) return all;
    CellSet images;
    all.forEach([&](Cell cell) { images.insert(partner(cell, board, committed_.symmetry)); });
    return all |= images;
}

void MapDocument::setNote(Cell cell, std::string_view words) {
    if (!committed_.size().contains(cell)) return;
    std::string wanted(words);
    std::erase(wanted, '\0');
    wanted = std::string(firstCharacters(trimmed(wanted), maximumCellNote));
    CellNotes notes = committed_.notes;
    const bool isNew = !notes.contains(cell);
    if (isNew && wanted.empty()) return;
    if (isNew && int(notes.size()) == maximumCellNotes)
        return refuse(tr("A map can hold %1 notes. Remove one first.").arg(maximumCellNotes));
    const QString step = wanted.empty() ? tr("Remove note") : isNew ? tr("Add note") : tr("Change note");
    if (wanted.empty())
        notes.erase(cell);
    else
        notes[cell] = std::move(wanted);
    if (notes != committed_.notes)
        undoStack_.push(new ExchangeCommand(*this, stepAt(step, cell), std::move(notes)));
}

} // namespace stonemason::kings_conflict

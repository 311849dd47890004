// SPDX-License-Identifier: GPL-3.0-or-later
// The facts of a map besides its layers: words, assumed numbers, notes on cells.

#include "core/base/limits.h"
#include "core/base/text.h"
#include "editor/grid/step_text.h"
#include "editor/kings_conflict/map_commands.h"

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

/// The name of the step from one set of words to another: "Change name".
QString infoStep(const MapInfo& before, const MapInfo& after) {
    const int changed = int(before.name != after.name) + int(before.author != after.author) +
                        int(before.description != after.description) + int(before.licence != after.licence);
    if (changed > 1) return MapDocument::tr("Change properties");
    if (before.name != after.name) return MapDocument::tr("Change name");
    if (before.author != after.author) return MapDocument::tr("Change author");
    if (before.licence != after.licence) return MapDocument::tr("Change licence");
    return MapDocument::tr("Change description");
}

} // namespace

/// No form of a map can hold a NUL, and a clipboard may.
void MapDocument::setInfo(MapInfo info) {
    for (std::string* words : {&info.name, &info.author, &info.description, &info.licence})
        std::erase(*words, '\0');
    const MapInfo& before = committed_.info;
    if (info != before) undoStack_.push(new ChangeInfo(*this, infoStep(before, info), info));
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
    if (rules != committed_.rules) undoStack_.push(new ChangeRules(*this, tr("Change rules"), rules));
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
        undoStack_.push(new Exchange<CellNotes>(*this, stepAt(step, cell), std::move(notes)));
}

} // namespace stonemason::kings_conflict

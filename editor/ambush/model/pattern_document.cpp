// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/model/pattern_document.h"

#include "core/ambush/pattern.h"
#include "core/ambush/pattern_file.h"
#include "core/base/text.h"
#include "core/format/json.h"
#include "core/format/text_file.h"
#include "editor/ambush/model/pattern_state.h"
#include "editor/app/widgets/appearance.h"

#include <QFileInfo>

#include <algorithm>

namespace stonemason::ambush {

namespace {

enum Field { NameField = 1, NoteField, ThresholdField };

/// Characters of a name or a note: far more than people write, and a file of them can be read again,
/// however they are escaped.
constexpr int mostCharacters = 500'000;

/// No form of a pattern can hold a NUL, nor words without end, and a clipboard may.
std::string storable(std::string words) {
    std::erase(words, '\0');
    return std::string(firstCharacters(words, mostCharacters));
}

} // namespace

PatternFormat patternFormatOf(const QString& path) {
    return QFileInfo(path).suffix().compare(QLatin1String("txt"), Qt::CaseInsensitive) == 0
               ? PatternFormat::Rows
               : PatternFormat::Ambush;
}

PatternFormat patternFormatOf(std::string_view bytes) {
    return looksLikeJson(withoutMark(bytes)) ? PatternFormat::Ambush : PatternFormat::Rows;
}

PatternDocument::PatternDocument(Pattern pattern, PatternFormat format, QObject* parent)
    : GridDocumentOf(std::move(pattern), format, {}, parent), report_(checkPattern(shown_)) {
}

QString PatternDocument::untitledName() const {
    return tr("Untitled pattern");
}

void PatternDocument::setFileBytes(const std::string& bytes) {
    setFileFormat(patternFormatOf(std::string_view(bytes)));
}

Result<PatternDocument::Content> PatternDocument::read(const std::string& bytes) const {
    auto read = readPattern(bytes, Completeness::Draft);
    if (!read) return read.error();
    return Content{std::move(read).value(), patternFormatOf(std::string_view(bytes))};
}

Result<std::string> PatternDocument::write(const PatternFormat& format) const {
    Result<std::string> file = writePattern(committed_, Completeness::Draft);
    if (file && format == PatternFormat::Rows) return patternRows(committed_);
    return file;
}

QString PatternDocument::lossWhenSavedAs(const QString& path) const {
    if (formatFor(path) == PatternFormat::Ambush) return {};
    const Pattern usual;
    QStringList missing;
    if (!committed_.name.empty()) missing += tr("the name");
    if (!committed_.note.empty()) missing += tr("the note");
    if (committed_.threshold != usual.threshold) missing += tr("the share that must agree");
    if (committed_.orientations != usual.orientations) missing += tr("the orientations");
    if (!committed_.unknownFields.empty()) missing += tr("unknown fields of its file");
    if (patternFormatOf(path) == PatternFormat::Rows) missing += tr("that it is a pattern and no map");
    return missingText(path, missing, QStringLiteral(".ambush"));
}

void PatternDocument::applyFix(const QString& text, const PatternFix& fix) {
    change(text, [&fix](Pattern& pattern) { pattern = repaired(std::move(pattern), fix); });
}

void PatternDocument::setName(const std::string& name) {
    changeField(NameField, tr("Change name"), [&](Pattern& pattern) { pattern.name = storable(name); });
}

void PatternDocument::setNote(const std::string& note) {
    changeField(NoteField, tr("Change note"), [&](Pattern& pattern) { pattern.note = storable(note); });
}

void PatternDocument::setThreshold(int thousandths) {
    changeField(ThresholdField, tr("Change the share that must agree"), [thousandths](Pattern& pattern) {
        pattern.threshold = std::clamp(thousandths, 0, fullThreshold);
    });
}

void PatternDocument::setOrientation(Orientation orientation, bool allowed) {
    change(allowed ? tr("Allow an orientation") : tr("Forbid an orientation"),
           [&](Pattern& pattern) { pattern.orientations.set(orientation, allowed); });
}

void PatternDocument::valueExchanged(const Pattern& before) {
    if (before.name != committed_.name || before.note != committed_.note) emit wordsChanged();
    if (before.name != committed_.name) emit titleChanged();
    if (before.threshold != committed_.threshold || before.orientations != committed_.orientations)
        emit rulesChanged();
}

void PatternDocument::recheck() {
    PatternReport report = checkPattern(shown_);
    if (report == report_) return;
    report_ = std::move(report);
    emit reportChanged();
}

} // namespace stonemason::ambush

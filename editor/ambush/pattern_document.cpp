// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/pattern_document.h"

#include "core/ambush/demand.h"
#include "core/ambush/format/pattern_file.h"
#include "core/base/text.h"
#include "core/format/encoding.h"
#include "core/format/json.h"
#include "editor/ambush/pattern_commands.h"
#include "editor/ambush/pattern_view_state.h"
#include "editor/app/palette.h"
#include "editor/grid/range_cells.h"
#include "editor/text/visible_words.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>

#include <algorithm>

namespace stonemason::ambush {

namespace {

enum Field { NameField = 1, NoteField, ThresholdField };

/// The cells whose sign differs in two grids of one size; none when none does.
std::optional<CellRange> changedRange(const Grid<char>& before, const Grid<char>& after) {
    std::optional<CellRange> range;
    forEachCell(before.size(), [&](Cell cell) {
        if (before[cell] != after[cell]) include(range, cell);
    });
    return range;
}

/// Characters of a name or a note: far more than anybody writes, and a file of them can be read again,
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

PatternDocument::PatternDocument(Pattern pattern, PatternFormat form, QObject* parent)
    : Document(parent)
    , committed_(std::move(pattern))
    , pattern_(committed_)
    , report_(checkPattern(pattern_))
    , format_(form)
    , view_(std::make_unique<PatternViewState>(committed_.signs.size())) {
}

PatternDocument::~PatternDocument() = default;

QString PatternDocument::title() const {
    if (!committed_.name.empty()) return visibleWords(QString::fromStdString(committed_.name));
    return path().isEmpty() ? tr("Untitled pattern") : visibleWords(QFileInfo(path()).completeBaseName());
}

void PatternDocument::setFileBytes(const std::string& bytes) {
    format_ = patternFormatOf(std::string_view(bytes));
}

Result<std::string> PatternDocument::bytesFor(const QString& path) const {
    Result<std::string> file = writePattern(committed_, Completeness::Draft);
    const PatternFormat form = path == this->path() ? format_ : patternFormatOf(path);
    if (file && form == PatternFormat::Rows) return patternRows(committed_);
    return file;
}

Result<std::string> PatternDocument::recoveryBytes() const {
    return writePattern(committed_, Completeness::Draft);
}

Status PatternDocument::reload(const std::string& bytes) {
    auto read = readPattern(bytes, Completeness::Draft);
    if (!read) return read.error();
    setFileBytes(bytes);
    endGesture();
    push(tr("Reload"), std::move(read).value());
    return std::monostate{};
}

Status PatternDocument::reloadFrom(Document& read) {
    auto& other = static_cast<PatternDocument&>(read);
    format_ = other.format_;
    endGesture();
    push(tr("Reload"), std::move(other.committed_));
    return std::monostate{};
}

QImage PatternDocument::thumbnail(QSize size) const {
    return PatternRenderer().image(committed_.signs, {.dark = isDark(QGuiApplication::palette())}, size);
}

QString PatternDocument::lossWhenSavedAs(const QString& path) const {
    const PatternFormat form = path == this->path() ? format_ : patternFormatOf(path);
    if (form == PatternFormat::Ambush) return {};
    const Pattern usual;
    QStringList missing;
    if (!committed_.name.empty()) missing += tr("the name");
    if (!committed_.note.empty()) missing += tr("the note");
    if (committed_.threshold != usual.threshold) missing += tr("the share that must agree");
    if (committed_.orientations != usual.orientations) missing += tr("the orientations");
    if (!committed_.unknownFields.empty()) missing += tr("unknown fields of its file");
    if (patternFormatOf(path) == PatternFormat::Rows) missing += tr("that it is a pattern and no map");
    if (missing.isEmpty()) return {};
    //: %1 is a file's name, %2 a list such as "the name and the note"
    return tr("%1 cannot store %2; an .ambush file can.")
        .arg(visibleWords(QFileInfo(path).fileName()), QLocale().createSeparatedList(missing));
}

void PatternDocument::preview(const std::vector<SignStroke>& strokes) {
    showStrokes(strokes, takeStrokeBack());
}

void PatternDocument::extendPreview(const std::vector<SignStroke>& strokes) {
    showStrokes(strokes, {});
}

void PatternDocument::cancelPreview() {
    tellWritten(takeStrokeBack());
}

void PatternDocument::endGesture() {
    emit gestureEnds();
    cancelPreview();
}

void PatternDocument::commit(const QString& text) {
    Pattern after = pattern_;
    const auto cells = std::ranges::count_if(
        stroke_.entries(), [](const auto& entry) { return entry.value.before != entry.value.after; });
    endGesture();
    //: A step in the history: what was done, and in how many cells.
    push(tr("%1 (%2)").arg(text).arg(cells), std::move(after));
}

void PatternDocument::applyFix(const QString& text, const PatternFix& fix) {
    change(text, [&fix](Pattern& pattern) { pattern = mended(std::move(pattern), fix); });
}

void PatternDocument::setName(const std::string& name) {
    Pattern after = committed_;
    after.name = storable(name);
    pushMerging(NameField, tr("Change name"), std::move(after));
}

void PatternDocument::setNote(const std::string& note) {
    Pattern after = committed_;
    after.note = storable(note);
    pushMerging(NoteField, tr("Change note"), std::move(after));
}

void PatternDocument::setThreshold(int thousandths) {
    Pattern after = committed_;
    after.threshold = std::clamp(thousandths, 0, fullThreshold);
    pushMerging(ThresholdField, tr("Change the share that must agree"), std::move(after));
}

void PatternDocument::setOrientation(Orientation orientation, bool allowed) {
    change(allowed ? tr("Allow an orientation") : tr("Forbid an orientation"),
           [&](Pattern& pattern) { pattern.orientations.set(orientation, allowed); });
}

void PatternDocument::push(const QString& text, Pattern after) {
    if (after != committed_) undoStack_.push(new PatternCommand(*this, text, std::move(after)));
}

void PatternDocument::pushMerging(int field, const QString& text, Pattern after) {
    if (after != committed_) undoStack_.push(new ChangeField(*this, field, text, std::move(after)));
}

/// @param written cells that look different already
void PatternDocument::showStrokes(const std::vector<SignStroke>& strokes, std::optional<CellRange> written) {
    for (const auto& [cell, sign] : strokes) {
        if (!committed_.signs.contains(cell)) continue;
        stroke_.paint(cell, committed_.signs[cell], sign);
        pattern_.signs[cell] = sign;
        include(written, cell);
    }
    tellWritten(written);
}

/// Returns the cells that it wrote.
std::optional<CellRange> PatternDocument::takeStrokeBack() {
    std::optional<CellRange> range;
    const PaintedCells<char> stroke = std::exchange(stroke_, {});
    for (const auto& [cell, paint] : stroke.entries()) {
        pattern_.signs[cell] = paint.before;
        include(range, cell);
    }
    return range;
}

void PatternDocument::tellWritten(const std::optional<CellRange>& range) {
    if (!range) return;
    emit cellsChanged(*range);
    recheck();
}

void PatternDocument::exchange(Pattern& other) {
    endGesture();
    const Pattern before = std::exchange(committed_, other);
    other = before;
    if (before.signs.size() != committed_.signs.size()) {
        pattern_ = committed_;
        view_->setBoard(pattern_.signs.size());
        view_->setSelection({});
        emit patternReplaced();
    } else {
        const std::optional<CellRange> range = changedRange(before.signs, committed_.signs);
        pattern_ = committed_;
        if (range) emit cellsChanged(*range);
    }
    if (before.name != committed_.name || before.note != committed_.note) emit wordsChanged();
    if (before.name != committed_.name) emit titleChanged();
    if (before.threshold != committed_.threshold || before.orientations != committed_.orientations)
        emit rulesChanged();
    recheck();
}

void PatternDocument::recheck() {
    PatternReport report = checkPattern(pattern_);
    if (report == report_) return;
    report_ = std::move(report);
    emit reportChanged();
}

} // namespace stonemason::ambush

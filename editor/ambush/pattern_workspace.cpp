// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/pattern_workspace.h"

#include "core/ambush/pattern_file.h"
#include "core/format/json.h"
#include "core/format/text_file.h"
#include "editor/ambush/text/ambush_text.h"
#include "editor/ambush/view/actions/pattern_actions.h"
#include "editor/ambush/view/dialogs/pattern_dialogs.h"
#include "editor/ambush/view/docks/pattern_properties_dock.h"
#include "editor/ambush/view/docks/signs_dock.h"
#include "editor/ambush/view/preview/preview_dock.h"
#include "editor/ambush/view/sites/ambush_dock.h"
#include "editor/app/widgets/appearance.h"

#include <QApplication>

#include <utility>

namespace stonemason::ambush {

PatternWorkspace::PatternWorkspace(WalkabilityMaps& maps, MakeMap makeSample, QObject* parent)
    : GridWorkspaceOf({.samples = QStringLiteral(":/patterns/*.ambush"),
                       .helpPage = QStringLiteral("patterns.md"),
                       .moveFrame = tr("Move the frame on the pattern")},
                      parent)
    , maps_(maps)
    , makeSample_(std::move(makeSample)) {
    addNew({.id = QStringLiteral("pattern.new"),
            .icon = QStringLiteral("pattern"),
            .text = tr("New Ambush Pattern…"),
            .keys = Qt::CTRL | Qt::ALT | Qt::Key_E,
            .tip = tr("Draw a place that is good for an ambush, to look for on maps")},
           [this] { showNewPatternDialog(); });
}

PatternWorkspace::~PatternWorkspace() = default;

GridActionSets<PatternEditorTraits>* PatternWorkspace::makeActions() {
    sample_ = makeSample_();
    if (sample_) maps_.add(*sample_);
    return actions_ = new PatternActions(brush_, stamps(), renderer_, this);
}

void PatternWorkspace::makeDocks() {
    const QString help = words().helpPage;
    addDock(new SignsDock(brush_, renderer_), {.help = help});
    auto* preview = addDock(new PreviewDock(maps_), {.help = help});
    auto* properties = addDock(new PatternPropertiesDock(renderer_), {.help = help, .hasHistory = true});
    addProblems(QStringLiteral("pattern-problems"), PatternEditorTraits::problemWords(),
                {.help = help, .behind = properties});
    actions_->problems().setPanel(*problems(), problems()->panel());
    const PatternMenuActions& menu = actions_->pattern();
    showOn(menu, &PatternMenuActions::previewRequested, preview);
    showOn(menu, &PatternMenuActions::propertiesRequested, properties, properties->nameField());
}

GroundDock* PatternWorkspace::makeAmbushDock(const QString& id, const QString& prefix, Dialogs& dialogs) {
    return new AmbushDock(id, prefix, {shelf(), dialogs});
}

PatternShelf& PatternWorkspace::shelf() {
    if (!shelf_)
        shelf_ = new PatternShelf(OnDemand<std::vector<Pattern>>([this] { return samplePatterns(); }), this);
    return *shelf_;
}

QString PatternWorkspace::openFilter() const {
    return tr("Ambush patterns (*.ambush)");
}

QStringList PatternWorkspace::saveFilters() const {
    return {tr("Stonemason pattern (*.ambush)"), tr("Text (*.txt)")};
}

bool PatternWorkspace::recognises(std::string_view bytes) const {
    return looksLikePatternFile(bytes);
}

bool PatternWorkspace::claims(const QString& path, std::string_view bytes) const {
    return Workspace::readsName(path, bytes) && !looksLikeJson(withoutMark(bytes)) && !foreignBytes(bytes);
}

bool PatternWorkspace::readsName(const QString& path, std::string_view bytes) const {
    return Workspace::readsName(path, bytes) || (path.isEmpty() && looksLikePatternRows(bytes));
}

bool PatternWorkspace::mayMean(std::string_view text) const {
    return looksLikePatternRows(text);
}

ContentReader PatternWorkspace::contentReader() const {
    return [](const std::string& bytes, ContentSource) -> Result<MakeDocument> {
        // Whatever is drawn can be saved, finished or not; the checks report what is missing.
        auto read = readPattern(bytes, Completeness::Draft);
        if (!read) return read.error();
        const PatternFormat form = patternFormatOf(std::string_view(bytes));
        return MakeDocument([pattern = std::move(read).value(), form]() mutable {
            return std::make_unique<PatternDocument>(std::move(pattern), form);
        });
    };
}

QImage PatternWorkspace::thumbnail(const Document& document, QSize size) const {
    const Pattern& pattern = static_cast<const PatternDocument&>(document).committedPattern();
    return PatternRenderer().image(pattern.signs, {.dark = isDark(QGuiApplication::palette())}, size);
}

QWidget* PatternWorkspace::makeView(PatternDocument& document, QWidget* parent) {
    return new PatternCanvas(document, renderer_, brush_, parent);
}

void PatternWorkspace::firstShown(PatternDocument& document) {
    shelf().follow(document);
}

void PatternWorkspace::create(Pattern pattern) {
    emit created(new PatternDocument(std::move(pattern)));
}

std::vector<Pattern> PatternWorkspace::samplePatterns() const {
    std::vector<Pattern> patterns = readSamples([](const std::string& bytes) { return readPattern(bytes); });
    for (Pattern& pattern : patterns)
        pattern.name = sampleName(pattern.name);
    return patterns;
}

/// In the language of the program, as in all lists; it is no change of the person's.
void PatternWorkspace::nameSample(Document& document, const QString&) const {
    auto& opened = static_cast<PatternDocument&>(document);
    opened.setName(sampleName(opened.committedPattern().name));
    opened.undoStack().clear();
}

void PatternWorkspace::showNewPatternDialog() {
    NewPatternDialog dialog(renderer_, samplePatterns(), QApplication::activeWindow());
    if (dialog.exec() == QDialog::Accepted) create(dialog.pattern());
}

} // namespace stonemason::ambush

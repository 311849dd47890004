// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/pattern_workspace.h"

#include "core/ambush/format/pattern_file.h"
#include "core/format/encoding.h"
#include "core/format/json.h"
#include "editor/ambush/actions/pattern_menu_actions.h"
#include "editor/ambush/dialogs/new_pattern_dialog.h"
#include "editor/ambush/docks/pattern_problems_dock.h"
#include "editor/ambush/docks/pattern_properties_dock.h"
#include "editor/ambush/docks/signs_dock.h"
#include "editor/ambush/pattern_actions.h"
#include "editor/ambush/pattern_status.h"
#include "editor/ambush/preview/fixed_map.h"
#include "editor/ambush/preview/preview_dock.h"
#include "editor/ambush/sites/ambush_dock.h"
#include "editor/app/action_keys.h"
#include "editor/app/help_page.h"
#include "editor/app/icons.h"
#include "editor/grid/problems/problem_actions.h"
#include "editor/grid/problems/problems_panel.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLineEdit>

namespace stonemason::ambush {

namespace {

/// Those of a resource; empty when there is none.
std::string bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

} // namespace

PatternWorkspace::PatternWorkspace(WalkabilityMaps& maps, const text_map::GlyphTable& signs, QObject* parent)
    : Workspace(parent)
    , maps_(maps)
    , glyphTable_(signs)
    , newPattern_(new QAction(icon(QStringLiteral("pattern")), tr("New Ambush Pattern…"), this)) {
    newPattern_->setObjectName(QStringLiteral("pattern.new"));
    newPattern_->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_E);
    setTip(*newPattern_, tr("Draw a place that is good for an ambush, to look for on maps"));
    connect(newPattern_, &QAction::triggered, this, &PatternWorkspace::showNewPatternDialog);
}

void PatternWorkspace::createEditor() {
    sample_ = sampleMap(glyphTable_);
    if (sample_) maps_.add(*sample_);
    actions_ = new PatternActions(brush_, stamps_, renderer_, this);
    status_ = new PatternStatus(this);
    makeDocks();
    connectParts();
    setCurrent(nullptr, nullptr);
}

PatternWorkspace::~PatternWorkspace() = default;

void PatternWorkspace::rememberIn(Settings& settings) {
    stamps_.rememberIn(settings, id());
}

GroundDock* PatternWorkspace::makeAmbushDock(const QString& id, const QString& prefix, Dialogs& dialogs) {
    return new AmbushDock(id, prefix, {shelf(), dialogs});
}

PatternShelf& PatternWorkspace::shelf() {
    if (!shelf_) shelf_ = new PatternShelf(samplePatterns(), this);
    return *shelf_;
}

void PatternWorkspace::makeDocks() {
    signs_ = new SignsDock(brush_, renderer_);
    preview_ = new PreviewDock(maps_);
    properties_ = new PatternPropertiesDock(renderer_);
    problems_ = new PatternProblemsDock;
    for (PatternDock* dock : std::initializer_list<PatternDock*>{signs_, preview_, properties_, problems_}) {
        setHelpPage(*dock, QStringLiteral("patterns.md"));
        docks_.add(dock);
    }
    problems_->setProperty("tabWith", properties_->objectName());
    properties_->setProperty("tabs", QStringList{QStringLiteral("historyDock")});
}

void PatternWorkspace::connectParts() {
    connect(actions_, &PatternActions::message, this, &Workspace::message);
    for (const PatternDock* dock : docks_.alive())
        connect(dock, &PatternDock::message, this, &Workspace::message);
    actions_->problems().setPanel(*problems_, problems_->panel());
    connect(status_, &PatternStatus::problemsClicked, this, [this] { showDock(problems_); });
    const PatternMenuActions& menu = actions_->pattern();
    connect(&menu, &PatternMenuActions::previewRequested, this, [this] { showDock(preview_); });
    connect(&menu, &PatternMenuActions::propertiesRequested, this, [this] {
        showDock(properties_);
        if (!properties_) return;
        properties_->nameField()->setFocus();
        properties_->nameField()->selectAll();
    });
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

QWidget* PatternWorkspace::createView(Document& document, QWidget* parent) {
    ensureEditor();
    auto& pattern = static_cast<PatternDocument&>(document);
    auto* canvas = new PatternCanvas(pattern, renderer_, brush_, parent);
    shelf().follow(pattern);
    setHelpPage(*canvas, QStringLiteral("patterns.md"));
    connect(&pattern, &PatternDocument::refused, canvas,
            [this](const QString& sentence) { emit message(sentence); });
    return canvas;
}

void PatternWorkspace::setCurrent(Document* document, QWidget* view) {
    ensureEditor();
    if (current_ != document && current_) current_->endGesture(); // tools and signs are chosen for all
    current_ = qobject_cast<PatternDocument*>(document);
    canvas_ = current_ ? qobject_cast<PatternCanvas*>(view) : nullptr;
    for (PatternDock* dock : docks_.alive())
        dock->bind(current_, canvas_);
    actions_->bind(current_, canvas_);
    status_->bind(current_, canvas_);
}

QList<QDockWidget*> PatternWorkspace::docks() {
    ensureEditor();
    return docks_.alive<QDockWidget>();
}

WorkspaceActions PatternWorkspace::actions() {
    ensureEditor();
    return actions_->places();
}

QList<FixedKeys> PatternWorkspace::fixedKeys() const {
    return {{{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}, tr("Move the frame on the pattern")},
            {{Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter}, tr("Use the tool at the frame")},
            {{Qt::Key_Escape}, tr("Cancel the current stroke or selection")}};
}

QList<QWidget*> PatternWorkspace::statusWidgets() {
    ensureEditor();
    return status_->widgets();
}

QStringList PatternWorkspace::samples() const {
    QStringList paths;
    const QDir patterns(QStringLiteral(":/patterns"));
    for (const QString& name : patterns.entryList({QStringLiteral("*.ambush")}, QDir::Files, QDir::Name))
        paths += patterns.filePath(name);
    return paths;
}

void PatternWorkspace::create(Pattern pattern) {
    emit created(new PatternDocument(std::move(pattern)));
}

std::vector<Pattern> PatternWorkspace::samplePatterns() const {
    std::vector<Pattern> patterns;
    for (const QString& path : samples())
        if (auto read = readPattern(bytesOf(path))) patterns.push_back(std::move(read).value());
    return patterns;
}

void PatternWorkspace::showNewPatternDialog() {
    NewPatternDialog dialog(renderer_, samplePatterns(), QApplication::activeWindow());
    if (dialog.exec() == QDialog::Accepted) create(dialog.pattern());
}

} // namespace stonemason::ambush

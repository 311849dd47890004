// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/text_map_workspace.h"

#include "core/text_map/text_map_file.h"
#include "editor/app/action_keys.h"
#include "editor/app/help_page.h"
#include "editor/app/icons.h"
#include "editor/grid/overview_dock.h"
#include "editor/text_map/actions/map_menu_actions.h"
#include "editor/text_map/dialogs/new_text_map_dialog.h"
#include "editor/text_map/docks/signs_dock.h"
#include "editor/text_map/docks/statistics_dock.h"
#include "editor/text_map/text_map_actions.h"
#include "editor/text_map/text_map_ground.h"
#include "editor/text_map/text_map_status.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>

#include <utility>

namespace stonemason::text_map {

TextMapWorkspace::TextMapWorkspace(GlyphTable table, QObject* parent)
    : Workspace(parent)
    , signs_(std::move(table))
    , brush_(signs_)
    , renderer_(signs_)
    , newMap_(new QAction(icon(QStringLiteral("text-map")), tr("New Text Map…"), this))
    , openAny_(new QAction(icon(QStringLiteral("open")), tr("Open as Text Map…"), this))
    , pasteAny_(new QAction(icon(QStringLiteral("paste")), tr("Paste as Te&xt Map"), this)) {
    newMap_->setObjectName(QStringLiteral("text-map.new"));
    newMap_->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_X);
    setTip(*newMap_, tr("Start a map of characters, as roguelike games have"));
    connect(newMap_, &QAction::triggered, this, &TextMapWorkspace::showNewDialog);
    makeAnywayActions();
}

void TextMapWorkspace::createEditor() {
    actions_ = new TextMapActions(brush_, stamps_, renderer_, this);
    status_ = new TextMapStatus(this);
    makeDocks();
    makePanels();
    connect(actions_, &TextMapActions::message, this, &Workspace::message);
    for (const TextMapDock* dock : docks_.alive())
        connect(dock, &TextMapDock::message, this, &Workspace::message);
    connect(&actions_->map(), &MapMenuActions::statisticsRequested, this, [this] { showDock(statistics_); });
    setCurrent(nullptr, nullptr);
}

TextMapWorkspace::~TextMapWorkspace() = default;

void TextMapWorkspace::rememberIn(Settings& settings) {
    stamps_.rememberIn(settings, id());
    charsets_.rememberIn(settings);
}

void TextMapWorkspace::makeAnywayActions() {
    openAny_->setObjectName(QStringLiteral("text-map.open-any"));
    openAny_->setShortcut(Qt::CTRL | Qt::ALT | Qt::SHIFT | Qt::Key_O);
    setTip(*openAny_,
           tr("Open files as maps of characters, whatever they look like; the choice is remembered"));
    pasteAny_->setObjectName(QStringLiteral("text-map.paste-any"));
    pasteAny_->setShortcut(Qt::CTRL | Qt::ALT | Qt::SHIFT | Qt::Key_V);
    setTip(*pasteAny_,
           tr("Open the text of the clipboard as a new map of characters, whatever it looks like"));
}

void TextMapWorkspace::makeDocks() {
    palette_ = new SignsDock(brush_, renderer_);
    auto* overview = new OverviewDock<TextMapDocument, TextMapCanvas>(
        QStringLiteral("text-map-overview"), tr("Overview"), tr("Overview of the map"));
    statistics_ = new StatisticsDock;
    for (TextMapDock* dock : std::initializer_list<TextMapDock*>{palette_, overview, statistics_})
        docks_.add(dock);
    statistics_->setProperty("tabs", QStringList{QStringLiteral("historyDock")});
    palette_->setProperty("share", 3);
    for (TextMapDock* dock : std::initializer_list<TextMapDock*>{palette_, statistics_})
        setHelpPage(*dock, QStringLiteral("text-maps.md"));
}

void TextMapWorkspace::makePanels() {
    for (const MakePanel& make : std::as_const(makePanels_)) {
        GroundDock* panel = make();
        panel->setProperty("tabWith", statistics_->objectName());
        panels_.add(panel);
        connect(panel, &GroundDock::message, this, &Workspace::message);
    }
}

QString TextMapWorkspace::openFilter() const {
    return tr("Text maps (*.txt *.map)");
}

QStringList TextMapWorkspace::saveFilters() const {
    return {tr("Text map (*.txt)"), tr("Text map (*.map)")};
}

bool TextMapWorkspace::recognises(std::string_view bytes) const {
    return looksLikeTextMap(bytes);
}

bool TextMapWorkspace::readsName(const QString& path, std::string_view bytes) const {
    if (Workspace::readsName(path, bytes) || looksDrawn(bytes)) return true;
    const QString suffix = QFileInfo(path).suffix();
    return !path.isEmpty() &&
           (suffix.isEmpty() || suffix.compare(QLatin1String("map"), Qt::CaseInsensitive) == 0);
}

QString TextMapWorkspace::openAnywayText() const {
    return tr("Open as Text Map");
}

QString TextMapWorkspace::openAnywayFilter() const {
    return tr("Any file as a text map (*)");
}

std::int64_t TextMapWorkspace::largestFile() const {
    return maximumTextMapSize;
}

int TextMapWorkspace::likeness(std::string_view text) const {
    return textMapLikeness(text);
}

ContentReader TextMapWorkspace::contentReader() const {
    return readerIn(std::nullopt);
}

ContentReader TextMapWorkspace::readerFor(const QString& path) const {
    return readerIn(charsets_.of(path));
}

/// Bytes that cannot be of the character set that was chosen for them earlier are another file's by now.
ContentReader TextMapWorkspace::readerIn(std::optional<Charset> charset) const {
    return [&signs = signs_, charset](const std::string& bytes, ContentSource) -> Result<MakeDocument> {
        auto read = readTextMap(bytes, charset);
        const bool isAsChosen = charset && read;
        if (!read && charset) read = readTextMap(bytes);
        if (!read) return read.error();
        return MakeDocument([map = std::move(read).value(), isAsChosen, &signs]() mutable {
            auto document = std::make_unique<TextMapDocument>(std::move(map), signs);
            if (isAsChosen) document->keepCharset();
            return document;
        });
    };
}

void TextMapWorkspace::rememberCharset(const TextMapDocument& map) {
    if (map.hasChosenCharset() && !map.path().isEmpty())
        charsets_.remember(map.path(), charsetOf(map.committedMap()));
}

QWidget* TextMapWorkspace::createView(Document& document, QWidget* parent) {
    ensureEditor();
    auto& map = static_cast<TextMapDocument&>(document);
    auto* canvas = new TextMapCanvas(map, renderer_, brush_, parent);
    setHelpPage(*canvas, QStringLiteral("text-maps.md"));
    if (grounds_ && !map.findChild<TextMapGround*>()) grounds_->add(*new TextMapGround(map));
    connect(&map, &TextMapDocument::refused, canvas,
            [this](const QString& sentence) { emit message(sentence); });
    const auto remember = [this, &map] { rememberCharset(map); };
    connect(&map, &TextMapDocument::charsetChosen, canvas, remember);
    connect(&map, &Document::titleChanged, canvas, remember); // saved under another name
    return canvas;
}

void TextMapWorkspace::setCurrent(Document* document, QWidget* view) {
    ensureEditor();
    if (current_ && current_ != document) current_->endGesture(); // the tool is chosen for all maps
    current_ = qobject_cast<TextMapDocument*>(document);
    auto* canvas = current_ ? qobject_cast<TextMapCanvas*>(view) : nullptr;
    for (TextMapDock* dock : docks_.alive())
        dock->bind(current_, canvas);
    auto* ground = current_ ? current_->findChild<TextMapGround*>() : nullptr;
    for (GroundDock* panel : panels_.alive())
        panel->bind(ground, ground ? canvas : nullptr);
    actions_->bind(current_, canvas);
    status_->bind(current_, canvas);
}

QList<QDockWidget*> TextMapWorkspace::docks() {
    ensureEditor();
    return docks_.alive<QDockWidget>() + panels_.alive<QDockWidget>();
}

WorkspaceActions TextMapWorkspace::actions() {
    ensureEditor();
    WorkspaceActions places = actions_->places();
    for (const GroundDock* panel : panels_.alive())
        places.menu += panel->menu();
    return places;
}

QList<FixedKeys> TextMapWorkspace::fixedKeys() const {
    return {{{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}, tr("Move the frame on the map")},
            {{Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter}, tr("Use the tool at the frame")},
            {{Qt::Key_Escape}, tr("Cancel the current stroke or selection")}};
}

QList<QWidget*> TextMapWorkspace::statusWidgets() {
    ensureEditor();
    return status_->widgets();
}

void TextMapWorkspace::nameSample(Document& document, const QString& path) const {
    QStringList words = QFileInfo(path).completeBaseName().split(QLatin1Char('-'), Qt::SkipEmptyParts);
    for (QString& word : words)
        word[0] = word[0].toUpper();
    static_cast<TextMapDocument&>(document).setSampleName(words.join(QLatin1Char(' ')));
}

QStringList TextMapWorkspace::samples() const {
    QStringList paths;
    const QDir maps(QStringLiteral(":/text-maps"));
    for (const QString& name : maps.entryList({QStringLiteral("*.txt")}, QDir::Files, QDir::Name))
        paths += maps.filePath(name);
    return paths;
}

void TextMapWorkspace::create(TextMap map) {
    emit created(new TextMapDocument(std::move(map), signs_));
}

void TextMapWorkspace::showNewDialog() {
    NewTextMapDialog dialog(signs_, QApplication::activeWindow());
    if (dialog.exec() == QDialog::Accepted) create(dialog.map());
}

} // namespace stonemason::text_map

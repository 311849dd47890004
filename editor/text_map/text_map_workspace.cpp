// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/text_map_workspace.h"

#include "core/text_map/level_file.h"
#include "core/text_map/text_map_file.h"
#include "editor/app/files/document_opener.h"
#include "editor/app/settings/action_keys.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/message_bar.h"
#include "editor/grid/panels/overview_dock.h"
#include "editor/text/names.h"
#include "editor/text/visible_words.h"
#include "editor/text_map/model/text_map_ground.h"
#include "editor/text_map/profiles/signs.h"
#include "editor/text_map/view/actions/text_map_actions.h"
#include "editor/text_map/view/dialogs/level_dialog.h"
#include "editor/text_map/view/dialogs/text_map_dialogs.h"
#include "editor/text_map/view/docks/signs_dock.h"
#include "editor/text_map/view/docks/statistics_dock.h"

#include <QApplication>
#include <QFileInfo>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace stonemason::text_map {

namespace {

constexpr const char* asksForMap = "asksForMap"; ///< a property: which map of the file is not chosen yet

} // namespace

namespace {

/// Gives the characters of a game's level file the meanings that they have there.
void recogniseGame(TextMapDocument& document, const std::string& game) {
    const std::vector<GlyphPreset> presets = loadGlyphPresets();
    const auto preset = std::ranges::find(presets, game, &GlyphPreset::id);
    if (preset != presets.end()) document.recogniseGame(*preset);
}

} // namespace

struct TextMapWorkspace::FileChoices {
    std::optional<Charset> charset{};
    std::optional<int> map{};
    SignMeanings meanings{};
};

TextMapWorkspace::TextMapWorkspace(GlyphTable table, QObject* parent)
    : GridWorkspaceOf({.samples = QStringLiteral(":/text-maps/*.txt"),
                       .helpPage = QStringLiteral("text-maps.md"),
                       .moveFrame = tr("Move the frame on the map")},
                      parent)
    , signs_(std::move(table))
    , brush_(signs_)
    , renderer_(signs_)
    , openAny_(new QAction(icon(QStringLiteral("open")), tr("Open as Text Map…"), this))
    , pasteAny_(new QAction(icon(QStringLiteral("paste")), tr("Paste as Te&xt Map"), this)) {
    addNew({.id = QStringLiteral("text-map.new"),
            .icon = QStringLiteral("text-map"),
            .text = tr("New Text Map…"),
            .keys = Qt::CTRL | Qt::ALT | Qt::Key_X,
            .tip = tr("Start a map of characters, as roguelike games have")},
           [this] { showNewDialog(); });
    makeAnywayActions();
}

void TextMapWorkspace::rememberIn(Settings& settings) {
    GridWorkspaceOf::rememberIn(settings);
    charsets_.rememberIn(settings);
    meanings_.rememberIn(settings);
    mapsOfFiles_.rememberIn(settings);
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

GridActionSets<TextMapEditorTraits>* TextMapWorkspace::makeActions() {
    return actions_ = new TextMapActions(brush_, stamps(), renderer_, this);
}

void TextMapWorkspace::makeDocks() {
    const QString help = words().helpPage;
    auto* signs = addDock(new SignsDock(brush_, renderer_), {.share = 3, .help = help});
    connect(signs, &SignsDock::meaningAsked, &actions_->meanings(), &MeaningActions::showFor);
    connect(&actions_->meanings(), &MeaningActions::folderChosen, this, &TextMapWorkspace::keepForFolder);
    connect(&actions_->meanings(), &MeaningActions::mapsRequested, this, [this] {
        if (current()) showMapsOf(*current());
    });
    addDock(new OverviewDock<TextMapDocument, TextMapCanvas>(QStringLiteral("text-map-overview"),
                                                             tr("Overview"), tr("Overview of the map")));
    auto* statistics = addDock(new StatisticsDock, {.help = help, .hasHistory = true});
    setPanelsBehind(*statistics);
    showOn(actions_->map(), &MapMenuActions::statisticsRequested, statistics);
}

QString TextMapWorkspace::openFilter() const {
    return tr("Text maps (*.txt *.map *.des *.lua)");
}

QStringList TextMapWorkspace::saveFilters() const {
    return {tr("Text map (*.txt)"), tr("Text map (*.map)")};
}

bool TextMapWorkspace::recognises(std::string_view bytes) const {
    return looksLikeTextMap(bytes) || !markedMapsIn(bytes).empty();
}

bool TextMapWorkspace::readsName(const QString& path, std::string_view bytes) const {
    if (Workspace::readsName(path, bytes) || looksDrawn(bytes)) return true;
    const QString suffix = QFileInfo(path).suffix();
    return !path.isEmpty() &&
           (suffix.isEmpty() || suffix.compare(QLatin1String("map"), Qt::CaseInsensitive) == 0);
}

bool TextMapWorkspace::mayMean(std::string_view text) const {
    if (text.find_first_of("{}\"") != std::string_view::npos) return false;
    return text.find("[code") == std::string_view::npos && (looksLikeTextMap(text) || looksDrawn(text));
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
    return readerIn({});
}

QImage TextMapWorkspace::thumbnail(const Document& document, QSize size) const {
    const auto& shown = static_cast<const TextMapDocument&>(document);
    const Grid<SignIndex>& cells = shown.committedMap().cells;
    return TextMapRenderer(signs_).image({&cells, &shown.codes()}, TextMapViewState(cells.size()).style(),
                                         size);
}

ContentReader TextMapWorkspace::readerFor(const QString& path) const {
    FileChoices choices{.charset = charsets_.of(path), .meanings = meanings_.of(path)};
    if (const auto number = mapsOfFiles_.of(path)) choices.map = number->toInt();
    return readerIn(std::move(choices));
}

/// Bytes that cannot be of the character set that was chosen for them earlier are another file's by now.
ContentReader TextMapWorkspace::readerIn(FileChoices choices) const {
    return [&signs = signs_, choices](const std::string& bytes, ContentSource) -> Result<MakeDocument> {
        auto read = readMapOf(bytes, choices.map, choices.charset);
        const bool isAsChosen = choices.charset && read;
        if (!read) read = readMapOf(bytes, {}, {});
        if (!read) return read.error();
        const int maps = int(levelMapsIn(bytes).size());
        const bool asks = maps > 1 && !choices.map;
        const std::string game(choices.meanings.empty() ? gameOfLevels(bytes) : std::string_view());
        return MakeDocument([game, map = std::move(read).value(), isAsChosen, meanings = choices.meanings,
                             maps, asks, &signs]() mutable {
            auto document = std::make_unique<TextMapDocument>(std::move(map), signs);
            if (isAsChosen) document->keepCharset();
            if (!meanings.empty()) document->keepMeanings(std::move(meanings));
            if (!game.empty()) recogniseGame(*document, game);
            document->setLevelCount(maps);
            document->setProperty(asksForMap, asks);
            return document;
        });
    };
}

void TextMapWorkspace::rememberChoices(const TextMapDocument& map) {
    if (map.path().isEmpty()) return;
    if (map.hasChosenCharset()) charsets_.remember(map.path(), charsetOf(map.committedMap()));
    // What its file says is found again, for whichever of its maps is shown.
    const SignMeanings chosen = map.recognisedGame() ? SignMeanings() : map.chosenMeanings();
    if (meanings_.of(map.path()) != chosen) meanings_.remember(map.path(), chosen);
}

QWidget* TextMapWorkspace::makeView(TextMapDocument& document, QWidget* parent) {
    auto* canvas = new TextMapCanvas(document, renderer_, brush_, parent);
    const auto remember = [this, &document] { rememberChoices(document); };
    connect(&document, &TextMapDocument::charsetChosen, canvas, remember);
    connect(&document, &Document::titleChanged, canvas, remember); // saved under another name
    followMeanings(document, *canvas);
    connect(&document, &TextMapDocument::noteChanged, canvas, [this, &document](bool isOtherMap) {
        emit noticePosted(
            &document, {.id = openedNotice, .text = document.noteWhenOpened(), .onlyUpdates = !isOtherMap});
    });
    connect(&document, &TextMapDocument::mapChosen, canvas, [this, &document] {
        if (!document.path().isEmpty())
            mapsOfFiles_.remember(document.path(), QString::number(document.mapNumber()));
    });
    return canvas;
}

void TextMapWorkspace::followMeanings(TextMapDocument& document, TextMapCanvas& canvas) {
    connect(&document, &TextMapDocument::meaningsChanged, &canvas,
            [this, &document] { rememberChoices(document); });
    connect(&canvas, &TextMapCanvas::meaningAsked, this, [this, &document](Cell cell, const QPoint& global) {
        if (current() == &document) actions_->meanings().showFor(document.shown(cell), global);
    });
}

void TextMapWorkspace::keepForFolder() {
    const TextMapDocument* map = current();
    if (!map || map->path().isEmpty()) return;
    meanings_.rememberForFolder(map->path(), map->chosenMeanings());
    //: %1 is a folder
    emit message(tr("The other maps in %1 are opened with these characters from now on.")
                     .arg(visibleWords(QFileInfo(map->path()).absolutePath())));
}

void TextMapWorkspace::showMapsOf(TextMapDocument& document) {
    auto* dialog = new LevelDialog(document, QApplication::activeWindow());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(&document, &QObject::destroyed, dialog, &QObject::deleteLater);
    dialog->open();
}

void TextMapWorkspace::firstShown(TextMapDocument& document) {
    offerGround<TextMapGround>(document);
    if (document.property(asksForMap).toBool())
        QTimer::singleShot(0, &document, [this, &document] { showMapsOf(document); });
}

void TextMapWorkspace::nameSample(Document& document, const QString& path) const {
    QStringList words = QFileInfo(path).completeBaseName().split(QLatin1Char('-'), Qt::SkipEmptyParts);
    for (QString& word : words)
        word[0] = word[0].toUpper();
    static_cast<TextMapDocument&>(document).setSampleName(words.join(QLatin1Char(' ')));
}

void TextMapWorkspace::create(TextMap map) {
    emit created(new TextMapDocument(std::move(map), signs_));
}

void TextMapWorkspace::showNewDialog() {
    NewTextMapDialog dialog(signs_, QApplication::activeWindow());
    if (dialog.exec() == QDialog::Accepted) create(dialog.map());
}

} // namespace stonemason::text_map

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/text_map_workspace.h"

#include "core/text_map/text_map_file.h"
#include "editor/app/settings/action_keys.h"
#include "editor/app/widgets/icons.h"
#include "editor/grid/panels/overview_dock.h"
#include "editor/text_map/model/text_map_ground.h"
#include "editor/text_map/view/actions/text_map_actions.h"
#include "editor/text_map/view/dialogs/text_map_dialogs.h"
#include "editor/text_map/view/docks/signs_dock.h"
#include "editor/text_map/view/docks/statistics_dock.h"

#include <QApplication>
#include <QFileInfo>

#include <utility>

namespace stonemason::text_map {

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
    addDock(new SignsDock(brush_, renderer_), {.share = 3, .help = help});
    addDock(new OverviewDock<TextMapDocument, TextMapCanvas>(QStringLiteral("text-map-overview"),
                                                             tr("Overview"), tr("Overview of the map")));
    auto* statistics = addDock(new StatisticsDock, {.help = help, .hasHistory = true});
    setPanelsBehind(*statistics);
    showOn(actions_->map(), &MapMenuActions::statisticsRequested, statistics);
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

QImage TextMapWorkspace::thumbnail(const Document& document, QSize size) const {
    const auto& shown = static_cast<const TextMapDocument&>(document);
    const Grid<SignIndex>& cells = shown.committedMap().cells;
    return TextMapRenderer(signs_).image({&cells, &shown.codes()}, TextMapViewState(cells.size()).style(),
                                         size);
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

QWidget* TextMapWorkspace::makeView(TextMapDocument& document, QWidget* parent) {
    auto* canvas = new TextMapCanvas(document, renderer_, brush_, parent);
    const auto remember = [this, &document] { rememberCharset(document); };
    connect(&document, &TextMapDocument::charsetChosen, canvas, remember);
    connect(&document, &Document::titleChanged, canvas, remember); // saved under another name
    return canvas;
}

void TextMapWorkspace::firstShown(TextMapDocument& document) {
    offerGround<TextMapGround>(document);
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

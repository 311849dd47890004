// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/dialogs/world_dialogs.h"

#include "core/pocket_heroes/edit/world_edit.h"
#include "core/pocket_heroes/format/phm.h"
#include "core/pocket_heroes/format/world_file.h"
#include "core/pocket_heroes/format/world_json.h"
#include "editor/app/files/picture_file.h"
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/help_page.h"
#include "editor/app/widgets/look.h"
#include "editor/grid/print/grid_sheet.h"
#include "editor/pocket_heroes/model/world_document.h"
#include "editor/pocket_heroes/model/world_view_state.h"
#include "editor/pocket_heroes/model/world_words.h"
#include "editor/pocket_heroes/text/world_text.h"
#include "editor/text/error_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

constexpr int longestName = 80;
constexpr int nameWidth = 260; // pixels at the usual text size: the title above is longer than any size

} // namespace

NewWorldDialog::NewWorldDialog(const Catalogue& catalogue, QWidget* parent)
    : QDialog(parent), name_(new QLineEdit), size_(new QComboBox), ground_(new QComboBox) {
    setWindowTitle(tr("New World"));
    setHelpPage(*this, QStringLiteral("worlds.md"));
    name_->setMaxLength(longestName);
    name_->setMinimumWidth(withTextSize(nameWidth));
    name_->setPlaceholderText(tr("Untitled world"));
    for (const int side : worldSides)
        //: Rows and columns of a world, both the same
        size_->addItem(tr("%1 × %1 cells").arg(side), side);
    size_->setCurrentIndex(1);
    for (int surface = 0; surface < surfaceCount; ++surface)
        ground_->addItem(surfaceName(catalogue, Surface(surface)), surface);
    ground_->setCurrentIndex(int(Surface::Grass));
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(gap);
    form->addRow(tr("&Name"), name_);
    form->addRow(tr("&Size"), size_);
    form->addRow(tr("&Ground"), ground_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto* create = buttons->addButton(tr("Crea&te World"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(2 * gap);
    layout->addLayout(form);
    layout->addWidget(buttons);
    create->setDefault(true);
    name_->setFocus();
}

World NewWorldDialog::world() const {
    World world = emptyWorld(size_->currentData().toInt());
    const auto ground = Surface(ground_->currentData().toInt());
    world.nodes = Grid<Node>(world.nodes.size(), Node{ground, 0});
    std::string name = name_->text().trimmed().toStdString();
    std::erase(name, '\0');
    const auto text = std::ranges::find(world.texts, TextKind::Name, &Text::kind);
    if (text != world.texts.end()) text->words[std::size_t(Language::English)] = name;
    return world;
}

namespace {

constexpr int usualPictureCell = 32;
constexpr int largestPictureCell = 64;
constexpr int largestPictureSide = 8192;           // pixels
constexpr std::int64_t largestDrawing = 128 * 128; // cells: an SVG of more would be tens of megabytes

constexpr std::size_t mostAtOnce = 50'000; // texts and things that become one text within a moment

QStringList formsOfPicture(Size size) {
    QStringList filters = pictureFilters();
    if (size.area() > largestDrawing) filters.resize(1);
    return filters;
}

} // namespace

namespace {

constexpr int forGame = 2; // the tab
constexpr int eachLanguage = -1;

/// Fills the field with what the languages of a world can be written as.
void offerLanguages(QComboBox& field, const World& world) {
    QList<int> languages;
    for (int language = 0; language < languageCount; ++language)
        if (world.version == Version::Translated && world.has(Language(language))) languages += language;
    if (languages.isEmpty()) languages += int(firstLanguageOf(world));
    if (languages.size() > 1)
        field.addItem(WorldExportDialog::tr("Each, in a file of its own"), eachLanguage);
    for (const int language : std::as_const(languages))
        field.addItem(languageName(Language(language)), language);
}

} // namespace

WorldExportDialog::WorldExportDialog(WorldDocument& document, QWidget* parent, Dialogs* dialogs)
    : ExportDialog(document, QStringLiteral("world"), parent)
    , document_(document)
    , asks_(dialogs ? dialogs : &dialogs_)
    , cellSize_(new QSpinBox)
    , grid_(new QCheckBox(tr("&Grid")))
    , language_(new QComboBox)
    , languageRow_(labelled(tr("L&anguage"), language_)) {
    //: %1 is a world's name
    setWindowTitle(tr("Export %1").arg(document.title()));
    setHelpPage(*this, QStringLiteral("worlds.md"));
    resize(720, 560);
    dialogs_.setWindow(this);
    const Size size = document.committedWorld().size();
    const int largest = std::min(largestPictureCell, largestPictureSide / std::max(size.rows, size.columns));
    cellSize_->setRange(1, largest);
    cellSize_->setValue(std::min(usualPictureCell, largest / 2));
    cellSize_->setSuffix(tr(" px"));
    cellSize_->setAccessibleName(tr("Size of a cell"));
    connect(cellSize_, &QSpinBox::valueChanged, this, &WorldExportDialog::showPicture);
    connect(grid_, &QCheckBox::toggled, this, &WorldExportDialog::showPicture);
    const QList<ExportTarget> targets{
        {tr("Picture"), QStringLiteral("png"), formsOfPicture(size), ExportTarget::Kind::Picture},
        {tr("All of it (JSON)"), QStringLiteral("json"), {tr("JSON (*.json)")}},
        {tr("For the game"),
         QStringLiteral("phm"),
         {tr("World for the game (*.phm)")},
         ExportTarget::Kind::Binary}};
    offerLanguages(*language_, document.committedWorld());
    language_->setAccessibleName(tr("Language of the texts"));
    connect(language_, &QComboBox::currentIndexChanged, this, &WorldExportDialog::showTarget);
    build({targets, nullptr, {labelled(tr("Ce&ll"), cellSize_), grid_}, languageRow_});
    connect(&document, &WorldDocument::edited, this, &WorldExportDialog::showTarget);
    connect(&document, &WorldDocument::reportChanged, this, [this] {
        if (isForGame()) showTarget();
    });
}

void WorldExportDialog::showForGame() {
    setTarget(forGame);
}

bool WorldExportDialog::isForGame() const {
    return target() == forGame;
}

void WorldExportDialog::prepare() {
    languageRow_->setVisible(isForGame());
}

std::vector<Language> WorldExportDialog::chosenLanguages() const {
    const int chosen = language_->currentData().toInt();
    if (chosen != eachLanguage) return {Language(chosen)};
    std::vector<Language> languages;
    for (int i = 1; i < language_->count(); ++i)
        languages.push_back(Language(language_->itemData(i).toInt()));
    return languages;
}

Result<std::string> WorldExportDialog::text() const {
    if (!isForGame()) return worldJson(document_.committedWorld());
    return writeGameFile(document_.committedWorld(), chosenLanguages().front(), document_.catalogue());
}

Result<std::string> WorldExportDialog::beginning(std::size_t least) const {
    if (!isForGame()) return beginningOfWorldJson(document_.committedWorld(), least);
    if (const auto whole = text(); !whole) return whole.error();
    return whatTheGameGets().toStdString();
}

/// What the game can do with the file, and what is not in it.
QString WorldExportDialog::whatTheGameGets() const {
    const World& world = document_.committedWorld();
    QStringList lines;
    const auto list = [&lines](const QStringList& entries) {
        for (const QString& entry : entries)
            lines += QStringLiteral("• ") + entry;
        lines += QString();
    };
    QStringList missing;
    for (const Problem& problem : document_.report().problems)
        if (problem.severity == Severity::Error) missing += problemHeadline(problem, document_.catalogue());
    missing.removeDuplicates();
    if (!document_.reportIsCurrent()) {
        lines << tr("The world is still being checked…") << QString();
    } else if (missing.isEmpty()) {
        lines << tr("Ready to play: the game loads this world.") << QString();
    } else {
        lines += tr("Not ready to play. These have to be mended first, see Problems:");
        list(missing);
    }
    QStringList losses;
    for (const Message& loss : lossesOfPlayable(world, document_.catalogue()))
        if (loss.id != "phm/loses-languages" || chosenLanguages().size() == 1) losses += errorText(loss);
    if (!losses.isEmpty()) {
        lines += tr("What the file does not hold:");
        list(losses);
    }
    lines += tr("Put it into the folder Maps of the game. A .hmm file keeps everything: keep that, too.");
    return lines.join(u'\n');
}

Result<std::vector<ExportFile>> WorldExportDialog::files(const QString& path) const {
    std::vector<ExportFile> files;
    if (!isForGame() || language_->currentData().toInt() != eachLanguage) return files;
    const bool isNamed = worldFileFormatForName(path.toStdString()) == WorldFileFormat::Game;
    const QString stem = isNamed ? path.chopped(4) : path;
    for (const Language language : chosenLanguages()) {
        auto bytes = writeGameFile(document_.committedWorld(), language, document_.catalogue());
        if (!bytes) return bytes.error();
        const std::string_view end = gameFileEnd(language);
        files.push_back(
            {stem + QString::fromUtf8(end.data(), qsizetype(end.size())), std::move(bytes).value()});
    }
    return files;
}

FileContent WorldExportDialog::longText() const {
    if (isForGame()) return {};
    const World& world = document_.committedWorld();
    const std::size_t records = world.texts.size() + world.decorations.size() + world.paths.size();
    return records > mostAtOnce ? worldJsonContent(document_.keptWorld()) : FileContent();
}

/// What is exported looks the same whatever the window looks like.
WorldStyle WorldExportDialog::style() const {
    WorldStyle style = document_.view().style();
    style.dark = false;
    style.gridLines = grid_->isChecked();
    return style;
}

ExportPicture WorldExportDialog::picture() const {
    constexpr int frame = 32; // of the label it is shown in, which gives way to the lines below it
    const GridLook look = lastingLook(document_.keptWorld(), document_.catalogue(), style());
    ExportPicture exported = gridExport(look, cellSize_->value(), document_.title());
    exported.image = [whole = exported.image](std::optional<QSize> room, const WorkProgress& progress) {
        if (room) *room -= QSize(frame, frame);
        return whole(room, progress);
    };
    return exported;
}

} // namespace stonemason::pocket_heroes

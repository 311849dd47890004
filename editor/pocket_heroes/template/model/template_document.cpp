// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/model/template_document.h"

#include "core/pocket_heroes/format/template_limits.h"
#include "core/pocket_heroes/template/like_zones.h"
#include "core/pocket_heroes/template/template_check.h"
#include "editor/app/files/untitled_number.h"
#include "editor/grid/document/exchange_command.h"
#include "editor/pocket_heroes/template/model/template_edits.h"
#include "editor/pocket_heroes/text/template_text.h"
#include "editor/text/error_text.h"
#include "editor/text/visible_words.h"

#include <QFileInfo>

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

/// Cells for all that a problem can name.
Size boardOf(const Template& worldTemplate) {
    return {int(std::max({std::size_t(1), worldTemplate.zones.size(), worldTemplate.links.size()})), 2};
}

bool isThere(const Template& worldTemplate, Cell cell) {
    const std::size_t count =
        cell.column == zoneColumn ? worldTemplate.zones.size() : worldTemplate.links.size();
    return cell.row >= 0 && std::size_t(cell.row) < count;
}

/// Whether a layout of one template is unusable for the other because zones or links were added, removed or
/// moved.
bool isOtherGraph(const Template& one, const Template& other) {
    const auto samePlace = [](const Zone& first, const Zone& second) { return first.place == second.place; };
    const auto sameEnds = [](const Link& first, const Link& second) {
        return first.first == second.first && first.second == second.second;
    };
    return !std::ranges::equal(one.zones, other.zones, samePlace) ||
           !std::ranges::equal(one.links, other.links, sameEnds);
}

/// A change of the template. Changes of one field are one step as long as the same parts are selected: what
/// is done to others is a step of its own.
class ChangeTemplate : public ExchangeField<TemplateDocument, PlacedTemplate> {
public:
    ChangeTemplate(TemplateDocument& document, const QString& text, PlacedTemplate other, int field)
        : ExchangeField(document, text, std::move(other), field), selection_(document.view().selection()) {}

    bool mergeWith(const QUndoCommand* next) override {
        return static_cast<const ChangeTemplate*>(next)->selection_ == selection_ &&
               ExchangeField::mergeWith(next);
    }

private:
    CellSet selection_;
};

} // namespace

TemplateFormat templateFormatOf(const QString& path) {
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("json")) return TemplateFormat::Generator;
    return suffix == QLatin1String("txt") ? TemplateFormat::Text : TemplateFormat::Own;
}

TemplateDocument::TemplateDocument(Template worldTemplate, const Catalogue& catalogue, QObject* parent)
    : Document(parent)
    , catalogue_(catalogue)
    , worldTemplate_(std::move(worldTemplate))
    , shown_(withLikeNumbers(worldTemplate_))
    , places_(placesOf(worldTemplate_))
    , report_(checkTemplate(worldTemplate_, catalogue_))
    , view_(std::make_unique<GridState>(boardOf(worldTemplate_))) {
    connect(this, &Document::aboutToSave, this, &TemplateDocument::endGesture); // it is not in the file
}

TemplateDocument::~TemplateDocument() = default;

void TemplateDocument::setKeepsLayout(bool on) {
    keepsLayout_ = on;
    keptLayout_ = {};
}

void TemplateDocument::keep(KeptLayout layout) {
    if (keepsLayout_ && layout.centres.size() == worldTemplate_.zones.size()) keptLayout_ = std::move(layout);
}

std::vector<int> TemplateDocument::selectedZones() const {
    std::vector<int> zones;
    for (const Cell cell : view_->selection().cells())
        if (cell.column == zoneColumn) zones.push_back(cell.row);
    return zones;
}

std::vector<int> TemplateDocument::selectedLinks() const {
    std::vector<int> links;
    for (const Cell cell : view_->selection().cells())
        if (cell.column == linkColumn) links.push_back(cell.row);
    return links;
}

void TemplateDocument::select(const std::vector<int>& zones, const std::vector<int>& links) {
    std::vector<Cell> cells;
    for (const int zone : zones)
        if (isThere(worldTemplate_, {zone, zoneColumn})) cells.push_back({zone, zoneColumn});
    for (const int link : links)
        if (isThere(worldTemplate_, {link, linkColumn})) cells.push_back({link, linkColumn});
    if (!cells.empty()) view_->setCursor(cells.back());
    view_->setSelection(std::move(cells));
}

QString TemplateDocument::title() const {
    if (!worldTemplate_.name.empty()) return visibleWords(QString::fromStdString(worldTemplate_.name));
    return path().isEmpty() ? withUntitledNumber(*this, tr("Untitled template"))
                            : visibleWords(QFileInfo(path()).completeBaseName());
}

void TemplateDocument::setFileBytes(const std::string& bytes) {
    format_ = pocket_heroes::templateFormatOf(std::string_view(bytes)).value_or(TemplateFormat::Own);
    QStringList sentences;
    for (const Error& loss : lossesWhenRead(bytes))
        sentences += errorText(loss);
    unread_ = sentences.join(u' ');
}

QString TemplateDocument::noteWhenOpened() const {
    if (format_ != TemplateFormat::Config) return unread_;
    return tr(
        "This is a config of the generator: numbers for all zones, and no zone. Zones and links cannot be "
        "saved in it, but in a .ztemplate file.");
}

/// That of its own file, else the one that goes with the name: a config stays one as long as it is nothing
/// else.
TemplateFormat TemplateDocument::formatFor(const QString& path) const {
    if (path == this->path() && !path.isEmpty()) return format_;
    const TemplateFormat form = templateFormatOf(path);
    const bool isConfig =
        format_ == TemplateFormat::Config && worldTemplate_.zones.empty() && worldTemplate_.links.empty();
    return form == TemplateFormat::Generator && isConfig ? TemplateFormat::Config : form;
}

Result<std::string> TemplateDocument::bytesFor(const QString& path) const {
    return writeTemplate(worldTemplate_, formatFor(path));
}

Result<std::string> TemplateDocument::recoveryBytes() const {
    return writeTemplate(worldTemplate_, TemplateFormat::Own);
}

Status TemplateDocument::reload(const std::string& bytes) {
    auto read = readTemplate(bytes);
    if (!read) return read.error();
    setFileBytes(bytes);
    push(tr("Reload"), std::move(read).value(), -1);
    return std::monostate{};
}

Status TemplateDocument::reloadFrom(Document& read) {
    auto& other = static_cast<TemplateDocument&>(read);
    format_ = other.format_;
    unread_ = other.unread_;
    push(tr("Reload"), std::move(other.worldTemplate_), -1);
    return std::monostate{};
}

QString TemplateDocument::lossWhenSavedAs(const QString& path) const {
    const bool isOwn = path == this->path() && !path.isEmpty();
    QStringList lost;
    for (const Message& loss : lossesOf(worldTemplate_, formatFor(path)))
        lost += errorText(loss);
    QStringList all;
    if (isOwn && !unread_.isEmpty())
        //: %1 is one sentence or more, which name lines of the file
        all += tr("Saving takes out of the file what is not in the template. %1").arg(unread_);
    if (!lost.isEmpty())
        //: %1 is one sentence or more about what a file cannot hold
        all += tr("%1 A .ztemplate file holds everything.").arg(lost.join(u' '));
    return all.join(u' ');
}

void TemplateDocument::applyFix(const QString& text, const TemplateFix& fix) {
    change(text,
           [&fix](Template& worldTemplate) { worldTemplate = repaired(std::move(worldTemplate), fix); });
}

void TemplateDocument::push(const QString& text, Template after, int field) {
    endGesture();
    if (after == worldTemplate_) return;
    if (after.zones.size() > std::max<std::size_t>(maximumZones, worldTemplate_.zones.size()))
        return refuse(tr("A template holds at most %1 zones.").arg(maximumZones));
    if (after.links.size() > std::max<std::size_t>(maximumZoneLinks, worldTemplate_.links.size()))
        return refuse(tr("A template holds at most %1 links.").arg(maximumZoneLinks));
    // Whatever is shown can be saved. What was read from a file that holds more in fewer bytes may be changed
    // all the same.
    if (const auto written = writeTemplate(after, TemplateFormat::Own);
        !written && writeTemplate(worldTemplate_, TemplateFormat::Own).ok())
        //: %1 is a sentence
        return refuse(tr("No file could hold the template then. %1").arg(errorText(written.error())));
    std::vector<DrawingPoint> places = placesAfter(after);
    undoStack_.push(new ChangeTemplate(*this, text, {std::move(after), std::move(places)}, field));
}

void TemplateDocument::exchange(PlacedTemplate& part) {
    endGesture();
    std::swap(worldTemplate_, part.worldTemplate);
    std::swap(places_, part.places);
    shown_ = withLikeNumbers(worldTemplate_);
    const Template& before = part.worldTemplate;
    follow(before);
    if (isOtherGraph(worldTemplate_, before)) keptLayout_ = {};
    emit edited();
    if (worldTemplate_.name != before.name) emit titleChanged();
    TemplateReport report = checkTemplate(worldTemplate_, catalogue_);
    if (report == report_) return;
    report_ = std::move(report);
    emit reportChanged();
}

/// Zones keep their places on the screen while they have none of their own, unless the graph is another one.
std::vector<DrawingPoint> TemplateDocument::placesAfter(const Template& after) const {
    bool isOther = worldTemplate_.zones.size() != after.zones.size();
    for (std::size_t zone = 0; !isOther && zone < after.zones.size(); ++zone)
        isOther = worldTemplate_.zones[zone].place && !after.zones[zone].place;
    if (isOther) return placesOf(after);
    std::vector<DrawingPoint> places = places_;
    for (std::size_t zone = 0; zone < places.size(); ++zone)
        places[zone] = after.zones[zone].place.value_or(places[zone]);
    return places;
}

/// What was selected stays so, as far as it is still the same.
void TemplateDocument::follow(const Template& before) {
    const bool isOther = before.zones.size() != worldTemplate_.zones.size();
    std::vector<Cell> selection = view_->selection().cells();
    // After zones or links are added or removed, the indices of the others no longer match.
    std::erase_if(selection, [&](Cell cell) {
        return cell.column == zoneColumn ? isOther : before.links.size() != worldTemplate_.links.size();
    });
    const Cell cursor = view_->cursor();
    view_->setBoard(boardOf(worldTemplate_));
    std::erase_if(selection, [this](Cell cell) { return !isThere(worldTemplate_, cell); });
    view_->setCursor(cursor);
    view_->setSelection(std::move(selection));
}

QString TemplateReportText::headline(int number) const {
    return problemHeadline(problem(number));
}

QString TemplateReportText::sentence(int number) const {
    return problemSentence(problem(number));
}

/// The sentences name zones and links by their numbers.
QString TemplateReportText::placedSentence(int number) const {
    return problemSentence(problem(number));
}

QString TemplateReportText::fixText(int number, int fix) const {
    return pocket_heroes::fixText(problem(number).fixes[std::size_t(fix)]);
}

TemplateProblems::TemplateProblems(TemplateDocument& document) : ProblemSourceOf(document) {
}

std::shared_ptr<const ProblemReport> TemplateProblems::report() const {
    return std::make_shared<TemplateReportText>(document().report());
}

std::function<AllFixed(std::stop_token)> TemplateProblems::fixAll() const {
    return [worldTemplate = document().worldTemplate(), &catalogue = document().catalogue(),
            &document = document()](std::stop_token stop) {
        const FixedTemplate fixed = pocket_heroes::fixAll(worldTemplate, catalogue, std::move(stop));
        AllFixed all{fixed.solved, fixed.left, {}};
        if (fixed.fixedTemplate != worldTemplate)
            all.take = [&document, before = worldTemplate, after = fixed.fixedTemplate] {
                if (document.worldTemplate() != before) return false;
                document.change(tr("Fix all"), [&](Template& now) { now = after; });
                return true;
            };
        return all;
    };
}

} // namespace stonemason::pocket_heroes

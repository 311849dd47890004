// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/view/dialogs/template_dialogs.h"

#include "core/pocket_heroes/format/template_json.h"
#include "core/pocket_heroes/world/world.h"
#include "editor/app/files/picture_file.h"
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/help_page.h"
#include "editor/app/widgets/look.h"
#include "editor/app/widgets/svg.h"
#include "editor/grid/dialogs/picture_button.h"
#include "editor/pocket_heroes/template/model/template_document.h"
#include "editor/pocket_heroes/template/model/template_edits.h"
#include "editor/pocket_heroes/template/view/canvas/graph_picture.h"
#include "editor/text/error_text.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QSpinBox>

#include <array>
#include <cmath>

namespace stonemason::pocket_heroes {

namespace {

constexpr int longestName = 80;
constexpr int pictureSide = 110;

/// Two zones to begin with.
Template plainTemplate() {
    Template worldTemplate;
    worldTemplate.zones.resize(2);
    worldTemplate.zones[0].place = DrawingPoint{-80, 0};
    worldTemplate.zones[1].place = DrawingPoint{80, 0};
    for (std::size_t zone = 0; zone < worldTemplate.zones.size(); ++zone)
        worldTemplate.zones[zone].castles = {{.nation = Nation::Random, .owner = PlayerId(zone)}};
    worldTemplate.links.push_back({.first = 0, .second = 1, .kind = LinkKind::Regular});
    return worldTemplate;
}

} // namespace

NewTemplateDialog::NewTemplateDialog(std::vector<Template> samples, QWidget* parent)
    : NewDocumentDialog({.title = tr("New Template"),
                         .untitled = tr("Untitled template"),
                         .create = tr("Crea&te Template")},
                        QStringLiteral("templates.md"), parent)
    , samples_(std::move(samples))
    , size_(new QComboBox) {
    nameField()->setMaxLength(longestName);
    addStart(tr("Two zones"), plainTemplate());
    for (const Template& sample : samples_)
        addStart(QString::fromStdString(sample.name), sample);
    layOut(buildSize());
    for (std::size_t i = 0; i < startChoices().size(); ++i)
        connect(startChoices()[i], &QAbstractButton::toggled, this, [this, i](bool on) {
            if (on) size_->setCurrentIndex(size_->findData(start(i).config.mapSize));
        });
}

QWidget* NewTemplateDialog::buildSize() {
    for (const int side : worldSides)
        //: Rows and columns of a world, both the same
        size_->addItem(tr("%1 × %1 cells").arg(side), side);
    size_->setCurrentIndex(size_->findData(start(0).config.mapSize));
    auto* pane = new QWidget;
    auto* form = new QFormLayout(pane);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(gap);
    form->addRow(tr("&Map size"), size_);
    return pane;
}

void NewTemplateDialog::addStart(const QString& title, const Template& worldTemplate) {
    NewDocumentDialog::addStart(
        title, tr("%n zone(s)", nullptr, int(worldTemplate.zones.size())),
        graphImage(worldTemplate, placesOf(worldTemplate), picturePixels(pictureSide), palette()));
}

Template NewTemplateDialog::start(std::size_t index) const {
    return index == 0 ? plainTemplate() : samples_[index - 1];
}

Template NewTemplateDialog::worldTemplate() const {
    Template worldTemplate = start(chosenStart());
    worldTemplate.notes.clear();
    worldTemplate.name = QString::fromStdString(name()).trimmed().toStdString();
    worldTemplate.config.mapSize = size_->currentData().toInt();
    return worldTemplate;
}

namespace {

constexpr int smallestSide = 100; // pixels
constexpr int usualSide = 800;
constexpr int largestSide = 4000;
constexpr int configForm = 2; // of the tabs
constexpr double marginShare = 0.06;

/// Of the tabs that hold a template's own forms.
std::optional<TemplateFormat> formOf(int tab) {
    constexpr std::array forms{TemplateFormat::Own, TemplateFormat::Generator};
    if (tab >= 0 && tab < int(forms.size())) return forms[std::size_t(tab)];
    return tab == configForm + 1 ? std::optional(TemplateFormat::Text) : std::nullopt;
}

} // namespace

TemplateExportDialog::TemplateExportDialog(TemplateDocument& document, QWidget* parent)
    : ExportDialog(document, QStringLiteral("template"), parent)
    , document_(document)
    , side_(new QSpinBox)
    , losses_(new QLabel) {
    //: %1 is a template's name
    setWindowTitle(tr("Export %1").arg(document.title()));
    setHelpPage(*this, QStringLiteral("templates.md"));
    resize(760, 560);
    dialogs_.setWindow(this);
    side_->setRange(smallestSide, largestSide);
    side_->setValue(usualSide);
    side_->setSingleStep(100);
    side_->setSuffix(tr(" px"));
    side_->setAccessibleName(tr("Length of the longer side"));
    losses_->setWordWrap(true);
    connect(side_, &QSpinBox::valueChanged, this, &TemplateExportDialog::showPicture);
    const QList<ExportTarget> targets{
        {tr("Template file"), QStringLiteral("ztemplate"), {tr("Stonemason template (*.ztemplate)")}},
        {tr("Generator's template"), QStringLiteral("json"), {tr("Generator's template (*.json)")}},
        {tr("Generator's config"),
         QStringLiteral("json"),
         {tr("Generator's config (*.json)")},
         ExportTarget::Kind::Lines,
         QStringLiteral("-config")},
        {tr("Old text"), QStringLiteral("txt"), {tr("Text (*.txt)")}},
        {tr("Picture"), QStringLiteral("png"), pictureFilters(), ExportTarget::Kind::Picture}};
    build({targets, nullptr, {labelled(tr("&Side"), side_)}, losses_});
    connect(&document, &TemplateDocument::edited, this, &TemplateExportDialog::showTarget);
}

Result<std::string> TemplateExportDialog::text() const {
    if (target() == configForm) return writeGeneratorConfig(document_.worldTemplate().config);
    return writeTemplate(document_.worldTemplate(), formOf(target()).value_or(TemplateFormat::Own));
}

void TemplateExportDialog::prepare() {
    QStringList sentences;
    if (const auto form = formOf(target()))
        for (const Message& loss : lossesOf(document_.worldTemplate(), *form))
            sentences += errorText(loss);
    losses_->setText(sentences.join(u' '));
    losses_->setVisible(!sentences.isEmpty());
}

ExportPicture TemplateExportDialog::picture() const {
    const QSize size = pictureSize();
    return {.size = size,
            .image =
                [this, size](std::optional<QSize> room, const WorkProgress&) {
                    const QSize fitted =
                        room ? size.scaled(size.boundedTo(*room), Qt::KeepAspectRatio) : size;
                    return graphImage(document_.worldTemplate(), document_.places(), fitted, lightPalette());
                },
            .drawing = [this, size](const WorkProgress&) { return drawing(size); }};
}

QSize TemplateExportDialog::pictureSize() const {
    const QRectF bounds = boundsOf({document_.worldTemplate(), document_.places()});
    const double longer = std::max(bounds.width(), bounds.height());
    const auto pixels = [&](double length) {
        return std::max(smallestSide / 2, int(std::lround(side_->value() * length / longer)));
    };
    return {pixels(bounds.width()), pixels(bounds.height())};
}

QByteArray TemplateExportDialog::drawing(QSize size) const {
    return svgBytes({size, document_.title(), [this, size](QPainter& painter) {
                         const Graph graph{document_.worldTemplate(), document_.places()};
                         const QPalette palette = lightPalette();
                         painter.fillRect(QRect(QPoint(), size), palette.color(QPalette::Base));
                         const double margin = marginShare * std::min(size.width(), size.height());
                         const QRectF room =
                             QRectF(QPointF(), size).adjusted(margin, margin, -margin, -margin);
                         paintGraph(painter, graph, fitted(graph, room, 1e9), palette);
                     }});
}

} // namespace stonemason::pocket_heroes

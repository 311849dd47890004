// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/view/dialogs/template_export_dialog.h"

#include "core/pocket_heroes/format/template_json.h"
#include "editor/app/files/picture_file.h"
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/help_page.h"
#include "editor/app/widgets/svg.h"
#include "editor/pocket_heroes/template/model/template_document.h"
#include "editor/pocket_heroes/template/view/canvas/graph_picture.h"
#include "editor/text/error_text.h"

#include <QLabel>
#include <QPainter>
#include <QSpinBox>

#include <array>
#include <cmath>

namespace stonemason::pocket_heroes {

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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/view/docks/template_properties_dock.h"

#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/form_page.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/pocket_heroes/template/model/template_document.h"
#include "editor/pocket_heroes/template/model/template_edits.h"
#include "editor/pocket_heroes/template/view/docks/template_forms.h"

#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason::pocket_heroes {

void TypedChange::make(TemplateDocument& document, const QString& text,
                       const std::function<void(Template&)>& change, int field, bool again) {
    // Whatever else has changed the template meanwhile stays.
    if (!again || document.worldTemplate() != after_) before_ = document.worldTemplate();
    document.change(
        text,
        [&](Template& worldTemplate) {
            worldTemplate = before_;
            change(worldTemplate);
        },
        field);
    after_ = document.worldTemplate();
}

namespace {

constexpr int nameStep = 1; // of undo steps that are one
constexpr int configFields = 100;
constexpr int linkFields = 200;
constexpr int zoneFields = 300;
constexpr int fieldsOfOne = 100;

constexpr std::size_t mostNamed = 6; // a heading is one short line

QString numbersOf(const std::vector<int>& parts) {
    QStringList numbers;
    for (const int part : parts)
        numbers += QString::number(part);
    return numbers.join(QStringLiteral(", "));
}

template <typename Part>
std::vector<const Part*> partsOf(const std::vector<Part>& all, const std::vector<int>& indices) {
    std::vector<const Part*> parts;
    for (const int index : indices)
        parts.push_back(&all[std::size_t(index)]);
    return parts;
}

/// The part with the cursor when it is among them, else the first.
int shownOf(const std::vector<int>& parts, Cell cursor, int column) {
    const bool isThere = cursor.column == column && std::ranges::find(parts, cursor.row) != parts.end();
    return isThere ? cursor.row : parts.front();
}

} // namespace

TemplatePropertiesDock::TemplatePropertiesDock(const Catalogue& catalogue)
    : TemplateDock(QStringLiteral("template-properties"), tr("Properties"), Qt::RightDockWidgetArea)
    , heading_(headingLabel(QString()))
    , name_(new QLineEdit)
    , counts_(new QLabel)
    , pages_(new QStackedWidget) {
    const auto changeZones = [this](int field, const std::function<void(Zone&)>& change, bool again) {
        if (!binding()) return;
        const std::vector<int> zones = document()->selectedZones();
        if (zones.empty()) return;
        const auto write = [&](Template& worldTemplate) {
            for (const int zone : zones) {
                Zone& changed = worldTemplate.zones[std::size_t(zone)];
                change(changed);
                if (changed.like == zone) changed.like = noZone; // chosen for several of which it is one
            }
        };
        const int number = field < 0 ? field : zoneFields + 2 * fieldsOfOne * zones.front() + field;
        typed_.make(*document(), tr("Change zone"), write, number, again);
    };
    zone_ = new ZoneForm(catalogue, changeZones, [this] {
        if (binding()) addCastles(*document());
    });
    link_ = new LinkForm([this](int field, const std::function<void(Link&)>& change, bool again) {
        if (!binding()) return;
        const std::vector<int> links = document()->selectedLinks();
        if (links.empty()) return;
        const auto write = [&](Template& worldTemplate) {
            for (const int link : links)
                change(worldTemplate.links[std::size_t(link)]);
        };
        const int number = linkFields + 2 * fieldsOfOne * links.front() + field;
        typed_.make(*document(), tr("Change link"), write, number, again);
    });
    pages_->addWidget(scrollPane(buildWhole()));
    pages_->addWidget(scrollPane(zone_));
    pages_->addWidget(scrollPane(link_));
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, gap / 2, 0, 0);
    layout->setSpacing(gap / 2);
    heading_->setContentsMargins(gap, 0, gap, 0);
    layout->addWidget(heading_);
    layout->addWidget(pages_, 1);
    setWidget(content);
    forwardFocusTo(*this, *name_);
    connect(name_, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (showing_ || !binding()) return;
        std::string name = text.toStdString();
        std::erase(name, '\0');
        document()->change(
            tr("Change name"), [&](Template& worldTemplate) { worldTemplate.name = name; }, nameStep);
    });
    bound();
}

QWidget* TemplatePropertiesDock::buildWhole() {
    auto* form = new FormPage;
    name_->setPlaceholderText(tr("Untitled template"));
    counts_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* hint = new QLabel(tr("Select a zone or a link to change it. Drag from the rim of a zone to another "
                               "one to link the two."));
    hint->setWordWrap(true);
    form->addRow(tr("Name"), name_);
    form->addRow(tr("Holds"), counts_);
    form->addRow(QString(), hint);
    return form;
}

void TemplatePropertiesDock::bound() {
    setEnabled(bool(binding()));
    if (binding()) {
        binding().on(document(), &TemplateDocument::edited, [this] { showAll(); });
        binding().on(&document()->view(), &GridState::selectionChanged, [this] { showAll(); });
        binding().on(&document()->view(), &GridState::cursorChanged, [this] { showAll(); });
    }
    showAll();
}

void TemplatePropertiesDock::showAll() {
    if (!binding()) return heading_->clear();
    const std::vector<int> zones = document()->selectedZones();
    const std::vector<int> links = document()->selectedLinks();
    const Cell cursor = document()->view().cursor();
    const bool showsLink = !links.empty() && (zones.empty() || cursor.column == linkColumn);
    if (showsLink) {
        const auto& all = document()->worldTemplate().links;
        link_->setGuardRule(document()->worldTemplate().config.guardRule);
        link_->show(all[std::size_t(shownOf(links, cursor, linkColumn))], partsOf(all, links));
        //: %1 is a list of numbers
        const QString named = tr("Link %1").arg(numbersOf(links));
        heading_->setText(links.size() > mostNamed ? tr("%n link(s)", nullptr, int(links.size())) : named);
        pages_->setCurrentIndex(2);
        forwardFocusTo(*this, *link_->kindField());
    } else if (!zones.empty()) {
        const auto& all = document()->shownTemplate().zones;
        zone_->setZones(int(all.size()), zones);
        zone_->show(all[std::size_t(shownOf(zones, cursor, zoneColumn))], partsOf(all, zones));
        //: %1 is a list of numbers
        const QString named = tr("Zone %1").arg(numbersOf(zones));
        heading_->setText(zones.size() > mostNamed ? tr("%n zone(s)", nullptr, int(zones.size())) : named);
        pages_->setCurrentIndex(1);
        forwardFocusTo(*this, *zone_->surfaceField());
    } else {
        showWhole();
    }
}

void TemplatePropertiesDock::showWhole() {
    const QScopedValueRollback showing(showing_, true);
    heading_->setText(tr("Template"));
    const QString name = QString::fromStdString(document()->worldTemplate().name);
    if (name_->text() != name) name_->setText(name);
    //: %1 is "9 zones", %2 "12 links"
    counts_->setText(
        tr("%1, %2").arg(tr("%n zone(s)", nullptr, int(document()->worldTemplate().zones.size())),
                         tr("%n link(s)", nullptr, int(document()->worldTemplate().links.size()))));
    pages_->setCurrentIndex(0);
    forwardFocusTo(*this, *name_);
}

void TemplatePropertiesDock::focusFields() {
    showDock(this);
}

TemplateConfigDock::TemplateConfigDock(const Catalogue& catalogue)
    : TemplateDock(QStringLiteral("template-config"), tr("Config"), Qt::RightDockWidgetArea) {
    form_ = new ConfigForm(
        catalogue.generator, [this](int field, const std::function<void(Config&)>& change, bool again) {
            if (!binding()) return;
            const auto write = [&](Template& worldTemplate) { change(worldTemplate.config); };
            typed_.make(*document(), tr("Change config"), write, configFields + field, again);
        });
    setWidget(scrollPane(form_));
    forwardFocusTo(*this, *form_->sizeField());
    bound();
}

void TemplateConfigDock::bound() {
    setEnabled(bool(binding()));
    if (!binding()) return;
    binding().on(document(), &TemplateDocument::edited,
                 [this] { form_->show(document()->worldTemplate().config); });
    form_->show(document()->worldTemplate().config);
}

} // namespace stonemason::pocket_heroes

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/dialogs/suggest_dialog.h"

#include "editor/app/widgets/form_page.h"
#include "editor/app/widgets/help_page.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_edits.h"
#include "editor/kings_conflict/text/map_text.h"
#include "editor/kings_conflict/view/art/map_renderer.h"
#include "editor/text/names.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSlider>
#include <QVBoxLayout>

namespace stonemason::kings_conflict {

namespace {

constexpr int pictureSide = 300;
constexpr int controlWidth = 290;
constexpr double hintOpacity = 0.8;

} // namespace

SuggestDialog::SuggestDialog(MapDocument& document, MapRenderer& renderer, int layer, QWidget* parent)
    : QDialog(parent)
    , document_(document)
    , renderer_(renderer)
    , runner_(document.game())
    , shown_(new QComboBox)
    , another_(new QPushButton(tr("Another &Variant")))
    , explanation_(new QLabel)
    , before_(new QLabel)
    , after_(new QLabel)
    , outcome_(new QLabel)
    , busy_(new QProgressBar) {
    setWindowTitle(tr("Suggest Hints"));
    setHelpPage(*this, QStringLiteral("making-hints.md#having-hints-suggested"));
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(gap);
    form->setVerticalSpacing(gap);
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    addLayers(*form, layer);
    reach_ = addSlider(*form, tr("&Reach"), tr("How far the values spread from the goals"),
                       SuggestOptions::leastReach, SuggestOptions::mostReach, 100, tr("%1 %"));
    crossings_ = addSlider(*form, tr("&Weight of crossings"),
                           tr("How much higher the strategic points are at crossings on the routes"), 0,
                           SuggestOptions::mostCrossings, 100, tr("%1 %"));
    //: How far chance may move each value; %1 is 0 to 3
    noise_ = addSlider(*form, tr("&Noise"), tr("Moves each value by up to this much at random"), 0,
                       SuggestOptions::mostNoise, 0, tr("±%1"));
    another_->setToolTip(tr("Try other random changes"));
    form->addRow(another_);
    const int twoLines = 2 * fontMetrics().lineSpacing();
    explanation_->setWordWrap(true);
    explanation_->setMinimumHeight(twoLines);
    form->addRow(explanation_);
    connect(another_, &QPushButton::clicked, this, [this] {
        ++seed_;
        request();
    });

    auto* controls = new QWidget;
    controls->setFixedWidth(controlWidth);
    auto* column = new QVBoxLayout(controls);
    column->setContentsMargins({});
    column->addLayout(form);
    column->addStretch(1);
    QScrollArea* pane = scrollPane(controls);
    auto* intro = new QLabel(tr("Made from the terrain only. Use it as a starting point."));
    intro->setWordWrap(true);

    outcome_->setWordWrap(true);
    outcome_->setMinimumHeight(twoLines);
    busy_->setRange(0, 0);
    busy_->setAccessibleName(tr("Calculating the suggestion"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    apply_ = buttons->addButton(tr("&Apply"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* sides = new QHBoxLayout;
    sides->setSpacing(2 * gap);
    sides->addWidget(pane);
    sides->addWidget(pictures());
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(gap);
    layout->addWidget(intro);
    layout->addLayout(sides, 1);
    layout->addWidget(outcome_);
    layout->addWidget(busy_);
    layout->addWidget(buttons);
    apply_->setDefault(true);

    connect(&runner_, &SuggestRunner::finished, this, &SuggestDialog::show);
    connect(&document, &MapDocument::cellsChanged, this, &SuggestDialog::request);
    connect(&document, &MapDocument::replaced, this, &SuggestDialog::request);
    request();
    const int hidden = controls->sizeHint().height() - pane->sizeHint().height();
    resize((sizeHint() + QSize(0, std::max(0, hidden))).boundedTo(screen()->availableSize() * 0.9));
}

void SuggestDialog::addLayers(QFormLayout& form, int layer) {
    auto* boxes = new QVBoxLayout;
    boxes->setSpacing(gap / 2);
    const std::vector<Layer>& layers = document_.game().layers;
    const bool one = layers[std::size_t(layer)].purpose != HintPurpose::None;
    for (int i = 0; i < int(layers.size()); ++i) {
        if (layers[std::size_t(i)].purpose == HintPurpose::None) continue;
        const QString name = localText(layers[std::size_t(i)].name);
        auto* box = new QCheckBox(name);
        box->setChecked(!one || i == layer);
        box->setToolTip(tr("Fill %1 with the suggestion").arg(name));
        connect(box, &QCheckBox::toggled, this, [this, i](bool on) {
            if (on) shown_->setCurrentIndex(shown_->findData(i));
            enableControls();
            showOutcome();
        });
        fill_.emplace_back(i, box);
        boxes->addWidget(box);
        shown_->addItem(icon(QStringLiteral("layer-hint")), name, i);
    }
    form.addRow(tr("Fill"), boxes);
    form.addRow(tr("&Show"), shown_);
    shown_->setCurrentIndex(std::max(0, shown_->findData(layer)));
    connect(shown_, &QComboBox::currentIndexChanged, this, &SuggestDialog::showPictures);
}

QSlider* SuggestDialog::addSlider(QFormLayout& form, const QString& label, const QString& tip, int least,
                                  int most, int value, const QString& unit) {
    auto* slider = new QSlider(Qt::Horizontal);
    slider->setRange(least, most);
    slider->setValue(value);
    slider->setSingleStep(most > 10 ? 5 : 1);
    slider->setPageStep(most > 10 ? 25 : 1);
    slider->setToolTip(tip);
    slider->setAccessibleName(QString(label).remove(u'&'));
    slider->setAccessibleDescription(tip);
    auto* number = new QLabel(unit.arg(value));
    number->setMinimumWidth(number->fontMetrics().horizontalAdvance(unit.arg(most)) + gap);
    number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* row = new QHBoxLayout;
    row->addWidget(slider, 1);
    row->addWidget(number);
    auto* title = new QLabel(label);
    title->setBuddy(slider);
    form.addRow(title, row);
    connect(slider, &QSlider::valueChanged, this, [this, number, unit](int now) {
        number->setText(unit.arg(now));
        request();
    });
    return slider;
}

QWidget* SuggestDialog::pictures() {
    auto* area = new QWidget;
    auto* row = new QHBoxLayout(area);
    row->setContentsMargins({});
    row->setSpacing(gap);
    const auto add = [row](QLabel* picture, const QString& title) {
        auto* column = new QVBoxLayout;
        auto* heading = new QLabel(title);
        QFont bold = heading->font();
        bold.setBold(true);
        heading->setFont(bold);
        picture->setFixedSize(pictureSide, pictureSide);
        picture->setAlignment(Qt::AlignCenter);
        column->addWidget(heading);
        column->addWidget(picture);
        column->addStretch(1);
        row->addLayout(column);
    };
    add(before_, tr("Now"));
    add(after_, tr("Suggested"));
    return area;
}

QCheckBox* SuggestDialog::fillBox(int layer) const {
    for (const auto& [of, box] : fill_)
        if (of == layer) return box;
    return nullptr;
}

bool SuggestDialog::fills(int layer) const {
    const QCheckBox* box = fillBox(layer);
    return box && box->isChecked();
}

SuggestOptions SuggestDialog::options() const {
    return {reach_->value(), crossings_->value(), noise_->value(), seed_};
}

void SuggestDialog::request() {
    if (!noise_) return; // the controls are being made
    current_ = false;
    enableControls();
    runner_.suggest(document_.committedMap(), options());
    busy_->setVisible(!current_);
    if (!current_) showOutcome();
}

void SuggestDialog::show(const std::vector<LayerSuggestion>& suggestions) {
    suggestions_ = suggestions;
    current_ = true;
    busy_->hide();
    showPictures();
    showOutcome();
}

QImage SuggestDialog::pictureOf(const Map& map, int layer) const {
    MapStyle style;
    style.theme = currentTheme();
    style.numbersOf = map.hasLayer(layer) ? layer : -1;
    style.opacity.assign(std::size_t(map.layerCount()), 0);
    style.opacity[terrainLayer] = 1;
    if (map.hasLayer(layer)) style.opacity[std::size_t(layer)] = hintOpacity;
    QImage image = renderer_.image(map, style, QSize(pictureSide, pictureSide) * devicePixelRatioF());
    image.setDevicePixelRatio(devicePixelRatioF());
    return image;
}

void SuggestDialog::showPictures() {
    const int layer = shown_->currentData().toInt();
    Map map = document_.committedMap();
    const QString name = shown_->currentText();
    before_->setPixmap(QPixmap::fromImage(pictureOf(map, layer)));
    //: %1 is a layer's name
    before_->setAccessibleName(tr("%1 now").arg(name));
    for (const LayerSuggestion& suggestion : suggestions_)
        if (suggestion.layer == layer) map.layer(layer) = suggestion.suggestion.grid;
    after_->setPixmap(QPixmap::fromImage(pictureOf(map, layer)));
    //: %1 is a layer's name
    after_->setAccessibleName(tr("%1 suggested").arg(name));
}

std::vector<LayerSuggestion> SuggestDialog::chosen() const {
    std::vector<LayerSuggestion> chosen;
    for (const LayerSuggestion& suggestion : suggestions_)
        if (fills(suggestion.layer)) chosen.push_back(suggestion);
    return chosen;
}

int SuggestDialog::changedCells() const {
    const Map map = document_.committedMap();
    int count = 0;
    for (const LayerSuggestion& suggestion : chosen()) {
        const Grid<Code>& before = map.layer(suggestion.layer);
        const Grid<Code>& after = suggestion.suggestion.grid;
        forEachCell(after.size(),
                    [&](Cell cell) { count += !before.contains(cell) || before[cell] != after[cell]; });
    }
    return count;
}

void SuggestDialog::showOutcome() {
    QStringList sentences;
    int count = 0;
    if (!current_) {
        sentences += tr("Calculating the suggestion…");
    } else if (chosen().empty()) {
        sentences += tr("Choose a layer to fill.");
    } else {
        count = changedCells();
        sentences += count == 0   ? tr("Nothing changes: the map already has these hints.")
                     : count == 1 ? tr("1 cell changes.")
                                  : tr("%n cells change.", nullptr, count);
        for (const LayerSuggestion& suggestion : chosen())
            if (const QString lack = suggestionText(suggestion.suggestion.lack);
                !lack.isEmpty() && !sentences.contains(lack))
                sentences += lack;
    }
    outcome_->setText(sentences.join(u' '));
    apply_->setEnabled(count > 0);
}

void SuggestDialog::enableControls() {
    bool attack = false;
    for (const auto& [layer, box] : fill_)
        attack = attack || (box->isChecked() &&
                            document_.game().layers[std::size_t(layer)].purpose == HintPurpose::Attack);
    crossings_->setEnabled(attack);
    another_->setEnabled(noise_->value() > 0);
    QStringList why;
    if (!attack) why += tr("Crossings matter only for the strategic points.");
    if (!another_->isEnabled()) why += tr("Raise Noise to get other variants.");
    explanation_->setText(why.join(u' '));
}

void SuggestDialog::accept() {
    if (!current_ || changedCells() == 0) return;
    std::vector<std::pair<int, Grid<Code>>> grids;
    for (const LayerSuggestion& suggestion : chosen())
        grids.emplace_back(suggestion.layer, suggestion.suggestion.grid);
    replaceHints(document_, tr("Suggest hints"), grids);
    QDialog::accept();
}

} // namespace stonemason::kings_conflict

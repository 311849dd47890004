// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/docks/pattern_properties_dock.h"

#include "editor/ambush/text/ambush_text.h"
#include "editor/ambush/view/art/pattern_renderer.h"
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/fields.h"
#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/form_page.h"
#include "editor/app/widgets/look.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QSlider>

#include <cmath>

namespace stonemason::ambush {

namespace {

constexpr int iconSide = 36;
constexpr int inRow = 4;
constexpr double forbiddenOpacity = 0.35;

QPixmap faded(const QPixmap& picture) {
    QPixmap result(picture.size());
    result.setDevicePixelRatio(picture.devicePixelRatio());
    result.fill(Qt::transparent);
    QPainter painter(&result);
    painter.setOpacity(forbiddenOpacity);
    painter.drawPixmap(0, 0, picture);
    return result;
}

constexpr int noteLines = 5;
constexpr double thousandthsInPercent = 10;

} // namespace

OrientationButtons::OrientationButtons(PatternRenderer& renderer, QWidget* parent)
    : QWidget(parent), renderer_(renderer) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(4);
    for (const Orientation orientation : allOrientations) {
        const int number = int(orientation);
        auto* button = new QToolButton;
        button->setCheckable(true);
        button->setIconSize({iconSide, iconSide});
        button->setToolTip(orientationName(orientation));
        button->setAccessibleName(orientationName(orientation));
        button->setFocusPolicy(Qt::StrongFocus);
        connect(button, &QToolButton::clicked, this,
                [this, orientation](bool on) { emit chosen(orientation, on); });
        grid->addWidget(button, number / inRow, number % inRow);
        buttons_[std::size_t(number)] = button;
    }
    grid->setColumnStretch(inRow, 1);
}

void OrientationButtons::show(const Pattern& pattern) {
    for (const Orientation orientation : allOrientations)
        button(orientation)->setChecked(pattern.orientations.has(orientation));
    if (std::exchange(signs_, pattern.signs) != pattern.signs) draw();
}

void OrientationButtons::draw() {
    for (const Orientation orientation : allOrientations)
        button(orientation)->setIcon(pictureOf(orientation));
}

QIcon OrientationButtons::pictureOf(Orientation orientation) const {
    if (signs_.empty()) return {};
    const double ratio = devicePixelRatioF();
    QImage image =
        renderer_.image(turned(signs_, orientation), {.dark = isDark(palette()), .gridLines = false},
                        QSize(iconSide, iconSide) * ratio);
    image.setDevicePixelRatio(ratio);
    const QPixmap picture = QPixmap::fromImage(image);
    QIcon icon;
    icon.addPixmap(picture, QIcon::Normal, QIcon::On);
    icon.addPixmap(faded(picture), QIcon::Normal, QIcon::Off);
    return icon;
}

void OrientationButtons::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) draw();
}

PatternPropertiesDock::PatternPropertiesDock(PatternRenderer& renderer)
    : PatternDock(QStringLiteral("pattern-properties"), tr("Properties"), Qt::RightDockWidgetArea)
    , name_(new QLineEdit)
    , note_(new QPlainTextEdit)
    , slider_(new QSlider(Qt::Horizontal))
    , percent_(new DecimalBox)
    , orientations_(new OrientationButtons(renderer))
    , size_(new QLabel) {
    setWidget(scrollPane(buildForm()));
    forwardFocusTo(*this, *name_);
    const auto whenMeant = [this](auto change) {
        return [this, change] {
            if (!showing_ && binding()) change(*document());
        };
    };
    connect(name_, &QLineEdit::textChanged, this,
            whenMeant([this](PatternDocument& document) { document.setName(name_->text().toStdString()); }));
    connect(note_, &QPlainTextEdit::textChanged, this, whenMeant([this](PatternDocument& document) {
                document.setNote(note_->toPlainText().toStdString());
                showWords(); // of what is too long only the beginning is kept
            }));
    connect(slider_, &QSlider::valueChanged, this,
            whenMeant([this](PatternDocument& document) { document.setThreshold(slider_->value()); }));
    connect(percent_, &QDoubleSpinBox::valueChanged, this, whenMeant([this](PatternDocument& document) {
                document.setThreshold(int(std::lround(percent_->value() * thousandthsInPercent)));
            }));
    connect(orientations_, &OrientationButtons::chosen, this, [this](Orientation orientation, bool allowed) {
        if (binding()) document()->setOrientation(orientation, allowed);
    });
    bound();
}

QWidget* PatternPropertiesDock::buildThreshold() {
    slider_->setRange(0, fullThreshold);
    slider_->setSingleStep(5);
    slider_->setPageStep(50);
    slider_->setAccessibleName(tr("Share that must agree, in thousandths"));
    slider_->setToolTip(tr("How much of the weight must agree for a place to pass"));
    percent_->setRange(0, fullThreshold / thousandthsInPercent);
    percent_->setDecimals(1);
    percent_->setSingleStep(0.5);
    //: after a number: percent
    percent_->setSuffix(tr(" %"));
    percent_->setAccessibleName(tr("Share that must agree, in percent"));
    percent_->setToolTip(slider_->toolTip());
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap);
    layout->addWidget(slider_, 1);
    layout->addWidget(percent_);
    return row;
}

QWidget* PatternPropertiesDock::buildForm() {
    name_->setPlaceholderText(tr("Untitled pattern"));
    note_->setTabChangesFocus(true);
    note_->setPlaceholderText(tr("What it is meant to find, and what it gets wrong"));
    note_->setFixedHeight(note_->fontMetrics().lineSpacing() * noteLines + 2 * gap);
    size_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    orientations_->setAccessibleName(tr("Orientations"));
    auto* form = new FormPage;
    form->addRow(tr("Name"), name_);
    form->addRow(tr("Must agree"), buildThreshold());
    form->addRow(tr("Orientations"), orientations_);
    form->addRow(tr("Note"), note_);
    form->addRow(tr("Size"), size_);
    return form;
}

void PatternPropertiesDock::bound() {
    setEnabled(bool(binding()));
    if (binding()) {
        binding().on(document(), &PatternDocument::wordsChanged, [this] { showWords(); });
        binding().on(document(), &PatternDocument::rulesChanged, [this] { showRules(); });
        binding().on(document(), &PatternDocument::replaced, [this] { showRules(); });
        binding().on(document(), &PatternDocument::cellsChanged, [this] { showRules(); });
    }
    showWords();
    showRules();
}

void PatternPropertiesDock::showWords() {
    const QScopedValueRollback showing(showing_, true);
    const Pattern none;
    const Pattern& pattern = binding() ? document()->pattern() : none;
    updateText(*name_, pattern.name);
    updateText(*note_, pattern.note);
}

void PatternPropertiesDock::showRules() {
    const QScopedValueRollback showing(showing_, true);
    if (!binding()) return size_->clear();
    const Pattern& pattern = document()->pattern();
    slider_->setValue(pattern.threshold);
    percent_->setValue(pattern.threshold / thousandthsInPercent);
    orientations_->show(pattern);
    size_->setText(QStringLiteral("%1 × %2").arg(pattern.signs.rows()).arg(pattern.signs.columns()));
}

} // namespace stonemason::ambush

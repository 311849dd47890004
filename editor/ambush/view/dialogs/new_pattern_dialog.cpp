// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/dialogs/new_pattern_dialog.h"

#include "editor/ambush/view/art/pattern_renderer.h"
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/look.h"
#include "editor/grid/dialogs/picture_button.h"

#include <QFormLayout>
#include <QSpinBox>

namespace stonemason::ambush {

namespace {

constexpr int pictureSide = 96;
constexpr Size usualSize{7, 9}; // of the seed's

} // namespace

NewPatternDialog::NewPatternDialog(PatternRenderer& renderer, std::vector<Pattern> samples, QWidget* parent)
    : NewDocumentDialog(
          {.title = tr("New Pattern"), .untitled = tr("Untitled pattern"), .create = tr("Crea&te Pattern")},
          QStringLiteral("patterns.md"), parent)
    , renderer_(renderer)
    , samples_(std::move(samples))
    , size_(1, maximumPatternSide, usualSize) {
    addStart(tr("Empty"), {}, pictureOf(plain()));
    for (const Pattern& sample : samples_)
        addStart(QString::fromStdString(sample.name), {}, pictureOf(sample));
    QWidget* size = buildSize();
    layOut(size);
    connect(startChoices().front(), &QAbstractButton::toggled, size, &QWidget::setEnabled);
}

QWidget* NewPatternDialog::buildSize() {
    auto* pane = new QWidget;
    auto* form = new QFormLayout(pane);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(gap);
    size_.addTo(*form);
    for (QSpinBox* field : {rowsField(), columnsField()})
        connect(field, &QSpinBox::valueChanged, this, [this] { showStart(0, pictureOf(plain())); });
    return pane;
}

QImage NewPatternDialog::pictureOf(const Pattern& pattern) const {
    return renderer_.image(pattern.signs, {.dark = isDark(palette())}, picturePixels(pictureSide));
}

Pattern NewPatternDialog::plain() const {
    Pattern pattern;
    pattern.signs = Grid<char>(size_.size(), '.');
    return pattern;
}

Pattern NewPatternDialog::pattern() const {
    const std::size_t start = chosenStart();
    Pattern pattern = start == 0 ? plain() : samples_[start - 1];
    pattern.note.clear();
    pattern.name = name();
    return pattern;
}

} // namespace stonemason::ambush

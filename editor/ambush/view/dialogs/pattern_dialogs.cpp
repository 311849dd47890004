// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/dialogs/pattern_dialogs.h"

#include "core/ambush/pattern.h"
#include "core/ambush/pattern_file.h"
#include "editor/ambush/model/pattern_document.h"
#include "editor/ambush/model/pattern_state.h"
#include "editor/ambush/text/ambush_text.h"
#include "editor/app/files/picture_file.h"
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/help_page.h"
#include "editor/app/widgets/look.h"
#include "editor/grid/dialogs/picture_button.h"

#include <QCheckBox>
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

namespace {

constexpr int rowsForm = 1; // of the tabs

GridExport exportOf(const PatternDocument& document) {
    auto* grid = new QCheckBox(PatternExportDialog::tr("&Grid"));
    auto* characters = new QCheckBox(PatternExportDialog::tr("Co&des"));
    grid->setChecked(true);
    return {.nameless = QStringLiteral("pattern"),
            //: %1 is a pattern's name
            .windowTitle = PatternExportDialog::tr("Export %1").arg(document.title()),
            .helpPage = QStringLiteral("patterns.md"),
            .targets = {{PatternExportDialog::tr("Pattern file (JSON)"),
                         QStringLiteral("ambush"),
                         {PatternExportDialog::tr("Stonemason pattern (*.ambush)")}},
                        {PatternExportDialog::tr("Text"),
                         QStringLiteral("txt"),
                         {PatternExportDialog::tr("Text (*.txt)")}},
                        {PatternExportDialog::tr("Picture"), QStringLiteral("png"), pictureFilters(),
                         ExportTarget::Kind::Picture}},
            .cellLabel = PatternExportDialog::tr("&Cell"),
            .cellName = PatternExportDialog::tr("Size of a cell"),
            .switches = {grid, characters},
            .text = [&document](int target) -> Result<std::string> {
                Result<std::string> file = writePattern(document.committedPattern(), Completeness::Draft);
                if (file && target == rowsForm) return patternRows(document.committedPattern());
                return file;
            },
            .look =
                [&document, grid, characters] {
                    return lastingLook(
                        document.committedPattern().signs,
                        {.gridLines = grid->isChecked(), .characters = characters->isChecked()});
                }};
}

} // namespace

PatternExportDialog::PatternExportDialog(const PatternDocument& document, QWidget* parent)
    : GridExportDialog(document, exportOf(document), parent) {
}

PatternSizeDialog::PatternSizeDialog(PatternDocument& document, PatternRenderer& renderer, QWidget* parent)
    : SizeDialog(document,
                 {.most = maximumPatternSide,
                  .title = tr("Size of the Pattern"),
                  .pictureName = tr("The pattern as it will be"),
                  .limits = tr("A pattern has 1 to %1 rows and columns.").arg(maximumPatternSide),
                  .helpPage = QStringLiteral("patterns.md")},
                 parent)
    , document_(document)
    , renderer_(renderer) {
    for (const char sign : {'*', '.', '#'})
        addFill(signName(sign), int(sign));
    showOutcome();
}

PatternSizeDialog::Outcome PatternSizeDialog::outcome(const Margins& margins, QSize pixels) const {
    const Grid<char>& signs = document_.committedPattern().signs;
    const Size size = withMargins(signs.size(), margins);
    return {renderer_.image(resized(signs, margins, char(fill())), document_.view().style(), pixels),
            tr("The pattern will have %1 × %2 cells.").arg(size.rows).arg(size.columns)};
}

void PatternSizeDialog::accept() {
    document_.change(tr("Change size"), [this](Pattern& pattern) {
        pattern.signs = resized(pattern.signs, margins(), char(fill()));
    });
    QDialog::accept();
}

} // namespace stonemason::ambush

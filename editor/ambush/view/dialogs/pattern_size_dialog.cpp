// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/dialogs/pattern_size_dialog.h"

#include "core/ambush/pattern.h"
#include "editor/ambush/model/pattern_document.h"
#include "editor/ambush/model/pattern_view_state.h"
#include "editor/ambush/text/ambush_text.h"
#include "editor/app/widgets/help_page.h"

namespace stonemason::ambush {

PatternSizeDialog::PatternSizeDialog(PatternDocument& document, PatternRenderer& renderer, QWidget* parent)
    : SizeDialog(maximumPatternSide, tr("Size of the Pattern"), tr("The pattern as it will be"), parent)
    , document_(document)
    , renderer_(renderer) {
    setHelpPage(*this, QStringLiteral("patterns.md"));
    for (const char sign : {'*', '.', '#'})
        addFill(signName(sign), int(sign));
    connect(&document, &PatternDocument::cellsChanged, this, [this] { showOutcome(); });
    connect(&document, &PatternDocument::replaced, this, [this] { showOutcome(); });
    showOutcome();
}

Size PatternSizeDialog::sizeNow() const {
    return document_.committedPattern().signs.size();
}

PatternSizeDialog::Outcome PatternSizeDialog::outcome(const Margins& margins, QSize pixels) const {
    const Grid<char>& signs = document_.committedPattern().signs;
    const Size size = withMargins(signs.size(), margins);
    return {renderer_.image(resized(signs, margins, char(fill())), document_.view().style(), pixels),
            tr("The pattern will have %1 × %2 cells.").arg(size.rows).arg(size.columns)};
}

QString PatternSizeDialog::sizesThereAre() const {
    return tr("A pattern has 1 to %1 rows and columns.").arg(maximumPatternSide);
}

void PatternSizeDialog::accept() {
    document_.change(tr("Change size"), [this](Pattern& pattern) {
        pattern.signs = resized(pattern.signs, margins(), char(fill()));
    });
    QDialog::accept();
}

} // namespace stonemason::ambush

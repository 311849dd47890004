// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/view/dialogs/text_map_size_dialog.h"

#include "core/text_map/text_map.h"
#include "core/text_map/text_map_file.h"
#include "editor/app/widgets/help_page.h"
#include "editor/text_map/model/text_map_document.h"
#include "editor/text_map/model/text_map_view_state.h"

#include <QLabel>

namespace stonemason::text_map {

namespace {

/// Larger ones are not drawn with every turn of a spin box.
constexpr std::int64_t mostCellsShown = 1 << 20;

} // namespace

TextMapSizeDialog::TextMapSizeDialog(TextMapDocument& document, TextMapRenderer& renderer, QWidget* parent)
    : SizeDialog(maximumTextMapSide, tr("Size of the Map"), tr("The map as it will be"), parent)
    , document_(document)
    , renderer_(renderer) {
    setHelpPage(*this, QStringLiteral("text-maps.md"));
    const SignBook& signs = document.signs();
    for (const TileIndex code : {signs.wall(), signs.floor(), signs.blank()})
        addFill(signs.name(code), code);
    connect(&document, &TextMapDocument::cellsChanged, this, [this] { showOutcome(); });
    connect(&document, &TextMapDocument::replaced, this, [this] { showOutcome(); });
    showOutcome();
}

Size TextMapSizeDialog::sizeNow() const {
    return document_.size();
}

std::optional<TextMap> TextMapSizeDialog::changed(const Margins& margins) const {
    const TextMap& map = document_.committedMap();
    return resized(map, margins, document_.signs().signFor(TileIndex(fill()), map));
}

TextMapSizeDialog::Outcome TextMapSizeDialog::outcome(const Margins& margins, QSize pixels) const {
    const Size size = withMargins(sizeNow(), margins);
    const QString sentence = tr("The map will have %1 × %2 cells.").arg(size.rows).arg(size.columns);
    if (std::max(size.area(), sizeNow().area()) > mostCellsShown) return {{}, sentence};
    const std::optional<TextMap> map = changed(margins);
    if (!map) return {{}, sentence};
    const std::vector<TileIndex> codes = document_.signs().codesOf(*map);
    return {renderer_.image({&map->cells, &codes}, document_.view().style(), pixels), sentence};
}

QString TextMapSizeDialog::sizesThereAre() const {
    return tr("A text map has 1 to %1 rows and columns.").arg(maximumTextMapSide);
}

void TextMapSizeDialog::accept() {
    std::optional<TextMap> map = changed(margins());
    if (!map) {
        verdict()->setText(tr("Nothing of the map would be left, or it has too many characters already."));
        return;
    }
    document_.replace(tr("Change size"), std::move(*map));
    QDialog::accept();
}

} // namespace stonemason::text_map

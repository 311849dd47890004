// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/view/docks/statistics_dock.h"

#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/form_page.h"

#include <QLabel>
#include <QLocale>
#include <QScrollArea>

#include <algorithm>
#include <utility>

namespace stonemason::text_map {

namespace {

constexpr std::size_t mostListed = 12;

/// The map's signs with their cells, the most frequent first.
std::vector<std::pair<std::int64_t, TileIndex>> signCounts(const TextMapDocument& document) {
    std::vector<std::pair<std::int64_t, TileIndex>> counts;
    for (std::size_t i = 0; i < document.codes().size(); ++i) {
        const std::int64_t cells = document.cellsOf(SignIndex(i));
        if (cells > 0 && !document.signs().isNothing(document.codes()[i]))
            counts.emplace_back(cells, document.codes()[i]);
    }
    std::ranges::stable_sort(counts, std::ranges::greater(), &std::pair<std::int64_t, TileIndex>::first);
    return counts;
}

QLabel* figureLabel() {
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

StatisticsDock::StatisticsDock()
    : TextMapDock(QStringLiteral("text-map-statistics"), tr("Statistics"), Qt::RightDockWidgetArea)
    , size_(figureLabel())
    , walls_(figureLabel())
    , characters_(figureLabel())
    , unknown_(figureLabel()) {
    auto* form = new FormPage;
    form->addRow(tr("Size"), size_);
    form->addRow(tr("Walls"), walls_);
    form->addRow(tr("Characters"), characters_);
    form->addRow(tr("Unknown"), unknown_);
    QScrollArea* pane = scrollPane(form);
    pane->setFocusPolicy(Qt::StrongFocus);
    pane->setAccessibleName(tr("Statistics"));
    setWidget(pane);
    forwardFocusTo(*this, *pane);
    later_.setSingleShot(true);
    later_.setInterval(0);
    connect(&later_, &QTimer::timeout, this, &StatisticsDock::showFigures);
    bound();
}

void StatisticsDock::bound() {
    setEnabled(bool(binding()));
    if (binding()) {
        binding().on(document(), &TextMapDocument::cellsChanged, [this] { later_.start(); });
        binding().on(document(), &TextMapDocument::replaced, [this] { later_.start(); });
        binding().on(document(), &TextMapDocument::meaningsChanged, [this] { later_.start(); });
    }
    showFigures();
}

void StatisticsDock::showFigures() {
    for (QLabel* label : {size_, walls_, characters_, unknown_})
        label->clear();
    if (!binding()) return;
    const QLocale locale;
    const Size size = document()->size();
    //: How large a map is
    size_->setText(tr("%1 × %2 (rows × columns)").arg(size.rows).arg(size.columns));
    //: %1 of %2 cells are walls; %3 is that in words: "60 % walls"
    walls_->setText(tr("%1 of %2 cells (%3)")
                        .arg(locale.toString(qlonglong(document()->walls())),
                             locale.toString(qlonglong(size.area())),
                             TextMapEditorTraits::wallShare(*document())));
    const SignBook& signs = document()->signs();
    QStringList characters;
    QStringList unknown;
    for (const auto& [cells, code] : signCounts(*document())) {
        const QString line =
            QStringLiteral("%1 × %2").arg(locale.toString(qlonglong(cells)), signs.name(code));
        if (characters.size() < qsizetype(mostListed)) characters += line;
        if (!signs.row(code)) unknown += signs.shown(code);
    }
    characters_->setText(characters.join(u'\n'));
    //: %1 is a list of characters
    unknown_->setText(
        unknown.isEmpty()
            ? tr("No unknown characters")
            : tr("%1 (what is unknown counts as floor)").arg(locale.createSeparatedList(unknown)));
}

} // namespace stonemason::text_map

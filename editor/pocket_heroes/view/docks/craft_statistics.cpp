// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/docks/craft_statistics.h"

#include "editor/app/widgets/labels.h"
#include "editor/pocket_heroes/text/craft_text.h"

#include <QCoreApplication>
#include <QMap>
#include <QTreeWidget>

namespace stonemason::pocket_heroes {

namespace {

struct CraftGroups {
    Q_DECLARE_TR_FUNCTIONS(CraftGroups)
};

enum class Standing { Less, More, Inside, Nothing };

Standing standingOf(const std::optional<double>& value, const CraftRange& range) {
    if (!value) return Standing::Nothing;
    if (range.contains(*value)) return Standing::Inside;
    return range.least && *value < *range.least ? Standing::Less : Standing::More;
}

void addFigure(QTreeWidgetItem* group, CraftFigure figure, const std::optional<double>& value,
               const CraftRange& range) {
    const QString name = craftFigureName(figure);
    QTreeWidgetItem* line = addGroup(group, name);
    line->setFirstColumnSpanned(true); // names are long, and the panel is narrow
    line->setToolTip(0, plainToolTip(name));
    //: Below the name of a figure of worlds; %1 is a range: "5.8 to 15"
    addLine(line, CraftGroups::tr("people: %1").arg(craftRangeText(range)),
            value ? craftNumber(*value) : QStringLiteral("–"));
    line->child(0)->setToolTip(0, CraftGroups::tr("In nine of ten maps that people made"));
}

} // namespace

QTreeWidgetItem* addHeading(QTreeWidget& tree, const QString& text) {
    auto* item = new QTreeWidgetItem(&tree, {text});
    QFont font = item->font(0);
    font.setBold(true);
    item->setFont(0, font);
    item->setFirstColumnSpanned(true);
    item->setExpanded(true);
    return item;
}

void addLine(QTreeWidgetItem* group, const QString& name, const QString& figure) {
    auto* item = new QTreeWidgetItem(group, {name, figure});
    item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
}

QTreeWidgetItem* addGroup(QTreeWidgetItem* above, const QString& name, const QString& figure) {
    addLine(above, name, figure);
    QTreeWidgetItem* group = above->child(above->childCount() - 1);
    group->setExpanded(true);
    return group;
}

void addCraft(QTreeWidget& tree, const CraftFigures& figures, const CraftRules& rules, int side) {
    QTreeWidgetItem* heading = addHeading(tree, CraftGroups::tr("Beside maps of people"));
    addLine(
        heading, CraftGroups::tr("Figures as in nine of ten maps"),
        //: How many of how many
        CraftGroups::tr("%1 of %2").arg(figuresInside(figures, rules, side)).arg(int(CraftFigure::Reach)));
    const QMap<Standing, QString> names{{Standing::Less, CraftGroups::tr("Less than in maps of people")},
                                        {Standing::More, CraftGroups::tr("More than in maps of people")},
                                        {Standing::Inside, CraftGroups::tr("As in maps of people")},
                                        {Standing::Nothing, CraftGroups::tr("Nothing to measure")}};
    for (const auto& [standing, name] : names.asKeyValueRange()) {
        QTreeWidgetItem* group = nullptr;
        for (int i = 0; i < craftFigureCount; ++i) {
            const auto& value = figures[std::size_t(i)];
            const CraftRange range = rules.rangeOf(CraftFigure(i), side);
            if (standingOf(value, range) != standing) continue;
            if (!group) group = addGroup(heading, name);
            addFigure(group, CraftFigure(i), value, range);
        }
        if (group) group->setExpanded(standing == Standing::Less || standing == Standing::More);
    }
}

} // namespace stonemason::pocket_heroes

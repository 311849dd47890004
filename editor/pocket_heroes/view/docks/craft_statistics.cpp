// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/docks/craft_statistics.h"

#include "editor/pocket_heroes/text/craft_text.h"
#include "editor/pocket_heroes/text/percent_text.h"
#include "editor/pocket_heroes/view/docks/figure_tree.h"

#include <QCoreApplication>
#include <QMap>

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

/// In one line, so that it is read out with its range; wraps into two and more.
void addFigure(QTreeWidgetItem* group, CraftFigure figure, const std::optional<double>& value,
               const CraftRange& range) {
    //: Below the name of a figure of worlds; %1 is a range: "5.8 to 15"
    const QString people = CraftGroups::tr("people: %1").arg(craftRangeText(range));
    const QString name = withPercentsKept(craftFigureName(figure));
    addLine(group, name + u'\n' + people, value ? craftNumber(*value) : QStringLiteral("–"));
    group->child(group->childCount() - 1)
        ->setToolTip(0, CraftGroups::tr("In nine of ten maps that people made"));
}

//: How many of how many
QString shareText(int part, int whole) {
    return CraftGroups::tr("%1 of %2").arg(part).arg(whole);
}

/// Unfolded where one is not met.
void addRequirements(QTreeWidgetItem* heading, const CraftFigures& figures, const CraftRules& rules,
                     int side) {
    const int met = requirementsMet(figures, rules, side);
    QTreeWidgetItem* group =
        addGroup(heading, CraftGroups::tr("Minimum requirements met"), shareText(met, craftRequirementCount));
    for (int i = craftRangeCount; i < craftFigureCount; ++i)
        addFigure(group, CraftFigure(i), figures[std::size_t(i)], rules.rangeOf(CraftFigure(i), side));
    group->setExpanded(met < craftRequirementCount);
}

} // namespace

void addCraft(QTreeWidget& tree, const CraftFigures& figures, const CraftRules& rules, int side) {
    QTreeWidgetItem* heading = addHeading(tree, CraftGroups::tr("Beside maps of people"));
    addLine(heading, CraftGroups::tr("Figures as in nine of ten maps"),
            shareText(figuresInside(figures, rules, side), craftRangeCount));
    const QMap<Standing, QString> names{{Standing::Less, CraftGroups::tr("Less than in maps of people")},
                                        {Standing::More, CraftGroups::tr("More than in maps of people")},
                                        {Standing::Inside, CraftGroups::tr("As in maps of people")},
                                        {Standing::Nothing, CraftGroups::tr("Nothing to measure")}};
    for (const auto& [standing, name] : names.asKeyValueRange()) {
        QTreeWidgetItem* group = nullptr;
        for (int i = 0; i < craftRangeCount; ++i) {
            const auto& value = figures[std::size_t(i)];
            const CraftRange range = rules.rangeOf(CraftFigure(i), side);
            if (standingOf(value, range) != standing) continue;
            if (!group) group = addGroup(heading, name);
            addFigure(group, CraftFigure(i), value, range);
        }
        if (!group) continue;
        group->setText(1, QString::number(group->childCount()));
        group->setExpanded(standing == Standing::Less || standing == Standing::More);
    }
    addRequirements(heading, figures, rules, side);
}

} // namespace stonemason::pocket_heroes

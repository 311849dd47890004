// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/view/preview/symmetry_box.h"

#include "core/pocket_heroes/template/zone_mirror.h"
#include "editor/app/widgets/icons.h"
#include "editor/pocket_heroes/text/template_text.h"

#include <QAbstractItemView>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QStyle>

#include <algorithm>

namespace stonemason::pocket_heroes {

SymmetryBox::SymmetryBox(QWidget* parent) : QComboBox(parent) {
    const auto add = [this](const char* iconName, const QString& name, const QString& toolTip) {
        addItem(icon(QString::fromLatin1(iconName)), name);
        setItemData(count() - 1, toolTip, Qt::UserRole);
    };
    // In the order of WorldSymmetry.
    add("symmetry-none", tr("None", "symmetry of a world"),
        tr("No symmetry: no half is the image of the other"));
    add("symmetry-diagonal", tr("Diagonal", "symmetry of a world"),
        tr("A mirror in the diagonal: the upper right half is the image of the lower left, doors of "
           "buildings too"));
    add("flip-horizontal", tr("Left-right", "symmetry of a world"),
        tr("A mirror: the right half is the image of the left"));
    add("flip-vertical", tr("Top-bottom", "symmetry of a world"),
        tr("A mirror: the upper half is the image of the lower"));
    add("symmetry-half-turn", tr("Half-turn", "symmetry of a world"),
        tr("One half is the other, turned by 180 degrees"));
    add("symmetry-quarter-turn", tr("Quarter-turn", "symmetry of a world"),
        tr("For four players: each quarter is the one before, turned by 90 degrees"));
    setAccessibleName(tr("Symmetry of the world"));
    setToolTip(tr("Make each half or quarter of the world the image of another: all players have the same "
                  "ground, mines and treasure, and as far to go"));
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(9);
    connect(this, &QComboBox::activated, this, [this](int index) { emit chosen(WorldSymmetry(index)); });
}

void SymmetryBox::showPopup() {
    // The hint of the list does not know large text.
    int widest = 0;
    for (int i = 0; i < count(); ++i)
        widest = std::max(widest, fontMetrics().horizontalAdvance(itemText(i)));
    const int margin = style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    view()->setMinimumWidth(widest + 2 * (iconSize().width() + margin));
    QComboBox::showPopup();
}

void SymmetryBox::offer(const Template& worldTemplate, WorldSymmetry chosen) {
    const QSignalBlocker block(this);
    QStringList reasons;
    auto* items = qobject_cast<QStandardItemModel*>(model());
    for (int i = 0; i < count(); ++i) {
        const auto symmetry = WorldSymmetry(i);
        QString toolTip = itemData(i, Qt::UserRole).toString();
        bool fits = true;
        if (symmetry != WorldSymmetry::None)
            if (const auto mirror = mirrorOf(worldTemplate, symmetry); !mirror) {
                fits = false;
                const QString reason = whyNotGenerated(mirror.error());
                toolTip += u'\n' + reason;
                reasons += tr("%1: %2", "a symmetry and why it does not fit").arg(itemText(i), reason);
            }
        if (QStandardItem* item = items ? items->item(i) : nullptr) item->setEnabled(fits);
        setItemData(i, toolTip, Qt::ToolTipRole);
    }
    // Keys do not get to disabled items, nor does what is read of them.
    setAccessibleDescription(reasons.join(u'\n'));
    setCurrentIndex(int(chosen));
}

} // namespace stonemason::pocket_heroes

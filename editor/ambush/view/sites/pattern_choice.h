// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ambush/view/sites/pattern_shelf.h"

#include <QListWidget>
#include <QSet>

namespace stonemason::ambush {

/// A list of the patterns that there are, to tick those that are looked for. It follows the shelf; a pattern
/// that is gone is looked for no more.
class PatternChoice : public QListWidget {
    Q_OBJECT

public:
    /// The shelf outlives what is done with the list.
    explicit PatternChoice(const PatternShelf& shelf, QWidget* parent = nullptr);

    /// Those that are ticked, in the order of the list.
    std::vector<ShelvedPattern> chosen() const;
    void setChosen(const QString& key, bool on);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void showEvent(QShowEvent* event) override;

signals:
    /// Other patterns are chosen, or those that are have changed.
    void chosenChanged();

private:
    void list();
    void take(const QListWidgetItem& item);
    void notifyChosen();

    const PatternShelf& shelf_;
    QSet<QString> keys_;
    std::vector<ShelvedPattern> notified_; ///< the chosen patterns at the last notification
    bool listing_ = false;
};

} // namespace stonemason::ambush

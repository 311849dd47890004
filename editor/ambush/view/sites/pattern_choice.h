// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ambush/view/sites/pattern_shelf.h"

#include <QListWidget>
#include <QSet>

namespace stonemason::ambush {

/// A checkable list of the available patterns for the search. It follows the shelf; a pattern that is
/// removed from the shelf is no longer searched for.
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
    /// The choice of patterns has changed, or a chosen pattern has.
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

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/world/thing.h"

#include <QAbstractListModel>

#include <vector>

namespace stonemason::pocket_heroes {

/// What can be put down on a world: the objects of the catalogue and the groups of decorations, treasure,
/// guards, heroes and events. Narrowed by kind and by words.
class ObjectModel : public QAbstractListModel {
    Q_OBJECT

public:
    struct Entry {
        QString name;
        QString details; ///< what else is known of it: "Citadel, level 2"; may be empty
        QString group;   ///< what lists are headed with: "Mines"
        std::vector<Record> records;
    };

    explicit ObjectModel(const Catalogue& catalogue, QObject* parent = nullptr);

    /// The groups there are, in order, each once.
    const QStringList& groups() const { return groups_; }
    /// Shows those of the group, all with an empty one, whose names, details, kinds or ids hold every one of
    /// the words. Case and accents do not count. First come those whose kind begins with the words, then
    /// those whose name does.
    void narrow(const QString& group, const QString& words);

    const Entry& entry(const QModelIndex& index) const { return all_[shown_[std::size_t(index.row())]]; }
    /// Where these records are shown; invalid when they are not.
    QModelIndex indexOf(const std::vector<Record>& records) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    /// Objects can be dragged onto a map.
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;

private:
    void addSections(const Catalogue& catalogue);
    void addLoose(const Catalogue& catalogue);
    void add(const QString& group, const QString& name, std::vector<Record> records,
             const QString& details = {});

    std::vector<Entry> all_;
    QStringList groups_;
    std::vector<std::size_t> shown_;
};

} // namespace stonemason::pocket_heroes

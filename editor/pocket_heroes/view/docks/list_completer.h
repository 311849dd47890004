// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QStringListModel>

#include <functional>

class QCompleter;
class QLineEdit;

namespace stonemason::pocket_heroes {

/// Offers, while a list of items is typed (see number_lists.h), the names that the part at the caret can
/// have.
class ListCompleter : public QObject {
    Q_OBJECT

public:
    /// The names of a part that has these parts of its item before it.
    using Names = std::function<QStringList(const QStringList& before)>;

    /// Belongs to the line.
    ListCompleter(QLineEdit& line, Names names);

    QCompleter* completer() const { return completer_; }
    /// While names are shown, Return takes one and does not end the line.
    bool isOffering() const;

private:
    void offer();
    void complete(const QString& name);

    QLineEdit& line_;
    Names names_;
    QStringListModel* model_;
    QCompleter* completer_;
};

} // namespace stonemason::pocket_heroes

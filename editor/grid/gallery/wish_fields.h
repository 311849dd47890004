// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/wishes.h"

#include <QString>
#include <QWidget>

#include <string>
#include <vector>

class QPushButton;

namespace stonemason {

class RangeField;

/// Something that can be wished for.
struct WishField {
    std::string id;
    QString name;    ///< "Water"
    QString meaning; ///< a sentence: what its numbers count
    bool isPercent = false;
    WishRange limits{};
    WishRange standard{};
};

/// A range for everything that can be wished for, and a button that brings the standard back.
class WishFields : public QWidget {
    Q_OBJECT

public:
    explicit WishFields(std::vector<WishField> wishes, QWidget* parent = nullptr);

    /// Those that differ from the standard.
    Wishes wishes() const;
    /// Shows them, the standard for all others, without emitting a signal. Unknown wishes are passed over,
    /// and ranges are held within their limits.
    void setWishes(const Wishes& wishes);

    /// In the order of the wishes.
    const std::vector<RangeField*>& fields() const { return fields_; }
    QPushButton* resetButton() const { return reset_; }

signals:
    /// A person wishes for something else.
    void changed();

private:
    void addField(const WishField& wish);
    void showReset();

    std::vector<WishField> known_;
    std::vector<RangeField*> fields_;
    QPushButton* reset_;
};

} // namespace stonemason

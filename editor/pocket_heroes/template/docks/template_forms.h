// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pocket_heroes/template/docks/value_form.h"

namespace stonemason::pocket_heroes {

/// What a zone is: ground, size, riches, castles and mines.
class ZoneForm : public ValueForm<Zone> {
public:
    ZoneForm(const Catalogue& catalogue, Changed changed);

    QSpinBox* sizeField() const { return size_; }
    QComboBox* surfaceField() const { return surface_; }

private:
    QComboBox* surface_;
    QSpinBox* size_;
};

/// What a link is: between which zones, of what kind, how guarded.
class LinkForm : public ValueForm<Link> {
public:
    explicit LinkForm(Changed changed);

    QComboBox* kindField() const { return kind_; }

private:
    QComboBox* kind_;
};

/// The numbers that hold for the whole world.
class ConfigForm : public ValueForm<Config> {
public:
    explicit ConfigForm(Changed changed);

    QComboBox* sizeField() const { return size_; }

private:
    void addRange(const QString& label, IntRange usual, IntRange Config::*part, const QString& tip);
    void addTreasures();
    void addGuardCounts();

    QComboBox* size_;
};

} // namespace stonemason::pocket_heroes

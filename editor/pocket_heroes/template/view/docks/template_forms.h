// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/generator_numbers.h"
#include "editor/pocket_heroes/template/view/docks/value_form.h"

class QDoubleSpinBox;

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace stonemason::pocket_heroes {

/// What a zone is: ground, size, riches, castles and mines.
class ZoneForm : public ValueForm<Zone> {
public:
    /// @param addCastle gives each selected zone one more castle
    ZoneForm(const Catalogue& catalogue, Changed changed, const std::function<void()>& addCastle);

    NumberBox* sizeField() const { return size_; }
    QComboBox* surfaceField() const { return surface_; }
    RangeField* minesField() const { return mines_; }
    /// Offers the zones from which the shown ones can take their numbers: all, but not itself for a single
    /// one.
    void setZones(int count, const std::vector<int>& shown);

    QComboBox* likeField() const { return like_; }
    QComboBox* kindField() const { return kind_; }
    QComboBox* guardsField() const { return guards_; }
    QComboBox* castleSizeField() const { return castleSize_; }
    RangeField* moreCastlesField() const { return moreCastles_; }

private:
    void addLike();
    void addPart();
    void addGuards();
    void addMoreCastles();

    QComboBox* surface_;
    NumberBox* size_;
    RangeField* mines_;
    QComboBox* like_;
    QComboBox* kind_;
    QComboBox* guards_;
    QComboBox* castleSize_;
    RangeField* moreCastles_;
};

/// What a link is: between which zones, of what kind, how guarded.
class LinkForm : public ValueForm<Link> {
public:
    explicit LinkForm(Changed changed);

    /// Sets the meaning of negative guard numbers.
    void setGuardRule(GuardRule rule);

    QComboBox* kindField() const { return kind_; }
    RangeField* guardField() const { return guard_; }

private:
    QComboBox* kind_;
    RangeField* guard_;
    std::optional<GuardRule> rule_;
};

/// The numbers that hold for the whole world.
class ConfigForm : public ValueForm<Config> {
public:
    /// @param usual the numbers that hold where the config has none of its own
    ConfigForm(const GeneratorNumbers& usual, Changed changed);

    QComboBox* sizeField() const { return size_; }
    /// Of one of the numbers that only our files have, such as waterPercent.
    NumberBox* ownField(std::string_view name) const { return own_.find(name)->second; }
    QComboBox* waterField() const { return water_; }
    /// Of a sort of treasure, as in Config::treasureChance.
    QDoubleSpinBox* chanceField(int sort) const { return chances_[std::size_t(sort)]; }

private:
    void addOptions(const GeneratorNumbers& usual);
    NumberBox* addOwnNumber(const QString& label, std::string_view name, int usual);
    void addTreasures();
    void addGuardCounts();

    QComboBox* size_;
    QComboBox* water_ = nullptr;
    std::vector<QDoubleSpinBox*> chances_;
    std::map<std::string, NumberBox*, std::less<>> own_; ///< by their names in files
};

} // namespace stonemason::pocket_heroes

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/shared_value.h"
#include "core/pocket_heroes/check/check.h"
#include "core/pocket_heroes/edit/occupancy.h"
#include "core/pocket_heroes/format/world_file.h"
#include "core/pocket_heroes/rules/zones.h"
#include "editor/app/tasks/latest_task.h"
#include "editor/grid/document/grid_document_of.h"
#include "editor/grid/view/walkability_maps.h"
#include "editor/pocket_heroes/model/thing_index.h"

#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace stonemason::pocket_heroes {

class WorldViewState;

using SharedWorld = SharedValue<World>;

/// The stroke in progress on a world: edits one after the other.
class WorldPreview {
public:
    using Change = WorldEdit;
    using Region = WorldEdit; ///< from what was seen until now to what is seen
    using Step = WorldEdit;

    bool empty() const { return edit_.empty(); }
    Region become(const WorldEdit& edit, const SharedWorld& committed, SharedWorld& shown);
    /// Adds an edit of `shown`.
    Region add(const WorldEdit& edit, const SharedWorld& committed, SharedWorld& shown);
    Step step(const SharedWorld&, const SharedWorld&) const;
    static std::int64_t changedCells() { return 0; } // steps of worlds are named without a number

private:
    WorldEdit edit_;
};

struct WorldTraits {
    using Value = SharedWorld;
    using View = WorldViewState;
    using Format = WorldFileFormat;
    using Preview = WorldPreview;

    static Size sizeOf(const SharedWorld& world) { return world->size(); }
};

/// One open world. Worlds may be large: an undo command stores only its changes, and copies are made only
/// when needed.
class WorldDocument : public GridDocumentOf<WorldTraits> {
    Q_OBJECT

public:
    /// The catalogue must outlive the document.
    WorldDocument(World world, const Catalogue& catalogue, QObject* parent = nullptr);
    /// A world read from a file of that format; saving to that file keeps the format.
    WorldDocument(World world, WorldFileFormat format, const Catalogue& catalogue, QObject* parent = nullptr);

    const Catalogue& catalogue() const { return catalogue_; }
    const World& world() const { return *shown(); }
    const World& committedWorld() const { return *committed(); }
    /// A snapshot of committedWorld(), for a longer time or for another thread. Copy-on-write: the document
    /// copies the world only if it changes while another owner still holds it.
    std::shared_ptr<const World> keptWorld() const { return committed().share(); }
    /// What is on the cells of world().
    const ThingIndex& things() const { return index_; }
    /// The occupied cells of committedWorld(). Valid until that changes.
    const Occupancy& occupancy() const;

    /// The zones of a world that was generated from a template; nullptr for other worlds, and while the
    /// world's size differs from that at generation. They belong to the open document: they are neither
    /// saved nor changed by undo commands, and reloading the file drops them.
    const ZoneMap* zones() const;
    void setZones(ZoneMap zones);

    /// The problems of committedWorld(); while a check is running, those of an earlier state.
    const Report& report() const { return report_.value(); }
    bool reportIsCurrent() const { return report_.isCurrent(); }

    void setFileBytes(const std::string& bytes) override { setFileFormat(worldFileFormatOf(bytes)); }
    RecoveryWriter recoveryWriter() const override;
    QString lossWhenSavedAs(const QString& path) const override;

    /// Selects things of committedWorld(); things that do not exist are ignored.
    void select(std::vector<Thing> things);
    /// Selects a rectangle of the map, with all things that have a cell in it and `more`.
    void selectRegion(const CellRange& range, std::vector<Thing> more = {});

    /// Applies an edit to committedWorld() as one undo command; an empty edit has no effect.
    /// @param typing consecutive edits with the same text and number merge into one undo command; -1: they
    /// do not
    void edit(const QString& text, const WorldEdit& edit, int typing = -1);
    /// Refuses and returns false when the problem that the fix repairs no longer exists.
    bool applyFix(const QString& text, const Fix& fix);
    /// Replaces the world with the repaired one, as one undo command; refuses and returns false when the
    /// world is no longer `of`, which was repaired.
    bool applyFixes(const QString& text, const World& of, World& repaired);

    /// Marks the world as generated in its title, because its template has the same name.
    void setGenerated() { isGenerated_ = true; }
    QString title() const override;

signals:
    /// committedWorld() has changed for any reason; its report is outdated.
    void edited();
    /// zones() have changed. When the world gets another size, only replaced() is emitted.
    void zonesChanged();

private:
    class EditWorld;
    std::string nameOfValue() const override;
    QString untitledName() const override;
    Result<Content> read(const std::string& bytes) const override;
    Result<std::string> write(const WorldFileFormat& format) const override;
    WorldFileFormat formatNamed(const QString& path) const override;
    void push(const QString& text, WorldEdit step) override { edit(text, step); }
    void reloadWith(SharedWorld world) override;
    void regionChanged(const WorldEdit& edit) override;
    void follow(const SharedWorld& before) override;
    void valueExchanged(const SharedWorld& before) override;
    void recheck() override;
    void apply(const WorldEdit& edit);
    std::vector<Cell> cellsOfThings(const std::vector<Thing>& things) const;
    void refuseOutdated();

    const Catalogue& catalogue_;
    ThingIndex index_; ///< of world()
    mutable std::optional<Occupancy> occupancy_;
    bool isGenerated_ = false;
    std::optional<ZoneMap> zones_; ///< whatever size the world has
    LatestReport<Report> report_;  // the last member: its thread ends first
};

/// The range of cells whose ground or things an edit changes; nullopt when none of them is on the map.
std::optional<CellRange> rangeOf(const WorldEdit& edit, const Catalogue& catalogue, Size size);

/// Removes changes that the edit itself reverts.
WorldEdit compacted(const WorldEdit& edit);

/// Adapts an open world to the WalkabilityMap interface: cells that block heroes are walls.
class WorldGround : public WalkabilityMap {
    Q_OBJECT

public:
    /// The document owns it.
    explicit WorldGround(WorldDocument& document);

    QString name() const override;
    QString path() const override;
    Size size() const override;
    std::function<BitGrid()> passableBy(int walker) const override;

private:
    WorldDocument& document_;
};

} // namespace stonemason::pocket_heroes

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

/// One open world. Worlds may be large: a step holds what it changes, and nothing is copied without need.
class WorldDocument : public GridDocumentOf<WorldTraits> {
    Q_OBJECT

public:
    /// The catalogue must outlive the document.
    WorldDocument(World world, const Catalogue& catalogue, QObject* parent = nullptr);
    /// A world that was read from a file of that format, in which it is saved there.
    WorldDocument(World world, WorldFileFormat format, const Catalogue& catalogue, QObject* parent = nullptr);

    const Catalogue& catalogue() const { return catalogue_; }
    const World& world() const { return *shown(); }
    const World& committedWorld() const { return *committed(); }
    /// The same as it is now, to be read for longer or on another thread. It costs nothing: the document
    /// copies the world when it changes it while another owner still holds it.
    std::shared_ptr<const World> keptWorld() const { return committed().share(); }
    /// What is on the cells of world().
    const ThingIndex& things() const { return index_; }
    /// What may be where in committedWorld(). Valid until that changes.
    const Occupancy& occupancy() const;

    /// The zones that the world was made in, when it came of a template; nullptr when it did not, and while
    /// it is of another size than it had then. They belong to the open document: no file holds them, no undo
    /// step changes them, and a file that is read again drops them.
    const ZoneMap* zones() const;
    void setZones(ZoneMap zones);

    /// The problems of committedWorld(); while they are worked out they are those of an earlier one.
    const Report& report() const { return report_.value(); }
    bool reportIsCurrent() const { return report_.isCurrent(); }

    void setFileBytes(const std::string& bytes) override { setFileFormat(worldFileFormatOf(bytes)); }
    RecoveryWriter recoveryWriter() const override;
    QString lossWhenSavedAs(const QString& path) const override;

    /// Selects things of committedWorld(); those it does not have are passed over.
    void select(std::vector<Thing> things);
    /// Selects a rectangle of the map, with all things that have a cell in it and `more`.
    void selectRegion(const CellRange& range, std::vector<Thing> more = {});

    /// Makes an edit of committedWorld() one undo step; an empty one is none.
    /// @param typing edits of one text and one such number that follow each other are one step; -1: none are
    void edit(const QString& text, const WorldEdit& edit, int typing = -1);
    /// Refused, and false, when what the fix repairs is not there any more.
    bool applyFix(const QString& text, const Fix& fix);
    /// Puts the repaired world in this one's place, as one undo step; refused, and false, when this is no
    /// longer the world that it was repaired `of`.
    bool applyFixes(const QString& text, const World& of, World& repaired);

    /// Says in the title that the world was generated: its template is called by the same name.
    void setGenerated() { isGenerated_ = true; }
    QString title() const override;

signals:
    /// committedWorld() is another one, in whatever way; its report is outdated.
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

/// The cells that an edit changes, ground or things; none when it changes none that is on the map.
std::optional<CellRange> rangeOf(const WorldEdit& edit, const Catalogue& catalogue, Size size);

/// The edit without changes that it reverts itself.
WorldEdit compacted(const WorldEdit& edit);

/// An open world as those see it who only ask where one can walk on it: what blocks a hero is a wall.
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

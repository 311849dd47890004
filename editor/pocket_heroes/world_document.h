// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/check/check.h"
#include "core/pocket_heroes/edit/occupancy.h"
#include "core/pocket_heroes/rules/zones.h"
#include "editor/app/document.h"
#include "editor/app/latest_report.h"
#include "editor/grid/cell_range.h"
#include "editor/pocket_heroes/thing_index.h"

#include <concepts>
#include <memory>
#include <optional>

namespace stonemason::pocket_heroes {

class WorldViewState;

/// One open world: its value, its undo history, its report of problems, its file. All changes go through here
/// and become one undo step each. A stroke in progress is a preview: it is shown like the real thing, but
/// only commit() makes it an undo step, and cancelPreview() leaves no trace. Whatever else changes the world
/// gives the gesture under way up first and is computed from the world without it.
class WorldDocument : public Document {
    Q_OBJECT

public:
    /// The catalogue must outlive the document.
    WorldDocument(World world, const Catalogue& catalogue, QObject* parent = nullptr);
    ~WorldDocument() override;

    const Catalogue& catalogue() const { return catalogue_; }
    /// As shown: with the stroke in progress.
    const World& world() const { return *shown_; }
    /// As saving writes it. Edits are computed from it.
    const World& committedWorld() const { return *committed_; }
    /// The same as it is now, to be read for longer or on another thread. It costs nothing: the document
    /// copies the world when it changes it while another owner still holds it.
    std::shared_ptr<const World> keptWorld() const { return committed_; }
    /// What is on the cells of world().
    const ThingIndex& things() const { return index_; }
    WorldViewState& view() const { return *view_; }
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

    /// The world's name, else the file's, else "Untitled world".
    QString title() const override;
    void setFileBytes(const std::string&) override {}
    Result<std::string> bytesFor(const QString& path) const override;
    Result<std::string> recoveryBytes() const override { return bytesFor({}); }
    RecoveryWriter recoveryWriter() const override;
    Status reload(const std::string& bytes) override;
    Status reloadFrom(Document& read) override;
    QImage thumbnail(QSize size) const override;
    QString lossWhenSavedAs(const QString&) const override { return {}; }

    /// Selects things of committedWorld(); those it does not have are passed over.
    void select(std::vector<Thing> things);

    /// Shows this edit of committedWorld() as the stroke in progress, in place of what it showed before.
    void preview(const WorldEdit& edit);
    /// Adds an edit of world() to it. Costs what is added.
    void extendPreview(const WorldEdit& edit);
    void cancelPreview();
    bool hasPreview() const { return !preview_.empty(); }
    /// Gives up what was begun on the world with a tool and not ended, wherever that was.
    void endGesture();
    /// Makes the stroke in progress an undo step; without changes there is none.
    void commit(const QString& text);

    /// Makes an edit of committedWorld() one undo step; an empty one is none.
    /// @param typing edits of one text and one such number that follow each other are one step; -1: none are
    void edit(const QString& text, const WorldEdit& edit, int typing = -1);
    /// Makes the world that `change` makes of committedWorld() one undo step, for what no WorldEdit can
    /// express: texts, events of time, names. Without a difference there is none.
    template <std::invocable<World&> Change>
    void change(const QString& text, Change change) {
        endGesture();
        World after = *committed_;
        change(after);
        replaceWorld(text, std::move(after));
    }
    /// Puts another world in this one's place, as one undo step.
    void replaceWorld(const QString& text, World world);
    /// Refused, and false, when what the fix repairs is not there any more.
    bool applyFix(const QString& text, const Fix& fix);
    /// Puts the mended world in this one's place, as one undo step; refused, and false, when this is no
    /// longer the world that it was mended `of`.
    bool applyFixes(const QString& text, const World& of, World& mended);

    /// Shows the user why a gesture has no effect.
    void refuse(const QString& sentence) { emit refused(sentence); }
    /// Shows the user the side effects of a gesture.
    void postNotice(const QString& sentence) { emit noticePosted(sentence); }

signals:
    /// Cells within look different now, or other things are on them.
    void cellsChanged(const stonemason::CellRange& range);
    /// The world is of another size, or everything at once may have changed.
    void worldReplaced();
    /// committedWorld() is another one, in whatever way.
    void edited();
    void reportChanged();
    /// zones() are others. When the world gets another size, only worldReplaced() is emitted.
    void zonesChanged();
    /// Something else is about to change the world: whoever holds a gesture on it gives that up.
    void gestureEnds();
    /// Something could not be done; the sentence gives the reason.
    void refused(const QString& sentence);
    /// Something was done that is easily overlooked.
    void noticePosted(const QString& sentence);

private:
    friend class WorldCommand;
    static World& owned(std::shared_ptr<World>& world);
    void show(const WorldEdit& edit);
    void follow(const WorldEdit& edit);
    void write(const WorldEdit& edit);
    void exchange(std::shared_ptr<World>& other);
    void takeFile(World world);
    std::vector<Cell> cellsOfThings(const std::vector<Thing>& things) const;
    void recheck();
    void refuseOutdated();

    const Catalogue& catalogue_;
    std::shared_ptr<World> committed_;
    std::shared_ptr<World> shown_; ///< the committed one with the stroke on it; without a stroke the same one
    WorldEdit preview_;            ///< the stroke
    ThingIndex index_;             ///< of shown_
    mutable std::optional<Occupancy> occupancy_;
    std::optional<ZoneMap> zones_; ///< whatever size the world has
    std::unique_ptr<WorldViewState> view_;
    LatestReport<Report> report_; // the last member: its thread ends first
};

/// The cells that an edit changes, ground or things; none when it changes none that is on the map.
std::optional<CellRange> rangeOf(const WorldEdit& edit, const Catalogue& catalogue, Size size);

/// The edit without changes that it reverts itself.
WorldEdit compacted(const WorldEdit& edit);

} // namespace stonemason::pocket_heroes

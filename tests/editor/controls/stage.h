// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/field_events.h"
#include "editor/help/guide.h"
#include "tests/editor/help/whole_program.h"

#include <QMap>

namespace stonemason::kings_conflict {
class MapDocument;
}

namespace stonemason::token_battle {
class DeckDocument;
class DuelDocument;
} // namespace stonemason::token_battle

namespace stonemason::wastes {

using namespace kings_conflict;
using namespace token_battle;

class BoardDocument;
class WarDocument;

} // namespace stonemason::wastes

namespace stonemason::text_map {

class TextMapDocument;

} // namespace stonemason::text_map

namespace stonemason::ambush {

class PatternDocument;

} // namespace stonemason::ambush

namespace stonemason::pocket_heroes {

class TemplateDocument;
class WorldDocument;

} // namespace stonemason::pocket_heroes

namespace stonemason::test {

/// The whole program as it runs, in a temporary folder with copies of files: everything that a control
/// writes is observable and harmless.
class Stage {
public:
    Stage();
    ~Stage();

    WholeProgram& program() { return program_; }
    MainWindow& window() { return program_.window; }
    QString folder() const { return program_.folder.path(); }

    /// A copy of the file under that name in the stage's folder.
    QString copyOf(const QString& file, const QString& name) const;
    QString write(const QString& name, const QByteArray& bytes) const;

    MapDocument& openMap(const QString& path);
    DeckDocument& openDecks(const QString& path);
    DuelDocument& openGame(const QString& path);
    wastes::BoardDocument& openBoard(const QString& path);
    wastes::WarDocument& openWar(const QString& path);
    text_map::TextMapDocument& openTextMap(const QString& path);
    ambush::PatternDocument& openPattern(const QString& path);
    pocket_heroes::WorldDocument& openWorld(const QString& path);
    pocket_heroes::TemplateDocument& openTemplate(const QString& path);
    /// The view of the document in front.
    QWidget& view();

    /// Closes what was opened and resets what was chosen. What was written to settings and elsewhere stays;
    /// see factsOf().
    void clear();

    void trigger(const QString& command);
    /// Shows the panel of that object name, in front of those it is tabbed with.
    QDockWidget& showPanel(const QString& name);

private:
    /// Applies the look before a window is created, as the program does: a layout made for another style has
    /// other sizes.
    struct FirstLook {
        FirstLook();
    };

    void removeFiles();
    template <typename Kind>
    Kind& opened(const QString& path);

    FirstLook firstLook_;
    EventFilters eventFilters_;
    WholeProgram program_;
    Guide guide_;
    QHash<QString, QByteArray> arrangement_; ///< of the panels at first
    pocket_heroes::WorldPart inHand_;        ///< what worlds are furnished with at first
};

/// Owns one stage at a time: the previous one is destroyed or cleared.
class StageKeeper {
public:
    /// A new one.
    Stage& fresh();
    /// A stage in its initial state by factsOf(): the previous one if it qualifies, because creating one is
    /// slow. Internal state of panels and views may be left over.
    Stage& cleared();

private:
    std::unique_ptr<Stage> stage_;
    QMap<QString, QString> atFirst_; ///< factsOf() of it
};

/// Completes what was begun: layouts, pending events, work of threads.
void settle(Stage& stage);

/// Closes the first panel that is in sight.
void hideAPanel(Stage& stage);

/// The state of the program when something is tried: which documents are open, what is selected.
struct Situation {
    const char* name;
    void (*prepare)(Stage& stage);
};

/// A map as it was made, its terrain current and nothing selected.
void openPlainMap(Stage& stage);
/// A map with faults and a history, a hint grid current and a part of it selected.
void openWorkedOnMap(Stage& stage);
/// One that was generated and is not changed.
void openGeneratedMap(Stage& stage);
/// Decks as they were made.
void openPlainDecks(Stage& stage);
/// Decks with faults and a history, a card in hand, others selected in the collection, which is narrowed.
void openWorkedOnDecks(Stage& stage);
/// A game that is over, looked at in the middle.
void openFinishedGame(Stage& stage);
/// A game in which it is a computer's turn, as read from its file: it waits.
void openRestingGame(Stage& stage);
/// A game of two people with a move made and a card chosen.
void openRunningGame(Stage& stage);
/// A board as it was made.
void openPlainBoard(Stage& stage);
/// A board with faults and a history, a part of it selected with the pieces on it.
void openWorkedOnBoard(Stage& stage);
/// A game of War in the Wastes that is over, looked at in the middle.
void openFinishedWar(Stage& stage);
/// A game in which it is a computer's turn, as read from its file: it waits.
void openRestingWar(Stage& stage);
/// A game of two people with moves made and a piece chosen.
void openRunningWar(Stage& stage);
/// A text map as its file has it.
void openPlainTextMap(Stage& stage);
/// A text map with a history, a part of it selected.
void openWorkedOnTextMap(Stage& stage);
/// One of the maps of a level file.
void openLevelFile(Stage& stage);
/// A text map whose ambush panel searches for one pattern that has many sites, with that pattern's settings.
void openTextMapWithSites(Stage& stage);
/// The same for all patterns, on a map of King's Conflict and on a world.
void openMapWithSites(Stage& stage);
void openWorldWithSites(Stage& stage);
/// Simulates a game that searches for sites.
void simulateOnMap(Stage& stage);
void simulateOnTextMap(Stage& stage);
void simulateOnWorld(Stage& stage);
/// One more turn of it.
void simulateATurn(Stage& stage);
/// A pattern as it was made.
void openPlainPattern(Stage& stage);
/// The same beside a map of King's Conflict, on which it can be tried.
void openPatternBesideMap(Stage& stage);
/// A pattern with faults and a history, a part of it selected.
void openWorkedOnPattern(Stage& stage);
/// A world as it was made, nothing selected.
void openPlainWorld(Stage& stage);
/// A world in two languages with faults and a history, two things selected.
void openWorkedOnWorld(Stage& stage);
/// A world in two languages with a thing of every kind; the thing with that index, from 0, is selected.
void openWorldAtThing(Stage& stage, int which);
/// The number of things that `which` can select.
int selectableThings();
/// A template as it was made, nothing selected.
void openPlainTemplate(Stage& stage);
/// A template with a fault and a history, some zones and a link selected.
void openWorkedOnTemplate(Stage& stage);
/// A template as it was made, a link selected.
void openTemplateAtLink(Stage& stage);
/// The start page, with a file among the recent ones.
void openStartPage(Stage& stage);

} // namespace stonemason::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/view/actions/meaning_actions.h"

#include "editor/text/names.h"
#include "editor/text_map/model/text_map_state.h"
#include "editor/text_map/profiles/signs.h"

#include <QTimer>

#include <algorithm>

namespace stonemason::text_map {

namespace {

constexpr int asTheTable = -1; ///< instead of a Meaning or the number of a preset
constexpr int asNoPreset = -2; ///< the chosen meanings are none of them

} // namespace

MeaningActions::MeaningActions(SignBrush& brush, QObject* parent)
    : BoundTextMapActions(parent)
    , brush_(brush)
    , presets_(loadGlyphPresets())
    , meaningMenu_({}, QStringLiteral("text-map"))
    , presetMenu_(tr("Characters of a &Game"), QStringLiteral("text-map")) {
    addMeanings();
    addPresets();
    maps_ = add(QStringLiteral("maps"), QStringLiteral("open"), tr("Ma&ps in the File…"),
                tr("Choose another of the maps in this file"), Qt::CTRL | Qt::ALT | Qt::SHIFT | Qt::Key_M,
                &MeaningActions::mapsRequested);
    menu_ += {maps_, addSeparator()};
    connect(&brush_, &SignBrush::paintChanged, this, [this] { update(); });
}

void MeaningActions::addMeanings() {
    meaningMenu_.menuAction()->setObjectName(QStringLiteral("text-map.meaning"));
    heading_ = meaningMenu_.addSection({});
    const auto addOne = [this](int value, const QString& id, const QString& text, const QString& tip) {
        QAction* action = add(
            QStringLiteral("meaning-") + id, value == asTheTable ? QStringLiteral("text-map") : id, text, tip,
            {}, [this, value] { say(value == asTheTable ? std::nullopt : std::optional(Meaning(value))); });
        meaningMenu_.addChoice(action, value);
    };
    addOne(int(Meaning::Wall), QStringLiteral("wall"), tr("A &Wall"),
           tr("Nobody can walk where this character stands"));
    addOne(int(Meaning::Floor), QStringLiteral("floor"), tr("&Floor"),
           tr("One can walk where this character stands"));
    addOne(int(Meaning::Water), QStringLiteral("water"), tr("Wate&r"),
           tr("This character is water or lava: nobody can walk there"));
    addOne(int(Meaning::Tree), QStringLiteral("tree"), tr("A &Tree"),
           tr("This character is a tree: nobody can walk there"));
    addOne(int(Meaning::Door), QStringLiteral("door"), tr("A &Door"),
           tr("This character is a door: one can walk through"));
    addOne(asTheTable, QStringLiteral("usual"), tr("As &Usual"),
           tr("This character means what it usually does"));
    // The menu may have been opened for another sign than the brush's; its action comes after it has closed.
    connect(&meaningMenu_, &QMenu::aboutToHide, this, [this] {
        QTimer::singleShot(0, this, [this] {
            target_.reset();
            update();
        });
    });
    menu_ += meaningMenu_.menuAction();
}

void MeaningActions::addPresets() {
    presetMenu_.menuAction()->setObjectName(QStringLiteral("text-map.glyphs"));
    for (const GlyphPreset& preset : presets_) {
        const QString name = localText(preset.name);
        QAction* action =
            add(QStringLiteral("glyphs-") + QString::fromStdString(preset.id), QStringLiteral("text-map"),
                name, tr("All characters are what they are in this game"), {}, [this, &preset, name] {
                    //: an undo step; %1 is a game
                    document()->chooseMeanings(tr("Characters of %1").arg(name), preset.meanings);
                    update();
                });
        presetMenu_.addChoice(action, int(&preset - presets_.data()));
    }
    presetMenu_.addSeparator();
    presetMenu_.addChoice(add(QStringLiteral("glyphs-usual"), QStringLiteral("text-map"), tr("As &Usual"),
                              tr("Every character means what it usually does"), {},
                              [this] {
                                  document()->chooseMeanings(tr("Characters as Usual"), {});
                                  update(); // the one that was checked may be chosen again
                              }),
                          asTheTable);
    for (QAction* choice : presetMenu_.choices())
        choice->setIconVisibleInMenu(
            false); // all have the same; the mark of the one in force takes its place
    folder_ = add(QStringLiteral("meanings-folder"), QStringLiteral("open"),
                  tr("The Same for All Maps in This &Folder"),
                  tr("The meanings chosen here hold for the other maps in the folder, too"), {},
                  &MeaningActions::folderChosen);
    menu_ += {presetMenu_.menuAction(), folder_};
}

TileIndex MeaningActions::target() const {
    return target_ ? *target_ : document()->codeHere(brush_.sign());
}

void MeaningActions::say(std::optional<Meaning> meaning) {
    document()->say(target(), meaning);
    update(); // the one that was checked may be chosen again
}

/// The number of the preset that is in force.
int MeaningActions::presetInForce() const {
    const GlyphPreset* game = document()->recognisedGame();
    const SignMeanings& chosen = document()->chosenMeanings();
    if (!game && chosen.empty()) return asTheTable;
    const auto found = std::ranges::find_if(presets_, [&](const GlyphPreset& preset) {
        return game ? preset.id == game->id : preset.meanings == chosen;
    });
    return found == presets_.end() ? asNoPreset : int(found - presets_.begin());
}

void MeaningActions::showFor(TileIndex sign, const QPoint& global) {
    if (!document()) return;
    target_ = sign;
    update();
    meaningMenu_.popup(global);
}

void MeaningActions::bound() {
    binding().on(document(), &TextMapDocument::meaningsChanged, [this] { update(); });
    binding().on(document(), &TextMapDocument::replaced, [this] { update(); });
    binding().on(document(), &Document::titleChanged, [this] { update(); });
}

void MeaningActions::refresh() {
    const SignBook& signs = document()->signs();
    const auto chosen = signs.chosenMeaning(target());
    meaningMenu_.check(chosen ? int(*chosen) : asTheTable);
    presetMenu_.check(presetInForce());
    const QString shown = signs.shown(target()).replace(QStringLiteral("&"), QStringLiteral("&&"));
    //: a menu: what a character of the map is; %1 is the character
    meaningMenu_.setTitle(tr("The Character %1 &Is").arg(shown));
    //: above the choices in a menu: what a character of the map is; %1 is the character
    heading_->setText(tr("The Character %1 Is").arg(shown));
    allow(folder_, !document()->path().isEmpty(), tr("This map is in no file yet. Save it first."));
    allow(maps_, document()->hasLevelMaps(), tr("This file is one map."));
}

} // namespace stonemason::text_map

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/actions/owner_actions.h"

#include "core/pocket_heroes/edit/properties.h"
#include "editor/app/settings/action_keys.h"
#include "editor/app/widgets/action_reason.h"
#include "editor/pocket_heroes/view/art/thing_art.h"

#include <QPixmap>

#include <algorithm>
#include <set>

namespace stonemason::pocket_heroes {

namespace {

constexpr int markSide = 12;

QIcon pictureOf(PlayerId player) {
    QPixmap picture(markSide, markSide);
    picture.fill(playerColour(player));
    return picture;
}

/// Whose the things are, each owner once.
std::set<PlayerId> ownersOf(const World& world, const std::vector<Thing>& things) {
    std::set<PlayerId> owners;
    for (const Thing thing : things)
        withList(world, thing.kind, [&](const auto& list) {
            if constexpr (requires { list.front().owner; })
                owners.insert(list[std::size_t(thing.index)].owner);
        });
    return owners;
}

} // namespace

OwnerActions::OwnerActions(QObject* parent)
    : BoundWorldActions(parent), menu_(tr("Own&er"), QStringLiteral("home")) {
    menu_.menuAction()->setObjectName(QStringLiteral("world.owner"));
    setTip(*menu_.menuAction(), tr("Say whose the selected objects are"));
    for (int player = int(PlayerId::Neutral); player < playerCount; ++player) {
        const auto owner = PlayerId(player);
        const QString name = playerName(owner);
        const QString tip = owner == PlayerId::Neutral
                                ? tr("The selected buildings are nobody's when the game begins")
                                //: %1 is the colour of a player
                                : tr("The selected objects belong to %1 when the game begins").arg(name);
        QAction* action = add(QStringLiteral("owner-%1").arg(player), QStringLiteral("home"), name, tip, {},
                              [this, owner] { give(owner); });
        action->setIcon(pictureOf(owner));
        menu_.addChoice(action, player);
    }
}

void OwnerActions::bound() {
    binding().on(viewState(), &WorldViewState::thingsSelected, [this] { update(); });
    binding().on(document(), &WorldDocument::edited, [this] { update(); });
    binding().on(document(), &WorldDocument::replaced, [this] { update(); });
}

void OwnerActions::refresh() {
    const World& world = document()->committedWorld();
    const std::vector<Thing>& things = viewState()->selectedThings();
    const std::set<PlayerId> owners = ownersOf(world, things);
    const bool hasHero =
        std::ranges::any_of(things, [](Thing thing) { return thing.kind == ThingKind::Hero; });
    const auto isOffered = [&](PlayerId player) {
        if (player == PlayerId::Neutral) return !hasHero;
        return world.players.empty() || owners.contains(player) || findPlayer(world, player) != nullptr;
    };
    const QString why =
        things.empty() ? reason::nothingSelected() : tr("Nothing that is selected can have an owner.");
    for (QAction* choice : menu_.choices()) {
        choice->setVisible(isOffered(PlayerId(ChoiceMenu::valueOf(*choice))));
        allow(choice, !owners.empty(), why);
    }
    menu_.check(owners.size() == 1 ? int(*owners.begin()) : int(PlayerId::Neutral) - 1);
    stonemason::allow(*menuAction(), !owners.empty(), why);
}

void OwnerActions::give(PlayerId owner) {
    document()->endGesture();
    document()->edit(tr("Owner: %1").arg(playerName(owner)),
                     owning(document()->committedWorld(), viewState()->selectedThings(), owner));
    update(); // the one that was checked may be chosen again
}

} // namespace stonemason::pocket_heroes

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/seats.h"

#include "editor/text/names.h"
#include "editor/text/visible_words.h"

#include <QCoreApplication>

namespace stonemason {

namespace {

struct Seats {
    Q_DECLARE_TR_FUNCTIONS(Seats)
};

constexpr std::string_view beforeName = ": ";

/// The recorded name of a person at this computer; empty if there is none.
std::string_view nameAtDesk(std::string_view recorded) {
    const std::size_t before = personAtDesk.size() + beforeName.size();
    return isAtDesk(recorded) && recorded.size() > before ? recorded.substr(before) : std::string_view();
}

} // namespace

std::string personAtDeskNamed(const std::string& name) {
    std::string recorded(personAtDesk);
    if (!name.empty()) recorded.append(beforeName).append(name);
    return recorded;
}

bool isAtDesk(std::string_view recorded) {
    if (!recorded.starts_with(personAtDesk)) return false;
    recorded.remove_prefix(personAtDesk.size());
    return recorded.empty() || recorded.starts_with(beforeName);
}

std::optional<PlayerLevel> computerAt(const SeatedPlayers& seated, int player) {
    return playerLevelFromId(seated.names[std::size_t(player)]);
}

bool isPersonAt(const SeatedPlayers& seated, int player) {
    if (seated.alone) return player == 0;
    return isAtDesk(seated.names[std::size_t(player)]);
}

std::optional<int> onlyPerson(const SeatedPlayers& seated) {
    const bool first = isPersonAt(seated, 0);
    if (first == isPersonAt(seated, 1)) return std::nullopt;
    return first ? 0 : 1;
}

int nearPlayer(const SeatedPlayers& seated) {
    return onlyPerson(seated).value_or(0);
}

bool isYou(const SeatedPlayers& seated, int player) {
    return onlyPerson(seated) == player;
}

QString playerName(const SeatedPlayers& seated, int player, const std::array<QString, playerCount>& colours) {
    const QString& colour = colours[std::size_t(player)];
    if (isYou(seated, player)) return Seats::tr("You");
    const std::string& recorded = seated.names[std::size_t(player)];
    if (isPersonAt(seated, player)) {
        const QString name = visibleWords(QString::fromStdString(std::string(nameAtDesk(recorded))));
        //: A person who plays against another at the same computer: %1 is a name, %2 the colour of the side
        return name.isEmpty() ? colour : Seats::tr("%1 (%2)", "person").arg(name, colour);
    }
    const auto level = computerAt(seated, player);
    if (!level) return visibleWords(QString::fromStdString(recorded));
    //: A computer player who plays another: %1 is a colour, %2 how well it plays
    return onlyPerson(seated) ? levelName(*level) : Seats::tr("%1 (%2)").arg(colour, levelName(*level));
}

} // namespace stonemason

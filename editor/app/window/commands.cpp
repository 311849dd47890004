// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/commands.h"

#include "editor/app/settings/action_keys.h"
#include "editor/app/settings/settings.h"

#include <QHash>
#include <QMenu>
#include <QSet>

#include <algorithm>
#include <utility>

namespace stonemason {

namespace {

/// "Text maps" of "Text maps (*.txt)".
QString kindInFilter(const QString& filter) {
    return filter.left(filter.lastIndexOf(QStringLiteral(" (")));
}

bool isWhole(const QKeySequence& key) {
    return key.count() == 1 && key[0].key() != Qt::Key_unknown && key[0].key() != Qt::Key(0);
}

} // namespace

QString Command::text() const {
    const QString lasting = action->property(lastingNameProperty).toString();
    return plainText(lasting.isEmpty() ? action->text() : lasting);
}

bool areTogether(const Command& one, const Command& other) {
    return std::any_of(one.workspaces.begin(), one.workspaces.end(),
                       [&](const QString& id) { return other.workspaces.contains(id); });
}

Commands::Commands(Settings& settings, QStringList order, QObject* parent)
    : QObject(parent), settings_(settings), order_(std::move(order)) {
    const auto fix = [this](const QList<QKeySequence>& keys, const QString& text, bool isLocal) {
        fixed_.push_back({{}, {keys, text, isLocal}});
    };
    fix({Qt::Key_Tab, Qt::SHIFT | Qt::Key_Tab}, tr("Go to the next field or panel, or to the one before"),
        false);
    fix({Qt::Key_Menu, Qt::SHIFT | Qt::Key_F10}, tr("Open the context menu"), false);
    fix({Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down},
        tr("Move on the start page, in lists, charts and the overview"), true);
}

void Commands::take(Workspace& workspace, const QList<QAction*>& menus) {
    const WorkspaceActions own = workspace.actions();
    Shelf shelf{workspace.id(), plainText(own.menuTitle), kindInFilter(workspace.openFilter()), {}};
    for (const QAction* menu : menus)
        shelf.menus += menu->text();
    shelves_ += shelf;
    add(shelf.id, {}, menus);
    add(shelf.id, {shelf.title}, own.others);
    for (const FixedKeys& keys : workspace.fixedKeys())
        fixed_.push_back({shelf.id, keys});
    std::ranges::stable_sort(commands_, {}, [this](const Command& command) { return rankOf(command); });
}

/// The smallest position in the order among the workspaces that have the command.
qsizetype Commands::rankOf(const Command& command) const {
    qsizetype rank = order_.size();
    for (const QString& workspace : command.workspaces)
        if (const qsizetype place = order_.indexOf(workspace); place >= 0) rank = std::min(rank, place);
    return rank;
}

void Commands::add(const QString& workspace, const QStringList& path, const QList<QAction*>& actions) {
    for (QAction* action : actions) {
        if (action->menu()) {
            add(workspace, path + QStringList{plainText(action->text())}, action->menu()->actions());
            continue;
        }
        if (action->objectName().isEmpty()) continue;
        const auto known = std::find_if(commands_.begin(), commands_.end(),
                                        [&](const Command& command) { return command.action == action; });
        if (known == commands_.end())
            commands_.push_back({action, path, {workspace}, action->shortcuts()});
        else if (!known->workspaces.contains(workspace))
            known->workspaces += workspace;
    }
}

const Command* Commands::command(const QString& id) const {
    for (const Command& command : commands_)
        if (command.id() == id) return &command;
    return nullptr;
}

/// The workspace whose menu contains the command; nullptr for a command that is always available.
const Commands::Shelf* Commands::shelfOf(const Command& command) const {
    if (command.workspaces.size() == shelves_.size()) return nullptr;
    const auto shelf = std::find_if(shelves_.begin(), shelves_.end(),
                                    [&](const Shelf& each) { return each.id == command.workspaces.front(); });
    return shelf == shelves_.end() ? nullptr : &*shelf;
}

/// Menu titles shared by workspaces of several kinds.
QStringList Commands::namesakesAmong(const QList<const Command*>& commands) const {
    QHash<QString, QSet<QString>> kinds;
    for (const Command* command : commands)
        if (const Shelf* shelf = shelfOf(*command)) kinds[shelf->title].insert(shelf->kind);
    QStringList titles;
    for (auto kind = kinds.cbegin(); kind != kinds.cend(); ++kind)
        if (kind->size() > 1) titles += kind.key();
    return titles;
}

/// "View" for a command that is always available, "Map ▸ View" for one of maps only, "Map (Text maps) ▸ View"
/// if these must be distinguished from other maps.
QString Commands::groupOf(const Command& command, const QStringList& apart) const {
    const QString menu = command.path.value(0);
    const Shelf* shelf = shelfOf(command);
    if (!shelf) return menu;
    QString title = shelf->title;
    if (apart.contains(title)) title += QStringLiteral(" (%1)").arg(shelf->kind);
    return shelf->title == menu ? title : QStringLiteral("%1 ▸ %2").arg(title, menu);
}

QList<Commands::Group> Commands::groups(Alike alike) const {
    QList<const Command*> listed; // commands that are always available first
    QSet<QString> ids; // workspaces of one kind have commands with the same ids, which share their keys
    for (const bool shared : {true, false})
        for (const Command& command : commands_) {
            if ((command.workspaces.size() == shelves_.size()) != shared) continue;
            if (ids.contains(command.id())) continue;
            ids += command.id();
            listed += &command;
        }
    const QStringList apart = alike == Alike::Apart ? namesakesAmong(listed) : QStringList();
    QList<Group> groups;
    for (const Command* command : listed) {
        const QString title = groupOf(*command, apart);
        auto group = std::find_if(groups.begin(), groups.end(),
                                  [&](const Group& known) { return known.title == title; });
        if (group == groups.end()) group = groups.insert(groups.end(), {title, {}});
        group->commands += command;
    }
    return groups;
}

KeyMap Commands::keys() const {
    KeyMap map;
    for (const Command& command : commands_)
        map[command.id()] = command.action->shortcuts();
    return map;
}

KeyMap Commands::defaultKeys() const {
    KeyMap map;
    for (const Command& command : commands_)
        map[command.id()] = command.defaults;
    return map;
}

QList<const Command*> Commands::holders(const QKeySequence& key, const Command& command,
                                        const KeyMap& map) const {
    QList<const Command*> holders;
    for (const Command& other : commands_) {
        if (other.action == command.action || !map[other.id()].contains(key)) continue;
        const bool bothByDefault = command.defaults.contains(key) && other.defaults.contains(key);
        if (!bothByDefault && areTogether(command, other)) holders += &other;
    }
    return holders;
}

QString Commands::fixedUse(const QKeySequence& key, const Command& command) const {
    if (command.defaults.contains(key)) return {};
    for (const auto& [workspace, fixed] : fixed_)
        if (!fixed.isLocal && fixed.keys.contains(key) &&
            (workspace.isEmpty() || command.workspaces.contains(workspace)))
            return fixed.text;
    for (const Shelf& shelf : shelves_)
        for (const QString& menu : shelf.menus)
            if (command.workspaces.contains(shelf.id) && QKeySequence::mnemonic(menu) == key)
                return tr("Open the menu %1").arg(plainText(menu));
    return {};
}

KeyMap Commands::withKeys(KeyMap map, const Command& command, const QList<QKeySequence>& keys) const {
    for (const QKeySequence& key : keys)
        for (const Command* holder : holders(key, command, map))
            map[holder->id()].removeAll(key);
    map[command.id()] = keys;
    return map;
}

void Commands::give(const KeyMap& map) {
    for (const Command& command : commands_)
        if (command.action->shortcuts() != map[command.id()])
            stonemason::setKeys(*command.action, map[command.id()]);
}

void Commands::setKeys(const KeyMap& map) {
    for (const Command& command : commands_) {
        std::optional<QString> own;
        if (map[command.id()] != command.defaults) own = rememberedKeys(map[command.id()]);
        settings_.setValue(setting::commandKeys, own, command.id());
    }
    give(map);
}

void Commands::restoreKeys() {
    KeyMap map = defaultKeys();
    for (const Command& command : commands_) { // one after the other: no key ends up with two of them
        const std::optional<QString> remembered = settings_.value(setting::commandKeys, command.id());
        if (!remembered) continue;
        if (const auto keys = keysFromRemembered(*remembered)) map = withKeys(map, command, *keys);
    }
    give(map);
}

QString rememberedKeys(const QList<QKeySequence>& keys) {
    return QKeySequence::listToString(keys, QKeySequence::PortableText);
}

std::optional<QList<QKeySequence>> keysFromRemembered(const QString& text) {
    if (text.isEmpty()) return QList<QKeySequence>();
    const QList<QKeySequence> keys = QKeySequence::listFromString(text, QKeySequence::PortableText);
    if (keys.isEmpty() || !std::all_of(keys.begin(), keys.end(), isWhole)) return std::nullopt;
    return keys;
}

} // namespace stonemason

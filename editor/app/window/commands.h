// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/workspace.h"

#include <QHash>
#include <QObject>

#include <vector>

namespace stonemason {

class Settings;

/// A property of actions whose text changes with what they would do ("Undo Paint Forest"): what lists of
/// commands call them ("Undo").
inline constexpr char lastingNameProperty[] = "stonemasonLastingName";

/// Something a person can have done: an action with a place in the menus.
struct Command {
    QAction* action;
    QStringList path;       ///< the menus it is in, from the bar on, as they are read: "View", "Panels"
    QStringList workspaces; ///< ids of those it is in the menus of
    QList<QKeySequence> defaults;

    /// Under which its keys are remembered; never changes ("map.brush").
    QString id() const { return action->objectName(); }
    QString text() const;
};

/// Whether both can be in the menus at the same time, where one key can mean one of them only.
bool areTogether(const Command& one, const Command& other);

/// The keys of commands by id; what is not in it has none.
using KeyMap = QHash<QString, QList<QKeySequence>>;

/// All that can be done in a window, with the keys for it. The window fills it with itself and each of its
/// workspaces, once; the actions outlive it. An action is known when it has an object name, leads to no menu
/// and is in a menu or among the `others` of a workspace.
class Commands : public QObject {
    Q_OBJECT

public:
    /// Commands that one list shows together: those of the window or of one workspace in one of its menus.
    struct Group {
        QString title;
        QList<const Command*> commands;
    };
    /// Fixed keys and whose they are; an empty id: the window's.
    struct Fixed {
        QString workspace;
        FixedKeys keys;
    };

    /// @param order the ids of the workspaces: commands are listed in this order, whichever is taken in first
    explicit Commands(Settings& settings, QStringList order = {}, QObject* parent = nullptr);

    /// Takes in the menus as they are while this workspace's actions are in them. Each workspace comes once.
    void take(Workspace& workspace, const QList<QAction*>& menus);
    /// Gives the actions the keys that a person chose at an earlier time. Call when more were taken in.
    void restoreKeys();

    const std::vector<Command>& all() const { return commands_; }
    const Command* command(const QString& id) const;
    /// Of one menu of one workspace each. Workspaces whose menus have the same name ("Map") share groups, as
    /// one reads them, or have groups of their own, named after what they hold, where one chooses among them.
    enum class Alike { Together, Apart };
    QList<Group> groups(Alike alike = Alike::Together) const;
    const QList<Fixed>& fixedKeys() const { return fixed_; }

    KeyMap keys() const;
    KeyMap defaultKeys() const;
    /// The other commands that have this key in the map and would conflict with the command. Defaults never
    /// conflict: those that are equal belong to different panels.
    QList<const Command*> holders(const QKeySequence& key, const Command& command, const KeyMap& map) const;
    /// The fixed function that the key already has where the command is active, or empty.
    QString fixedUse(const QKeySequence& key, const Command& command) const;
    /// The map with these keys assigned to the command and removed from conflicting commands.
    KeyMap withKeys(KeyMap map, const Command& command, const QList<QKeySequence>& keys) const;
    /// Gives the actions the keys of the map and remembers those that are not the defaults.
    void setKeys(const KeyMap& map);

private:
    struct Shelf {
        QString id;
        QString title;
        QString kind;      ///< what its documents are called among files: "Text maps"
        QStringList menus; ///< titles with their marks, for the keys that open them
    };

    void add(const QString& workspace, const QStringList& path, const QList<QAction*>& actions);
    qsizetype rankOf(const Command& command) const;
    void give(const KeyMap& map);
    const Shelf* shelfOf(const Command& command) const;
    QStringList namesakesAmong(const QList<const Command*>& commands) const;
    QString groupOf(const Command& command, const QStringList& apart) const;

    Settings& settings_;
    QStringList order_;
    std::vector<Command> commands_;
    QList<Shelf> shelves_;
    QList<Fixed> fixed_;
};

/// Keys as they are kept in the settings: "Ctrl+Tab; Ctrl+PgDown", empty for none.
QString rememberedKeys(const QList<QKeySequence>& keys);
/// The keys of such a text, nothing when it is none or one of them is more than one stroke.
std::optional<QList<QKeySequence>> keysFromRemembered(const QString& text);

} // namespace stonemason

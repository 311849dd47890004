// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/editor/controls/inputs.h"
#include "tests/editor/controls/snapshot.h"

#include <QSet>

namespace stonemason::test {

/// One change of one input: the input's name and the index of the change in its changes.
struct Step {
    QString input;
    int change = 0;

    bool operator==(const Step&) const = default;
};
using Path = QList<Step>;

/// The state of a scene at the end of a path.
struct Trace {
    QList<Input> inputs;          ///< to read: the widgets are gone
    QMap<QString, QRect> rects;   ///< where each shows its value, in the scene's own picture
    QMap<QString, QString> facts; ///< those of the program, and "opened": dialogs and menus
    QMap<QString, QImage> pictures;
    bool isClosed = false; ///< by what was done in it
};

/// A dialog or panel with inputs that can be reopened in its initial state as often as needed.
class Scene {
public:
    /// An input whose change has no result of its own, and why. The change must then alter other contents of
    /// the scene or have an immediate effect.
    struct Exception {
        const char*
            input; ///< a part of its name, or of that with one of its changes: `“Problems”: “No goal”`
        const char* why;
        bool isToRead = false; ///< not even that: it is only there to be read
    };

    virtual ~Scene() = default;

    /// Opens it, makes the changes and, with `takes`, accepts the choices in the end.
    virtual Trace go(const Path& path, bool takes) = 0;
    /// Whether that fact, or "picture of" something, shows the result of a choice.
    virtual bool isResult(const QString& difference) const = 0;
    /// The picture that the scene itself is in.
    virtual QString ownPicture() const = 0;
    virtual QList<Exception> exceptions() const = 0;
    /// Parts of the names of inputs for which two values may have the same result.
    virtual QStringList twins() const { return {}; }
};

/// Gives every input of a scene other values, one at a time, and observes the results: all values in long
/// runs, else the last, but all rows of lists and all tabs, because those may reveal more inputs. An input
/// that becomes usable only after some change is tried after that change.
class ControlWalk {
public:
    /// @param triedBefore names of inputs that are not to be tried again
    explicit ControlWalk(Scene& scene, QSet<QString> triedBefore = {})
        : scene_(scene), tried_(std::move(triedBefore)) {}

    /// A sentence for each input that does nothing. Call once.
    QStringList faults();
    /// Valid after faults(): the names of all inputs, and of those that were tried.
    QStringList known() const { return known_.values(); }
    QStringList tried() const;
    /// How many changes were made.
    int count() const { return count_; }

private:
    void explore(const Path& path);
    void tryInput(const Path& path, const Trace& before, const Input& input);
    bool doesSomething(const Trace& before, const Trace& after, const Input& input) const;
    void reportTwins(const Input& input, const QMap<QString, QString>& results);
    void queueWhatIsNew(const Path& path, const Trace& trace);
    const Trace& taken(const Path& path);
    const Scene::Exception* exceptionOf(const QString& name) const;
    QString resultOf(const Trace& trace) const;

    Scene& scene_;
    QStringList faults_;
    QList<Path> queue_;
    QSet<QString> known_; ///< names of the inputs seen so far
    QSet<QString> tried_;
    QSet<QString> awaited_; ///< will be tried on a path that is queued
    Path takenPath_;
    std::optional<Trace> taken_;
    QStringList unsteady_; ///< pictures that differ from one time to the next
    int count_ = 0;
};

} // namespace stonemason::test

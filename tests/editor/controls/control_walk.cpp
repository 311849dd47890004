// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/controls/control_walk.h"

#include "tests/support/long_run.h"

#include <QPainter>

#include <algorithm>

namespace stonemason::test {

namespace {

bool isTriable(const Input& input) {
    return input.isUsable && !input.changes.isEmpty();
}

QImage without(QImage picture, const QRect& rect) {
    QPainter painter(&picture);
    painter.fillRect(rect, Qt::black);
    return picture;
}

} // namespace

const Scene::Exception* ControlWalk::exceptionOf(const QString& name) const {
    static QList<Scene::Exception> exceptions;
    exceptions = scene_.exceptions();
    for (const Scene::Exception& exception : std::as_const(exceptions))
        if (name.contains(QString::fromUtf8(exception.input))) return &exception;
    return nullptr;
}

/// As it is when nothing else is changed and the choice is taken up.
const Trace& ControlWalk::taken(const Path& path) {
    if (!taken_ || takenPath_ != path) {
        taken_ = scene_.go(path, true);
        takenPath_ = path;
    }
    return *taken_;
}

/// All that counts as the result of a choice, in one text.
QString ControlWalk::resultOf(const Trace& trace) const {
    QString result;
    for (auto at = trace.facts.begin(); at != trace.facts.end(); ++at)
        if (scene_.isResult(at.key())) result += at.value() + u'\n';
    return result;
}

bool ControlWalk::doesSomething(const Trace& before, const Trace& after, const Input& input) const {
    auto some = before.pictures;
    auto others = after.pictures;
    const QRect own = before.rects.value(input.name) | after.rects.value(input.name);
    for (auto* pictures : {&some, &others})
        if (pictures->contains(scene_.ownPicture()))
            (*pictures)[scene_.ownPicture()] = without(pictures->value(scene_.ownPicture()), own);
    QStringList differences = differing(before.facts, after.facts) + differing(some, others);
    differences.removeIf([this](const QString& name) { return unsteady_.contains(name); });
    const bool anythingCounts = input.isButton || input.leads || exceptionOf(input.name);
    if (anythingCounts) return !differences.isEmpty() || after.isClosed != before.isClosed;
    return std::ranges::any_of(differences, [this](const QString& name) { return scene_.isResult(name); });
}

void ControlWalk::reportTwins(const Input& input, const QMap<QString, QString>& results) {
    QMap<QString, QString> seen;
    for (auto at = results.begin(); at != results.end(); ++at)
        if (seen.contains(at.value()))
            faults_ += QStringLiteral("%1: “%2” and “%3” have the same result")
                           .arg(input.name, seen.value(at.value()), at.key());
        else if (!at.value().isEmpty())
            seen.insert(at.value(), at.key());
}

void ControlWalk::tryInput(const Path& path, const Trace& before, const Input& input) {
    tried_ += input.name;
    if (const auto* exception = exceptionOf(input.name); exception && exception->isToRead) return;
    const bool takes = !input.isButton && !input.leads && !exceptionOf(input.name);
    QMap<QString, QString> results;
    for (int change = 0; change < input.changes.size(); ++change) {
        const bool isLast = change + 1 == input.changes.size();
        if (!isLongRun() && !isLast && !input.isList && !input.leads) continue;
        const QString message = QStringLiteral("%1: “%2”").arg(input.name, input.changes[change].to);
        if (const auto* exception = exceptionOf(message); exception && exception->isToRead) continue;
        const Path further = path + Path{{input.name, change}};
        const Trace after = scene_.go(further, takes);
        ++count_;
        const Trace& baseline = takes ? taken(path) : before;
        if (!doesSomething(baseline, after, input))
            faults_ += QStringLiteral("%1 changes nothing").arg(message);
        else if (takes)
            results.insert(input.changes[change].to, resultOf(after));
        queueWhatIsNew(further, after);
    }
    const bool mayHaveTwins = std::ranges::any_of(
        scene_.twins(), [&input](const QString& name) { return input.name.contains(name); });
    if (!mayHaveTwins && !input.isList) reportTwins(input, results);
}

void ControlWalk::queueWhatIsNew(const Path& path, const Trace& trace) {
    bool isNew = false;
    for (const Input& input : trace.inputs) {
        known_ += input.name;
        if (!isTriable(input) || tried_.contains(input.name) || awaited_.contains(input.name)) continue;
        awaited_ += input.name;
        isNew = true;
    }
    if (isNew) queue_ += path;
}

void ControlWalk::explore(const Path& path) {
    const Trace before = scene_.go(path, false);
    for (const Input& input : before.inputs)
        if (isTriable(input) && !tried_.contains(input.name)) tryInput(path, before, input);
}

QStringList ControlWalk::tried() const {
    QStringList names;
    for (const QString& name : known_) {
        const Scene::Exception* exception = exceptionOf(name);
        if (tried_.contains(name) || (exception && exception->isToRead)) names += name;
    }
    return names;
}

QStringList ControlWalk::faults() {
    const Trace first = scene_.go({}, false);
    const Trace again = scene_.go({}, false);
    if (const QStringList unsteady = differing(first.facts, again.facts); !unsteady.isEmpty())
        faults_ +=
            QStringLiteral("Not the same when opened twice: %1").arg(unsteady.join(QStringLiteral(", ")));
    for (const QString& picture : differing(first.pictures, again.pictures))
        unsteady_ += picture; // it proves nothing
    if (const QStringList unsteady = differing(scene_.go({}, true).facts, taken({}).facts);
        !unsteady.isEmpty())
        faults_ +=
            QStringLiteral("Not the same when taken twice: %1").arg(unsteady.join(QStringLiteral(", ")));
    queueWhatIsNew({}, first);
    while (!queue_.isEmpty())
        explore(queue_.takeFirst());
    return faults_;
}

} // namespace stonemason::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/app/fake_dialogs.h"

#include "editor/app/tasks/cancellable_task.h"

#include <QEventLoop>

#include <utility>

namespace stonemason::test {

FakeDialogs::FakeDialogs() = default;
FakeDialogs::~FakeDialogs() = default;
FakeDialogs& FakeDialogs::operator=(const FakeDialogs&) = default;

QStringList FakeDialogs::openFiles(const QString&, const QStringList& filters, QString& filter) {
    openFilters = filters;
    openFilter = filter;
    if (!openFilterAnswer.isEmpty()) filter = openFilterAnswer;
    return openAnswer;
}

QString FakeDialogs::saveFile(const QString&, const QString& suggestion, const QStringList&, const QString&) {
    atQuestion();
    saveSuggestions.push_back(suggestion);
    return saveAnswer;
}

SaveAnswer FakeDialogs::askToSave(const QList<Document*>& documents) {
    atQuestion();
    QStringList titles;
    for (const Document* document : documents)
        titles.push_back(document->title());
    unsavedAsked.push_back(titles);
    switch (unsavedAnswer) {
    case Unsaved::Save: return {.save = documents};
    case Unsaved::SaveFirst: return {.save = {documents.front()}};
    case Unsaved::Discard: return {};
    case Unsaved::Cancel: break;
    }
    return {.cancelled = true};
}

bool FakeDialogs::confirm(const QString&, const QString& text, const QString&) {
    atQuestion();
    confirmed.push_back(text);
    return confirmAnswer;
}

Dialogs::AfterLoss FakeDialogs::askToLose(const QString& text) {
    atQuestion();
    confirmed.push_back(text);
    return confirmAnswer ? AfterLoss::Save : std::exchange(lossAnswer, AfterLoss::Cancel);
}

void FakeDialogs::inform(const QString&, const QString& text) {
    informed.push_back(text);
}

QList<RecoveryChoice> FakeDialogs::askToRecover(const QList<RecoveryOffer>& asked) {
    offers = asked;
    return QList<RecoveryChoice>(asked.size(), recoveryAnswer);
}

void FakeDialogs::await(const QString& text, AwaitedWork& work) {
    awaited.push_back(text);
    QEventLoop loop;
    QObject::connect(&work, &AwaitedWork::ended, &loop, &QEventLoop::quit);
    if (whileAwaited) whileAwaited(work);
    if (!work.hasEnded()) loop.exec();
}

Dialogs::AfterFailure FakeDialogs::saveFailed(const QString& text) {
    atQuestion();
    failures.push_back(text);
    return std::exchange(failureAnswer, AfterFailure::Cancel);
}

} // namespace stonemason::test

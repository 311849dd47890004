// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/dialogs.h"
#include "editor/app/files/document.h"
#include "editor/app/tasks/cancellable_task.h"

#include <QEventLoop>

#include <functional>

namespace stonemason::test {

/// Answers every question as the test laid down, and counts what was asked.
class FakeDialogs : public Dialogs {
public:
    enum class Unsaved { Save, Discard, Cancel, SaveFirst };

    QStringList openAnswer;
    QString openFilterAnswer; ///< the filter the person chooses; empty: none
    QString saveAnswer;
    Unsaved unsavedAnswer = Unsaved::Cancel;
    bool confirmAnswer = false;
    AfterFailure failureAnswer = AfterFailure::Cancel;
    AfterLoss lossAnswer = AfterLoss::Cancel; ///< unless confirmed

    RecoveryChoice recoveryAnswer = RecoveryChoice::Later;

    QList<RecoveryOffer> offers; ///< of the last time
    QStringList openFilters;     ///< of the last time, and the one chosen at first
    QString openFilter;
    QStringList saveSuggestions;
    QList<QStringList> unsavedAsked; ///< titles
    QStringList confirmed;           ///< texts
    QStringList informed;
    QStringList failures;
    QStringList awaited;                            ///< what was said of it
    std::function<void(AwaitedWork&)> whileAwaited; ///< called as soon as something is waited for

    std::function<void()> atQuestion = [] {}; ///< called whenever something is asked

    QStringList openFiles(const QString&, const QStringList& filters, QString& filter) override {
        openFilters = filters;
        openFilter = filter;
        if (!openFilterAnswer.isEmpty()) filter = openFilterAnswer;
        return openAnswer;
    }
    QString saveFile(const QString&, const QString& suggestion, const QStringList&, const QString&) override {
        atQuestion();
        saveSuggestions.push_back(suggestion);
        return saveAnswer;
    }
    SaveAnswer askToSave(const QList<Document*>& documents) override {
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
    bool confirm(const QString&, const QString& text, const QString&) override {
        atQuestion();
        confirmed.push_back(text);
        return confirmAnswer;
    }
    AfterLoss askToLose(const QString& text) override {
        atQuestion();
        confirmed.push_back(text);
        return confirmAnswer ? AfterLoss::Save : std::exchange(lossAnswer, AfterLoss::Cancel);
    }
    void inform(const QString&, const QString& text) override { informed.push_back(text); }
    QList<RecoveryChoice> askToRecover(const QList<RecoveryOffer>& asked) override {
        offers = asked;
        return QList<RecoveryChoice>(asked.size(), recoveryAnswer);
    }
    void await(const QString& text, AwaitedWork& work) override {
        awaited.push_back(text);
        QEventLoop loop;
        QObject::connect(&work, &AwaitedWork::ended, &loop, &QEventLoop::quit);
        if (whileAwaited) whileAwaited(work);
        if (!work.hasEnded()) loop.exec();
    }
    AfterFailure saveFailed(const QString& text) override {
        atQuestion();
        failures.push_back(text);
        return std::exchange(failureAnswer, AfterFailure::Cancel);
    }
};

} // namespace stonemason::test

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/dialogs.h"
#include "editor/app/files/document.h"

#include <functional>

namespace stonemason::test {

/// Gives the answers that the test has set, and counts the questions.
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
    QStringList awaited;                            ///< what was reported of it
    std::function<void(AwaitedWork&)> whileAwaited; ///< called as soon as something is waited for

    std::function<void()> atQuestion = [] {}; ///< called whenever something is asked

    FakeDialogs();
    ~FakeDialogs() override;
    FakeDialogs& operator=(const FakeDialogs&);

    QStringList openFiles(const QString& folder, const QStringList& filters, QString& filter) override;
    QString saveFile(const QString& title, const QString& suggestion, const QStringList& filters,
                     const QString& suffix) override;
    SaveAnswer askToSave(const QList<Document*>& documents) override;
    bool confirm(const QString& title, const QString& text, const QString& action) override;
    AfterLoss askToLose(const QString& text) override;
    void inform(const QString& title, const QString& text) override;
    QList<RecoveryChoice> askToRecover(const QList<RecoveryOffer>& asked) override;
    void await(const QString& text, AwaitedWork& work) override;
    AfterFailure saveFailed(const QString& text) override;
};

} // namespace stonemason::test

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/disk/answering_disk.h"
#include "editor/app/files/dialogs.h"

#include <QCoreApplication>
#include <QPointer>
#include <QWidget>

namespace stonemason {

/// The questions as real dialogs over a window.
class QtDialogs : public Dialogs {
    Q_DECLARE_TR_FUNCTIONS(QtDialogs)

public:
    /// Sets the parent window of the dialogs after construction, because the window itself needs this object.
    void setWindow(QWidget* window) { window_ = window; }

    QStringList openFiles(const QString& folder, const QStringList& filters, QString& filter) override;
    QString saveFile(const QString& title, const QString& suggestion, const QStringList& filters,
                     const QString& defaultSuffix) override;
    SaveAnswer askToSave(const QList<Document*>& documents) override;
    bool confirm(const QString& title, const QString& text, const QString& yes) override;
    AfterLoss askToLose(const QString& text) override;
    int choose(const QString& title, const QString& text, const QStringList& choices) override;
    void inform(const QString& title, const QString& text) override;
    QList<RecoveryChoice> askToRecover(const QList<RecoveryOffer>& offers) override;
    void await(const QString& text, AwaitedWork& work) override;
    AfterFailure saveFailed(const QString& text) override;

    /// Checks a folder before a dialog shows it; tests can replace it.
    FolderLook lookInto = canBeShown;

private:
    SaveAnswer askToSaveOne(Document* document);

    QPointer<QWidget> window_;
    QString lastFolder_; ///< where files were last chosen
};

} // namespace stonemason

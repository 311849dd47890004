// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/play_view.h"
#include "editor/play/playback.h"

#include <functional>

namespace stonemason {

/// The actions for stepping through a game, playing it back, and branching off a new game at any position.
class StepActions : public BoundPlayActions {
    Q_OBJECT

public:
    /// @param prefix of the actions' object names
    explicit StepActions(const QString& prefix, QObject* parent = nullptr);

    QList<QAction*> back() const { return {first_, previous_}; }
    QList<QAction*> forward() const { return {next_, last_}; }

signals:
    /// The game up to the position shown is to be opened in a new tab.
    void branchRequested();

protected:
    void bound() override;
    void refresh() override;

private:
    void playOrPause(bool play);
    QAction* addStep(const QString& id, const QString& picture, const QString& text, const QString& tip,
                     const QKeySequence& keys, const std::function<int()>& target);

    QAction* first_;
    QAction* previous_;
    QAction* next_;
    QAction* last_;
    QAction* playBack_;
    Playback playback_;
    QPointer<PlayView> served_;
};

} // namespace stonemason

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/fairness.h"
#include "core/pocket_heroes/rules/zones.h"
#include "editor/app/tasks/latest_task.h"
#include "editor/pocket_heroes/template/view/canvas/template_binding.h"
#include "editor/pocket_heroes/template/view/preview/seed_search.h"
#include "editor/pocket_heroes/view/art/world_renderer.h"

#include <QTimer>

#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSlider;
class QSpinBox;
class QToolButton;

namespace stonemason::pocket_heroes {

class SeedGallery;
class SymmetryBox;
class WorldPicture;

/// A live preview of the world generated from the template: its seed, its size, a picture of it after each
/// step; or the worlds of several seeds, to choose one. Worlds are generated on a background thread; a newer
/// request cancels the older one.
class TemplatePreviewDock : public TemplateDock {
    Q_OBJECT

public:
    /// The catalogue must outlive the dock.
    explicit TemplatePreviewDock(const Catalogue& catalogue);
    ~TemplatePreviewDock() override;

    QSpinBox* seedField() const { return seed_; }
    QToolButton* diceButton() const { return dice_; }
    QComboBox* sizeField() const { return size_; }
    QSlider* stepField() const { return step_; }
    QPushButton* openButton() const { return open_; }
    QPushButton* gameButton() const { return game_; }
    QCheckBox* originField() const { return origin_; }
    QToolButton* stopButton() const { return stop_; }
    QLabel* makingLabel() const { return making_; } ///< how far the world is that one can stop
    QLabel* verdict() const { return verdict_; }
    WorldPicture* picture() const { return picture_; }
    QToolButton* compareButton() const { return compare_; }
    QToolButton* keepButton() const { return keep_; }
    SymmetryBox* symmetryBox() const { return symmetry_; }
    SeedGallery* gallery() const { return gallery_; }
    bool isWorking() const;
    /// How long a world is made before progress is shown and it can be stopped.
    void setStopDelay(int milliseconds);

    /// Requests the shown world as a document; while it is being made, as soon as it is ready.
    void openWorld();
    /// Requests it as a file for the game, in the same way.
    void saveForGame();
    /// Takes a seed at random.
    void drawSeed();
    /// Shows the world of that seed on a map of so many rows, as it is in the end.
    void showSeed(int seed, int size);
    /// As the buttons of the gallery do; it is shown.
    void compareSeeds();
    void findFairSeed();

signals:
    /// The person wants the world that is shown as a document.
    void worldWanted(const stonemason::pocket_heroes::World& world,
                     const stonemason::pocket_heroes::ZoneMap& zones);
    /// The person wants it as a file that the game loads.
    void gameFileWanted(const stonemason::pocket_heroes::World& world);
    /// The picture and the sentence match the current template, or the sentence gives the reason why it
    /// yields no world.
    void shown();

protected:
    void bound() override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    using Answer = std::optional<Result<FairWorld>>;

    QWidget* buildContent();
    QWidget* buildChoices();
    QWidget* buildWorld();
    void connectParts();
    void setComparing(bool on);
    void setKeeping(bool on);
    void setSymmetry(WorldSymmetry symmetry);
    void offerSymmetries();
    void keepShown();
    WorldRequest wanted() const;
    QString whyImpossible() const;
    bool isCurrent() const;
    bool makes(void (TemplatePreviewDock::*then)());
    World generatedWorld() const;
    void allow();
    void later();
    void work();
    void showStop(bool on);
    void showMaking(int work, int attempt, Step step);
    void showAnswer(Answer answer);
    void draw();
    void showStep();
    void showText(const QString& sentence);
    void showReason(const QString& sentence);

    const Catalogue& catalogue_;
    WorldRenderer renderer_;
    QSpinBox* seed_;
    QToolButton* dice_;
    QComboBox* size_;
    QToolButton* compare_;
    QToolButton* keep_;
    SymmetryBox* symmetry_;
    SeedGallery* gallery_;
    QWidget* world_ = nullptr; ///< the picture and what belongs to it
    WorldPicture* picture_;
    QSlider* step_;
    QLabel* stepName_;
    QLabel* verdict_;
    QLabel* making_;
    QToolButton* stop_;
    QPushButton* open_;
    QPushButton* game_;
    QCheckBox* origin_; ///< whether exported worlds contain their origin
    QTimer workLater_;
    QTimer stopLater_; ///< shows the Stop button only for long jobs
    std::optional<FairWorld> generated_;
    WorldRequest of_;         ///< what it was made of
    Template drawn_;          ///< of_ with the ground that zones have in the world
    WorldRequest asked_;      ///< what is being worked on
    int works_ = 0;           ///< how many times it was asked for one
    bool isOutdated_ = false; ///< the input beside the picture yields no world
    /// A pending request of the user, which runs when the world is ready.
    void (TemplatePreviewDock::*whenMade_)() = nullptr;
    bool stale_ = true;       ///< nothing was asked for since the last change
    LatestTask<Answer> task_; // the last member: its thread ends first
};

} // namespace stonemason::pocket_heroes

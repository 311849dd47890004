// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/tasks/live_job.h"
#include "editor/pocket_heroes/template/view/preview/seed_search.h"

#include <QWidget>

#include <variant>

class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace stonemason::pocket_heroes {

/// A gallery of the worlds of several seeds of a template, each with its picture and distinguishing figures;
/// or the search for a fair world among many seeds. Worlds are generated on a background thread.
class SeedGallery : public QWidget {
    Q_OBJECT

public:
    /// The template and the first seed of the worlds; or a sentence with the reason why none can be
    /// generated.
    using RequestSource = std::function<std::variant<WorldRequest, QString>()>;

    /// The catalogue must outlive the gallery.
    SeedGallery(const Catalogue& catalogue, RequestSource request, QWidget* parent = nullptr);
    ~SeedGallery() override;

    /// Discards the worlds and cancels the current job, because the input has changed.
    void drop();
    bool isWorking() const { return wanted_ || next_; }

    QPushButton* compareButton() const { return compare_; }
    QPushButton* fairButton() const { return fair_; }
    QSpinBox* triesField() const { return tries_; }
    QListWidget* list() const { return list_; }
    QLabel* note() const { return note_; }
    QToolButton* stopButton() const { return stop_; }

    static constexpr int seedCount = 12;

signals:
    /// The person has chosen a seed, or a fair one was found.
    void seedChosen(int seed);
    /// The person wants to see the world of the seed that is chosen.
    void worldRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    /// What is to be made.
    struct Run {
        WorldRequest request;
        int seeds = 0;
        bool isFair = false; ///< one of so many seeds, else all of them
    };

    void build();
    void fitGrid();
    void begin(int seeds, bool isFair);
    void startNext();
    void show(const SeedSearch& search);
    void finish(const SeedSearch& search);
    void showOutcome(const SeedSearch& search);
    void showText(const QString& sentence);
    void updateButtons();

    const Catalogue& catalogue_;
    RequestSource request_;
    QPushButton* compare_;
    QPushButton* fair_;
    QSpinBox* tries_;
    QListWidget* list_;
    QLabel* note_;
    QToolButton* stop_;
    std::optional<Run> next_;             ///< starts when the stopped job has ended
    Run run_;                             ///< what is being made
    bool wanted_ = false;                 ///< whether the result of the current job is still needed
    bool stopped_ = false;                ///< by a person
    LiveJob<SeedSearch, SeedSearch> job_; // the last member: its thread ends first
};

} // namespace stonemason::pocket_heroes

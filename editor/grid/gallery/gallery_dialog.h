// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/fields.h"

#include <QDialog>
#include <QString>

#include <cstdint>

class QBoxLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace stonemason {

class PictureGallery;
class WishFields;

/// A button that Enter does not press: that takes what is chosen.
QPushButton* plainButton(const QString& text, const QString& tip);

/// Shows what is made of a seed and wishes in a gallery that follows both, and asks for one: above the page
/// with wishes and gallery a row of choices that ends with the seed, below it what there is to know of the
/// chosen thing, or why there is none to take.
class GalleryDialog : public QDialog {
    Q_OBJECT

public:
    SeedField* seedField() const { return seed_; }
    QPushButton* nextButton() const { return next_; }
    QPushButton* okButton() const { return ok_; }
    QLabel* reasonLabel() const { return reason_; }
    QLabel* factsLabel() const { return facts_; }

    QSize sizeHint() const override;

protected:
    struct Words {
        QString title;
        QString helpPage; ///< "maps.md#generated-maps"
        QString next;     ///< "Ne&xt 12"
        QString nextTip;
        QString seedTip;
        QString ok; ///< "&Open Map"
    };
    GalleryDialog(const Words& words, QWidget* parent);

    /// Adds a choice with its label to the row above, before the seed.
    void addChoice(const QString& label, const QString& name, QWidget* field);
    /// Adds a button to the row below, before the one that accepts.
    void addBelow(QPushButton* button);
    /// Wishes, or nothing, beside what shows the gallery: a page for showPage().
    QWidget* pageOf(WishFields* wishes, QWidget* gallery);
    /// Puts the page between the choices and what is said, in the place of one that was deleted, and lets Tab
    /// go through it.
    void showPage(QWidget* page, WishFields* wishes, PictureGallery& gallery);

    std::uint64_t seed() const;
    void setSeed(std::uint64_t seed);

    /// The description of the chosen item.
    struct Choice {
        bool isThere = false;
        QString facts;
        QString failure; ///< why there is nothing to choose; empty: there is
        QString reason;  ///< why OK is off, unless the failure says so
    };
    void showChoice(const Choice& choice);

    /// Generates from the current choices; a generation in progress is obsolete.
    virtual void make() = 0;
    /// The seed that "next" goes on with.
    virtual std::uint64_t nextSeed() const = 0;

    void resizeEvent(QResizeEvent* event) override;

private:
    void build(const Words& words);
    /// Reserves room for all texts. It only grows while the width stays, to keep the layout stable when
    /// another item is chosen.
    void keepRoomForWords();

    QVBoxLayout* column_;
    QHBoxLayout* choices_;
    QHBoxLayout* below_;
    int choicesCount_ = 0;
    int belowCount_ = 0;
    SeedField* seed_;
    QPushButton* next_;
    QPushButton* ok_;
    QLabel* reason_;
    QLabel* facts_;
    int wordsWidth_ = 0;
    int wordsHeight_ = 0;
};

} // namespace stonemason

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

/// A button that is never the default: Enter accepts the chosen item.
QPushButton* plainButton(const QString& text, const QString& tip);

/// Asks for one item of a gallery that is generated from a seed and wishes and follows their changes. Above
/// the page with wishes and gallery is a row of choices that ends with the seed, below it the facts about the
/// chosen item, or the reason why there is none.
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
    /// Creates a page for showPage(): the wishes, if any, beside the widget with the gallery.
    QWidget* pageOf(WishFields* wishes, QWidget* gallery);
    /// Inserts the page between the choices and the facts, in place of a deleted one, and sets its tab order.
    void showPage(QWidget* page, WishFields* wishes, PictureGallery& gallery);

    std::uint64_t seed() const;
    void setSeed(std::uint64_t seed);

    /// The description of the chosen item.
    struct Choice {
        bool isThere = false;
        QString facts;
        QString failure; ///< why there is nothing to choose; empty if there is
        QString reason;  ///< why OK is disabled, unless the failure is the reason
    };
    void showChoice(const Choice& choice);

    /// Generates from the current choices; a generation in progress is obsolete.
    virtual void make() = 0;
    /// The next seed for the "next" button.
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

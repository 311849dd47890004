// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>
#include <QWidget>

#include <functional>
#include <optional>

class QAbstractItemDelegate;
class QLabel;
class QListWidget;
class QProgressBar;
class QToolButton;

namespace stonemason {

/// Draws the pictures of a list with a frame around the chosen one.
QAbstractItemDelegate* framedPictures(QObject* parent);

/// What a gallery says about what it shows.
struct GalleryWords {
    QString list;     ///< what it is, for assistive technology: "Generated maps"
    QString progress; ///< likewise of its progress bar: "Maps made"
    QString stopTip;
    QString none;                                     ///< there is nothing to choose: "No map."
    std::function<QString(int done, int of)> working; ///< "Maps: 3 of 12…"
    std::function<QString(int count)> choice;         ///< "12 maps to choose from."
};

/// One thing to choose.
struct GalleryPicture {
    QString name{};
    QString words{};                 ///< what there is to know about it, or why there is none
    std::optional<QImage> picture{}; ///< nullopt: there is none
    bool isStarred = false;
};

/// Pictures of things that are being made, to choose one from, as large as they find room; below them a line
/// that says how far it is, and a button that stops it. Those that another batch is going to replace stay in
/// sight, pale. GalleryOf makes them.
class PictureGallery : public QWidget {
    Q_OBJECT

public:
    explicit PictureGallery(GalleryWords words, QWidget* parent = nullptr);

    void clearChoice();
    QListWidget* list() const { return list_; }
    QToolButton* stopButton() const { return stop_; }
    QLabel* note() const { return note_; }
    QProgressBar* progressBar() const { return bar_; }

signals:
    /// Another thing is chosen, the chosen one was made, or there is another reason why there is none.
    void changed();
    /// Enter or a double click on one that can be taken.
    void activated();

protected:
    /// How large pictures are drawn, in device-independent pixels; smaller ones are shrunk.
    static constexpr int drawnSide = 200;

    bool eventFilter(QObject* watched, QEvent* event) override;

    /// Shows a thing in its place.
    void showPicture(int index, const GalleryPicture& shown);
    /// What was in that place goes, or is about to: it is shown pale.
    void showPale(int index);
    /// Takes away the places from that one on.
    void cutTo(int count);
    /// The place of the chosen one, or -1.
    int chosenPlace() const;

    struct State {
        bool works = false;
        bool stopped = false; ///< by a person
        bool failed = false;
        int done = 0;
        int of = 0;
        int toChoose = 0;
    };
    void showState(const State& state);

private:
    void build();
    void fitPictures();

    GalleryWords words_;
    int rows_ = 3; ///< of pictures, that are to be seen at once
    QListWidget* list_;
    QLabel* note_;
    QProgressBar* bar_;
    QToolButton* stop_;
};

} // namespace stonemason

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QImage>

#include <string>
#include <vector>

class QLineEdit;

namespace stonemason {

class PictureButton;

/// Asks what a new document is to be: its name, and what it starts from, shown as pictures. The dialog of a
/// game fills in with addStart() what there is to start from, then lays itself out.
class NewDocumentDialog : public QDialog {
    Q_OBJECT

public:
    QLineEdit* nameField() const { return name_; }
    /// A plain document first, then the samples.
    const std::vector<PictureButton*>& startChoices() const { return starts_; }

protected:
    struct Words {
        QString title;    ///< "New Board"
        QString untitled; ///< what it is called without a name: "Untitled board"
        QString create;   ///< "Crea&te Board"
    };
    NewDocumentDialog(const Words& words, const QString& helpPage, QWidget* parent);

    /// Pixels of a picture whose sides take `side` device-independent ones.
    QSize picturePixels(int side) const;
    /// @param picture in those pixels
    void addStart(const QString& title, const QString& line, const QImage& picture);
    void showStart(std::size_t start, QImage picture);
    /// Puts the fields that say more about the document below what it starts from, and chooses the first
    /// start.
    void layOut(QWidget* fields);

    std::size_t chosenStart() const;
    /// As typed, but for NUL, which no form of a document can hold and a clipboard may.
    std::string name() const;

private:
    QWidget* buildStarts();

    QLineEdit* name_;
    QString create_;
    std::vector<PictureButton*> starts_;
};

} // namespace stonemason

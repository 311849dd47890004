// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/world/world.h"
#include "editor/app/files/export_dialog.h"
#include "editor/app/files/qt_dialogs.h"
#include "editor/pocket_heroes/view/art/world_renderer.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QSpinBox;

namespace stonemason::pocket_heroes {

class WorldDocument;

/// Asks what a new world is to be: its name, its size, and its ground.
class NewWorldDialog : public QDialog {
    Q_OBJECT

public:
    explicit NewWorldDialog(const Catalogue& catalogue, QWidget* parent = nullptr);

    /// The world as chosen; meaningful at any time.
    World world() const;

    QLineEdit* nameField() const { return name_; }
    QComboBox* sizeField() const { return size_; }
    QComboBox* groundField() const { return ground_; }

private:
    QLineEdit* name_;
    QComboBox* size_;
    QComboBox* ground_;
};

/// Shows a world in the forms in which it leaves the program: a picture of the layers that are shown, all it
/// holds as JSON, and what the game itself loads, in one of its languages or a file for each.
class WorldExportDialog : public ExportDialog {
    Q_OBJECT

public:
    /// @param dialogs asks the person; none: a dialog over this one
    explicit WorldExportDialog(WorldDocument& document, QWidget* parent = nullptr,
                               Dialogs* dialogs = nullptr);

    QSpinBox* cellSizeField() const { return cellSize_; }
    QComboBox* languageField() const { return language_; }
    /// Shows what the game itself loads.
    void showForGame();

protected:
    Dialogs& dialogs() override { return *asks_; }
    Result<std::string> text() const override;
    Result<std::string> beginning(std::size_t least) const override;
    FileContent longText() const override;
    Result<std::vector<ExportFile>> files(const QString& path) const override;
    ExportPicture picture() const override;
    void prepare() override;

private:
    WorldStyle style() const;
    bool isForGame() const;
    std::vector<Language> chosenLanguages() const;
    QString whatTheGameGets() const;

    WorldDocument& document_;
    QtDialogs dialogs_;
    Dialogs* asks_;
    QSpinBox* cellSize_;
    QCheckBox* grid_;
    QComboBox* language_; ///< of what the game loads; -1: a file for each
    QWidget* languageRow_;
};

} // namespace stonemason::pocket_heroes

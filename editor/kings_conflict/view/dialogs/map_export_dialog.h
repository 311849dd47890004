// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/work_progress.h"
#include "core/kings_conflict/map/map.h"
#include "editor/app/files/export_dialog.h"
#include "editor/app/files/qt_dialogs.h"
#include "editor/kings_conflict/view/art/map_renderer.h"

#include <QByteArray>
#include <QImage>
#include <QString>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QSpinBox;

namespace stonemason {
class ReportVerdict;
}

namespace stonemason::kings_conflict {

/// The forms the export dialog offers, in the order of its tabs.
enum class ExportForm { GameCode, Forum, Text, MapFile, Picture };
inline constexpr std::array allExportForms{ExportForm::GameCode, ExportForm::Forum, ExportForm::Text,
                                           ExportForm::MapFile, ExportForm::Picture};

/// What a picture shows.
struct PictureOptions {
    int cellSize = 60; ///< pixels
    bool grid = true;
    bool codes = false;
    bool kings = true;
    int hintLayer = -1; ///< laid over the terrain, or -1 for none
};

inline constexpr int smallestCell = 8;
inline constexpr int largestCell = 200;
/// The widest and highest picture that is written, in pixels.
inline constexpr int largestPicture = 16384;

/// The largest cell that keeps a picture of the board within largestPicture.
int largestCellFor(Size board);

/// The text of a map in one of the textual forms. Errors: those of writeMap.
Result<std::string> exportText(const Map& map, const GameProfile& game, ExportForm form);

/// The map as a picture; null when it was ended, or memory does not suffice.
QImage exportPicture(MapRenderer& renderer, const Map& map, const PictureOptions& options,
                     const WorkProgress& progress = {});

/// The same as the bytes of an SVG file, titled with the map's name; empty when it was ended.
QByteArray exportDrawing(MapRenderer& renderer, const Map& map, const PictureOptions& options,
                         const WorkProgress& progress = {});

/// "as", "txt", "smap", "png".
QString suffixOf(ExportForm form);
/// What a file dialog calls such files, the usual form first: "Code for submission (*.as)".
QStringList filtersOf(ExportForm form);

class MapDocument;

/// Previews a map in the export format. The problems found by the checks are listed above the buttons; while
/// there are errors, nothing is exported until "export anyway" is ticked.
class MapExportDialog : public ExportDialog {
    Q_OBJECT

public:
    explicit MapExportDialog(MapDocument& document, QWidget* parent = nullptr);

    void setForm(ExportForm form) { setTarget(int(form)); }
    ExportForm form() const { return allExportForms[std::size_t(target())]; }

    QCheckBox* anywayBox() const { return anyway_; }
    /// Asks a map without a name for one; hidden for all others.
    QLineEdit* nameField() const { return name_; }
    QSpinBox* cellSizeField() const { return cellSize_; }

protected:
    Dialogs& dialogs() override { return dialogs_; }
    Result<std::string> text() const override;
    ExportPicture picture() const override;
    void prepare() override;
    bool mayLeave() const override;

private:
    QWidget* buildNameRow();
    QList<QWidget*> buildPictureOptions();
    QWidget* buildVerdict();
    PictureOptions pictureOptions() const;
    void changeName(const QString& name);
    void showVerdict();

    MapDocument& document_;
    QtDialogs dialogs_;
    QLineEdit* name_;
    QSpinBox* cellSize_;
    QCheckBox* grid_;
    QCheckBox* codes_;
    QCheckBox* kings_;
    QComboBox* hints_;
    ReportVerdict* verdict_;
    QCheckBox* anyway_;
};

} // namespace stonemason::kings_conflict

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/panels/palette_dock.h"
#include "editor/text_map/model/sign_book.h"
#include "editor/text_map/view/canvas/text_map_canvas.h"

#include <QAbstractListModel>

#include <vector>

class QLabel;
class QLineEdit;

namespace stonemason::text_map {

class SignBrush;
class TextMapRenderer;

/// The signs to paint with: the first of each kind in the table, then those of the current map that are not
/// among them.
class SignModel : public QAbstractListModel {
    Q_OBJECT

public:
    /// SignRole: the character alone.
    enum Role { SignRole = Qt::UserRole };

    /// The book must outlive the model.
    explicit SignModel(const SignBook& signs, QObject* parent = nullptr);

    /// The first sign of each row of the table.
    std::vector<TileIndex> tableSigns() const;
    /// Lists these; the model is reset when that makes a difference.
    void setSigns(std::vector<TileIndex> signs);

    TileIndex sign(const QModelIndex& index) const { return listed_[std::size_t(index.row())]; }
    /// Invalid for a sign that is not listed.
    QModelIndex indexOf(TileIndex sign) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    const SignBook& signs_;
    std::vector<TileIndex> listed_;
};

/// The signs to paint with, and a field for any other character. Choosing one gives the keys back to the map.
class SignsDock : public PaletteDock<TextMapEditorTraits> {
    Q_OBJECT

public:
    SignsDock(SignBrush& brush, TextMapRenderer& renderer);

    QLineEdit* signField() const { return field_; }

signals:
    /// The user requests to choose the meaning of that character.
    void meaningAsked(stonemason::TileIndex sign, const QPoint& global);

protected:
    void bound() override;
    void pick(const QModelIndex& sign) override;
    QModelIndex picked() const override;
    bool isInHand() const override { return true; }
    void showPicked() override;

private:
    bool eventFilter(QObject* object, QEvent* event) override;
    TileIndex signHere() const;
    void chooseTyped(const QString& text);
    void showMapSigns();

    SignBrush& brush_;
    SignModel* model_;
    QLineEdit* field_;
    QLabel* meaning_;
};

} // namespace stonemason::text_map

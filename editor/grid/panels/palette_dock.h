// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/binding.h"
#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/look.h"
#include "editor/grid/panels/picture_palette.h"
#include "editor/grid/tools/tool_state.h"

#include <QAbstractItemModel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <utility>

namespace stonemason {

/// A dock with the pictures of what can be painted with or put down. Walking over them picks; choosing one
/// also takes up a tool for it and gives the keys back to the canvas.
/// @tparam Traits see grid_traits.h
template <typename Traits>
class PaletteDock : public BoundDock<typename Traits::Document, typename Traits::View> {
public:
    PicturePalette* palettePane() const { return palette_; }

protected:
    /// @param title is what screen readers call the palette, too
    /// @param model of the entries; the dock takes it over
    /// @param brush what is picked for, and what shows other picks by paintChanged(); it outlives the dock
    /// @param tools those that use the pick: choosing with another in hand takes up the first
    PaletteDock(const QString& id, const QString& title, QAbstractItemModel* model,
                PicturePalette::PaintPicture paint, ToolState& brush, QStringList tools)
        : BoundDock<typename Traits::Document, typename Traits::View>(id, title, Qt::LeftDockWidgetArea)
        , palette_(new PicturePalette(*model, std::move(paint)))
        , column_(new QVBoxLayout)
        , state_(brush)
        , tools_(std::move(tools)) {
        model->setParent(this);
        palette_->setAccessibleName(title);
        auto* content = new QWidget;
        content->setLayout(column_);
        column_->setContentsMargins(gap, gap / 2, gap / 2, 0);
        column_->addWidget(palette_, 1);
        this->setWidget(content);
        forwardFocusTo(*this, *palette_);
        const auto show = [this] { showPicked(); };
        this->connect(palette_, &PicturePalette::chosen, this, [this](const auto& entry) { choose(entry); });
        this->connect(palette_->selectionModel(), &QItemSelectionModel::currentChanged, this,
                      [this](const QModelIndex& entry) {
                          if (entry.isValid()) pick(entry);
                      });
        this->connect(&brush, &ToolState::paintChanged, this, show);
        this->connect(&brush, &ToolState::toolChanged, this, show);
    }

    /// Makes the entry the current paint.
    virtual void pick(const QModelIndex& entry) = 0;
    /// The entry of the current paint; invalid: none.
    virtual QModelIndex picked() const = 0;
    /// Whether the next click places it: otherwise it is not shown as selected.
    virtual bool isInHand() const { return tools_.contains(state_.tool()); }
    /// Shows picked(); called by a game's constructor once it has what that needs.
    virtual void showPicked() {
        const QSignalBlocker quiet(palette_->selectionModel());
        const QModelIndex entry = picked();
        palette_->setCurrentIndex(entry);
        if (entry.isValid() && isInHand())
            palette_->selectionModel()->select(entry, QItemSelectionModel::ClearAndSelect);
        else
            palette_->selectionModel()->clearSelection();
        palette_->viewport()->update();
    }
    /// Called for the entry that was clicked or entered.
    virtual void choose(const QModelIndex& entry) {
        if (!entry.isValid()) return;
        pick(entry);
        takeUpTool();
        giveKeysTo(this->binding().view());
    }
    void takeUpTool() {
        if (!tools_.contains(state_.tool())) state_.setTool(tools_.front());
    }

    void bound() override { this->setEnabled(bool(this->binding())); }
    /// The palette, and what a game puts around it.
    QVBoxLayout& column() const { return *column_; }

private:
    PicturePalette* palette_;
    QVBoxLayout* column_;
    ToolState& state_;
    QStringList tools_;
};

} // namespace stonemason

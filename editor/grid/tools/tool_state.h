// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/tools/paint_target.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <optional>

namespace stonemason {

/// The settings of the next stroke, shared by all open boards of one kind: the tool and its brush size. A
/// game derives its own, which adds the current paint and emits a signal when that changes.
class ToolState : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// The id of the current tool: "brush", "fill" ... (see tool_box.h); "brush" at first.
    const QString& tool() const { return tool_; }
    void setTool(const QString& id);
    /// Chooses a tool for one occasion, which leavePassingTool() ends: stamping what was pasted. The stamp
    /// tool is such a tool however it is chosen.
    void setPassingTool(const QString& id);
    /// Goes back to the tool that was chosen before the passing one; false: the current tool is none.
    bool leavePassingTool();
    /// Makes the document the current one; nullptr: none. To prevent pasting by mistake in a document other
    /// than the last one, a passing tool becomes the brush.
    void enter(const QObject* document);

    /// Side length of the square that a brush covers, 1 to maximumBrushSize cells; others become the nearest
    /// of these.
    int brushSize() const { return brushSize_; }
    void setBrushSize(int size);
    static constexpr int maximumBrushSize = 9;

    /// Of a hundred cells that the scatter brush comes over, how many it paints; 1 to 99, others become the
    /// nearest of these.
    int scatterShare() const { return scatterShare_; }
    void setScatterShare(int percent);

    /// The stamp as text that it can be kept as; empty: there is none, or the game keeps none.
    virtual QString stampText() const { return {}; }
    /// Makes the stamp in this text the current one; false: it is none of this game's.
    virtual bool setStampText(const QString&) { return false; }

signals:
    void toolChanged(const QString& id);
    void brushSizeChanged(int size);
    void scatterShareChanged(int percent);
    void paintChanged(); ///< what is painted with
    void stampChanged();

private:
    QString tool_ = QStringLiteral("brush");
    QString passing_;    ///< tool_, if it is a passing one, otherwise empty
    QString toolBefore_; ///< the last one that was none
    QPointer<const QObject> document_;
    int brushSize_ = 1;
    int scatterShare_ = 30;
};

/// A tool state whose stamp is a piece lifted from a board. A game says how such a piece is kept as text.
class StampToolState : public ToolState {
    Q_OBJECT

public:
    using ToolState::ToolState;

    /// Of no cells: there is none.
    const LiftedPiece& stamp() const { return stamp_; }
    void setStamp(LiftedPiece stamp);
    /// Makes it the stamp, and selects the stamp tool.
    void pickStamp(LiftedPiece stamp);
    /// Whether there is a stamp and the next stroke puts it down.
    bool isStampInHand() const;

    QString stampText() const override;
    bool setStampText(const QString& text) override;

protected:
    virtual QString textOf(const LiftedPiece& stamp) const = 0;
    /// nullopt for what is no such text.
    virtual std::optional<LiftedPiece> stampFrom(const QString& text) = 0;

private:
    LiftedPiece stamp_;
};

} // namespace stonemason

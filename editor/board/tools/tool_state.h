// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace stonemason {

/// What the next stroke would do, shared by all open boards of one kind: the tool, and how large its brush
/// is. A game derives its own, which adds what is painted with and tells when that is another.
class ToolState : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// The id of the current tool: "brush", "fill" ... (see tool_box.h); "brush" at first.
    const QString& tool() const { return tool_; }
    void setTool(const QString& id);

    /// Side length of the square that a brush covers, 1 to maximumBrushSize cells; others become the nearest
    /// of these.
    int brushSize() const { return brushSize_; }
    void setBrushSize(int size);
    static constexpr int maximumBrushSize = 9;

signals:
    void toolChanged(const QString& id);
    void brushSizeChanged(int size);
    void paintChanged(); ///< what is painted with
    void stampChanged();

private:
    QString tool_ = QStringLiteral("brush");
    int brushSize_ = 1;
};

} // namespace stonemason

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace stonemason {

/// Builds a widget's content when the widget is first shown or its content is first accessed: a closed
/// panel costs nothing when the program starts. A member of the widget.
class DeferredContent : public QObject {
    Q_OBJECT

public:
    /// @param build called once at most
    DeferredContent(QWidget& holder, std::function<void()> build);

    void ensure();
    /// A part of the content for others: builds it first.
    template <typename Part>
    Part* built(Part* const& part) {
        ensure();
        return part;
    }
    bool isBuilt() const { return !build_; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget& holder_;
    std::function<void()> build_; ///< none once it was called
};

} // namespace stonemason

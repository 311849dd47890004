// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/scroll_pane.h"

#include <QScrollArea>
#include <QScrollBar>

namespace stonemason {

namespace {

class ScrollPane : public QScrollArea {
public:
    QSize minimumSizeHint() const override {
        QSize least = QScrollArea::minimumSizeHint();
        if (widget())
            least.setWidth(widget()->minimumSizeHint().expandedTo(widget()->minimumSize()).width() +
                           verticalScrollBar()->sizeHint().width());
        return least;
    }
};

} // namespace

QScrollArea* scrollPane(QWidget* content) {
    auto* pane = new ScrollPane;
    pane->setFrameShape(QFrame::NoFrame);
    pane->setWidgetResizable(true);
    pane->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    pane->setFocusPolicy(Qt::NoFocus);
    // The pane gives it its size; by itself setWidget() would lay all of it out for a size nobody sees.
    content->setAttribute(Qt::WA_Resized);
    pane->setWidget(content);
    return pane;
}

} // namespace stonemason

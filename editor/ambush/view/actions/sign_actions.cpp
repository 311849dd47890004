// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/actions/sign_actions.h"

#include "core/ambush/pattern.h"
#include "editor/ambush/model/pattern_brush.h"
#include "editor/ambush/view/art/sign_art.h"
#include "editor/ambush/text/ambush_text.h"
#include "editor/app/widgets/icons.h"

#include <QActionGroup>
#include <QPainter>

namespace stonemason::ambush {

namespace {

/// A sign as it is drawn on patterns.
QIcon signIcon(char sign) {
    constexpr int side = 32;
    QPixmap pixmap(side, side);
    QPainter painter(&pixmap);
    paintSign(painter, QRectF(0, 0, side, side), sign, signPalette(false));
    painter.end();
    return QIcon(pixmap);
}

/// What the action is called for ever: signs are no letters.
QString idOf(char sign) {
    return QStringLiteral("sign-%1").arg(int(sign));
}

} // namespace

QStringList toolsOfSigns() {
    return {QStringLiteral("brush"), QStringLiteral("line"),    QStringLiteral("rectangle"),
            QStringLiteral("fill"),  QStringLiteral("scatter"), QStringLiteral("replace")};
}

void takeSign(PatternBrush& brush, char sign) {
    brush.setSign(sign);
    if (!toolsOfSigns().contains(brush.tool())) brush.setTool(QStringLiteral("brush"));
}

SignActions::SignActions(PatternBrush& brush, QObject* parent)
    : BoundPatternActions(parent)
    , brush_(brush)
    , signs_(new QActionGroup(this))
    , menu_(std::make_unique<QMenu>()) {
    menu_->setTitle(tr("Si&gn"));
    menu_->setIcon(icon(QStringLiteral("codes")));
    for (const char sign : allSigns) {
        //: %1 is what a sign of a pattern asks for, %2 a sentence on it
        QAction* choice = add(idOf(sign), QStringLiteral("codes"), signName(sign),
                              tr("Paint \"%1\". %2").arg(signName(sign), signSentence(sign)),
                              QKeySequence(QString(QLatin1Char(sign))));
        choice->setIcon(signIcon(sign));
        choice->setCheckable(true);
        choice->setActionGroup(signs_);
        connect(choice, &QAction::triggered, this, [this, sign] {
            takeSign(brush_, sign);
            if (binding().view()) binding().view()->setFocus();
        });
        menu_->addAction(choice);
    }
    connect(&brush_, &PatternBrush::paintChanged, this, [this] { update(); });
}

void SignActions::refresh() {
    action(idOf(brush_.sign()))->setChecked(true);
}

} // namespace stonemason::ambush

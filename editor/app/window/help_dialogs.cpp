// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/help_dialogs.h"

#include <QApplication>
#include <QCoreApplication>
#include <QLabel>
#include <QMessageBox>

namespace stonemason {

namespace {

struct HelpDialogs {
    Q_DECLARE_TR_FUNCTIONS(HelpDialogs)
};

} // namespace

void showAbout(QMainWindow& window) {
    auto* box = new QMessageBox(&window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(HelpDialogs::tr("About Stonemason"));
    box->setIconPixmap(QApplication::windowIcon().pixmap(64));
    box->setTextFormat(Qt::RichText);
    box->setText(QStringLiteral("<h3>Stonemason %1</h3>").arg(QStringLiteral(STONEMASON_VERSION)));
    box->setInformativeText(
        HelpDialogs::tr("Makes and checks the maps, boards and decks of small turn-based games, and lets you "
                        "play with them.<br><br>Free software under the GNU General Public License, "
                        "version 3 or later. It comes without any warranty."));
    for (QLabel* label : box->findChildren<QLabel*>())
        label->setTextFormat(Qt::RichText);
    box->open();
}

} // namespace stonemason

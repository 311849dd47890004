// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/application.h"

#include <QApplication>
#include <QMainWindow>

namespace stonemason {

int runEditor(int argc, char** argv) {
    const QApplication application(argc, argv);
    QMainWindow window;
    window.show();
    return QApplication::exec();
}

} // namespace stonemason

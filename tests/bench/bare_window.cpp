// SPDX-License-Identifier: GPL-3.0-or-later
// A window with nothing in it, beside which wine.sh measures the program.
#include <QApplication>
#include <QMainWindow>

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    QMainWindow window;
    window.setWindowTitle(QStringLiteral("Bare"));
    window.resize(1280, 800);
    window.show();
    return QApplication::exec();
}

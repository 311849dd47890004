// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/icons.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;

class TestProgramIcon : public QObject {
    Q_OBJECT

private slots:
    void looksAsTheFileInEverySize() {
        const QIcon file(QStringLiteral(":/icons/stonemason.svg"));
        const QIcon icon = programIcon();
        for (const int size : {16, 32, 64, 128}) {
            QVERIFY(icon.availableSizes().contains(QSize(size, size)));
            QCOMPARE(icon.pixmap(size).toImage(), file.pixmap(size).toImage());
        }
    }
};

STONEMASON_TEST(TestProgramIcon)
#include "test_program_icon.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/labels.h"
#include "tests/support/test_program.h"

#include <QHBoxLayout>
#include <QTest>

using namespace stonemason;

class TestElidedLabel : public QObject {
    Q_OBJECT

private slots:
    /// In a status bar the labels of all workspaces are side by side: an empty one must take up no room.
    void withoutWordsItTakesNoRoom() {
        QWidget bar;
        auto* row = new QHBoxLayout(&bar);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(0);
        auto* empty = new ElidedLabel;
        auto* words = new ElidedLabel(QStringLiteral("Row 6, column 5"));
        row->addWidget(empty);
        row->addWidget(words);
        bar.resize(words->sizeHint().width(), 20);
        bar.show();
        QCOMPARE(words->x(), 0);
        QCOMPARE(words->width(), words->sizeHint().width());
        empty->setText(QStringLiteral("Row 7"));
        row->activate();
        QVERIFY(words->x() > 0);
    }
};

STONEMASON_TEST(TestElidedLabel)
#include "test_elided_label.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/shared_value.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <string>

using stonemason::SharedValue;

class TestSharedValue : public QObject {
    Q_OBJECT

private slots:
    /// Copies are the same object until one changes; what was shared stays as it was.
    void copiesShareUntilOneChanges() {
        SharedValue<std::string> one(std::string("ford"));
        SharedValue<std::string> other = one;
        const std::shared_ptr<const std::string> kept = one.share();
        QCOMPARE(&*one, &*other);
        QVERIFY(one == other);
        other.edit() += "s";
        QVERIFY(&*one != &*other);
        QVERIFY(one != other);
        QCOMPARE(*one, std::string("ford"));
        QCOMPARE(*other, std::string("fords"));
        one.edit() += "!";
        QCOMPARE(*kept, std::string("ford"));
        other = one;
        QCOMPARE(*other, std::string("ford!"));
    }

    /// A sole owner changes the value in place; owners that dropped theirs no longer count.
    void whoIsAloneCopiesNothing() {
        SharedValue<std::string> one(std::string("ford"));
        const std::string* const place = &*one;
        one.edit() += "s";
        QCOMPARE(&*one, place);
        SharedValue<std::string> other = one;
        other.drop();
        one.edit() += "!";
        QCOMPARE(&*one, place);
        other = one;
        QCOMPARE(*other, std::string("fords!"));
    }

    /// Equal values are equal, wherever they are.
    void comparesValues() {
        QVERIFY(SharedValue<int>(7) == SharedValue<int>(7));
        QVERIFY(SharedValue<int>(7) != SharedValue<int>(8));
    }
};

STONEMASON_APPLESS_TEST(TestSharedValue)
#include "test_shared_value.moc"

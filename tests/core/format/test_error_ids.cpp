// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/error_ids.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace stonemason;

class TestErrorIds : public QObject {
    Q_OBJECT

private slots:
    void areSorted() {
        const auto ids = formatErrorIds();
        QVERIFY(std::ranges::is_sorted(ids));
        QVERIFY(std::ranges::adjacent_find(ids) == ids.end());
    }

    void areThoseTheSourcesUse() {
        QSet<QString> table;
        for (std::string_view id : formatErrorIds())
            table.insert(QString::fromUtf8(id.data(), qsizetype(id.size())));
        QSet<QString> used;
        const QRegularExpression id(
            "\"((?:block|cards|code|deck|decks|duel|file|json|lan|map|position|profile|sdeck|"
            "sduel|smap|tags|tournament|user|write)/[a-z0-9-]+)\"");
        for (const char* folder :
             {"/../core/format", "/../core/duel", "/../core/lan", "/../core/tournament"}) {
            const QDir sources(QString(STONEMASON_RESOURCES) + folder);
            for (const QString& name : sources.entryList({"*.cpp"})) {
                if (name == "error_ids.cpp") continue;
                QFile file(sources.filePath(name));
                QVERIFY(file.open(QIODevice::ReadOnly));
                for (auto found = id.globalMatch(QString::fromUtf8(file.readAll())); found.hasNext();)
                    used.insert(found.next().captured(1));
            }
        }
        QCOMPARE(QStringList((used - table).values()), QStringList());
        QCOMPARE(QStringList((table - used).values()), QStringList());
    }
};

QTEST_APPLESS_MAIN(TestErrorIds)
#include "test_error_ids.moc"

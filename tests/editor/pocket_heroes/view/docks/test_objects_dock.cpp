// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/docks/object_model.h"
#include "editor/pocket_heroes/view/docks/objects_dock.h"
#include "tests/editor/pocket_heroes/world_window.h"
#include "tests/support/test_program.h"

#include <QComboBox>
#include <QLineEdit>
#include <QMimeData>
#include <QSet>
#include <QTest>

#include <memory>
#include <set>

namespace stonemason::pocket_heroes {

using test::grass;
using test::pocketHeroes;
using test::WorldWindow;

class TestObjectsDock : public QObject {
    Q_OBJECT

private slots:
    void objectsAreFoundByKindAndWords() {
        WorldWindow window(grass());
        auto* dock = window.dock<ObjectsDock>();
        const int all = dock->model()->rowCount();
        QVERIFY(all > 300);
        const int castles = dock->groupField()->findText(QStringLiteral("Castles"));
        QVERIFY(castles > 0);
        dock->groupField()->setCurrentIndex(castles);
        QCOMPARE(dock->model()->rowCount(), 12);
        dock->searchField()->setText(QStringLiteral("village 1"));
        QCOMPARE(dock->model()->rowCount(), 1);
        dock->searchField()->setText(QStringLiteral("no such thing"));
        QCOMPARE(dock->model()->rowCount(), 0);
        dock->groupField()->setCurrentIndex(0);
        dock->searchField()->clear();
        QCOMPARE(dock->model()->rowCount(), all);
    }

    /// Names say what distinguishes an object from others of its kind, and every word of them finds it.
    void objectsAreCalledByFullNames() {
        WorldWindow window(grass());
        auto* dock = window.dock<ObjectsDock>();
        const auto named = [dock](const char* words) {
            dock->searchField()->setText(QString::fromUtf8(words));
            QStringList names;
            for (int row = 0; row < dock->model()->rowCount(); ++row)
                names += dock->model()->index(row).data().toString();
            return names;
        };
        QCOMPARE(named("archer citadel guards 2"),
                 QStringList(QStringLiteral("Guard: Archer (Citadel, level 2)")));
        QCOMPARE(named("GUARD level 3 random").size(), 0);
        QVERIFY(named("guard level 3").contains(QStringLiteral("Guard of level 3")));
        QCOMPARE(named("dimitry"), QStringList(QStringLiteral("Hero Dimitry (Knight)")));
        QVERIFY(named("necropolis").size() == 6);
        QVERIFY(named("\xc3\xa0rcher").size() >= 1); // accents do not count
        const QStringList all = named("");
        QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), all.size());
        const QModelIndex first = dock->model()->index(0);
        QVERIFY(
            first.data(Qt::ToolTipRole).toString().startsWith(first.data().toString().section(u'(', 0, 0)));
        QVERIFY(dock->palettePane()->looks().nameLines > 1);
    }

    void objectsAreDraggedOntoTheMap() {
        WorldWindow window(grass());
        auto* dock = window.dock<ObjectsDock>();
        dock->searchField()->setText(QStringLiteral("chest"));
        const std::unique_ptr<QMimeData> data(dock->model()->mimeData({dock->model()->index(0)}));
        QMimeData other;
        other.setText(QStringLiteral("chest"));
        QVERIFY(window.canvas->viewport()->acceptDrops());
        QVERIFY(!window.hand().acceptsDrag(other));
        QVERIFY(window.hand().acceptsDrag(*data));
        QVERIFY(!window.hand().dragOver(*data, std::nullopt));
        QVERIFY(window.hand().dragOver(*data, Cell{5, 6}));
        QVERIFY(window.world().items.empty());
        QVERIFY(window.hand().drop(*data, Cell{5, 6}));
        QCOMPARE(window.world().items.size(), std::size_t(1));
        QCOMPARE(window.world().items.front().cell, (Cell{5, 6}));
        QVERIFY(!window.hand().dragOver(*data, Cell{5, 6})); // taken now
        QVERIFY(!window.hand().drop(*data, Cell{5, 6}));
        QCOMPARE(window.world().items.size(), std::size_t(1));
    }

    /// Unless chosen otherwise an event happens to whoever comes, as an event of time does.
    void eventsFromThePaletteHappenToAll() {
        const ObjectModel model(pocketHeroes());
        int events = 0;
        for (int row = 0; row < model.rowCount(); ++row)
            for (const Record& record : model.entry(model.index(row)).records)
                if (const auto* event = std::get_if<MapEvent>(&record.value)) {
                    ++events;
                    QCOMPARE(event->players, PlayerMask(0b111111));
                }
        QCOMPARE(events, 1);
    }

    /// A guard of a key that no tent teaches would let nobody through, ever.
    void thePaletteHasAGuardForTheKeyOfEachTent() {
        Catalogue catalogue = pocketHeroes();
        CatalogueObject tent{"tent_far", ObjectClass::KeyTent, catalogue.name};
        tent.key = 200;
        QVERIFY(catalogue.sections[std::size_t(Section::Visitable)].add(tent));
        std::set<int> taught;
        for (const CatalogueObject& object : catalogue.objects(Section::Visitable).all())
            if (object.key) taught.insert(*object.key);
        const ObjectModel model(catalogue);
        std::set<int> offered;
        for (int row = 0; row < model.rowCount(); ++row)
            for (const Record& record : model.entry(model.index(row)).records)
                if (const auto* found = std::get_if<Item>(&record.value))
                    if (const auto* guard = std::get_if<KeyGuard>(&found->treasure))
                        QVERIFY(offered.insert(guard->key).second);
        QCOMPARE(offered, taught);
    }

    /// Who looks for a hero means heroes, before what is only called after one.
    void theKindThatIsMeantComesFirst() {
        ObjectModel model(pocketHeroes());
        model.narrow({}, QStringLiteral("hero"));
        QCOMPARE(model.entry(model.index(0)).records.front().kind, ThingKind::Hero);
        const auto rankOf = [](const ObjectModel::Entry& entry) {
            if (entry.group.startsWith(QLatin1String("hero"), Qt::CaseInsensitive)) return 0;
            return entry.name.startsWith(QLatin1String("hero"), Qt::CaseInsensitive) ? 1 : 2;
        };
        int rank = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            QVERIFY(rankOf(model.entry(model.index(row))) >= rank);
            rank = rankOf(model.entry(model.index(row)));
        }
        QVERIFY(rank > 0);
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_TEST(stonemason::pocket_heroes::TestObjectsDock)
#include "test_objects_dock.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/catalogue/catalogue.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <set>

namespace stonemason::pocket_heroes {

namespace {

CatalogueObject named(const char* id) {
    CatalogueObject object;
    object.id = id;
    return object;
}

} // namespace

class TestCatalogue : public QObject {
    Q_OBJECT

private slots:
    void everyClassHasAnIdAndASection() {
        std::set<std::string_view> ids;
        int section = 0;
        for (int i = 0; i < objectClassCount; ++i) {
            const auto kind = ObjectClass(i);
            ids.insert(objectClassId(kind));
            QCOMPARE(objectClassFromId(objectClassId(kind)), std::optional(kind));
            QVERIFY(int(sectionOf(kind)) - section >= 0 && int(sectionOf(kind)) - section <= 1);
            section = int(sectionOf(kind));
        }
        QCOMPARE(int(ids.size()), objectClassCount);
        QCOMPARE(section, sectionCount - 1);
        QVERIFY(!objectClassFromId("dragon"));
        QCOMPARE(sectionOf(ObjectClass::Volcano), Section::Decoration);
        QCOMPARE(sectionOf(ObjectClass::Road), Section::Path);
        QCOMPARE(sectionOf(ObjectClass::Portal), Section::Visitable);
        QCOMPARE(sectionOf(ObjectClass::Mine), Section::Ownerable);
    }

    void objectsAreFoundAndKeepTheirOrder() {
        ObjectList list;
        for (const char* id : {"oak", "ash", "yew", "elm"})
            QVERIFY(list.add(named(id)));
        QVERIFY(!list.add(named("ash")));
        QCOMPARE(int(list.all().size()), 4);
        QCOMPARE(list.all()[1].id, std::string("ash"));
        for (const char* id : {"oak", "ash", "yew", "elm"})
            QCOMPARE(list.find(id)->id, std::string(id));
        for (const char* id : {"", "a", "box", "zelkova"})
            QCOMPARE(list.find(id), nullptr);
    }

    void theRoadIsTheOneMadeForTheGround() {
        for (int i = 0; i < surfaceCount; ++i) {
            const auto surface = Surface(i);
            QCOMPARE(test::pocketHeroes().roadFor(surface),
                     surface == Surface::Lava   ? std::string_view("stone_road")
                     : surface == Surface::Snow ? std::string_view("snow_road")
                                                : std::string_view("dirt_road"));
        }
        Catalogue catalogue;
        const auto add = [&catalogue](const char* id, ObjectClass kind, std::optional<Surface> surface) {
            CatalogueObject path = named(id);
            path.kind = kind;
            if (surface) path.surfaces.add(*surface);
            QVERIFY(catalogue.sections[std::size_t(Section::Path)].add(path));
        };
        add("ditch", ObjectClass::River, {});
        QCOMPARE(catalogue.roadFor(Surface::Grass), std::string_view());
        add("planks", ObjectClass::Road, Surface::Swamp);
        QCOMPARE(catalogue.roadFor(Surface::Grass), std::string_view("planks"));
        add("track", ObjectClass::Road, {});
        add("lane", ObjectClass::Road, {});
        add("dyke", ObjectClass::Road, Surface::Swamp);
        QCOMPARE(catalogue.roadFor(Surface::Grass), std::string_view("track"));
        QCOMPARE(catalogue.roadFor(Surface::Swamp), std::string_view("planks"));
    }

    void setsOfSurfaces() {
        SurfaceSet set;
        QVERIFY(set.empty());
        set.add(Surface::Snow);
        QVERIFY(set.has(Surface::Snow) && !set.has(Surface::Desert) && !set.empty());
        QVERIFY(!set.has(Surface(200)));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestCatalogue)
#include "test_catalogue.moc"

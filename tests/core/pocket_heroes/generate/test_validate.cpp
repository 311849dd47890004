// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/validate.h"
#include "tests/core/pocket_heroes/generate/patient.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>

namespace stonemason::pocket_heroes {

using namespace broken;

namespace {

std::vector<Broken> allBroken() {
    std::vector<Broken> all;
    for (const auto& part :
         {placesBroken(), reachBroken(), linksBroken(), buildingsBroken(), roadsBroken(), sharesBroken(),
          groundBroken(), guardsBroken(), treasuresBroken(), unwantedBroken()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

} // namespace

class TestValidate : public QObject {
    Q_OBJECT

private slots:
    void soundWorldsHaveNoFaults() {
        Patient patient = sound();
        QVERIFY(portalOf(patient) >= 0 && passageOf(patient) >= 0);
        QVERIFY(idsIn(patient).empty());
    }

    void brokenWorldsAreFound_data() {
        QTest::addColumn<int>("index");
        const auto all = allBroken();
        QVERIFY(all.size() >= 90);
        for (int i = 0; i < int(all.size()); ++i)
            QTest::newRow(all[std::size_t(i)].what) << i;
    }

    void brokenWorldsAreFound() {
        QFETCH(int, index);
        const Broken broken = allBroken()[std::size_t(index)];
        Patient patient = sound();
        broken.breaks(patient);
        const auto ids = idsIn(patient);
        QString found;
        for (const std::string& id : ids)
            found += QString::fromStdString(id) + u' ';
        QVERIFY2(ids.contains(broken.fault),
                 qPrintable(QLatin1String(broken.fault) + QStringLiteral(", found ") + found));
    }

    void everyFaultIsOneOfTheList() {
        std::set<std::string> seen;
        for (const Broken& broken : allBroken()) {
            Patient patient = sound();
            broken.breaks(patient);
            seen.merge(idsIn(patient));
        }
        for (const std::string& id : seen)
            QVERIFY2(std::ranges::count(violationIds, id) == 1, id.c_str());
        for (const std::string_view id : violationIds)
            QVERIFY2(seen.contains(std::string(id)), id.data());
    }

    /// Whatever a file holds, faults are reported and nothing else happens.
    void anyWorldWillDo() {
        for (unsigned seed = 0; seed < 20; ++seed) {
            Patient patient = sound();
            patient.map() = test::anyWorld(Version::Translated, seed);
            QVERIFY(!idsIn(patient).empty());
            patient.made.config.mapSize = 32;
            patient.zoneOf = Grid<std::int16_t>(patient.map().size(), 3);
            QVERIFY(!idsIn(patient).empty());
        }
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestValidate)
#include "test_validate.moc"

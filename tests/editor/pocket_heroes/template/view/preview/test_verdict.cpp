// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/craft/craft.h"
#include "editor/pocket_heroes/template/view/preview/template_preview_dock.h"
#include "editor/pocket_heroes/text/template_text.h"
#include "tests/editor/pocket_heroes/template/template_window.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

#include <cmath>

namespace stonemason::pocket_heroes {

using test::TemplateWindow;

/// The sentence below the world of a template: what of the template the world does not have.
class TestVerdict : public QObject {
    Q_OBJECT

private slots:
    /// Zones that cannot lie where their author has put them: nearly all of their links cross there.
    void reportsPlacesThatWereGivenUp() {
        Template worldTemplate;
        constexpr int columns = 5;
        worldTemplate.config.mapSize = 32;
        worldTemplate.zones.resize(20);
        for (int zone = 0; zone < 20; ++zone) {
            const int place = zone * 7 % 20;
            worldTemplate.zones[std::size_t(zone)].place =
                DrawingPoint{place % columns * 100., place / columns * 100.};
            if ((zone + 1) % columns != 0) worldTemplate.links.push_back({zone, zone + 1});
            if (zone + columns < 20) worldTemplate.links.push_back({zone, zone + columns});
        }
        TemplateWindow window(worldTemplate);
        auto* dock = window.dock<TemplatePreviewDock>();
        dock->raise();
        QTRY_VERIFY_WITH_TIMEOUT(dock->openButton()->isEnabled(), 120000);
        const auto generated = generate(worldTemplate, test::pocketHeroes(), {});
        QVERIFY(generated.ok() && generated->report.placesGivenUp);
        const QString words = placesText(generated->report);
        QVERIFY(!words.isEmpty());
        QVERIFY2(dock->verdict()->text().endsWith(u'\n' + words), qPrintable(dock->verdict()->text()));
        QVERIFY(placesText({}).isEmpty());

        // Other attempts with the same layout report it, too.
        dock->keepButton()->click();
        for (int seed = 2; seed < 4; ++seed) {
            dock->seedField()->setValue(seed);
            QTRY_VERIFY_WITH_TIMEOUT(dock->openButton()->isEnabled(), 120000);
            QVERIFY2(dock->verdict()->text().endsWith(u'\n' + words), qPrintable(dock->verdict()->text()));
        }
    }

    /// Rivers are narrow whatever share of water the config asks for: the sentence says what they take.
    void reportsLittleWater() {
        TemplateWindow window(TemplateWindow().workspace.sampleTemplates()[5]);
        auto* dock = window.dock<TemplatePreviewDock>();
        dock->raise();
        QTRY_VERIFY(dock->openButton()->isEnabled());
        QVERIFY(!dock->verdict()->text().contains(QStringLiteral("Rivers")));
        window.document.change(QStringLiteral("rivers"), [](Template& worldTemplate) {
            worldTemplate.config.waterKind = WaterKind::Rivers;
            worldTemplate.config.waterPercent = 40;
        });
        QTRY_VERIFY(dock->openButton()->isEnabled());
        const auto generated = generate(window.document.worldTemplate(), test::pocketHeroes(), {});
        QVERIFY(generated.ok());
        const double share =
            craftOf(generated->world, test::pocketHeroes())[std::size_t(CraftFigure::Water)].value();
        const QString words =
            QStringLiteral("Rivers take %1 % of the map, not the 40 %").arg(std::lround(share));
        QVERIFY2(dock->verdict()->text().contains(words), qPrintable(dock->verdict()->text()));

        Config config = window.document.worldTemplate().config;
        config.waterKind = WaterKind::Coast;
        QVERIFY(waterText(generated->world, config).startsWith(QStringLiteral("Water takes")));
        config.waterPercent = int(share); // as much as there is
        QVERIFY(waterText(generated->world, config).isEmpty());
        config.waterPercent = asUsual;
        QVERIFY(waterText(generated->world, config).isEmpty());
        config.waterPercent = 40;
        config.waterKind = WaterKind::None;
        QVERIFY(waterText(generated->world, config).isEmpty());
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_TEST(stonemason::pocket_heroes::TestVerdict)
#include "test_verdict.moc"

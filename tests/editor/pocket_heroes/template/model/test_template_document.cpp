// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/format/template_limits.h"
#include "editor/pocket_heroes/template/model/template_document.h"
#include "editor/pocket_heroes/template/model/template_edits.h"
#include "tests/editor/pocket_heroes/template/template_window.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>

#include <cmath>

namespace stonemason::pocket_heroes {

using test::pocketHeroes;
using test::Random;
using test::threeZoneTemplate;

namespace {

std::vector<int> someOf(std::size_t count, Random& random) {
    std::vector<int> some;
    for (int i = 0; i < int(count); ++i)
        if (random.coin()) some.push_back(i);
    return some;
}

/// One of the things that people do to a template.
void edit(TemplateDocument& document, Random& random) {
    document.select(someOf(document.worldTemplate().zones.size(), random),
                    someOf(document.worldTemplate().links.size(), random));
    switch (random.below(9)) {
    case 0: addZone(document, {double(random.below(500)), double(random.below(500))}); break;
    case 1: connectZones(document, document.selectedZones(), LinkKind(random.below(5))); break;
    case 2: removeSelected(document); break;
    case 3:
        if (document.worldTemplate().zones.size() < 20) duplicateSelected(document);
        break;
    case 4: moveSelected(document, {double(random.below(50)), 7}, random.coin() ? 90 : -1); break;
    case 5: alignSelected(document, QStringLiteral("align"), Alignment(random.below(8))); break;
    case 6: layOut(document); break;
    case 7: setKind(document, LinkKind(random.below(5))); break;
    default:
        document.change(QStringLiteral("name"), [&](Template& worldTemplate) {
            worldTemplate.name = std::to_string(random.below(9));
        });
    }
}

} // namespace

class TestTemplateDocument : public QObject {
    Q_OBJECT

private slots:
    /// Wherever zones are dragged, pasted or laid out, and however large they become: it can be kept.
    void whateverIsShownCanBeSaved() {
        TemplateDocument document(threeZoneTemplate(), pocketHeroes());
        const auto isKept = [&document] {
            const auto bytes = document.recoveryBytes();
            return bytes && readTemplate(*bytes).value() == document.worldTemplate();
        };
        document.select({0, 1});
        moveSelected(document, {3e6, -2e9});
        QVERIFY(isKept());
        // They stay as they lie to each other.
        QCOMPARE(document.places()[1].x - document.places()[0].x, 200.0);
        QCOMPARE(document.places()[1].x, maximumPlace);
        moveSelected(document, {100, -100}, 90);
        QVERIFY(isKept());
        addZone(document, {-1e12, 1e300});
        QVERIFY(isKept());
        document.select({0, 1, 2, 3});
        duplicateSelected(document);
        QVERIFY(isKept());
        paste(document, document.worldTemplate());
        QVERIFY(isKept());
        alignSelected(document, QStringLiteral("align"), Alignment::Right);
        QVERIFY(isKept());
        document.change(QStringLiteral("large"), [](Template& worldTemplate) {
            worldTemplate.zones.resize(150, worldTemplate.zones[0]);
            for (Zone& zone : worldTemplate.zones)
                zone.size = maximumZoneSize;
            for (int zone = 1; zone < 150; ++zone)
                worldTemplate.links.push_back({zone - 1, zone});
        });
        layOut(document);
        QVERIFY(isKept());
    }

    /// Where nothing moves there is no step: neither for zones that the automatic layout draws, nor once
    /// more.
    void aLayoutThatMovesNothingIsNoStep() {
        Template worldTemplate = threeZoneTemplate();
        for (Zone& zone : worldTemplate.zones)
            zone.place.reset();
        TemplateDocument document(worldTemplate, pocketHeroes());
        QVERIFY(!layOut(document));
        QVERIFY(!document.isModified());
        QCOMPARE(document.undoStack().count(), 0);
        document.select({0});
        moveSelected(document, {70, 30});
        QVERIFY(layOut(document));
        QCOMPARE(document.undoStack().count(), 2);
        QVERIFY(!layOut(document));
        QCOMPARE(document.undoStack().count(), 2);
    }

    /// What would not fit into a file is refused with the reason, and the template stays as it was.
    void whatNoFileCanHoldIsRefused() {
        Template worldTemplate = threeZoneTemplate();
        worldTemplate.zones[0].unknownFields = "{\"more\": \"" + std::string(400'000, 'x') + "\"}";
        TemplateDocument document(worldTemplate, pocketHeroes());
        QSignalSpy refused(&document, &TemplateDocument::refused);
        document.select({0});
        duplicateSelected(document);
        QCOMPARE(refused.size(), 0);
        const Template before = document.worldTemplate();
        document.select({0});
        duplicateSelected(document);
        QCOMPARE(refused.size(), 1);
        QVERIFY2(refused[0][0].toString().contains(QStringLiteral("MiB")),
                 qPrintable(refused[0][0].toString()));
        QVERIFY(document.worldTemplate() == before);
        QVERIFY(document.recoveryBytes().ok());
    }

    /// Whatever was done, going back shows each template there was, and forward again; what recovery keeps
    /// reads back, and there is a place for each zone.
    void randomWalksUndoAndRedo() {
        for (unsigned seed = 1; seed <= 12; ++seed) {
            Random random(seed);
            TemplateDocument document(threeZoneTemplate(), pocketHeroes());
            std::vector<Template> seen{document.worldTemplate()};
            while (seen.size() < 40) {
                const int before = document.undoStack().index();
                edit(document, random);
                QCOMPARE(document.places().size(), document.worldTemplate().zones.size());
                QVERIFY(document.report() == checkTemplate(document.worldTemplate(), pocketHeroes()));
                QVERIFY(readTemplate(document.recoveryBytes().value()).value() == document.worldTemplate());
                for (const int zone : document.selectedZones())
                    QVERIFY(zone < int(document.worldTemplate().zones.size()));
                for (const int link : document.selectedLinks())
                    QVERIFY(link < int(document.worldTemplate().links.size()));
                if (document.undoStack().index() == before) {
                    if (seen.back() != document.worldTemplate())
                        seen.back() = document.worldTemplate(); // merged
                    continue;
                }
                seen.push_back(document.worldTemplate());
            }
            for (auto state = seen.rbegin(); state != seen.rend(); ++state) {
                QVERIFY(document.worldTemplate() == *state);
                document.undoStack().undo();
            }
            QVERIFY(!document.undoStack().canUndo());
            QVERIFY(!document.isModified());
            for (std::size_t i = 1; i < seen.size(); ++i) {
                document.undoStack().redo();
                QVERIFY(document.worldTemplate() == seen[i]);
            }
        }
    }

    void nothingChangedIsNoStep() {
        TemplateDocument document(threeZoneTemplate(), pocketHeroes());
        document.change(QStringLiteral("nothing"), [](Template&) {});
        moveSelected(document, {5, 5}); // nothing is selected
        removeSelected(document);
        QCOMPARE(document.undoStack().count(), 0);
    }

    void typingIsOneStep() {
        TemplateDocument document(threeZoneTemplate(), pocketHeroes());
        for (const int size : {5, 51, 512})
            document.change(
                QStringLiteral("size"),
                [size](Template& worldTemplate) { worldTemplate.zones[0].size = size; }, 3);
        QCOMPARE(document.undoStack().count(), 1);
        document.change(
            QStringLiteral("size"), [](Template& worldTemplate) { worldTemplate.zones[0].size = 50; }, 3);
        QCOMPARE(document.undoStack().count(), 0);
    }

    /// What is typed for other zones is a step of its own.
    void otherSelectionsAreOtherSteps() {
        TemplateDocument document(threeZoneTemplate(), pocketHeroes());
        for (const int zone : {0, 1}) {
            document.select({zone});
            document.change(
                QStringLiteral("size"),
                [zone](Template& worldTemplate) { worldTemplate.zones[std::size_t(zone)].size = 70; }, 3);
        }
        QCOMPARE(document.undoStack().count(), 2);
        document.undoStack().undo();
        QCOMPARE(document.worldTemplate().zones[0].size, 70);
        QCOMPARE(document.worldTemplate().zones[1].size, 50);
    }

    /// Where zones came or went, numbers are not those of the same zones any more; the same holds for links.
    void selectionsGoWithTheirNumbers() {
        TemplateDocument document(threeZoneTemplate(), pocketHeroes());
        document.select({0, 2}, {0});
        document.change(QStringLiteral("zone"), [](Template& worldTemplate) {
            worldTemplate.zones.emplace_back();
            worldTemplate.zones.back().place = DrawingPoint{400, 400};
        });
        QVERIFY(document.selectedZones().empty());
        QCOMPARE(document.selectedLinks(), std::vector<int>{0});
        document.select({0, 2}, {0});
        document.change(QStringLiteral("link"), [](Template& worldTemplate) {
            worldTemplate.links.push_back({.first = 1, .second = 2});
        });
        QCOMPARE(document.selectedZones(), (std::vector<int>{0, 2}));
        QVERIFY(document.selectedLinks().empty());
    }

    /// Zones without places of their own stay where they are seen, and come back there.
    void zonesComeBackToTheirPlaces() {
        Template worldTemplate = threeZoneTemplate();
        for (Zone& zone : worldTemplate.zones)
            zone.place.reset();
        TemplateDocument document(worldTemplate, pocketHeroes());
        const auto before = document.places();
        document.change(QStringLiteral("size"), [](Template& now) { now.zones[0].size = 400; });
        QVERIFY(document.places() == before);
        document.select({0});
        moveSelected(document, {33, 44});
        QVERIFY(document.places() != before);
        document.undoStack().undo();
        QVERIFY(document.places() == before);
        document.select({1});
        removeSelected(document);
        document.undoStack().undo();
        QVERIFY(document.places() == before);
        document.undoStack().redo();
        QCOMPARE(document.places().size(), std::size_t(2));
    }

    /// A refusal reports that no more links fit, and nothing changes.
    void reportsFullTemplates() {
        Template worldTemplate;
        worldTemplate.zones.resize(70);
        for (Zone& zone : worldTemplate.zones)
            zone.place = DrawingPoint{};
        for (int first = 0; first < 68; ++first)
            for (int second = first + 1; second < 68; ++second)
                if (int(worldTemplate.links.size()) < maximumZoneLinks)
                    worldTemplate.links.push_back({.first = first, .second = second});
        TemplateDocument document(worldTemplate, pocketHeroes());
        const QSignalSpy refused(&document, &TemplateDocument::refused);
        connectZones(document, {68, 69}, LinkKind::Regular);
        QCOMPARE(refused.count(), 1);
        QVERIFY(refused[0][0].toString().contains(QString::number(maximumZoneLinks)));
        QCOMPARE(document.undoStack().count(), 0);
    }

    void formsGoByTheEnding() {
        TemplateDocument document(threeZoneTemplate(), pocketHeroes());
        QVERIFY(
            QByteArray::fromStdString(document.bytesFor(QStringLiteral("/a.txt")).value()).contains("0-1"));
        QVERIFY(templateFormatOf(document.bytesFor(QStringLiteral("/a.json")).value()) ==
                TemplateFormat::Generator);
        QVERIFY(templateFormatOf(document.bytesFor(QStringLiteral("/a.ztemplate")).value()) ==
                TemplateFormat::Own);
        QVERIFY(document.lossWhenSavedAs(QStringLiteral("/a.ztemplate")).isEmpty());
        QVERIFY(!document.lossWhenSavedAs(QStringLiteral("/a.json")).isEmpty());
        QVERIFY(!document.lossWhenSavedAs(QStringLiteral("/a.txt")).isEmpty());
    }

    /// A config of the generator stays one, and whoever adds zones is asked before they are lost.
    void configsStayConfigs() {
        const std::string config = "{\"mapSize\": 32, \"addRoads\": false}\n";
        const QString path = QStringLiteral("/config.json");
        TemplateDocument document(readTemplate(config).value(), pocketHeroes());
        document.setPath(path);
        document.setFileBytes(config);
        QVERIFY(!document.noteWhenOpened().isEmpty());
        QCOMPARE(document.title(), QStringLiteral("config"));
        QVERIFY(document.lossWhenSavedAs(path).isEmpty());
        document.change(QStringLiteral("step"),
                        [](Template& worldTemplate) { worldTemplate.config.mapSize = 64; });
        for (const QString& name : {path, QStringLiteral("/other.json")}) {
            const std::string written = document.bytesFor(name).value();
            QVERIFY(templateFormatOf(written) == TemplateFormat::Config);
            QCOMPARE(readTemplate(written)->config.mapSize, 64);
            QVERIFY(!readTemplate(written)->config.addRoads);
        }
        QVERIFY(templateFormatOf(document.bytesFor(QStringLiteral("/a.ztemplate")).value()) ==
                TemplateFormat::Own);
        document.change(QStringLiteral("step"),
                        [](Template& worldTemplate) { worldTemplate.zones.push_back({}); });
        QVERIFY(!document.lossWhenSavedAs(path).isEmpty());
        QVERIFY(templateFormatOf(document.bytesFor(path).value()) == TemplateFormat::Config);
        QVERIFY(templateFormatOf(document.bytesFor(QStringLiteral("/other.json")).value()) ==
                TemplateFormat::Generator);
        QVERIFY(document.lossWhenSavedAs(QStringLiteral("/a.ztemplate")).isEmpty());
    }

    /// A file keeps its form, whatever it is called.
    void savingKeepsTheForm() {
        TemplateDocument document(threeZoneTemplate(), pocketHeroes());
        const std::string old = "50, grass;\n50, snow;\n0-1;\n";
        document.setPath(QStringLiteral("/zones.dat"));
        document.setFileBytes(old);
        QVERIFY(templateFormatOf(document.bytesFor(QStringLiteral("/zones.dat")).value()) ==
                TemplateFormat::Text);
        QVERIFY(document.reload(old));
        QCOMPARE(document.worldTemplate().zones.size(), std::size_t(2));
        QVERIFY(!document.reload("nonsense"));
        QCOMPARE(document.worldTemplate().zones.size(), std::size_t(2));
    }

    /// Opening a text that holds more shows a notice, and saving over it asks first.
    void reportsWhatOfItsFileItLacks() {
        const std::string old = "50, grass;\n0-0;\n0~0;\ntower, 0, 2\n";
        TemplateDocument document(readTemplate(old).value(), pocketHeroes());
        const QString file = QStringLiteral("/zones.txt");
        QVERIFY(document.noteWhenOpened().isEmpty()); // it has no file
        document.setPath(file);
        document.setFileBytes(old);
        for (const QString& message : {document.noteWhenOpened(), document.lossWhenSavedAs(file)})
            QVERIFY2(message.contains(QLatin1String("Line 3: ")) &&
                         message.contains(QLatin1String("Line 4: ")),
                     qPrintable(message));
        QVERIFY(document.lossWhenSavedAs(QStringLiteral("/other.txt")).isEmpty());
        document.setFileBytes(document.bytesFor(file).value());
        QVERIFY(document.noteWhenOpened().isEmpty());
        QVERIFY(document.lossWhenSavedAs(file).isEmpty());
    }

    void refusesMoreThanFilesHold() {
        Template worldTemplate = threeZoneTemplate();
        worldTemplate.zones.resize(maximumZones);
        for (Zone& zone : worldTemplate.zones)
            zone.place = DrawingPoint{};
        TemplateDocument document(worldTemplate, pocketHeroes());
        const QSignalSpy refused(&document, &TemplateDocument::refused);
        addZone(document, {});
        QCOMPARE(refused.count(), 1);
        QCOMPARE(document.undoStack().count(), 0);
    }

    void linkedZonesAreNotLinkedAgain() {
        TemplateDocument document(threeZoneTemplate(), pocketHeroes());
        const QSignalSpy refused(&document, &TemplateDocument::refused);
        connectZones(document, {1, 0}, LinkKind::Road);
        QCOMPARE(refused.count(), 1);
        QCOMPARE(document.undoStack().count(), 0);
    }

    void copiesDoNotLieOnWhatIsThere() {
        TemplateDocument document(threeZoneTemplate(), pocketHeroes());
        document.select({0, 1});
        duplicateSelected(document);
        QCOMPARE(document.worldTemplate().zones.size(), std::size_t(5));
        QCOMPARE(document.worldTemplate().links.size(), std::size_t(2));
        QCOMPARE(document.selectedZones(), (std::vector<int>{3, 4}));
        for (std::size_t copy = 3; copy < 5; ++copy)
            for (std::size_t zone = 0; zone < 3; ++zone)
                QVERIFY(std::hypot(document.places()[copy].x - document.places()[zone].x,
                                   document.places()[copy].y - document.places()[zone].y) >= 20);
    }

    void fixAllRepairsWhatCanBe() {
        Template broken = threeZoneTemplate();
        broken.links.push_back(broken.links[0]);
        broken.links.push_back({.first = 1, .second = 1});
        TemplateDocument document(broken, pocketHeroes());
        TemplateProblems problems(document);
        QVERIFY(document.report().count(Severity::Error) + document.report().count(Severity::Warning) > 0);
        const AllFixed fixed = problems.fixAll()({});
        QVERIFY(fixed.solved > 0);
        QVERIFY(fixed.take && fixed.take());
        QCOMPARE(document.report().count(Severity::Error), 0);
        QCOMPARE(document.undoStack().count(), 1);
        QVERIFY(!fixed.take()); // of another state
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_TEST(stonemason::pocket_heroes::TestTemplateDocument)
#include "test_template_document.moc"

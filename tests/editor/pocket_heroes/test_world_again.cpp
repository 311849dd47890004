// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file.h"
#include "core/pocket_heroes/edit/texts.h"
#include "core/pocket_heroes/format/template_file.h"
#include "core/pocket_heroes/generate/generate.h"
#include "core/pocket_heroes/template/template_plan.h"
#include "editor/pocket_heroes/template/model/template_document.h"
#include "editor/pocket_heroes/template/view/preview/template_preview_dock.h"
#include "tests/editor/app/fake_dialogs.h"
#include "tests/editor/pocket_heroes/template/template_window.h"
#include "tests/editor/pocket_heroes/world_window.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QComboBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include <limits>

namespace stonemason::pocket_heroes {

using test::grass;
using test::TemplateWindow;
using test::WorldWindow;

namespace {

constexpr int againSide = 32;
constexpr int againSeed = 7;

/// The world of a template, which says how it was made.
World saying(const Template& worldTemplate) {
    GenerationRequest request;
    request.seed = againSeed;
    request.size = againSide;
    const auto generated = generate(worldTemplate, test::pocketHeroes(), request);
    if (!generated) qFatal("no world");
    World world = generated->world;
    setOrigin(world, generated->report.origin);
    return world;
}

World saying(const WorldOrigin& origin) {
    World world = grass();
    setMapWords(world, TextKind::Description, Language::English, originLine(origin));
    return world;
}

/// A world in its window and the templates that it may be made from, which are shown as they come.
struct Remaking {
    explicit Remaking(const World& world) : worlds(world) {
        connectGenerator(templates.workspace, worlds.workspace, dialogs);
        QObject::connect(&templates.workspace, &Workspace::created, &templates.window,
                         [this](Document* made) {
                             document.reset(made);
                             templates.workspace.setCurrent(made, nullptr);
                         });
    }
    ~Remaking() { templates.workspace.setCurrent(nullptr, nullptr); }

    QAction& action() { return *worlds.action(QStringLiteral("again")); }

    test::FakeDialogs dialogs;
    std::unique_ptr<Document> document;
    TemplateWindow templates;
    WorldWindow worlds;
};

} // namespace

/// From a world back to the template and the seed that it was made from.
class TestWorldAgain : public QObject {
    Q_OBJECT

private slots:
    /// The preview shows the same world.
    void theWorldOfASampleIsMadeAgain() {
        const World world = saying(TemplateWindow().workspace.sampleTemplates()[5]);
        Remaking remaking(world);
        QVERIFY(remaking.action().isEnabled());
        remaking.action().trigger();
        QVERIFY(remaking.document);
        QVERIFY(remaking.dialogs.confirmed.isEmpty()); // samples are known
        auto* dock = remaking.templates.dock<TemplatePreviewDock>();
        QCOMPARE(dock->seedField()->value(), againSeed);
        QCOMPARE(dock->sizeField()->currentData().toInt(), againSide);
        World again;
        connect(&remaking.templates.workspace, &TemplateWorkspace::worldGenerated, this,
                [&again](const World& made) { again = made; });
        QTRY_VERIFY(dock->openButton()->isEnabled());
        dock->openButton()->click();
        QVERIFY(again == world);
    }

    /// What is no sample is read from a file, if it is the same template still.
    void anotherTemplateIsReadFromItsFile() {
        const QTemporaryDir folder;
        const auto save = [&folder](const char* name, const Template& worldTemplate) {
            const QString path = folder.filePath(QString::fromLatin1(name));
            const auto bytes = writeTemplate(worldTemplate, TemplateFormat::Own);
            if (!bytes || !writeFile(path.toStdString(), *bytes)) qFatal("cannot write");
            return path;
        };
        Template own = TemplateWindow().workspace.sampleTemplates()[5];
        own.name = "Mine";
        Template other = own;
        ++other.zones[0].richness;
        Remaking remaking(saying(own));
        remaking.action().trigger();
        QCOMPARE(remaking.dialogs.confirmed.size(), 1);
        QVERIFY(remaking.dialogs.confirmed[0].contains(QStringLiteral("Mine")));
        QVERIFY(!remaking.document);

        remaking.dialogs.confirmAnswer = true;
        remaking.dialogs.openAnswer = {save("other.ztemplate", other)};
        remaking.action().trigger();
        QCOMPARE(remaking.dialogs.informed.size(), 1);
        QVERIFY(!remaking.document);
        remaking.dialogs.openAnswer = {folder.filePath(QStringLiteral("none"))};
        remaking.action().trigger();
        QCOMPARE(remaking.dialogs.informed.size(), 2);
        QVERIFY(!remaking.document);

        remaking.dialogs.openAnswer = {save("own.ztemplate", own)};
        remaking.action().trigger();
        QCOMPARE(remaking.dialogs.informed.size(), 2);
        QVERIFY(remaking.document);
        QVERIFY(static_cast<TemplateDocument&>(*remaking.document).worldTemplate().zones == own.zones);
    }

    /// With the symmetry of the world, whatever the template has now.
    void anOpenTemplateIsKnown() {
        Template own = templateOf({.mapSize = againSide, .symmetry = WorldSymmetry::Diagonal});
        own.name = "Mine";
        const World world = saying(own);
        own.config.symmetry = WorldSymmetry::None;
        Remaking remaking(world);
        TemplateDocument open(own, test::pocketHeroes());
        const std::unique_ptr<QWidget> view(remaking.templates.workspace.createView(open, nullptr));
        remaking.action().trigger();
        QVERIFY(remaking.dialogs.confirmed.isEmpty());
        QVERIFY(remaking.document && remaking.document.get() != &open);
        const Template& again = static_cast<TemplateDocument&>(*remaking.document).worldTemplate();
        QVERIFY(again.zones == own.zones && again.config.symmetry == WorldSymmetry::Diagonal);
        QVERIFY(originOf(saying(again)) == originOf(world));
        QVERIFY(open.worldTemplate() == own);
    }

    /// Where it cannot be, the tool tip gives the reason; what the description says counts at once.
    void worldsThatCannotBeMadeAgainSayWhy() {
        const WorldOrigin sound =
            originOf(TemplateWindow().workspace.sampleTemplates()[5], againSide, againSeed, KeptLayout());
        WorldOrigin older = sound;
        --older.generator;
        WorldOrigin kept = sound;
        kept.keepsLayout = true;
        WorldOrigin late = sound;
        late.seed = std::numeric_limits<std::uint64_t>::max();
        WorldWindow window(grass());
        const QAction* action = window.action(QStringLiteral("again"));
        const auto reason = [&](const World& world) {
            window.document.replace(QStringLiteral("another"), world);
            return action->isEnabled() ? QString() : action->statusTip();
        };
        QVERIFY(!action->isEnabled());
        QVERIFY(action->toolTip().contains(QStringLiteral("does not say")));
        QVERIFY(reason(saying(older)).contains(QStringLiteral("version %1").arg(older.generator)));
        QVERIFY(reason(saying(kept)).contains(QStringLiteral("another world")));
        QVERIFY(reason(saying(late)).contains(QStringLiteral("seed")));
        QCOMPARE(reason(saying(sound)), QString());
        QVERIFY(action->isEnabled());
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_TEST(stonemason::pocket_heroes::TestWorldAgain)
#include "test_world_again.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/template/template_plan.h"
#include "core/pocket_heroes/template/zone_mirror.h"
#include "editor/grid/dialogs/picture_button.h"
#include "editor/pocket_heroes/template/model/template_words.h"
#include "editor/pocket_heroes/template/view/dialogs/new_template_dialog.h"
#include "editor/pocket_heroes/template/view/dialogs/plan_form.h"
#include "editor/pocket_heroes/template/view/docks/template_properties_dock.h"
#include "editor/pocket_heroes/template/view/preview/start_preview.h"
#include "editor/pocket_heroes/template/view/preview/symmetry_box.h"
#include "editor/pocket_heroes/template/view/preview/template_preview_dock.h"
#include "tests/editor/pocket_heroes/template/template_window.h"
#include "tests/support/test_program.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>

namespace stonemason::pocket_heroes {

using test::TemplateWindow;

namespace {

/// As a person does.
void choose(SymmetryBox* box, WorldSymmetry symmetry) {
    box->setCurrentIndex(int(symmetry));
    emit box->activated(int(symmetry));
}

} // namespace

class TestNewTemplateDialog : public QObject {
    Q_OBJECT

private slots:
    void newTemplatesStartFromSamples() {
        TemplateWindow window;
        NewTemplateDialog dialog(window.workspace.sampleTemplates(), test::pocketHeroes());
        QCOMPARE(checkTemplate(dialog.worldTemplate(), test::pocketHeroes()).count(Severity::Error), 0);
        dialog.nameField()->setText(QStringLiteral("Mine"));
        dialog.startChoices()[2]->setChecked(true);
        QCOMPARE(dialog.sizeField()->currentData().toInt(),
                 window.workspace.sampleTemplates()[0].config.mapSize);
        dialog.sizeField()->setCurrentIndex(3);
        QCOMPARE(dialog.worldTemplate().name, std::string("Mine"));
        QCOMPARE(dialog.worldTemplate().config.mapSize, 256);
        QVERIFY(dialog.worldTemplate().zones == window.workspace.sampleTemplates()[0].zones);
        // What a sample decides cannot be chosen beside it.
        const PlanForm* form = dialog.planForm();
        QVERIFY(dialog.sizeField()->isEnabled() && !form->playersField()->isEnabled());
        QVERIFY(!form->symmetryField()->isEnabled() && !form->anotherButton()->isEnabled());
        dialog.startChoices()[NewTemplateDialog::plannedStart]->setChecked(true);
        QVERIFY(form->playersField()->isEnabled() && form->anotherButton()->isEnabled());
    }

    /// The choices stand ready, and what they make is what is created.
    void newTemplatesAreMadeToOrderAtFirst() {
        NewTemplateDialog dialog(TemplateWindow().workspace.sampleTemplates(), test::pocketHeroes());
        QVERIFY(dialog.startChoices()[NewTemplateDialog::plannedStart]->isChecked());
        QVERIFY(dialog.worldTemplate().zones == templateOf(dialog.planForm()->plan()).zones);
        dialog.planForm()->playersField()->setValue(4);
        QVERIFY(dialog.worldTemplate().zones == templateOf(dialog.planForm()->plan()).zones);
        // However narrow the preview is, no % stands alone on a line.
        const QLabel& note = *dialog.preview()->note();
        QTRY_VERIFY(note.text().contains(QStringLiteral("\u00a0%")));
        QVERIFY(!note.text().contains(QStringLiteral(" %")));
    }

    /// What a choice of the dialog is of is called so in the panels, too.
    void newTemplatesAreInTheWordsOfThePanels() {
        TemplateWindow window;
        window.document.select({0});
        const NewTemplateDialog dialog({}, test::pocketHeroes());
        const auto labels = [](const QWidget& form) {
            QStringList words;
            for (const QLabel* label : form.findChildren<QLabel*>())
                words += label->text().remove(u'&');
            return words;
        };
        const QStringList own = labels(*dialog.planForm());
        const QStringList ofZone = labels(*window.dock<TemplatePropertiesDock>());
        QVERIFY(own.contains(QLatin1String("Richness")) && ofZone.contains(QLatin1String("Richness")));
        const QStringList ofConfig = labels(*window.dock<TemplateConfigDock>());
        QVERIFY(own.contains(QLatin1String("Map size")) && ofConfig.contains(QLatin1String("Map size")));
        const QString start = zoneKindName(ZoneKind::Start).toLower();
        QVERIFY(dialog.planForm()->playersField()->toolTip().contains(start));
    }

    /// Offered where they fit the shape, with the reason where they do not; what is created begins with the
    /// one that is chosen.
    void newTemplatesHaveASymmetry() {
        TemplateWindow window;
        NewTemplateDialog dialog({}, test::pocketHeroes());
        PlanForm* form = dialog.planForm();
        form->shapeField()->setCurrentIndex(int(GraphShape::Hub));
        form->playersField()->setValue(4);
        SymmetryBox* field = form->symmetryField();
        const auto symmetryOf = [&dialog] { return dialog.worldTemplate().config.symmetry; };
        QVERIFY(symmetryOf() == WorldSymmetry::None);
        const auto reason = [](const SymmetryBox* box, WorldSymmetry symmetry) {
            return box->itemData(int(symmetry), Qt::ToolTipRole).toString().section(u'\n', 1);
        };
        for (int symmetry = 1; symmetry < field->count(); ++symmetry) {
            QVERIFY(reason(field, WorldSymmetry(symmetry)).isEmpty());
            choose(field, WorldSymmetry(symmetry));
            QVERIFY(symmetryOf() == WorldSymmetry(symmetry));
            QVERIFY(mirrorOf(dialog.worldTemplate(), WorldSymmetry(symmetry)).ok());
        }
        QVERIFY(field->accessibleDescription().isEmpty());
        form->playersField()->setValue(3);
        QVERIFY(symmetryOf() == WorldSymmetry::None);
        QVERIFY(!reason(field, WorldSymmetry::HalfTurn).isEmpty());
        QVERIFY(field->accessibleDescription().contains(reason(field, WorldSymmetry::HalfTurn)));
        QVERIFY(!field->model()->index(int(WorldSymmetry::HalfTurn), 0).flags().testFlag(Qt::ItemIsEnabled));
        form->playersField()->setValue(2);
        QVERIFY(!reason(field, WorldSymmetry::QuarterTurn).isEmpty());
        choose(field, WorldSymmetry::LeftRight);
        dialog.startChoices()[1]->setChecked(true);
        QVERIFY(symmetryOf() == WorldSymmetry::None);
        dialog.startChoices()[NewTemplateDialog::plannedStart]->setChecked(true);

        std::unique_ptr<Document> created;
        connect(&window.workspace, &Workspace::created, this,
                [&](Document* document) { created.reset(document); });
        QVERIFY(dialog.isMadeToOrder());
        window.workspace.create(dialog.worldTemplate(), dialog.isMadeToOrder());
        QVERIFY(created->isModified());
        const SymmetryBox* box = window.dock<TemplatePreviewDock>()->symmetryBox();
        QVERIFY(box->symmetry() == WorldSymmetry::None);
        const std::unique_ptr<QWidget> view(window.workspace.createView(*created, nullptr));
        window.workspace.setCurrent(created.get(), view.get());
        QVERIFY(box->symmetry() == WorldSymmetry::LeftRight);
        auto& document = static_cast<TemplateDocument&>(*created);
        document.change(QStringLiteral("Size"), [](Template& changed) { changed.zones[0].size = 77; });
        // What was chosen stays, and the checks say what is in its way.
        QVERIFY(box->symmetry() == WorldSymmetry::LeftRight);
        QVERIFY(!reason(box, WorldSymmetry::LeftRight).isEmpty());
        QCOMPARE(document.report().problems.size(), std::size_t(1));
        QVERIFY(document.report().problems.front().message.id == "mirror/none");
        document.undoStack().undo();
        QVERIFY(document.report().problems.empty());
        QVERIFY(box->symmetry() == WorldSymmetry::LeftRight);
        choose(window.dock<TemplatePreviewDock>()->symmetryBox(), WorldSymmetry::HalfTurn);
        QVERIFY(document.worldTemplate().config.symmetry == WorldSymmetry::HalfTurn);
        document.undoStack().undo();
        QVERIFY(box->symmetry() == WorldSymmetry::LeftRight);
        const Result<std::string> saved = document.bytesFor(QStringLiteral("mine.ztemplate"));
        QVERIFY(saved && readTemplate(*saved)->config.symmetry == WorldSymmetry::LeftRight);
        window.workspace.setCurrent(nullptr, nullptr);
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_TEST(stonemason::pocket_heroes::TestNewTemplateDialog)
#include "test_new_template_dialog.moc"

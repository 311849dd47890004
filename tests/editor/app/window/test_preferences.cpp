// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/settings/author.h"
#include "editor/app/settings/motion.h"
#include "editor/app/widgets/appearance.h"
#include "editor/app/window/preference_pages.h"
#include "editor/app/window/preferences_dialog.h"
#include "editor/app/window/shortcuts_page.h"
#include "tests/editor/app/window_fixture.h"
#include "tests/support/test_program.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>

using namespace stonemason;
using namespace stonemason::test;

namespace {

/// The dialog, opened by its key.
PreferencesDialog* openPreferences(const WindowFixture& f) {
    f.window->activateWindow();
    if (!QTest::qWaitForWindowActive(f.window.get())) return nullptr;
    QTest::keyClick(f.window.get(), Qt::Key_Comma, Qt::ControlModifier);
    return f.window->findChild<PreferencesDialog*>();
}

template <typename Field>
Field* field(const PreferencesDialog* dialog, const char* label) {
    for (const QLabel* text : dialog->findChildren<QLabel*>())
        if (text->buddy() && text->text().remove(u'&').startsWith(QString::fromLatin1(label)))
            return qobject_cast<Field*>(text->buddy());
    return nullptr;
}

void press(const PreferencesDialog* dialog, QDialogButtonBox::StandardButton button) {
    dialog->buttons()->button(button)->click();
}

} // namespace

/// The Preferences dialog: what it sets, and when.
class TestPreferences : public QObject {
    Q_OBJECT

private slots:
    void cleanup() {
        applyMotion(Motion::System);
        applyTextSize(setting::textSize.otherwise);
        applyAppearance(Appearance::System);
    }

    void okSetsAndCancelDoesNot() {
        WindowFixture f;
        for (const bool ok : {false, true}) {
            QPointer<PreferencesDialog> dialog = openPreferences(f);
            QVERIFY(dialog);
            field<QComboBox>(dialog, "Colours")->setCurrentIndex(int(Appearance::Dark));
            field<QSpinBox>(dialog, "Recent files")->setValue(3);
            field<QSpinBox>(dialog, "Back up unsaved")->setValue(60);
            field<QLineEdit>(dialog, "Your name")->setText(QStringLiteral(" Ada "));
            field<QComboBox>(dialog, "Motion")->setCurrentIndex(int(Motion::Reduced));
            field<QSpinBox>(dialog, "Text size")->setValue(150);
            press(dialog, ok ? QDialogButtonBox::Ok : QDialogButtonBox::Cancel);
            QTRY_VERIFY(!dialog);
            QCOMPARE(f.settings->value(setting::appearance), ok ? Appearance::Dark : Appearance::System);
            QCOMPARE(f.settings->value(setting::recentFileCount), ok ? 3 : 10);
            QCOMPARE(f.settings->value(setting::autosaveSeconds),
                     ok ? 60 : setting::autosaveSeconds.otherwise);
            QCOMPARE(f.settings->value(setting::author), ok ? QStringLiteral("Ada") : QString());
            QCOMPARE(f.settings->value(setting::motion), ok ? Motion::Reduced : Motion::System);
            QCOMPARE(f.settings->value(setting::textSize), ok ? 150 : 100);
            QCOMPARE(isDark(QApplication::palette()), ok);
            QCOMPARE(withTextSize(12), ok ? 18 : 12);
        }
        QCOMPARE(f.window->actions().appearance->checkedAction()->data().toInt(), int(Appearance::Dark));
        f.restart();
        QPointer<PreferencesDialog> dialog = openPreferences(f);
        QCOMPARE(field<QComboBox>(dialog, "Colours")->currentIndex(), int(Appearance::Dark));
        QCOMPARE(field<QSpinBox>(dialog, "Recent files")->value(), 3);
    }

    void applyStaysOpenAndTakesEffectAtOnce() {
        const WindowFixture f;
        const double before = QApplication::font().pointSizeF();
        QPointer<PreferencesDialog> dialog = openPreferences(f);
        field<QSpinBox>(dialog, "Text size")->setValue(200);
        press(dialog, QDialogButtonBox::Apply);
        QVERIFY(dialog->isVisible());
        QCOMPARE(QApplication::font().pointSizeF(), 2 * before);
        field<QSpinBox>(dialog, "Text size")->setValue(100);
        press(dialog, QDialogButtonBox::Apply);
        QCOMPARE(QApplication::font().pointSizeF(), before);
    }

    void defaultsAreShownForThePageInViewAndSetByOk() {
        WindowFixture f;
        f.settings->setValue(setting::textSize, 130);
        f.settings->setValue(setting::recentFileCount, 2);
        QPointer<PreferencesDialog> dialog = openPreferences(f);
        dialog->showPage(dialog->findChild<AppearancePage*>());
        press(dialog, QDialogButtonBox::RestoreDefaults);
        QCOMPARE(field<QSpinBox>(dialog, "Text size")->value(), 100);
        QCOMPARE(field<QSpinBox>(dialog, "Recent files")->value(), 2);
        QCOMPARE(f.settings->value(setting::textSize), 130);
        press(dialog, QDialogButtonBox::Ok);
        QCOMPARE(f.settings->value(setting::textSize), 100);
        QCOMPARE(f.settings->value(setting::recentFileCount), 2);
    }

    void theLanguageIsChosenForTheNextStart() {
        WindowFixture f;
        QPointer<PreferencesDialog> dialog = openPreferences(f);
        auto* language = field<QComboBox>(dialog, "Language");
        QCOMPARE(language->count(), 3);
        QCOMPARE(language->itemText(2), QStringLiteral("Polski"));
        language->setCurrentIndex(2);
        press(dialog, QDialogButtonBox::Ok);
        QCOMPARE(f.settings->value(setting::language), QStringLiteral("pl"));
        f.restart();
        dialog = openPreferences(f);
        QCOMPARE(field<QComboBox>(dialog, "Language")->currentData().toString(), QStringLiteral("pl"));
        press(dialog, QDialogButtonBox::RestoreDefaults);
        press(dialog, QDialogButtonBox::Ok);
        QCOMPARE(f.settings->value(setting::language), QString());
    }

    void reducedMotionIsSeenByEveryWidget() {
        const QWidget widget;
        applyAppearance(Appearance::Light);
        applyMotion(Motion::Full);
        QVERIFY(!isStill(widget));
        applyMotion(Motion::Reduced);
        QVERIFY(isStill(widget));
        QVERIFY(!QApplication::isEffectEnabled(Qt::UI_FadeMenu));
        QCOMPARE(widget.style()->styleHint(QStyle::SH_Widget_Animation_Duration), 0);
        applyMotion(Motion::System);
        QCOMPARE(isStill(widget), widget.style()->styleHint(QStyle::SH_Widget_Animation_Duration) == 0);
    }

    void fewerRecentFilesAreForgottenAtOnce() {
        WindowFixture f;
        f.open(QStringLiteral("a.text"), "text: a");
        f.open(QStringLiteral("b.text"), "text: b");
        QCOMPARE(f.settings->value(setting::recentFiles).size(), 2);
        QPointer<PreferencesDialog> dialog = openPreferences(f);
        field<QSpinBox>(dialog, "Recent files")->setValue(1);
        press(dialog, QDialogButtonBox::Ok);
        QCOMPARE(f.settings->value(setting::recentFiles), QStringList(f.path(QStringLiteral("b.text"))));
    }

    void whatIsOpenIsRemembered() {
        WindowFixture f;
        f.open(QStringLiteral("a.text"), "text: a");
        f.workspace->created(new TextDocument(QStringLiteral("text: never saved")));
        f.dialogs.unsavedAnswer = FakeDialogs::Unsaved::Discard;
        f.window->close();
        QCOMPARE(f.settings->value(setting::openFiles), QStringList(f.path(QStringLiteral("a.text"))));
        QVERIFY(!f.settings->value(setting::reopens));
    }

    void everyFieldHasANameAndIsReachedByTab() {
        const WindowFixture f;
        QPointer<PreferencesDialog> dialog = openPreferences(f);
        dialog->activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), dialog);
        for (const PreferencesPage* page : dialog->pages()) {
            dialog->showPage(page);
            QSet<const QWidget*> reached;
            for (int i = 0; i < 40; ++i) {
                reached.insert(QApplication::focusWidget());
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            }
            for (const QWidget* each : page->findChildren<QWidget*>()) {
                const bool isField = qobject_cast<const QComboBox*>(each) ||
                                     qobject_cast<const QAbstractSpinBox*>(each) ||
                                     qobject_cast<const QAbstractButton*>(each);
                if (!isField || !each->isVisible() || !each->isEnabled() ||
                    each->focusPolicy() == Qt::NoFocus)
                    continue;
                QVERIFY2(reached.contains(each), qPrintable(page->title()));
            }
        }
    }

    void tabLeadsFromThePagesThroughThePageToTheButtons() {
        const WindowFixture f;
        QPointer<PreferencesDialog> dialog = openPreferences(f);
        dialog->activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), dialog);
        for (PreferencesPage* page : dialog->pages()) {
            dialog->showPage(page);
            dialog->findChild<QListWidget*>()->setFocus();
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QVERIFY2(page->isAncestorOf(QApplication::focusWidget()), qPrintable(page->title()));
            while (page->isAncestorOf(QApplication::focusWidget()))
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QVERIFY2(dialog->buttons()->isAncestorOf(QApplication::focusWidget()), qPrintable(page->title()));
        }
    }

    void eachLetterIsOneFields() {
        const WindowFixture f;
        QPointer<PreferencesDialog> dialog = openPreferences(f);
        for (const PreferencesPage* page : dialog->pages()) {
            QSet<QKeySequence> taken;
            const auto take = [&](const QString& text) {
                const QKeySequence letter = QKeySequence::mnemonic(text);
                QVERIFY2(letter.isEmpty() || !taken.contains(letter), qPrintable(text));
                taken.insert(letter);
            };
            for (const QLabel* label : page->findChildren<QLabel*>())
                take(label->text());
            for (const QAbstractButton* button : page->findChildren<QAbstractButton*>())
                take(button->text());
            for (const QAbstractButton* button : dialog->buttons()->buttons())
                take(button->text());
        }
    }

    void fitsASmallScreen() {
        const WindowFixture f;
        QPointer<PreferencesDialog> dialog = openPreferences(f);
        QVERIFY(dialog->minimumSizeHint().width() <= 1000);
        QVERIFY(dialog->minimumSizeHint().height() <= 560);
        QVERIFY(dialog->height() <= 560);
    }
};

STONEMASON_TEST(TestPreferences)
#include "test_preferences.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/pocket_heroes/template/template_window.h"
#include "tests/support/test_program.h"

#include <QAction>

#include <map>

namespace stonemason::pocket_heroes {

using test::TemplateWindow;

/// What the menu of templates offers.
class TestTemplateMenuActions : public QObject {
    Q_OBJECT

private slots:
    /// Each kind is for selected links alone, and is the one they get.
    void selectedLinksGetTheKind() {
        const std::map<QString, LinkKind> kinds{{QStringLiteral("kind-near"), LinkKind::Near},
                                                {QStringLiteral("kind-passage"), LinkKind::Regular},
                                                {QStringLiteral("kind-portal"), LinkKind::Portal},
                                                {QStringLiteral("kind-road"), LinkKind::Road},
                                                {QStringLiteral("kind-wide"), LinkKind::Wide}};
        TemplateWindow window;
        for (const auto& [id, kind] : kinds) {
            QAction* action = window.action(id);
            window.document.select({0, 1});
            QVERIFY2(!action->isEnabled(), qPrintable(id));
            window.document.select({}, {0});
            QVERIFY2(action->isEnabled(), qPrintable(id));
            action->trigger();
            QVERIFY2(window.document.worldTemplate().links[0].kind == kind, qPrintable(id));
        }
        QCOMPARE(window.steps(), int(kinds.size()));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_TEST(stonemason::pocket_heroes::TestTemplateMenuActions)
#include "test_template_menu_actions.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/preferences.h"

#include "editor/app/settings/motion.h"
#include "editor/app/widgets/palette.h"
#include "editor/app/widgets/text_size.h"
#include "editor/app/window/appearance_page.h"
#include "editor/app/window/general_page.h"
#include "editor/app/window/preferences_dialog.h"
#include "editor/app/window/shortcuts_page.h"

namespace stonemason {

PreferencesDialog* makePreferences(Settings& settings, Commands& commands,
                                   const QList<Workspace*>& workspaces, QWidget* parent) {
    QList<PreferencesPage*> pages{new GeneralPage(settings), new AppearancePage(settings)};
    for (Workspace* workspace : workspaces)
        pages += workspace->preferences();
    pages += new ShortcutsPage(commands);
    auto* dialog = new PreferencesDialog(pages, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    return dialog;
}

void applyLook(const Settings& settings) {
    applyMotion(settings.value(setting::motion));
    applyTextSize(settings.value(setting::textSize));
    applyAppearance(settings.value(setting::appearance));
}

} // namespace stonemason

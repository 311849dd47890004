// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/safety/program.h"

#include "editor/app/window/document_tabs.h"
#include "editor/text_map/model/text_map_ground.h"
#include "editor/text_map/profiles/signs.h"
#include "editor/token_battle/model/settings.h"
#include "editor/wastes/model/settings.h"
#include "tests/support/boards.h"
#include "tests/support/duels.h"
#include "tests/support/profile.h"
#include "tests/support/worlds.h"

namespace stonemason::test {

using namespace token_battle;

Program::Program(const QString& folder)
    : settings(QDir(folder).filePath(QStringLiteral("settings.json")))
    , folder_(folder)
    , maps_(kingsConflict())
    , decks_(tokenBattle(), tokenBattleTable(), dialogs, settings)
    , games_(tokenBattleTable(), settings, dialogs)
    , boards_(theWastes())
    , wars_(theWastes(), settings, dialogs)
    , textMaps_(text_map::loadSigns().table)
    , patterns_(grounds_, [this] { return text_map::sampleMap(textMaps_.signs().table()); })
    , worlds_(pocketHeroes())
    , templates_(pocketHeroes())
    , window({settings, dialogs, workspaces(), dataFolder()}) {
    settings.setValue(setting::folder, folder);
    settings.setValue(setting::duelTempo, tempoId(Tempo::Off));
    settings.setValue(setting::warTempo, tempoId(Tempo::Off));
    dialogs.confirmAnswer = true;
}

Program::~Program() = default;

Document* Program::open(const QString& path) {
    window.openFiles({path});
    return window.documents().ofFile(path);
}

QString Program::noticeOf(Document* document, const QString& id) {
    return window.tabs().pageOf(document)->messages().textOf(id);
}

} // namespace stonemason::test

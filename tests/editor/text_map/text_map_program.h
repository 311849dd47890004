// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/document_reader.h"
#include "editor/app/settings/settings.h"
#include "editor/app/window/document_tabs.h"
#include "editor/app/window/main_window.h"
#include "editor/kings_conflict/map_workspace.h"
#include "editor/text_map/text_map_workspace.h"
#include "editor/wastes/board_workspace.h"
#include "tests/editor/app/fake_dialogs.h"
#include "tests/editor/text_map/text_map_window.h"
#include "tests/support/boards.h"
#include "tests/support/profile.h"

#include <QFile>
#include <QTemporaryDir>

#include <string>

namespace stonemason::text_map::test_program {

/// Maps, boards and text maps, in the order of the program.
struct Kinds {
    kings_conflict::MapWorkspace maps{test::kingsConflict()};
    wastes::BoardWorkspace boards{test::theWastes()};
    TextMapWorkspace texts{test::theSigns()};
    DocumentReader reader{{&maps, &boards, &texts}};

    const Workspace* of(const std::string& bytes, const QString& path) {
        const auto read = reader.read(bytes, path, ContentSource::File);
        return read ? read->workspace : nullptr;
    }
};

/// The window of the program.
struct Program {
    Program() : window({settings, dialogs, {&kinds.maps, &kinds.boards, &kinds.texts}, data()}) {
        window.show();
    }
    QString data() const { return folder.filePath(QStringLiteral("data")); }
    QString file(const QString& name, const std::string& bytes) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes.data(), qint64(bytes.size())) < 0)
            qFatal("cannot write");
        return file.fileName();
    }
    TextMapDocument* current() { return qobject_cast<TextMapDocument*>(window.tabs().currentDocument()); }

    QTemporaryDir folder;
    Settings settings{folder.filePath(QStringLiteral("settings.json"))};
    test::FakeDialogs dialogs;
    Kinds kinds;
    MainWindow window;
};

} // namespace stonemason::text_map::test_program

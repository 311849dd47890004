// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/app/fake_workspace.h"

namespace stonemason::test {

FakeWorkspace::FakeWorkspace(QString id, QObject* parent)
    : Workspace(parent)
    , id_(std::move(id))
    , newAction_(QStringLiteral("&New Text…"), this)
    , toolAction_(QStringLiteral("Pencil"), this)
    , exportAction_(QStringLiteral("Export text…"), this) {
    if (isText()) newAction_.setShortcut(QKeySequence::New);
    exportAction_.setProperty("primary", true);
    newAction_.setObjectName(id_ + QStringLiteral(".new"));
    toolAction_.setObjectName(id_ + QStringLiteral(".pencil"));
    toolAction_.setShortcut(Qt::Key_P);
    exportAction_.setObjectName(id_ + QStringLiteral(".export"));
    connect(&newAction_, &QAction::triggered, this,
            [this] { emit created(new TextDocument(QStringLiteral("text: new"))); });
}

FakeWorkspace::~FakeWorkspace() = default;

} // namespace stonemason::test

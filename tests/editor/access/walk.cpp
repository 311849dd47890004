// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/access/walk.h"

#include "core/token_battle/format/deck_format.h"
#include "editor/app/files/qt_dialogs.h"
#include "editor/app/tasks/cancellable_task.h"
#include "editor/app/widgets/look.h"
#include "editor/app/widgets/progress_dialog.h"
#include "editor/app/window/command_search.h"
#include "editor/app/window/preferences_dialog.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QListWidget>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTest>
#include <QTimer>

#include <thread>

namespace stonemason::test {

using namespace token_battle;

namespace {

/// Until it is given up.
class EndlessWork : public AwaitedWork {
public:
    void giveUp() override { end(); }
};

std::vector<DeckOffer> offers(const WholeProgram& program) {
    QFile file(WholeProgram::decks);
    if (!file.open(QIODevice::ReadOnly)) qFatal("no decks");
    const auto reading = readDecks(file.readAll().toStdString(), program.cards.catalogues.front());
    std::vector<DeckOffer> all;
    for (const NamedDeck& deck : reading->library.decks())
        all.push_back({QStringLiteral("first-decks"), deck.name, deck.deck, {}});
    return all;
}

QString shortName(QString id) {
    return id.replace(u'/', u'-').replace(u' ', u'-');
}

} // namespace

void settle() {
    for (int i = 0; i < 4; ++i) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QCoreApplication::processEvents();
    }
}

QString keepPicture(QWidget& window, const QString& name) {
    const QString wished = qEnvironmentVariable(picturesVariable);
    const QDir folder(wished.isEmpty() ? QDir::tempPath() : wished);
    const QString path = folder.filePath(shortName(name) + QStringLiteral(".png"));
    if (!window.grab().save(path)) qWarning().noquote() << "cannot write" << path;
    return path;
}

Walk::Walk(QSize size, Visit visit) : visit_(std::move(visit)) {
    program_.games.setOffers([this] { return offers(program_); });
    program_.deckEditor.setPlayable(true);
    QObject::connect(&program_.window, &MainWindow::guideRequested, &guide_, &Guide::show);
    program_.window.resize(size);
    program_.window.show();
    program_.window.activateWindow();
    if (!QTest::qWaitForWindowActive(&program_.window)) qFatal("no active window");
}

void Walk::startPage() {
    settle();
    visit_(QStringLiteral("start"), program_.window);
}

void Walk::commandSearch() {
    program_.window.commands().command(QStringLiteral("window.find-command"))->action->trigger();
    auto* search = program_.window.findChild<CommandSearch*>();
    settle();
    visit_(QStringLiteral("command-search"), program_.window);
    search->hide();
}

void Walk::document(const QString& file) {
    program_.open(file);
    const Document* current = program_.window.tabs().currentDocument();
    if (current->path() != QFileInfo(file).absoluteFilePath()) qFatal("cannot open %s", qPrintable(file));
    Workspace* workspace = program_.window.documents().of(current).workspace;
    QList<QDockWidget*> docks = workspace->docks();
    docks += program_.window.findChild<QDockWidget*>(QStringLiteral("historyDock"));
    settle();
    visit_(workspace->id(), program_.window);
    for (QDockWidget* dock : docks) {
        const bool wasOpen = dock->isVisibleTo(&program_.window);
        dock->show();
        dock->raise();
        settle();
        visit_(workspace->id() + u'.' + dock->objectName(), program_.window);
        if (!wasOpen) dock->hide();
    }
}

QWidget* Walk::opened() const {
    if (QWidget* modal = QApplication::activeModalWidget()) return modal;
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (widget->isVisible() && widget != &program_.window && widget->windowType() != Qt::ToolTip &&
            (qobject_cast<QDialog*>(widget) || qobject_cast<QMainWindow*>(widget)))
            return widget;
    return nullptr;
}

void Walk::visitPages(const QString& place, QWidget& window) {
    settle();
    auto* list = window.findChild<QListWidget*>();
    auto* stack = window.findChild<QStackedWidget*>();
    if (auto* tabs = window.findChild<QTabWidget*>()) {
        for (int i = 0; i < tabs->count(); ++i) {
            tabs->setCurrentIndex(i);
            settle();
            visit_(place + QStringLiteral(".%1").arg(i), window);
        }
    } else if (qobject_cast<PreferencesDialog*>(&window) && list && stack) {
        for (int i = 0; i < stack->count(); ++i) {
            list->setCurrentRow(i);
            settle();
            visit_(place + QStringLiteral(".%1").arg(i), window);
        }
    } else {
        visit_(place, window);
    }
}

void Walk::visitOpenedBy(const QString& place, const std::function<void()>& open) {
    QTimer watch;
    bool seen = false;
    QObject::connect(&watch, &QTimer::timeout, &watch, [&] {
        QWidget* window = opened();
        if (!window) return;
        watch.stop();
        seen = true;
        window->activateWindow();
        visitPages(place, *window);
        auto* dialog = qobject_cast<QDialog*>(window);
        dialog ? dialog->reject() : void(window->close());
    });
    watch.start(0);
    open();
    if (!QTest::qWaitFor([&] { return seen; })) qFatal("%s opens nothing", qPrintable(place));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    program_.window.activateWindow();
    if (!QTest::qWaitForWindowActive(&program_.window)) qFatal("no active window");
    settle();
}

void Walk::dialog(const QString& id) {
    const Command* command = program_.window.commands().command(id);
    if (!command || !command->action->isEnabled()) qFatal("cannot do %s", qPrintable(id));
    visitOpenedBy(id, [&] { command->action->trigger(); });
}

void Walk::dialogs(const QStringList& commands) {
    for (const QString& id : commands)
        dialog(id);
}

void Walk::questions() {
    QtDialogs questions;
    questions.setWindow(&program_.window);
    const QList<Document*> documents = program_.window.tabs().documents();
    const QString file = QStringLiteral("/home/somebody/maps/the pass in the north.smap");
    visitOpenedBy(QStringLiteral("save-one"), [&] { questions.askToSave(documents.mid(0, 1)); });
    visitOpenedBy(QStringLiteral("save-several"), [&] { questions.askToSave(documents); });
    visitOpenedBy(QStringLiteral("not-saved"), [&] { questions.saveFailed(QStringLiteral("No room.")); });
    visitOpenedBy(QStringLiteral("saving"), [&] {
        EndlessWork work;
        questions.await(QStringLiteral("Saving the pass in the north.txt…"), work);
    });
    visitOpenedBy(QStringLiteral("progress"), [&] {
        JobProgress progress(QStringLiteral("Export"), QStringLiteral("Drawing the picture…"),
                             &program_.window);
        progress.run([](const WorkProgress& going) {
            while (going(0.5))
                std::this_thread::yield();
            return true;
        });
    });
    visitOpenedBy(QStringLiteral("recover"), [&] {
        RecoveryOffer map{.title = QStringLiteral("A map"), .path = file, .keptFile = file};
        map.time = QDateTime(QDate(2026, 5, 4), QTime(12, 30));
        map.isReadable = true;
        map.fileChanged = true;
        const RecoveryOffer broken{.title = QStringLiteral("Another"), .path = {}, .keptFile = file};
        questions.askToRecover({map, broken});
    });
}

void Walk::everywhere() {
    const auto named = [](const char* prefix, std::initializer_list<const char*> ids) {
        QStringList commands;
        for (const char* id : ids)
            commands += QString::fromLatin1(prefix) + QString::fromLatin1(id);
        return commands;
    };
    startPage();
    commandSearch();
    dialogs(named("window.", {"preferences", "shortcuts", "about", "guide"}));
    document(WholeProgram::map);
    dialogs(named("map.", {"new", "export", "replace-tile", "suggest-hints", "symmetry-diagonal"}));
    document(WholeProgram::decks);
    dialogs(named("deck.", {"compare", "share", "print-preview"}));
    document(WholeProgram::game);
    dialogs(named("duel.", {"new", "new-lan"}));
    document(WholeProgram::pattern);
    dialogs(named("pattern.", {"new", "resize", "export", "print-preview"}));
    document(WholeProgram::world);
    dialogs(named("world.", {"new", "export", "print-preview"}));
    document(WholeProgram::worldTemplate);
    dialogs(named("template.", {"new", "export"}));
    questions();
}

} // namespace stonemason::test

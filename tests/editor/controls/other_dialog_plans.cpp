// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/qt_dialogs.h"
#include "editor/app/tasks/cancellable_task.h"
#include "editor/app/widgets/progress_dialog.h"
#include "editor/token_battle/duel/view/dialogs/new_game_dialog.h"
#include "tests/editor/controls/dialog_plans.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <thread>

namespace stonemason::test {

using namespace token_battle;

namespace {

const QStringList shown{pictureOf + QStringLiteral("shown")};

void takeNothing(QDialog&) {
}

/// Work that runs until it is given up.
class EndlessWork : public AwaitedWork {
public:
    void giveUp() override { end(); }
};

/// A file with decks for the dialogs that ask for one.
void offerFile(Stage& stage) {
    stage.program().dialogs.openAnswer = {stage.copyOf(WholeProgram::decks, QStringLiteral("mine.sdeck"))};
}

void openDecksAndStart(Stage& stage, const char* command) {
    openPlainDecks(stage);
    start(stage, command);
}

/// Stores the answer where the snapshot reads it.
void record(Stage& stage, const QString& answer) {
    stage.program().dialogs.informed += answer;
}

QString answered(const SaveAnswer& answer) {
    QString text = answer.cancelled ? QStringLiteral("cancelled") : QStringLiteral("saved");
    for (const Document* document : answer.save)
        text += u' ' + document->title();
    return text;
}

} // namespace

QList<DialogPlan> deckDialogs() {
    DialogPlan compare{.name = "compare",
                       .dialog = "stonemason::token_battle::CompareDialog",
                       .open = [](Stage& stage) { openDecksAndStart(stage, "deck.compare"); },
                       .results = shown};
    compare.take = takeNothing;
    compare.exceptions = {{"Numbers of both decks", "figures, none of which can be chosen", true}};
    DialogPlan share{.name = "share",
                     .dialog = "stonemason::token_battle::DeckExportDialog",
                     .open = [](Stage& stage) { openDecksAndStart(stage, "deck.share"); },
                     .results = {QStringLiteral("clipboard")}};
    share.take = [](QDialog& dialog) { press(dialog, QStringLiteral("Copy to Clipboard")); };
    return {compare, share};
}

DialogPlan lanDialog(const char* name, const char* command) {
    DialogPlan network{.name = name,
                       .dialog = "stonemason::LanDialog",
                       .open = [command](Stage& stage) { start(stage, command); },
                       .results = {QStringLiteral("settings")}};
    network.take = [](QDialog& dialog) {
        for (const char* text : {"Wait for a Player", "Connect"})
            for (auto* button : dialog.findChildren<QAbstractButton*>())
                if (button->isVisible() && button->text().remove(u'&') == QLatin1String(text))
                    button->click();
    };
    network.exceptions = {{"Players waiting on this network", "is empty while nobody waits", true},
                          {"Password", "is for the other program, and kept nowhere", true}};
    return network;
}

QList<DialogPlan> gameDialogs() {
    DialogPlan game{.name = "new game",
                    .dialog = "stonemason::token_battle::NewGameDialog",
                    .open =
                        [](Stage& stage) {
                            offerFile(stage);
                            start(stage, "duel.new");
                        },
                    .results = {QStringLiteral("documents")}};
    game.prepare = [](QDialog& dialog) {
        auto& asked = static_cast<NewGameDialog&>(dialog);
        asked.seedField()->setText(QStringLiteral("5"));
        asked.firstField()->setCurrentIndex(1);
    };
    // The lot falls on one of the two, and a random one of mine is one of mine.
    game.twins = {QStringLiteral("Who moves first"), QStringLiteral("deck"), QStringLiteral("Deck of")};
    // Both have their own tests with decks that cannot be played.
    const QList<Scene::Exception> waysOut{
        {"Finish the Deck", "is there when the deck cannot be played", true},
        {"Use Random Cards", "is there when the deck cannot be played", true}};
    game.exceptions = waysOut;
    DialogPlan network = lanDialog("over the network", "duel.new-lan");
    network.exceptions += waysOut;
    return {game, network};
}

QList<DialogPlan> windowDialogs() {
    DialogPlan preferences{.name = "preferences",
                           .dialog = "stonemason::PreferencesDialog",
                           .open = [](Stage& stage) { start(stage, "window.preferences"); },
                           .results = {QStringLiteral("settings")}};
    preferences.prepare = [](QDialog& dialog) { // so that there are defaults to go back to
        for (QSpinBox* number : dialog.findChildren<QSpinBox*>())
            if (number->isVisible()) number->stepUp();
    };
    preferences.take = [](QDialog& dialog) { press(dialog, QStringLiteral("OK")); };
    preferences.exceptions = {{"“Pages”", "leads to the pages"},
                              {"Search shortcuts", "narrows the list below it"},
                              {"ShortcutTree", "chooses what the field beside it is about"},
                              {"New key", "the key is given by the button beside it"}};
    DialogPlan keys{.name = "list of keys",
                    .dialog = "stonemason::ShortcutsDialog",
                    .open = [](Stage& stage) { start(stage, "window.shortcuts"); },
                    .results = {}};
    keys.take = takeNothing;
    keys.exceptions = {{"Search shortcuts", "narrows the list below it"},
                       {"ShortcutTree", "is there to be read", true}};
    DialogPlan begin{.name = "new document",
                     .dialog = "stonemason::NewDialog",
                     .open = [](Stage& stage) { start(stage, "window.new"); },
                     .results = {}};
    begin.take = takeNothing;
    begin.exceptions = {
        {"", "begins a document or opens samples, which the tests of the start page press", true}};
    return {preferences, keys, begin};
}

QList<DialogPlan> questionDialogs() {
    const QStringList messages{QStringLiteral("said")};
    DialogPlan one{.name = "save one", .dialog = "QMessageBox", .results = messages};
    one.open = [](Stage& stage) {
        openPlainMap(stage);
        QtDialogs questions;
        questions.setWindow(&stage.window());
        record(stage, answered(questions.askToSave(stage.window().documents().all())));
    };
    one.take = takeNothing;
    // Which document is the current one matters to nobody: those that are ticked are saved.
    DialogPlan several{.name = "save several", .dialog = "stonemason::SaveListDialog", .results = messages};
    several.open = [](Stage& stage) {
        openPlainMap(stage);
        openPlainDecks(stage);
        QtDialogs questions;
        questions.setWindow(&stage.window());
        record(stage, answered(questions.askToSave(stage.window().documents().all())));
    };
    DialogPlan lost{.name = "recover", .dialog = "stonemason::RecoveryDialog", .results = messages};
    lost.open = [](Stage& stage) {
        const QString file = QStringLiteral("/home/somebody/maps/the pass.smap");
        RecoveryOffer map{.title = QStringLiteral("A map"), .path = file, .keptFile = file};
        map.isReadable = true;
        const RecoveryOffer broken{.title = QStringLiteral("Another"), .path = {}, .keptFile = file};
        QtDialogs questions;
        questions.setWindow(&stage.window());
        QString text;
        for (const RecoveryChoice choice : questions.askToRecover({map, broken}))
            text += QString::number(int(choice));
        record(stage, text);
    };
    DialogPlan waiting{.name = "wait", .dialog = "stonemason::ProgressDialog", .results = messages};
    waiting.open = [](Stage& stage) {
        openPlainMap(stage);
        QtDialogs questions;
        questions.setWindow(&stage.window());
        EndlessWork work;
        questions.await(QStringLiteral("Saving…"), work);
        record(stage, QStringLiteral("given up"));
    };
    waiting.take = takeNothing;
    DialogPlan beside{.name = "progress", .dialog = "stonemason::JobProgress", .results = messages};
    beside.open = [](Stage& stage) {
        JobProgress progress(QStringLiteral("Export"), QStringLiteral("Drawing…"), &stage.window());
        const bool ended = progress.run([](const WorkProgress& going) {
            while (going(0.5))
                std::this_thread::yield();
            return true;
        });
        record(stage,
               ended && progress.wasCancelled() ? QStringLiteral("cancelled") : QStringLiteral("done"));
    };
    beside.isReady = [](QDialog& dialog) {
        return static_cast<JobProgress&>(dialog).cancelButton()->isEnabled();
    };
    beside.take = takeNothing;
    return {one, several, lost, waiting, beside};
}

QSet<QString> plannedDialogs() {
    // Their galleries are drawn at random in the background, so that no two walks could be compared; tests of
    // their own use them.
    QSet<QString> classes{QStringLiteral("stonemason::kings_conflict::GeneratedMapDialog"),
                          QStringLiteral("stonemason::wastes::GeneratedBoardDialog")};
    for (const DialogPlan& plan : mapDialogs() + deckDialogs() + gameDialogs() + boardDialogs() +
                                      warDialogs() + textMapDialogs() + patternDialogs() + worldDialogs() +
                                      templateDialogs() + windowDialogs() + questionDialogs())
        classes += QString::fromLatin1(plan.dialog);
    return classes;
}

} // namespace stonemason::test

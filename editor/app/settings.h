// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/settings_file.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>

namespace stonemason {

/// Which palette the program wears.
enum class Appearance { System, Light, Dark };

/// Whether things move on their way from one place to another.
enum class Motion { System, Reduced, Full };

/// What the program remembers between two starts. The keys are in settings.cpp and nowhere else; a value of
/// the wrong kind counts as not set.
class Settings {
public:
    /// Reads the file. One that is no settings file is put aside and everything is at its default.
    explicit Settings(const QString& file = defaultFile()) : store_(file) {}

    /// settings.json in the program's configuration folder.
    static QString defaultFile();

    /// What became of a file that could not be used, and where it lies.
    const SettingsFile& file() const { return store_; }

    Appearance appearance() const;
    void setAppearance(Appearance appearance);

    Motion motion() const;
    void setMotion(Motion motion);

    /// How large the texts of the window are, in hundredths of what the system has.
    static constexpr int defaultTextSize = 100;
    static constexpr int leastTextSize = 100;
    static constexpr int mostTextSize = 200;
    int textSize() const;
    void setTextSize(int percent);

    /// A code of spokenLanguages(); empty: as the system has it.
    QString language() const;
    void setLanguage(const QString& code);

    /// How old the copies of unsaved work may become, in seconds.
    static constexpr int defaultAutosave = 5;
    static constexpr int leastAutosave = 2;
    static constexpr int mostAutosave = 600;
    int autosaveSeconds() const;
    void setAutosaveSeconds(int seconds);

    /// Whether what was open is opened again at the next start, and the absolute paths of that.
    bool reopens() const;
    void setReopens(bool reopens);
    QStringList openFiles() const;
    void setOpenFiles(const QStringList& paths);

    /// Keys of a command's own as rememberedKeys() writes them, nothing where the defaults hold.
    std::optional<QString> keys(const QString& command) const;
    void setKeys(const QString& command, const QString& keys);
    void forgetKeys(const QString& command);
    /// Ids of the commands last found by words, newest first.
    QStringList recentCommands() const;
    void setRecentCommands(const QStringList& ids);

    /// How many files are kept as recent.
    static constexpr int defaultRecentFiles = 10;
    static constexpr int mostRecentFiles = 30;
    int recentFileCount() const;
    void setRecentFileCount(int count);
    /// Absolute paths, newest first.
    QStringList recentFiles() const;
    void setRecentFiles(const QStringList& paths);

    /// Where file dialogs start; a folder that exists.
    QString folder() const;
    void setFolder(const QString& folder);

    /// What the open dialog listed last, as it is called there; empty: never chosen.
    QString openFilter() const;
    void setOpenFilter(const QString& filter);
    /// How fast games are shown (a word of Tempo), and what the last new game was asked for (text of its
    /// own).
    QString duelTempo() const;
    void setDuelTempo(const QString& tempo);
    QString newDuel() const;
    void setNewDuel(const QString& wishes);
    /// The name under which one plays over the network, that of the account until one is given, the address
    /// joined last, and whether a host asks for a word (it does until told otherwise).
    static QString accountName();
    QString lanName() const;
    void setLanName(const QString& name);
    QString lanAddress() const;
    void setLanAddress(const QString& address);
    bool lanAsksForWord() const;
    void setLanAsksForWord(bool asks);

    /// QWidget::saveGeometry() of the main window, and its QMainWindow::saveState() around documents of one
    /// kind (a workspace's id).
    QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray& geometry);
    QByteArray windowLayout(const QString& kind) const;
    void setWindowLayout(const QString& kind, const QByteArray& layout);

    /// The window of the guide: its QWidget::saveGeometry(), the name of the page that was read last (empty:
    /// none yet), and the size of its letters in percent.
    QByteArray guideGeometry() const;
    void setGuideGeometry(const QByteArray& geometry);
    QString guidePage() const;
    void setGuidePage(const QString& name);
    int guideZoom() const;
    void setGuideZoom(int percent);

    /// Whether the tour of the window was offered or taken already.
    bool tourOffered() const;
    void setTourOffered(bool offered);

    /// How cards are shown in every view of decks that opens: the width of the collection's cards, the word
    /// of their order (cardOrderId) and the width of the stacks beside it. 0 and empty: never chosen.
    int cardWidth() const;
    void setCardWidth(int width);
    QString cardOrder() const;
    void setCardOrder(const QString& order);
    int stacksWidth() const;
    void setStacksWidth(int width);

    /// Writes now; otherwise it happens a little later from the event loop, and at the end. Returns whether
    /// all is written.
    bool sync() { return store_.sync(); }

private:
    SettingsFile store_;
};

} // namespace stonemason

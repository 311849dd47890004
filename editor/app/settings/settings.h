// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/settings/settings_file.h"

#include <QByteArray>
#include <QLatin1String>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <type_traits>

namespace stonemason {

/// The colour palette of the program.
enum class Appearance { System, Light, Dark };

/// Whether things move on their way from one place to another.
enum class Motion { System, Reduced, Full };

/// The name under which a value is remembered and how it stands in the file. Whatever stands there, read()
/// makes a value that the program can live with: the default for one of another kind, and where there is
/// none.
template <typename T>
struct SettingKey;

template <>
struct SettingKey<bool> {
    const char* name;
    bool otherwise = false;

    bool read(const QJsonValue& value) const { return value.toBool(otherwise); }
    QJsonValue written(bool value) const { return value; }
};

/// A number out of range counts as the nearest one in it.
template <>
struct SettingKey<int> {
    const char* name;
    int otherwise = 0;
    int least = 0;
    int most = std::numeric_limits<int>::max();

    int read(const QJsonValue& value) const;
    QJsonValue written(int value) const { return value; }
};

template <>
struct SettingKey<QString> {
    const char* name;

    QString read(const QJsonValue& value) const { return value.toString(); }
    QJsonValue written(const QString& value) const { return value; }
};

/// A text for which empty and not set are different values.
template <>
struct SettingKey<std::optional<QString>> {
    const char* name;

    std::optional<QString> read(const QJsonValue& value) const;
    QJsonValue written(const std::optional<QString>& value) const;
};

template <>
struct SettingKey<QStringList> {
    const char* name;
    bool arePaths = false; ///< then only absolute ones count, each once

    QStringList read(const QJsonValue& value) const;
    QJsonValue written(const QStringList& value) const;
};

template <>
struct SettingKey<QByteArray> {
    const char* name;

    QByteArray read(const QJsonValue& value) const;
    QJsonValue written(const QByteArray& value) const;
};

/// One of three words, in the order of the enumeration; the first is the default.
template <typename Choice>
requires std::is_enum_v<Choice>
struct SettingKey<Choice> {
    const char* name;
    std::array<const char*, 3> words;

    Choice read(const QJsonValue& value) const {
        const QString word = value.toString();
        const auto found =
            std::ranges::find_if(words, [&](const char* each) { return word == QLatin1String(each); });
        return found == words.end() ? Choice{} : Choice(found - words.begin());
    }
    QJsonValue written(Choice value) const { return QLatin1String(words[std::size_t(value)]); }
};

/// What the program remembers between two starts; keys that only one game has are with that game.
namespace setting {

inline constexpr SettingKey<Appearance> appearance{"window/appearance", {"system", "light", "dark"}};
inline constexpr SettingKey<Motion> motion{"window/motion", {"system", "reduced", "full"}};
/// The text size of the window, as a percentage of the system's.
inline constexpr SettingKey<int> textSize{"window/textSize", 100, 100, 200};
/// A code of spokenLanguages(); empty: as the system has it.
inline constexpr SettingKey<QString> language{"window/language"};
/// QWidget::saveGeometry() of the main window, and for each kind of document (a workspace's id) its
/// QMainWindow::saveState().
inline constexpr SettingKey<QByteArray> windowGeometry{"window/geometry"};
inline constexpr SettingKey<QByteArray> windowLayout{"layout/"};

/// How old the copies of unsaved work may become, in seconds.
inline constexpr SettingKey<int> autosaveSeconds{"files/autosaveSeconds", 5, 2, 600};
/// Whether a start reopens the files of the last session, and which they were.
inline constexpr SettingKey<bool> reopens{"files/reopen"};
inline constexpr SettingKey<QStringList> openFiles{"files/open", true};
/// How many files are kept as recent, and which, newest first.
inline constexpr SettingKey<int> recentFileCount{"files/recentCount", 10, 0, 30};
inline constexpr SettingKey<QStringList> recentFiles{"files/recent", true};
/// Where file dialogs were last; see Settings::folder().
inline constexpr SettingKey<QString> folder{"files/folder"};
/// The file filter last chosen in the open dialog, as named there; empty: never chosen.
inline constexpr SettingKey<QString> openFilter{"files/openFilter"};

/// For each command (its id) keys of its own as rememberedKeys() writes them, nothing where the defaults
/// hold.
inline constexpr SettingKey<std::optional<QString>> commandKeys{"keys/"};
/// Ids of the commands last found by words, newest first.
inline constexpr SettingKey<QStringList> recentCommands{"commands/recent"};

/// The window of the guide: its QWidget::saveGeometry(), the name of the page that was read last (empty: none
/// yet), and the size of its letters in percent.
inline constexpr SettingKey<QByteArray> guideGeometry{"guide/geometry"};
inline constexpr SettingKey<QString> guidePage{"guide/page"};
inline constexpr SettingKey<int> guideZoom{"guide/zoom", 100};
/// Whether the tour of the window was offered or taken already.
inline constexpr SettingKey<bool> tourOffered{"tour/offered"};

} // namespace setting

/// The saved settings, accessed by the keys above.
class Settings {
public:
    /// Reads the file. One that is no settings file is quarantined and everything is at its default.
    explicit Settings(const QString& file = defaultFile()) : store_(file) {}

    /// settings.json in the program's configuration folder.
    static QString defaultFile();

    /// Reports what happened to an unusable file, and where it is.
    const SettingsFile& file() const { return store_; }

    /// `of` selects the value of a key documented as "for each".
    template <typename T>
    T value(const SettingKey<T>& key, const QString& of = {}) const {
        return key.read(store_.value(QLatin1String(key.name) + of));
    }
    template <typename T>
    void setValue(const SettingKey<T>& key, const std::type_identity_t<T>& value, const QString& of = {}) {
        store_.setValue(QLatin1String(key.name) + of, key.written(value));
    }

    /// Where file dialogs start: setting::folder or, where that is gone or does not answer, the person's
    /// documents.
    QString folder() const;

    /// Writes now; otherwise it happens a little later from the event loop, and at the end. Returns whether
    /// all is written.
    bool sync() { return store_.sync(); }

private:
    SettingsFile store_;
};

} // namespace stonemason

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/settings.h"

#include <QDir>
#include <QJsonArray>
#include <QStandardPaths>

#include <algorithm>
#include <array>

namespace stonemason {

namespace {

const QString appearanceKey = QStringLiteral("window/appearance");
const QString motionKey = QStringLiteral("window/motion");
const QString textSizeKey = QStringLiteral("window/textSize");
const QString languageKey = QStringLiteral("window/language");
const QString autosaveKey = QStringLiteral("files/autosaveSeconds");
const QString reopensKey = QStringLiteral("files/reopen");
const QString openFilesKey = QStringLiteral("files/open");
const QString commandKeysKey = QStringLiteral("keys/");
const QString recentCommandsKey = QStringLiteral("commands/recent");
const QString recentCountKey = QStringLiteral("files/recentCount");
const QString recentFilesKey = QStringLiteral("files/recent");
const QString folderKey = QStringLiteral("files/folder");
const QString openFilterKey = QStringLiteral("files/openFilter");
const QString duelTempoKey = QStringLiteral("duel/tempo");
const QString newDuelKey = QStringLiteral("duel/new");
const QString lanNameKey = QStringLiteral("duel/lanName");
const QString lanAddressKey = QStringLiteral("duel/lanAddress");
const QString lanWordKey = QStringLiteral("duel/lanAsksForWord");
const QString guideGeometryKey = QStringLiteral("guide/geometry");
const QString guidePageKey = QStringLiteral("guide/page");
const QString guideZoomKey = QStringLiteral("guide/zoom");
const QString tourOfferedKey = QStringLiteral("tour/offered");
const QString geometryKey = QStringLiteral("window/geometry");
const QString layoutKey = QStringLiteral("layout/");
const QString cardWidthKey = QStringLiteral("decks/cardWidth");
const QString cardOrderKey = QStringLiteral("decks/cardOrder");
const QString stacksWidthKey = QStringLiteral("decks/stacksWidth");

const std::array appearanceNames{QStringLiteral("system"), QStringLiteral("light"), QStringLiteral("dark")};
const std::array motionNames{QStringLiteral("system"), QStringLiteral("reduced"), QStringLiteral("full")};

QByteArray bytesOf(const QJsonValue& value) {
    const auto bytes =
        QByteArray::fromBase64Encoding(value.toString().toLatin1(), QByteArray::AbortOnBase64DecodingErrors);
    return bytes ? *bytes : QByteArray();
}

QString textOf(const QByteArray& bytes) {
    return QString::fromLatin1(bytes.toBase64());
}

/// The number, the nearest one that is allowed, or the default for what is no number.
int numberOf(const QJsonValue& value, int otherwise, int least, int most) {
    return value.isDouble() ? int(std::clamp(value.toDouble(), double(least), double(most))) : otherwise;
}

/// Which of the names the value is, the first for any other.
template <std::size_t count>
std::size_t indexOf(const QJsonValue& value, const std::array<QString, count>& names) {
    const auto found = std::find(names.begin(), names.end(), value.toString());
    return found == names.end() ? 0 : std::size_t(found - names.begin());
}

QStringList absolutePaths(const QJsonValue& value) {
    QStringList paths = value.toVariant().toStringList();
    paths.removeIf([](const QString& path) { return !QDir::isAbsolutePath(path); });
    paths.removeDuplicates();
    return paths;
}

} // namespace

QString Settings::defaultFile() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation))
        .filePath(QStringLiteral("settings.json"));
}

Appearance Settings::appearance() const {
    return Appearance(indexOf(store_.value(appearanceKey), appearanceNames));
}

void Settings::setAppearance(Appearance appearance) {
    store_.setValue(appearanceKey, appearanceNames[std::size_t(appearance)]);
}

Motion Settings::motion() const {
    return Motion(indexOf(store_.value(motionKey), motionNames));
}

void Settings::setMotion(Motion motion) {
    store_.setValue(motionKey, motionNames[std::size_t(motion)]);
}

int Settings::textSize() const {
    return numberOf(store_.value(textSizeKey), defaultTextSize, leastTextSize, mostTextSize);
}

void Settings::setTextSize(int percent) {
    store_.setValue(textSizeKey, percent);
}

QString Settings::language() const {
    return store_.value(languageKey).toString();
}

void Settings::setLanguage(const QString& code) {
    store_.setValue(languageKey, code);
}

int Settings::autosaveSeconds() const {
    return numberOf(store_.value(autosaveKey), defaultAutosave, leastAutosave, mostAutosave);
}

void Settings::setAutosaveSeconds(int seconds) {
    store_.setValue(autosaveKey, seconds);
}

bool Settings::reopens() const {
    return store_.value(reopensKey).toBool();
}

void Settings::setReopens(bool reopens) {
    store_.setValue(reopensKey, reopens);
}

QStringList Settings::openFiles() const {
    return absolutePaths(store_.value(openFilesKey));
}

void Settings::setOpenFiles(const QStringList& paths) {
    store_.setValue(openFilesKey, QJsonArray::fromStringList(paths));
}

std::optional<QString> Settings::keys(const QString& command) const {
    const QJsonValue value = store_.value(commandKeysKey + command);
    return value.isString() ? std::optional(value.toString()) : std::nullopt;
}

void Settings::setKeys(const QString& command, const QString& keys) {
    store_.setValue(commandKeysKey + command, keys);
}

void Settings::forgetKeys(const QString& command) {
    store_.remove(commandKeysKey + command);
}

QStringList Settings::recentCommands() const {
    return store_.value(recentCommandsKey).toVariant().toStringList();
}

void Settings::setRecentCommands(const QStringList& ids) {
    store_.setValue(recentCommandsKey, QJsonArray::fromStringList(ids));
}

int Settings::recentFileCount() const {
    return numberOf(store_.value(recentCountKey), defaultRecentFiles, 0, mostRecentFiles);
}

void Settings::setRecentFileCount(int count) {
    store_.setValue(recentCountKey, count);
}

QStringList Settings::recentFiles() const {
    return absolutePaths(store_.value(recentFilesKey));
}

void Settings::setRecentFiles(const QStringList& paths) {
    store_.setValue(recentFilesKey, QJsonArray::fromStringList(paths));
}

QString Settings::folder() const {
    const QString folder = store_.value(folderKey).toString();
    if (!folder.isEmpty() && QDir(folder).exists()) return folder;
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QDir(documents).exists() ? documents : QDir::homePath();
}

void Settings::setFolder(const QString& folder) {
    store_.setValue(folderKey, folder);
}

QString Settings::openFilter() const {
    return store_.value(openFilterKey).toString();
}

void Settings::setOpenFilter(const QString& filter) {
    store_.setValue(openFilterKey, filter);
}

QString Settings::duelTempo() const {
    return store_.value(duelTempoKey).toString();
}

void Settings::setDuelTempo(const QString& tempo) {
    store_.setValue(duelTempoKey, tempo);
}

QString Settings::newDuel() const {
    return store_.value(newDuelKey).toString();
}

void Settings::setNewDuel(const QString& wishes) {
    store_.setValue(newDuelKey, wishes);
}

QString Settings::accountName() {
    return qEnvironmentVariable("USER");
}

QString Settings::lanName() const {
    return store_.value(lanNameKey).toString(accountName());
}

void Settings::setLanName(const QString& name) {
    store_.setValue(lanNameKey, name);
}

QString Settings::lanAddress() const {
    return store_.value(lanAddressKey).toString();
}

void Settings::setLanAddress(const QString& address) {
    store_.setValue(lanAddressKey, address);
}

bool Settings::lanAsksForWord() const {
    return store_.value(lanWordKey).toBool(true);
}

void Settings::setLanAsksForWord(bool asks) {
    store_.setValue(lanWordKey, asks);
}

QByteArray Settings::windowGeometry() const {
    return bytesOf(store_.value(geometryKey));
}

void Settings::setWindowGeometry(const QByteArray& geometry) {
    store_.setValue(geometryKey, textOf(geometry));
}

QByteArray Settings::windowLayout(const QString& kind) const {
    return bytesOf(store_.value(layoutKey + kind));
}

void Settings::setWindowLayout(const QString& kind, const QByteArray& layout) {
    store_.setValue(layoutKey + kind, textOf(layout));
}

QByteArray Settings::guideGeometry() const {
    return bytesOf(store_.value(guideGeometryKey));
}

void Settings::setGuideGeometry(const QByteArray& geometry) {
    store_.setValue(guideGeometryKey, textOf(geometry));
}

QString Settings::guidePage() const {
    return store_.value(guidePageKey).toString();
}

void Settings::setGuidePage(const QString& name) {
    store_.setValue(guidePageKey, name);
}

int Settings::guideZoom() const {
    return store_.value(guideZoomKey).toInt(100);
}

void Settings::setGuideZoom(int percent) {
    store_.setValue(guideZoomKey, percent);
}

bool Settings::tourOffered() const {
    return store_.value(tourOfferedKey).toBool();
}

void Settings::setTourOffered(bool offered) {
    store_.setValue(tourOfferedKey, offered);
}

int Settings::cardWidth() const {
    return std::max(0, store_.value(cardWidthKey).toInt());
}

void Settings::setCardWidth(int width) {
    store_.setValue(cardWidthKey, width);
}

QString Settings::cardOrder() const {
    return store_.value(cardOrderKey).toString();
}

void Settings::setCardOrder(const QString& order) {
    store_.setValue(cardOrderKey, order);
}

int Settings::stacksWidth() const {
    return std::max(0, store_.value(stacksWidthKey).toInt());
}

void Settings::setStacksWidth(int width) {
    store_.setValue(stacksWidthKey, width);
}

} // namespace stonemason

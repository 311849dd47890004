// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/settings.h"

#include <QDir>
#include <QFile>
#include <QMetaType>
#include <QStandardPaths>

#include <algorithm>
#include <array>

namespace stonemason {

namespace {

const QString appearanceKey = QStringLiteral("window/appearance");
const QString recentFilesKey = QStringLiteral("files/recent");
const QString folderKey = QStringLiteral("files/folder");
const QString openFilterKey = QStringLiteral("files/openFilter");
const QString duelTempoKey = QStringLiteral("duel/tempo");
const QString newDuelKey = QStringLiteral("duel/new");
const QString lanNameKey = QStringLiteral("duel/lanName");
const QString lanAddressKey = QStringLiteral("duel/lanAddress");
const QString geometryKey = QStringLiteral("window/geometry");
const QString layoutKey = QStringLiteral("layout/");
const QString cardWidthKey = QStringLiteral("decks/cardWidth");
const QString cardOrderKey = QStringLiteral("decks/cardOrder");
const QString stacksWidthKey = QStringLiteral("decks/stacksWidth");

const std::array appearanceNames{QStringLiteral("system"), QStringLiteral("light"), QStringLiteral("dark")};

QByteArray bytesOf(const QVariant& value) {
    return value.typeId() == QMetaType::QByteArray ? value.toByteArray() : QByteArray();
}

} // namespace

Settings::Settings(const QString& file) : store_(file, QSettings::IniFormat) {
    if (store_.status() != QSettings::FormatError) return;
    wasBroken_ = true;
    const QString aside = file + QStringLiteral(".broken");
    QFile::remove(aside);
    QFile::copy(file, aside);
    store_.clear();
}

QString Settings::defaultFile() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation))
        .filePath(QStringLiteral("stonemason.ini"));
}

Appearance Settings::appearance() const {
    const QString name = store_.value(appearanceKey).toString();
    for (std::size_t i = 0; i < appearanceNames.size(); ++i)
        if (appearanceNames[i] == name) return Appearance(i);
    return Appearance::System;
}

void Settings::setAppearance(Appearance appearance) {
    store_.setValue(appearanceKey, appearanceNames[std::size_t(appearance)]);
}

QStringList Settings::recentFiles() const {
    QStringList paths = store_.value(recentFilesKey).toStringList();
    paths.removeIf([](const QString& path) { return !QDir::isAbsolutePath(path); });
    paths.removeDuplicates();
    return paths;
}

void Settings::setRecentFiles(const QStringList& paths) {
    store_.setValue(recentFilesKey, paths);
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

QString Settings::lanName() const {
    return store_.value(lanNameKey, qEnvironmentVariable("USER")).toString();
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

QByteArray Settings::windowGeometry() const {
    return bytesOf(store_.value(geometryKey));
}

void Settings::setWindowGeometry(const QByteArray& geometry) {
    store_.setValue(geometryKey, geometry);
}

QByteArray Settings::windowLayout(const QString& kind) const {
    return bytesOf(store_.value(layoutKey + kind));
}

void Settings::setWindowLayout(const QString& kind, const QByteArray& layout) {
    store_.setValue(layoutKey + kind, layout);
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

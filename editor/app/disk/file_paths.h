// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <string>

class QMimeData;

namespace stonemason {

/// A path for people, as their system writes it: ~ for the home folder, or backslashes.
QString shownPath(const QString& path);

/// A path for core's functions, and a name from them.
std::string nativePath(const QString& path);
QString shownName(const std::string& name);

/// The folder of a file with a separator at its end, to propose another beside it; empty for an empty path.
QString folderOf(const QString& path);

/// The files on this machine among what is dragged or copied.
QStringList localFiles(const QMimeData& data);

/// A file name without its suffix, made from a title: lower case words joined by hyphens.
/// @param otherwise for a title without words
QString fileNameFor(const QString& title, const QString& otherwise);

} // namespace stonemason

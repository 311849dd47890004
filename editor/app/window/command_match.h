// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace stonemason {

/// How well the words typed name a command, the more the better; 0: not at all. Case and accents do not
/// count. Every word must begin a word of the command's text or of the menus it is in, or all of them
/// together be the beginnings of words ("sa" and "seal" find Select All), or stand in it as they are.
/// @param path the menus, a space between them
/// @param typed any text; an empty one names every command as well as any other
int matchOf(const QString& typed, const QString& text, const QString& path);

} // namespace stonemason

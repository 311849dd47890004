// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/lan_channel.h"
#include "core/play/lan_session.h"

#include <QString>
#include <QStringList>

namespace stonemason {

/// Number of list entries that make up one word: 40 bits with a list of 1024.
inline constexpr int lanWordParts = 4;

/// A random word, "river-lamp-tiger-stone": entries of the list joined by hyphens.
QString newLanWord(const QStringList& list);

/// The normalized form of a typed word, which both programs use: lower case letters without accents, a hyphen
/// between parts. Empty if it contains no letter or digit.
QString plainLanWord(const QString& typed);

/// The key derived from a word: PBKDF2 with HMAC-SHA-256, 100,000 rounds. Needs a quarter of a second or
/// more.
/// @param word as returned by plainLanWord()
std::string stretchedLanWord(const QString& word, const std::string& salt);

/// Unpredictable random text of 32 letters.
std::string randomLanText();

/// HMAC-SHA-256.
std::string lanMac(std::string_view key, std::string_view bytes);

/// SHA-256 in hexadecimal digits, and a nonce of its own.
LanSeal lanSeal();

/// The secret of a side in a talk without a word, and of a guest before its word is stretched.
LanSecret lanSecret(bool hasWord = false);

} // namespace stonemason

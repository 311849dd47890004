// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/lan_channel.h"
#include "core/play/lan_session.h"

#include <QString>
#include <QStringList>

namespace stonemason {

/// Words of a list that make one word to say: with 1024 in the list 40 bits.
inline constexpr int lanWordParts = 4;

/// A word by chance, "river-lamp-tiger-stone": parts of the list with hyphens between them.
QString newLanWord(const QStringList& list);

/// What a person typed as both programs take it: small letters without accents, a hyphen between parts.
/// Empty when there is no letter or digit in it.
QString plainLanWord(const QString& typed);

/// A word made hard to guess: PBKDF2 with HMAC-SHA-256, 100,000 rounds. Takes a quarter of a second or more.
/// @param word as plainLanWord() gives it
std::string stretchedLanWord(const QString& word, const std::string& salt);

/// Unpredictable random text of 32 letters.
std::string randomLanText();

/// HMAC-SHA-256.
std::string lanMac(std::string_view key, std::string_view bytes);

/// SHA-256 in hexadecimal digits, and a nonce of its own.
LanSeal lanSeal();

/// What a side brings to a talk without a word, and a guest with one that is still to be stretched.
LanSecret lanSecret(bool hasWord = false);

} // namespace stonemason

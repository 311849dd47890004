// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lan/lan_word.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>
#include <QPasswordDigestor>
#include <QRandomGenerator>

#include <array>
#include <string>
#include <utility>

namespace stonemason {

namespace {

/// PBKDF2 iterations, few enough that players hardly wait (assumed). On one core of a server of 2021 they
/// take a quarter of a second here and a twentieth in the fastest library: the cost of one guess.
constexpr int rounds = 100'000;
constexpr quint64 keyBytes = 32;
constexpr int nonceNumbers = 4;

QByteArray bytesOf(std::string_view text) {
    return {text.data(), qsizetype(text.size())};
}

} // namespace

QString newLanWord(const QStringList& list) {
    QStringList parts;
    for (int i = 0; i < lanWordParts && !list.isEmpty(); ++i)
        parts += list.at(QRandomGenerator::system()->bounded(int(list.size())));
    return parts.join(QLatin1Char('-'));
}

QString plainLanWord(const QString& typed) {
    constexpr auto form = QString::NormalizationForm_KD;
    std::u32string plain;
    bool between = false;
    // Before and after case folding: decomposition yields letters to fold, folding characters to decompose.
    for (const char32_t letter : typed.normalized(form).toCaseFolded().normalized(form).toStdU32String()) {
        if (QChar::isMark(letter)) continue;
        if (!QChar::isLetterOrNumber(letter)) {
            between = true;
            continue;
        }
        if (std::exchange(between, false) && !plain.empty()) plain += U'-';
        plain += letter == U'ł' ? U'l' : letter; // Unicode does not decompose ł
    }
    return QString::fromStdU32String(plain);
}

std::string stretchedLanWord(const QString& word, const std::string& salt) {
    return QPasswordDigestor::deriveKeyPbkdf2(QCryptographicHash::Sha256, word.toUtf8(), bytesOf(salt),
                                              rounds, keyBytes)
        .toStdString();
}

std::string randomLanText() {
    std::array<quint32, nonceNumbers> numbers{};
    QRandomGenerator::system()->fillRange(numbers.data(), numbers.size());
    QByteArray bytes(reinterpret_cast<const char*>(numbers.data()), sizeof numbers);
    return bytes.toHex().toStdString();
}

std::string lanMac(std::string_view key, std::string_view bytes) {
    return QMessageAuthenticationCode::hash(bytesOf(bytes), bytesOf(key), QCryptographicHash::Sha256)
        .toStdString();
}

LanSeal lanSeal() {
    const auto hash = [](std::string_view bytes) {
        return QCryptographicHash::hash(bytesOf(bytes), QCryptographicHash::Sha256).toHex().toStdString();
    };
    return {.hash = hash, .nonce = randomLanText() + randomLanText()};
}

LanSecret lanSecret(bool hasWord) {
    return {.mac = lanMac, .nonce = randomLanText(), .hasWord = hasWord};
}

} // namespace stonemason

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lan/lan_word.h"

#include <QMessageAuthenticationCode>
#include <QPasswordDigestor>
#include <QRandomGenerator>

namespace stonemason {

namespace {

/// So many that a guess takes a computer of today a tenth of a second, and who plays hardly waits (assumed).
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
    QString plain;
    bool between = false;
    for (const QChar letter : typed.toCaseFolded().normalized(QString::NormalizationForm_KD)) {
        if (letter.isMark()) continue;
        if (!letter.isLetterOrNumber()) {
            between = true;
            continue;
        }
        if (std::exchange(between, false) && !plain.isEmpty()) plain += QLatin1Char('-');
        plain += letter == QChar(u'ł') ? QChar(u'l') : letter; // no accent, to Unicode
    }
    return plain;
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

LanSecret lanSecret(bool hasWord) {
    return {.mac = lanMac, .nonce = randomLanText(), .hasWord = hasWord};
}

} // namespace stonemason

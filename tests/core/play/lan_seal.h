// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/lan_session.h"

#include <QCryptographicHash>

#include <string>
#include <string_view>

namespace stonemason::test {

/// The hash that the application uses for commitments, with a nonce chosen by the test.
inline LanSeal sealOf(const std::string& nonce) {
    const auto hash = [](std::string_view bytes) {
        return QCryptographicHash::hash({bytes.data(), qsizetype(bytes.size())}, QCryptographicHash::Sha256)
            .toHex()
            .toStdString();
    };
    return {.hash = hash, .nonce = nonce};
}

/// The commitment of a "host" or a "guest" to its revelation line.
inline std::string committedTo(const std::string& role, const std::string& revelation) {
    return sealOf({}).hash("stonemason-lan 4 " + role + ' ' + revelation);
}

} // namespace stonemason::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/problem_words.h"

#include <string>

namespace stonemason {

namespace {

QString idOf(const Message& message) {
    return QString::fromStdString(std::string(message.id));
}

} // namespace

QString problemHeadline(const Problem& problem, const GameProfile&) {
    return idOf(problem.message);
}

QString problemSentence(const Problem& problem, const GameProfile&) {
    return idOf(problem.message);
}

QString fixText(const Fix& fix, const GameProfile&) {
    return idOf(fix.label);
}

QString errorSentence(const Error& error) {
    return idOf(error.message);
}

} // namespace stonemason

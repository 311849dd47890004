// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace stonemason {

class LanTalk;

/// Who is waited for, while that side is to move: "waiting for Ann to move".
QString lanWaitingWords(const LanTalk& talk);
/// That the connection is lost, and what can be done, in sentences; empty while there is one.
QString lanTroubleWords(const LanTalk& talk);
/// How a question about taking moves back stands, in sentences; empty when there is none.
QString lanTakeBackWords(const LanTalk& talk);
/// Why the other side cannot be asked now to take a move back, a sentence; empty: it can.
QString whyNoLanTakeBack(const LanTalk& talk);

} // namespace stonemason

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace stonemason {

class LanTalk;

/// The text while the other side is to move: "waiting for Ann to move".
QString lanWaitingWords(const LanTalk& talk);
/// Sentences on a lost connection and the user's options; empty while connected.
QString lanTroubleWords(const LanTalk& talk);
/// Sentences on the state of a take-back request; empty if there is none.
QString lanTakeBackWords(const LanTalk& talk);
/// A sentence on why no take-back can be requested now; empty if it can.
QString whyNoLanTakeBack(const LanTalk& talk);

} // namespace stonemason

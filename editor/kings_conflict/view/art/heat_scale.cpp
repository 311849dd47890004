// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/art/map_renderer.h"

#include <algorithm>
#include <array>

namespace stonemason::kings_conflict {

namespace {

/// Ten steps of viridis (Stefan van der Walt and Nathaniel Smith, CC0): evenly rising lightness, readable
/// with any colour vision and in grey.
constexpr std::array<QRgb, 10> viridis{0xff440154, 0xff482878, 0xff3e4989, 0xff31688e, 0xff26828e,
                                       0xff1f9e89, 0xff35b779, 0xff6ece58, 0xffb5de2b, 0xfffde725};

constexpr int lastDarkStep = 3;

} // namespace

QColor heatColour(int value) {
    return QColor::fromRgb(viridis[std::size_t(std::clamp(value, 0, 9))]);
}

QColor heatInk(int value) {
    return value <= lastDarkStep ? Qt::white : Qt::black;
}

} // namespace stonemason::kings_conflict

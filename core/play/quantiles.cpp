// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/quantiles.h"

#include <cmath>
#include <numbers>

namespace stonemason {

double quantileOfNormal(double tail) {
    // Abramowitz and Stegun, Handbook of Mathematical Functions, 26.2.23: good to 0.00045 ...
    const double t = std::sqrt(-2 * std::log(tail));
    double z =
        t - (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
    // ... and with Newton's steps as good as erfc.
    for (int step = 0; step < 2; ++step) {
        const double above = std::erfc(z / std::numbers::sqrt2) / 2;
        const double density = std::exp(-z * z / 2) * std::numbers::inv_sqrtpi / std::numbers::sqrt2;
        z += (above - tail) / density;
    }
    return z;
}

double studentOf(double normal, double degrees) {
    // Abramowitz and Stegun, Handbook of Mathematical Functions, 26.7.5.
    const double z = normal;
    const double n = degrees;
    const double z3 = z * z * z;
    const double z5 = z3 * z * z;
    const double z7 = z5 * z * z;
    return z + (z3 + z) / (4 * n) + (5 * z5 + 16 * z3 + 3 * z) / (96 * n * n) +
           (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * n * n * n);
}

} // namespace stonemason

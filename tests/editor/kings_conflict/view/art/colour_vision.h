// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include <array>
#include <cmath>

namespace stonemason::test {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

inline Triple times(const Matrix& matrix, const Triple& v) {
    Triple result{};
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t column = 0; column < 3; ++column)
            result[row] += matrix[row][column] * v[column];
    return result;
}

inline double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

inline double gamma(double channel) {
    channel = std::clamp(channel, 0.0, 1.0);
    return channel <= 0.0031308 ? channel * 12.92 : 1.055 * std::pow(channel, 1 / 2.4) - 0.055;
}

/// How a colour looks: to most people, to those without red cones, without green cones, without blue cones.
/// Matrices of Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
/// Deficiency", 2009, at full severity, for linear light.
inline constexpr std::array<const char*, 4> visions{"common", "protanopia", "deuteranopia", "tritanopia"};

inline QColor seen(const QColor& colour, std::size_t vision) {
    static constexpr std::array<Matrix, 4> matrices{
        {{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
         {{{0.152286, 1.052583, -0.204868},
           {0.114503, 0.786281, 0.099216},
           {-0.003882, -0.048116, 1.051998}}},
         {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
         {{{1.255528, -0.076749, -0.178779},
           {-0.078411, 0.930809, 0.147602},
           {0.004733, 0.691367, 0.303900}}}}};
    const Triple light =
        times(matrices[vision], {linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())});
    return QColor::fromRgbF(float(gamma(light[0])), float(gamma(light[1])), float(gamma(light[2])));
}

inline double luminance(const QColor& c) {
    return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF());
}

/// WCAG's contrast ratio, 1 to 21.
inline double contrast(const QColor& a, const QColor& b) {
    const double high = std::max(luminance(a), luminance(b));
    const double low = std::min(luminance(a), luminance(b));
    return (high + 0.05) / (low + 0.05);
}

/// CIE L*a*b* under D65.
inline Triple lab(const QColor& colour) {
    static constexpr Matrix toXyz{
        {{0.4124, 0.3576, 0.1805}, {0.2126, 0.7152, 0.0722}, {0.0193, 0.1192, 0.9505}}};
    static constexpr Triple white{0.9505, 1.0, 1.089};
    Triple xyz = times(toXyz, {linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())});
    for (std::size_t i = 0; i < 3; ++i) {
        const double t = xyz[i] / white[i];
        xyz[i] = t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116;
    }
    return {116 * xyz[1] - 16, 500 * (xyz[0] - xyz[1]), 200 * (xyz[1] - xyz[2])};
}

/// Distance of two colours in L*a*b*: about 2.3 is just noticeable side by side.
inline double distance(const QColor& a, const QColor& b) {
    const Triple first = lab(a);
    const Triple second = lab(b);
    return std::hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
}

} // namespace stonemason::test

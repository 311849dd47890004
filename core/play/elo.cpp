// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/estimate.h"
#include "core/play/paired_standings.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace stonemason {

namespace {

constexpr double eloOfLogit = eloScale / std::numbers::ln10;
/// Games that each entrant draws against one of strength 0.
constexpr double priorGames = 1;
constexpr double priorSpread = 0.5;

using Vector = std::vector<double>;

/// The lower half of a symmetric positive definite matrix, by rows, or of its Cholesky factor.
class Symmetric {
public:
    explicit Symmetric(int size) : size_(size), cells_(std::size_t(size) * std::size_t(size)) {}

    double& at(int row, int column) { return cells_[std::size_t(row * size_ + column)]; }
    double at(int row, int column) const { return cells_[std::size_t(row * size_ + column)]; }

    /// Replaces the matrix by its factor.
    void factorise() {
        for (int row = 0; row < size_; ++row)
            for (int column = 0; column <= row; ++column) {
                double rest = at(row, column);
                for (int i = 0; i < column; ++i)
                    rest -= at(row, i) * at(column, i);
                at(row, column) = row == column ? std::sqrt(rest) : rest / at(column, column);
            }
    }

    /// After factorise(): what the matrix turns into this vector.
    Vector solved(Vector vector) const {
        for (int row = 0; row < size_; ++row) {
            for (int i = 0; i < row; ++i)
                vector[std::size_t(row)] -= at(row, i) * vector[std::size_t(i)];
            vector[std::size_t(row)] /= at(row, row);
        }
        for (int row = size_ - 1; row >= 0; --row) {
            for (int i = row + 1; i < size_; ++i)
                vector[std::size_t(row)] -= at(i, row) * vector[std::size_t(i)];
            vector[std::size_t(row)] /= at(row, row);
        }
        return vector;
    }

private:
    int size_;
    Vector cells_;
};

/// Two entrants, their games and the points of the first.
struct Meeting {
    int first = 0;
    int second = 0;
    double games = 0;
    double points = 0;
};

double logistic(double logit) {
    return 1 / (1 + std::exp(-logit));
}

/// The logarithm of logistic(), also far out.
double logLogistic(double logit) {
    return logit < 0 ? logit - std::log1p(std::exp(logit)) : -std::log1p(std::exp(-logit));
}

/// Maximum likelihood for the model of Bradley and Terry by damped Newton steps, each of which solves a
/// system with the information matrix by its Cholesky factor. Invariant: the likelihood never falls from step
/// to step; its logarithm is strictly concave because of the prior games, so that the limit is the only
/// maximum. Cost: the cube of the number of entrants for each step; a handful of steps as a rule, mostSteps
/// at most. Source: see eloOf().
class Model {
public:
    Model(int entrants, std::vector<Meeting> meetings)
        : entrants_(entrants), meetings_(std::move(meetings)) {}

    double likelihood(const Vector& strengths) const {
        double sum = 0;
        for (const Meeting& m : meetings_) {
            const double lead = strengths[std::size_t(m.first)] - strengths[std::size_t(m.second)];
            sum += m.points * logLogistic(lead) + (m.games - m.points) * logLogistic(-lead);
        }
        for (const double strength : strengths)
            sum += priorGames / 2 * (logLogistic(strength) + logLogistic(-strength));
        return sum;
    }

    Vector gradient(const Vector& strengths) const {
        Vector slopes;
        for (const double strength : strengths)
            slopes.push_back(priorGames * (0.5 - logistic(strength)));
        for (const Meeting& m : meetings_) {
            const double lead = strengths[std::size_t(m.first)] - strengths[std::size_t(m.second)];
            const double more = m.points - m.games * logistic(lead);
            slopes[std::size_t(m.first)] += more;
            slopes[std::size_t(m.second)] -= more;
        }
        return slopes;
    }

    /// The information matrix, factorised.
    Symmetric information(const Vector& strengths) const {
        Symmetric matrix(entrants_);
        const auto weight = [](double games, double lead) {
            return games * logistic(lead) * logistic(-lead);
        };
        for (int i = 0; i < entrants_; ++i)
            matrix.at(i, i) = weight(priorGames, strengths[std::size_t(i)]);
        for (const Meeting& m : meetings_) {
            const double w =
                weight(m.games, strengths[std::size_t(m.first)] - strengths[std::size_t(m.second)]);
            matrix.at(m.first, m.first) += w;
            matrix.at(m.second, m.second) += w;
            matrix.at(std::max(m.first, m.second), std::min(m.first, m.second)) -= w;
        }
        matrix.factorise();
        return matrix;
    }

    /// Newton's method; steps are held short and halved until they lead upwards.
    Vector fitted() const {
        constexpr int mostSteps = 200;
        constexpr double longest = 2;
        constexpr double accuracy = 1e-10;
        Vector strengths(std::size_t(entrants_), 0.0);
        double reached = likelihood(strengths);
        for (int i = 0; i < mostSteps; ++i) {
            const Vector step = information(strengths).solved(gradient(strengths));
            double length = 0;
            for (const double part : step)
                length = std::max(length, std::abs(part));
            if (length < accuracy) break;
            for (double scale = std::min(1.0, longest / length); scale > accuracy; scale /= 2) {
                Vector next = strengths;
                for (std::size_t entrant = 0; entrant < next.size(); ++entrant)
                    next[entrant] += scale * step[entrant];
                const double here = likelihood(next);
                if (here < reached) continue;
                strengths = std::move(next);
                reached = here;
                break;
            }
        }
        return strengths;
    }

private:
    int entrants_;
    std::vector<Meeting> meetings_;
};

struct Unit {
    double count = 0;
    double mean = 0;   ///< share of the points
    double spread = 0; ///< squares about the mean
};

Unit unitOf(const UnitCounts& counts) {
    Unit unit;
    double sum = 0;
    double squares = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const double share = double(i) / double(unitResults - 1);
        unit.count += double(counts[i]);
        sum += share * double(counts[i]);
        squares += share * share * double(counts[i]);
    }
    if (unit.count == 0) return unit;
    unit.mean = sum / unit.count;
    unit.spread = std::max(0.0, squares - sum * unit.mean);
    return unit;
}

double meanOf(const Vector& numbers) {
    double sum = 0;
    for (const double number : numbers)
        sum += number;
    return sum / double(numbers.size());
}

} // namespace

std::vector<Estimate> eloOf(int entrants, std::span<const EloPairing> pairings) {
    std::vector<Meeting> meetings;
    double observed = priorSpread;
    double expected = priorSpread;
    for (const EloPairing& pairing : pairings) {
        const Unit unit = unitOf(pairing.units);
        meetings.push_back(
            {pairing.entrants.first, pairing.entrants.second, 2 * unit.count, 2 * unit.count * unit.mean});
        if (unit.count < 2) continue;
        observed += unit.spread * unit.count / (unit.count - 1);
        expected += unit.count * unit.mean * (1 - unit.mean) / 2;
    }
    const Model model(entrants, std::move(meetings));
    const Vector strengths = model.fitted();
    const double mean = meanOf(strengths);
    const Symmetric information = model.information(strengths);
    std::vector<Estimate> ratings;
    for (int entrant = 0; entrant < entrants; ++entrant) {
        Vector contrast(std::size_t(entrants), -1.0 / entrants);
        contrast[std::size_t(entrant)] += 1;
        const Vector solved = information.solved(contrast);
        double variance = 0;
        for (std::size_t i = 0; i < solved.size(); ++i)
            variance += contrast[i] * solved[i];
        const double value = eloOfLogit * (strengths[std::size_t(entrant)] - mean);
        const double reach = eloOfLogit * quantileOfNormal95 * std::sqrt(variance * observed / expected);
        ratings.push_back({value, {value - reach, value + reach}});
    }
    return ratings;
}

} // namespace stonemason

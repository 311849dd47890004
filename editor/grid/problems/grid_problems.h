// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/document/grid_traits.h"
#include "editor/grid/problems/problem_source_of.h"

#include <memory>

namespace stonemason {

/// The problems of an open document of a grid editor; games differ only in the traits that grid_traits.h
/// lists for checked documents.
template <typename Traits>
class GridProblems : public ProblemSourceOf<typename Traits::Document, typename Traits::Report> {
public:
    explicit GridProblems(typename Traits::Document& document)
        : ProblemSourceOf<typename Traits::Document, typename Traits::Report>(document) {
        // The report of a large document comes later than the change it is about.
        onChange<Traits>(document, this, [this] { emit this->outdated(); });
    }

    std::shared_ptr<const ProblemReport> report() const override {
        return std::make_shared<typename Traits::Report>(Traits::report(this->document()));
    }
    bool canFixAll() const override { return fixesAll; }
    std::function<AllFixed(std::stop_token)> fixAll() const override {
        if constexpr (fixesAll)
            return Traits::fixAll(this->document());
        else
            return {};
    }
    std::function<AllFixed(std::stop_token)> fixAllLike(const ProblemRef& problem) const override {
        if constexpr (requires(typename Traits::Document & document) { Traits::fixAll(document, problem); })
            return Traits::fixAll(this->document(), problem);
        else
            return {};
    }
    bool fixesAside() const override {
        if constexpr (requires { Traits::fixesAside; })
            return Traits::fixesAside;
        else
            return false;
    }

private:
    static constexpr bool fixesAll = requires(typename Traits::Document & document) {
        Traits::fixAll(document);
    };
};

} // namespace stonemason

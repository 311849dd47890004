// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace stonemason::pocket_heroes {

/// Where one is among the fields of a file. Costs next to nothing until somebody asks for its text.
class FieldPath {
public:
    static constexpr int noIndex = -1;

    void enter(const char* field, int index = noIndex) { steps_.push_back({field, index}); }
    void leave() { steps_.pop_back(); }

    /// "items[3].message" for the field below.
    std::string text(const char* field) const {
        std::string path;
        for (const Step& step : steps_) {
            path += step.field;
            if (step.index != noIndex) path += '[' + std::to_string(step.index) + ']';
            path += '.';
        }
        return path += field;
    }

private:
    struct Step {
        const char* field;
        int index;
    };
    std::vector<Step> steps_;
};

} // namespace stonemason::pocket_heroes

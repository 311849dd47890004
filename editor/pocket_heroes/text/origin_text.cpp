// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/text/origin_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace stonemason::pocket_heroes {

namespace {

struct OriginText {
    Q_DECLARE_TR_FUNCTIONS(OriginText)
};

} // namespace

QString whyNotAgain(const std::optional<WorldOrigin>& origin) {
    if (!origin || std::ranges::find(worldSides, origin->size) == worldSides.end())
        return OriginText::tr("Its description does not say how it was generated.");
    if (origin->generator != generatorVersion)
        //: %1 and %2 are numbers
        return OriginText::tr("It was made by version %1 of the generator, and this is version %2.")
            .arg(origin->generator)
            .arg(generatorVersion);
    if (origin->keepsLayout)
        return OriginText::tr("Its zones lie as in another world: template and seed alone do not make it.");
    if (origin->seed > std::uint64_t(std::numeric_limits<int>::max()))
        return OriginText::tr("Its seed is too large for the preview; stonemason generate --again takes it.");
    return {};
}

} // namespace stonemason::pocket_heroes

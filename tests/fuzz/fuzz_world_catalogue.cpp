// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as the catalogue of Pocket Heroes.
#include "core/pocket_heroes/format/catalogue_reader.h"
#include "tests/fuzz/oracle.h"

using namespace stonemason;
using namespace stonemason::pocket_heroes;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::textOf(data, size);
    const auto catalogue = readCatalogue(text);
    if (!catalogue) {
        fuzz::requireGoodError(catalogue.error(), text);
        return 0;
    }
    for (const ObjectList& list : catalogue->sections)
        for (const CatalogueObject& object : list.all())
            fuzz::require(list.find(object.id) == &object, "every object is found by its id");
    return 0;
}

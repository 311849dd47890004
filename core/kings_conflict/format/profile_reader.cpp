// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/format/profile_reader.h"

#include "core/base/limits.h"
#include "core/format/resource_reader.h"
#include "core/kings_conflict/format/generation_reader.h"
#include "core/kings_conflict/game/standard_generation.h"

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

/// What version 2 keeps in `kings` stood beside the other fields in version 1, where every game had kings.
constexpr int profileVersion = 2;
constexpr int flatVersion = 1;
/// The one number that every game has. It stood among those of kings.
constexpr const char* varietyFew = "varietyFew";
constexpr std::size_t maximumMovers = 32; // Tile::enterable has a bit for each

/// Fills one GameProfile from the fields of its JSON, each part reading only what stands before it.
class ProfileReader {
public:
    ProfileReader(const Json& json, std::optional<Error>& error) : root_(json, error) {}

    GameProfile read() {
        if (root_["format"].string() != "stonemason-game")
            root_["format"].fail("json/unknown-id", {std::string("stonemason-game")});
        const int version = root_["version"].integer(1, 1'000'000);
        if (version > profileVersion) root_["version"].fail("json/version", {version, profileVersion});
        game_.id = root_["id"].string();
        game_.name = readLocalText(root_["name"]);
        game_.board = {root_["board"]["rows"].integer(1, maximumBoardSide),
                       root_["board"]["columns"].integer(1, maximumBoardSide)};
        root_["board"].allowOnly({"rows", "columns"});
        each("classes", [this](const JsonReader& r) { readClass(r); });
        if (root_.has("movers")) each("movers", [this](const JsonReader& r) { readMover(r); });
        each("tiles", [this](const JsonReader& r) { readTile(r); });
        game_.plainTile = code(root_["plainTile"]);
        each("layers", [this](const JsonReader& r) { readLayer(r); });
        if (game_.layers.empty() || game_.layers.front().kind != LayerKind::Terrain)
            root_["layers"].fail("json/unknown-id", {std::string("terrain")});
        readSymmetry();
        if (root_.has("holes")) readHoles(root_["holes"]);
        if (root_.has("variety")) each("variety", [this](const JsonReader& r) { readDemand(r); });
        if (version == flatVersion) {
            readKings(root_);
        } else if (root_.has("kings")) {
            readKings(root_["kings"]);
            root_["kings"].allowOnly({"starts", "roles", "swatClasses", "words", "numbers", "suggestion"});
        } else if (root_.has(varietyFew)) {
            NumberInfo unseen; // by people: no map changes the number
            game_.varietyFew = readNumber(root_[varietyFew], unseen);
        }
        checkHintsHaveKings();
        if (!game_.buildTables()) root_["tiles"].fail("profile/not-closed");
        checkPlainTile();
        game_.generation = standardGeneration(game_);
        if (root_.has("generation"))
            readGeneration(root_["generation"], game_, [this](const JsonReader& r) { return classIndex(r); });
        if (version == flatVersion)
            root_.allowOnly({"$schema",     "format",  "version",  "id",         "name",
                             "board",       "classes", "movers",   "tiles",      "plainTile",
                             "layers",      "starts",  "symmetry", "variety",    "roles",
                             "swatClasses", "words",   "numbers",  "suggestion", "generation"});
        else
            root_.allowOnly({"$schema", "format", "version", "id", "name", "board", "classes", "movers",
                             "tiles", "plainTile", "holes", "layers", "symmetry", "variety", varietyFew,
                             "kings", "generation"});
        return std::move(game_);
    }

private:
    template <typename Read>
    void each(const char* key, Read read) {
        each(root_[key], read);
    }

    template <typename Read>
    static void each(const JsonReader& list, Read read) {
        for (std::size_t i = 0; i < list.sizeUpTo(maximumTerms); ++i)
            read(list.at(i));
    }

    static Code code(const JsonReader& r) {
        const std::string word = r.string();
        if (word.size() == 1 && word[0] > ' ' && word[0] <= '~') return word[0];
        r.fail("json/type", {std::string("code")});
        return 'P';
    }

    template <typename Item>
    static std::string newId(const JsonReader& r, const std::vector<Item>& others) {
        const std::string id = r["id"].string();
        if (std::any_of(others.begin(), others.end(), [&id](const Item& item) { return item.id == id; }))
            r["id"].fail("json/duplicate", {id});
        return id;
    }

    int classIndex(const JsonReader& r) const {
        const std::string id = r.string();
        const int index = game_.terrainClass(id);
        if (index < 0) r.fail("json/unknown-id", {id});
        return std::max(index, 0);
    }

    int moverIndex(const JsonReader& r) const {
        const std::string id = r.string();
        const int index = game_.mover(id);
        if (index < 0) r.fail("json/unknown-id", {id});
        return std::max(index, 0);
    }

    int hintLayerIndex(const JsonReader& r) const {
        const std::string id = r.string();
        const int index = game_.layer(id);
        if (index < 0 || game_.layers[std::size_t(index)].kind != LayerKind::Hint)
            r.fail("json/unknown-id", {id});
        return index;
    }

    static Edges edges(const JsonReader& tile, const char* key) {
        static constexpr std::array<std::string_view, 4> names{"north", "east", "south", "west"};
        Edges result;
        if (!tile.has(key)) return result;
        const JsonReader list = tile[key];
        for (std::size_t i = 0; i < list.sizeUpTo(maximumTerms); ++i) {
            const std::string name = list.at(i).string();
            const auto it = std::find(names.begin(), names.end(), name);
            if (it == names.end())
                list.at(i).fail("json/unknown-id", {name});
            else
                result.add(Direction(it - names.begin()));
        }
        return result;
    }

    void readClass(const JsonReader& r) {
        game_.classes.push_back({newId(r, game_.classes), readLocalText(r["name"]),
                                 !r.has("formsRegions") || r["formsRegions"].boolean()});
        r.allowOnly({"id", "name", "formsRegions"});
    }

    void readMover(const JsonReader& r) {
        Mover mover{newId(r, game_.movers), readLocalText(r["name"]), {}, {}};
        mover.one = r.has("one") ? readLocalText(r["one"]) : mover.name;
        const JsonReader list = r["blockedBy"];
        for (std::size_t i = 0; i < list.sizeUpTo(maximumTerms); ++i)
            mover.blockedBy.push_back(classIndex(list.at(i)));
        game_.movers.push_back(std::move(mover));
        if (game_.movers.size() > maximumMovers) r.fail("json/range", {0, int(maximumMovers)});
        r.allowOnly({"id", "name", "one", "blockedBy"});
    }

    void readTile(const JsonReader& r) {
        Tile tile;
        tile.id = newId(r, game_.tiles);
        tile.code = code(r["code"]);
        tile.name = readLocalText(r["name"]);
        tile.terrainClass = classIndex(r["class"]);
        tile.river = edges(r, "river");
        tile.road = edges(r, "road");
        tile.riverMouth = r.has("riverMouth") && r["riverMouth"].boolean();
        for (std::size_t mover = 0; mover < std::min(game_.movers.size(), maximumMovers); ++mover)
            if (std::ranges::count(game_.movers[mover].blockedBy, tile.terrainClass) == 0)
                tile.enterable |= 1U << mover;
        const auto sameCode = [&tile](const Tile& other) { return other.code == tile.code; };
        if (std::any_of(game_.tiles.begin(), game_.tiles.end(), sameCode))
            r["code"].fail("json/duplicate", {std::string(1, tile.code)});
        game_.tiles.push_back(std::move(tile));
        r.allowOnly({"code", "id", "name", "class", "river", "road", "riverMouth"});
    }

    void readLayer(const JsonReader& r) {
        Layer layer;
        layer.id = newId(r, game_.layers);
        layer.name = readLocalText(r["name"]);
        const std::string kind = r["kind"].string();
        if (kind != "terrain" && kind != "hint") r["kind"].fail("json/unknown-id", {kind});
        layer.kind = kind == "hint" ? LayerKind::Hint : LayerKind::Terrain;
        if (layer.kind == LayerKind::Hint) {
            const std::string mover = r["mover"].string();
            layer.mover = game_.mover(mover);
            if (layer.mover < 0) r["mover"].fail("json/unknown-id", {mover});
            layer.purpose = purpose(r);
        } else if (r.has("mover")) {
            r["mover"].fail("json/unknown-field");
        } else if (r.has("purpose")) {
            r["purpose"].fail("json/unknown-field");
        }
        layer.exportName = r["export"]["name"].string();
        layer.exportAssign = r["export"]["assign"].string();
        layer.exportComment = r["export"]["comment"].string();
        game_.layers.push_back(std::move(layer));
        r["export"].allowOnly({"name", "assign", "comment"});
        r.allowOnly({"id", "name", "kind", "mover", "purpose", "export"});
    }

    static HintPurpose purpose(const JsonReader& layer) {
        static constexpr std::array<std::string_view, 4> names{"none", "attack", "shelter", "mountains"};
        if (!layer.has("purpose")) return HintPurpose::None;
        const std::string id = layer["purpose"].string();
        const auto it = std::find(names.begin(), names.end(), id);
        if (it != names.end()) return HintPurpose(it - names.begin());
        layer["purpose"].fail("json/unknown-id", {id});
        return HintPurpose::None;
    }

    /// A row for each of the board's, with the code of holes where there is one and full stops elsewhere.
    void readHoles(const JsonReader& r) {
        constexpr char land = '.';
        game_.holeCode = code(r["code"]);
        const auto isTaken = [this](const Tile& tile) { return tile.code == game_.holeCode; };
        if (game_.holeCode == land || std::any_of(game_.tiles.begin(), game_.tiles.end(), isTaken))
            r["code"].fail("json/duplicate", {std::string(1, game_.holeCode)});
        const JsonReader rows = r["rows"];
        const std::size_t count = rows.sizeUpTo(maximumBoardSide);
        if (int(count) != game_.board.rows)
            rows.fail("profile/holes", {game_.board.rows, game_.board.columns});
        for (std::size_t row = 0; row < count; ++row) {
            const std::string codes = rows.at(row).string();
            if (int(codes.size()) != game_.board.columns)
                rows.at(row).fail("profile/holes", {game_.board.rows, game_.board.columns});
            for (std::size_t column = 0; column < codes.size(); ++column)
                if (codes[column] == game_.holeCode)
                    game_.holes.push_back({int(row), int(column)});
                else if (codes[column] != land)
                    rows.at(row).fail("json/unknown-id", {std::string(1, codes[column])});
        }
        checkHolesAreSymmetric(rows);
        r.allowOnly({"code", "rows"});
    }

    void checkHolesAreSymmetric(const JsonReader& rows) const {
        for (const Symmetry symmetry : game_.symmetries)
            if (symmetry != Symmetry::None && fits(symmetry, game_.board) &&
                !std::ranges::all_of(game_.holes, [&](Cell cell) {
                    return game_.isHole(partner(cell, game_.board, symmetry));
                }))
                rows.fail("profile/uneven-holes", {std::string(symmetryId(symmetry))});
    }

    void readKings(const JsonReader& r) {
        KingsRules& kings = game_.kings.emplace();
        each(r["starts"], [this](const JsonReader& start) { readStart(start); });
        checkStarts(r["starts"]);
        each(r["swatClasses"], [&](const JsonReader& id) { kings.swatClasses.push_back(classIndex(id)); });
        const JsonReader roles = r["roles"];
        kings.king = moverIndex(roles["king"]);
        kings.mercenary = moverIndex(roles["mercenary"]);
        if (roles.has("safeLayer")) kings.safeLayer = hintLayerIndex(roles["safeLayer"]);
        roles.allowOnly({"king", "mercenary", "safeLayer"});
        readWords(r["words"]);
        readNumbers(r["numbers"]);
        readSuggestion(r);
    }

    /// Hint grids steer units to and from kings.
    void checkHintsHaveKings() const {
        if (game_.hasHints() && !game_.kings) root_["layers"].at(1)["kind"].fail("profile/no-kings");
    }

    void readStart(const JsonReader& r) {
        const JsonReader cell = r["cell"];
        if (cell.size() != 2) {
            cell.fail("json/type", {std::string("cell")});
            return;
        }
        std::vector<Start>& starts = game_.kings->starts;
        starts.push_back({newId(r, starts), readLocalText(r["name"]),
                          Cell{cell.at(0).integer(0, game_.board.rows - 1),
                               cell.at(1).integer(0, game_.board.columns - 1)},
                          readLocalText(r["king"])});
        if (game_.isHole(starts.back().cell)) cell.fail("profile/start-in-hole");
        r.allowOnly({"id", "name", "cell", "king"});
    }

    void checkStarts(const JsonReader& list) const {
        const std::vector<Start>& starts = game_.kings->starts;
        if (list.size() != 2) {
            list.fail("profile/starts", {int(list.size())});
        } else if (starts.size() == 2 && starts[0].cell == starts[1].cell) {
            const Cell cell = starts[1].cell;
            const std::string words = std::to_string(cell.row) + ", " + std::to_string(cell.column);
            list.at(1)["cell"].fail("json/duplicate", {words});
        }
    }

    static Symmetry symmetry(const JsonReader& r) {
        const std::string id = r.string();
        const auto found = symmetryFromId(id);
        if (!found) r.fail("json/unknown-id", {id});
        return found.value_or(Symmetry::None);
    }

    bool isChoice(Symmetry s) const { return std::ranges::count(game_.symmetries, s) > 0; }

    Symmetry chosen(const JsonReader& r) const {
        const Symmetry found = symmetry(r);
        if (!isChoice(found)) r.fail("profile/not-a-choice", {std::string(symmetryId(found))});
        return found;
    }

    void readSymmetry() {
        const JsonReader r = root_["symmetry"];
        const JsonReader choices = r["choices"];
        for (std::size_t i = 0; i < choices.sizeUpTo(maximumTerms); ++i) {
            const Symmetry choice = symmetry(choices.at(i));
            if (isChoice(choice)) choices.at(i).fail("json/duplicate", {std::string(symmetryId(choice))});
            game_.symmetries.push_back(choice);
        }
        if (game_.symmetries.empty()) choices.fail("profile/no-choices");
        game_.defaultSymmetry = chosen(r["default"]);
        game_.publishedSymmetry = chosen(r["published"]);
        r.allowOnly({"choices", "default", "published"});
    }

    void readDemand(const JsonReader& r) {
        static constexpr std::array<std::string_view, 3> names{"note", "warning", "error"};
        const std::string absent = r["absent"].string();
        const auto it = std::find(names.begin(), names.end(), absent);
        if (it == names.end()) r["absent"].fail("json/unknown-id", {absent});
        const auto severity = it == names.end() ? Severity::Error : Severity(it - names.begin());
        game_.variety.push_back({classIndex(r["class"]), severity});
        r.allowOnly({"class", "absent"});
    }

    static int readNumber(const JsonReader& r, NumberInfo& info) {
        static constexpr int limit = 256;
        info.minimum = r["minimum"].integer(0, limit);
        info.maximum = r["maximum"].integer(info.minimum, limit);
        info.source = readLocalText(r["source"]);
        info.meaning = readLocalText(r["meaning"]);
        const int value = r["value"].integer(info.minimum, info.maximum);
        r.allowOnly({"value", "minimum", "maximum", "source", "meaning"});
        return value;
    }

    void readNumbers(const JsonReader& numbers) {
        for (std::size_t i = 0; i < numberFields.size(); ++i) {
            const std::string_view id = numberFields[i].id;
            const bool isBeside = id == varietyFew && !numbers.has(varietyFew); // not at its former place
            game_.kings->numbers.*numberFields[i].value =
                readNumber((isBeside ? root_ : numbers)[id.data()], game_.kings->numberInfos[i]);
        }
        if (root_.has(varietyFew) && numbers.has(varietyFew))
            numbers[varietyFew].fail("json/duplicate", {std::string(varietyFew)});
        for (const auto& [id, value] : numbers.object().items())
            if (numberIndex(id) < 0) numbers[id.c_str()].fail("json/unknown-field");
    }

    void readSuggestion(const JsonReader& section) {
        const bool wanted = std::any_of(game_.layers.begin(), game_.layers.end(), [](const Layer& layer) {
            return layer.purpose != HintPurpose::None;
        });
        if (!wanted && !section.has("suggestion")) return;
        const JsonReader r = section["suggestion"];
        const JsonReader classes = r["mountainClasses"];
        for (std::size_t i = 0; i < classes.sizeUpTo(maximumTerms); ++i)
            game_.kings->mountainClasses.push_back(classIndex(classes.at(i)));
        const JsonReader weights = r["weights"];
        for (const WeightField& field : weightFields) {
            const JsonReader weight = weights[field.id.data()];
            game_.kings->suggestion.*field.value = weight["value"].integer(field.least, field.most);
            readLocalText(weight["source"]);
            readLocalText(weight["meaning"]);
            weight.allowOnly({"value", "source", "meaning"});
        }
        for (const auto& [id, value] : weights.object().items())
            if (std::none_of(weightFields.begin(), weightFields.end(),
                             [&id = id](const WeightField& field) { return field.id == id; }))
                weights[id.c_str()].fail("json/unknown-field");
        r.allowOnly({"mountainClasses", "weights"});
    }

    void readWords(const JsonReader& r) {
        game_.kings->words = {readLocalText(r["cards"]), readLocalText(r["strikers"]),
                              readLocalText(r["trap"])};
        r.allowOnly({"cards", "strikers", "trap"});
    }

    void checkPlainTile() const {
        const std::string code(1, game_.plainTile);
        const Tile* plain = game_.tile(game_.plainTile);
        if (!plain) root_["plainTile"].fail("json/unknown-id", {code});
        if (plain && plain->isNetwork()) root_["plainTile"].fail("profile/plain-tile", {code});
    }

    JsonReader root_;
    GameProfile game_;
};

} // namespace

Result<GameProfile> readGameProfile(std::string_view json) {
    return readJson<ProfileReader>(json);
}

} // namespace stonemason::kings_conflict

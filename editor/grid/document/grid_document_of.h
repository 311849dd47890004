// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/document/exchange_command.h"
#include "editor/grid/document/grid_document.h"
#include "editor/grid/document/grid_state.h"

#include <concepts>
#include <optional>
#include <type_traits>
#include <utility>

namespace stonemason {

/// A GridDocument with its value. A game derives from it and adds the value's name, reading and writing, the
/// signals for data other than cells, and its checks.
///
/// @tparam Traits has
/// - Value: the edited data. `static Size sizeOf(const Value&)`. For values small enough to be compared,
///   `static std::optional<CellRange> changedRange(const Value& before, const Value& after)`: the cells that
///   look different in two values of equal size. Without it, every exchange of values emits replaced().
///
/// - View: the GridState that goes with it. Incomplete is enough where view() is not called
/// - Format: what files hold; its default is the one that holds everything
/// - Preview: the stroke in progress, empty by default. Its Change is what tools paint, its Step what is
///   kept of the stroke for undo, its Region what looks different:
///
///   - `bool empty() const`: no cell was touched, not even by what changed nothing
///   - `Region become(const Change&, const Value& committed, Value& shown)`: becomes a stroke of this change
///     alone, and makes `shown`, which is `committed` with the stroke, follow
///   - `Region add(const Change&, const Value& committed, Value& shown)`: adds to the stroke at the cost of
///     what is added
///   - `Step step(const Value& committed, const Value& shown) const`
///   - `std::int64_t changedCells() const`: the number in the name of the step; 0: it has none
template <typename Traits>
class GridDocumentOf : public GridDocument {
public:
    using Value = typename Traits::Value;
    using View = typename Traits::View;
    using Format = typename Traits::Format;
    using Preview = typename Traits::Preview;
    using Step = typename Preview::Step;

    View& view() const { return static_cast<View&>(state()); }

    /// The value with the stroke in progress.
    const Value& shown() const { return shown_; }
    /// As saving writes it.
    const Value& committed() const { return committed_; }

    Result<std::string> bytesFor(const QString& path) const override { return write(formatFor(path)); }
    Result<std::string> recoveryBytes() const override { return write(Format{}); }
    Status reload(const std::string& bytes) override;
    Status reloadFrom(Document& read) override;

    /// Shows this change of committed() as the stroke in progress, in place of what it showed before.
    void preview(const typename Preview::Change& change) {
        regionChanged(preview_.become(change, committed_, shown_));
    }
    /// Adds a change to it, at the cost of that change.
    void extendPreview(const typename Preview::Change& change) {
        regionChanged(preview_.add(change, committed_, shown_));
    }
    void cancelPreview() override { preview({}); }
    bool hasPreview() const override { return !preview_.empty(); }
    void commit(const QString& text) override;

    /// Applies `edit` to committed() as one undo step; none if nothing differs.
    template <std::invocable<Value&> Edit>
    void change(const QString& text, Edit edit);
    /// Puts another value, made from committed(), in its place as one undo step, as it is.
    void replace(const QString& text, Value value);

protected:
    /// What a file holds.
    struct Content {
        Value value;
        std::optional<Format> format;
    };

    /// @param format of the file that the value was read from
    /// @param viewArguments what a View is made of besides the size, which comes last
    template <typename... Arguments>
    explicit GridDocumentOf(Value value, std::optional<Format> format, Preview preview, QObject* parent,
                            Arguments&... viewArguments)
        : GridDocument(std::make_unique<View>(viewArguments..., Traits::sizeOf(value)), parent)
        , committed_(std::move(value))
        , shown_(committed_)
        , preview_(std::move(preview))
        , fileFormat_(std::move(format)) {}

    virtual Result<Content> read(const std::string& bytes) const = 0;
    virtual Result<std::string> write(const Format& format) const = 0;
    /// The format where a file name determines none.
    virtual Format formatNamed(const QString& path) const = 0;

    /// Makes the step of a stroke or of change() an undo step. Override it for what a step brings with it or
    /// what forbids it.
    virtual void push(const QString& text, Step step);
    /// Why parts of the stroke could not be painted; empty if all was painted.
    virtual QString refusalOf(const Preview&) const { return {}; }
    /// shown() looks different there; emits the matching signals and checks it.
    virtual void regionChanged(const typename Preview::Region& region);
    /// Takes what its file holds now.
    virtual void reloadWith(Value value) { replace(reloadText(), std::move(value)); }
    /// The value has replaced `before`; updates dependent state before any signal is emitted.
    virtual void follow(const Value& before);
    /// After follow() and the signals for cells: emits what else is different.
    virtual void valueExchanged(const Value& before) = 0;
    /// shown() is to be checked.
    virtual void recheck() = 0;

    /// Like change(); while only that field is typed or dragged, the steps become one.
    /// @param field names it among the fields of the document: 0 or more
    template <std::invocable<Value&> Edit>
    void changeField(int field, const QString& text, Edit edit);

    const std::optional<Format>& fileFormat() const { return fileFormat_; }
    void setFileFormat(std::optional<Format> format) { fileFormat_ = std::move(format); }
    /// The format that saving writes into a file of this name: in its own file the one that this has, or else
    /// the one that goes with the name.
    Format formatFor(const QString& path) const {
        return fileFormat_ && path == this->path() ? *fileFormat_ : formatNamed(path);
    }

    Value committed_;
    Value shown_; ///< the committed value with the stroke applied
    Preview preview_;

private:
    template <typename, typename>
    friend class ExchangeCommand;
    void exchange(Value& other);
    bool holds(const Value& value) const { return value == committed_; }
    bool isReplacedBy(const Value& other) const;

    std::optional<Format> fileFormat_; ///< nullopt: no file yet, or one that holds nothing of the kind
};

template <typename Traits>
Status GridDocumentOf<Traits>::reload(const std::string& bytes) {
    Result<Content> read = this->read(bytes);
    if (!read) return read.error();
    fileFormat_ = std::move(read.value().format);
    reloadWith(std::move(read.value().value));
    return std::monostate{};
}

template <typename Traits>
Status GridDocumentOf<Traits>::reloadFrom(Document& read) {
    auto& other = static_cast<GridDocumentOf&>(read);
    fileFormat_ = other.fileFormat_;
    reloadWith(std::move(other.committed_));
    return std::monostate{};
}

template <typename Traits>
void GridDocumentOf<Traits>::commit(const QString& text) {
    Step step = preview_.step(committed_, shown_);
    const std::int64_t cells = preview_.changedCells();
    const QString why = refusalOf(preview_);
    endGesture();
    if (!why.isEmpty()) refuse(why);
    push(cells > 0 ? stepText(text, cells) : text, std::move(step));
}

template <typename Traits>
template <std::invocable<typename Traits::Value&> Edit>
void GridDocumentOf<Traits>::change(const QString& text, Edit edit) {
    endGesture();
    Value after = committed_;
    edit(after);
    if constexpr (std::is_same_v<Step, Value>)
        push(text, std::move(after));
    else
        replace(text, std::move(after));
}

template <typename Traits>
template <std::invocable<typename Traits::Value&> Edit>
void GridDocumentOf<Traits>::changeField(int field, const QString& text, Edit edit) {
    Value after = committed_;
    edit(after);
    if (after != committed_) undoStack_.push(new ExchangeField(*this, text, std::move(after), field));
}

template <typename Traits>
void GridDocumentOf<Traits>::replace(const QString& text, Value value) {
    endGesture();
    if (value != committed_) undoStack_.push(new ExchangeCommand(*this, text, std::move(value)));
}

template <typename Traits>
void GridDocumentOf<Traits>::push(const QString& text, Step step) {
    if constexpr (std::is_same_v<Step, Value>) replace(text, std::move(step));
}

template <typename Traits>
void GridDocumentOf<Traits>::regionChanged(const typename Preview::Region& region) {
    if constexpr (std::is_same_v<typename Preview::Region, std::optional<CellRange>>) {
        if (!region) return;
        emit cellsChanged(*region);
        recheck();
    }
}

template <typename Traits>
bool GridDocumentOf<Traits>::isReplacedBy(const Value& other) const {
    if constexpr (requires { Traits::changedRange(committed_, other); })
        return Traits::sizeOf(committed_) != Traits::sizeOf(other);
    else
        return true;
}

template <typename Traits>
void GridDocumentOf<Traits>::follow(const Value& before) {
    if (!isReplacedBy(before)) return;
    state().setBoard(Traits::sizeOf(committed_));
    state().setSelection({});
}

template <typename Traits>
void GridDocumentOf<Traits>::exchange(Value& other) {
    endGesture(); // while the cells that it refers to still exist
    std::swap(committed_, other);
    const Value& before = other;
    shown_ = committed_;
    follow(before);
    if (isReplacedBy(before)) {
        emit replaced();
    } else if constexpr (requires { Traits::changedRange(before, committed_); }) {
        if (const std::optional<CellRange> range = Traits::changedRange(before, committed_))
            emit cellsChanged(*range);
    }
    valueExchanged(before);
    recheck();
}

} // namespace stonemason

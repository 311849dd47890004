// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/pattern_check.h"
#include "editor/grid/document/cell_preview.h"
#include "editor/grid/document/grid_document_of.h"

#include <optional>
#include <string_view>

namespace stonemason::ambush {

class PatternViewState;

/// The file formats of patterns.
enum class PatternFormat {
    Ambush, ///< everything
    Rows    ///< the signs alone, a line for each row
};

/// The format of a pattern file by its name: Rows for .txt, Ambush for anything else.
PatternFormat patternFormatOf(const QString& path);
/// Detects the format of a pattern from its bytes.
PatternFormat patternFormatOf(std::string_view bytes);

/// A cell and the sign to write there.
using SignStroke = CellPaint<char>;

struct PatternTraits {
    using Value = Pattern;
    using View = PatternViewState;
    using Format = PatternFormat;
    using Preview = CellPreview<Pattern, char, &Pattern::signs>;

    static Size sizeOf(const Pattern& pattern) { return pattern.signs.size(); }
    static std::optional<CellRange> changedRange(const Pattern& before, const Pattern& after) {
        return stonemason::changedRange(before.signs, after.signs);
    }
};

/// One open pattern. Searches use the pattern as shown, including a stroke in progress.
class PatternDocument : public GridDocumentOf<PatternTraits> {
    Q_OBJECT

public:
    /// @param format that of the file it was read from
    explicit PatternDocument(Pattern pattern, PatternFormat format = PatternFormat::Ambush,
                             QObject* parent = nullptr);

    const Pattern& pattern() const { return shown(); }
    const Pattern& committedPattern() const { return committed(); }
    /// The problems of pattern().
    const PatternReport& report() const { return report_; }

    void setFileBytes(const std::string& bytes) override;
    QString lossWhenSavedAs(const QString& path) const override;

    void applyFix(const QString& text, const PatternFix& fix);
    /// Changes of one of these by typing or dragging merge into one undo command.
    void setName(const std::string& name);
    void setNote(const std::string& note);
    /// @param thousandths 0 to fullThreshold
    void setThreshold(int thousandths);
    void setOrientation(Orientation orientation, bool allowed);

signals:
    void wordsChanged();
    /// Threshold or orientations.
    void rulesChanged();

private:
    std::string nameOfValue() const override { return committed_.name; }
    QString untitledName() const override;
    Result<Content> read(const std::string& bytes) const override;
    Result<std::string> write(const PatternFormat& format) const override;
    PatternFormat formatNamed(const QString& path) const override { return patternFormatOf(path); }
    void valueExchanged(const Pattern& before) override;
    void recheck() override;

    PatternReport report_;
};

} // namespace stonemason::ambush

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ambush/pattern_document.h"

#include <QUndoCommand>

namespace stonemason::ambush {

/// The pattern changes places with another one. Patterns are small: the whole of one is kept for each step.
class PatternCommand : public QUndoCommand {
public:
    PatternCommand(PatternDocument& document, const QString& text, Pattern other)
        : QUndoCommand(text), document_(document), other_(std::move(other)) {}

    void redo() override { document_.exchange(other_); }
    void undo() override { document_.exchange(other_); }

protected:
    /// Whether nothing differs any more from what was before.
    bool isUndone() const { return other_ == document_.committedPattern(); }

private:
    PatternDocument& document_;
    Pattern other_;
};

/// Another value of one field. While only that one is typed or dragged, the steps become one.
class ChangeField : public PatternCommand {
public:
    /// @param field names the field: a number above 0
    ChangeField(PatternDocument& document, int field, const QString& text, Pattern after)
        : PatternCommand(document, text, std::move(after)), field_(field) {}

    int id() const override { return field_; }
    bool mergeWith(const QUndoCommand*) override {
        setObsolete(isUndone());
        return true;
    }

private:
    int field_;
};

} // namespace stonemason::ambush

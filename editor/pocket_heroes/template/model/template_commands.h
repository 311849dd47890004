// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pocket_heroes/template/model/template_document.h"

#include <QUndoCommand>

namespace stonemason::pocket_heroes {

/// The template changes places with another one, and so do the places of its zones: going back shows what was
/// there, and nothing is laid out again. Templates are small: the whole of one is kept for each step.
class TemplateCommand : public QUndoCommand {
public:
    /// @param field while only that one (from 0) is typed or dragged, the steps become one; -1: never
    TemplateCommand(TemplateDocument& document, const QString& text, Template other,
                    std::vector<DrawingPoint> places, int field)
        : QUndoCommand(text)
        , document_(document)
        , other_(std::move(other))
        , places_(std::move(places))
        , field_(field)
        , selection_(document.view().selection()) {}

    void redo() override { document_.exchange(other_, places_); }
    void undo() override { document_.exchange(other_, places_); }
    int id() const override { return field_; }
    bool mergeWith(const QUndoCommand* next) override {
        if (static_cast<const TemplateCommand*>(next)->selection_ != selection_) return false;
        setObsolete(other_ == document_.made());
        return true;
    }

private:
    TemplateDocument& document_;
    Template other_;
    std::vector<DrawingPoint> places_; ///< of its zones
    int field_;
    CellSet selection_; ///< what is done to others is a step of its own
};

} // namespace stonemason::pocket_heroes

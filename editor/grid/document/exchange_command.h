// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUndoCommand>

#include <utility>

namespace stonemason {

/// The undo command of documents that change by exchange: it stores a value, or the difference between two,
/// and undo and redo are the same call.
/// @tparam DocumentType has exchange(Part&), which applies the part to the document and replaces it by its
/// inverse
template <typename DocumentType, typename Part>
class ExchangeCommand : public QUndoCommand {
public:
    ExchangeCommand(DocumentType& document, const QString& text, Part other)
        : QUndoCommand(text), document_(document), other_(std::move(other)) {}

    void redo() override { document_.exchange(other_); }
    void undo() override { document_.exchange(other_); }

    /// The new state before redo(), the old one after it.
    const Part& other() const { return other_; }

protected:
    /// Whether the document is again as it was before this step.
    bool isUndone() const { return document_.holds(other_); }

private:
    DocumentType& document_;
    Part other_;
};

/// The same for a field that is typed or dragged: consecutive steps for the same field are merged, and
/// removed if the field has its initial value again.
/// @tparam DocumentType has holds(const Part&), too: whether the part is what it holds without a stroke
template <typename DocumentType, typename Part>
class ExchangeField : public ExchangeCommand<DocumentType, Part> {
public:
    /// @param field names the field among all of the document: 0 or more; -1: this step merges with none
    ExchangeField(DocumentType& document, const QString& text, Part other, int field)
        : ExchangeCommand<DocumentType, Part>(document, text, std::move(other)), field_(field) {}

    int id() const override { return field_; }
    bool mergeWith(const QUndoCommand*) override {
        this->setObsolete(this->isUndone());
        return true;
    }

private:
    int field_;
};

} // namespace stonemason

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/format/template_file.h"
#include "core/pocket_heroes/generate/draft.h"
#include "core/pocket_heroes/template/template_check.h"
#include "editor/app/files/document.h"
#include "editor/grid/document/grid_state.h"
#include "editor/grid/problems/problem_source_of.h"

#include <concepts>
#include <memory>
#include <vector>

namespace stonemason {
template <typename, typename>
class ExchangeCommand;
}

namespace stonemason::pocket_heroes {

/// The form of a template file by its name: .json is the generator's, .txt its old text, anything else ours.
TemplateFormat templateFormatOf(const QString& path);

/// A template and the places of its zones: the state that an undo command exchanges, so that undo restores
/// the drawing without a new layout. Templates are small: each undo command stores a whole one.
struct PlacedTemplate {
    Template worldTemplate;
    std::vector<DrawingPoint> places; ///< of its zones
};

/// One open template: its value, undo history, problems and file. Every change is made through this class as
/// one undo command, and cancels the gesture in progress first.
class TemplateDocument : public Document {
    Q_OBJECT

public:
    /// The catalogue must outlive the document.
    TemplateDocument(Template worldTemplate, const Catalogue& catalogue, QObject* parent = nullptr);
    ~TemplateDocument() override;

    const Catalogue& catalogue() const { return catalogue_; }
    const Template& worldTemplate() const { return worldTemplate_; }
    /// The same, with the numbers that zones take from other zones filled in.
    const Template& shownTemplate() const { return shown_; }
    /// Where each zone is drawn: its place, or the automatic layout's.
    const std::vector<DrawingPoint>& places() const { return places_; }
    /// Cursor, selection and rings. Cells identify zones and links in the same way as in problems of
    /// templates.
    GridState& view() const { return *view_; }
    const TemplateReport& report() const { return report_; }

    /// Whether its worlds keep one layout, whatever their seeds and the numbers of the template are. Part of
    /// the view: no undo step, and not in the file.
    bool keepsLayout() const { return keepsLayout_; }
    void setKeepsLayout(bool on);
    /// The layout that is kept, see GenerationRequest::layout; empty: there is none, or none yet of this
    /// graph.
    const KeptLayout& keptLayout() const { return keptLayout_; }
    void keep(KeptLayout layout);

    /// What is selected, by index, in order.
    std::vector<int> selectedZones() const;
    std::vector<int> selectedLinks() const;
    void select(const std::vector<int>& zones, const std::vector<int>& links = {});

    /// The template's name, else the file's, else "Untitled template".
    QString title() const override;
    void setFileBytes(const std::string& bytes) override;
    Result<std::string> bytesFor(const QString& path) const override;
    Result<std::string> recoveryBytes() const override;
    Status reload(const std::string& bytes) override;
    Status reloadFrom(Document& read) override;
    QString noteWhenOpened() const override;
    QString lossWhenSavedAs(const QString& path) const override;

    /// Cancels the gesture in progress on the template, in whichever view it began.
    void endGesture() { emit gestureEnds(); }
    /// Shows the user why a gesture has no effect.
    void refuse(const QString& sentence) { emit refused(sentence); }

    /// Applies `change` to worldTemplate() as one undo command; no command is made without a difference, and
    /// a template that no file could hold is refused with a reason.
    /// @param field consecutive changes of one field (a number from 0) merge into one undo command; -1: they
    /// do not
    template <std::invocable<Template&> Change>
    void change(const QString& text, Change change, int field = -1) {
        Template after = worldTemplate_;
        change(after);
        push(text, std::move(after), field);
    }
    void applyFix(const QString& text, const TemplateFix& fix);

signals:
    /// worldTemplate() and places() have changed for any reason.
    void edited();
    void reportChanged();
    /// Something is about to change the template: a gesture on it is given up.
    void gestureEnds();
    /// Something could not be done; the sentence gives the reason.
    void refused(const QString& sentence);

private:
    template <typename, typename>
    friend class stonemason::ExchangeCommand;
    TemplateFormat formatFor(const QString& path) const;
    void push(const QString& text, Template after, int field);
    void exchange(PlacedTemplate& other);
    bool holds(const PlacedTemplate& part) const { return part.worldTemplate == worldTemplate_; }
    std::vector<DrawingPoint> placesAfter(const Template& after) const;
    void follow(const Template& before);

    const Catalogue& catalogue_;
    Template worldTemplate_;
    Template shown_; ///< see withLikeNumbers()
    std::vector<DrawingPoint> places_;
    TemplateReport report_;
    TemplateFormat format_ = TemplateFormat::Own; ///< of its file
    QString unread_; ///< the parts of its file that were not read: sentences, or empty
    bool keepsLayout_ = false;
    KeptLayout keptLayout_; ///< of the graph that there is now
    std::unique_ptr<GridState> view_;
};

/// What the checks of a template found, in words.
class TemplateReportText : public ReportOf<TemplateFix> {
public:
    using ReportOf::ReportOf;

    QString headline(int number) const override;
    QString sentence(int number) const override;
    QString placedSentence(int number) const override;
    QString fixText(int number, int fix) const override;
};

/// The problems of an open template.
class TemplateProblems : public ProblemSourceOf<TemplateDocument, TemplateReportText> {
    Q_OBJECT

public:
    explicit TemplateProblems(TemplateDocument& document);

    std::shared_ptr<const ProblemReport> report() const override;
    bool canFixAll() const override { return true; }
    std::function<AllFixed(std::stop_token)> fixAll() const override;
};

} // namespace stonemason::pocket_heroes

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/deck/catalogue.h"
#include "editor/app/workspace.h"

#include <QPointer>

namespace stonemason {

class CardActions;
class DeckDocument;
class DeckView;

/// The deck editor as the main window sees it: reads and makes documents of decks, shows them, and owns the
/// docks and actions that work on whichever is current.
class DeckWorkspace : public Workspace {
    Q_OBJECT

public:
    /// The catalogue must outlive the workspace and its documents.
    explicit DeckWorkspace(const Catalogue& catalogue, QObject* parent = nullptr);
    ~DeckWorkspace() override;

    QString id() const override;
    QString openFilter() const override;
    QStringList saveFilters() const override;
    QString nativeSuffix() const override;

    bool recognises(std::string_view bytes) const override;
    Result<std::unique_ptr<Document>> read(const std::string& bytes) const override;

    QWidget* createView(Document& document, QWidget* parent) override;
    void setCurrent(Document* document, QWidget* view) override;

    QList<QDockWidget*> docks() override;
    WorkspaceActions actions() override;
    QList<QWidget*> statusWidgets() override;
    QStringList samples() const override;

private:
    const Catalogue& catalogue_;
    QAction* newDeck_;
    CardActions* cards_;
    QPointer<DeckDocument> current_;
    QPointer<DeckView> view_;
};

} // namespace stonemason

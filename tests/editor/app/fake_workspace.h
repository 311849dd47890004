// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/workspace.h"

#include <QPlainTextEdit>
#include <QUndoCommand>

#include <functional>
#include <memory>
#include <string>

namespace stonemason::test {

/// A document that is one text: no maps needed to test the application around it.
class TextDocument : public Document {
    Q_OBJECT

public:
    explicit TextDocument(QString text = {}) : text_(std::move(text)) {}

    const QString& text() const { return text_; }
    /// One undo step.
    void setText(const QString& text) { undoStack_.push(new Change(*this, text)); }

    QString lossWhenOpened() const override { return text_.contains(u'?') ? text_ : QString(); }
    QString noteWhenOpened() const override { return text_.contains(u'!') ? text_ : QString(); }
    QString title() const override {
        return path().isEmpty() ? text_.section(QLatin1Char('\n'), 0, 0).mid(6)
                                : path().section(QLatin1Char('/'), -1).section(QLatin1Char('.'), 0, 0);
    }
    Result<std::string> bytesFor(const QString& path) const override {
        if (path.endsWith(QLatin1String(".refused"))) return Error{{"write/size", {}}};
        return text_.toStdString();
    }
    Result<std::string> recoveryBytes() const override {
        if (text_.size() > longestKept) return Error{{"write/too-large", {int(longestKept)}}};
        return text_.toStdString();
    }
    Status reload(const std::string& bytes) override {
        if (!bytes.starts_with("text: ")) return Error{{"text/unknown", {}}, 1};
        setText(QString::fromStdString(bytes));
        return std::monostate{};
    }
    Status reloadFrom(Document& read) override {
        setText(static_cast<TextDocument&>(read).text());
        return std::monostate{};
    }
    void setFileBytes(const std::string& bytes) override { fileBytes = QByteArray::fromStdString(bytes); }
    QString lossWhenSavedAs(const QString& path) const override {
        return path.endsWith(QLatin1String(".plain")) ? QStringLiteral("The colours are lost.") : QString();
    }

    QString questionWhenClosed() const override { return question; }
    void endBeforeClosing() override {
        if (!question.isEmpty() && keepsItself) markSaved();
        question.clear();
    }

    static constexpr qsizetype longestKept = 1000; ///< by recovery
    QString question;                              ///< what is asked before it closes
    bool keepsItself = true;                       ///< when it was asked that
    QByteArray fileBytes;                          ///< what the document holds to be the content of its file

signals:
    void textChanged();

private:
    class Change : public QUndoCommand {
    public:
        Change(TextDocument& document, QString text)
            : QUndoCommand(QStringLiteral("Type")), document_(document), other_(std::move(text)) {}
        void redo() override { swap(); }
        void undo() override { swap(); }

    private:
        void swap() {
            std::swap(document_.text_, other_);
            emit document_.textChanged();
            emit document_.titleChanged();
        }

        TextDocument& document_;
        QString other_;
    };

    QString text_;
};

/// Texts that begin with its id, as "text: " does. Records the calls that the window makes.
class FakeWorkspace : public Workspace {
    Q_OBJECT

public:
    explicit FakeWorkspace(QString id = QStringLiteral("text"), QObject* parent = nullptr);
    ~FakeWorkspace() override;

    QString id() const override { return id_; }
    QString openFilter() const override { return QStringLiteral("Texts (*.text *.plain)"); }
    QStringList saveFilters() const override {
        return {QStringLiteral("Text (*.text)"), QStringLiteral("Plain (*.plain)")};
    }
    QString nativeSuffix() const override { return id_; }
    bool recognises(std::string_view bytes) const override {
        return bytes.starts_with(id_.toStdString() + ": ");
    }
    QImage thumbnail(const Document& document, QSize size) const override {
        QImage image(size, QImage::Format_ARGB32_Premultiplied);
        image.fill(qRgb(int(static_cast<const TextDocument&>(document).text().size() % 256), 90, 160));
        return image;
    }
    ContentReader contentReader() const override {
        return [this](const std::string& bytes, ContentSource source) -> Result<MakeDocument> {
            if (beforeReading) beforeReading(bytes);
            if (!recognises(bytes)) return Error{{"text/unknown", {}}, 1};
            return MakeDocument([bytes, source] {
                auto document = std::make_unique<TextDocument>(QString::fromStdString(bytes));
                if (source == ContentSource::File) document->setFileBytes(bytes);
                return document;
            });
        };
    }
    QList<QAction*> newDocumentActions() override { return {&newAction_}; }
    QWidget* createView(Document& document, QWidget* parent) override {
        auto* view = new QPlainTextEdit(parent);
        view->setPlainText(static_cast<TextDocument&>(document).text());
        view->setReadOnly(true);
        return view;
    }
    void setCurrent(Document* document, QWidget* view) override {
        current = document;
        currentView = view;
    }
    QList<QDockWidget*> docks() override {
        if (!isText()) {
            QDockWidget* lines = makeDock(QStringLiteral("linesDock"), Qt::LeftDockWidgetArea);
            lines->setProperty("tabs", QStringList{QStringLiteral("historyDock")});
            return {lines};
        }
        QDockWidget* counts = makeDock(QStringLiteral("countsDock"), Qt::RightDockWidgetArea);
        counts->setProperty("tabWith", QStringLiteral("errorsDock"));
        return {makeDock(QStringLiteral("lettersDock"), Qt::LeftDockWidgetArea),
                makeDock(QStringLiteral("wordsDock"), Qt::LeftDockWidgetArea),
                makeDock(QStringLiteral("errorsDock"), Qt::RightDockWidgetArea), counts};
    }
    WorkspaceActions actions() override {
        WorkspaceActions actions;
        actions.menuTitle = id_;
        actions.menu = {&toolAction_};
        if (isText()) actions.tools = {&toolAction_};
        actions.toolBar = {&toolAction_, &exportAction_};
        actions.exports = {&exportAction_};
        return actions;
    }
    QList<QWidget*> statusWidgets() override { return status; }
    QStringList samples() const override { return {}; }

    Document* current = nullptr;
    QWidget* currentView = nullptr;
    QList<QWidget*> status; ///< of the status bar, once it has taken them
    std::function<void(const std::string& bytes)> beforeReading; ///< called on the thread that reads

private:
    bool isText() const { return id_ == QStringLiteral("text"); }
    static QDockWidget* makeDock(const QString& name, Qt::DockWidgetArea area) {
        auto* dock = new QDockWidget(name);
        dock->setObjectName(name);
        dock->setProperty("area", int(area));
        dock->setWidget(new QWidget(dock));
        return dock;
    }

    QString id_;
    QAction newAction_;
    QAction toolAction_;
    QAction exportAction_;
};

} // namespace stonemason::test

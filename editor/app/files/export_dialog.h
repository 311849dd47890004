// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/format/file_system.h"
#include "editor/app/files/picture_file.h"
#include "editor/app/files/stoppable_write.h"
#include "editor/app/tasks/latest_task.h"

#include <QDialog>
#include <QImage>
#include <QList>
#include <QPointer>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QStackedWidget;
class QTabBar;

namespace stonemason {

class Dialogs;
class Document;
class ProgressDialog;
enum class PictureFormat;

/// A form in which a document leaves the program.
struct ExportTarget {
    QString name;        ///< what people call it: "Forum post"
    QString suffix;      ///< of its files, without the dot
    QStringList filters; ///< what a file dialog calls them, the usual form first
    /// One long word is shown wrapped; of a file that is no text a description is shown, and it is not
    /// copied.
    enum class Kind { Lines, Word, Picture, Binary } kind = Kind::Lines;
    QString nameEnd{}; ///< ends file names where another form has the same suffix: "-post"
};

/// One of several files that a form consists of.
struct ExportFile {
    QString path;
    std::string bytes;
};

/// Shows a document in the form in which it leaves the program, to copy or save: a tab for each form, the
/// text or the picture below, what is to be known about it above the buttons. A kind of document derives from
/// it and says what the forms hold. What takes long of a picture is done on another thread; while it is
/// copied or saved a progress stands over the dialog, and what is cancelled there was never begun. So does
/// one while a file is written, on whatever disk.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    /// What would be written in the form of the current tab; the error says why it cannot be. Of a picture
    /// empty when it was cancelled, or memory does not suffice.
    Result<std::string> bytes();
    /// Writes it into a file, a picture as the file's ending says (PNG or SVG). On failure the dialog says
    /// why and the file is as it was; so it is when that was cancelled.
    bool saveTo(const QString& path);
    void copy();

    /// How bytes get into a file, on another thread, unless a test puts something else here.
    FileWriter write = savePath;

    QPlainTextEdit* textPreview() const { return text_; }
    QLabel* picturePreview() const { return picture_; }
    QLabel* remark() const { return remark_; }
    QPushButton* copyButton() const { return copy_; }
    QPushButton* saveButton() const { return save_; }
    /// Whether the picture that is shown is still being drawn.
    bool isDrawing() const { return preview_.isBusy(); }

    /// Cancels what is being copied or saved.
    void done(int result) override;

signals:
    /// A sentence for the status bar.
    void message(const QString& sentence);

protected:
    /// What a kind of document puts beside the common parts.
    struct Parts {
        QList<ExportTarget> targets; ///< in the order of the tabs, at most one a picture
        QWidget* top = nullptr;      ///< above the tabs; may be none, as the notes may
        QList<QWidget*> pictureOptions;
        QWidget* notes = nullptr; ///< below the preview: what is to be known before it leaves
    };

    /// The document must outlive the dialog.
    /// @param nameless what a file is called that gets no name from the title
    ExportDialog(const Document& document, QString nameless, QWidget* parent);
    ~ExportDialog() override;
    /// To be called once, with everything ready that the functions below need.
    void build(const Parts& parts);

    /// The field behind its name, in a line of their own.
    static QWidget* labelled(const QString& name, QWidget* field);
    /// Other files for the form of a tab.
    void setFilesOf(int target, const QString& suffix, const QStringList& filters) {
        targets_[target].suffix = suffix;
        targets_[target].filters = filters;
    }
    int target() const;
    void setTarget(int index);
    bool isPicture() const;
    bool isBinary() const;

    /// What sentences and file names call the thing that leaves: the document, if nothing else.
    virtual QString title() const;
    virtual Dialogs& dialogs() = 0;
    /// The text in the form of the current tab, which is no picture.
    virtual Result<std::string> text() const = 0;
    /// What is shown of it: its first bytes, at least so many; of a binary file what there is to know of it.
    virtual Result<std::string> beginning(std::size_t least) const;
    /// The same text for one so long that it is never made as a whole, but written piece by piece on another
    /// thread, while the document may change. Empty: it is short.
    virtual FileContent longText() const { return {}; }
    /// Where the form is several files: those that are written when that path is chosen. Empty: it is the one
    /// of that path.
    virtual Result<std::vector<ExportFile>> files(const QString& /*path*/) const {
        return std::vector<ExportFile>();
    }
    virtual ExportPicture picture() const = 0;
    virtual QString sentence(const Error& error) const;
    /// Makes ready for another form, or for a document that has changed: what can be chosen, and the notes.
    virtual void prepare() {}
    /// Whether it may leave; prepared before.
    virtual bool mayLeave() const { return true; }
    /// Makes the content fit what stands at that path already. False: the person has thought better of it.
    virtual bool fitTo(const QString& path, Result<std::string>& content);

    /// Shows the form of the current tab again.
    void showTarget();
    void showPicture();
    /// Enables the buttons, when whether it may leave has changed.
    void allow();
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void suitTextSize();
    QWidget* buildPicturePage(const QList<QWidget*>& options);
    void showMessage(const QString& sentence, bool isError);
    void saveAs();
    /// Where the file is to be, with the beginning of its name: beside the document's own file and called
    /// like it, if it has one.
    QString proposedStem() const;
    void showPreview(const QImage& image);
    struct Rendering;
    /// Draws the picture: pixels alone, or the bytes of a file in that form. Under a progress where that
    /// takes long.
    Rendering make(std::optional<PictureFormat> form);
    void showOutOfMemory();
    bool savePicture(const QString& path);
    bool saveText(const QString& path);
    bool saveFiles(const QString& path, std::vector<ExportFile> files);
    bool store(const QString& path, std::string bytes);
    bool store(const QString& path, const FileContent& content);
    bool reportSaved(const QString& path, const Status& written);

    const Document& document_;
    QString nameless_;
    QList<ExportTarget> targets_;
    QTabBar* tabs_ = nullptr;
    QStackedWidget* pages_ = nullptr;
    QPlainTextEdit* text_ = nullptr;
    QLabel* picture_ = nullptr;
    QLabel* pictureSize_ = nullptr;
    QLabel* remark_ = nullptr;
    QPushButton* copy_ = nullptr;
    QPushButton* save_ = nullptr;
    bool writable_ = true;            ///< it can be written in the form
    QPointer<ProgressDialog> beside_; ///< while something is made that takes long, or written
    LatestTask<QImage> preview_;      // the last member: its thread ends while the others still live
};

} // namespace stonemason

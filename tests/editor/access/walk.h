// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/help/guide.h"
#include "tests/editor/help/whole_program.h"

#include <QWidget>

#include <functional>

namespace stonemason::test {

/// Visits every place in the program that has something to read or to press.
class Walk {
public:
    /// The callback for a place.
    /// @param place its name: "map.tiles", "deck.compare"
    /// @param window in front there
    using Visit = std::function<void(const QString& place, QWidget& window)>;

    /// @param size of the main window, in device-independent pixels
    Walk(QSize size, Visit visit);

    WholeProgram& program() { return program_; }

    /// The start page, then every panel of every kind of document, and every dialog that opens without a
    /// file.
    void everywhere();

private:
    void startPage();
    void commandSearch();
    /// The document with all panels open, each of them in front once.
    void document(const QString& file);
    void dialogs(const QStringList& commands);
    /// The modal questions.
    void questions();
    void dialog(const QString& command);
    void visitPages(const QString& place, QWidget& window);
    /// Calls the function, which opens a dialog, and visits that dialog.
    void visitOpenedBy(const QString& place, const std::function<void()>& open);
    QWidget* opened() const;

    WholeProgram program_;
    Guide guide_{QStringLiteral(":/help"), program_.settings, program_.dialogs, [](const QUrl&) {}};
    Visit visit_;
};

/// Processes layout requests and pending events in several rounds.
void settle();

/// Names a folder: pictures of all places are kept there.
inline constexpr const char* picturesVariable = "STONEMASON_TEST_PICTURES";

/// Keeps a picture of the window in that folder, or else in the system's temporary folder.
/// @return where
QString keepPicture(QWidget& window, const QString& name);

} // namespace stonemason::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/docks/list_completer.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

bool endsPart(QChar character) {
    return character == u',' || character == u':';
}

/// Where the part that ends at the caret begins, without the spaces before it.
int beginOfPart(const QString& text, int caret) {
    int begin = caret;
    while (begin > 0 && !endsPart(text[begin - 1]))
        --begin;
    while (begin < caret && text[begin].isSpace())
        ++begin;
    return begin;
}

} // namespace

ListCompleter::ListCompleter(QLineEdit& line, Names names)
    : QObject(&line)
    , line_(line)
    , names_(std::move(names))
    , model_(new QStringListModel(this))
    , completer_(new QCompleter(model_, this)) {
    completer_->setCaseSensitivity(Qt::CaseInsensitive);
    completer_->setFilterMode(Qt::MatchContains);
    completer_->setWidget(&line);
    connect(&line, &QLineEdit::textEdited, this, &ListCompleter::offer);
    connect(&line, &QLineEdit::returnPressed, this, [this] {
        if (isOffering() && !completer_->popup()->currentIndex().isValid())
            complete(completer_->currentCompletion()); // the first of those that are shown
    });
    connect(completer_, qOverload<const QString&>(&QCompleter::activated), this, &ListCompleter::complete);
}

bool ListCompleter::isOffering() const {
    return completer_->popup()->isVisible();
}

void ListCompleter::offer() {
    const int caret = line_.cursorPosition();
    const QString text = line_.text();
    const QString word = text.mid(beginOfPart(text, caret), caret - beginOfPart(text, caret)).trimmed();
    QStringList before = text.left(caret).section(u',', -1).split(u':');
    before.removeLast();
    QStringList names = names_(before);
    std::ranges::stable_partition(
        names, [&word](const QString& name) { return name.startsWith(word, Qt::CaseInsensitive); });
    model_->setStringList(names);
    completer_->setCompletionPrefix(word);
    if (word.isEmpty() || completer_->completionCount() == 0 ||
        model_->stringList().contains(word, Qt::CaseInsensitive))
        completer_->popup()->hide();
    else if (line_.hasFocus())
        completer_->complete();
}

void ListCompleter::complete(const QString& name) {
    const QString text = line_.text();
    const int begin = beginOfPart(text, line_.cursorPosition());
    int end = line_.cursorPosition();
    while (end < text.size() && !endsPart(text[end]))
        ++end;
    line_.setSelection(begin, end - begin);
    line_.insert(name); // emits textEdited(), as if it were typed
}

} // namespace stonemason::pocket_heroes

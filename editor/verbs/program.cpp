// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/verbs/program.h"

#include "editor/cli/console.h"

#include <cstdlib>
#include <exception>
#include <new>

namespace stonemason {

namespace {

/// What could not be caught: memory that ran out where nothing may be thrown, or on a thread.
[[noreturn]] void endWithAWord() noexcept {
    try {
        if (const std::exception_ptr thrown = std::current_exception()) std::rethrow_exception(thrown);
    } catch (const std::bad_alloc&) {
        std::_Exit(complainAboutMemory());
    } catch (...) {
        std::abort();
    }
    std::abort();
}

} // namespace

int runProgram(int (*program)(int argc, char** argv), int argc, char** argv) {
    declineSystemHabits();
    std::set_terminate(endWithAWord);
    try {
        std::vector<std::string> words = wordsOfCall(argc, argv);
        std::vector<char*> starts;
        for (std::string& word : words)
            starts.push_back(word.data());
        starts.push_back(nullptr);
        return program(int(words.size()), starts.data());
    } catch (const std::bad_alloc&) {
        return complainAboutMemory();
    }
}

int complainAboutWindowProgram(const QString& file, const std::error_code& why) {
    //: %1 is a file, %2 why
    complain(CommandLine::tr(
                 "%1: the part of Stonemason that opens windows and draws pictures cannot be started: %2")
                 .arg(file, QString::fromStdString(why.message())));
    return exitUnusable;
}

} // namespace stonemason

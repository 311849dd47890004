// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/message_tables.h"

namespace stonemason {

constexpr MessageText GeneralTable::errors[]{
    row("file/missing", QT_TR_NOOP("There is no such file.")),
    row("file/empty", QT_TR_NOOP("This is empty.")),
    row("file/nul", QT_TR_NOOP("This is no text: it has a byte of value 0.")),
    //: %1 is the name of an encoding in quotes: UTF-16
    row<Quoted>("file/encoding", QT_TR_NOOP("This is %1 text; save the file as UTF-8.")),
    row("document/binary",
        QT_TR_NOOP("This is neither a text nor a world, so nothing here can be read from it.")),
    //: %1 is such as "a map of characters"
    row<FileKind>(
        "document/nearest",
        QT_TR_NOOP("There is no map, deck, board or game here. It comes nearest to %1, but there is too "
                   "little of it, or too much else.")),
    row("document/nothing", QT_TR_NOOP("There is no map, deck, board or game here, nor anything like one.")),
    row("file/dangling-link", QT_TR_NOOP("This is a link to a file that does not exist.")),
    row("file/link-circle", QT_TR_NOOP("This is a link that leads back to itself; choose a file.")),
    row("file/is-folder", QT_TR_NOOP("This is a folder; choose a file.")),
    row("file/not-regular", QT_TR_NOOP("This is a pipe or a device; choose a file.")),
    //: %1 is a size such as 16 MiB
    row<Bytes>("file/too-large",
               QT_TR_NOOP("The file is larger than %1, more than any that can be read here.")),
    row("file/denied",
        QT_TR_NOOP("You are not allowed to use this file; change its permissions or choose another.")),
    row("file/folder-denied",
        QT_TR_NOOP("You are not allowed to create files in this folder; choose another.")),
    row("file/foreign-folder",
        QT_TR_NOOP("The folder is a link or belongs to somebody else; replace it with your own.")),
    row("file/name", QT_TR_NOOP("No file can have this name; choose another.")),
    row("file/name-too-long",
        QT_TR_NOOP("The name of this file or the path to it is too long here; choose a shorter one.")),
    //: %1 is what the system says
    row<SystemError>("file/read", QT_TR_NOOP("The file cannot be read: %1.")),
    //: %1 is what the system says
    row<SystemError>("file/write", QT_TR_NOOP("The file cannot be written: %1; nothing was changed.")),
    row("file/changed",
        QT_TR_NOOP(
            "Another program wrote the file meanwhile. Nothing was changed; save once more to replace it.")),
    row("file/read-only", QT_TR_NOOP("The disk is read-only; choose another place.")),
    row("file/no-space",
        QT_TR_NOOP(
            "The disk or your quota is full. Nothing was changed; free some space or choose another place.")),
    row("file/missing-folder", QT_TR_NOOP("The folder does not exist; create it or choose another.")),
    row("json/syntax", QT_TR_NOOP("This is not valid JSON; look for a missing comma, quote or bracket.")),
    row("json/cut", QT_TR_NOOP("The file is incomplete; look for a complete copy.")),
    row("json/utf8", QT_TR_NOOP("This is not UTF-8; save the file as UTF-8 text.")),
    row("json/number", QT_TR_NOOP("This number is too large.")),
    //: %1 is a large number
    row<Number>("json/values",
                QT_TR_NOOP("There are more than %1 values, so this is not a Stonemason file.")),
    //: %1 is a number of levels
    row<Number>(
        "json/depth",
        QT_TR_NOOP("Lists and objects are nested deeper than %1 levels, so this is not a Stonemason file.")),
    //: %1 is a name in quotes
    row<Quoted>("json/duplicate", QT_TR_NOOP("%1 is there twice; remove one of them.")),
    row("json/foreign",
        QT_TR_NOOP(
            "This is JSON of another program: it holds no map, deck, board or game that Stonemason knows.")),
    //: %1 is such as "a map of characters"
    row<FileKind>(
        "json/nearest",
        QT_TR_NOOP("This JSON does not say what it is (\"format\"). Its fields come nearest to %1.")),
    row("json/missing", QT_TR_NOOP("This field is missing.")),
    //: %1 is such as "a whole number"
    row<JsonType>("json/type", QT_TR_NOOP("This must be %1.")),
    //: %1 and %2 are numbers
    row<Number, Number>("json/range", QT_TR_NOOP("This must be from %1 to %2.")),
    row("json/unknown-field", QT_TR_NOOP("No field of this name belongs here; check the spelling.")),
    //: %1 is a name in quotes
    row<Quoted>("json/unknown-id", QT_TR_NOOP("%1 is not known here; check the spelling.")),
    //: %1 and %2 are version numbers
    row<Number, Number>(
        "json/version",
        QT_TR_NOOP("This file has version %1, and this program reads up to version %2. Update Stonemason.")),
    //: %1 and %2 are the rows and columns the game needs, %3 and %4 the map's
    row<Number, Number, Number, Number>("write/size",
                                        QT_TR_NOOP("The game needs a map of %1 × %2 tiles and this one is %3 "
                                                   "× %4; only a Stonemason map (.smap) can hold it.")),
    //: %1 is the name of a hint grid, %2 and %3 are the rows and columns the game needs, %4 and %5 the grid's
    row<Layer, Number, Number, Number, Number>(
        "write/hint-size", QT_TR_NOOP("The game needs %2 × %3 digits and the grid %1 is %4 × %5; only a "
                                      "Stonemason map (.smap) can hold it.")),
    //: %1 is the name of a grid, %2 and %3 are numbers
    row<Layer, Number, Number>("write/map-size",
                               QT_TR_NOOP("The grid %1 must have from %2 to %3 rows and columns.")),
    //: %1 is the id of an assumed number in quotes: “mercenaryMove”
    row<Quoted>("write/rule", QT_TR_NOOP("The game has no assumed number %1, or it is out of range.")),
    row("write/origin", QT_TR_NOOP("What the map was generated from cannot be saved; its seed or its locked "
                                   "cells are out of range.")),
    //: %1 is a place
    row<Cell>("write/note", QT_TR_NOOP("The note at %1 cannot be saved; remove it or shorten it.")),
    //: %1 is the name of a grid, %2 a place, %3 a character in quotes
    row<Layer, Cell, Letter>(
        "write/code-in-form",
        QT_TR_NOOP(
            "%3 at %2 of the grid %1 would break this form; only a Stonemason map (.smap) can hold it.")),
    //: %1 is the name of a grid, %2 a place, %3 a character in quotes
    row<Layer, Cell, Letter>("write/unknown-code",
                             QT_TR_NOOP("The game does not know %3 at %2 of the grid %1; replace it first.")),
    //: %1 and %2 are names of hint grids
    row<Layer, Layer>("write/gap", QT_TR_NOOP("The grid %2 cannot be told from %1 in bare text while %1 is "
                                              "missing; fill that one or choose another form.")),
    //: %1 is the name of a field in quotes: author
    row<Quoted>("write/words",
                QT_TR_NOOP("The text of %1 contains characters that cannot be saved; type it again.")),
    row("write/unknown-fields",
        QT_TR_NOOP("Data of another program in this file is damaged; copy your work into a new file.")),
    //: %1 is a size such as 16 MiB
    row<Bytes>("write/too-large",
               QT_TR_NOOP("The file would be larger than %1 and could not be opened again.")),
};

std::span<const MessageText> errorTexts() {
    return GeneralTable::errors;
}

} // namespace stonemason

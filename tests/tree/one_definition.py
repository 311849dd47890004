#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds classes, structs, unions and enumerations that are defined twice under one name in one namespace.

    one_definition.py ROOT [FOLDER...]    sources below these folders of ROOT are one program; core and editor
    one_definition.py --self-test

A program in which two files define one name differently is broken without a word from compiler or linker. What
stands in an anonymous namespace is a file's own. Prints each such name with its places; the status is then 1."""

import pathlib
import re
import sys

TOKEN = re.compile(
    r"""//[^\n]* | /\*.*?\*/ | R"(?P<mark>[^(\s]*)\(.*?\)(?P=mark)" | "(?:\\.|[^"\\\n])*" |
        (?<![\w])'(?:\\.|[^'\\\n])+' | (?P<directive>^[ \t]*\#(?:\\\n|[^\n])*) |
        (?P<word>[A-Za-z_]\w*) | (?P<number>\d[\w'.]*) | (?P<sign>::|\[\[|\]\]|[^\s\w])""",
    re.VERBOSE | re.DOTALL | re.MULTILINE)
KINDS = {"class", "struct", "union", "enum"}


def tokens_of(text):
    for match in TOKEN.finditer(text):
        if match["word"] or match["sign"] or match["number"]:
            yield match.group(), text.count("\n", 0, match.start()) + 1 if match["word"] in KINDS else 0


def name_defined_by(head):
    """The name of the type that the tokens before a brace define; None when they define none."""
    depth = 0
    plain = []
    for word in head:
        if word in ("<", "(", "[["):
            depth += 1
        elif word in (">", ")", "]]"):
            depth -= 1
        elif depth == 0:
            plain.append(word)
    at = next((i for i, word in enumerate(plain) if word in KINDS), None)
    if at is None:
        return None
    specialised = False
    for i, word in enumerate(head):
        if word in KINDS and (i == 0 or head[i - 1] not in ("<", ",")):
            rest = head[i + 1:]
            colon = next((j for j, w in enumerate(rest) if w == ":"), len(rest))
            specialised = "<" in rest[:colon]
            break
    names = []
    for word in plain[at + 1:]:
        if word in (":", "="):
            break
        if word in KINDS | {"final", "alignas"}:
            continue
        if word != "::" and not re.match(r"[A-Za-z_]", word):
            return None
        if word != "::":
            names.append(word)
    if specialised or not names or "=" in plain or len(names) > 1:
        return None  # a specialisation, a type without a name, a variable of one, a class of a class
    return names[-1]


def definitions_in(text):
    """Each (qualified name, line) of a type that the text defines at the scope of a namespace."""
    scopes = []  # names of namespaces; None: what is in it is nobody else's or no namespace
    head = []
    line = 0
    for word, place in tokens_of(text):
        if word == "{":
            head = [w for w in head if w not in ("inline", "export")]
            if head[:1] == ["namespace"]:
                names = [w for w in head[1:] if w != "::"]
                scopes.append("::".join(names) if names else None)
            else:
                if None not in scopes:
                    name = name_defined_by(head)
                    if name:
                        yield "::".join([*scopes, name]), line
                scopes.append(None)
            head = []
        elif word == "}":
            if scopes:
                scopes.pop()
            head = []
        elif word == ";":
            head = []
        else:
            if word in KINDS:
                line = place
            head.append(word)


def report(root, folders):
    places = {}
    for folder in folders:
        for path in sorted(root.joinpath(folder).rglob("*")):
            if path.suffix in (".h", ".cpp"):
                for name, line in definitions_in(path.read_text(encoding="utf-8")):
                    places.setdefault(name, []).append(f"{path.relative_to(root)}:{line}")
    if not places:
        return ["no type is defined at all"]
    return [f"{name}: {', '.join(found)}" for name, found in sorted(places.items()) if len(found) > 1]


def self_test():
    text = """
namespace a {
struct One { enum Inner { X }; };
class Two final : public One<int> {};
enum class Three : std::uint8_t { A };
struct Four;                      // declared
namespace { struct Own {}; }
template <typename T> struct Five { T t; };
template <> struct Five<int> {};
const char* words = "struct Six {";  /* struct Seven { */
struct Eight* function() { struct Local {}; return nullptr; }
auto raw = R"x(struct Nine {)x"; char quote = '{'; int big = 1'000;
namespace b::c { union Ten {}; }
void f(struct Eleven&) {}
template <class T> void g() { class Twelve {}; }
}
struct Outside {};
"""
    found = [name for name, _ in definitions_in(text)]
    expected = ["a::One", "a::Two", "a::Three", "a::Five", "a::b::c::Ten", "Outside"]
    assert found == expected, found
    lines = dict(definitions_in(text))
    assert lines["a::Two"] == 4, lines


if __name__ == "__main__":
    if sys.argv[1:] == ["--self-test"]:
        self_test()
        sys.exit(0)
    twice = report(pathlib.Path(sys.argv[1]), sys.argv[2:] or ["core", "editor"])
    print("\n".join(twice))
    sys.exit(1 if twice else 0)

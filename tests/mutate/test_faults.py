#!/usr/bin/env -S python3 -B
# SPDX-License-Identifier: GPL-3.0-or-later
"""Which faults are found in a source, and which are not."""

import sys
import unittest

import faults


def changes(source, path="core/a.cpp"):
    """What each fault makes of the source, without line ends and indentation."""
    return {" ".join(fault.planted(source).split()) for fault in faults.faults_of(path, source)}


def kinds(source, path="core/a.cpp"):
    return [fault.kind for fault in faults.faults_of(path, source)]


class TestFaults(unittest.TestCase):
    def test_operators_become_others(self):
        self.assertEqual(changes("x = a < b;"), {"x = a <= b;"})
        self.assertEqual(changes("x = a == b && c;"), {"x = a != b && c;", "x = a == b || c;"})
        self.assertEqual(changes("x = a - b % c;"), {"x = a + b % c;", "x = a - b * c;"})
        self.assertEqual(changes("x = !a;"), {"x = a;"})
        self.assertEqual(changes("x = a <\n    b;"), {"x = a <= b;"})

    def test_templates_pointers_and_operators_of_ones_own_stay(self):
        self.assertEqual(changes("std::vector<std::vector<T>> x;"), set())
        self.assertEqual(changes("template <typename T> void f(T&& a, const T& b, T* c);"), set())
        self.assertEqual(changes("bool operator==(const A& a, const A& b);"), set())
        self.assertEqual(changes("bool operator < (A a);"), set())

    def test_numbers_are_off_by_one(self):
        self.assertEqual(changes("x = 3;"), {"x = 4;", "x = 2;"})
        self.assertEqual(changes("x = 0;"), {"x = 1;"})
        self.assertEqual(changes("x = 0x1FU;"), {"x = 32U;", "x = 30U;"})
        self.assertEqual(changes("x = 1'000;"), {"x = 1001;", "x = 999;"})
        self.assertEqual(changes("x = 0.5;"), {"x = 1.5;"})
        self.assertEqual(changes("x = true;"), {"x = false;"})

    def test_conditions_turn_round(self):
        self.assertIn("if (!(a)) f();", changes("if (a) f();"))
        self.assertIn("if (int a = f(); !(a)) g();", changes("if (int a = f(); a) g();"))
        self.assertEqual(changes("if constexpr (a) {}"), set())

    def test_statements_are_dropped(self):
        self.assertEqual(changes("void f() { g(a); }"), {"void f() { ; }"})
        self.assertEqual(changes("void f() { a.b = c; }"), {"void f() { ; }"})
        self.assertEqual(changes("void f() { if (a) { g(); } }"),
                         {"void f() { if (a) { ; } }", "void f() { if (!(a)) { g(); } }"})
        self.assertEqual(changes("void f() { for (;;) g([] { h(); }); }"),
                         {"void f() { for (;;) ; }", "void f() { for (;;) g([] { ; }); }"})
        self.assertEqual(changes("void f() { for (;;) break; }"), {"void f() { for (;;) ; }"})
        self.assertEqual(changes("int f() { return a; }"), {"int f() { return {}; }"})
        self.assertEqual(changes("void f() { emit changed(); }"), {"void f() { ; }"})

    def test_declarations_and_empty_results_stay(self):
        for kept in ("Cell a(b, c);", "const Map map = f();", "std::vector<Cell> cells(n);", "using A = B;",
                     "return {};", "return nullptr;", "auto& x = f();", "Tile* tile{f()};"):
            self.assertEqual(changes(f"void f() {{ {kept} }}"), set(), kept)
        self.assertEqual(changes("namespace a { int f(int b); }"), set())

    def test_comments_texts_directives_and_assertions_stay(self):
        self.assertEqual(changes('// a < 1\n/* b == 2 */\n#include <c>\n#if A == 3\n#endif\nauto x = "a == 1";'), set())
        self.assertEqual(changes('x = R"(a == 1)";'), set())
        self.assertEqual(changes("x = ' ';"), set())
        self.assertEqual(changes("static_assert(a == 1);"), set())
        self.assertEqual(changes("void f() { a.reserve(b + 1); }"), set())

    def test_looks_of_the_editor_stay(self):
        self.assertEqual(changes("void f() { layout->setSpacing(8); }", "editor/kings_conflict/a.cpp"), set())
        self.assertEqual(changes("QSize a{20, 30};", "editor/kings_conflict/a.cpp"), set())
        drawing = "void f() { x = a + 3; if (b) draw(); }"
        self.assertNotIn("calculate", kinds(drawing, "editor/kings_conflict/view/art/a.cpp"))
        self.assertNotIn("constant", kinds(drawing, "editor/kings_conflict/view/art/a.cpp"))
        self.assertIn("condition", kinds(drawing, "editor/kings_conflict/view/art/a.cpp"))
        self.assertIn("calculate", kinds(drawing, "editor/kings_conflict/a.cpp"))

    def test_a_fault_is_the_same_when_other_lines_change(self):
        source = "void f() {\n    a = b + 1;\n    a = b + 1;\n}\n"
        ids = [fault.id for fault in faults.faults_of("core/a.cpp", source)]
        self.assertEqual(len(ids), len(set(ids)))
        changed = "int before = 7;\n" + source.replace("    a", "        a", 1)
        self.assertLessEqual(set(ids), {fault.id for fault in faults.faults_of("core/a.cpp", changed)})
        more = faults.faults_of("core/a.cpp", changed)
        order = [fault.id for fault in faults.drawn(more, "1") if fault.id in ids]
        self.assertEqual(order, [f.id for f in faults.drawn(faults.faults_of("core/a.cpp", source), "1")])

    def test_tells_the_line_as_it_is_and_as_it_becomes(self):
        fault = faults.faults_of("core/a.cpp", "int a;\n    x = b < c;\n")[0]
        self.assertEqual((fault.line, fault.before, fault.after), (2, "x = b < c;", "x = b <= c;"))


if __name__ == "__main__":
    sys.exit(unittest.main())

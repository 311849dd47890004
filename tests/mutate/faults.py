# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a fault can be planted in a C++ source, and what it is.

A fault is one small change that a tired programmer makes: another comparison, a condition turned round, a number off by
one, a statement forgotten. Sites are found on tokens alone. What then does not compile is not counted, so the rules
below need not know types.

Left out, because no behaviour depends on them or tests would hold what is a matter of taste:
  - comments, texts, directives, assertions; headers (run.py reads sources only);
  - `reserve` and `shrink_to_fit`, which change how fast something is;
  - in the editor sizes, margins, colours and fonts, numbers in files that paint (they include <QPainter>), and in
    drawings (DRAWINGS below) calculations too, which there are shapes. Conditions, comparisons, results and calls
    count there like anywhere.
"""

import hashlib
import re
from dataclasses import dataclass, field

TOKEN = re.compile(
    r"""(?P<blank>\s+|//[^\n]*|/\*.*?\*/|\#(?:\\\n|[^\n])*)
      | (?P<text>\w*R"(?P<end>[^ ()\\\t\n]*)\(.*?\)(?P=end)"\w*
              | (?:u8|[uUL])?"(?:\\.|[^"\\\n])*"\w* | (?:u8|[uUL])?'(?:\\.|[^'\\\n])*'\w*)
      | (?P<number>\.?\d(?:[eEpP][+-]|'?[\w.])*)
      | (?P<name>[A-Za-z_]\w*)
      | (?P<sign><=>|<<=|>>=|\.\.\.|::|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|.)""",
    re.VERBOSE | re.DOTALL,
)
INTEGER = re.compile(r"(0[xX][\da-fA-F']+|0[bB][01']+|[\d']+)([uUlLzZ]*)")
REAL = re.compile(r"[\d']*\.?[\d']*(?:[eE][+-]?\d+)?([fFlL]?)")

# Between two operands; clang-format puts blanks around these, and none around the brackets of templates, pointers and
# references.
SWAPS = {
    "compare": {"==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">"},
    "logic": {"&&": "||", "||": "&&"},
    "calculate": {
        **{"+": "-", "-": "+", "*": "/", "/": "*", "%": "*", "+=": "-=", "-=": "+=", "*=": "/=", "/=": "*="},
        **{"&": "|", "|": "&", "^": "&", "<<": ">>", ">>": "<<", "&=": "|=", "|=": "&=", "^=": "&="},
    },
}
UNSEEN_CALLS = {"static_assert", "assert", "Q_ASSERT", "Q_ASSERT_X", "Q_UNUSED", "reserve", "shrink_to_fit"}
LOOKS = re.compile(
    r"Q(Size|Margins|Rect|Point|Color|Pen|Font)F?|add(Spacing|Stretch)|resize|fromRgb\w*|setRenderHint"
    r"|set\w*(Margins?|Spacing|Size|Width|Height|Stretch|Padding|Indent|Rgb|Alpha|Weight|Bold|Italic|WordWrap|Alignment"
    r"|Policy|FrameShape)F?"
)
DRAWINGS = re.compile(r"editor/.*(/(art|plots|pictures)/.*|_(art|symbols|signs|painter|painting|plot)\.cpp|/chrome_\w+\.cpp)")
KEYWORDS = set(
    "return if for while do switch case default break continue goto using namespace class struct enum union template "
    "typedef static constexpr const auto extern friend public private protected throw else try catch typename "
    "explicit virtual inline operator Q_OBJECT slots signals thread_local".split()
)
NOTHING = {"{}", "nullptr", "false", "0", "std::nullopt", "QString()", "QVariant()", '""', "-1"}
# The start of a declaration: a type, perhaps with arguments, and a name.
DECLARATION = re.compile(r"[\w:]+(?:<.*>)?(?:::\w+)*\s*[&*]*\s+[&*]*\w+\s*[=({;\[:]", re.DOTALL)
PAIRS = {"(": ")", "[": "]", "{": "}"}


@dataclass
class Token:
    kind: str
    text: str
    start: int
    blank_before: bool
    blank_after: bool = False

    @property
    def end(self):
        return self.start + len(self.text)

    def between_operands(self):
        return self.blank_before and self.blank_after


@dataclass
class Fault:
    """A change of one place of a source: what stands from start to end becomes the replacement."""

    path: str
    kind: str
    start: int
    end: int
    replacement: str
    line: int = 0
    before: str = ""  # the line as it is, without indentation
    after: str = ""
    id: str = ""  # from path, line, place in it and change: stays when anything else changes

    def planted(self, source):
        return source[: self.start] + self.replacement + source[self.end :]


@dataclass
class Bracket:
    sign: str
    callee: str = ""  # the name before it
    type: str = ""  # and the name before that, as in Type name(...)
    position: int = 0
    partner: int = 0
    enclosing: "Bracket | None" = field(default=None, repr=False)

    def callees(self):
        bracket = self
        while bracket:
            yield bracket.callee
            yield bracket.type
            bracket = bracket.enclosing


def tokens_of(source):
    tokens = []
    blank = True
    for match in TOKEN.finditer(source):
        if match.lastgroup == "blank":
            blank = True
            if tokens:
                tokens[-1].blank_after = True
            continue
        kind = next(name for name in ("text", "number", "name", "sign") if match.group(name) is not None)
        tokens.append(Token(kind, match.group(), match.start(), blank))
        blank = False
    return tokens


def brackets_of(tokens):
    """For each token the innermost bracket around it (for a bracket itself the one it stands in), and all by position."""
    around, by_position, stack = [], {}, []
    for position, token in enumerate(tokens):
        if token.kind == "sign" and token.text in ")]}" and stack:
            stack.pop().partner = position
        around.append(stack[-1] if stack else None)
        if token.kind == "sign" and token.text in PAIRS:
            names = [t.text if t.kind == "name" else "" for t in tokens[max(position - 2, 0) : position]]
            type_, callee = ([""] * 2 + names)[-2:]
            if callee == "constexpr":
                callee = "if constexpr"
            bracket = Bracket(token.text, callee, type_, position, len(tokens) - 1, around[-1])
            by_position[position] = bracket
            stack.append(bracket)
    return around, by_position


def shifted(number):
    """The number and one more and one less, as far as there are such."""
    integer = INTEGER.fullmatch(number)
    if integer:
        digits, suffix = integer.groups()
        digits = digits.replace("'", "")
        octal = len(digits) > 1 and digits[0] == "0" and digits.isdigit()
        value = int(digits, 8 if octal else 0)
        return [f"{value + step}{suffix}" for step in (1, -1) if value + step >= 0]
    real = REAL.fullmatch(number)
    if real:
        suffix = real.group(1)
        value = float(number.replace("'", "").rstrip("fFlL"))
        return [f"{value + 1!r}{suffix}"]
    return []


class Finder:
    """Finds all sites of one source."""

    def __init__(self, path, source):
        self.path, self.source = path, source
        self.tokens = tokens_of(source)
        self.around, self.brackets = brackets_of(self.tokens)
        self.is_editor = path.startswith("editor/")
        self.paints = self.is_editor and "#include <QPainter" in source
        self.is_drawing = DRAWINGS.match(path) is not None
        self.faults = []

    def add(self, kind, start, end, replacement):
        self.faults.append(Fault(self.path, kind, start, end, replacement))

    def swap(self, kind, token, replacement):
        self.add(kind, token.start, token.end, replacement)

    def find(self):
        for position, token in enumerate(self.tokens):
            bracket = self.around[position]
            callees = set(bracket.callees()) if bracket else set()
            if callees & UNSEEN_CALLS or token.text in UNSEEN_CALLS:
                continue
            self.operators(position, token)
            self.constants(token, callees)
            self.conditions(position, token)
            if self.starts_statement(position):
                self.statements(position)
        self.number_and_name()
        return self.faults

    def operators(self, position, token):
        if token.kind != "sign":
            return
        previous = self.tokens[position - 1] if position else None
        if previous and previous.text == "operator":
            return
        if token.between_operands():
            following = self.tokens[position + 1] if position + 1 < len(self.tokens) else token
            joins_text = previous.kind == "text" or following.kind == "text"
            for kind, swaps in SWAPS.items():
                if kind == "calculate" and self.is_drawing:
                    continue
                if token.text in swaps and not (joins_text and token.text in ("+", "+=", "<<")):
                    self.swap(kind, token, swaps[token.text])
        elif token.text == "!":
            self.swap("logic", token, "")
        elif token.text in ("++", "--"):
            self.swap("calculate", token, "--" if token.text == "++" else "++")

    def constants(self, token, callees):
        if token.text in ("true", "false"):
            self.swap("constant", token, "false" if token.text == "true" else "true")
        if token.kind != "number":
            return
        if self.paints or self.is_drawing or (self.is_editor and any(LOOKS.fullmatch(name) for name in callees)):
            return
        for other in shifted(token.text):
            self.swap("constant", token, other)

    def conditions(self, position, token):
        """if (a) -> if (!(a)); of if (b; a) the last part."""
        if token.text not in ("if", "while") or position + 1 not in self.brackets:
            return
        bracket = self.brackets[position + 1]
        first = bracket.position + 1
        for inner in range(first, bracket.partner):
            if self.tokens[inner].text == ";" and self.around[inner] is bracket:
                first = inner + 1
        start, end = self.tokens[first].start, self.tokens[bracket.partner - 1].end
        self.add("condition", start, end, f"!({self.source[start:end]})")

    def starts_statement(self, position):
        bracket = self.around[position]
        if position == 0 or not bracket or bracket.sign != "{":
            return False
        previous = self.tokens[position - 1]
        if previous.text in (";", "{", "}", "else", "do"):
            return True
        if previous.text == ")":
            opening = next((b for b in self.brackets.values() if b.partner == position - 1), None)
            return opening is not None and opening.callee in ("if", "for", "while", "if constexpr")
        return previous.text == ":" and self.ends_label(position - 1)

    def ends_label(self, colon):
        for position in range(colon - 1, max(colon - 8, 0), -1):
            if self.tokens[position].text in ("case", "default"):
                return True
            if self.tokens[position].text in (";", "{", "}", "?"):
                return False
        return False

    def statements(self, position):
        end = self.end_of_statement(position)
        if end is None:
            return
        first, last = self.tokens[position], self.tokens[end]
        text = self.source[first.start : last.start].strip()
        if first.text == "return":
            value = text.removeprefix("return").strip()
            if not value:
                self.add("statement", first.start, last.end, ";")
            elif value not in NOTHING:
                self.add("result", first.start, last.end, "return {};")
        elif first.text in ("break", "continue"):
            self.add("statement", first.start, last.end, ";")
        elif self.is_expression(position, end, text):
            self.add("statement", first.start, last.end, ";")

    def end_of_statement(self, position):
        """The position of the semicolon, or nothing if this is a block, a function or a list."""
        bracket = self.around[position]
        assigned = self.tokens[position].text == "return"
        while position < len(self.tokens):
            token = self.tokens[position]
            if self.around[position] is bracket:
                if token.text == ";":
                    return position
                if token.text == "}" or (token.text == "{" and not assigned):
                    return None
                assigned = assigned or token.text.endswith("=") or token.text == "return"
            position = self.brackets[position].partner if position in self.brackets else position + 1
        return None

    def is_expression(self, position, end, text):
        first = self.tokens[position]
        if first.text in KEYWORDS or (first.kind != "name" and first.text not in ("*", "(", "++", "--", "::")):
            return False
        # What is neither called nor assigned says nothing.
        signs = {token.text for token in self.tokens[position : end + 1] if token.kind == "sign"}
        if not any(sign in signs for sign in ("(", "++", "--")) and not any(sign.endswith("=") for sign in signs):
            return False
        names = {token.text for token in self.tokens[position:end] if token.kind == "name"}
        if names & UNSEEN_CALLS or (self.is_editor and any(LOOKS.fullmatch(name) for name in names)):
            return False
        return text.startswith(("emit ", "delete ")) or not DECLARATION.match(text + ";")

    def number_and_name(self):
        seen = {}
        for fault in self.faults:
            line_start = self.source.rfind("\n", 0, fault.start) + 1
            line_end = self.source.find("\n", fault.start)
            line = self.source[line_start:line_end]
            fault.line = self.source.count("\n", 0, fault.start) + 1
            fault.before = line.strip()
            rest = self.source[fault.end : max(line_end, fault.end)]
            fault.after = " ".join((self.source[line_start : fault.start] + fault.replacement + rest).split())
            column = fault.start - line_start - (len(line) - len(line.lstrip()))
            key = (fault.path, fault.kind, fault.before, column, fault.replacement)
            seen[key] = seen.get(key, 0) + 1
            words = "\n".join(map(str, (*key, seen[key])))
            fault.id = hashlib.sha256(words.encode()).hexdigest()[:8]


def faults_of(path, source):
    return Finder(path, source).find()


def drawn(faults, seed):
    """The faults in an order that only seed and fault decide: one that is added or goes moves no other."""
    return sorted(faults, key=lambda fault: hashlib.sha256(f"{seed} {fault.id}".encode()).digest())

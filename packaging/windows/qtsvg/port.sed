# Turns the sources of Qt Svg 5.15 (Debian's qtsvg-opensource-src) into sources for Qt 6.4, for when the archive has none of Qt
# Svg 6: sed -E -s -i -f port.sed src/svg/*.cpp src/svg/*.h. Like the sources, what comes out is under the LGPL, version 3,
# or the GPL, version 2 or 3, of The Qt Company and others.

# Views of strings have taken the place of references to strings, which knew the string that they were part of.
s/QStringRef (ref)\(&(name), 1, name\.length\(\) - 1\);/QStringView \1 = QStringView(\2).mid(1);/
s/QStringRef (\w+)\(([a-zA-Z.]+)\.string\(\), \2\.position\(\) \+ (\w+), (.*)\);/QStringView \1 = \2.mid(\3, \4);/
s/QStringRef\(([a-zA-Z.]+)\.string\(\), \1\.position\(\)( \+ \w+)?, /\1.mid(0\2, /
s/\bstr\.string\(\)->constData\(\) \+ str\.position\(\)/str.data()/
s/QStringRef( \w+)?\(&(\w+)(, 0, \2\.length\(\))?\)/QStringView\1(\2)/
s/QStringRef\(&([a-z.]+), /QStringView(\1).mid(/
s/\bQStringRef\b/QStringView/g
s/\bmidRef\b/mid/
s/colorStrTr\.unicode\(\)/colorStrTr.data()/

# These keep their words, which are views of something that does not last.
s/QXmlStreamStringRef (name|value);/QString \1;/
s/= QXmlStreamStringRef\((.*)\);/= (\1).toString();/

# A view of nothing has no zero at its end, where numbers stop being read.
/^static qreal toDouble\(const QChar \*&str\)/i static const QChar *nonNull(const QChar *c) { static const QChar none; return c ? c : &none; }
/(QChar \*\w+|\bs) = |\(c == /s/\b([a-zA-Z]+)\.constData\(\)/nonNull(&)/

# A character is made from a number only when that is said.
s/\bunicode = 0;/unicode = QChar(0);/
s/\? 0 : uncStr/? QChar(0) : uncStr/
s/const_cast<QChar \*>\(end\) = 0;/const_cast<QChar *>(end) = QChar(0);/

# What has another name, another scale, or is gone.
s/QString attribute\(NodePtr node, const QString &name\) const override/QString attributeValue(NodePtr node, const QCss::AttributeSelector \&selector) const override/
/QString attributeValue\(/,/\{/s/\{/&\n        const QString name = selector.name;/
s/SVGToQtWeight\(states\.fontWeight\)/QFont::Weight(states.fontWeight)/
s/#( *)ifndef QT_STATIC$/#\1if QT_CONFIG(shared)/
/#include ("qplatformdefs\.h"|"qtextcodec\.h"|<QtGui\/qmatrix\.h>)/d
/setCodec\(/d
/QMatrix matrixForElement/d
/^QMatrix QSvgRenderer/,/^\}/d

#!/bin/sh
# Links a test with the libraries of the program before its own objects. Of a template or an inline function that both
# have compiled the linker keeps the first copy, and those of the program are optimised: tests take a third less time.
# Only for mold, which needs no library after what calls it.
compiler=$1
shift
product=
for word; do
    case $word in
    core/*.a | editor/*.a) product="$product $word" ;;
    esac
done
# shellcheck disable=SC2086 # the names of libraries have no blanks
exec "$compiler" $product "$@"

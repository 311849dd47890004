// SPDX-License-Identifier: GPL-3.0-or-later
// A program that does nothing: what matters is whether it links.
int main() {
    return 0;
}

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>AdvantageText</name>
    <message numerus="yes">
        <source>%1 wins in %n moves of its own</source>
        <extracomment>%1 is a side: Blue, Red; the moves, 2 or more, are those of this side alone</extracomment>
        <translation>
            <numerusform>%1 wins in %n move of its own</numerusform>
            <numerusform>%1 wins in %n moves of its own</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArgumentText</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1 is a list of places</extracomment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardEdits</name>
    <message numerus="yes">
        <source>Remove %n piece(s)</source>
        <translation>
            <numerusform>Remove %n piece</numerusform>
            <numerusform>Remove %n pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CapturedText</name>
    <message numerus="yes">
        <source>%1 (%n times)</source>
        <extracomment>%1 is a piece that was captured, &quot;Vulture 2&quot;; %n is how often, at least 2</extracomment>
        <translation>
            <numerusform>%1 (once)</numerusform>
            <numerusform>%1 (%n times)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message numerus="yes">
        <source>%1 wins, the other gave up after %n move(s)</source>
        <extracomment>%1 is a side: Blue, Red</extracomment>
        <translation>
            <numerusform>%1 wins, the other gave up after %n move</numerusform>
            <numerusform>%1 wins, the other gave up after %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not ended after %n move(s)</source>
        <translation>
            <numerusform>Not ended after %n move</numerusform>
            <numerusform>Not ended after %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: %2 after %n move(s)</source>
        <extracomment>%1 is a deck and who plays it, %2 points such as &quot;12 : 9&quot;</extracomment>
        <translation>
            <numerusform>%1 wins: %2 after %n move</numerusform>
            <numerusform>%1 wins: %2 after %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins, the other gave up: %2 after %n move(s)</source>
        <extracomment>%1 is a deck and who plays it, %2 points such as &quot;12 : 9&quot;</extracomment>
        <translation>
            <numerusform>%1 wins, the other gave up: %2 after %n move</numerusform>
            <numerusform>%1 wins, the other gave up: %2 after %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw: %1 after %n move(s)</source>
        <extracomment>%1 is points such as &quot;12 : 12&quot;</extracomment>
        <translation>
            <numerusform>Draw: %1 after %n move</numerusform>
            <numerusform>Draw: %1 after %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not ended: %1 after %n move(s)</source>
        <extracomment>%1 is points such as &quot;12 : 9&quot;</extracomment>
        <translation>
            <numerusform>Not ended: %1 after %n move</numerusform>
            <numerusform>Not ended: %1 after %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComparisonOverlay</name>
    <message numerus="yes">
        <source>%n cell(s) differ in %1</source>
        <extracomment>%1 is a layer&apos;s name, %n how many of its cells differ from those of another map</extracomment>
        <translation>
            <numerusform>%n cell differs in %1</numerusform>
            <numerusform>%n cells differ in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) differ</source>
        <translation>
            <numerusform>%n note differs</numerusform>
            <numerusform>%n notes differ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckEdits</name>
    <message numerus="yes">
        <source>Duplicate %n deck(s)</source>
        <translation>
            <numerusform>Duplicate %n deck</numerusform>
            <numerusform>Duplicate %n decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckFile</name>
    <message numerus="yes">
        <source>%n word(s) of the list name no card or one that does not fit. They are listed in the deck check.</source>
        <translation>
            <numerusform>%n word of the list names no card or one that does not fit. It is listed in the deck check.</numerusform>
            <numerusform>%n words of the list name no card or one that does not fit. They are listed in the deck check.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckSheet</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DuelWords</name>
    <message numerus="yes">
        <source>Ends at %n point(s) or a full board.</source>
        <translation>
            <numerusform>Ends at %n point or a full board.</numerusform>
            <numerusform>Ends at %n points or a full board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes 1 from %n token(s)</source>
        <translation>
            <numerusform>takes 1 from %n token</numerusform>
            <numerusform>takes 1 from %n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pushes %n token(s)</source>
        <translation>
            <numerusform>pushes %n token</numerusform>
            <numerusform>pushes %n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) swap places</source>
        <translation>
            <numerusform>%n token swaps places</numerusform>
            <numerusform>%n tokens swap places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>throws %n token(s) across</source>
        <translation>
            <numerusform>throws %n token across</numerusform>
            <numerusform>throws %n tokens across</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sets %n new token(s)</source>
        <translation>
            <numerusform>sets %n new token</numerusform>
            <numerusform>sets %n new tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gilds %n token(s)</source>
        <translation>
            <numerusform>gilds %n token</numerusform>
            <numerusform>gilds %n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot move</source>
        <translation>
            <numerusform>%n cannot move</numerusform>
            <numerusform>%n cannot move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n off the board</source>
        <translation>
            <numerusform>%n off the board</numerusform>
            <numerusform>%n off the board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>turrets hit %n time(s)</source>
        <translation>
            <numerusform>turrets hit %n time</numerusform>
            <numerusform>turrets hit %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n destroyed</source>
        <translation>
            <numerusform>%n destroyed</numerusform>
            <numerusform>%n destroyed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resilient become(s) plain</source>
        <translation>
            <numerusform>%n resilient becomes plain</numerusform>
            <numerusform>%n resilient become plain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game over: %n point(s)</source>
        <translation>
            <numerusform>Game over: %n point</numerusform>
            <numerusform>Game over: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more turn(s) after this one</source>
        <translation>
            <numerusform>and %n more turn after this one</numerusform>
            <numerusform>and %n more turns after this one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n move(s)</source>
        <translation>
            <numerusform>after %n move</numerusform>
            <numerusform>after %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead %1</source>
        <extracomment>%1 says after how many moves</extracomment>
        <translation>
            <numerusform>%n point ahead %1</numerusform>
            <numerusform>%n points ahead %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cost about %n point(s). Better: %1 on %2</source>
        <extracomment>%1 is a card, %2 a cell such as c4</extracomment>
        <translation>
            <numerusform>Cost about %n point. Better: %1 on %2</numerusform>
            <numerusform>Cost about %n points. Better: %1 on %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You reached %n point(s), which ends the game.</source>
        <translation>
            <numerusform>You reached %n point, which ends the game.</numerusform>
            <numerusform>You reached %n points, which ends the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 reached %n point(s), which ends the game.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>
            <numerusform>%1 reached %n point, which ends the game.</numerusform>
            <numerusform>%1 reached %n points, which ends the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both players reached %n point(s), which ends the game: more points win.</source>
        <translation>
            <numerusform>Both players reached %n point, which ends the game: more points win.</numerusform>
            <numerusform>Both players reached %n points, which ends the game: more points win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No game goes on for more than %n move(s): more points win.</source>
        <translation>
            <numerusform>No game goes on for more than %n move: more points win.</numerusform>
            <numerusform>No game goes on for more than %n moves: more points win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 cost about %n point(s). Better: card %2, %3, on %4 (+%5)</source>
        <extracomment>%1 is a move, %2 the number of a stack, %3 the name of its top card, %4 a cell such as c4, %5 points</extracomment>
        <translation>
            <numerusform>%1 cost about %n point. Better: card %2, %3, on %4 (+%5)</numerusform>
            <numerusform>%1 cost about %n points. Better: card %2, %3, on %4 (+%5)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message numerus="yes">
        <source>%n buildings of castles are left out: they are not built, or such castles do not have them.</source>
        <translation>
            <numerusform>A building of a castle is left out: it is not built, or such castles do not have it.</numerusform>
            <numerusform>%n buildings of castles are left out: they are not built, or such castles do not have them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decorations and pieces of ways are left out: others cover their cells.</source>
        <translation>
            <numerusform>A decoration or a piece of a way is left out: another covers its cell.</numerusform>
            <numerusform>%n decorations and pieces of ways are left out: others cover their cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rewards are left out: the game has no such artifacts.</source>
        <translation>
            <numerusform>A reward is left out: the game has no such artifact.</numerusform>
            <numerusform>%n rewards are left out: the game has no such artifacts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skills of heroes are left out: no hero of the game has them.</source>
        <translation>
            <numerusform>A skill of a hero is left out: no hero of the game has it.</numerusform>
            <numerusform>%n skills of heroes are left out: no hero of the game has them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spells of heroes are left out: the game has no such spells.</source>
        <translation>
            <numerusform>A spell of a hero is left out: the game has no such spell.</numerusform>
            <numerusform>%n spells of heroes are left out: the game has no such spells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bytes too many stand behind the end of the content; the file is damaged.</source>
        <translation>
            <numerusform>A byte too many stands behind the end of the content; the file is damaged.</numerusform>
            <numerusform>%n bytes too many stand behind the end of the content; the file is damaged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %2 of the grid %1 has %n characters instead of %3.</source>
        <extracomment>%1 is the name of a grid, %2 and %3 are numbers</extracomment>
        <translation>
            <numerusform>Row %2 of the grid %1 has %n character instead of %3.</numerusform>
            <numerusform>Row %2 of the grid %1 has %n characters instead of %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The grid %1 has %n rows and needs %2; perhaps it was cut short.</source>
        <extracomment>%1 is the name of a grid, %2 a number</extracomment>
        <translation>
            <numerusform>The grid %1 has %n row and needs %2; perhaps it was cut short.</numerusform>
            <numerusform>The grid %1 has %n rows and needs %2; perhaps it was cut short.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The grid %1 has %n rows and needs %2; separate grids with a blank line.</source>
        <extracomment>%1 is the name of a grid, %2 a number</extracomment>
        <translation>
            <numerusform>The grid %1 has %n rows and needs %2; separate grids with a blank line.</numerusform>
            <numerusform>The grid %1 has %n rows and needs %2; separate grids with a blank line.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This list has %n entries and needs %1.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>
            <numerusform>This list has %n entry and needs %1.</numerusform>
            <numerusform>This list has %n entries and needs %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack %1 needs %n more cards.</source>
        <extracomment>%1 is the number of a stack</extracomment>
        <translation>
            <numerusform>Stack %1 needs %n more card.</numerusform>
            <numerusform>Stack %1 needs %n more cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack %1 has %n cards too many.</source>
        <extracomment>%1 is the number of a stack</extracomment>
        <translation>
            <numerusform>Stack %1 has %n card too many.</numerusform>
            <numerusform>Stack %1 has %n cards too many.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n stacks instead of %2; perhaps the text was cut short.</source>
        <extracomment>%2 is a number</extracomment>
        <translation>
            <numerusform>There is %n stack instead of %2; perhaps the text was cut short.</numerusform>
            <numerusform>There are %n stacks instead of %2; perhaps the text was cut short.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the game deck %1 is active, but only %n would be left. Choose another in the game or add decks.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>
            <numerusform>In the game deck %1 is active, but only %n would be left. Choose another in the game or add decks.</numerusform>
            <numerusform>In the game deck %1 is active, but only %n would be left. Choose another in the game or add decks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decks have cards with unconfirmed numbers; the game may mean other cards.</source>
        <translation>
            <numerusform>%n decks have cards with unconfirmed numbers; the game may mean other cards.</numerusform>
            <numerusform>%n decks have cards with unconfirmed numbers; the game may mean other cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game rejects %n decks: stacks are too small or cards are unknown.</source>
        <translation>
            <numerusform>The game rejects %n decks: stacks are too small or cards are unknown.</numerusform>
            <numerusform>The game rejects %n decks: stacks are too small or cards are unknown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The names of %n decks are lost: this format has no names.</source>
        <translation>
            <numerusform>The names of %n decks are lost: this format has no names.</numerusform>
            <numerusform>The names of %n decks are lost: this format has no names.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tags of %n decks are lost: only an .sdeck file keeps them.</source>
        <translation>
            <numerusform>The tags of %n deck are lost: only an .sdeck file keeps them.</numerusform>
            <numerusform>The tags of %n decks are lost: only an .sdeck file keeps them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The notes of %n decks are lost: only an .sdeck file keeps them.</source>
        <translation>
            <numerusform>The notes of %n deck are lost: only an .sdeck file keeps them.</numerusform>
            <numerusform>The notes of %n decks are lost: only an .sdeck file keeps them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You did not move within %n minutes, so the game was ended.</source>
        <translation>
            <numerusform>You did not move within %n minutes, so the game was ended.</numerusform>
            <numerusform>You did not move within %n minutes, so the game was ended.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other player did not move within %n minutes, so the game was ended.</source>
        <translation>
            <numerusform>The other player did not move within %n minute, so the game was ended.</numerusform>
            <numerusform>The other player did not move within %n minutes, so the game was ended.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The row has %n characters, but the first row has %2.</source>
        <extracomment>%2 is a number</extracomment>
        <translation>
            <numerusform>The row has %n character, but the first row has %2.</numerusform>
            <numerusform>The row has %n characters, but the first row has %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Words of %n decks that name no card are lost: only an .sdeck file and a list keep them.</source>
        <translation>
            <numerusform>Words of %n decks that name no card are lost: only an .sdeck file and a list keep them.</numerusform>
            <numerusform>Words of %n decks that name no card are lost: only an .sdeck file and a list keep them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is asked for up to %2 percent, but every map of this game needs %n tiles of it, which is %3 percent.</source>
        <extracomment>%1 is a property of maps in quotes, %2 and %3 are percentages</extracomment>
        <translation>
            <numerusform>%1 is asked for up to %2 percent, but every map of this game needs %n tile of it, which is %3 percent.</numerusform>
            <numerusform>%1 is asked for up to %2 percent, but every map of this game needs %n tiles of it, which is %3 percent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n locked cells break the symmetry; unlock them or their mirror images.</source>
        <translation>
            <numerusform>%n locked cell breaks the symmetry; unlock it or its mirror image.</numerusform>
            <numerusform>%n locked cells break the symmetry; unlock them or their mirror images.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n locked cells have a problem (%1) that no other cell can solve; unlock one.</source>
        <extracomment>%1 is the name of a fault in quotes: “swat/beside”</extracomment>
        <translation>
            <numerusform>%n locked cell has a problem (%1) that no other cell can solve; unlock it.</numerusform>
            <numerusform>%n locked cells have a problem (%1) that no other cell can solve; unlock one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The numbers of %1 and %n more cards are not confirmed; the game may mean other cards.</source>
        <extracomment>%1 is a card with its number</extracomment>
        <translation>
            <numerusform>The numbers of %1 and %n more card are not confirmed; the game may mean other cards.</numerusform>
            <numerusform>The numbers of %1 and %n more cards are not confirmed; the game may mean other cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message numerus="yes">
        <source>there after %n step(s)</source>
        <extracomment>What a unit does on a tile on the first turn</extracomment>
        <translation>
            <numerusform>there after %n step</numerusform>
            <numerusform>there after %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>region of %n tile(s), %1</source>
        <translation>
            <numerusform>region of %n tile, %1</numerusform>
            <numerusform>region of %n tiles, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) longer than the shortest route</source>
        <translation>
            <numerusform>%n step longer than the shortest route</numerusform>
            <numerusform>%n steps longer than the shortest route</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shortest routes: %n step(s)</source>
        <translation>
            <numerusform>Shortest routes: %n step</numerusform>
            <numerusform>Shortest routes: %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every route crosses these: %n tile(s)</source>
        <translation>
            <numerusform>Every route crosses this tile</numerusform>
            <numerusform>Every route crosses these: %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Closing these parts the kings: %n tile(s)</source>
        <translation>
            <numerusform>Closing this tile parts the kings</numerusform>
            <numerusform>Closing these parts the kings: %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a unit spawned here kills your king, %n step(s) away</source>
        <translation>
            <numerusform>a unit spawned here kills your king, %n step away</numerusform>
            <numerusform>a unit spawned here kills your king, %n steps away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a unit spawned here kills the opponent&apos;s king, %n step(s) away</source>
        <translation>
            <numerusform>a unit spawned here kills the opponent&apos;s king, %n step away</numerusform>
            <numerusform>a unit spawned here kills the opponent&apos;s king, %n steps away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a king with %n way(s) out</source>
        <translation>
            <numerusform>a king with one way out</numerusform>
            <numerusform>a king with %n ways out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) out for your king; %1 on each traps it</source>
        <translation>
            <numerusform>One way out for your king; %1 on it traps it</numerusform>
            <numerusform>%n ways out for your king; %1 on each traps it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) out for the opponent&apos;s</source>
        <translation>
            <numerusform>One way out for the opponent&apos;s</numerusform>
            <numerusform>%n ways out for the opponent&apos;s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fix</name>
    <message numerus="yes">
        <source>Drop %n skills</source>
        <extracomment>A button</extracomment>
        <translation>
            <numerusform>Drop %n skill</numerusform>
            <numerusform>Drop %n skills</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set the %n digits to 0</source>
        <extracomment>A button. They are digits of a hint grid</extracomment>
        <translation>
            <numerusform>Set the %n digit to 0</numerusform>
            <numerusform>Set the %n digits to 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace %1 with %2 on %n cells</source>
        <extracomment>A button. %1 is a code the game does not know, %2 a tile such as Plains (P)</extracomment>
        <translation>
            <numerusform>Replace %1 with %2 on %n cells</numerusform>
            <numerusform>Replace %1 with %2 on %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copy %1 (%n cells)</source>
        <extracomment>A button. %1 is &quot;the bottom-left half&quot; or &quot;the top-right half&quot;</extracomment>
        <translation>
            <numerusform>Copy %1 (%n cells)</numerusform>
            <numerusform>Copy %1 (%n cells)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copy %1 (%n cells; %3 in the middle)</source>
        <extracomment>A button. %1 is &quot;the bottom-left half&quot; or &quot;the top-right half&quot;, %3 a tile</extracomment>
        <translation>
            <numerusform>Copy %1 (%n cells; %3 in the middle)</numerusform>
            <numerusform>Copy %1 (%n cells; %3 in the middle)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %1, copy %2 (%n cells)</source>
        <extracomment>A button. %1 is &quot;the half-turn&quot; or &quot;the diagonal mirror&quot;, %2 &quot;the bottom-left half&quot;</extracomment>
        <translation>
            <numerusform>Choose %1, copy %2 (%n cells)</numerusform>
            <numerusform>Choose %1, copy %2 (%n cells)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %1, copy %2 (%n cells; %4 in the middle)</source>
        <extracomment>A button. %1 is &quot;the half-turn&quot;, %2 &quot;the bottom-left half&quot;, %4 a tile</extracomment>
        <translation>
            <numerusform>Choose %1, copy %2 (%n cells; %4 in the middle)</numerusform>
            <numerusform>Choose %1, copy %2 (%n cells; %4 in the middle)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copy %1 and fit the middle (%n cells)</source>
        <extracomment>A button. %1 is &quot;the bottom-left half&quot; or &quot;the top-right half&quot;</extracomment>
        <translation>
            <numerusform>Copy %1 and fit the middle (%n cells)</numerusform>
            <numerusform>Copy %1 and fit the middle (%n cells)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %1, copy %2, fit the middle (%n cells)</source>
        <extracomment>A button. %1 is &quot;the half-turn&quot;, %2 &quot;the bottom-left half&quot;</extracomment>
        <translation>
            <numerusform>Choose %1, copy %2, fit the middle (%n cells)</numerusform>
            <numerusform>Choose %1, copy %2, fit the middle (%n cells)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mirror the %n pieces of %1</source>
        <extracomment>A button. %1 is a side: Blue, Red</extracomment>
        <translation>
            <numerusform>Mirror the %n piece of %1</numerusform>
            <numerusform>Mirror the %n pieces of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make holes of the %n tiles</source>
        <translation>
            <numerusform>Make a hole of the %n tile</numerusform>
            <numerusform>Make holes of the %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove the %n jumps</source>
        <translation>
            <numerusform>Remove the %n jump</numerusform>
            <numerusform>Remove the %n jumps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete the %n decorations in the way</source>
        <extracomment>A button</extracomment>
        <translation>
            <numerusform>Delete the %n decoration in the way</numerusform>
            <numerusform>Delete the %n decorations in the way</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n ends</source>
        <extracomment>A button: ends of a portal</extracomment>
        <translation>
            <numerusform>Delete %n end</numerusform>
            <numerusform>Delete %n ends</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear the %n messages</source>
        <extracomment>A button</extracomment>
        <translation>
            <numerusform>Clear the %n message</numerusform>
            <numerusform>Clear the %n messages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete the %n texts</source>
        <extracomment>A button</extracomment>
        <translation>
            <numerusform>Delete the %n text</numerusform>
            <numerusform>Delete the %n texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n artifacts into the backpack</source>
        <extracomment>A button: artifacts that a hero cannot wear</extracomment>
        <translation>
            <numerusform>Put %n artifact into the backpack</numerusform>
            <numerusform>Put %n artifacts into the backpack</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give %n other keys</source>
        <extracomment>A button: keys of texts</extracomment>
        <translation>
            <numerusform>Give %n other key</numerusform>
            <numerusform>Give %n other keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put the sign for unreadable characters into %n texts</source>
        <extracomment>A button: what cannot be read of several texts</extracomment>
        <translation>
            <numerusform>Put the sign for unreadable characters into %n text</numerusform>
            <numerusform>Put the sign for unreadable characters into %n texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove the %n bytes behind the end</source>
        <extracomment>A button: bytes behind the end of a file</extracomment>
        <translation>
            <numerusform>Remove the %n byte behind the end</numerusform>
            <numerusform>Remove the %n bytes behind the end</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintText</name>
    <message numerus="yes">
        <source>a unit goes to one of %n tile(s) worth %1</source>
        <extracomment>%n tiles of equal value, %1 is that value, a digit: the unit picks any of them</extracomment>
        <translation>
            <numerusform>a unit goes to one of %n tile worth %1</numerusform>
            <numerusform>a unit goes to one of %n tiles worth %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and ends on one of %n peak(s)</source>
        <extracomment>The peaks of a hint grid a unit may climb to</extracomment>
        <translation>
            <numerusform>and ends on one of %n peak</numerusform>
            <numerusform>and ends on one of %n peaks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leads to %n peak(s)</source>
        <translation>
            <numerusform>leads to %n peak</numerusform>
            <numerusform>leads to %n peaks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>plateau: the neighbours are no better, %1 is %n step(s) away</source>
        <extracomment>%1 is a tile such as &quot;the 9 at row 5, column 5&quot;, %n the steps to it</extracomment>
        <translation>
            <numerusform>plateau: the neighbours are no better, %1 is %n step away</numerusform>
            <numerusform>plateau: the neighbours are no better, %1 is %n steps away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stuck: all within a move is worse, %1 is %n step(s) away</source>
        <extracomment>%1 is a tile such as &quot;the 9 at row 5, column 5&quot;, %n the steps to it</extracomment>
        <translation>
            <numerusform>stuck: all within a move is worse, %1 is %n step away</numerusform>
            <numerusform>stuck: all within a move is worse, %1 is %n steps away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>blocked: a better tile is near, but the way around is long; %1 is %n step(s) away</source>
        <extracomment>%1 is a tile such as &quot;the 9 at row 5, column 5&quot;, %n the steps to it</extracomment>
        <translation>
            <numerusform>blocked: a better tile is near, but the way around is long; %1 is %n step away</numerusform>
            <numerusform>blocked: a better tile is near, but the way around is long; %1 is %n steps away</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InsightText</name>
    <message numerus="yes">
        <source>%1 needs %n turn(s) from here</source>
        <extracomment>%1 a side</extracomment>
        <translation>
            <numerusform>%1 needs %n turn from here</numerusform>
            <numerusform>%1 needs %n turns from here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) away</source>
        <translation>
            <numerusform>%n turn away</numerusform>
            <numerusform>%n turns away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n turn(s)</source>
        <translation>
            <numerusform>in %n turn</numerusform>
            <numerusform>in %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n turn(s) to its goal</source>
        <translation>
            <numerusform>%1: %n turn to its goal</numerusform>
            <numerusform>%1: %n turns to its goal</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LanStatus</name>
    <message numerus="yes">
        <source>%1 asks to take the last move back: %n move(s) would be undone. A move of yours declines.</source>
        <extracomment>%1 is the name of a person, %n how many moves of both sides are lost by that</extracomment>
        <translation>
            <numerusform>%1 asks to take the last move back: %n move would be undone. A move of yours declines.</numerusform>
            <numerusform>%1 asks to take the last move back: %n moves would be undone. A move of yours declines.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MovePieceTool</name>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) had to give way to the copy.</source>
        <translation>
            <numerusform>%n piece had to give way to the copy.</numerusform>
            <numerusform>%n pieces had to give way to the copy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) stood in the way and went where there was room.</source>
        <translation>
            <numerusform>%n piece stood in the way and went where there was room.</numerusform>
            <numerusform>%n pieces stood in the way and went where there was room.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PathPen</name>
    <message numerus="yes">
        <source>%n cell(s) were passed over: a decoration or an object is there.</source>
        <translation>
            <numerusform>%n cell was passed over: a decoration or an object is there.</numerusform>
            <numerusform>%n cells were passed over: a decoration or an object is there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decoration(s) made way.</source>
        <translation>
            <numerusform>%n decoration made way.</numerusform>
            <numerusform>%n decorations made way.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlaceTool</name>
    <message numerus="yes">
        <source>%n message(s) stayed behind: they have no words in a language of this world.</source>
        <translation>
            <numerusform>%n message stayed behind: it has no words in a language of this world.</numerusform>
            <numerusform>%n messages stayed behind: they have no words in a language of this world.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message numerus="yes">
        <source>%1: all %n best tiles, worth %2, are on the computer&apos;s half, so its units never set out. Let digits rise towards your king.</source>
        <extracomment>%1 is the name of a hint grid, %2 a digit</extracomment>
        <translation>
            <numerusform>%1: all %n best tiles, worth %2, are on the computer&apos;s half, so its units never set out. Let digits rise towards your king.</numerusform>
            <numerusform>%1: all %n best tiles, worth %2, are on the computer&apos;s half, so its units never set out. Let digits rise towards your king.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown tiles</source>
        <translation>
            <numerusform>%n unknown tiles</numerusform>
            <numerusform>%n unknown tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game has no tile with the code %1. Replace it on these %n cells.</source>
        <extracomment>%1 is a code in quotes</extracomment>
        <translation>
            <numerusform>The game has no tile with the code %1. Replace it on these %n cells.</numerusform>
            <numerusform>The game has no tile with the code %1. Replace it on these %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hints that are not digits</source>
        <translation>
            <numerusform>%n hints that are not digits</numerusform>
            <numerusform>%n hints that are not digits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 contains %2 on %n cells, but hints can only be digits from 0 to 9.</source>
        <extracomment>%1 is the name of a hint grid, %2 a character in quotes</extracomment>
        <translation>
            <numerusform>%1 contains %2 on %n cells, but hints can only be digits from 0 to 9.</numerusform>
            <numerusform>%1 contains %2 on %n cells, but hints can only be digits from 0 to 9.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells break %1. Copy one half onto the other, so that both players get the same map.</source>
        <extracomment>%1 is &quot;the half-turn&quot; or &quot;the diagonal mirror&quot;</extracomment>
        <translation>
            <numerusform>%n cells break %1. Copy one half onto the other, so that both players get the same map.</numerusform>
            <numerusform>%n cells break %1. Copy one half onto the other, so that both players get the same map.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong tiles on the mirror line</source>
        <translation>
            <numerusform>%n wrong tiles on the mirror line</numerusform>
            <numerusform>%n wrong tiles on the mirror line</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles look different when mirrored, so they cannot be on the mirror line. Use others.</source>
        <translation>
            <numerusform>%n tiles look different when mirrored, so they cannot be on the mirror line. Use others.</numerusform>
            <numerusform>%n tiles look different when mirrored, so they cannot be on the mirror line. Use others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The map must be the same for both players. %n cells must change for %1.</source>
        <extracomment>%1 is &quot;the half-turn&quot; or &quot;the diagonal mirror&quot;</extracomment>
        <translation>
            <numerusform>The map must be the same for both players. %n cells must change for %1.</numerusform>
            <numerusform>The map must be the same for both players. %n cells must change for %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %n tiles of %1. Use %3 or more, or players may get %{cards} that they cannot use.</source>
        <extracomment>%1 is a kind of terrain: forest, water ...; %3 is the number of tiles that would be enough</extracomment>
        <translation>
            <numerusform>There are only %n tiles of %1. Use %3 or more, or players may get %{cards} that they cannot use.</numerusform>
            <numerusform>There are only %n tiles of %1. Use %3 or more, or players may get %{cards} that they cannot use.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has only %n ways out</source>
        <extracomment>%1 is &quot;your king&quot; or &quot;the opponent&apos;s king&quot;</extracomment>
        <translation>
            <numerusform>%1 has only %n way out</numerusform>
            <numerusform>%1 has only %n ways out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles of %3 are near %1, and %{strikers} spawned there soon reaches it.</source>
        <extracomment>%1 is &quot;your king&quot; or &quot;the opponent&apos;s king&quot;, %3 &quot;mountains&quot;</extracomment>
        <translation>
            <numerusform>%n tiles of %3 are near %1, and %{strikers} spawned there soon reaches it.</numerusform>
            <numerusform>%n tiles of %3 are near %1, and %{strikers} spawned there soon reaches it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every way between the starts crosses the same %n tiles: who holds one holds the map. Open a second way.</source>
        <translation>
            <numerusform>Every way between the starts crosses the same %n tiles: who holds one holds the map. Open a second way.</numerusform>
            <numerusform>Every way between the starts crosses the same %n tiles: who holds one holds the map. Open a second way.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: from %n tiles near the computer&apos;s king units stop at a %5 or so, though they could walk to a %7. Let the digits rise on the way.</source>
        <extracomment>%1 is the name of a hint grid, %5 and %7 are digits</extracomment>
        <translation>
            <numerusform>%1: from %n tiles near the computer&apos;s king units stop at a %5 or so, though they could walk to a %7. Let the digits rise on the way.</numerusform>
            <numerusform>%1: from %n tiles near the computer&apos;s king units stop at a %5 or so, though they could walk to a %7. Let the digits rise on the way.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: by chance, units from %n tiles near the computer&apos;s king may stop at a %5, though they could walk to a %7. Avoid equal digits.</source>
        <extracomment>%1 is the name of a hint grid, %5 and %7 are digits</extracomment>
        <translation>
            <numerusform>%1: by chance, units from %n tiles near the computer&apos;s king may stop at a %5, though they could walk to a %7. Avoid equal digits.</numerusform>
            <numerusform>%1: by chance, units from %n tiles near the computer&apos;s king may stop at a %5, though they could walk to a %7. Avoid equal digits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles off the board</source>
        <translation>
            <numerusform>%n tile off the board</numerusform>
            <numerusform>%n tiles off the board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lies in %n holes of the board, where no tile can be. Remove it there.</source>
        <extracomment>%1 is a tile and its code</extracomment>
        <translation>
            <numerusform>%1 lies in %n holes of the board, where no tile can be. Remove it there.</numerusform>
            <numerusform>%1 lies in %n holes of the board, where no tile can be. Remove it there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %n tiles of %1. The game wants %3 or more.</source>
        <extracomment>%1 is a kind of terrain: forest, water ...; %3 is the number of tiles that would be enough</extracomment>
        <translation>
            <numerusform>There are only %n tiles of %1. The game wants %3 or more.</numerusform>
            <numerusform>There are only %n tiles of %1. The game wants %3 or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells break %1. Copy one half onto the other, so that both sides get the same board.</source>
        <extracomment>%1 is &quot;the half-turn&quot;, &quot;the top-bottom mirror&quot; ...</extracomment>
        <translation>
            <numerusform>%n cell breaks %1. Copy one half onto the other, so that both sides get the same board.</numerusform>
            <numerusform>%n cells break %1. Copy one half onto the other, so that both sides get the same board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles nobody reaches</source>
        <translation>
            <numerusform>%n tile nobody reaches</numerusform>
            <numerusform>%n tiles nobody reaches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No piece can ever get to these %n tiles. Open a way, or make them holes.</source>
        <translation>
            <numerusform>No piece can ever get to this %n tile. Open a way, or make it a hole.</numerusform>
            <numerusform>No piece can ever get to these %n tiles. Open a way, or make them holes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint grids have the same digit everywhere, so the computer&apos;s units just wander. Draw hints or use Suggest Hints.</source>
        <translation>
            <numerusform>%n hint grid has the same digit everywhere, so the computer&apos;s units just wander. Draw hints or use Suggest Hints.</numerusform>
            <numerusform>%n hint grids have the same digit everywhere, so the computer&apos;s units just wander. Draw hints or use Suggest Hints.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint grids are missing</source>
        <translation>
            <numerusform>%n hint grid is missing</numerusform>
            <numerusform>%n hint grids are missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without these %n grids the map works only against people, not against the computer. Add them under Layers.</source>
        <translation>
            <numerusform>Without this %n grid the map works only against people, not against the computer. Add it under Layers.</numerusform>
            <numerusform>Without these %n grids the map works only against people, not against the computer. Add them under Layers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%{mercenary} placed on any of %n tiles strikes %1 before its first turn. Paint other terrain there.</source>
        <extracomment>%1 is &quot;your king&quot; or &quot;the opponent&apos;s king&quot;</extracomment>
        <translation>
            <numerusform>%{mercenary} placed on any of %n tile strikes %1 before its first turn. Paint other terrain there.</numerusform>
            <numerusform>%{mercenary} placed on any of %n tiles strikes %1 before its first turn. Paint other terrain there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has high digits on %n tiles that its units cannot enter. Lower them, unless they are meant for structures.</source>
        <extracomment>%1 is the name of a hint grid</extracomment>
        <translation>
            <numerusform>%1 has high digits on %n tile that its units cannot enter. Lower them, unless they are meant for structures.</numerusform>
            <numerusform>%1 has high digits on %n tiles that its units cannot enter. Lower them, unless they are meant for structures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n impossible jumps</source>
        <translation>
            <numerusform>%n impossible jump</numerusform>
            <numerusform>%n impossible jumps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jumps that were added or forbidden begin or end in a hole, or are only a step. They do nothing: remove them.</source>
        <translation>
            <numerusform>%n jump that was added or forbidden begins or ends in a hole, or is only a step. It does nothing: remove it.</numerusform>
            <numerusform>%n jumps that were added or forbidden begin or end in a hole, or are only a step. They do nothing: remove them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is number %2 in %n places, which the game does not know. Choose another.</source>
        <extracomment>%1 is &quot;The owner of a thing&quot; and the like, %2 a number</extracomment>
        <translation>
            <numerusform>%1 is number %2 in %n place, which the game does not know. Choose another.</numerusform>
            <numerusform>%1 is number %2 in %n places, which the game does not know. Choose another.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stands %n times on ground that it is not drawn for. It works, but looks odd.</source>
        <extracomment>%1 is a decoration: “Pine 2”</extracomment>
        <translation>
            <numerusform>%1 stands %n time on ground that it is not drawn for. It works, but looks odd.</numerusform>
            <numerusform>%1 stands %n times on ground that it is not drawn for. It works, but looks odd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%{trap} on each of %n ways out traps it before its first move. Open another way.</source>
        <extracomment>%1 is &quot;your king&quot; or &quot;the opponent&apos;s king&quot;</extracomment>
        <translation>
            <numerusform>%{trap} on the only way out traps it before its first move. Open another way.</numerusform>
            <numerusform>%{trap} on each of %n ways out traps it before its first move. Open another way.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%{strikers} spawned on any of %n tiles kills it in one strike. Use other tiles there.</source>
        <extracomment>%1 is &quot;your king&quot; or &quot;the opponent&apos;s king&quot;, %3 &quot;mountains&quot;</extracomment>
        <translation>
            <numerusform>%{strikers} spawned on any of %n tile kills it in one strike. Use other tiles there.</numerusform>
            <numerusform>%{strikers} spawned on any of %n tiles kills it in one strike. Use other tiles there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The map has %n texts that nothing on it uses. It works, but nobody ever reads them.</source>
        <translation>
            <numerusform>The map has %n text that nothing on it says. It works, but nobody ever reads it.</numerusform>
            <numerusform>The map has %n texts that nothing on it uses. It works, but nobody ever reads them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The keys of %n texts have other signs than those of plain English, at which the game&apos;s editor breaks down. Give them others; nobody sees them.</source>
        <translation>
            <numerusform>The key of %n text has other signs than those of plain English, at which the game&apos;s editor breaks down. Give it another; nobody sees it.</numerusform>
            <numerusform>The keys of %n texts have other signs than those of plain English, at which the game&apos;s editor breaks down. Give them others; nobody sees them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n texts have the keys of others, and the game&apos;s editor does not open such a map. Give them others.</source>
        <translation>
            <numerusform>%n text has the key of another, and the game&apos;s editor does not open such a map. Give it another.</numerusform>
            <numerusform>%n texts have the keys of others, and the game&apos;s editor does not open such a map. Give them others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n messages or names have nothing in them but spaces or ends of lines, so the game shows empty ones. Write something, or clear them.</source>
        <translation>
            <numerusform>%n message or name has nothing in it but spaces or ends of lines, so the game shows an empty one. Write something, or clear it.</numerusform>
            <numerusform>%n messages or names have nothing in them but spaces or ends of lines, so the game shows empty ones. Write something, or clear them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n texts have halves of characters in them (lone surrogates), which nobody can read. They are saved as they are until you replace them.</source>
        <translation>
            <numerusform>%n text has halves of characters in it (lone surrogates), which nobody can read. They are saved as they are until you replace them.</numerusform>
            <numerusform>%n texts have halves of characters in them (lone surrogates), which nobody can read. They are saved as they are until you replace them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game does not know %2 (%1), %n times here, and its editor opens no such map. Delete them, or put something else there.</source>
        <extracomment>%1 is a kind of things: decoration; %2 is its id in quotes</extracomment>
        <translation>
            <numerusform>The game does not know %2 (%1), %n time here, and its editor opens no such map. Delete it, or put something else there.</numerusform>
            <numerusform>The game does not know %2 (%1), %n times here, and its editor opens no such map. Delete them, or put something else there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game does not know the artifact %1, the reward of %n events, and leaves it out. Choose another.</source>
        <extracomment>%1 is the id of an artifact in quotes</extracomment>
        <translation>
            <numerusform>The game does not know the artifact %1, the reward of %n event, and leaves it out. Choose another.</numerusform>
            <numerusform>The game does not know the artifact %1, the reward of %n events, and leaves it out. Choose another.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file has %n more bytes behind the end of the map. The game does not look at them, and they are saved as they are. Remove them if you do not need them.</source>
        <translation>
            <numerusform>The file has %n more byte behind the end of the map. The game does not look at them, and they are saved as they are. Remove them if you do not need them.</numerusform>
            <numerusform>The file has %n more bytes behind the end of the map. The game does not look at them, and they are saved as they are. Remove them if you do not need them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemPages</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportText</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more like these</source>
        <extracomment>Stands below the errors, the warnings or the notes of a report</extracomment>
        <translation>
            <numerusform>and %n more like these</numerusform>
            <numerusform>and %n more like these</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SiteWords</name>
    <message numerus="yes">
        <source>%n site(s)</source>
        <translation>
            <numerusform>%n site</numerusform>
            <numerusform>%n sites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) pass</source>
        <translation>
            <numerusform>%n place passes</numerusform>
            <numerusform>%n places pass</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n would wait in walls</source>
        <translation>
            <numerusform>%n would wait in a wall</numerusform>
            <numerusform>%n would wait in walls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsGroups</name>
    <message numerus="yes">
        <source>Nearest %n mine(s), on average</source>
        <translation>
            <numerusform>Nearest %n mine, on average</numerusform>
            <numerusform>Nearest %n mines, on average</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Strength</name>
    <message numerus="yes">
        <source>%n deck(s), each against each</source>
        <extracomment>%n is a number of decks</extracomment>
        <translation>
            <numerusform>%n deck, each against each</numerusform>
            <numerusform>%n decks, each against each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n clearly make(s) the deck stronger. Each was tried alone: apply one, then search again.</source>
        <extracomment>%1 says how many changes were tried, %n how many are good</extracomment>
        <translation>
            <numerusform>%1; %n clearly makes the deck stronger. Each was tried alone: apply one, then search again.</numerusform>
            <numerusform>%1; %n clearly make the deck stronger. Each was tried alone: apply one, then search again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, round %2 of %3 with %n change(s)</source>
        <extracomment>%1 says how many games were played, %2 and %3 are numbers, %n is a number of changes</extracomment>
        <translation>
            <numerusform>%1, round %2 of %3 with %n change</numerusform>
            <numerusform>%1, round %2 of %3 with %n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 against %n other deck(s) of its library</source>
        <extracomment>%1 is the name of a deck in quotes, %n a number of decks</extracomment>
        <translation>
            <numerusform>%1 against %n other deck of its library</numerusform>
            <numerusform>%1 against %n other decks of its library</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 against %n deck(s) of %2</source>
        <extracomment>%1 is the name of a deck in quotes, %n a number of decks, %2 the name of a file</extracomment>
        <translation>
            <numerusform>%1 against %n deck of %2</numerusform>
            <numerusform>%1 against %n decks of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 against %n random deck(s)</source>
        <extracomment>%1 is the name of a deck in quotes, %n a number of decks</extracomment>
        <translation>
            <numerusform>%1 against %n random deck</numerusform>
            <numerusform>%1 against %n random decks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SymmetryText</name>
    <message numerus="yes">
        <source>%n cells differ</source>
        <translation>
            <numerusform>%n cell differs</numerusform>
            <numerusform>%n cells differ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) differ</source>
        <translation>
            <numerusform>%n cell differs</numerusform>
            <numerusform>%n cells differ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WarWords</name>
    <message numerus="yes">
        <source>%1 After %n move(s).</source>
        <extracomment>%1 is a sentence that says how a game ended</extracomment>
        <translation>
            <numerusform>%1 After %n move.</numerusform>
            <numerusform>%1 After %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WastesText</name>
    <message numerus="yes">
        <source>Draw: the same position came up %n times.</source>
        <extracomment>%n is a number, 2 to 9</extracomment>
        <translation>
            <numerusform>Draw: the same position came up %n time.</numerusform>
            <numerusform>Draw: the same position came up %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw: for %n turns of each side no piece was taken and none came nearer to its goal.</source>
        <extracomment>%n is a number of turns</extracomment>
        <translation>
            <numerusform>Draw: for %n turn of each side no piece was taken and none came nearer to its goal.</numerusform>
            <numerusform>Draw: for %n turns of each side no piece was taken and none came nearer to its goal.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorldWords</name>
    <message numerus="yes">
        <source>%n object(s)</source>
        <translation>
            <numerusform>%n object</numerusform>
            <numerusform>%n objects</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::DocumentOpener</name>
    <message numerus="yes">
        <source>%n more file(s) waiting.</source>
        <translation>
            <numerusform>%n more file is waiting.</numerusform>
            <numerusform>%n more files are waiting.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::GuideFinder</name>
    <message numerus="yes">
        <source>First %n matches</source>
        <translation>
            <numerusform>First %n match</numerusform>
            <numerusform>First %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::LanGame</name>
    <message numerus="yes">
        <source>You have to move within %n minute(s), or the game ends.</source>
        <translation>
            <numerusform>You have to move within %n minute, or the game ends.</numerusform>
            <numerusform>You have to move within %n minutes, or the game ends.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has to move within %n minute(s), or the game ends and is kept.</source>
        <extracomment>%1 is the name of a person</extracomment>
        <translation>
            <numerusform>%1 has to move within %n minute, or the game ends and is kept.</numerusform>
            <numerusform>%1 has to move within %n minutes, or the game ends and is kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::LanJoinPage</name>
    <message numerus="yes">
        <source>%n player(s) waiting on this network:</source>
        <translation>
            <numerusform>%n player waiting on this network:</numerusform>
            <numerusform>%n players waiting on this network:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::MessageBar</name>
    <message numerus="yes">
        <source>%n older message(s)</source>
        <translation>
            <numerusform>%n older message</numerusform>
            <numerusform>%n older messages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::MoveListDock</name>
    <message numerus="yes">
        <source>Move(s) %1 lost most: see ▼.</source>
        <translation>
            <numerusform>Move %1 lost most: see ▼.</numerusform>
            <numerusform>Moves %1 lost most: see ▼.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::ProblemModel</name>
    <message numerus="yes">
        <source>and %n more like this</source>
        <translation>
            <numerusform>and %n more like this</numerusform>
            <numerusform>and %n more like this</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::ProblemsPanel</name>
    <message numerus="yes">
        <source>%n more are left for you to fix.</source>
        <translation>
            <numerusform>%n more is left for you to fix.</numerusform>
            <numerusform>%n more are left for you to fix.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems fixed.</source>
        <translation>
            <numerusform>%n problem fixed.</numerusform>
            <numerusform>%n problems fixed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::ReportVerdict</name>
    <message numerus="yes">
        <source>and %n more, see Problems</source>
        <translation>
            <numerusform>and %n more, see Problems</numerusform>
            <numerusform>and %n more, see Problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::SaveListDialog</name>
    <message numerus="yes">
        <source>%n document(s) with unsaved changes. Which do you want to save?</source>
        <translation>
            <numerusform>%n document has unsaved changes. Which do you want to save?</numerusform>
            <numerusform>%n documents have unsaved changes. Which do you want to save?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::ambush::AmbushDock</name>
    <message numerus="yes">
        <source>Copied %n site(s) and the map.</source>
        <translation>
            <numerusform>Copied %n site and the map.</numerusform>
            <numerusform>Copied %n sites and the map.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n site(s) so far.</source>
        <extracomment>in a simulation</extracomment>
        <translation>
            <numerusform>%n site so far.</numerusform>
            <numerusform>%n sites so far.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::ambush::PreviewDock</name>
    <message numerus="yes">
        <source>%n place(s) pass</source>
        <translation>
            <numerusform>%n place passes</numerusform>
            <numerusform>%n places pass</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen site(s)</source>
        <extracomment>Sites are places that do not overlap, chosen best first.</extracomment>
        <translation>
            <numerusform>%n chosen site</numerusform>
            <numerusform>%n chosen sites</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::ambush::SimulationControl</name>
    <message numerus="yes">
        <source>%n cell(s) looked at</source>
        <translation>
            <numerusform>%n cell looked at</numerusform>
            <numerusform>%n cells looked at</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n site(s) found</source>
        <translation>
            <numerusform>%n site found</numerusform>
            <numerusform>%n sites found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n site(s) looked at again</source>
        <translation>
            <numerusform>%n site looked at again</numerusform>
            <numerusform>%n sites looked at again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <extracomment>sites that are sites no more</extracomment>
        <translation>
            <numerusform>%n given up</numerusform>
            <numerusform>%n given up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n site(s) lost: %1.</source>
        <extracomment>of a simulated game; %1 is a list of places: &quot;row 3, column 5&quot;</extracomment>
        <translation>
            <numerusform>%n site lost: %1.</numerusform>
            <numerusform>%n sites lost: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::MapComparison</name>
    <message numerus="yes">
        <source>Compared with %1: %n cell(s) differ. The legend says more.</source>
        <extracomment>%1 is what a map is called</extracomment>
        <translation>
            <numerusform>Compared with %1: %n cell differs. The legend says more.</numerusform>
            <numerusform>Compared with %1: %n cells differ. The legend says more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::MapExportDialog</name>
    <message numerus="yes">
        <source>E&amp;xport anyway, with %n errors</source>
        <translation>
            <numerusform>E&amp;xport anyway, with %n error</numerusform>
            <numerusform>E&amp;xport anyway, with %n errors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::MapGallery</name>
    <message numerus="yes">
        <source>%n map(s) to choose from.</source>
        <translation>
            <numerusform>%n map to choose from.</numerusform>
            <numerusform>%n maps to choose from.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::MapMenuActions</name>
    <message numerus="yes">
        <source>%n cells changed.</source>
        <translation>
            <numerusform>%n cell changed.</numerusform>
            <numerusform>%n cells changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::MarchDock</name>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::ReplaceDialog</name>
    <message numerus="yes">
        <source>%n cells change.</source>
        <translation>
            <numerusform>%n cell changes.</numerusform>
            <numerusform>%n cells change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cells on the axis that cannot hold that tile stay as they are: %n.</source>
        <translation>
            <numerusform>Cells on the axis that cannot hold that tile stay as they are: %n.</numerusform>
            <numerusform>Cells on the axis that cannot hold that tile stay as they are: %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::StatisticsDock</name>
    <message numerus="yes">
        <source>%n smaller one(s)</source>
        <extracomment>%n is a number of regions that have no row of their own</extracomment>
        <translation>
            <numerusform>one smaller region</numerusform>
            <numerusform>%n smaller regions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::SuggestDialog</name>
    <message numerus="yes">
        <source>%n cells change.</source>
        <translation>
            <numerusform>%n cell changes.</numerusform>
            <numerusform>%n cells change.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::SymmetryDialog</name>
    <message numerus="yes">
        <source>%n cells of this map break it. Which half do you want to keep?</source>
        <translation>
            <numerusform>%n cell of this map breaks it. Which half do you want to keep?</numerusform>
            <numerusform>%n cells of this map break it. Which half do you want to keep?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells still break it</source>
        <translation>
            <numerusform>%n cells still break it</numerusform>
            <numerusform>%n cells still break it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells change</source>
        <translation>
            <numerusform>%n cell changes</numerusform>
            <numerusform>%n cells change</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::EditActions</name>
    <message numerus="yes">
        <source>%n object(s)</source>
        <translation>
            <numerusform>%n object</numerusform>
            <numerusform>%n objects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) selected.</source>
        <translation>
            <numerusform>%n object selected.</numerusform>
            <numerusform>%n objects selected.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::FindDock</name>
    <message numerus="yes">
        <source>%n object(s) found</source>
        <translation>
            <numerusform>%n object found</numerusform>
            <numerusform>%n objects found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::NewTemplateDialog</name>
    <message numerus="yes">
        <source>%n zone(s)</source>
        <translation>
            <numerusform>%n zone</numerusform>
            <numerusform>%n zones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::PlanForm</name>
    <message numerus="yes">
        <source>%n zone(s)</source>
        <comment>between two start zones</comment>
        <translation>
            <numerusform>%n zone</numerusform>
            <numerusform>%n zones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n zone(s) for each start zone</source>
        <translation>
            <numerusform>%n zone for each start zone</numerusform>
            <numerusform>%n zones for each start zone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n zone(s) to the middle</source>
        <translation>
            <numerusform>%n zone to the middle</numerusform>
            <numerusform>%n zones to the middle</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::PropertiesDock</name>
    <message numerus="yes">
        <source>%n selected object(s)</source>
        <translation>
            <numerusform>%n selected object</numerusform>
            <numerusform>%n selected objects</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::PropertyField</name>
    <message numerus="yes">
        <source>“%1” was not taken for %2: it could be any of %n.</source>
        <translation>
            <numerusform>“%1” was not taken for %2: it could be any of %n.</numerusform>
            <numerusform>“%1” was not taken for %2: it could be any of %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::SeedGallery</name>
    <message numerus="yes">
        <source>A fair world, after %n seed(s).</source>
        <translation>
            <numerusform>A fair world, after %n seed.</numerusform>
            <numerusform>A fair world, after %n seeds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No fair world among %n seed(s): this one is the fairest.</source>
        <translation>
            <numerusform>No fair world among %n seed: this one is the fairest.</numerusform>
            <numerusform>No fair world among %n seeds: this one is the fairest.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::SeedWords</name>
    <message numerus="yes">
        <source>%n cell(s) of road</source>
        <translation>
            <numerusform>%n cell of road</numerusform>
            <numerusform>%n cells of road</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::SurfaceModel</name>
    <message numerus="yes">
        <source>%1: a step costs a hero %n point(s) of movement</source>
        <extracomment>%1 is a ground: &quot;Grass&quot;</extracomment>
        <translation>
            <numerusform>%1: a step costs a hero %n point of movement</numerusform>
            <numerusform>%1: a step costs a hero %n points of movement</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::TemplatePreviewDock</name>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n attempt</numerusform>
            <numerusform>%n attempts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) of road</source>
        <translation>
            <numerusform>%n cell of road</numerusform>
            <numerusform>%n cells of road</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::TemplatePropertiesDock</name>
    <message numerus="yes">
        <source>%n zone(s)</source>
        <translation>
            <numerusform>%n zone</numerusform>
            <numerusform>%n zones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n link</numerusform>
            <numerusform>%n links</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::WorldDocument</name>
    <message numerus="yes">
        <source>World of %n zone(s)</source>
        <translation>
            <numerusform>World of %n zone</numerusform>
            <numerusform>World of %n zones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::WorldScene</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Behind the names of what is on a cell</extracomment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::WorldSizeDialog</name>
    <message numerus="yes">
        <source>%n object(s) will fall off the map (%1). Undo brings them back.</source>
        <translation>
            <numerusform>%n object will fall off the map (%1). Undo brings it back.</numerusform>
            <numerusform>%n objects will fall off the map (%1). Undo brings them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) fell off the map; Undo brings them back.</source>
        <translation>
            <numerusform>%n object fell off the map; Undo brings it back.</numerusform>
            <numerusform>%n objects fell off the map; Undo brings them back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::text_map::TextMapDocument</name>
    <message numerus="yes">
        <source>This map has %n different character(s), which is as many as it can hold.</source>
        <translation>
            <numerusform>This map has %n different character, which is as many as it can hold.</numerusform>
            <numerusform>This map has %n different characters, which is as many as it can hold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n map(s) in this file, which is shown whole; Map &gt; Maps in the File chooses one.</source>
        <extracomment>%n is the number of maps</extracomment>
        <translation>
            <numerusform>There is %n map in this file, which is shown whole; Map &gt; Maps in the File shows it alone.</numerusform>
            <numerusform>There are %n maps in this file, which is shown whole; Map &gt; Maps in the File chooses one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::CollectionPane</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::CompareDialog</name>
    <message numerus="yes">
        <source>%n card(s) only on the left</source>
        <translation>
            <numerusform>%n card only on the left</numerusform>
            <numerusform>%n cards only on the left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) only on the right</source>
        <translation>
            <numerusform>%n card only on the right</numerusform>
            <numerusform>%n cards only on the right</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in another place</source>
        <translation>
            <numerusform>%n card in another place</numerusform>
            <numerusform>%n cards in another place</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::DeckDocument</name>
    <message numerus="yes">
        <source>Move %n deck(s)</source>
        <translation>
            <numerusform>Move %n deck</numerusform>
            <numerusform>Move %n decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dismiss %n word(s)</source>
        <translation>
            <numerusform>Dismiss %n word</numerusform>
            <numerusform>Dismiss %n words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::DeckExportDialog</name>
    <message numerus="yes">
        <source>The %n selected decks</source>
        <translation>
            <numerusform>The %n selected decks</numerusform>
            <numerusform>The %n selected decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n decks</source>
        <translation>
            <numerusform>All %n decks</numerusform>
            <numerusform>All %n decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is the game&apos;s user file. Its decks are replaced by the %n chosen here; everything else stays.</source>
        <extracomment>%1 is a file&apos;s path</extracomment>
        <translation>
            <numerusform>%1 is the game&apos;s user file. Its decks are replaced by the %n chosen here; everything else stays.</numerusform>
            <numerusform>%1 is the game&apos;s user file. Its decks are replaced by the %n chosen here; everything else stays.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::DeckGestures</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::DeckImporter</name>
    <message numerus="yes">
        <source>Add %n deck(s)</source>
        <translation>
            <numerusform>Add %n deck</numerusform>
            <numerusform>Add %n decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) were added.</source>
        <translation>
            <numerusform>%n deck was added.</numerusform>
            <numerusform>%n decks were added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n decks are already here.</source>
        <translation>
            <numerusform>All %n decks are already here.</numerusform>
            <numerusform>All %n decks are already here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) were already here.</source>
        <translation>
            <numerusform>%n deck was already here.</numerusform>
            <numerusform>%n decks were already here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::DeckListModel</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::DeckPlots</name>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <extracomment>%1 is a property of cards, %n how many of a deck have it</extracomment>
        <translation>
            <numerusform>%1: %n card</numerusform>
            <numerusform>%1: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack %1, every card played once: %n point(s) a turn</source>
        <extracomment>%1 is the number of a stack, %n points</extracomment>
        <translation>
            <numerusform>Stack %1, every card played once: %n point a turn</numerusform>
            <numerusform>Stack %1, every card played once: %n points a turn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::DeckStatus</name>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in the deck</source>
        <translation>
            <numerusform>%n card in the deck</numerusform>
            <numerusform>%n cards in the deck</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::DuelWorkspace</name>
    <message numerus="yes">
        <source>%n later move(s) were dropped; Undo brings them back.</source>
        <translation>
            <numerusform>%n later move was dropped; Undo brings it back.</numerusform>
            <numerusform>%n later moves were dropped; Undo brings them back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::ExchangeActions</name>
    <message numerus="yes">
        <source>%n deck(s) copied as text.</source>
        <translation>
            <numerusform>%n deck copied as text.</numerusform>
            <numerusform>%n decks copied as text.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::HandHeading</name>
    <message numerus="yes">
        <source>%n token(s): +%1 a turn</source>
        <extracomment>%1 is how many points a player&apos;s tokens bring each turn</extracomment>
        <translation>
            <numerusform>%n token: +%1 a turn</numerusform>
            <numerusform>%n tokens: +%1 a turn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::ListActions</name>
    <message numerus="yes">
        <source>&amp;Delete %n Decks</source>
        <translation>
            <numerusform>&amp;Delete %n Deck</numerusform>
            <numerusform>&amp;Delete %n Decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n deck(s)</source>
        <translation>
            <numerusform>Delete %n deck</numerusform>
            <numerusform>Delete %n decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decks were deleted; Undo brings them back.</source>
        <translation>
            <numerusform>%n decks were deleted; Undo brings them back.</numerusform>
            <numerusform>%n decks were deleted; Undo brings them back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::VerdictBar</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n remark</numerusform>
            <numerusform>%n remarks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dismiss All %n Words</source>
        <translation>
            <numerusform>Dismiss the Word</numerusform>
            <numerusform>Dismiss All %n Words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::BoardDocument</name>
    <message numerus="yes">
        <source>%n changed jump(s) went with the tile(s).</source>
        <translation>
            <numerusform>%n changed jump went with its tile.</numerusform>
            <numerusform>%n changed jumps went with their tiles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::BoardGallery</name>
    <message numerus="yes">
        <source>%n board(s) to choose from.</source>
        <translation>
            <numerusform>%n board to choose from.</numerusform>
            <numerusform>%n boards to choose from.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::FairnessDock</name>
    <message numerus="yes">
        <source>%n game(s) played.</source>
        <translation>
            <numerusform>%n game played.</numerusform>
            <numerusform>%n games played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On the other board %n game(s) were played.</source>
        <translation>
            <numerusform>On the other board %n game was played.</numerusform>
            <numerusform>On the other board %n games were played.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::LinesDock</name>
    <message numerus="yes">
        <source>%n move(s) of both sides looked ahead, and going on…</source>
        <translation>
            <numerusform>%n move of both sides looked ahead, and going on…</numerusform>
            <numerusform>%n moves of both sides looked ahead, and going on…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) of both sides looked ahead.</source>
        <translation>
            <numerusform>%n move of both sides looked ahead.</numerusform>
            <numerusform>%n moves of both sides looked ahead.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::PiecesDock</name>
    <message numerus="yes">
        <source>%n selected piece(s)</source>
        <translation>
            <numerusform>%n selected piece</numerusform>
            <numerusform>%n selected pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) kept what they can do, other than usual for the rank.</source>
        <translation>
            <numerusform>%n piece kept what it can do, other than usual for the rank.</numerusform>
            <numerusform>%n pieces kept what they can do, other than usual for the rank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) can do other things with the new rank: see Walks and Jumps.</source>
        <translation>
            <numerusform>%n piece can do other things with the new rank: see Walks and Jumps.</numerusform>
            <numerusform>%n pieces can do other things with the new rank: see Walks and Jumps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::ResizeDialog</name>
    <message numerus="yes">
        <source>%n piece(s) fall off.</source>
        <translation>
            <numerusform>%n piece falls off.</numerusform>
            <numerusform>%n pieces fall off.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::SymmetryDialog</name>
    <message numerus="yes">
        <source>%n cell(s) of this board break it. Which half do you want to keep?</source>
        <translation>
            <numerusform>%n cell of this board breaks it. Which half do you want to keep?</numerusform>
            <numerusform>%n cells of this board break it. Which half do you want to keep?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) still break it</source>
        <translation>
            <numerusform>%n cell still breaks it</numerusform>
            <numerusform>%n cells still break it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::WarWorkspace</name>
    <message numerus="yes">
        <source>%n later move(s) were dropped; Undo brings them back.</source>
        <translation>
            <numerusform>%n later move was dropped; Undo brings it back.</numerusform>
            <numerusform>%n later moves were dropped; Undo brings them back.</numerusform>
        </translation>
    </message>
</context>
</TS>

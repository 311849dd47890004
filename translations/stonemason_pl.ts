<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl">
<context>
    <name>ActionKeys</name>
    <message>
        <source> or </source>
        <translation> lub </translation>
    </message>
</context>
<context>
    <name>ActionReason</name>
    <message>
        <source>Open or make a document for this first.</source>
        <translation>Najpierw otwórz lub utwórz odpowiedni dokument.</translation>
    </message>
    <message>
        <source>%1. Not now: %2</source>
        <extracomment>%1 is what an action does, %2 one sentence or more about why it cannot now</extracomment>
        <translation>%1. Teraz nie: %2</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Nic nie jest zaznaczone.</translation>
    </message>
    <message>
        <source>There are no problems.</source>
        <translation>Nie ma żadnych problemów.</translation>
    </message>
    <message>
        <source>It is not your turn here.</source>
        <translation>To nie jest twoja kolej.</translation>
    </message>
    <message>
        <source>Nothing breaks a symmetry.</source>
        <translation>Nic nie narusza symetrii.</translation>
    </message>
</context>
<context>
    <name>AmbushText</name>
    <message>
        <source>Way</source>
        <extracomment>A sign of a pattern: a cell that can be walked on</extracomment>
        <translation>Przejście</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Ściana</translation>
    </message>
    <message>
        <source>Way, somebody waits here</source>
        <extracomment>A sign of a pattern: a cell of the way where a monster waits for its prey</extracomment>
        <translation>Przejście, ktoś tu czeka</translation>
    </message>
    <message>
        <source>Must be way</source>
        <translation>Musi być przejście</translation>
    </message>
    <message>
        <source>Must be wall</source>
        <translation>Musi być ściana</translation>
    </message>
    <message>
        <source>Wall, weight %1</source>
        <translation>Ściana, waga %1</translation>
    </message>
    <message>
        <source>Anything</source>
        <translation>Cokolwiek</translation>
    </message>
    <message>
        <source>Way, weight %1</source>
        <translation>Przejście, waga %1</translation>
    </message>
    <message>
        <source>Waits</source>
        <extracomment>A sign of a pattern in a word: a monster waits here</extracomment>
        <translation>Czeka</translation>
    </message>
    <message>
        <source>Must: way</source>
        <extracomment>A sign of a pattern in one or two words: must be a way</extracomment>
        <translation>Przejście!</translation>
    </message>
    <message>
        <source>Must: wall</source>
        <extracomment>A sign of a pattern in one or two words: must be a wall</extracomment>
        <translation>Ściana!</translation>
    </message>
    <message>
        <source>Wall × %1</source>
        <extracomment>A sign of a pattern in a word or two: a wall that counts %1</extracomment>
        <translation>Ściana × %1</translation>
    </message>
    <message>
        <source>Way × %1</source>
        <extracomment>A sign of a pattern in a word or two: a way that counts %1</extracomment>
        <translation>Waga %1</translation>
    </message>
    <message>
        <source>One should be able to walk here. Counts 1.</source>
        <translation>Powinno się tu dać chodzić. Liczy się za 1.</translation>
    </message>
    <message>
        <source>One should not be able to walk here. Counts 1.</source>
        <translation>Nie powinno się tu dać chodzić. Liczy się za 1.</translation>
    </message>
    <message>
        <source>One should be able to walk here, and somebody waits here. Counts 1.</source>
        <translation>Powinno się tu dać chodzić i ktoś tu czeka. Liczy się za 1.</translation>
    </message>
    <message>
        <source>Without a way here the place does not pass, whatever the rest is like.</source>
        <translation>Bez przejścia w tej komórce miejsce się nie nadaje, jakakolwiek jest reszta.</translation>
    </message>
    <message>
        <source>Without a wall here the place does not pass, whatever the rest is like.</source>
        <translation>Bez ściany w tej komórce miejsce się nie nadaje, jakakolwiek jest reszta.</translation>
    </message>
    <message>
        <source>One should not be able to walk here. Counts %1.</source>
        <translation>Nie powinno się tu dać chodzić. Liczy się za %1.</translation>
    </message>
    <message>
        <source>Nobody cares what is here: it is not compared.</source>
        <translation>Wszystko jedno, co tu jest: nie jest to porównywane.</translation>
    </message>
    <message>
        <source>One should be able to walk here. Counts %1.</source>
        <translation>Powinno się tu dać chodzić. Liczy się za %1.</translation>
    </message>
    <message>
        <source>As drawn</source>
        <translation>Tak, jak narysowano</translation>
    </message>
    <message>
        <source>Turned right</source>
        <translation>Obrócony w prawo</translation>
    </message>
    <message>
        <source>Upside down</source>
        <translation>Do góry nogami</translation>
    </message>
    <message>
        <source>Turned left</source>
        <translation>Obrócony w lewo</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>Odbity</translation>
    </message>
    <message>
        <source>Mirrored, then turned right</source>
        <translation>Odbity, potem obrócony w prawo</translation>
    </message>
    <message>
        <source>Mirrored, then upside down</source>
        <translation>Odbity, potem do góry nogami</translation>
    </message>
    <message>
        <source>Mirrored, then turned left</source>
        <translation>Odbity, potem obrócony w lewo</translation>
    </message>
    <message>
        <source>%1 places pass, more than can be looked at; only the best %2 are</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>nadaje się miejsc: %1, więcej, niż można obejrzeć; obejrzano tylko najlepsze, w liczbie %2</translation>
    </message>
</context>
<context>
    <name>ArgumentText</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A tile and its code: Forest (F)</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>the edge of the board</source>
        <extracomment>What lies beyond the board, after &quot;opens north onto&quot;</extracomment>
        <translation>brzeg planszy</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between kinds of terrain in a list
----------
Between kinds of terrain in a list; the last two are joined by &quot;or&quot;</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>The end of a list of kinds of terrain</extracomment>
        <translation>%1 lub %2</translation>
    </message>
    <message>
        <source>the diagonal mirror</source>
        <translation>odbicie po przekątnej</translation>
    </message>
    <message>
        <source>the half-turn</source>
        <translation>półobrót</translation>
    </message>
    <message>
        <source>no symmetry</source>
        <translation>brak symetrii</translation>
    </message>
    <message>
        <source>the bottom-left half</source>
        <translation>lewą dolną połowę</translation>
    </message>
    <message>
        <source>the top-right half</source>
        <translation>prawą górną połowę</translation>
    </message>
    <message>
        <source>north</source>
        <extracomment>A direction on the map: runs north into</extracomment>
        <translation>na północ</translation>
    </message>
    <message>
        <source>east</source>
        <translation>na wschód</translation>
    </message>
    <message>
        <source>south</source>
        <translation>na południe</translation>
    </message>
    <message>
        <source>west</source>
        <translation>na zachód</translation>
    </message>
    <message>
        <source>a list, [...]</source>
        <extracomment>Kinds of JSON values, after &quot;must be&quot;</extracomment>
        <translation>listą, [...]</translation>
    </message>
    <message>
        <source>an object, {...}</source>
        <translation>obiektem, {...}</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>tekstem w cudzysłowie</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>liczbą całkowitą</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>wartością true lub false</translation>
    </message>
    <message>
        <source>one printable character</source>
        <translation>jednym znakiem drukowalnym</translation>
    </message>
    <message>
        <source>a pair of numbers, [row, column]</source>
        <translation>parą liczb, [wiersz, kolumna]</translation>
    </message>
    <message>
        <source>card %1</source>
        <extracomment>The card of that number</extracomment>
        <translation>karta %1</translation>
    </message>
    <message>
        <source>; </source>
        <extracomment>Between places in a list; the last two are joined by &quot;and&quot;</extracomment>
        <translation>; </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1 is a list of places</extracomment>
        <translation>
            <numerusform>%1 i na jeszcze %n polu</numerusform>
            <numerusform>%1 i na jeszcze %n polach</numerusform>
            <numerusform>%1 i na jeszcze %n polach</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>The end of a list of places</extracomment>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>Words or a code in quotes</extracomment>
        <translation>„%1”</translation>
    </message>
    <message>
        <source>the top-bottom mirror</source>
        <translation>odbicie góra–dół</translation>
    </message>
    <message>
        <source>the left-right mirror</source>
        <translation>odbicie lewo–prawo</translation>
    </message>
    <message>
        <source>the top half</source>
        <translation>górną połowę</translation>
    </message>
    <message>
        <source>the bottom half</source>
        <translation>dolną połowę</translation>
    </message>
    <message>
        <source>the left half</source>
        <translation>lewą połowę</translation>
    </message>
    <message>
        <source>the right half</source>
        <translation>prawą połowę</translation>
    </message>
    <message>
        <source>rank %1</source>
        <extracomment>A piece of that rank</extracomment>
        <translation>ranga %1</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>A side of a game, after its colour</extracomment>
        <translation>Czerwony</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Niebieski</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>liczbą</translation>
    </message>
    <message>
        <source>a map of King&apos;s Conflict</source>
        <extracomment>Kinds of documents, after &quot;nearest to&quot;</extracomment>
        <translation>mapa King&apos;s Conflict</translation>
    </message>
    <message>
        <source>decks of cards</source>
        <translation>zestawy kart</translation>
    </message>
    <message>
        <source>a game of tokens</source>
        <translation>partia na żetony</translation>
    </message>
    <message>
        <source>a board of War in the Wastes</source>
        <translation>plansza War in the Wastes</translation>
    </message>
    <message>
        <source>a game of War in the Wastes</source>
        <translation>partia War in the Wastes</translation>
    </message>
    <message>
        <source>a world of Pocket Heroes</source>
        <translation>świat Pocket Heroes</translation>
    </message>
    <message>
        <source>a template of worlds</source>
        <translation>szablon światów</translation>
    </message>
    <message>
        <source>a map of characters</source>
        <translation>mapa ze znaków</translation>
    </message>
    <message>
        <source>a pattern of ambushes</source>
        <translation>wzór zasadzki</translation>
    </message>
</context>
<context>
    <name>BasinOverlay</name>
    <message>
        <source>units reach one peak</source>
        <translation>jednostki dochodzą do jednego szczytu</translation>
    </message>
    <message>
        <source>several peaks, by chance</source>
        <translation>kilka szczytów, zależnie od losu</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>share of the board</source>
        <translation>udział w planszy</translation>
    </message>
    <message>
        <source>Basins: %1</source>
        <extracomment>%1 is a hint layer&apos;s name</extracomment>
        <translation>Zlewnie: %1</translation>
    </message>
</context>
<context>
    <name>BlockedOverlay</name>
    <message>
        <source>Water</source>
        <translation>Woda</translation>
    </message>
    <message>
        <source>Decoration</source>
        <translation>Dekoracja</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Mur</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Budynek</translation>
    </message>
    <message>
        <source>blocked (%1)</source>
        <extracomment>%1 is what blocks a cell: &quot;Water&quot;, &quot;Building&quot;</extracomment>
        <translation>zablokowane (%1)</translation>
    </message>
    <message>
        <source>Blocked cells</source>
        <translation>Zablokowane pola</translation>
    </message>
</context>
<context>
    <name>BoardEdits</name>
    <message numerus="yes">
        <source>Remove %n piece(s)</source>
        <translation>
            <numerusform>Usuń %n pionek</numerusform>
            <numerusform>Usuń %n pionki</numerusform>
            <numerusform>Usuń %n pionków</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BrushTool</name>
    <message>
        <source>Drag to paint. Right-click picks the tile there; right-drag captures a stamp.</source>
        <translation>Przeciągnij, aby malować. Prawy przycisk pobiera kafelek, przeciąganie nim – stempel.</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>Unknown card</source>
        <translation>Nieznana karta</translation>
    </message>
</context>
<context>
    <name>CardDescription</name>
    <message>
        <source>its number</source>
        <translation>numer</translation>
    </message>
    <message>
        <source>its value</source>
        <translation>wartość</translation>
    </message>
    <message>
        <source>its area</source>
        <translation>obszar</translation>
    </message>
    <message>
        <source>its kind</source>
        <translation>rodzaj</translation>
    </message>
    <message>
        <source>Unknown card %1</source>
        <translation>Nieznana karta %1</translation>
    </message>
    <message>
        <source>value %1</source>
        <translation>wartość %1</translation>
    </message>
    <message>
        <source>This card is unknown, so the game will reject a deck with it.</source>
        <translation>Ta karta jest nieznana, więc gra odrzuci zestaw, który ją zawiera.</translation>
    </message>
    <message>
        <source>No. %1, since version %2</source>
        <extracomment>%1 is the number of a card, %2 a version of the game</extracomment>
        <translation>Nr %1, od wersji %2</translation>
    </message>
    <message>
        <source>Unchanged since version %1</source>
        <extracomment>%1 is a version of the game</extracomment>
        <translation>Bez zmian od wersji %1</translation>
    </message>
    <message>
        <source>Not confirmed: %1</source>
        <extracomment>%1 is a list such as &quot;its number and its value&quot;</extracomment>
        <translation>Niepotwierdzone: %1</translation>
    </message>
</context>
<context>
    <name>CardSearch</name>
    <message>
        <source>value</source>
        <extracomment>what a person may type in front of a number: &quot;value 2&quot;</extracomment>
        <translation>wartość</translation>
    </message>
</context>
<context>
    <name>CellText</name>
    <message>
        <source>mirrored at %1, %2</source>
        <extracomment>%1 and %2 are row and column of the mirror image of the cell described</extracomment>
        <translation>odbicie na %1, %2</translation>
    </message>
    <message>
        <source>on the mirror line</source>
        <translation>na osi odbicia</translation>
    </message>
    <message>
        <source>in the centre</source>
        <translation>w środku</translation>
    </message>
    <message>
        <source>Row %1, column %2</source>
        <translation>Wiersz %1, kolumna %2</translation>
    </message>
    <message>
        <source>unknown code %1</source>
        <translation>nieznany kod %1</translation>
    </message>
    <message>
        <source>region of %1</source>
        <translation>region, pól: %1</translation>
    </message>
    <message>
        <source>a hole of the board</source>
        <translation>dziura w planszy</translation>
    </message>
</context>
<context>
    <name>ClashOverlay</name>
    <message>
        <source>collides with what is there</source>
        <translation>koliduje z tym, co tu jest</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>there is no option %1</source>
        <translation>nie ma opcji %1</translation>
    </message>
    <message>
        <source>%1 takes no value</source>
        <translation>%1 nie przyjmuje wartości</translation>
    </message>
    <message>
        <source>%1 needs a value: %2</source>
        <translation>%1 wymaga wartości: %2</translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation>%1 podano dwa razy</translation>
    </message>
    <message>
        <source>Ready to submit</source>
        <translation>Gotowa do zgłoszenia</translation>
    </message>
    <message>
        <source>No errors, but read the warnings</source>
        <translation>Bez błędów, ale przeczytaj ostrzeżenia</translation>
    </message>
    <message>
        <source>Not ready to submit</source>
        <translation>Niegotowa do zgłoszenia</translation>
    </message>
    <message>
        <source>all decks</source>
        <translation>wszystkie zestawy</translation>
    </message>
    <message>
        <source>deck %1</source>
        <extracomment>%1 is the name of a deck in quotes</extracomment>
        <translation>zestaw %1</translation>
    </message>
    <message>
        <source>deck %1, stack %2</source>
        <extracomment>%1 is the name of a deck in quotes, %2 a number</extracomment>
        <translation>zestaw %1, stos %2</translation>
    </message>
    <message>
        <source>deck %1, stack %2, slot %3</source>
        <extracomment>%1 is the name of a deck in quotes, %2 and %3 are numbers; slot 1 is the top</extracomment>
        <translation>zestaw %1, stos %2, miejsce %3</translation>
    </message>
    <message>
        <source>Ready to play</source>
        <translation>Gotowy do gry</translation>
    </message>
    <message>
        <source>Not ready to play</source>
        <translation>Niegotowy do gry</translation>
    </message>
    <message>
        <source>a file is missing</source>
        <translation>brakuje pliku</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one file too many</source>
        <translation>„%1” to o jeden plik za dużo</translation>
    </message>
    <message>
        <source>standard input (-) can be read only once</source>
        <translation>standardowe wejście (-) można czytać tylko raz</translation>
    </message>
    <message>
        <source>a verb is missing: one of %1</source>
        <extracomment>%1 is a list of words such as &quot;list, share&quot;</extracomment>
        <translation>brakuje polecenia: jednego z %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a verb nor a file</source>
        <translation>„%1” nie jest ani poleceniem, ani plikiem</translation>
    </message>
    <message>
        <source>standard input (-) needs a verb before it</source>
        <translation>standardowe wejście (-) wymaga polecenia przed sobą</translation>
    </message>
    <message>
        <source>there is no display to open a window on; &quot;stonemason --help&quot; lists what works without one</source>
        <translation>nie ma ekranu, na którym można otworzyć okno; „stonemason --help” wymienia, co działa bez niego</translation>
    </message>
    <message>
        <source>standard output: %1</source>
        <translation>standardowe wyjście: %1</translation>
    </message>
    <message>
        <source>%1 (see &quot;%2&quot;)</source>
        <translation>%1 (zob. „%2”)</translation>
    </message>
    <message>
        <source>The form to write decks in: sdeck (JSON, keeps everything), sets (of the game, with names), old-sets (without) or list (for a forum)</source>
        <translation>Forma zapisu zestawów: sdeck (JSON, zachowuje wszystko), sets (format gry, z nazwami), old-sets (bez nazw) lub list (na forum)</translation>
    </message>
    <message>
        <source>Print the cards as JSON, for programs; the cells of an area are [right, up] from the token in the order in which targets resolve, names are English</source>
        <translation>Wypisz karty jako JSON, dla programów; pola obszaru to [w prawo, w górę] od żetonu w kolejności rozpatrywania celów, nazwy są angielskie</translation>
    </message>
    <message>
        <source>List the cards there are</source>
        <translation>Wypisz wszystkie karty</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>standardowe wyjście</translation>
    </message>
    <message>
        <source>card numbers from 21 up are not confirmed: the game may mean other cards</source>
        <translation>numery kart od 21 wzwyż nie są potwierdzone: gra może mieć na myśli inne karty</translation>
    </message>
    <message>
        <source>Print the decks as JSON, for programs: {&quot;decks&quot;: [{&quot;name&quot;, &quot;active&quot;, &quot;valid&quot;, &quot;stacks&quot;}]}, stacks with the top card first</source>
        <translation>Wypisz zestawy jako JSON, dla programów: {&quot;decks&quot;: [{&quot;name&quot;, &quot;active&quot;, &quot;valid&quot;, &quot;stacks&quot;}]}, w stosach pierwsza jest karta z wierzchu</translation>
    </message>
    <message>
        <source>active</source>
        <translation>aktywny</translation>
    </message>
    <message>
        <source>not valid</source>
        <translation>niepoprawny</translation>
    </message>
    <message>
        <source>List the decks of a file</source>
        <translation>Wypisz zestawy z pliku</translation>
    </message>
    <message>
        <source>The same number gives the same decks on every machine</source>
        <translation>Ta sama liczba daje te same zestawy na każdym komputerze</translation>
    </message>
    <message>
        <source>How many decks, 1 to 100000; one unless given</source>
        <translation>Ile zestawów, od 1 do 100000; domyślnie jeden</translation>
    </message>
    <message>
        <source>Write to OUT instead of standard output: sets of the game when it ends in .txt, else an .sdeck library</source>
        <translation>Zapisz do OUT zamiast na standardowe wyjście: zestawy w formacie gry, gdy kończy się na .txt, w innym razie bibliotekę .sdeck</translation>
    </message>
    <message>
        <source>--seed S is missing</source>
        <translation>brakuje --seed S</translation>
    </message>
    <message>
        <source>Deal random decks</source>
        <translation>Rozdaj losowe zestawy</translation>
    </message>
    <message>
        <source>Deals decks as the game does: mostly two or three cards to a stack, rarely four or five, and in the first stack only cards that pay off on the first turn.</source>
        <translation>Rozdaje zestawy tak jak gra: przeważnie dwie lub trzy karty na stos, rzadko cztery lub pięć, a na pierwszym stosie tylko karty, które opłacają się w pierwszej turze.</translation>
    </message>
    <message>
        <source>The deck to share; the active one unless given</source>
        <translation>Zestaw do udostępnienia; domyślnie aktywny</translation>
    </message>
    <message>
        <source>%1: there is no deck in it</source>
        <translation>%1: nie ma w nim żadnego zestawu</translation>
    </message>
    <message>
        <source>%1: there is no deck %2</source>
        <translation>%1: nie ma zestawu %2</translation>
    </message>
    <message>
        <source>Print the share code of a deck</source>
        <translation>Wypisz kod udostępniania zestawu</translation>
    </message>
    <message>
        <source>Write to this file instead of standard output</source>
        <translation>Zapisz do tego pliku zamiast na standardowe wyjście</translation>
    </message>
    <message>
        <source>%1: there is not enough memory for the picture</source>
        <translation>%1: za mało pamięci na obraz</translation>
    </message>
    <message>
        <source>--to is missing: choose what to write</source>
        <translation>brakuje --to: wybierz, co zapisać</translation>
    </message>
    <message>
        <source>%1: nothing written, --strict and errors: %2</source>
        <translation>%1: nic nie zapisano, --strict i błędy: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a file, %2 a sentence
----------
A line of a list; %1 is what is meant, %2 its value
----------
%1 is the name of a board in quotes, %2 who plays on it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is the name of a deck in quotes, %2 who plays it: &quot;normal&quot;, &quot;human&quot;, a person&apos;s name
----------
%1 is a side: Blue, Red; %2 who plays it: &quot;normal&quot;, &quot;human&quot;, a person&apos;s name</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 alone, seed %2</source>
        <extracomment>%1 is a deck and who plays it, %2 a number</extracomment>
        <translation>%1 bez przeciwnika, ziarno %2</translation>
    </message>
    <message>
        <source>%1 against %2, seed %3</source>
        <extracomment>%1 and %2 are decks and who plays them, %3 is a number</extracomment>
        <translation>%1 kontra %2, ziarno %3</translation>
    </message>
    <message>
        <source>Not ended: %1 after %2 moves</source>
        <extracomment>%1 is points such as &quot;12 : 9&quot;, %2 the number of moves so far</extracomment>
        <translation>Nieskończona: %1, liczba ruchów: %2</translation>
    </message>
    <message>
        <source>Draw: %1 after %2 moves</source>
        <extracomment>%1 is points such as &quot;12 : 12&quot;, %2 a number</extracomment>
        <translation>Remis: %1, liczba ruchów: %2</translation>
    </message>
    <message>
        <source>%1 wins, the other gave up: %2 after %3 moves</source>
        <extracomment>%1 is a deck and who plays it, %2 points such as &quot;12 : 9&quot;, %3 a number</extracomment>
        <translation>Wygrywa %1, druga strona poddała partię: %2, liczba ruchów: %3</translation>
    </message>
    <message>
        <source>%1 wins: %2 after %3 moves</source>
        <extracomment>%1 is a deck and who plays it, %2 points such as &quot;12 : 9&quot;, %3 a number</extracomment>
        <translation>Wygrywa %1: %2, liczba ruchów: %3</translation>
    </message>
    <message>
        <source>Print this help</source>
        <translation>Wypisz tę pomoc</translation>
    </message>
    <message>
        <source>Print the version</source>
        <translation>Wypisz wersję</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opcje:</translation>
    </message>
    <message>
        <source>Verbs:</source>
        <translation>Polecenia:</translation>
    </message>
    <message>
        <source>FILE may hold a map in any of the forms Stonemason reads, or be - for standard input.</source>
        <translation>FILE może zawierać mapę w dowolnej formie, którą czyta Stonemason, albo być znakiem -, czyli standardowym wejściem.</translation>
    </message>
    <message>
        <source>FILE may hold decks in any of the forms Stonemason reads, a share code among them, or be - for standard input.</source>
        <translation>FILE może zawierać zestawy w dowolnej formie, którą czyta Stonemason, także kod udostępniania, albo być znakiem -, czyli standardowym wejściem.</translation>
    </message>
    <message>
        <source>Exit status:</source>
        <translation>Kod wyjścia:</translation>
    </message>
    <message>
        <source>all is well</source>
        <translation>wszystko w porządku</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Użycie:</translation>
    </message>
    <message>
        <source>&quot;stonemason VERB --help&quot; says more about a verb.</source>
        <translation>„stonemason VERB --help” mówi więcej o poleceniu.</translation>
    </message>
    <message>
        <source>&quot;stonemason %1 VERB --help&quot; says more about a verb.</source>
        <translation>„stonemason %1 VERB --help” mówi więcej o poleceniu.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nazwa</translation>
    </message>
    <message>
        <source>author</source>
        <translation>autor</translation>
    </message>
    <message>
        <source>description</source>
        <translation>opis</translation>
    </message>
    <message>
        <source>licence</source>
        <translation>licencja</translation>
    </message>
    <message>
        <source>changed rules</source>
        <translation>zmienione zasady</translation>
    </message>
    <message>
        <source>other fields</source>
        <extracomment>What an .smap file holds beside the fields that are known</extracomment>
        <translation>inne pola</translation>
    </message>
    <message>
        <source>declared symmetry (%1)</source>
        <translation>zadeklarowana symetria (%1)</translation>
    </message>
    <message>
        <source>%1: lost, since only an .smap file can hold it: %2</source>
        <extracomment>%1 is a file, %2 a list: name, author</extracomment>
        <translation>%1: utracono, bo mieści to tylko plik .smap: %2</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>standardowe wejście</translation>
    </message>
    <message>
        <source>The hint grid to follow; in King&apos;s Conflict strategic (combat units), safe (support units) or mountain (stonemasons)</source>
        <translation>Siatka podpowiedzi, za którą idą jednostki; w King&apos;s Conflict strategic (jednostki bojowe), safe (jednostki wsparcia) lub mountain (kamieniarze)</translation>
    </message>
    <message>
        <source>How many units appear, 1 to 100; 5 unless given</source>
        <translation>Ile jednostek się pojawia, od 1 do 100; domyślnie 5</translation>
    </message>
    <message>
        <source>How many turns they march, 1 to 1000; 20 unless given</source>
        <translation>Ile tur maszerują, od 1 do 1000; domyślnie 20</translation>
    </message>
    <message>
        <source>Print the march as JSON, for programs</source>
        <translation>Wypisz marsz jako JSON, dla programów</translation>
    </message>
    <message>
        <source>turn %1: %2</source>
        <translation>tura %1: %2</translation>
    </message>
    <message>
        <source>After turn %1 nobody moves.</source>
        <translation>Po turze %1 nikt się już nie rusza.</translation>
    </message>
    <message>
        <source>%1: the map has no hint grid %2</source>
        <translation>%1: mapa nie ma siatki podpowiedzi %2</translation>
    </message>
    <message>
        <source>%1: the hint grid %2 is not as large as the terrain</source>
        <translation>%1: siatka podpowiedzi %2 nie jest tak duża jak teren</translation>
    </message>
    <message>
        <source>--layer LAYER is missing</source>
        <translation>brakuje --layer LAYER</translation>
    </message>
    <message>
        <source>Show where a hint grid sends the computer&apos;s units</source>
        <translation>Pokaż, dokąd siatka podpowiedzi wysyła jednostki komputera</translation>
    </message>
    <message>
        <source>no picture can be drawn: %1</source>
        <translation>nie można narysować obrazu: %1</translation>
    </message>
    <message>
        <source>The other deck</source>
        <translation>Drugi zestaw</translation>
    </message>
    <message>
        <source>The same number gives the same game on every machine; 1 unless given</source>
        <translation>Ta sama liczba daje tę samą partię na każdym komputerze; domyślnie 1</translation>
    </message>
    <message>
        <source>How many positions hard looks at before a move, 100 to 100000000; without it as many as in the window</source>
        <translation>Ile pozycji hard rozważa przed ruchem, od 100 do 100000000; bez tej opcji tyle co w oknie</translation>
    </message>
    <message>
        <source>Let hard know the other&apos;s deck, not only what was played</source>
        <translation>Pozwól hard znać zestaw drugiej strony, a nie tylko to, co zagrano</translation>
    </message>
    <message>
        <source>%1 FILE[#NAME] is missing</source>
        <translation>brakuje %1 FILE[#NAME]</translation>
    </message>
    <message>
        <source>--record needs the name of a file, not standard output (-)</source>
        <translation>--record wymaga nazwy pliku, nie standardowego wyjścia (-)</translation>
    </message>
    <message>
        <source>--nodes and --open-decks are for the player hard</source>
        <translation>--nodes i --open-decks są dla gracza hard</translation>
    </message>
    <message>
        <source>%1 of %2 games (%3 %), %4 a second</source>
        <extracomment>All are numbers: games, games in all, a percentage, games a second</extracomment>
        <translation>%1 z %2 partii (%3 %), %4 na sekundę</translation>
    </message>
    <message>
        <source>Print the game as JSON, as &quot;play --json&quot; does</source>
        <translation>Wypisz partię jako JSON, tak jak „play --json”</translation>
    </message>
    <message>
        <source>Print the game of a record</source>
        <translation>Wypisz partię z zapisu</translation>
    </message>
    <message>
        <source>error</source>
        <translation>błąd</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>ostrzeżenie</translation>
    </message>
    <message>
        <source>note</source>
        <translation>uwaga</translation>
    </message>
    <message>
        <source>Fill this hint layer only; in King&apos;s Conflict strategic, safe or mountain; without it all</source>
        <translation>Wypełnij tylko tę warstwę podpowiedzi; w King&apos;s Conflict strategic, safe lub mountain; bez tej opcji wszystkie</translation>
    </message>
    <message>
        <source>How far the values spread, 25 to 300; 100 without it</source>
        <translation>Jak daleko rozchodzą się wartości, od 25 do 300; domyślnie 100</translation>
    </message>
    <message>
        <source>How much crossings matter to an attack, 0 to 300; 100 without it</source>
        <translation>Ile przeprawy znaczą dla ataku, od 0 do 300; domyślnie 100</translation>
    </message>
    <message>
        <source>Move each value by up to this much at random, 0 to 3; 0 without it</source>
        <translation>Przesuń każdą wartość losowo najwyżej o tyle, od 0 do 3; domyślnie 0</translation>
    </message>
    <message>
        <source>Where to write the map; its ending (.smap, .as, .txt) decides the form; - is standard output, in the form of FILE</source>
        <translation>Gdzie zapisać mapę; końcówka (.smap, .as, .txt) decyduje o formie; - to standardowe wyjście, w formie pliku FILE</translation>
    </message>
    <message>
        <source>%1: the map&apos;s game has no hint layer to suggest</source>
        <translation>%1: gra tej mapy nie ma warstwy podpowiedzi do zaproponowania</translation>
    </message>
    <message>
        <source>--seed needs --noise</source>
        <translation>--seed wymaga --noise</translation>
    </message>
    <message>
        <source>-o OUT is missing</source>
        <translation>brakuje -o OUT</translation>
    </message>
    <message>
        <source>Fill hint grids with what the terrain suggests</source>
        <translation>Wypełnij siatki podpowiedzi tym, co podsuwa teren</translation>
    </message>
    <message>
        <source>Print the answer as JSON, for programs; bytes of a path that are not UTF-8 come as U+FFFD</source>
        <translation>Wypisz odpowiedź jako JSON, dla programów; bajty ścieżki spoza UTF-8 są oddane jako U+FFFD</translation>
    </message>
    <message>
        <source>The half to copy onto the other: bottom-left or top-right</source>
        <translation>Połowa do skopiowania na drugą: bottom-left lub top-right</translation>
    </message>
    <message>
        <source>Where to write the repaired map; its ending (.smap, .as, .txt) decides the form, any other keeps the form of FILE; - is standard output</source>
        <translation>Gdzie zapisać naprawioną mapę; końcówka (.smap, .as, .txt) decyduje o formie, każda inna zachowuje formę pliku FILE; - to standardowe wyjście</translation>
    </message>
    <message>
        <source>obeyed</source>
        <translation>zachowano</translation>
    </message>
    <message>
        <source>broken by %1 of %2 cells</source>
        <translation>łamie ją %1 z %2 pól</translation>
    </message>
    <message>
        <source>%1: the diagonal symmetry needs a square board, this one has %2 rows of %3</source>
        <translation>%1: symetria diagonal wymaga kwadratowej planszy, a ta ma wierszy: %2, kolumn: %3</translation>
    </message>
    <message>
        <source>--from and -o need --apply</source>
        <translation>--from i -o wymagają --apply</translation>
    </message>
    <message>
        <source>--apply needs --from bottom-left or top-right</source>
        <translation>--apply wymaga --from bottom-left lub top-right</translation>
    </message>
    <message>
        <source>--apply needs -o OUT</source>
        <translation>--apply wymaga -o OUT</translation>
    </message>
    <message>
        <source>--json does not go with --apply</source>
        <translation>--json nie łączy się z --apply</translation>
    </message>
    <message>
        <source>--apply takes one file, &quot;%1&quot; is one too many</source>
        <translation>--apply przyjmuje jeden plik, „%1” to o jeden za dużo</translation>
    </message>
    <message>
        <source>Who plays all decks: easy, normal or hard; normal unless given</source>
        <translation>Kto gra wszystkimi zestawami: easy, normal lub hard; domyślnie normal</translation>
    </message>
    <message>
        <source>The same number gives the same games on every machine; 1 unless given</source>
        <translation>Ta sama liczba daje te same partie na każdym komputerze; domyślnie 1</translation>
    </message>
    <message>
        <source>Games played at the same time; as many as the machine has processors unless given. The result does not depend on it</source>
        <translation>Ile partii gra się naraz; domyślnie tyle, ile komputer ma procesorów. Wynik od tego nie zależy</translation>
    </message>
    <message>
        <source>Write the result to OUT as JSON, with what is needed to merge it or to go on; - is standard output</source>
        <translation>Zapisz wynik do OUT jako JSON, ze wszystkim, czego trzeba do scalenia lub kontynuacji; - to standardowe wyjście</translation>
    </message>
    <message>
        <source>Print the result as JSON instead of a report for people</source>
        <translation>Wypisz wynik jako JSON zamiast raportu dla ludzi</translation>
    </message>
    <message>
        <source>stopped after %1 of %2 games; --resume continues from the written result</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>przerwano po %1 z %2 partii; --resume kontynuuje od zapisanego wyniku</translation>
    </message>
    <message>
        <source>%1: this part was stopped; --resume continues it</source>
        <translation>%1: tę część przerwano; --resume ją kontynuuje</translation>
    </message>
    <message>
        <source>--merge and --resume cannot go together</source>
        <translation>--merge i --resume nie mogą występować razem</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>%1 is a percentage, %2 and %3 are the numbers it lies between
----------
%1 is a number, %2 and %3 are the numbers it lies between</extracomment>
        <translation>%1 (od %2 do %3)</translation>
    </message>
    <message>
        <source>%1 decks, %2 games between any two, player %3, seed %4</source>
        <extracomment>%1, %2 and %4 are numbers, %3 is easy, normal or hard</extracomment>
        <translation>zestawów: %1, partii między każdymi dwoma: %2, gracz %3, ziarno %4</translation>
    </message>
    <message>
        <source>Unfinished: %1 of %2 games were played.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Niedokończone: rozegrano %1 z %2 partii.</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>zestaw</translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrane</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>remisy</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>porażki</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>points a game</source>
        <translation>punkty w partii</translation>
    </message>
    <message>
        <source>against each other</source>
        <translation>bezpośrednio</translation>
    </message>
    <message>
        <source>card</source>
        <translation>karta</translation>
    </message>
    <message>
        <source>played in</source>
        <translation>zagrana w</translation>
    </message>
    <message>
        <source>times a game</source>
        <translation>razy w partii</translation>
    </message>
    <message>
        <source>points it brings a game</source>
        <translation>daje punktów w partii</translation>
    </message>
    <message>
        <source>stopped after %1 of %2 games; only a result written with -o can be continued</source>
        <translation>przerwano po %1 z %2 partii; kontynuować można tylko wynik zapisany z -o</translation>
    </message>
    <message>
        <source>%1, first to move</source>
        <extracomment>A side of a game between two decks of one name; %1 is the deck and who plays it</extracomment>
        <translation>%1, zaczyna</translation>
    </message>
    <message>
        <source>%1, second to move</source>
        <translation>%1, gra jako druga strona</translation>
    </message>
    <message>
        <source>Cells: columns a to f from the left, rows 1 to 6 from the top.</source>
        <translation>Pola: kolumny od a do f od lewej, wiersze od 1 do 6 od góry.</translation>
    </message>
    <message>
        <source>Points: those of %1 first.</source>
        <extracomment>%1 is a side of the game: a deck in quotes</extracomment>
        <translation>Punkty: najpierw %1.</translation>
    </message>
    <message>
        <source>It begins with a position of another game, after move %1, at %2.</source>
        <extracomment>%1 is a number of moves, %2 points such as &quot;12 : 9&quot;</extracomment>
        <translation>Zaczyna się od pozycji z innej partii, po ruchu %1, przy stanie %2.</translation>
    </message>
    <message>
        <source>%1. %2: %3 from stack %4 on %5, points %6</source>
        <extracomment>A move: %1 its number, %2 the side (a deck in quotes), %3 the card, %4 the number of its stack, %5 a cell such as c4, %6 points &quot;12 : 9&quot;</extracomment>
        <translation>%1. %2: %3 ze stosu %4 na %5, punkty %6</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>--to %1 needs -o OUT</source>
        <translation>--to %1 wymaga -o OUT</translation>
    </message>
    <message>
        <source>the game has no hint layers</source>
        <translation>gra nie ma warstw podpowiedzi</translation>
    </message>
    <message>
        <source>%1 (was %2, now %3)</source>
        <extracomment>%1 is &quot;row 5, column 5&quot;, %2 and %3 are tile codes</extracomment>
        <translation>%1 (było %2, jest %3)</translation>
    </message>
    <message>
        <source>score</source>
        <translation>skuteczność</translation>
    </message>
    <message>
        <source>score when early, % points more</source>
        <translation>skuteczność, gdy wcześnie: o pkt. proc. więcej</translation>
    </message>
    <message>
        <source>Whoever moves first scores %1; a game has %2 moves.</source>
        <extracomment>%1 is a percentage, %2 a number</extracomment>
        <translation>Kto zaczyna, ma skuteczność %1; ruchów w partii: %2.</translation>
    </message>
    <message>
        <source>Score: games won and half of those drawn, in percent of all. In brackets: 95 % intervals.</source>
        <translation>Skuteczność: partie wygrane i połowa zremisowanych, w procentach wszystkich. W nawiasach: przedziały 95 %.</translation>
    </message>
    <message>
        <source>Print the report as JSON, for programs; cells are [row, column] from 0, top left; stacks and slots count from 1, slot 1 is the top; bytes of a path that are not UTF-8 come as U+FFFD; unlisted counts the problems beyond the 1000 worst, which are listed</source>
        <translation>Wypisz raport jako JSON, dla programów; pola to [wiersz, kolumna] od 0, od lewego górnego rogu; stosy i miejsca liczą się od 1, miejsce 1 jest na wierzchu; bajty ścieżki spoza UTF-8 są oddane jako U+FFFD; unlisted podaje liczbę problemów poza 1000 najgorszych, które są wypisane</translation>
    </message>
    <message>
        <source>deck %1 is left out: %2</source>
        <extracomment>%1 is the name of a deck in quotes, %2 a sentence with the line or field in front</extracomment>
        <translation>zestaw %1 został pominięty: %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <extracomment>Ends a list of decks; %1 is a number</extracomment>
        <translation>i jeszcze %1</translation>
    </message>
    <message>
        <source>decks are left out: %1</source>
        <extracomment>%1 is a list of decks, each with a sentence</extracomment>
        <translation>pominięto zestawy: %1</translation>
    </message>
    <message>
        <source>nothing is written, since decks in it would be lost</source>
        <translation>nic nie zapisano, bo zestawy z tego pliku by przepadły</translation>
    </message>
    <message>
        <source>%1 holds decks: &quot;%2&quot; must end in .sdeck or .txt, or --to must name the form</source>
        <extracomment>%1 and %2 are files</extracomment>
        <translation>%1 zawiera zestawy: „%2” musi kończyć się na .sdeck lub .txt albo --to musi wskazać formę</translation>
    </message>
    <message>
        <source>there is no deck in it</source>
        <translation>nie ma w nim żadnego zestawu</translation>
    </message>
    <message>
        <source>there is no deck %1</source>
        <extracomment>%1 is the name of a deck in quotes</extracomment>
        <translation>nie ma zestawu %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 is the name of a deck in quotes, %2 a file</extracomment>
        <translation>%1 z pliku %2</translation>
    </message>
    <message>
        <source>turn %1 of %2 (%3 %)</source>
        <extracomment>All are numbers: turns, turns in all, a percentage</extracomment>
        <translation>tura %1 z %2 (%3 %)</translation>
    </message>
    <message>
        <source>%1: stopped after turn %2 of %3</source>
        <extracomment>%1 is a file, %2 and %3 are numbers</extracomment>
        <translation>%1: przerwano po turze %2 z %3</translation>
    </message>
    <message>
        <source>%1: cannot be written to %2: %3</source>
        <extracomment>%1 and %2 are files, %3 a sentence</extracomment>
        <translation>%1: nie można zapisać do %2: %3</translation>
    </message>
    <message>
        <source>and %1 more like these</source>
        <extracomment>%1 is a number; stands below a list of problems</extracomment>
        <translation>i jeszcze %1 takich</translation>
    </message>
    <message>
        <source>errors: %1, warnings: %2, notes: %3</source>
        <translation>błędy: %1, ostrzeżenia: %2, uwagi: %3</translation>
    </message>
    <message>
        <source>This is a position of a game as text; the window opens it, to play on.</source>
        <translation>To pozycja z partii jako tekst; otwiera ją okno, by grać dalej.</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>pionki</translation>
    </message>
    <message>
        <source>who moves first</source>
        <translation>kto zaczyna</translation>
    </message>
    <message>
        <source>changed jumps</source>
        <translation>zmienione skoki</translation>
    </message>
    <message>
        <source>empty rows and columns at the edges</source>
        <translation>puste wiersze i kolumny na brzegach</translation>
    </message>
    <message>
        <source>%1: lost, since only an .sboard file can hold it: %2</source>
        <extracomment>%1 is a file, %2 a list: name, author</extracomment>
        <translation>%1: utracono, bo mieści to tylko plik .sboard: %2</translation>
    </message>
    <message>
        <source>%1 (%2 positions)</source>
        <extracomment>%1 is hard, %2 a large number</extracomment>
        <translation>%1 (pozycje: %2)</translation>
    </message>
    <message>
        <source>%1 against %2, %3 games, seed %4</source>
        <extracomment>%1 and %2 are easy, normal or hard, %3 and %4 are numbers</extracomment>
        <translation>%1 przeciw %2, liczba partii: %3, ziarno %4</translation>
    </message>
    <message>
        <source>player</source>
        <translation>gracz</translation>
    </message>
    <message>
        <source>a: %1</source>
        <extracomment>%1 is easy, normal or hard; it was named with --player-a</extracomment>
        <translation>a: %1</translation>
    </message>
    <message>
        <source>b: %1</source>
        <translation>b: %1</translation>
    </message>
    <message>
        <source>%1, which moves first, scores %2; a game has %3 moves.</source>
        <extracomment>%1 is a side: Blue, Red; %2 a percentage with its interval, %3 a number</extracomment>
        <translation>%1, który zaczyna, ma skuteczność %2; ruchów w partii: %3.</translation>
    </message>
    <message>
        <source>To learn how fair the board is, let equal players meet.</source>
        <translation>Aby się dowiedzieć, jak sprawiedliwa jest plansza, daj zagrać równym graczom.</translation>
    </message>
    <message>
        <source>The board favours %1.</source>
        <extracomment>%1 is a side: Blue, Red</extracomment>
        <translation>Plansza faworyzuje stronę: %1.</translation>
    </message>
    <message>
        <source>The board favours neither side beyond doubt.</source>
        <translation>Plansza nie faworyzuje bez wątpienia żadnej ze stron.</translation>
    </message>
    <message>
        <source>Print JSON, for programs: {&quot;toMove&quot;, &quot;moves&quot;: [{&quot;from&quot;, &quot;to&quot;, &quot;kind&quot;}]}; cells are [row, column] from 0, top left; kind is step, capture, jump or goal; toMove is null when the game is over</source>
        <translation>Wypisz JSON, dla programów: {&quot;toMove&quot;, &quot;moves&quot;: [{&quot;from&quot;, &quot;to&quot;, &quot;kind&quot;}]}; pola to [wiersz, kolumna] od 0, od lewego górnego rogu; kind to step, capture, jump lub goal; toMove to null, gdy gra się skończyła</translation>
    </message>
    <message>
        <source>How many moves of both sides, 0 to 20</source>
        <translation>Ile ruchów obu stron, od 0 do 20</translation>
    </message>
    <message>
        <source>Print JSON, for programs: {&quot;depth&quot;, &quot;nodes&quot;}</source>
        <translation>Wypisz JSON, dla programów: {&quot;depth&quot;, &quot;nodes&quot;}</translation>
    </message>
    <message>
        <source>--depth is missing: say how many moves</source>
        <translation>brakuje --depth: podaj, ile ruchów</translation>
    </message>
    <message>
        <source>List the moves of a board of War in the Wastes</source>
        <translation>Wypisz ruchy na planszy War in the Wastes</translation>
    </message>
    <message>
        <source>Count the sequences of moves on a board</source>
        <translation>Policz ciągi ruchów na planszy</translation>
    </message>
    <message>
        <source>%1: a board cannot be written as %2</source>
        <extracomment>%1 is a file, %2 a form such as code</extracomment>
        <translation>%1: planszy nie da się zapisać jako %2</translation>
    </message>
    <message>
        <source>FILE may hold a board of War in the Wastes (.sboard, or bare rows of tiles), a record of a game on one (.swar), or be - for standard input.</source>
        <translation>FILE może zawierać planszę War in the Wastes (.sboard albo same wiersze pól), zapis partii na niej (.swar) albo być znakiem -, czyli standardowym wejściem.</translation>
    </message>
    <message>
        <source>This is the record of a game; &quot;stonemason replay&quot; plays it again and checks every move.</source>
        <translation>To zapis partii; „stonemason replay” odtwarza go i sprawdza każdy ruch.</translation>
    </message>
    <message>
        <source>This is a board of War in the Wastes and no map.</source>
        <translation>To plansza War in the Wastes, nie mapa.</translation>
    </message>
    <message>
        <source>Play War in the Wastes on this board instead</source>
        <translation>Zagraj zamiast tego w War in the Wastes na tej planszy</translation>
    </message>
    <message>
        <source>Who plays the first deck, or the side that moves first on the board: easy, normal (on boards medium, too) or hard; normal unless given</source>
        <translation>Kto gra pierwszym zestawem albo stroną, która zaczyna na planszy: easy, normal (na planszach także medium) lub hard; domyślnie normal</translation>
    </message>
    <message>
        <source>Print the game as JSON, for programs: {&quot;seed&quot;, &quot;start&quot;, &quot;decks&quot;, &quot;moves&quot;, &quot;winner&quot;}, on a board {&quot;seed&quot;, &quot;players&quot;, &quot;toMove&quot;, &quot;moves&quot;, &quot;winner&quot;, &quot;end&quot;}; everything counts from 0</source>
        <translation>Wypisz partię jako JSON, dla programów: {&quot;seed&quot;, &quot;start&quot;, &quot;decks&quot;, &quot;moves&quot;, &quot;winner&quot;}, na planszy {&quot;seed&quot;, &quot;players&quot;, &quot;toMove&quot;, &quot;moves&quot;, &quot;winner&quot;, &quot;end&quot;}; wszystko liczy się od 0</translation>
    </message>
    <message>
        <source>%1 is for decks and cannot go with --board</source>
        <extracomment>%1 is an option</extracomment>
        <translation>%1 jest dla zestawów i nie łączy się z --board</translation>
    </message>
    <message>
        <source>Let two computer players play a game</source>
        <translation>Rozegraj partię dwóch graczy komputerowych</translation>
    </message>
    <message>
        <source>Plays one game to its end and prints its moves and how it ended. The same decks or board, players and seed give the same game. FILE may hold decks in any of the forms Stonemason reads, a share code among them, with --board a board (.sboard, or bare rows of tiles), or be - for standard input.</source>
        <translation>Rozgrywa jedną partię do końca i wypisuje jej ruchy oraz wynik. Te same zestawy lub ta sama plansza, gracze i ziarno dają tę samą partię. FILE może zawierać zestawy w dowolnej formie, którą czyta Stonemason, także kod udostępniania, z --board planszę (.sboard), albo być znakiem -, czyli standardowym wejściem.</translation>
    </message>
    <message>
        <source>%1 goes with %2 only</source>
        <extracomment>%1 and %2 are options</extracomment>
        <translation>%1 łączy się tylko z %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: --board takes one board and no decks</source>
        <translation>„%1”: --board przyjmuje jedną planszę i żadnych zestawów</translation>
    </message>
    <message>
        <source>Measure how strong decks are, or how fair a board is</source>
        <translation>Zmierz, jak silne są zestawy albo jak sprawiedliwa jest plansza</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <extracomment>A move: %1 its number, %2 the side (Blue, Red), %3 the piece and the move</extracomment>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>Not ended after %1 moves</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Nieskończona, liczba ruchów: %1</translation>
    </message>
    <message>
        <source>%1 wins, the other gave up after %2 moves</source>
        <extracomment>%1 is a side: Blue, Red; %2 a number</extracomment>
        <translation>%1 wygrywa, druga strona się poddała, liczba ruchów: %2</translation>
    </message>
    <message>
        <source>%1 Moves: %2</source>
        <extracomment>%1 is a sentence that says how a game ended, %2 a number</extracomment>
        <translation>%1 Ruchy: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 is a piece: Brawler 4; %2 is a move such as (2,2→3,2)</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2, takes %3</source>
        <extracomment>%1 is a piece: Brawler 4; %2 is a move such as (2,2→3,2); %3 another piece</extracomment>
        <translation>%1 %2, bije: %3</translation>
    </message>
    <message>
        <source>%1 %2, a jump</source>
        <extracomment>%1 is a piece: Jumper 6; %2 is a move such as (2,2→5,2)</extracomment>
        <translation>%1 %2, skok</translation>
    </message>
    <message>
        <source>%1 %2, into the goal</source>
        <extracomment>%1 is a piece: Brawler 4; %2 is a move such as (2,2→3,2)</extracomment>
        <translation>%1 %2, do celu</translation>
    </message>
    <message>
        <source>Ready to play on</source>
        <translation>Plansza gotowa do gry</translation>
    </message>
    <message>
        <source>Not ready to play on</source>
        <translation>Plansza niegotowa do gry</translation>
    </message>
    <message>
        <source>%1 cannot be &quot;%2&quot;; choose one of %3</source>
        <translation>%1 nie może mieć wartości „%2”; wybierz jedną z: %3</translation>
    </message>
    <message>
        <source>%1 cannot be &quot;%2&quot;; it must be a whole number from %3 to %4</source>
        <translation>%1 nie może mieć wartości „%2”; musi to być liczba całkowita od %3 do %4</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; must end in .sboard or .txt; the ending decides the form</source>
        <extracomment>%1 and %2 are files</extracomment>
        <translation>%1: „%2” musi kończyć się na .sboard lub .txt; o formie decyduje końcówka</translation>
    </message>
    <message>
        <source>Prints the legal moves of the side to move, one per line: the piece, from where, to where, and what that does. For a record (.swar) it prints those after its last move. When the game is over there are none.</source>
        <translation>Wypisuje dozwolone ruchy strony, która ma ruch, po jednym w wierszu: pionek, skąd, dokąd i co to daje. Z zapisu (.swar) wypisuje te po jego ostatnim ruchu. Gdy gra się skończyła, nie ma żadnych.</translation>
    </message>
    <message>
        <source>Counts the positions after exactly that many moves of both sides, each as often as moves lead there, to compare the rules of two programs. A game that is won has no more moves; draws are ignored. Each further move takes about twenty times as long.</source>
        <translation>Liczy pozycje po dokładnie tylu ruchach obu stron, każdą tyle razy, ile ciągów do niej prowadzi, aby porównać zasady dwóch programów. Wygrana partia nie ma dalszych ruchów; remisy się pomija. Każdy kolejny ruch trwa około dwudziestu razy dłużej.</translation>
    </message>
    <message>
        <source>there is no verb &quot;%1&quot;; choose one of %2</source>
        <extracomment>%2 is a list of words such as &quot;list, share&quot;</extracomment>
        <translation>nie ma polecenia „%1”; wybierz jedno z: %2</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; must end in .smap, .as or .txt; the ending decides the form</source>
        <extracomment>%1 and %2 are files</extracomment>
        <translation>%1: „%2” musi kończyć się na .smap, .as lub .txt; o formie decyduje końcówka</translation>
    </message>
    <message>
        <source>Prints every card: its number, its value, its name and what it does. The numbers from 21 up, and the fields that the JSON lists under &quot;assumed&quot;, are not confirmed by the game&apos;s author.</source>
        <translation>Wypisuje każdą kartę: numer, wartość, nazwę i działanie. Numerów od 21 wzwyż oraz pól, które JSON wymienia pod „assumed”, autor gry nie potwierdził.</translation>
    </message>
    <message>
        <source>unknown cards are kept: %1</source>
        <extracomment>%1 is a list of numbers</extracomment>
        <translation>zachowano nieznane karty: %1</translation>
    </message>
    <message>
        <source>a name is used more than once, so numbers were added: %1</source>
        <extracomment>%1 is the name of a deck in quotes</extracomment>
        <translation>nazwa występuje więcej niż raz, więc dodano numery: %1</translation>
    </message>
    <message>
        <source>Prints every deck with its name, whether it is the active one and whether the game accepts it, and the cards of its four stacks, the top card first. A deck with six cards in a stack, or with a card twice, is left out and named on standard error.</source>
        <translation>Wypisuje każdy zestaw: nazwę, czy jest aktywny, czy gra go przyjmuje, oraz karty czterech stosów, począwszy od wierzchu. Zestaw, który ma sześć kart na stosie albo kartę dwa razy, jest pomijany i wymieniany na standardowym wyjściu błędów.</translation>
    </message>
    <message>
        <source>the game rejects deck %1: %2</source>
        <extracomment>%1 is the name of a deck in quotes, %2 sentences</extracomment>
        <translation>gra odrzuca zestaw %1: %2</translation>
    </message>
    <message>
        <source>Prints one deck as a short code for messages and links. It holds the cards and their order, but no name. Wherever a deck can be given, its code can be given too.</source>
        <translation>Wypisuje jeden zestaw jako krótki kod do wiadomości i odnośników. Kod zawiera karty i ich kolejność, ale nie nazwę. Wszędzie, gdzie podaje się zestaw, można podać jego kod.</translation>
    </message>
    <message>
        <source>(the part after the last # is read as a deck&apos;s name; end the path with # to mean its active deck)</source>
        <translation>(część po ostatnim # to nazwa zestawu; zakończ ścieżkę znakiem #, jeśli chodzi o aktywny zestaw tego pliku)</translation>
    </message>
    <message>
        <source>the rules of the game %1 are not known</source>
        <translation>zasady gry %1 nie są znane</translation>
    </message>
    <message>
        <source>%1: deck %2 cannot be played: %3</source>
        <extracomment>%1 is a file, %2 the name of a deck in quotes, %3 a sentence</extracomment>
        <translation>%1: zestawem %2 nie da się grać: %3</translation>
    </message>
    <message>
        <source>decks with names that were taken take part as %1</source>
        <extracomment>%1 is a list of decks</extracomment>
        <translation>zestawy, których nazwy były już zajęte, biorą udział jako %1</translation>
    </message>
    <message>
        <source>%1: nothing is written, because this form would overwrite the file and cannot hold all of it</source>
        <translation>%1: nic nie zapisano, bo ta forma zastąpiłaby plik, a nie mieści wszystkiego, co w nim jest</translation>
    </message>
    <message>
        <source>Only part %1 of %2.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Tylko część %1 z %2.</translation>
    </message>
    <message>
        <source>there are errors</source>
        <translation>są błędy</translation>
    </message>
    <message>
        <source>a file could not be used, a deck was left out, the call was wrong, or there was not enough memory; standard error names the file, the line or field, and the cause</source>
        <translation>nie można było użyć pliku, pominięto zestaw, wywołanie było złe albo zabrakło pamięci; standardowe wyjście błędów podaje plik, wiersz lub pole oraz przyczynę</translation>
    </message>
    <message>
        <source>a tournament or a march was stopped before its end (Ctrl+C): what was done so far is printed or written, and --resume continues a tournament</source>
        <translation>turniej albo marsz przerwano przed końcem (Ctrl+C): to, co już zrobiono, jest wypisane lub zapisane, a --resume kontynuuje turniej</translation>
    </message>
    <message>
        <source>The name says this is the record of a game; &quot;stonemason replay&quot; tells what is wrong with it.</source>
        <translation>Z nazwy wynika, że to zapis partii; „stonemason replay” powie, co jest w nim nie tak.</translation>
    </message>
    <message>
        <source>--layer cannot be &quot;%1&quot;; choose one of %2</source>
        <translation>--layer nie może mieć wartości „%1”; wybierz jedną z: %2</translation>
    </message>
    <message>
        <source>The game of a map given as code or text, such as kings-conflict; without it the game is found from the board and the tiles; an .smap file names its own</source>
        <translation>Gra, do której należy mapa w postaci kodu lub tekstu, na przykład kings-conflict; bez tej opcji grę rozpoznaje się po planszy i kafelkach; plik .smap sam podaje swoją</translation>
    </message>
    <message>
        <source>The seed, from 0 to 4294967295: it chooses among equal tiles, and the same seed gives the same march; 1 unless given</source>
        <translation>Ziarno od 0 do 4294967295: wybiera spośród równych pól; to samo ziarno daje ten sam marsz; domyślnie 1</translation>
    </message>
    <message>
        <source>%1: the map has %2 rows of %3 tiles, but a march needs the game&apos;s board of %4 rows of %5, where the computer&apos;s king has its place</source>
        <translation>%1: mapa ma %2 × %3 pól (wiersze × kolumny), a marsz wymaga planszy z gry, %4 × %5, na której król komputera ma swoje miejsce</translation>
    </message>
    <message>
        <source>Units of the grid&apos;s kind appear near the computer&apos;s king, one at the end of each turn, on the best free tile. From the next turn on each of them moves to the best tile within one move, if that is better than its own; units can pass each other but not share a tile. This shows only the hints: the real computer player also weighs combat, regions and who is ahead. With --json: {&quot;turns&quot;:[[[row,col],...],...],&quot;stuck&quot;:[...]}, the places of the units after each turn, in the order in which they appeared, rows and columns from 0, top left. An entry of &quot;stuck&quot; is a unit that could not go on after the last turn and has not arrived: {&quot;unit&quot;:index from 0,&quot;cell&quot;:[row,col],&quot;reason&quot;:...} with the reason stops-short (it could walk to something better, but not in one move), taken (other units stand on all better tiles in reach), shut-in (it can enter no tile beside it) or no-room (no tile near the king is free; the cell is the king&apos;s). Units that have arrived, because they can walk to nothing better, are not listed. Ctrl+C stops the march after the current turn: the turns so far are printed, with exit status 3.</source>
        <translation>Jednostki właściwe siatce pojawiają się w pobliżu króla komputera, po jednej na koniec każdej tury, na najlepszym wolnym polu. Od następnej tury każda z nich idzie na najlepsze pole w zasięgu jednego ruchu, jeśli jest lepsze od jej własnego; jednostki mogą się mijać, ale nie stają na jednym polu. Widać tu same podpowiedzi: prawdziwy gracz komputerowy waży też walkę, regiony i to, kto prowadzi. Z --json: {&quot;turns&quot;:[[[wiersz,kolumna],...],...],&quot;stuck&quot;:[...]}, miejsca jednostek po każdej turze w kolejności ich pojawiania się, wiersze i kolumny od 0, od lewego górnego rogu. Wpis w „stuck” to jednostka, która po ostatniej turze nie mogła iść dalej, choć nie doszła do celu: {&quot;unit&quot;:indeks od 0,&quot;cell&quot;:[wiersz,kolumna],&quot;reason&quot;:...} z przyczyną stops-short (mogłaby dojść do czegoś lepszego, ale nie jednym ruchem), taken (na wszystkich lepszych polach w zasięgu stoją inne jednostki), shut-in (nie może wejść na żadne pole obok) lub no-room (żadne pole w pobliżu króla nie jest wolne; podane jest pole króla). Jednostek, które doszły do celu, bo do niczego lepszego dojść nie mogą, nie ma na liście. Ctrl+C zatrzymuje marsz po bieżącej turze: dotychczasowe tury są wypisane, z kodem wyjścia 3.</translation>
    </message>
    <message>
        <source>%1: this file is being read; choose another one to write to</source>
        <translation>%1: ten plik jest właśnie czytany; wybierz inny do zapisu</translation>
    </message>
    <message>
        <source>The deck that moves first: FILE#NAME, or FILE alone for its active deck</source>
        <translation>Zestaw, który zaczyna: FILE#NAME albo samo FILE, czyli jego aktywny zestaw</translation>
    </message>
    <message>
        <source>Who plays the other deck or side; the same choices</source>
        <translation>Kto gra drugim zestawem lub stroną; do wyboru to samo</translation>
    </message>
    <message>
        <source>Write the game to OUT (.sduel, or .swar for a board), to replay it</source>
        <translation>Zapisz partię do OUT (.sduel, na planszy .swar), aby ją odtworzyć</translation>
    </message>
    <message>
        <source>%1: the part of Stonemason that opens windows and draws pictures cannot be started: %2</source>
        <extracomment>%1 is a file, %2 why</extracomment>
        <translation>%1: nie można uruchomić tej części programu Stonemason, która otwiera okna i rysuje obrazy: %2</translation>
    </message>
    <message>
        <source>Plays the moves of a record (.sduel or .swar) again, checks each against the rules, and prints them as &quot;play&quot; does. RECORD may be - for standard input.</source>
        <translation>Odtwarza ruchy z zapisu (.sduel lub .swar), sprawdzając każdy według zasad, i wypisuje je tak jak „play”. RECORD może być znakiem -, czyli standardowym wejściem.</translation>
    </message>
    <message>
        <source>With --noise: the seed; the same seed gives the same hints; 1 without it</source>
        <translation>Z --noise: ziarno; to samo ziarno daje te same podpowiedzi; domyślnie 1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must end in .smap, .as or .txt; the ending decides the form</source>
        <translation>„%1” musi kończyć się na .smap, .as lub .txt; o formie decyduje końcówka</translation>
    </message>
    <message>
        <source>Replaces the hints of the map and adds missing grids; FILE stays as it is unless OUT names it. The strategic points rise towards the human&apos;s king and the crossings on the way, the safe points away from the front on the computer&apos;s side, the mountain preference towards mountains that stonemasons reach before the enemy. Use it as a starting point.</source>
        <translation>Zastępuje podpowiedzi mapy i dodaje brakujące siatki; FILE pozostaje bez zmian, chyba że wskazuje go OUT. Punkty strategiczne rosną ku królowi człowieka i ku przeprawom po drodze, punkty bezpieczne – z dala od frontu po stronie komputera, upodobanie do gór – ku górom, do których kamieniarze docierają przed wrogiem. To punkt wyjścia do dalszej pracy.</translation>
    </message>
    <message>
        <source>Make the map symmetric, diagonal or half-turn, and write it to OUT</source>
        <translation>Uczyń mapę symetryczną, diagonal lub half-turn, i zapisz ją do OUT</translation>
    </message>
    <message>
        <source>changed, because they lie on the middle line of %1: %2</source>
        <extracomment>%1 is a symmetry, %2 a list of places</extracomment>
        <translation>zmieniono, bo leżą na linii środkowej symetrii %1: %2</translation>
    </message>
    <message>
        <source>Say how symmetric maps are, or make one symmetric</source>
        <translation>Powiedz, jak symetryczne są mapy, albo uczyń mapę symetryczną</translation>
    </message>
    <message>
        <source>Without --apply it prints for each symmetry how many cells break it. With --apply it copies one half of the terrain, turned, onto the other. A tile in the middle that looks different when mirrored becomes the river, road or bridge that fits there, or else a plain tile, and is named. Hint grids stay as they are.</source>
        <translation>Bez --apply wypisuje dla każdej symetrii, ile pól ją łamie. Z --apply kopiuje jedną połowę terenu, odwróconą, na drugą. Kafelek pośrodku, który w odbiciu wygląda inaczej, zmienia się w pasującą tam rzekę, drogę lub most, a jeśli nic nie pasuje, w zwykły kafelek, i jest wymieniany. Siatki podpowiedzi pozostają bez zmian.</translation>
    </message>
    <message>
        <source>Games between two opponents; an odd number becomes the next even one, since games come in pairs; 100 unless given</source>
        <translation>Liczba partii między dwoma rywalami; nieparzysta staje się następną parzystą, bo partie gra się parami; domyślnie 100</translation>
    </message>
    <message>
        <source>Measure only this deck: it plays against each of the others</source>
        <translation>Zmierz tylko ten zestaw: gra z każdym z pozostałych</translation>
    </message>
    <message>
        <source>Use all decks of each FILE without #NAME, not only the active one; a single FILE does so anyway</source>
        <translation>Użyj wszystkich zestawów każdego FILE bez #NAME, nie tylko aktywnego; gdy FILE jest jeden, dzieje się tak i bez tej opcji</translation>
    </message>
    <message>
        <source>Let two players meet on a board of War in the Wastes, to see how fair it is</source>
        <translation>Daj zagrać dwóm graczom na planszy War in the Wastes, aby zobaczyć, jak jest sprawiedliwa</translation>
    </message>
    <message>
        <source>On a board, one of the two players: easy, normal (also called medium) or hard; normal unless given</source>
        <translation>Na planszy jeden z dwóch graczy: easy, normal (nazywany też medium) lub hard; domyślnie normal</translation>
    </message>
    <message>
        <source>On a board, the other player; the same choices</source>
        <translation>Na planszy drugi gracz; do wyboru to samo</translation>
    </message>
    <message>
        <source>Play only part I of N equal parts, such as 2/5, to merge it with the others later</source>
        <translation>Rozegraj tylko część I z N równych części, na przykład 2/5, aby później scalić ją z pozostałymi</translation>
    </message>
    <message>
        <source>Make one result from the results of all parts</source>
        <translation>Utwórz jeden wynik z wyników wszystkich części</translation>
    </message>
    <message>
        <source>Go on with a tournament that was stopped; its decks or board, players, games and seed stay the same</source>
        <translation>Kontynuuj przerwany turniej; zestawy lub plansza, gracze, liczba partii i ziarno pozostają te same</translation>
    </message>
    <message>
        <source>%1: the file has changed during the run; its decks were played as they were at the beginning</source>
        <translation>%1: plik zmienił się w trakcie; grano zestawami takimi, jakie były na początku</translation>
    </message>
    <message>
        <source>%1 cannot go with %2: the files already hold it</source>
        <extracomment>%1 and %2 are options</extracomment>
        <translation>%1 nie może występować z %2: pliki już to zawierają</translation>
    </message>
    <message>
        <source>--resume takes only PART and no other files</source>
        <translation>--resume przyjmuje tylko PART i żadnych innych plików</translation>
    </message>
    <message>
        <source>--shard cannot be &quot;%1&quot;; write part I of N as I/N, such as 2/5</source>
        <translation>--shard nie może mieć wartości „%1”; część I z N zapisz jako I/N, na przykład 2/5</translation>
    </message>
    <message>
        <source>Lets every deck play every other, or with --deck one deck against the others, and says how much each scores, how strong it is and how sure that is. Each game is played twice with the same luck, so that each deck moves first once. With --board two players meet on one board. Each pair of games begins with the same four random moves (with equal players, each game with its own), and the report says what the side that moves first scores: with equal players that shows how fair the board is. Files are read once, at the beginning. Ctrl+C keeps what is done, marked as unfinished. FILE may hold decks in any of the forms Stonemason reads, or be - for standard input; FILE#NAME means one deck of it, FILE alone its active deck.</source>
        <translation>Każdy zestaw gra z każdym innym, a z --deck jeden zestaw z pozostałymi; wynik mówi, jaką skuteczność ma każdy, jak jest silny i jak jest to pewne. Każdą partię gra się dwa razy z tym samym szczęściem, więc każdy zestaw raz zaczyna. Z --board dwaj gracze spotykają się na jednej planszy. Każda para partii zaczyna się tymi samymi czterema losowymi ruchami (u równych graczy każda partia własnymi), a raport mówi, jaką skuteczność ma strona, która zaczyna: przy równych graczach pokazuje to, jak sprawiedliwa jest plansza. Pliki są czytane raz, na początku. Ctrl+C zachowuje to, co gotowe, z oznaczeniem, że jest niedokończone. FILE może zawierać zestawy w dowolnej formie, którą czyta Stonemason, albo być znakiem -, czyli standardowym wejściem; FILE#NAME oznacza jeden z jego zestawów, samo FILE jego aktywny zestaw.</translation>
    </message>
    <message>
        <source>%1 against the others (%2), %3 games each, player %4, seed %5</source>
        <extracomment>%1 is the name of a deck in quotes, %2, %3 and %5 are numbers, %4 is easy, normal or hard</extracomment>
        <translation>%1 przeciw pozostałym (%2), partii z każdym: %3, gracz %4, ziarno %5</translation>
    </message>
    <message>
        <source>A pattern: an .ambush file or bare rows of its signs; may be given again</source>
        <translation>Wzór: plik .ambush albo same wiersze znaków; można podać kilka razy</translation>
    </message>
    <message>
        <source>The share that must agree, 0 to 1 with three decimals at most, such as 0.8; each pattern&apos;s own unless given</source>
        <translation>Jaka część musi się zgadzać, od 0 do 1, najwyżej z trzema cyframi po kropce, na przykład 0.8; bez tej opcji tyle, ile mówi wzór</translation>
    </message>
    <message>
        <source>How patterns may be turned: all, or some of r0, r90, r180, r270 (clockwise) and m0, m90, m180, m270 (mirrored left to right, then turned) with commas between; each pattern&apos;s own unless given</source>
        <translation>Jak wolno obracać wzory: all (wszystko) albo niektóre z r0, r90, r180, r270 (zgodnie z zegarem) i m0, m90, m180, m270 (odbite lewo–prawo, potem obrócone), rozdzielone przecinkami; bez tej opcji tak, jak mówi wzór</translation>
    </message>
    <message>
        <source>When two sites are in each other&apos;s way: cells (both compare a cell; so unless given) or rectangles (their boxes share a cell)</source>
        <translation>Kiedy dwa miejsca sobie przeszkadzają: cells (oba porównują jakieś pole; tak bez tej opcji) albo rectangles (ich prostokąty mają wspólne pole)</translation>
    </message>
    <message>
        <source>Of sites in each other&apos;s way take the best first (best; so unless given) or as many as possible (most)</source>
        <translation>Z miejsc, które sobie przeszkadzają, weź najpierw najlepsze (best; tak bez tej opcji) albo jak najwięcej (most)</translation>
    </message>
    <message>
        <source>List every place that passes, in each other&apos;s way or not</source>
        <translation>Wypisz każde miejsce, które się nadaje, także gdy sobie przeszkadzają</translation>
    </message>
    <message>
        <source>Exit with status 1 when a map has fewer than N sites</source>
        <translation>Zakończ z kodem 1, gdy mapa ma mniej niż N miejsc</translation>
    </message>
    <message>
        <source>Print the sites as JSON, for programs</source>
        <translation>Wypisz miejsca jako JSON, dla programów</translation>
    </message>
    <message>
        <source>--threshold cannot be &quot;%1&quot;; it is a number from 0 to 1 with three decimals at most</source>
        <translation>--threshold nie może być „%1”; to liczba od 0 do 1, najwyżej z trzema cyframi po kropce</translation>
    </message>
    <message>
        <source>--orientations cannot be &quot;%1&quot;; it is all, or some of r0, r90, r180, r270, m0, m90, m180, m270 with commas between</source>
        <translation>--orientations nie może być „%1”; to all albo niektóre z r0, r90, r180, r270, m0, m90, m180, m270, rozdzielone przecinkami</translation>
    </message>
    <message>
        <source>%1 % searched</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>przeszukano %1 %</translation>
    </message>
    <message>
        <source>the pattern %1 is larger than the map and fits nowhere</source>
        <translation>wzór %1 jest większy niż mapa i nigdzie się nie mieści</translation>
    </message>
    <message>
        <source>  row %1, column %2, %3: %4 of %5 agree</source>
        <translation>  wiersz %1, kolumna %2, %3: zgadza się %4 z %5</translation>
    </message>
    <message>
        <source>  sites: %1, of %2 places tried</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>  miejsca: %1, sprawdzono: %2</translation>
    </message>
    <message>
        <source>%1: stopped before the search was done</source>
        <translation>%1: przerwano przed końcem szukania</translation>
    </message>
    <message>
        <source>--pattern FILE is missing</source>
        <translation>brakuje --pattern FILE</translation>
    </message>
    <message>
        <source>Find places for ambushes by comparing maps with patterns</source>
        <translation>Znajdź miejsca na zasadzki, porównując mapy ze wzorami</translation>
    </message>
    <message>
        <source>These signs mean nothing to the program and count as floor: %1.</source>
        <extracomment>%1 is a list of characters in quotes</extracomment>
        <translation>Tych znaków program nie zna i liczy je jako podłogę: %1.</translation>
    </message>
    <message>
        <source>%1: the game has no unit &quot;%2&quot;; choose one of %3</source>
        <translation>%1: gra nie ma jednostki „%2”; wybierz jedną z: %3</translation>
    </message>
    <message>
        <source>For whom a map of a game is passable: a kind of unit by its id, in King&apos;s Conflict king, mercenary, combat, support or stonemason; the first of its kinds unless given. Text maps have a table of their signs instead</source>
        <translation>Dla kogo mapa gry jest przechodnia: identyfikator rodzaju jednostki, w King&apos;s Conflict king, mercenary, combat, support albo stonemason; bez tej opcji pierwszy rodzaj gry. Mapy tekstowe mają zamiast tego tabelę znaków</translation>
    </message>
    <message>
        <source>Places: rows 0 to %1 from the top, then columns 0 to %2 from the left.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Miejsca: wiersze od 0 do %1 od góry, potem kolumny od 0 do %2 od lewej.</translation>
    </message>
    <message>
        <source>This game has no units, so every tile counts as a way.</source>
        <translation>Ta gra nie ma jednostek, więc każdy kafelek liczy się jako przejście.</translation>
    </message>
    <message>
        <source>%1: the game has no units, so there is nothing for --mover to choose</source>
        <translation>%1: gra nie ma jednostek, więc --mover nie ma czego wybierać</translation>
    </message>
    <message>
        <source>notes on cells</source>
        <translation>notatki na polach</translation>
    </message>
    <message>
        <source>Write nothing, with exit status 1, while the map, board or world has errors</source>
        <translation>Nie zapisuje nic, z kodem wyjścia 1, dopóki mapa, plansza lub świat ma błędy</translation>
    </message>
    <message>
        <source>%1: a world cannot be written as %2</source>
        <extracomment>%1 is a file, %2 a form such as code</extracomment>
        <translation>%1: świata nie można zapisać jako %2</translation>
    </message>
    <message>
        <source>FILE may hold a Pocket Heroes world (.hmm), or be - for standard input.</source>
        <translation>FILE może zawierać świat gry Pocket Heroes (.hmm) albo być znakiem - dla standardowego wejścia.</translation>
    </message>
    <message>
        <source>FILE may hold a map, decks, a board or a world in any of the forms Stonemason reads, or be - for standard input.</source>
        <translation>FILE może zawierać mapę, zestawy, planszę lub świat w dowolnej formie, którą czyta Stonemason, albo być znakiem - dla standardowego wejścia.</translation>
    </message>
    <message>
        <source>Stonemason edits maps, decks and boards of turn-based games such as King&apos;s Conflict, Token Battle, War in the Wastes and Pocket Heroes. Without a verb it opens its window, with the files given; with a verb it does one job and needs no display.</source>
        <translation>Stonemason służy do tworzenia map, zestawów i plansz gier turowych, takich jak King&apos;s Conflict, Token Battle, War in the Wastes i Pocket Heroes. Bez polecenia otwiera okno z podanymi plikami; z poleceniem wykonuje jedno zadanie i nie potrzebuje ekranu.</translation>
    </message>
    <message>
        <source>This is a world of Pocket Heroes; &quot;check&quot;, &quot;convert&quot;, &quot;export&quot; and &quot;world info&quot; take it.</source>
        <translation>To świat gry Pocket Heroes; przyjmują go „check”, „convert”, „export” i „world info”.</translation>
    </message>
    <message>
        <source>Print JSON, for programs: {&quot;files&quot;: [{&quot;path&quot;, &quot;version&quot;, &quot;size&quot;, &quot;name&quot;, &quot;author&quot;, &quot;players&quot;, &quot;heroes&quot;, &quot;items&quot;, &quot;guards&quot;, &quot;events&quot;, &quot;visitables&quot;, &quot;ownerables&quot;, &quot;castles&quot;, &quot;decorations&quot;, &quot;paths&quot;, &quot;surfaces&quot;: {&quot;GRASS&quot;, ...}}]}; a file that cannot be read has &quot;error&quot; instead</source>
        <translation>Wypisuje JSON dla programów: {&quot;files&quot;: [{&quot;path&quot;, &quot;version&quot;, &quot;size&quot;, &quot;name&quot;, &quot;author&quot;, &quot;players&quot;, &quot;heroes&quot;, &quot;items&quot;, &quot;guards&quot;, &quot;events&quot;, &quot;visitables&quot;, &quot;ownerables&quot;, &quot;castles&quot;, &quot;decorations&quot;, &quot;paths&quot;, &quot;surfaces&quot;: {&quot;GRASS&quot;, ...}}]}; plik, którego nie można odczytać, ma zamiast tego &quot;error&quot;</translation>
    </message>
    <message>
        <source>players</source>
        <translation>gracze</translation>
    </message>
    <message>
        <source>heroes</source>
        <translation>bohaterowie</translation>
    </message>
    <message>
        <source>treasures</source>
        <translation>skarby</translation>
    </message>
    <message>
        <source>guards</source>
        <translation>straż</translation>
    </message>
    <message>
        <source>events</source>
        <translation>zdarzenia</translation>
    </message>
    <message>
        <source>buildings to visit</source>
        <translation>budynki do odwiedzania</translation>
    </message>
    <message>
        <source>mines and other property</source>
        <translation>kopalnie i inna własność</translation>
    </message>
    <message>
        <source>castles</source>
        <translation>zamki</translation>
    </message>
    <message>
        <source>decorations</source>
        <translation>ozdoby</translation>
    </message>
    <message>
        <source>pieces of roads, rivers and walls</source>
        <translation>kawałki dróg, rzek i murów</translation>
    </message>
    <message>
        <source>version</source>
        <translation>wersja</translation>
    </message>
    <message>
        <source>size</source>
        <translation>rozmiar</translation>
    </message>
    <message>
        <source>nodes of %1</source>
        <extracomment>%1 is the name of a kind of ground: GRASS</extracomment>
        <translation>węzły podłoża %1</translation>
    </message>
    <message>
        <source>Say what worlds of Pocket Heroes hold</source>
        <translation>Mówi, co zawierają światy gry Pocket Heroes</translation>
    </message>
    <message>
        <source>Prints the version of each file (24 or 25), the size of its map in cells, its name and author, how many records of each kind it has, and how many nodes, the corners of cells, have each kind of ground. The name is that in the first of the map&apos;s languages that has one. A file that cannot be read is named on standard error; the others are still told.</source>
        <translation>Wypisuje wersję każdego pliku (24 lub 25), rozmiar mapy w polach, jej nazwę i autora, liczbę wpisów każdego rodzaju i liczbę węzłów, czyli rogów pól, z każdym podłożem. Nazwa pochodzi z pierwszego języka mapy, który ją ma. Plik, którego nie można odczytać, jest wymieniany na standardowym wyjściu błędów; o pozostałych i tak jest mowa.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; must end in .hmm; a world has no other form that can be read again</source>
        <extracomment>%1 and %2 are files</extracomment>
        <translation>%1: „%2” musi mieć rozszerzenie .hmm; świat nie ma innej formy, którą da się wczytać z powrotem</translation>
    </message>
    <message>
        <source>Say what is wrong with maps, decks, boards, worlds, templates</source>
        <translation>Mówi, co jest nie tak z mapami, zestawami, planszami, światami i szablonami</translation>
    </message>
    <message>
        <source>Runs every check on every map, deck, board, world and template and lists what they found, errors first. A map without errors is ready to submit, all else is ready to play; of a map of characters it says which signs mean nothing and which rows end early. The 1000 worst problems of a file are listed, the others counted. A file that cannot be read is named on standard error, and so is a deck with six cards in a stack or with a card twice; the others are still checked.</source>
        <translation>Sprawdza każdą mapę, każdy zestaw, każdą planszę, każdy świat i każdy szablon i wypisuje wyniki, najpierw błędy. Mapa bez błędów nadaje się do oddania, reszta do gry. Z jednego pliku wypisywane jest 1000 najgorszych problemów, pozostałe są liczone. Plik, którego nie można odczytać, jest wymieniany na standardowym wyjściu błędów, podobnie zestaw z sześcioma kartami w stosie lub z powtórzoną kartą; pozostałe i tak są sprawdzane. Przy mapie ze znaków mówi, które znaki nic nie znaczą i które wiersze kończą się wcześniej.</translation>
    </message>
    <message>
        <source>Ready to generate worlds from</source>
        <translation>Gotowy do generowania światów</translation>
    </message>
    <message>
        <source>Not ready to generate worlds from</source>
        <translation>Niegotowy do generowania światów</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; must end in .smap, .as, .txt, .sdeck, .sboard, .hmm, .ztemplate, .json or .map, or --to must name a form of decks</source>
        <extracomment>%1 and %2 are files</extracomment>
        <translation>%1: „%2” musi mieć rozszerzenie .smap, .as, .txt, .sdeck, .sboard, .hmm, .ztemplate, .json lub .map albo --to musi podać formę zestawów</translation>
    </message>
    <message>
        <source>Write maps, decks, boards, worlds, templates in another form</source>
        <translation>Zapisuje mapę, zestawy, planszę, świat lub szablon w innej formie</translation>
    </message>
    <message>
        <source>Finds out from its content what FILE holds. A map takes its form from the ending of OUT: .smap (JSON, keeps everything), .as (the code for submission) or .txt (only the blocks). Code and text hold no name, author, description, licence or symmetry, and no codes the game does not know (export writes them). Decks take their form from --to or from the ending of OUT: .sdeck or .txt (sets of the game); - is standard output. A deck with six cards in a stack, or with a card twice, is left out and named, and the exit status is 2. In a user file of the game the sets are replaced and everything else stays as it is. What a form cannot hold is named on standard error. A board is written to .sboard (keeps everything) or .txt (only rows of tiles); from the record of a game on a board (.swar) the board is written, to .sboard. A world is written to .hmm, in the version it has and byte for byte as it was: that tells whether all of it can be read. A template of worlds is written to .ztemplate (keeps everything), .json (as the generator reads it) or .txt (its old text form). A map of characters is written to .txt or .map, byte for byte as it was: that tells whether all of it can be read.</source>
        <translation>Rozpoznaje po treści, co zawiera FILE. O formie mapy decyduje końcówka OUT: .smap (JSON, zachowuje wszystko), .as (kod do zgłoszenia) lub .txt (same bloki). Kod i tekst nie mieszczą nazwy, autora, opisu, licencji ani symetrii, ani kodów, których gra nie zna (te zapisuje export). O formie zestawów decyduje --to albo końcówka OUT: .sdeck lub .txt (zestawy w formacie gry); - oznacza standardowe wyjście. Zestaw, który ma sześć kart na stosie albo kartę dwa razy, jest pomijany i wymieniany, a kod wyjścia wynosi 2. W pliku użytkownika gry zestawy są zastępowane, a cała reszta zostaje bez zmian. To, czego forma nie mieści, jest wymieniane na standardowym wyjściu błędów. Planszę zapisuje się do .sboard (zachowuje wszystko) lub .txt (same wiersze pól); z zapisu partii na planszy (.swar) zapisuje się do .sboard planszę. Świat jest zapisywany jako .hmm, w swojej wersji i co do bajtu bez zmian: to mówi, czy da się odczytać całość. Szablon światów zapisuje się jako .ztemplate (zachowuje wszystko), .json (jak czyta generator) lub .txt (dawny tekst). Mapa ze znaków jest zapisywana do .txt lub .map, bajt w bajt taka, jaka była: to pokazuje, czy da się odczytać całą.</translation>
    </message>
    <message>
        <source>This is a template of worlds and none of them; &quot;check&quot; and &quot;convert&quot; take it.</source>
        <translation>To szablon światów, a nie świat; przyjmują go „check” i „convert”.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; must end in .ztemplate, .json or .txt; the ending decides the form</source>
        <extracomment>%1 and %2 are files</extracomment>
        <translation>%1: „%2” musi kończyć się na .ztemplate, .json lub .txt; rozszerzenie decyduje o formie</translation>
    </message>
    <message>
        <source>%1: this is no map; sites are looked for on maps of a game, on worlds and on maps of characters</source>
        <translation>%1: to nie mapa; miejsc szuka się na mapach gier, w światach i na mapach znakowych</translation>
    </message>
    <message>
        <source>What to write: code (to submit to the game&apos;s author), forum (a post with name, credits and code), text (only the blocks, with blank lines between), json (.smap, .sboard; of a world all it holds, to be read by programs), png (a picture), svg (a picture that is sharp at any size), pdf (a page, of a map with hint grids and what the checks say); the last three need -o</source>
        <translation>Co zapisać: code (zgłoszenie dla autora gry), forum (wpis z nazwą, autorstwem i kodem), text (same bloki rozdzielone pustym wierszem), json (.smap, .sboard; ze świata wszystko, co zawiera, do odczytu przez programy), png (obraz), svg (obraz ostry w każdym rozmiarze), pdf (strona, mapa z siatkami podpowiedzi i wynikiem sprawdzeń); trzy ostatnie wymagają -o</translation>
    </message>
    <message>
        <source>Write a map, board or world as code, picture, PDF or JSON</source>
        <translation>Zapisz mapę, planszę lub świat jako kod, obraz, PDF lub JSON</translation>
    </message>
    <message>
        <source>Writes the map or board, whatever the checks say about it; codes the game does not know are written as they are. Code, forum post and text are refused, with exit status 2, for what they cannot hold: a board or hint grid that does not have the game&apos;s size, a space, and in code a quote, a backslash or the end of a code block. A board of War in the Wastes has no code and no forum post; a world has neither these nor a text, a map of characters has nothing else.</source>
        <translation>Zapisuje mapę lub planszę, cokolwiek mówią o niej sprawdzenia; kody, których gra nie zna, są zapisywane bez zmian. Kod, wpis na forum i tekst są odrzucane, z kodem wyjścia 2, przez to, czego nie pomieszczą: planszę lub siatkę podpowiedzi o rozmiarze innym niż w grze, spację, a w kodzie także cudzysłów, ukośnik wsteczny lub koniec bloku kodu. Plansza War in the Wastes nie ma kodu ani wpisu na forum; świat nie ma ani ich, ani tekstu. Mapa ze znaków ma tylko tekst.</translation>
    </message>
    <message>
        <source>%1 × %2 cells</source>
        <extracomment>%1 rows, %2 columns</extracomment>
        <translation>%1 × %2 pól</translation>
    </message>
    <message>
        <source>%1: a world is the same for all heroes, so there is nothing for --mover to choose</source>
        <translation>%1: świat jest taki sam dla wszystkich bohaterów, więc --mover nie ma tu czego wybierać</translation>
    </message>
    <message>
        <source>The template: .ztemplate, the generator&apos;s JSON or its old text, or - for standard input</source>
        <translation>Szablon: .ztemplate, JSON generatora albo jego dawny tekst, albo - jako standardowe wejście</translation>
    </message>
    <message>
        <source>Rows of the map: 32, 64, 128 or 256; what the config says unless given</source>
        <translation>Wiersze mapy: 32, 64, 128 albo 256; bez tej opcji tyle, ile mówi konfiguracja</translation>
    </message>
    <message>
        <source>The same number gives the same world on every machine; 1 unless given</source>
        <translation>Ta sama liczba daje ten sam świat na każdym komputerze; bez tej opcji 1</translation>
    </message>
    <message>
        <source>Make N worlds, 1 to 1000000, of the seeds from S on</source>
        <translation>Tworzy N światów, od 1 do 1000000, z ziaren od S wzwyż</translation>
    </message>
    <message>
        <source>How many worlds are made at once; as many as there are processors unless given. It changes no byte</source>
        <translation>Ile światów powstaje naraz; bez tej opcji tyle, ile jest procesorów. Nie zmienia to ani jednego bajtu</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <extracomment>%1 is an option with its value: --seed S</extracomment>
        <translation>brakuje %1</translation>
    </message>
    <message>
        <source>%1 does not go with %2</source>
        <extracomment>%1 and %2 are options: --steps</extracomment>
        <translation>%1 nie łączy się z %2</translation>
    </message>
    <message>
        <source>%1 goes only with %2</source>
        <extracomment>%1 and %2 are options: --jobs</extracomment>
        <translation>%1 działa tylko razem z %2</translation>
    </message>
    <message>
        <source>Make worlds of Pocket Heroes from a template</source>
        <translation>Tworzy światy gry Pocket Heroes z szablonu</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>przerwano</translation>
    </message>
    <message>
        <source>%1, seed %2: %3</source>
        <extracomment>%1 is a file, %2 a number, %3 a sentence</extracomment>
        <translation>%1, ziarno %2: %3</translation>
    </message>
    <message>
        <source>%1 of %2 worlds, %3 a second</source>
        <extracomment>%1, %2 and %3 are numbers</extracomment>
        <translation>Światy: %1 z %2, %3 na sekundę</translation>
    </message>
    <message>
        <source>The generator&apos;s config.json, instead of the numbers that the template has for all zones; guardRule, shareRule and addVisitables, which it cannot hold, stay those of the template</source>
        <translation>Plik config.json generatora zamiast liczb, które szablon ma dla wszystkich stref; guardRule, shareRule i addVisitables, których nie może zawierać, pozostają te z szablonu</translation>
    </message>
    <message>
        <source>Write the world to OUT: a map of the game when it ends in .hmm or is -, all it holds as JSON when it ends in .json, a picture when it ends in .png or .svg</source>
        <translation>Zapisuje świat do OUT: jako mapę gry, gdy kończy się na .hmm albo jest to -, jako całą treść w JSON, gdy kończy się na .json, jako obrazek, gdy kończy się na .png lub .svg</translation>
    </message>
    <message>
        <source>there are not so many seeds from %1 on; ask for fewer worlds with %2</source>
        <extracomment>%1 and %2 are options: --seed</extracomment>
        <translation>od %1 wzwyż nie ma tylu ziaren; poproś o mniej światów przez %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must end in .hmm, .json, .png or .svg; the ending decides the form</source>
        <extracomment>%1 is a file</extracomment>
        <translation>„%1” musi kończyć się na .hmm, .json, .png lub .svg; końcówka decyduje o formie</translation>
    </message>
    <message>
        <source>two things cannot go to one file: %1</source>
        <extracomment>%1 is a file</extracomment>
        <translation>dwie rzeczy nie mogą trafić do jednego pliku: %1</translation>
    </message>
    <message>
        <source>%1 of %2 seeds tried, %3 a second</source>
        <extracomment>%1, %2 and %3 are numbers</extracomment>
        <translation>sprawdzono %1 z %2 ziaren, %3 na sekundę</translation>
    </message>
    <message>
        <source>stopped; the world is the fairest of those made so far</source>
        <translation>przerwano; świat jest najsprawiedliwszym z dotąd zrobionych</translation>
    </message>
    <message>
        <source>worlds that are not fair to their players, see their reports: %1</source>
        <extracomment>%1 is a number</extracomment>
        <translation>światy niesprawiedliwe dla graczy, patrz ich raporty: %1</translation>
    </message>
    <message>
        <source>--all lists every site, so %1 has no meaning</source>
        <extracomment>%1 is another option</extracomment>
        <translation>--all wypisuje wszystkie miejsca, więc %1 nie ma znaczenia</translation>
    </message>
    <message>
        <source>%1: a map of characters has no units, so there is nothing for --mover to choose</source>
        <translation>%1: mapa ze znaków nie ma jednostek, więc --mover nie ma czego wybierać</translation>
    </message>
    <message>
        <source>Try up to N seeds from S on, 1 to 1000, until one is fair to the players: no more than 20 % between the best off and the worst; of none that is, take the fairest. With --count each world has N seeds of its own</source>
        <translation>Próbuje do N ziaren od S wzwyż, od 1 do 1000, aż świat będzie sprawiedliwy dla graczy: najwyżej 20 % różnicy między tym, kto ma najlepiej, a tym, kto ma najgorzej; gdy żaden taki nie jest, bierze najsprawiedliwszy. Z --count każdy świat ma N własnych ziaren</translation>
    </message>
    <message>
        <source>there are not so many seeds from %1 on; ask for fewer with %2</source>
        <extracomment>%1 and %2 are options: --seed</extracomment>
        <translation>od %1 wzwyż nie ma tylu ziaren; poproś o mniej przez %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>%1 is &quot;3 of 20 seeds tried, 4.1 a second&quot;, %2 &quot;Attempt 2 of 8: roads&quot;</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>worlds with zones elsewhere than the template places them, see their reports: %1</source>
        <extracomment>%1 is a number</extracomment>
        <translation>światy ze strefami gdzie indziej niż ich miejsca w szablonie, patrz ich raporty: %1</translation>
    </message>
    <message>
        <source>There is a file of that name already that is too large to be looked into, and it is not replaced. Choose another name.</source>
        <translation>Jest już plik o tej nazwie, zbyt duży, by do niego zajrzeć; nie zostanie zastąpiony. Wybierz inną nazwę.</translation>
    </message>
    <message>
        <source>Write a report as JSON: {&quot;seed&quot;, &quot;size&quot;, &quot;attempts&quot;, &quot;placesGivenUp&quot;, &quot;players&quot;, &quot;zones&quot;: [{&quot;index&quot;, &quot;area&quot;, &quot;share&quot;, &quot;wanted&quot;, &quot;richness&quot;, &quot;richnessLacking&quot;, &quot;castle&quot;, &quot;mines&quot;}], &quot;links&quot;: [{&quot;first&quot;, &quot;second&quot;, &quot;kind&quot;, &quot;cells&quot;, &quot;guard&quot;}], &quot;roadCells&quot;, &quot;fairness&quot;, &quot;milliseconds&quot;}; cells are [row, column] from 0, top left</source>
        <translation>Zapisuje raport jako JSON: {&quot;seed&quot;, &quot;size&quot;, &quot;attempts&quot;, &quot;placesGivenUp&quot;, &quot;players&quot;, &quot;zones&quot;: [{&quot;index&quot;, &quot;area&quot;, &quot;share&quot;, &quot;wanted&quot;, &quot;richness&quot;, &quot;richnessLacking&quot;, &quot;castle&quot;, &quot;mines&quot;}], &quot;links&quot;: [{&quot;first&quot;, &quot;second&quot;, &quot;kind&quot;, &quot;cells&quot;, &quot;guard&quot;}], &quot;roadCells&quot;, &quot;fairness&quot;, &quot;milliseconds&quot;}; pola to [wiersz, kolumna] od 0, od lewej górnej strony</translation>
    </message>
    <message>
        <source>Write what there is after each of the ten steps to a text map in DIR, which is made: 01-layout.txt ...</source>
        <translation>Zapisuje to, co jest po każdym z dziesięciu kroków, jako mapę tekstową w katalogu DIR, który jest tworzony: 01-layout.txt ...</translation>
    </message>
    <message>
        <source>Where they go, with a report of each: world-S.hmm and world-S.json; with --fair S is the first of a world&apos;s seeds. The folder is made</source>
        <translation>Dokąd trafiają, każdy z raportem: world-S.hmm i world-S.json; z --fair S to pierwsze z ziaren świata. Katalog jest tworzony</translation>
    </message>
    <message>
        <source>Replace files that are in DIR already; without it they stay, and nothing is made</source>
        <translation>Zastępuje pliki, które już są w DIR; bez tego zostają i nic nie powstaje</translation>
    </message>
    <message>
        <source>%1 goes only with %2 or %3</source>
        <extracomment>%1, %2 and %3 are options: --steps</extracomment>
        <translation>%1 idzie tylko w parze z %2 albo %3</translation>
    </message>
    <message>
        <source>Makes a world in which every link of the template is there and every place can be come to, or says what does not fit. A template that has errors is refused (exit status 1), see &quot;stonemason check&quot;. A world that does not come out is made again from a seed of its own, 8 times at most, while there is work left that one world may take; of a world that never does nothing is written, and the status is 1. With --count the others are written all the same. A world that is not fair to its players is written, and said to be so. Stopped (Ctrl+C), --fair takes the fairest of those made so far, with status 3.</source>
        <translation>Tworzy świat, w którym jest każde połączenie z szablonu i do każdego miejsca można dojść, albo mówi, co się nie mieści. Szablon z błędami jest odrzucany (kod wyjścia 1), zob. „stonemason check”. Świat, który się nie uda, powstaje od nowa z własnego ziarna, najwyżej 8 razy, póki zostało pracy, której wolno wymagać jednemu światu; gdy nie uda się ani razu, nic nie zostaje zapisane, a kod wyjścia to 1. Przy --count pozostałe światy są mimo to zapisywane. Świat niesprawiedliwy dla graczy jest zapisywany, i mówi się o tym. Przerwane (Ctrl+C) --fair bierze najsprawiedliwszy z dotąd zrobionych, z kodem 3.</translation>
    </message>
    <message>
        <source>%1: this folder is not there and cannot be made</source>
        <extracomment>%1 is a folder</extracomment>
        <translation>%1: tego katalogu nie ma i nie można go utworzyć</translation>
    </message>
    <message>
        <source>%1: this file is there already; choose another folder, or say %2 to overwrite it</source>
        <extracomment>%1 is a file, %2 an option: --overwrite</extracomment>
        <translation>%1: ten plik już jest; wybierz inny katalog albo podaj %2, by go zastąpić</translation>
    </message>
    <message>
        <source>Where those who wait may stand: on ways only (ways; so unless given) or in walls too (anywhere), where the rest agrees well enough; such sites are marked</source>
        <translation>Gdzie mogą stać ci, którzy czekają: tylko na przejściach (ways; tak, gdy nie podano) albo także w ścianach (anywhere), jeśli reszta dość się zgadza; takie zasadzki są oznaczone</translation>
    </message>
    <message>
        <source>, in walls: %1</source>
        <extracomment>after what is said of a site; %1 is a number of places where somebody should wait</extracomment>
        <translation>, w ścianach: %1</translation>
    </message>
    <message>
        <source>Lays each pattern on every place of a map, turned every way it allows, and takes those where enough agrees, one of several in each other&apos;s way. A map is one of a game, with --mover for whom it is passable, or a text of # and . and other signs. With --json: {&quot;maps&quot;:[{&quot;path&quot;:...,&quot;rows&quot;:n,&quot;columns&quot;:n,&quot;tried&quot;:n,&quot;sites&quot;:[...]},...]}, and of each site {&quot;pattern&quot;:FILE, &quot;row&quot;:r, &quot;column&quot;:c, &quot;orientation&quot;:..., &quot;agree&quot;:n, &quot;of&quot;:n, &quot;score&quot;:s, &quot;misses&quot;:[[r,c],...], &quot;stand&quot;:[[r,c],...]}: row and column are the top left corner of the turned pattern&apos;s box, from 0; misses are the cells that do not agree, stand those where monsters wait. Where --waiters anywhere lets a site have some in walls, &quot;blocked&quot;:[[r,c],...] lists them instead. Orientations that give the same pattern are tried once, under the first name in the order above. Ctrl+C stops the search; the map it was at is left out, with exit status 3.</source>
        <translation>Przykłada każdy wzór do każdego miejsca mapy, obrócony na każdy dozwolony sposób, i bierze te, gdzie zgadza się dość dużo, a z kilku, które sobie przeszkadzają, jedno. Mapa to mapa gry, z --mover dla kogo jest przechodnia, albo tekst z # i . oraz innych znaków. Z --json: {&quot;maps&quot;:[{&quot;path&quot;:...,&quot;rows&quot;:n,&quot;columns&quot;:n,&quot;tried&quot;:n,&quot;sites&quot;:[...]},...]}, a każde miejsce to {&quot;pattern&quot;:FILE, &quot;row&quot;:r, &quot;column&quot;:c, &quot;orientation&quot;:..., &quot;agree&quot;:n, &quot;of&quot;:n, &quot;score&quot;:s, &quot;misses&quot;:[[r,c],...], &quot;stand&quot;:[[r,c],...]}: row i column to lewy górny róg prostokąta obróconego wzoru, od 0; misses to pola, które się nie zgadzają, stand te, na których czekają potwory. Gdy przy --waiters anywhere ktoś czeka w ścianie, wymienia go zamiast tego &quot;blocked&quot;:[[r,c],...]. Obroty, które dają ten sam wzór, są sprawdzane raz, pod pierwszą nazwą w powyższej kolejności. Ctrl+C przerywa szukanie; mapa, przy której było, jest pominięta, a kod wyjścia to 3.</translation>
    </message>
    <message>
        <source>What the bytes of a map of characters are: utf-8, cp437 (DOS, with lines of boxes and blocks) or cp1252 (Windows, Latin-1); found out unless given</source>
        <translation>Czym są bajty mapy ze znaków: utf-8, cp437 (DOS, z liniami ramek i blokami) albo cp1252 (Windows, Latin-1); gdy nie podano, program rozpoznaje to sam</translation>
    </message>
    <message>
        <source>%1: this file had other names (hard links), which keep what it held before</source>
        <translation>%1: ten plik miał inne nazwy (dowiązania twarde); zostaje pod nimi to, co zawierał wcześniej</translation>
    </message>
    <message>
        <source>Unknown sign</source>
        <translation>Nieznany znak</translation>
    </message>
    <message>
        <source>What FILE is read as, whatever it looks like: map (of King&apos;s Conflict), deck, board, world, template or text-map (of characters, of no game)</source>
        <translation>Jako co czytać PLIK, jakkolwiek wygląda: map (mapa King&apos;s Conflict), deck (talie), board (plansza), world (świat), template (szablon) lub text-map (mapa ze znaków, z żadnej gry)</translation>
    </message>
    <message>
        <source>It was read as a map of King&apos;s Conflict, to which it comes nearest; &quot;--as text-map&quot; reads it as a map of characters.</source>
        <translation>Odczytano to jako mapę King&apos;s Conflict, do której jest najbardziej podobne; „--as text-map” czyta to jako mapę ze znaków.</translation>
    </message>
    <message>
        <source>This is a map of characters, of no game; &quot;check&quot;, &quot;convert&quot;, &quot;export&quot; and &quot;ambush&quot; take it.</source>
        <translation>To mapa ze znaków, z żadnej gry; przyjmują ją „check”, „convert”, „export” i „ambush”.</translation>
    </message>
    <message>
        <source>%1: a map of characters cannot be written as %2</source>
        <extracomment>%1 is a file, %2 a form such as code</extracomment>
        <translation>%1: mapy ze znaków nie można zapisać jako %2</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; must end in .txt or .map, as maps of characters do</source>
        <extracomment>%1 and %2 are files</extracomment>
        <translation>%1: „%2” musi kończyć się na .txt lub .map, jak mapy ze znaków</translation>
    </message>
    <message>
        <source>%1 means nothing to the program and counts as floor; cells: %2, the first in row %3, column %4.</source>
        <extracomment>%1 is a character in quotes, %2 to %4 are numbers</extracomment>
        <translation>%1 nic dla programu nie znaczy i liczy się jako podłoga; pól: %2, pierwsze w wierszu %3, kolumnie %4.</translation>
    </message>
    <message>
        <source>Rows of different lengths</source>
        <translation>Wiersze różnej długości</translation>
    </message>
    <message>
        <source>Rows that end before column %1: %2, the first of them row %3, at column %4. Behind their ends there is nothing.</source>
        <extracomment>%1 to %4 are numbers</extracomment>
        <translation>Wiersze kończące się przed kolumną %1: %2, pierwszy z nich to wiersz %3, w kolumnie %4. Za ich końcem nie ma nic.</translation>
    </message>
    <message>
        <source>No floor</source>
        <translation>Brak podłogi</translation>
    </message>
    <message>
        <source>Every cell is a wall, so that nobody can walk here.</source>
        <translation>Każde pole jest ścianą, więc nikt nie może tu chodzić.</translation>
    </message>
    <message>
        <source>A map of characters that can be read</source>
        <translation>Mapa ze znaków, którą da się odczytać</translation>
    </message>
    <message>
        <source>--as needs text-map, the only kind the window takes there</source>
        <translation>--as wymaga text-map, jedynego rodzaju, który okno tam przyjmuje</translation>
    </message>
    <message>
        <source>&quot;--as KIND&quot; reads it as what you say it is.</source>
        <translation>„--as KIND” czyta to jako to, czym według ciebie jest.</translation>
    </message>
    <message>
        <source>expected score</source>
        <translation>oczekiwana skuteczność</translation>
    </message>
    <message>
        <source>Elo difference</source>
        <translation>różnica Elo</translation>
    </message>
    <message>
        <source>Expected score: what this Elo lets expect against 0 Elo, the mean of all.</source>
        <translation>Oczekiwana skuteczność: ta, jakiej przy tym Elo należy oczekiwać przeciw Elo 0, średniej wszystkich.</translation>
    </message>
</context>
<context>
    <name>ComparisonOverlay</name>
    <message>
        <source>%1 %2, there %3</source>
        <extracomment>%1 is a layer, %2 what this map has in a cell of it, %3 what the map it is compared with has</extracomment>
        <translation>%1: %2, tam %3</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) differ in %1</source>
        <extracomment>%1 is a layer&apos;s name, %n how many of its cells differ from those of another map</extracomment>
        <translation>
            <numerusform>%1: różni się %n pole</numerusform>
            <numerusform>%1: różnią się %n pola</numerusform>
            <numerusform>%1: różni się %n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is only here</source>
        <extracomment>%1 is a layer&apos;s name</extracomment>
        <translation>%1 jest tylko tutaj</translation>
    </message>
    <message>
        <source>%1 is only there</source>
        <extracomment>%1 is a layer&apos;s name</extracomment>
        <translation>%1 jest tylko tam</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) differ</source>
        <translation>
            <numerusform>różni się %n notatka</numerusform>
            <numerusform>różnią się %n notatki</numerusform>
            <numerusform>różni się %n notatek</numerusform>
        </translation>
    </message>
    <message>
        <source>this map is %1, the other %2: only what both have is compared</source>
        <extracomment>%1 and %2 are sizes such as &quot;11 × 11&quot;</extracomment>
        <translation>ta mapa ma %1, druga %2: porównana jest tylko wspólna część</translation>
    </message>
    <message>
        <source>differs: %1</source>
        <extracomment>%1 is what two maps have in a cell: &quot;Terrain Forest, there Plains&quot;</extracomment>
        <translation>różni się: %1</translation>
    </message>
    <message>
        <source>another tile there</source>
        <translation>tam inny kafelek</translation>
    </message>
    <message>
        <source>another digit there</source>
        <translation>tam inna cyfra</translation>
    </message>
    <message>
        <source>no cell differs</source>
        <translation>nie różni się żadne pole</translation>
    </message>
    <message>
        <source>Compared with %1</source>
        <extracomment>%1 is what a map is called</extracomment>
        <translation>Porównanie z: %1</translation>
    </message>
</context>
<context>
    <name>DeckEdits</name>
    <message>
        <source>Add deck</source>
        <translation>Dodanie zestawu</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Nowy zestaw</translation>
    </message>
    <message>
        <source>Add random deck</source>
        <translation>Dodanie losowego zestawu</translation>
    </message>
    <message>
        <source>Random deck</source>
        <translation>Losowy zestaw</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n deck(s)</source>
        <translation>
            <numerusform>Powielenie %n zestawu</numerusform>
            <numerusform>Powielenie %n zestawów</numerusform>
            <numerusform>Powielenie %n zestawów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kartę</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Put %1 into %2</source>
        <extracomment>A step in the history: %1 is a card or a number of cards, %2 the name of a deck</extracomment>
        <translation>Włóż do zestawu %2: %1</translation>
    </message>
</context>
<context>
    <name>DeckExportForm</name>
    <message>
        <source>Share code</source>
        <translation>Kod udostępniania</translation>
    </message>
    <message>
        <source>List for a post</source>
        <translation>Lista do wpisu</translation>
    </message>
    <message>
        <source>Sets of the game</source>
        <translation>Format gry</translation>
    </message>
    <message>
        <source>Sets without names</source>
        <translation>Format gry bez nazw</translation>
    </message>
    <message>
        <source>Deck file (JSON)</source>
        <translation>Plik zestawów (JSON)</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Obraz</translation>
    </message>
    <message>
        <source>%1 (*.%2)</source>
        <extracomment>%1 is the name of a form, %2 the ending of its files</extracomment>
        <translation>%1 (*.%2)</translation>
    </message>
</context>
<context>
    <name>DeckFile</name>
    <message>
        <source>others</source>
        <translation>inne</translation>
    </message>
    <message>
        <source>These decks break the rules and are skipped. The original is not changed:</source>
        <translation>Te zestawy łamią zasady i zostaną pominięte. Oryginał się nie zmieni:</translation>
    </message>
    <message>
        <source>… and others.</source>
        <translation>… i inne.</translation>
    </message>
    <message>
        <source>• Deck %1, %2: %3</source>
        <extracomment>%1 is a number, %2 a deck&apos;s name in quotes, %3 a sentence that says why</extracomment>
        <translation>• Zestaw %1, %2: %3</translation>
    </message>
    <message>
        <source>Unknown cards: %1. They are kept, but the game rejects decks with them.</source>
        <extracomment>%1 is a list of numbers</extracomment>
        <translation>Nieznane karty: %1. Zostaną zachowane, ale gra odrzuci zestaw, który je zawiera.</translation>
    </message>
    <message>
        <source>Card numbers from 21 up are not confirmed: the game may mean other cards.</source>
        <translation>Numery kart od 21 wzwyż nie są potwierdzone: gra może mieć na myśli inne karty.</translation>
    </message>
    <message>
        <source>Several decks were called “%1” or similar, so numbers were added to their names.</source>
        <extracomment>%1 is a deck&apos;s name</extracomment>
        <translation>Kilka zestawów nazywało się „%1” lub podobnie, więc dodano numery do nazw.</translation>
    </message>
</context>
<context>
    <name>DeckSheet</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>values add up to %1</source>
        <translation>suma wartości: %1</translation>
    </message>
    <message>
        <source>first turn worth %1</source>
        <extracomment>%1 is a number of points</extracomment>
        <translation>pierwsza tura warta %1</translation>
    </message>
    <message>
        <source>Stack %1</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Stos %1</translation>
    </message>
</context>
<context>
    <name>DeckText</name>
    <message>
        <source>card %1</source>
        <extracomment>%1 is the number of a card that has no name</extracomment>
        <translation>karta %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A card and its number: Hammer (2)</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>DifferenceOverlay</name>
    <message>
        <source>both layers have %1</source>
        <translation>obie warstwy mają %1</translation>
    </message>
    <message>
        <source>%1 is higher by %2</source>
        <extracomment>%1 is a hint layer&apos;s name, %2 how much higher its digit is than the other layer&apos;s</extracomment>
        <translation>%1: wyżej o %2</translation>
    </message>
    <message>
        <source>%1 is higher</source>
        <extracomment>%1 is a hint layer&apos;s name</extracomment>
        <translation>%1: wyżej</translation>
    </message>
    <message>
        <source>both have the same</source>
        <translation>obie mają to samo</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Różnica</translation>
    </message>
</context>
<context>
    <name>DocumentCloser</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Stop and Close</source>
        <translation>Przerwij i zamknij</translation>
    </message>
</context>
<context>
    <name>DuelWords</name>
    <message>
        <source>your token</source>
        <translation>twój żeton</translation>
    </message>
    <message>
        <source>the opponent&apos;s token</source>
        <translation>żeton przeciwnika</translation>
    </message>
    <message>
        <source>a token of %1</source>
        <extracomment>%1 is a player&apos;s name</extracomment>
        <translation>żeton gracza %1</translation>
    </message>
    <message numerus="yes">
        <source>takes 1 from %n token(s)</source>
        <translation>
            <numerusform>odbiera 1 %n żetonowi</numerusform>
            <numerusform>odbiera 1 %n żetonom</numerusform>
            <numerusform>odbiera 1 %n żetonom</numerusform>
        </translation>
    </message>
    <message>
        <source>takes nothing: no token of this player is in the area</source>
        <translation>nic nie odbiera: na obszarze nie ma własnego żetonu</translation>
    </message>
    <message>
        <source>takes %1 from each token in the area</source>
        <translation>odbiera %1 każdemu żetonowi na obszarze</translation>
    </message>
    <message numerus="yes">
        <source>pushes %n token(s)</source>
        <translation>
            <numerusform>odpycha %n żeton</numerusform>
            <numerusform>odpycha %n żetony</numerusform>
            <numerusform>odpycha %n żetonów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>throws %n token(s) across</source>
        <translation>
            <numerusform>przerzuca %n żeton</numerusform>
            <numerusform>przerzuca %n żetony</numerusform>
            <numerusform>przerzuca %n żetonów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sets %n new token(s)</source>
        <translation>
            <numerusform>stawia %n nowy żeton</numerusform>
            <numerusform>stawia %n nowe żetony</numerusform>
            <numerusform>stawia %n nowych żetonów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gilds %n token(s)</source>
        <translation>
            <numerusform>złoci %n żeton</numerusform>
            <numerusform>złoci %n żetony</numerusform>
            <numerusform>złoci %n żetonów</numerusform>
        </translation>
    </message>
    <message>
        <source>brings an extra turn</source>
        <translation>daje dodatkową turę</translation>
    </message>
    <message>
        <source>no extra turn: the area is not all covered</source>
        <translation>bez dodatkowej tury: obszar nie jest cały zajęty</translation>
    </message>
    <message>
        <source>gives the opponent an extra turn</source>
        <translation>daje przeciwnikowi dodatkową turę</translation>
    </message>
    <message>
        <source>swaps places with the last token</source>
        <translation>zamienia się miejscem z ostatnim żetonem</translation>
    </message>
    <message>
        <source>no token to swap places with</source>
        <translation>nie ma żetonu do zamiany miejscem</translation>
    </message>
    <message>
        <source>this player&apos;s next token is worth 1 more</source>
        <translation>następny żeton tego gracza jest wart o 1 więcej</translation>
    </message>
    <message numerus="yes">
        <source>%n cannot move</source>
        <translation>
            <numerusform>%n nie może się ruszyć</numerusform>
            <numerusform>%n nie mogą się ruszyć</numerusform>
            <numerusform>%n nie może się ruszyć</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n off the board</source>
        <translation>
            <numerusform>%n poza planszę</numerusform>
            <numerusform>%n poza planszę</numerusform>
            <numerusform>%n poza planszę</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>turrets hit %n time(s)</source>
        <translation>
            <numerusform>wieżyczki trafiają %n raz</numerusform>
            <numerusform>wieżyczki trafiają %n razy</numerusform>
            <numerusform>wieżyczki trafiają %n razy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n destroyed</source>
        <translation>
            <numerusform>%n zniszczony</numerusform>
            <numerusform>%n zniszczone</numerusform>
            <numerusform>%n zniszczonych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resilient become(s) plain</source>
        <translation>
            <numerusform>%n wytrzymały staje się zwykły</numerusform>
            <numerusform>%n wytrzymałe stają się zwykłe</numerusform>
            <numerusform>%n wytrzymałych staje się zwykłymi</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 +%2 → +%3</source>
        <extracomment>A player&apos;s points a turn before and after a move: %1 is a name</extracomment>
        <translation>%1 +%2 → +%3</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>You gave up – %1 wins</source>
        <translation>Poddajesz partię – wygrywa %1</translation>
    </message>
    <message>
        <source>%1 gave up – you win</source>
        <extracomment>%1 and %2 are players</extracomment>
        <translation>%1 poddaje partię – wygrywasz</translation>
    </message>
    <message>
        <source>%1 gave up – %2 wins</source>
        <translation>%1 poddaje partię – wygrywa %2</translation>
    </message>
    <message>
        <source>You win, %1</source>
        <extracomment>%1 is a score such as 512 : 430</extracomment>
        <translation>Wygrywasz, %1</translation>
    </message>
    <message>
        <source>%1 wins, %2</source>
        <extracomment>%1 is a player, %2 a score</extracomment>
        <translation>Wygrywa %1, %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>value %1</source>
        <translation>wartość %1</translation>
    </message>
    <message>
        <source>scores %1 a turn</source>
        <translation>daje %1 na turę</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 na %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a card with a cell, %2 what it would do there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Game over: %n point(s)</source>
        <translation>
            <numerusform>Koniec partii: %n punkt</numerusform>
            <numerusform>Koniec partii: %n punkty</numerusform>
            <numerusform>Koniec partii: %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw, %1 : %2</source>
        <translation>Remis, %1 : %2</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Twoja tura</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <extracomment>%1 is a player&apos;s name</extracomment>
        <translation>Ruch: %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more turn(s) after this one</source>
        <translation>
            <numerusform>i jeszcze %n tura po tej</numerusform>
            <numerusform>i jeszcze %n tury po tej</numerusform>
            <numerusform>i jeszcze %n tur po tej</numerusform>
        </translation>
    </message>
    <message>
        <source>an extra turn</source>
        <translation>dodatkowa tura</translation>
    </message>
    <message>
        <source>the token is worth %1 more</source>
        <translation>żeton jest wart o %1 więcej</translation>
    </message>
    <message>
        <source>reaches no token</source>
        <translation>nie sięga żadnego żetonu</translation>
    </message>
    <message>
        <source>sets no token: the cells of its area are taken</source>
        <translation>nie stawia żetonu: pola jej obszaru są zajęte</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) swap places</source>
        <translation>
            <numerusform>%n żeton zamienia się miejscami</numerusform>
            <numerusform>%n żetony zamieniają się miejscami</numerusform>
            <numerusform>%n żetonów zamienia się miejscami</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cell</comment>
        <extracomment>%1 is a cell such as c4, %2 says what lies there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>after %n move(s)</source>
        <translation>
            <numerusform>po %n ruchu</numerusform>
            <numerusform>po %n ruchach</numerusform>
            <numerusform>po %n ruchach</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 : %2 points %3</source>
        <extracomment>%1 and %2 are points, %3 says after how many moves</extracomment>
        <translation>%1 : %2 w punktach %3</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead %1</source>
        <extracomment>%1 says after how many moves</extracomment>
        <translation>
            <numerusform>Przewaga %n punktu %1</numerusform>
            <numerusform>Przewaga %n punktów %1</numerusform>
            <numerusform>Przewaga %n punktów %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cost about %n point(s). Better: %1 on %2</source>
        <extracomment>%1 is a card, %2 a cell such as c4</extracomment>
        <translation>
            <numerusform>Kosztował około %n punktu. Lepiej: %1 na %2</numerusform>
            <numerusform>Kosztował około %n punktów. Lepiej: %1 na %2</numerusform>
            <numerusform>Kosztował około %n punktów. Lepiej: %1 na %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The number on a token is what it brings its owner after every move.</source>
        <translation>Liczba na żetonie mówi, ile punktów przynosi on właścicielowi po każdym ruchu.</translation>
    </message>
    <message numerus="yes">
        <source>You reached %n point(s), which ends the game.</source>
        <translation>
            <numerusform>Masz %n punkt, a to kończy partię.</numerusform>
            <numerusform>Masz %n punkty, a to kończy partię.</numerusform>
            <numerusform>Masz %n punktów, a to kończy partię.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 reached %n point(s), which ends the game.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>
            <numerusform>%1 ma %n punkt, a to kończy partię.</numerusform>
            <numerusform>%1 ma %n punkty, a to kończy partię.</numerusform>
            <numerusform>%1 ma %n punktów, a to kończy partię.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both players reached %n point(s), which ends the game: more points win.</source>
        <translation>
            <numerusform>Obie strony mają po %n punkcie, a to kończy partię: wygrywa większa liczba punktów.</numerusform>
            <numerusform>Obie strony mają po %n punkty, a to kończy partię: wygrywa większa liczba punktów.</numerusform>
            <numerusform>Obie strony mają po %n punktów, a to kończy partię: wygrywa większa liczba punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>The board is full, which ends the game: more points win.</source>
        <translation>Plansza jest pełna, a to kończy partię: wygrywa większa liczba punktów.</translation>
    </message>
    <message numerus="yes">
        <source>No game goes on for more than %n move(s): more points win.</source>
        <translation>
            <numerusform>Żadna partia nie trwa dłużej niż %n ruch: wygrywa większa liczba punktów.</numerusform>
            <numerusform>Żadna partia nie trwa dłużej niż %n ruchy: wygrywa większa liczba punktów.</numerusform>
            <numerusform>Żadna partia nie trwa dłużej niż %n ruchów: wygrywa większa liczba punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game ends at %n point(s) or on a full board.</source>
        <translation>
            <numerusform>Partia kończy się przy %n punkcie lub na pełnej planszy.</numerusform>
            <numerusform>Partia kończy się przy %n punktach lub na pełnej planszy.</numerusform>
            <numerusform>Partia kończy się przy %n punktach lub na pełnej planszy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game ends at %n point(s) or on a full board; more points win.</source>
        <translation>
            <numerusform>Partia kończy się przy %n punkcie lub na pełnej planszy; wygrywa większa liczba punktów.</numerusform>
            <numerusform>Partia kończy się przy %n punktach lub na pełnej planszy; wygrywa większa liczba punktów.</numerusform>
            <numerusform>Partia kończy się przy %n punktach lub na pełnej planszy; wygrywa większa liczba punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hard would play card %1, %2, on %3.</source>
        <extracomment>%1 is the number of a stack, %2 the name of its top card, %3 a cell such as c4</extracomment>
        <translation>Trudny zagrałby kartę %1, %2, na %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 cost about %n point(s). Better: card %2, %3, on %4 (+%5)</source>
        <extracomment>%1 is a move, %2 the number of a stack, %3 the name of its top card, %4 a cell such as c4, %5 points</extracomment>
        <translation>
            <numerusform>%1: strata około %n punktu. Lepiej: karta %2, %3, na %4 (+%5)</numerusform>
            <numerusform>%1: strata około %n punktów. Lepiej: karta %2, %3, na %4 (+%5)</numerusform>
            <numerusform>%1: strata około %n punktów. Lepiej: karta %2, %3, na %4 (+%5)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 on %2 is yours, because you move second: %n point(s) after every move</source>
        <extracomment>%1 is a number on the board, %2 its cell, such as c4</extracomment>
        <translation>
            <numerusform>%1 na %2 to twój żeton, bo zaczyna przeciwnik: %n punkt po każdym ruchu</numerusform>
            <numerusform>%1 na %2 to twój żeton, bo zaczyna przeciwnik: %n punkty po każdym ruchu</numerusform>
            <numerusform>%1 na %2 to twój żeton, bo zaczyna przeciwnik: %n punktów po każdym ruchu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 on %2 belongs to %3, who moves second: %n point(s) after every move</source>
        <extracomment>%1 is a number on the board, %2 its cell, such as c4, %3 a player</extracomment>
        <translation>
            <numerusform>%1 na %2 to żeton drugiej strony (%3): %n punkt po każdym ruchu</numerusform>
            <numerusform>%1 na %2 to żeton drugiej strony (%3): %n punkty po każdym ruchu</numerusform>
            <numerusform>%1 na %2 to żeton drugiej strony (%3): %n punktów po każdym ruchu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EraserTool</name>
    <message>
        <source>Drag to erase.</source>
        <translation>Przeciągnij, aby wymazać.</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Wymazanie</translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message>
        <source>This ability works on no area; leave the area out.</source>
        <translation>Ta umiejętność nie działa na obszarze; pomiń obszar.</translation>
    </message>
    <message>
        <source>This must be one of the eight cells around a token, such as [-1, 1].</source>
        <translation>To musi być jedno z ośmiu pól wokół żetonu, na przykład [-1, 1].</translation>
    </message>
    <message>
        <source>There are too few cards or openers for full decks: %1 instead of %2.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Za mało kart lub kart na otwarcie na pełne zestawy: %1 zamiast %2.</translation>
    </message>
    <message>
        <source>This must be a version such as 0.4.0, and a later one than the first.</source>
        <translation>To musi być wersja, na przykład 0.4.0, i to późniejsza niż pierwsza.</translation>
    </message>
    <message>
        <source>This list has one entry and needs %1.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Ta lista ma jeden wpis, a wymagana liczba to %1.</translation>
    </message>
    <message numerus="yes">
        <source>This list has %n entries and needs %1.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>
            <numerusform>Ta lista ma %n wpis, a wymagana liczba to %1.</numerusform>
            <numerusform>Ta lista ma %n wpisy, a wymagana liczba to %1.</numerusform>
            <numerusform>Ta lista ma %n wpisów, a wymagana liczba to %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stack %1 cannot hold more than %2 cards.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Stos %1 nie pomieści więcej kart niż %2.</translation>
    </message>
    <message>
        <source>%1 is already in stack %2, and a deck holds a card once.</source>
        <extracomment>%1 is a card, %2 a number</extracomment>
        <translation>%1 jest już na stosie %2, a w zestawie karta występuje raz.</translation>
    </message>
    <message>
        <source>A deck has no such place.</source>
        <translation>W zestawie nie ma takiego miejsca.</translation>
    </message>
    <message>
        <source>There is a number that no card can have.</source>
        <translation>Jest tu numer, którego nie może mieć żadna karta.</translation>
    </message>
    <message>
        <source>%1 is not in this deck.</source>
        <extracomment>%1 is a card</extracomment>
        <translation>%1 nie występuje w tym zestawie.</translation>
    </message>
    <message>
        <source>Stack %1 needs one more card.</source>
        <extracomment>%1 is the number of a stack</extracomment>
        <translation>Stos %1 wymaga jeszcze jednej karty.</translation>
    </message>
    <message numerus="yes">
        <source>Stack %1 needs %n more cards.</source>
        <extracomment>%1 is the number of a stack</extracomment>
        <translation>
            <numerusform>Stos %1 wymaga jeszcze %n karty.</numerusform>
            <numerusform>Stos %1 wymaga jeszcze %n kart.</numerusform>
            <numerusform>Stos %1 wymaga jeszcze %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stack %1 has one card too many.</source>
        <extracomment>%1 is the number of a stack</extracomment>
        <translation>Stos %1 ma o jedną kartę za dużo.</translation>
    </message>
    <message numerus="yes">
        <source>Stack %1 has %n cards too many.</source>
        <extracomment>%1 is the number of a stack</extracomment>
        <translation>
            <numerusform>Stos %1 ma o %n kartę za dużo.</numerusform>
            <numerusform>Stos %1 ma o %n karty za dużo.</numerusform>
            <numerusform>Stos %1 ma o %n kart za dużo.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not in the catalogue; put another in its place.</source>
        <extracomment>%1 is a card</extracomment>
        <translation>%1 nie występuje w katalogu; wstaw inną kartę.</translation>
    </message>
    <message>
        <source>None of the top cards pays off on the first turn.</source>
        <translation>Żadna z kart na wierzchu nie opłaca się w pierwszej turze.</translation>
    </message>
    <message>
        <source>The number of one card is not confirmed; the game may mean another card.</source>
        <translation>Numer jednej karty nie jest potwierdzony; gra może mieć na myśli inną kartę.</translation>
    </message>
    <message numerus="yes">
        <source>The numbers of %n cards are not confirmed; the game may mean other cards.</source>
        <translation>
            <numerusform>Numer %n karty nie jest potwierdzony; gra może mieć na myśli inną.</numerusform>
            <numerusform>Numery %n kart nie są potwierdzone; gra może mieć na myśli inne.</numerusform>
            <numerusform>Numery %n kart nie są potwierdzone; gra może mieć na myśli inne.</numerusform>
        </translation>
    </message>
    <message>
        <source>The name is empty.</source>
        <translation>Nazwa jest pusta.</translation>
    </message>
    <message>
        <source>The name is not UTF-8 text.</source>
        <translation>Nazwa nie jest tekstem UTF-8.</translation>
    </message>
    <message>
        <source>The name contains a line break or another control character; remove it.</source>
        <translation>Nazwa zawiera koniec wiersza lub inny znak sterujący; usuń go.</translation>
    </message>
    <message>
        <source>The name is longer than %1 characters; shorten it.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Nazwa ma więcej znaków niż %1; skróć ją.</translation>
    </message>
    <message>
        <source>The name begins or ends with a space; remove it.</source>
        <translation>Nazwa zaczyna się lub kończy spacją; usuń ją.</translation>
    </message>
    <message>
        <source>There is already a deck named %1; choose another name.</source>
        <extracomment>%1 is a name in quotes</extracomment>
        <translation>Zestaw o nazwie %1 już istnieje; wybierz inną nazwę.</translation>
    </message>
    <message>
        <source>The notes are not UTF-8 text.</source>
        <translation>Notatki nie są tekstem UTF-8.</translation>
    </message>
    <message>
        <source>The notes contain a control character; remove it.</source>
        <translation>Notatki zawierają znak sterujący; usuń go.</translation>
    </message>
    <message>
        <source>The notes are longer than %1 characters; shorten them.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Notatki mają więcej znaków niż %1; skróć je.</translation>
    </message>
    <message>
        <source>There are more than %1 tags; remove some.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Etykiet jest więcej niż %1; usuń niektóre.</translation>
    </message>
    <message>
        <source>There is one stack instead of %2; perhaps the text was cut short.</source>
        <extracomment>%2 is a number</extracomment>
        <translation>Jest jeden stos zamiast %2; może tekst został ucięty.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n stacks instead of %2; perhaps the text was cut short.</source>
        <extracomment>%2 is a number</extracomment>
        <translation>
            <numerusform>Jest %n stos zamiast %2; może tekst został ucięty.</numerusform>
            <numerusform>Są %n stosy zamiast %2; może tekst został ucięty.</numerusform>
            <numerusform>Jest %n stosów zamiast %2; może tekst został ucięty.</numerusform>
        </translation>
    </message>
    <message>
        <source>A stack must be a line of card numbers.</source>
        <translation>Stos musi być wierszem numerów kart.</translation>
    </message>
    <message>
        <source>There are five lines of numbers: the first may be a name or an extra stack. Correct it in the file.</source>
        <translation>Jest pięć wierszy liczb: pierwszy może być nazwą albo dodatkowym stosem. Popraw to w pliku.</translation>
    </message>
    <message>
        <source>Stack %1 is there twice; remove one of them.</source>
        <extracomment>%1 is the number of a stack</extracomment>
        <translation>Stos %1 występuje dwa razy; usuń jeden z nich.</translation>
    </message>
    <message>
        <source>There is no deck here. Stonemason reads its own deck files, sets of the game, card lists and share codes (sd1-…).</source>
        <translation>Nie ma tu zestawu. Stonemason czyta swoje pliki zestawów, zestawy z gry, listy kart i kody udostępniania (sd1-…).</translation>
    </message>
    <message>
        <source>There are more than %1 decks; split the file.</source>
        <extracomment>%1 is a large number</extracomment>
        <translation>Zestawów jest więcej niż %1; podziel plik.</translation>
    </message>
    <message>
        <source>This JSON file is not a Stonemason deck file: its format is %1.</source>
        <extracomment>%1 is the name of a format in quotes</extracomment>
        <translation>Ten plik JSON nie jest plikiem zestawów Stonemasona: jego format to %1.</translation>
    </message>
    <message>
        <source>The decks are for the game %1, whose cards this program does not know.</source>
        <extracomment>%1 is the id of a game in quotes</extracomment>
        <translation>Zestawy są do gry %1, której kart ten program nie zna.</translation>
    </message>
    <message>
        <source>This is not a share code. Share codes begin with sd1-, in small letters.</source>
        <translation>To nie jest kod udostępniania. Taki kod zaczyna się od sd1-, małymi literami.</translation>
    </message>
    <message>
        <source>This share code has version %1, and this program reads up to version %2. Update Stonemason or copy the code again.</source>
        <extracomment>%1 and %2 are version numbers</extracomment>
        <translation>Ten kod ma wersję %1, a program czyta do wersji %2. Zaktualizuj Stonemasona lub skopiuj kod ponownie.</translation>
    </message>
    <message>
        <source>Character %1 cannot be in a share code, which has only small letters and digits. Copy it again.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Znak %1 nie może być w kodzie, który ma tylko małe litery i cyfry. Skopiuj go ponownie.</translation>
    </message>
    <message>
        <source>The share code is damaged: part of it is missing or changed. Copy it again.</source>
        <translation>Kod udostępniania jest uszkodzony: czegoś brakuje lub coś zmieniono. Skopiuj go ponownie.</translation>
    </message>
    <message>
        <source>This is not a user file of the game. Choose the file the decks came from.</source>
        <translation>To nie jest plik użytkownika gry. Wybierz plik, z którego pochodzą zestawy.</translation>
    </message>
    <message>
        <source>The number of the active set must stand here.</source>
        <translation>Tu musi stać numer aktywnego zestawu.</translation>
    </message>
    <message>
        <source>Sets of cards must begin here, with the line &quot;set 0&quot;.</source>
        <translation>Tu muszą się zaczynać zestawy kart, od wiersza „set 0”.</translation>
    </message>
    <message>
        <source>This is a user file of the game, and only sets can be saved in it. Choose another file.</source>
        <translation>To plik użytkownika gry, w którym można zapisać tylko zestawy w jej formacie. Wybierz inny plik.</translation>
    </message>
    <message>
        <source>In the game deck %1 is active, but only one would be left. Choose another in the game or add decks.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>W grze aktywny jest zestaw %1, a zostałby tylko jeden. Wybierz w grze inny albo dodaj zestawy.</translation>
    </message>
    <message numerus="yes">
        <source>In the game deck %1 is active, but only %n would be left. Choose another in the game or add decks.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>
            <numerusform>W grze aktywny jest zestaw %1, a zostałby tylko %n. Wybierz w grze inny albo dodaj zestawy.</numerusform>
            <numerusform>W grze aktywny jest zestaw %1, a zostałyby tylko %n. Wybierz w grze inny albo dodaj zestawy.</numerusform>
            <numerusform>W grze aktywny jest zestaw %1, a zostałoby tylko %n. Wybierz w grze inny albo dodaj zestawy.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the game file deck %1 stays the active one.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>W pliku gry aktywny pozostaje zestaw %1.</translation>
    </message>
    <message>
        <source>One deck has cards with unconfirmed numbers; the game may mean other cards.</source>
        <translation>Jeden zestaw ma karty o niepotwierdzonych numerach; gra może mieć na myśli inne.</translation>
    </message>
    <message numerus="yes">
        <source>%n decks have cards with unconfirmed numbers; the game may mean other cards.</source>
        <translation>
            <numerusform>%n zestaw ma karty o niepotwierdzonych numerach; gra może mieć na myśli inne.</numerusform>
            <numerusform>%n zestawy mają karty o niepotwierdzonych numerach; gra może mieć na myśli inne.</numerusform>
            <numerusform>%n zestawów ma karty o niepotwierdzonych numerach; gra może mieć na myśli inne.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stack %2 of the deck %1 is empty, and sets of the game cannot store that. Add a card or choose another format.</source>
        <extracomment>%1 is the name of a deck in quotes, %2 the number of a stack</extracomment>
        <translation>Stos %2 zestawu %1 jest pusty, a format gry na to nie pozwala. Dodaj kartę lub wybierz inny format.</translation>
    </message>
    <message>
        <source>The game rejects one deck: a stack is too small or a card is unknown.</source>
        <translation>Gra odrzuci jeden zestaw: stos jest za mały lub karta nieznana.</translation>
    </message>
    <message numerus="yes">
        <source>The game rejects %n decks: stacks are too small or cards are unknown.</source>
        <translation>
            <numerusform>Gra odrzuci %n zestaw: stosy są za małe lub karty nieznane.</numerusform>
            <numerusform>Gra odrzuci %n zestawy: stosy są za małe lub karty nieznane.</numerusform>
            <numerusform>Gra odrzuci %n zestawów: stosy są za małe lub karty nieznane.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only an .sdeck file remembers which deck is active.</source>
        <translation>Tylko plik .sdeck pamięta, który zestaw jest aktywny.</translation>
    </message>
    <message>
        <source>The name of one deck is lost: this format has no names.</source>
        <translation>Nazwa jednego zestawu przepadnie: ten format nie ma nazw.</translation>
    </message>
    <message numerus="yes">
        <source>The names of %n decks are lost: this format has no names.</source>
        <translation>
            <numerusform>Nazwa %n zestawu przepadnie: ten format nie ma nazw.</numerusform>
            <numerusform>Nazwy %n zestawów przepadną: ten format nie ma nazw.</numerusform>
            <numerusform>Nazwy %n zestawów przepadną: ten format nie ma nazw.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tags of one deck are lost: only an .sdeck file keeps them.</source>
        <translation>Etykiety jednego zestawu przepadną: zachowuje je tylko plik .sdeck.</translation>
    </message>
    <message numerus="yes">
        <source>The tags of %n decks are lost: only an .sdeck file keeps them.</source>
        <translation>
            <numerusform>Etykiety %n zestawu przepadną: zachowuje je tylko plik .sdeck.</numerusform>
            <numerusform>Etykiety %n zestawów przepadną: zachowuje je tylko plik .sdeck.</numerusform>
            <numerusform>Etykiety %n zestawów przepadną: zachowuje je tylko plik .sdeck.</numerusform>
        </translation>
    </message>
    <message>
        <source>The notes of one deck are lost: only an .sdeck file keeps them.</source>
        <translation>Notatki jednego zestawu przepadną: zachowuje je tylko plik .sdeck.</translation>
    </message>
    <message numerus="yes">
        <source>The notes of %n decks are lost: only an .sdeck file keeps them.</source>
        <translation>
            <numerusform>Notatki %n zestawu przepadną: zachowuje je tylko plik .sdeck.</numerusform>
            <numerusform>Notatki %n zestawów przepadną: zachowuje je tylko plik .sdeck.</numerusform>
            <numerusform>Notatki %n zestawów przepadną: zachowuje je tylko plik .sdeck.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fields of another program are lost: only an .sdeck file keeps them.</source>
        <translation>Pola innego programu przepadną: zachowuje je tylko plik .sdeck.</translation>
    </message>
    <message>
        <source>There are %1 decks, and the game holds %2 at most.</source>
        <extracomment>%1 and %2 are numbers of decks</extracomment>
        <translation>Zestawów jest %1, a gra mieści najwyżej %2.</translation>
    </message>
    <message>
        <source>There is no deck to write.</source>
        <translation>Nie ma zestawu do zapisania.</translation>
    </message>
    <message>
        <source>A share code holds one deck, and these are %1. Choose one.</source>
        <extracomment>%1 is a number of decks</extracomment>
        <translation>Kod udostępniania mieści jeden zestaw, a tych jest %1. Wybierz jeden.</translation>
    </message>
    <message>
        <source>Stonemason does not create user files of the game; choose an existing one.</source>
        <translation>Stonemason nie tworzy plików użytkownika gry; wybierz istniejący.</translation>
    </message>
    <message>
        <source>Move %1 comes after the end of the game; remove it and what follows.</source>
        <extracomment>%1 is the number of a move in the list of moves</extracomment>
        <translation>Ruch %1 następuje po końcu partii; usuń go i to, co po nim.</translation>
    </message>
    <message>
        <source>Games can only be played on a board of %1 by %2 cells.</source>
        <extracomment>%1 rows and %2 columns</extracomment>
        <translation>Grać można tylko na planszy %1 na %2 pól.</translation>
    </message>
    <message>
        <source>The deck of player %1 cannot be played; correct it first.</source>
        <extracomment>%1 is the number of a player, 1 or 2</extracomment>
        <translation>Zestawem gracza %1 nie da się grać; najpierw go popraw.</translation>
    </message>
    <message>
        <source>Move %1 is against the rules: its cell is taken, or its stack is none of the player&apos;s.</source>
        <extracomment>%1 is the number of a move in the list of moves</extracomment>
        <translation>Ruch %1 jest niezgodny z zasadami: jego pole jest zajęte albo gracz nie ma takiego stosu.</translation>
    </message>
    <message>
        <source>The second player&apos;s first token cannot lie in row %1, column %2; it lies in the middle of the board.</source>
        <extracomment>%1 is a row and %2 a column, counted from 1</extracomment>
        <translation>Pierwszy żeton drugiego gracza nie może leżeć w rzędzie %1, kolumnie %2; leży w środku planszy.</translation>
    </message>
    <message>
        <source>The other player&apos;s deck cannot be played; it has to be corrected there.</source>
        <translation>Zestawem drugiego gracza nie da się grać; musi go u siebie poprawić.</translation>
    </message>
    <message>
        <source>After move %1 the two programs disagree about the position; one of them has other rules.</source>
        <extracomment>%1 is the number of a move in the list of moves</extracomment>
        <translation>Po ruchu %1 programy mają różne pozycje; jeden z nich ma inne zasady.</translation>
    </message>
    <message>
        <source>The other program sent too much at once, so the game was ended.</source>
        <translation>Drugi program wysłał naraz za dużo danych, więc partię zakończono.</translation>
    </message>
    <message>
        <source>The other program plays the game %1.</source>
        <extracomment>%1 is the id of a game in quotes</extracomment>
        <translation>Drugi program gra w %1.</translation>
    </message>
    <message>
        <source>The other program&apos;s move %1 is against the rules, so the game was ended.</source>
        <extracomment>%1 is the number of a move in the list of moves</extracomment>
        <translation>Ruch %1 drugiego programu jest niezgodny z zasadami, więc partię zakończono.</translation>
    </message>
    <message>
        <source>%1 has left the game.</source>
        <extracomment>%1 is the name of a person in quotes</extracomment>
        <translation>Gracz %1 opuszcza partię.</translation>
    </message>
    <message>
        <source>The game is being played over the network: another one can take its place only when it is over.</source>
        <translation>Trwa partia przez sieć: inna może ją zastąpić dopiero po jej końcu.</translation>
    </message>
    <message>
        <source>The connection broke; check the network and start again.</source>
        <translation>Połączenie zostało zerwane; sprawdź sieć i zacznij od nowa.</translation>
    </message>
    <message>
        <source>The other side does not seem to be Stonemason; check the address.</source>
        <translation>Po drugiej stronie chyba nie ma Stonemasona; sprawdź adres.</translation>
    </message>
    <message>
        <source>The other program sent something out of turn, so the game was ended.</source>
        <translation>Drugi program wysłał coś nie w swojej kolejności, więc partię zakończono.</translation>
    </message>
    <message>
        <source>The other program has other cards or rules; both need the same version.</source>
        <translation>Drugi program ma inne karty lub zasady; oba potrzebują tej samej wersji.</translation>
    </message>
    <message>
        <source>The other program was silent for %1 seconds, so the game was ended.</source>
        <extracomment>%1 is a number of seconds</extracomment>
        <translation>Drugi program milczał tyle sekund: %1, więc partię zakończono.</translation>
    </message>
    <message>
        <source>The other program has ended the game. Reason: %1.</source>
        <extracomment>%1 is a short technical word in quotes</extracomment>
        <translation>Drugi program zakończył partię. Przyczyna: %1.</translation>
    </message>
    <message>
        <source>The other program sent a line of more than %1 bytes, so the game was ended.</source>
        <extracomment>%1 is a number of bytes</extracomment>
        <translation>Drugi program wysłał wiersz dłuższy niż %1 bajtów, więc partię zakończono.</translation>
    </message>
    <message>
        <source>There is no message of the type %1.</source>
        <extracomment>%1 is a word in quotes</extracomment>
        <translation>Nie ma wiadomości typu %1.</translation>
    </message>
    <message>
        <source>Nobody answers there. Check the address, the port and the firewall, and that the other player is waiting.</source>
        <translation>Nikt tam nie odpowiada. Sprawdź adres, port i zaporę oraz to, czy drugi gracz czeka.</translation>
    </message>
    <message>
        <source>This is not a position: it has to begin with %1.</source>
        <extracomment>%1 is a line of text in quotes</extracomment>
        <translation>To nie jest pozycja: musi się zaczynać od %1.</translation>
    </message>
    <message>
        <source>The position ends before this line; remove the line.</source>
        <translation>Pozycja kończy się przed tym wierszem; usuń go.</translation>
    </message>
    <message>
        <source>%1 is not a number or cell that can be here.</source>
        <extracomment>%1 is a word in quotes</extracomment>
        <translation>%1 nie jest liczbą ani polem, które może tu być.</translation>
    </message>
    <message>
        <source>A row of the board has %1 cells, this one has %2.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Rząd planszy liczy pól: %1, a ten liczy %2.</translation>
    </message>
    <message>
        <source>%1 is not a token: it needs an owner, a value and maybe a letter for its kind, such as a3 or b2r.</source>
        <extracomment>%1 is a word in quotes; a3 and b2r are examples that stay as they are</extracomment>
        <translation>%1 nie jest żetonem: żeton ma właściciela, wartość i ewentualnie literę rodzaju, na przykład a3 lub b2r.</translation>
    </message>
    <message>
        <source>A deck has at most five cards in a stack, and no card twice.</source>
        <translation>W zestawie stos ma najwyżej pięć kart, a żadna karta nie występuje dwa razy.</translation>
    </message>
    <message>
        <source>%1 is not a move: it needs a stack, a column and a row, such as 2c4.</source>
        <extracomment>%1 is a word in quotes; 2c4 is an example that stays as it is</extracomment>
        <translation>%1 nie jest ruchem: ruch ma stos, kolumnę i rząd, na przykład 2c4.</translation>
    </message>
    <message>
        <source>This name is longer than %1 bytes; shorten it.</source>
        <extracomment>%1 is a large number</extracomment>
        <translation>Ta nazwa jest dłuższa niż %1 bajtów; skróć ją.</translation>
    </message>
    <message>
        <source>This JSON file is not a Stonemason game: its format is %1.</source>
        <extracomment>%1 is the name of a format in quotes</extracomment>
        <translation>Ten plik JSON nie jest partią Stonemasona: jego format to %1.</translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to 9007199254740991.</source>
        <translation>Ziarno to liczba całkowita od 0 do 9007199254740991.</translation>
    </message>
    <message>
        <source>The record is one of the game %1, whose cards this program does not know.</source>
        <extracomment>%1 is the id of a game in quotes</extracomment>
        <translation>To zapis partii gry %1, której kart ten program nie zna.</translation>
    </message>
    <message>
        <source>There are no tiles or digits in this text.</source>
        <translation>W tym tekście nie ma kafelków ani cyfr.</translation>
    </message>
    <message>
        <source>There are more than %1 rows or columns; no map is that large.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Wierszy lub kolumn jest więcej niż %1; żadna mapa nie jest tak duża.</translation>
    </message>
    <message>
        <source>The map in this text has no layer %1; choose another layer to paste into.</source>
        <extracomment>%1 is the name of a layer</extracomment>
        <translation>Mapa w tym tekście nie ma warstwy „%1”; wybierz inną warstwę do wklejenia.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Nie ma takiego pliku.</translation>
    </message>
    <message>
        <source>This is a link to a file that does not exist.</source>
        <translation>To dowiązanie do pliku, którego nie ma.</translation>
    </message>
    <message>
        <source>This is a link that leads back to itself; choose a file.</source>
        <translation>To dowiązanie, które prowadzi do siebie samego; wybierz plik.</translation>
    </message>
    <message>
        <source>This is a folder; choose a file.</source>
        <translation>To katalog; wybierz plik.</translation>
    </message>
    <message>
        <source>This is a pipe or a device; choose a file.</source>
        <translation>To potok lub urządzenie; wybierz plik.</translation>
    </message>
    <message>
        <source>The file is larger than %1, more than any that can be read here.</source>
        <extracomment>%1 is a size such as 16 MiB</extracomment>
        <translation>Plik jest większy niż %1, a tak dużych nie da się tu odczytać.</translation>
    </message>
    <message>
        <source>You are not allowed to use this file; change its permissions or choose another.</source>
        <translation>Brak uprawnień do tego pliku; zmień je lub wybierz inny plik.</translation>
    </message>
    <message>
        <source>You are not allowed to create files in this folder; choose another.</source>
        <translation>Brak uprawnień do tworzenia plików w tym katalogu; wybierz inny.</translation>
    </message>
    <message>
        <source>No file can have this name; choose another.</source>
        <translation>Żaden plik nie może mieć takiej nazwy; wybierz inną.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <extracomment>%1 is what the system says</extracomment>
        <translation>Nie można odczytać pliku: %1.</translation>
    </message>
    <message>
        <source>The file cannot be written: %1; nothing was changed.</source>
        <extracomment>%1 is what the system says</extracomment>
        <translation>Nie można zapisać pliku: %1; nic nie zmieniono.</translation>
    </message>
    <message>
        <source>The disk is read-only; choose another place.</source>
        <translation>Dysk jest tylko do odczytu; wybierz inne miejsce.</translation>
    </message>
    <message>
        <source>The folder does not exist; create it or choose another.</source>
        <translation>Katalog nie istnieje; utwórz go lub wybierz inny.</translation>
    </message>
    <message>
        <source>This is not valid JSON; look for a missing comma, quote or bracket.</source>
        <translation>To nie jest poprawny JSON; poszukaj brakującego przecinka, cudzysłowu lub nawiasu.</translation>
    </message>
    <message>
        <source>This is not UTF-8; save the file as UTF-8 text.</source>
        <translation>To nie jest UTF-8; zapisz plik jako tekst UTF-8.</translation>
    </message>
    <message>
        <source>This number is too large.</source>
        <translation>Ta liczba jest za duża.</translation>
    </message>
    <message>
        <source>There are more than %1 values, so this is not a Stonemason file.</source>
        <extracomment>%1 is a large number</extracomment>
        <translation>Wartości jest więcej niż %1, więc to nie plik Stonemasona.</translation>
    </message>
    <message>
        <source>Lists and objects are nested deeper than %1 levels, so this is not a Stonemason file.</source>
        <extracomment>%1 is a number of levels</extracomment>
        <translation>Listy i obiekty są zagnieżdżone głębiej niż %1 poziomów, więc to nie plik Stonemasona.</translation>
    </message>
    <message>
        <source>%1 is there twice; remove one of them.</source>
        <extracomment>%1 is a name in quotes</extracomment>
        <translation>%1 występuje dwa razy; usuń jedno z nich.</translation>
    </message>
    <message>
        <source>This field is missing.</source>
        <translation>Brakuje tego pola.</translation>
    </message>
    <message>
        <source>This must be %1.</source>
        <extracomment>%1 is such as &quot;a whole number&quot;</extracomment>
        <translation>To musi być %1.</translation>
    </message>
    <message>
        <source>This must be from %1 to %2.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>To musi mieścić się od %1 do %2.</translation>
    </message>
    <message>
        <source>No field of this name belongs here; check the spelling.</source>
        <translation>Nie ma tu pola o takiej nazwie; sprawdź pisownię.</translation>
    </message>
    <message>
        <source>%1 is not known here; check the spelling.</source>
        <extracomment>%1 is a name in quotes</extracomment>
        <translation>%1 nie jest tu znane; sprawdź pisownię.</translation>
    </message>
    <message>
        <source>This file has version %1, and this program reads up to version %2. Update Stonemason.</source>
        <extracomment>%1 and %2 are version numbers</extracomment>
        <translation>Ten plik ma wersję %1, a program czyta do wersji %2. Zaktualizuj Stonemasona.</translation>
    </message>
    <message>
        <source>This JSON file is not a Stonemason map: its format is %1.</source>
        <extracomment>%1 is the name of a format in quotes</extracomment>
        <translation>Ten plik JSON nie jest mapą Stonemasona: jego format to %1.</translation>
    </message>
    <message>
        <source>The map is for the game %1, which this program does not know.</source>
        <extracomment>%1 is the id of a game in quotes</extracomment>
        <translation>Mapa jest do gry %1, której ten program nie zna.</translation>
    </message>
    <message>
        <source>This text holds a NUL character; remove it.</source>
        <translation>Ten tekst zawiera znak NUL; usuń go.</translation>
    </message>
    <message>
        <source>There are decks here, but no map.</source>
        <translation>Są tu zestawy, a nie mapa.</translation>
    </message>
    <message>
        <source>There is no map here. Stonemason reads its own maps, the game&apos;s code and rows of tiles.</source>
        <translation>Nie ma tu mapy. Stonemason czyta swoje mapy, kod gry i wiersze kafelków.</translation>
    </message>
    <message>
        <source>There is a NUL byte, so this is not a text file.</source>
        <translation>Występuje bajt NUL, więc to nie jest plik tekstowy.</translation>
    </message>
    <message>
        <source>This is %1 text; save the file as UTF-8.</source>
        <extracomment>%1 is the name of an encoding in quotes: UTF-16</extracomment>
        <translation>To tekst %1; zapisz plik jako UTF-8.</translation>
    </message>
    <message>
        <source>A map must have from %1 to %2 rows and columns.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Mapa musi mieć od %1 do %2 wierszy i kolumn.</translation>
    </message>
    <message>
        <source>Row %2 of the grid %1 has one character instead of %3.</source>
        <extracomment>%1 is the name of a grid, %2 and %3 are numbers</extracomment>
        <translation>Wiersz %2 siatki „%1” ma jeden znak zamiast %3.</translation>
    </message>
    <message numerus="yes">
        <source>Row %2 of the grid %1 has %n characters instead of %3.</source>
        <extracomment>%1 is the name of a grid, %2 and %3 are numbers</extracomment>
        <translation>
            <numerusform>Wiersz %2 siatki „%1” ma %n znak zamiast %3.</numerusform>
            <numerusform>Wiersz %2 siatki „%1” ma %n znaki zamiast %3.</numerusform>
            <numerusform>Wiersz %2 siatki „%1” ma %n znaków zamiast %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %2, column %3 of the grid %1 holds a character that no tile has.</source>
        <extracomment>%1 is the name of a grid, %2 and %3 are numbers</extracomment>
        <translation>Wiersz %2, kolumna %3 siatki „%1” zawiera znak, którego nie ma żaden kafelek.</translation>
    </message>
    <message>
        <source>%4 in row %2, column %3 of the grid %1 is not a tile of the game.</source>
        <extracomment>%1 is the name of a grid, %2 and %3 are numbers, %4 is a character in quotes</extracomment>
        <translation>%4 w wierszu %2, kolumnie %3 siatki „%1” nie jest kafelkiem gry.</translation>
    </message>
    <message>
        <source>%4 in row %2, column %3 of the grid %1 is not a digit; hints go from 0 to 9.</source>
        <extracomment>%1 is the name of a grid, %2 and %3 are numbers, %4 is a character in quotes</extracomment>
        <translation>%4 w wierszu %2, kolumnie %3 siatki „%1” nie jest cyfrą; podpowiedzi mają wartości od 0 do 9.</translation>
    </message>
    <message>
        <source>The grid %1 has one row and needs %2; perhaps it was cut short.</source>
        <extracomment>%1 is the name of a grid, %2 a number</extracomment>
        <translation>Siatka „%1” ma jeden wiersz zamiast %2; może została ucięta.</translation>
    </message>
    <message numerus="yes">
        <source>The grid %1 has %n rows and needs %2; perhaps it was cut short.</source>
        <extracomment>%1 is the name of a grid, %2 a number</extracomment>
        <translation>
            <numerusform>Siatka „%1” ma %n wiersz zamiast %2; może została ucięta.</numerusform>
            <numerusform>Siatka „%1” ma %n wiersze zamiast %2; może została ucięta.</numerusform>
            <numerusform>Siatka „%1” ma %n wierszy zamiast %2; może została ucięta.</numerusform>
        </translation>
    </message>
    <message>
        <source>The grid %1 has one row and needs %2.</source>
        <extracomment>%1 is the name of a grid, %2 a number</extracomment>
        <translation>Siatka „%1” ma jeden wiersz zamiast %2.</translation>
    </message>
    <message numerus="yes">
        <source>The grid %1 has %n rows and needs %2; separate grids with a blank line.</source>
        <extracomment>%1 is the name of a grid, %2 a number</extracomment>
        <translation>
            <numerusform>Siatka „%1” ma %n wiersz zamiast %2; rozdziel siatki pustym wierszem.</numerusform>
            <numerusform>Siatka „%1” ma %n wiersze zamiast %2; rozdziel siatki pustym wierszem.</numerusform>
            <numerusform>Siatka „%1” ma %n wierszy zamiast %2; rozdziel siatki pustym wierszem.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are more than the %1 grids that a map can have; remove what does not belong to it.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Siatek jest więcej niż %1, które może mieć mapa; usuń to, co do niej nie należy.</translation>
    </message>
    <message>
        <source>There are hint grids but no terrain; add the terrain map.</source>
        <translation>Są siatki podpowiedzi, ale nie ma terenu; dodaj mapę terenu.</translation>
    </message>
    <message>
        <source>The array %1 is there twice; remove one of them.</source>
        <extracomment>%1 is the name of an array in quotes</extracomment>
        <translation>Tablica %1 występuje dwa razy; usuń jedną z nich.</translation>
    </message>
    <message>
        <source>The array %1 does not belong to a map; check the spelling.</source>
        <extracomment>%1 is the name of an array in quotes</extracomment>
        <translation>Tablica %1 nie należy do mapy; sprawdź pisownię.</translation>
    </message>
    <message>
        <source>The array %1 contains something other than a row in quotes.</source>
        <extracomment>%1 is the name of an array in quotes</extracomment>
        <translation>Tablica %1 zawiera coś innego niż wiersz w cudzysłowie.</translation>
    </message>
    <message>
        <source>A text in quotes does not end on its line; close the quote.</source>
        <translation>Tekst w cudzysłowie nie kończy się w swoim wierszu; zamknij cudzysłów.</translation>
    </message>
    <message>
        <source>A comment that begins here does not end; close it with */.</source>
        <translation>Komentarz, który tu się zaczyna, nie kończy się; zamknij go znakami */.</translation>
    </message>
    <message>
        <source>A river or road tile has no mirrored version; add the missing tile.</source>
        <translation>Kafelek rzeki lub drogi nie ma lustrzanego odpowiednika; dodaj go.</translation>
    </message>
    <message>
        <source>%1 is a river or a road; erased cells need a tile without either.</source>
        <extracomment>%1 is a code in quotes</extracomment>
        <translation>%1 to rzeka lub droga; wymazane pola wymagają kafelka bez żadnej z nich.</translation>
    </message>
    <message>
        <source>There must be two starts, yours and the opponent&apos;s, not %1.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Muszą być dwa pola startowe, twoje i przeciwnika, a nie %1.</translation>
    </message>
    <message>
        <source>There must be at least one symmetry to choose.</source>
        <translation>Do wyboru musi być co najmniej jedna symetria.</translation>
    </message>
    <message>
        <source>%1 is not among the symmetries to choose; add it there.</source>
        <extracomment>%1 is the id of a symmetry in quotes</extracomment>
        <translation>%1 nie należy do symetrii do wyboru; dodaj ją tam.</translation>
    </message>
    <message>
        <source>The game needs %1 rows of %2 tiles and the map has %3 rows of %4; only a Stonemason map (.smap) can hold it.</source>
        <extracomment>%1 and %2 are the rows and columns the game needs, %3 and %4 the map&apos;s</extracomment>
        <translation>Gra wymaga mapy %1 × %2 (wiersze × kolumny), a ta ma %3 × %4; pomieści ją tylko mapa Stonemasona (.smap).</translation>
    </message>
    <message>
        <source>The game needs %2 rows of %3 digits and the grid %1 has %4 rows of %5; only a Stonemason map (.smap) can hold it.</source>
        <extracomment>%1 is the name of a hint grid, %2 and %3 are the rows and columns the game needs, %4 and %5 the grid&apos;s</extracomment>
        <translation>Gra wymaga siatki %2 × %3 (wiersze × kolumny), a „%1” ma %4 × %5; pomieści ją tylko mapa Stonemasona (.smap).</translation>
    </message>
    <message>
        <source>The grid %1 must have from %2 to %3 rows and columns.</source>
        <extracomment>%1 is the name of a grid, %2 and %3 are numbers</extracomment>
        <translation>Siatka „%1” musi mieć od %2 do %3 wierszy i kolumn.</translation>
    </message>
    <message>
        <source>%3 at %2 of the grid %1 would break this form; only a Stonemason map (.smap) can hold it.</source>
        <extracomment>%1 is the name of a grid, %2 a place, %3 a character in quotes</extracomment>
        <translation>%3 na siatce „%1” (%2) zepsuje tę formę; pomieści to tylko mapa Stonemasona (.smap).</translation>
    </message>
    <message>
        <source>The game does not know %3 at %2 of the grid %1; replace it first.</source>
        <extracomment>%1 is the name of a grid, %2 a place, %3 a character in quotes</extracomment>
        <translation>Gra nie zna %3 na siatce „%1” (%2); najpierw to zastąp.</translation>
    </message>
    <message>
        <source>The grid %2 cannot be told from %1 in bare text while %1 is missing; fill that one or choose another form.</source>
        <extracomment>%1 and %2 are names of hint grids</extracomment>
        <translation>W samym tekście nie da się odróżnić siatki „%2” od „%1”, dopóki brakuje siatki „%1”; wypełnij ją lub wybierz inną formę.</translation>
    </message>
    <message>
        <source>The text of %1 contains characters that cannot be saved; type it again.</source>
        <extracomment>%1 is the name of a field in quotes: author</extracomment>
        <translation>Tekst pola %1 zawiera znaki, których nie można zapisać; wpisz go ponownie.</translation>
    </message>
    <message>
        <source>Data of another program in this file is damaged; copy your work into a new file.</source>
        <translation>Dane innego programu w tym pliku są uszkodzone; skopiuj pracę do nowego.</translation>
    </message>
    <message>
        <source>The file would be larger than %1 and could not be opened again.</source>
        <extracomment>%1 is a size such as 16 MiB</extracomment>
        <translation>Plik byłby większy niż %1 i nie dałoby się go otworzyć.</translation>
    </message>
    <message>
        <source>The deck %1 cannot be played; correct it first.</source>
        <extracomment>%1 is the name of a deck in quotes</extracomment>
        <translation>Zestawem %1 nie da się grać; najpierw go popraw.</translation>
    </message>
    <message>
        <source>Two decks are called %1; rename one.</source>
        <extracomment>%1 is the name of a deck in quotes</extracomment>
        <translation>Dwa zestawy nazywają się %1; zmień nazwę jednego.</translation>
    </message>
    <message>
        <source>This JSON file is not a tournament result: its format is %1.</source>
        <extracomment>%1 is the name of a format in quotes</extracomment>
        <translation>Ten plik JSON nie jest wynikiem turnieju: jego format to %1.</translation>
    </message>
    <message>
        <source>The part was played with other decks than the first: %1 is not the same in both. Play it again with the same decks.</source>
        <extracomment>%1 is the name of a deck in quotes</extracomment>
        <translation>Tę część rozegrano innymi zestawami niż pierwszą: %1 różni się w obu. Rozegraj ją ponownie tymi samymi zestawami.</translation>
    </message>
    <message>
        <source>This was played with other cards, other rules or another version of the program; play it again, all parts with one version.</source>
        <translation>Rozegrano to innymi kartami, według innych zasad lub inną wersją programu; rozegraj to ponownie, wszystkie części jedną wersją.</translation>
    </message>
    <message>
        <source>The part was played with another number of games than the first; play it again with the same number.</source>
        <translation>W tej części rozegrano inną liczbę partii niż w pierwszej; rozegraj ją ponownie z tą samą liczbą.</translation>
    </message>
    <message>
        <source>The part was played with another seed than the first; play it again with the same.</source>
        <translation>Tę część rozegrano z innym ziarnem niż pierwszą; rozegraj ją ponownie z tym samym.</translation>
    </message>
    <message>
        <source>A tournament needs at least %1 decks; name more.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Turniej wymaga co najmniej tylu zestawów: %1; podaj więcej.</translation>
    </message>
    <message>
        <source>At most %1 decks can take part in a tournament; remove some.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>W turnieju może brać udział najwyżej tyle zestawów: %1; usuń niektóre.</translation>
    </message>
    <message>
        <source>The result is one of the game %1, whose cards this program does not know.</source>
        <extracomment>%1 is the id of a game in quotes</extracomment>
        <translation>To wynik gry %1, której kart ten program nie zna.</translation>
    </message>
    <message>
        <source>This is not a saved game; choose an .sduel file.</source>
        <translation>To nie jest zapisana partia; wybierz plik .sduel.</translation>
    </message>
    <message>
        <source>The file is incomplete; look for a complete copy.</source>
        <translation>Plik jest niekompletny; poszukaj pełnej kopii.</translation>
    </message>
    <message>
        <source>You did not move within a minute, so the game was ended.</source>
        <extracomment>%n is a number of minutes</extracomment>
        <translation>Brak twojego ruchu przez minutę zakończył partię.</translation>
    </message>
    <message numerus="yes">
        <source>You did not move within %n minutes, so the game was ended.</source>
        <translation>
            <numerusform>Brak twojego ruchu przez %n minutę zakończył partię.</numerusform>
            <numerusform>Brak twojego ruchu przez %n minuty zakończył partię.</numerusform>
            <numerusform>Brak twojego ruchu przez %n minut zakończył partię.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other player did not move within a minute, so the game was ended.</source>
        <extracomment>%n is a number of minutes</extracomment>
        <translation>Drugi gracz nie wykonał ruchu w ciągu minuty, więc partię zakończono.</translation>
    </message>
    <message numerus="yes">
        <source>The other player did not move within %n minutes, so the game was ended.</source>
        <translation>
            <numerusform>Drugi gracz nie wykonał ruchu w ciągu %n minuty, więc partię zakończono.</numerusform>
            <numerusform>Drugi gracz nie wykonał ruchu w ciągu %n minut, więc partię zakończono.</numerusform>
            <numerusform>Drugi gracz nie wykonał ruchu w ciągu %n minut, więc partię zakończono.</numerusform>
        </translation>
    </message>
    <message>
        <source>The disk or your quota is full. Nothing was changed; free some space or choose another place.</source>
        <translation>Dysk lub twój przydział jest pełny. Nic nie zmieniono; zwolnij miejsce lub wybierz inne.</translation>
    </message>
    <message>
        <source>The game begins with an impossible position: no game with these decks can reach it.</source>
        <translation>Partia zaczyna się od niemożliwej pozycji: żadna partia tymi zestawami do niej nie dojdzie.</translation>
    </message>
    <message>
        <source>The position names no decks. Open a game with its decks, not one that still goes on over the network, and paste it again.</source>
        <translation>Pozycja nie podaje zestawów. Otwórz partię tymi zestawami, ale nie taką, która jeszcze trwa przez sieć, i wklej pozycję ponownie.</translation>
    </message>
    <message>
        <source>This is empty.</source>
        <translation>Nic tu nie ma.</translation>
    </message>
    <message>
        <source>This is JSON of another program: it holds no map, deck, board or game that Stonemason knows.</source>
        <translation>To JSON innego programu: nie ma w nim mapy, zestawu, planszy ani partii, które zna Stonemason.</translation>
    </message>
    <message>
        <source>Move %1 plays a card that is not in the file; remove it and what follows.</source>
        <extracomment>%1 is the number of a move in the list of moves</extracomment>
        <translation>Ruch %1 zagrywa kartę, której nie ma w pliku; usuń go wraz z następnymi.</translation>
    </message>
    <message>
        <source>The other program has not revealed what it committed itself to, so the game was ended before it began.</source>
        <translation>Drugi program nie ujawnił tego, do czego się zobowiązał, więc partię zakończono, zanim się zaczęła.</translation>
    </message>
    <message>
        <source>Too many programs connect to the host at once; try again.</source>
        <translation>Zbyt wiele programów łączy się naraz z gospodarzem; spróbuj ponownie.</translation>
    </message>
    <message>
        <source>Somebody is tampering with the connection, so the game was ended.</source>
        <translation>Ktoś ingeruje w połączenie, więc partię zakończono.</translation>
    </message>
    <message>
        <source>Too many wrong passwords from this address; wait a minute and try again.</source>
        <translation>Zbyt wiele błędnych haseł z tego adresu; poczekaj minutę i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>The host uses no password, so the game would not be protected. Clear the password to play without one.</source>
        <translation>Gospodarz nie używa hasła, więc partia nie byłaby chroniona. Wyczyść hasło, aby grać bez niego.</translation>
    </message>
    <message>
        <source>Somebody else has already joined this host; try again later.</source>
        <translation>Do tego gospodarza dołączył już ktoś inny; spróbuj później.</translation>
    </message>
    <message>
        <source>The other program uses network version %1, this one %2. Update the older program.</source>
        <extracomment>%1 and %2 are version numbers</extracomment>
        <translation>Drugi program używa wersji sieciowej %1, ten %2. Zaktualizuj starszy program.</translation>
    </message>
    <message>
        <source>The other program does not know the password.</source>
        <translation>Drugi program nie zna hasła.</translation>
    </message>
    <message>
        <source>The host asks for a password; type the one on the host&apos;s screen.</source>
        <translation>Gospodarz pyta o hasło; wpisz to z jego ekranu.</translation>
    </message>
    <message>
        <source>The other program sent no password; tell the player yours.</source>
        <translation>Drugi program nie podał hasła; podaj graczowi swoje.</translation>
    </message>
    <message>
        <source>The password is wrong; check it on the host&apos;s screen and try again.</source>
        <translation>Hasło jest błędne; sprawdź je na ekranie gospodarza i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>The name of this file or the path to it is too long here; choose a shorter one.</source>
        <translation>Nazwa tego pliku lub ścieżka do niego jest tu za długa; wybierz krótszą.</translation>
    </message>
    <message>
        <source>The folder is a link or belongs to somebody else; replace it with your own.</source>
        <translation>Ten katalog jest dowiązaniem albo należy do kogoś innego; zastąp go własnym.</translation>
    </message>
    <message>
        <source>Somebody tried a password, but this game has none. Tell the player, or turn on Ask for a password.</source>
        <translation>Ktoś podał hasło, a ta gra go nie ma. Powiedz to graczowi albo włącz pytanie o hasło.</translation>
    </message>
    <message>
        <source>The other player has left.</source>
        <translation>Drugi gracz odszedł.</translation>
    </message>
    <message>
        <source>The picture of the holes must have %1 rows of %2 characters, as the board has.</source>
        <extracomment>%1 and %2 are the rows and columns of the board</extracomment>
        <translation>Rysunek dziur musi mieć tyle wierszy i znaków, ile plansza: %1 na %2.</translation>
    </message>
    <message>
        <source>The holes are not symmetric under %1; move them, or remove that symmetry.</source>
        <extracomment>%1 is &quot;the half-turn&quot; or &quot;the diagonal mirror&quot;</extracomment>
        <translation>Dziury nie są symetryczne przy symetrii: %1; przesuń je albo usuń tę symetrię.</translation>
    </message>
    <message>
        <source>Hint layers need the section “kings”, whose units they steer; add it, or leave the hint layers out.</source>
        <translation>Warstwy podpowiedzi wymagają sekcji „kings”, której jednostkami kierują; dodaj ją albo pomiń warstwy podpowiedzi.</translation>
    </message>
    <message>
        <source>A stack must be a line of cards with commas between them; an empty one is written as a dash.</source>
        <translation>Stos to wiersz kart oddzielonych przecinkami; pusty zapisuje się jako kreskę.</translation>
    </message>
    <message>
        <source>The number %1 and the name %2 belong to two cards; correct one of them, or write 1x where the number says how often the card is there.</source>
        <extracomment>%1 is the number of a card, %2 the name that stands beside it</extracomment>
        <translation>Numer %1 i nazwa %2 należą do dwóch kart; popraw jedno z nich albo napisz 1x, jeśli liczba mówi, ile razy karta jest w zestawie.</translation>
    </message>
    <message>
        <source>No card is called %1; perhaps %2 is meant.</source>
        <extracomment>%1 is a word in quotes, %2 the name of a card in quotes</extracomment>
        <translation>Żadna karta nie nazywa się %1; być może chodzi o %2.</translation>
    </message>
    <message>
        <source>No card is called %1; correct the name or write the card&apos;s number.</source>
        <extracomment>%1 is a word in quotes</extracomment>
        <translation>Żadna karta nie nazywa się %1; popraw nazwę albo podaj numer karty.</translation>
    </message>
    <message>
        <source>A changed jump begins or ends beyond the board, at %1; remove it.</source>
        <extracomment>%1 is a place</extracomment>
        <translation>Zmieniony skok zaczyna się lub kończy poza planszą, w miejscu: %1; usuń go.</translation>
    </message>
    <message>
        <source>This JSON file is not a Stonemason board: its format is %1.</source>
        <extracomment>%1 is the name of a format in quotes</extracomment>
        <translation>Ten plik JSON nie jest planszą Stonemasona: jego format to %1.</translation>
    </message>
    <message>
        <source>Piece %1 of the list cannot stand at %2; a piece stands on a tile that is no goal.</source>
        <extracomment>%1 is a number, %2 a place</extracomment>
        <translation>Pionek %1 z listy nie może stać w miejscu: %2; pionek stoi na polu, które nie jest celem.</translation>
    </message>
    <message>
        <source>Piece %1 of the list has no rank from 1 to 8.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Pionek %1 z listy nie ma rangi od 1 do 8.</translation>
    </message>
    <message>
        <source>Row %1 has %3 signs instead of %2; holes are blanks.</source>
        <extracomment>%1, %2 and %3 are numbers; rows are counted from 0</extracomment>
        <translation>Wiersz %1 ma znaków: %3 zamiast %2; dziury to odstępy.</translation>
    </message>
    <message>
        <source>Two pieces stand at %1; move or remove one.</source>
        <extracomment>%1 is a place</extracomment>
        <translation>W miejscu %1 stoją dwa pionki; przesuń lub usuń jeden.</translation>
    </message>
    <message>
        <source>A board holds at most %1 pieces; remove some.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Na planszy mieści się co najwyżej tyle pionków: %1; usuń niektóre.</translation>
    </message>
    <message>
        <source>%1 has more than %2 pieces, too many for a game; remove some.</source>
        <extracomment>%1 is a side: Blue, Red; %2 is a number</extracomment>
        <translation>%1 ma więcej pionków niż %2, za dużo jak na partię; usuń niektóre.</translation>
    </message>
    <message>
        <source>The board is one of the game %1, which this program does not know.</source>
        <extracomment>%1 is the id of a game in quotes</extracomment>
        <translation>To plansza gry %1, której ten program nie zna.</translation>
    </message>
    <message>
        <source>%3 in row %1, column %2 is not the sign of a tile; the guide lists them.</source>
        <extracomment>%1 and %2 are a row and a column, counted from 0; %3 is a character in quotes</extracomment>
        <translation>%3 w wierszu %1, kolumnie %2 nie jest znakiem pola; przewodnik wymienia wszystkie.</translation>
    </message>
    <message>
        <source>%1 contains a NUL character; remove it.</source>
        <extracomment>%1 is a field such as name or author, in quotes</extracomment>
        <translation>%1 zawiera znak NUL; usuń go.</translation>
    </message>
    <message>
        <source>The part was played on another board than the first; play it again on the same.</source>
        <translation>Tę część rozegrano na innej planszy niż pierwszą; rozegraj ją ponownie na tej samej.</translation>
    </message>
    <message>
        <source>Move %1 is against the rules; remove it and what follows.</source>
        <extracomment>%1 is the number of a move in the list of moves</extracomment>
        <translation>Ruch %1 jest niezgodny z zasadami; usuń go i wszystko, co po nim następuje.</translation>
    </message>
    <message>
        <source>%1 is not a move: it needs two places with a hyphen between, such as h2-h3.</source>
        <extracomment>%1 is a word in quotes; h2-h3 is an example that stays as it is</extracomment>
        <translation>%1 nie jest ruchem: potrzebne są dwa miejsca z łącznikiem między nimi, na przykład h2-h3.</translation>
    </message>
    <message>
        <source>This JSON file is not a game of War in the Wastes: its format is %1.</source>
        <extracomment>%1 is the name of a format in quotes</extracomment>
        <translation>Ten plik JSON nie jest partią War in the Wastes: jego format to %1.</translation>
    </message>
    <message>
        <source>The file says the result is %1, but its moves lead to %2; correct one of them.</source>
        <extracomment>%1 and %2 are words of the file in quotes: “blue”, “red”, “draw” or “open”</extracomment>
        <translation>Według pliku wynik to %1, ale jego ruchy prowadzą do %2; popraw jedno z nich.</translation>
    </message>
    <message>
        <source>The record is one of the game %1, which this program does not know.</source>
        <extracomment>%1 is the id of a game in quotes</extracomment>
        <translation>To zapis gry %1, której ten program nie zna.</translation>
    </message>
    <message>
        <source>Cards must be in the order of their ids, and %1 is out of order.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Karty muszą stać w kolejności identyfikatorów, a %1 ją łamie.</translation>
    </message>
    <message>
        <source>A game that has ended, or one without an opponent, cannot be given up.</source>
        <translation>Nie można poddać partii zakończonej ani takiej bez przeciwnika.</translation>
    </message>
    <message>
        <source>A deck must stand here: numbers of cards, at most four stacks of five with | between them, no card twice.</source>
        <translation>Tu musi stać zestaw: numery kart, najwyżej cztery stosy po pięć kart oddzielone znakiem |, żadna karta dwa razy.</translation>
    </message>
    <message>
        <source>No game with these decks can get here; another line or the decks say otherwise.</source>
        <translation>Żadna partia tymi zestawami tu nie dojdzie; inny wiersz albo zestawy mówią co innego.</translation>
    </message>
    <message>
        <source>The line %1 must stand here, with all its words.</source>
        <extracomment>%1 is a word in quotes</extracomment>
        <translation>Tu musi stać wiersz %1, ze wszystkimi swoimi słowami.</translation>
    </message>
    <message>
        <source>There must be one move for each card played: %1, see the line “played”.</source>
        <extracomment>%1 is a number; played is a word of the text that stays as it is</extracomment>
        <translation>Na każdą zagraną kartę musi przypadać jeden ruch: %1, zob. wiersz „played”.</translation>
    </message>
    <message>
        <source>By its points, tokens and moves the game must be at %1.</source>
        <extracomment>%1 is a line of text in quotes</extracomment>
        <translation>Według punktów, żetonów i ruchów partia musi być przy: %1.</translation>
    </message>
    <message>
        <source>The tokens on this board bring %1 and %2 points; correct the numbers.</source>
        <extracomment>%1 and %2 are numbers of points</extracomment>
        <translation>Żetony na tej planszy przynoszą %1 i %2 pkt; popraw liczby.</translation>
    </message>
    <message>
        <source>The game has no assumed number %1, or it is out of range.</source>
        <extracomment>%1 is the id of an assumed number in quotes: “mercenaryMove”</extracomment>
        <translation>Gra nie ma założonej liczby %1 albo wykracza ona poza zakres.</translation>
    </message>
    <message>
        <source>The row has one character, but the first row has %2.</source>
        <extracomment>%2 is a number</extracomment>
        <translation>Wiersz ma jeden znak, a pierwszy wiersz ma ich %2.</translation>
    </message>
    <message numerus="yes">
        <source>The row has %n characters, but the first row has %2.</source>
        <extracomment>%2 is a number</extracomment>
        <translation>
            <numerusform>Wiersz ma %n znak, a pierwszy wiersz ma ich %2.</numerusform>
            <numerusform>Wiersz ma %n znaki, a pierwszy wiersz ma ich %2.</numerusform>
            <numerusform>Wiersz ma %n znaków, a pierwszy wiersz ma ich %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in column %2 does not belong in the layer you paste into.</source>
        <extracomment>%1 is a character in quotes, %2 a number</extracomment>
        <translation>%1 w kolumnie %2 nie pasuje do warstwy, do której wklejasz.</translation>
    </message>
    <message>
        <source>This start lies in a hole of the board; move the start or the hole.</source>
        <translation>To pole startowe leży w dziurze planszy; przesuń pole startowe albo dziurę.</translation>
    </message>
    <message>
        <source>The game %1 already has a profile, %2; give this one another id.</source>
        <extracomment>%1 is the id of a game in quotes, %2 a file</extracomment>
        <translation>Gra %1 ma już profil, %2; nadaj temu inny id.</translation>
    </message>
    <message>
        <source>The decks, board, players, games or seed in this file were changed after it was written. Use the file as it was.</source>
        <translation>Zestawy, planszę, graczy, liczbę partii lub ziarno w tym pliku zmieniono po zapisaniu. Użyj pliku w dawnej postaci.</translation>
    </message>
    <message>
        <source>The number of games between two opponents must be even, from %1 to %2.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Liczba partii między dwoma rywalami musi być parzysta, od %1 do %2.</translation>
    </message>
    <message>
        <source>A whole number must stand here.</source>
        <translation>Tu musi stać liczba całkowita.</translation>
    </message>
    <message>
        <source>In one of the parts all decks met, in the other one deck met the others; merge only parts of one tournament.</source>
        <translation>W jednej z części spotkały się wszystkie zestawy, w drugiej jeden zestaw z pozostałymi; scalaj tylko części jednego turnieju.</translation>
    </message>
    <message>
        <source>The part was played by another player than the first, or with other options; play it again with the same.</source>
        <translation>Tę część rozegrał inny gracz niż pierwszą albo z innymi opcjami; rozegraj ją ponownie z tymi samymi.</translation>
    </message>
    <message>
        <source>This is one of %1 parts, the first is one of %2; merge only parts of one tournament.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>To jedna z %1 części, a pierwsza jest jedną z %2; scalaj tylko części jednego turnieju.</translation>
    </message>
    <message>
        <source>This part holds games of another part, or the same games twice.</source>
        <translation>Ta część zawiera partie z innej części albo te same partie dwa razy.</translation>
    </message>
    <message>
        <source>The number of a part cannot be larger than the number of parts.</source>
        <translation>Numer części nie może być większy niż liczba części.</translation>
    </message>
    <message>
        <source>Part %1 is there twice; remove one of them.</source>
        <extracomment>%1 is the number of a part of the work</extracomment>
        <translation>Część %1 występuje dwa razy; usuń jedną z nich.</translation>
    </message>
    <message>
        <source>Of %2 parts these are missing: %1.</source>
        <extracomment>%1 is a list of numbers in quotes, %2 a number</extracomment>
        <translation>Z %2 części brakuje: %1.</translation>
    </message>
    <message>
        <source>These numbers contradict each other; the file was changed after it was written.</source>
        <translation>Te liczby sobie przeczą; plik zmieniono po zapisaniu.</translation>
    </message>
    <message>
        <source>%1 has no pieces; a game needs pieces of both sides.</source>
        <extracomment>%1 is a side: Blue, Red</extracomment>
        <translation>%1 nie ma pionków; do gry potrzebne są pionki obu stron.</translation>
    </message>
    <message>
        <source>A board has 1 to %1 rows and 1 to %1 columns.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Plansza ma od 1 do %1 wierszy i od 1 do %1 kolumn.</translation>
    </message>
    <message>
        <source>A board has at most %1 extra jumps and %1 forbidden ones; remove some.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Plansza ma co najwyżej %1 dodatkowych skoków i %1 zakazanych; usuń niektóre.</translation>
    </message>
    <message>
        <source>A game that has ended cannot be given up.</source>
        <translation>Nie można poddać partii, która się skończyła.</translation>
    </message>
    <message>
        <source>A pattern needs one orientation at least, such as r0 (as it is drawn).</source>
        <translation>Wzór potrzebuje co najmniej jednego obrotu, na przykład r0 (tak, jak jest narysowany).</translation>
    </message>
    <message>
        <source>This JSON file is no pattern of an ambush: its format is %1.</source>
        <extracomment>%1 is the name of a format in quotes</extracomment>
        <translation>Ten plik JSON nie jest wzorem zasadzki: jego format to %1.</translation>
    </message>
    <message>
        <source>The pattern has nothing but * (nobody cares), so it fits everywhere; draw what counts.</source>
        <translation>We wzorze są same * (wszystko jedno), więc pasuje wszędzie; narysuj to, co się liczy.</translation>
    </message>
    <message>
        <source>A pattern has 1 to %1 rows and as many columns.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Wzór ma od 1 do %1 wierszy i tyle samo kolumn.</translation>
    </message>
    <message>
        <source>A threshold is a number from 0 to 1 with three decimals at most, such as 0.8.</source>
        <translation>Próg to liczba od 0 do 1, najwyżej z trzema cyframi po przecinku, na przykład 0.8.</translation>
    </message>
    <message>
        <source>This line has more than %1 signs, the most a map may have.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Ten wiersz ma więcej niż %1 znaków, a tyle mapa może mieć najwyżej.</translation>
    </message>
    <message>
        <source>There is a tab or another control character in column %1; replace it with a sign or blanks.</source>
        <extracomment>%1 is a column</extracomment>
        <translation>W kolumnie %1 jest tabulator albo inny znak sterujący; zastąp go znakiem mapy lub spacjami.</translation>
    </message>
    <message>
        <source>The map has more than %1 rows, the most there may be.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Mapa ma więcej niż %1 wierszy, a tyle może mieć najwyżej.</translation>
    </message>
    <message>
        <source>The sign in column %2 is one too many: a map may have %1 different signs.</source>
        <extracomment>%1 is a number, %2 a column</extracomment>
        <translation>Znak w kolumnie %2 to o jeden za dużo: mapa może mieć tyle różnych znaków: %1.</translation>
    </message>
    <message>
        <source>The other player&apos;s board cannot be played; it has to be corrected there.</source>
        <translation>Na planszy drugiego gracza nie da się grać; trzeba ją poprawić u niego.</translation>
    </message>
    <message>
        <source>%1 in row %2, column %3 is no sign of a pattern; the signs are . # X @ ! * and 2 to 9, and the percent sign.</source>
        <extracomment>%1 is a character in quotes, %2 a row, %3 a column</extracomment>
        <translation>%1 w wierszu %2, kolumnie %3 nie jest znakiem wzoru; znaki to . # X @ ! * i 2 do 9 oraz znak procentu.</translation>
    </message>
    <message>
        <source>The note at %1 cannot be saved; remove it or shorten it.</source>
        <extracomment>%1 is a place</extracomment>
        <translation>Notatki %1 nie da się zapisać; usuń ją albo skróć.</translation>
    </message>
    <message>
        <source>A note may have at most %1 characters; shorten it.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Notatka może mieć najwyżej tyle znaków: %1; skróć ją.</translation>
    </message>
    <message>
        <source>There is another note on the same cell; remove one of them.</source>
        <translation>Na tym samym polu jest druga notatka; usuń jedną z nich.</translation>
    </message>
    <message>
        <source>The place %1 is too far off the map to be written; move it.</source>
        <extracomment>%1 is a place</extracomment>
        <translation>Miejsce %1 leży zbyt daleko poza mapą, aby dało się je zapisać; przesuń je.</translation>
    </message>
    <message>
        <source>At byte %1 the file announces %2 entries, but there is room for %3 at most; it is damaged.</source>
        <extracomment>%1, %2 and %3 are numbers</extracomment>
        <translation>W bajcie %1 plik zapowiada %2 wpisów, a miejsca jest najwyżej na %3; jest uszkodzony.</translation>
    </message>
    <message>
        <source>The file ends too early: at byte %1 it needs %2 more bytes and has %3; get it again.</source>
        <extracomment>%1, %2 and %3 are numbers</extracomment>
        <translation>Plik kończy się za wcześnie: od bajtu %1 potrzeba %2 bajtów, a jest %3; zdobądź go jeszcze raz.</translation>
    </message>
    <message>
        <source>The map&apos;s languages are number %1; it must be from %2 to %3.</source>
        <extracomment>%1, %2 and %3 are numbers</extracomment>
        <translation>Liczba języków mapy to %1; musi być od %2 do %3.</translation>
    </message>
    <message>
        <source>At byte %1 the file announces a text of %2 characters, but there is room for %3 at most; it is damaged.</source>
        <extracomment>%1, %2 and %3 are numbers</extracomment>
        <translation>W bajcie %1 plik zapowiada tekst o długości %2 znaków, a miejsca jest najwyżej na %3; jest uszkodzony.</translation>
    </message>
    <message>
        <source>This is not a Pocket Heroes map: it does not begin as one.</source>
        <translation>To nie jest mapa gry Pocket Heroes: nie zaczyna się tak jak one.</translation>
    </message>
    <message>
        <source>The text holds something that is not a character; write it again.</source>
        <translation>W tekście jest coś, co nie jest znakiem; napisz go od nowa.</translation>
    </message>
    <message>
        <source>A map has 32, 64, 128 or 256 cells a side, and one node more; this one has %1 by %2 nodes.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Bok mapy ma 32, 64, 128 lub 256 pól i o jeden węzeł więcej; ta ma %1 na %2 węzłów.</translation>
    </message>
    <message>
        <source>There are %1 entries, and a file holds at most %2; delete some.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Wpisów jest %1, a plik zmieści najwyżej %2; usuń część.</translation>
    </message>
    <message>
        <source>At byte %1 the file has the number %2, where only %3 to %4 can be; it is damaged.</source>
        <extracomment>%1 to %4 are numbers</extracomment>
        <translation>W bajcie %1 plik ma liczbę %2 tam, gdzie może być tylko od %3 do %4; jest uszkodzony.</translation>
    </message>
    <message>
        <source>The map is of version %2, and only versions %3 and %4 are known.</source>
        <extracomment>%2, %3 and %4 are numbers</extracomment>
        <translation>Mapa jest w wersji %2, a znane są tylko wersje %3 i %4.</translation>
    </message>
    <message>
        <source>The range is from %1 to %2; turn it round.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Przedział jest od %1 do %2; odwróć go.</translation>
    </message>
    <message>
        <source>The comment that begins here never ends; close it with #.</source>
        <translation>Komentarz, który tu się zaczyna, nigdy się nie kończy; zamknij go znakiem #.</translation>
    </message>
    <message>
        <source>The index is %1, and the zone has place %2 in the list, counted from 0; both must be the same.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Indeks to %1, a strefa ma na liście miejsce %2, licząc od 0; oba muszą być równe.</translation>
    </message>
    <message>
        <source>%1 is no link; links are written as 0-1, 0~1 or 0^1.</source>
        <extracomment>%1 is a piece of text in quotes</extracomment>
        <translation>%1 nie jest połączeniem; połączenia zapisuje się jako 0-1, 0~1 lub 0^1.</translation>
    </message>
    <message>
        <source>A template holds at most %1 links.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Szablon mieści połączeń najwyżej %1.</translation>
    </message>
    <message>
        <source>This form cannot hold castles that are nobody&apos;s or drawn by lot.</source>
        <translation>Ta forma nie mieści zamków niczyich ani losowanych.</translation>
    </message>
    <message>
        <source>This form cannot hold the numbers for all zones; they are left out.</source>
        <translation>Ta forma nie mieści liczb dla wszystkich stref; zostały pominięte.</translation>
    </message>
    <message>
        <source>This form cannot hold guards of links; they are left out.</source>
        <translation>Ta forma nie mieści straży połączeń; zostały pominięte.</translation>
    </message>
    <message>
        <source>This form cannot hold mines; they are left out.</source>
        <translation>Ta forma nie mieści kopalń; zostały pominięte.</translation>
    </message>
    <message>
        <source>This form cannot hold a name; it is left out.</source>
        <translation>Ta forma nie mieści nazwy; została pominięta.</translation>
    </message>
    <message>
        <source>This form cannot hold notes; they are left out.</source>
        <translation>Ta forma nie mieści notatek; zostały pominięte.</translation>
    </message>
    <message>
        <source>This form cannot hold places in the drawing; they are left out.</source>
        <translation>Ta forma nie mieści miejsc na rysunku; zostały pominięte.</translation>
    </message>
    <message>
        <source>This form cannot hold the richness of zones; it is left out.</source>
        <translation>Ta forma nie mieści bogactwa stref; zostało pominięte.</translation>
    </message>
    <message>
        <source>This form cannot hold fields it does not know; they are left out.</source>
        <translation>Ta forma nie mieści pól, których nie zna; zostały pominięte.</translation>
    </message>
    <message>
        <source>A map has 32, 64, 128 or 256 cells a side, not %1.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Mapa ma bok 32, 64, 128 lub 256 pól, a nie %1.</translation>
    </message>
    <message>
        <source>%1 is no castle; there are citadel, stronghold, tower, dungeon, fortress, necropolis and random.</source>
        <extracomment>%1 is a word in quotes</extracomment>
        <translation>%1 nie jest zamkiem; są citadel, stronghold, tower, dungeon, fortress, necropolis i random.</translation>
    </message>
    <message>
        <source>This is a file of the format %1 and no template.</source>
        <extracomment>%1 is the name of a format in quotes</extracomment>
        <translation>To plik formatu %1, a nie szablon.</translation>
    </message>
    <message>
        <source>A note cannot hold the sign #; take it out.</source>
        <translation>Notatka nie może zawierać znaku #; usuń go.</translation>
    </message>
    <message>
        <source>A zone, and a template, hold at most %1 notes.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Strefa i szablon mieszczą notatek najwyżej %1.</translation>
    </message>
    <message>
        <source>There is no template in it.</source>
        <translation>Nie ma w tym szablonu.</translation>
    </message>
    <message>
        <source>%1 is no player; players are written as a castle, a comma and the number of a zone.</source>
        <extracomment>%1 is a piece of text in quotes</extracomment>
        <translation>%1 nie jest graczem; graczy zapisuje się jako zamek, przecinek i numer strefy.</translation>
    </message>
    <message>
        <source>The player&apos;s castle is in zone %1, which is not there.</source>
        <extracomment>%1 is the number of a zone</extracomment>
        <translation>Zamek gracza jest w strefie %1, której nie ma.</translation>
    </message>
    <message>
        <source>The game has %1 players at most; take the others out.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Gra ma graczy najwyżej %1; usuń pozostałych.</translation>
    </message>
    <message>
        <source>The size of a zone must be from %1 to %2.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Rozmiar strefy musi być od %1 do %2.</translation>
    </message>
    <message>
        <source>%1 is no ground that a zone can have; check the spelling.</source>
        <extracomment>%1 is a word in quotes</extracomment>
        <translation>%1 nie jest podłożem, jakie może mieć strefa; sprawdź pisownię.</translation>
    </message>
    <message>
        <source>The old text form cannot hold a template without zones; add a zone, or save as .ztemplate or .json.</source>
        <translation>Dawny tekst nie mieści szablonu bez stref; dodaj strefę albo zapisz jako .ztemplate lub .json.</translation>
    </message>
    <message>
        <source>The old text form holds one castle for each player, with no colour left out before the last; save as .ztemplate or .json.</source>
        <translation>Dawny tekst mieści po jednym zamku gracza, bez pominiętych kolorów przed ostatnim; zapisz jako .ztemplate lub .json.</translation>
    </message>
    <message>
        <source>The old text form cannot hold the size or ground of zone %1.</source>
        <extracomment>%1 is the number of a zone</extracomment>
        <translation>Dawny tekst nie mieści rozmiaru lub podłoża strefy %1.</translation>
    </message>
    <message>
        <source>In the old text form only the first %1 zones can have links; save as .ztemplate or .json.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>W dawnym tekście połączenia mogą mieć tylko pierwsze strefy w liczbie %1; zapisz jako .ztemplate lub .json.</translation>
    </message>
    <message>
        <source>The name holds a NUL character, which no file can; take it out.</source>
        <translation>Nazwa zawiera znak NUL, którego nie mieści żaden plik; usuń go.</translation>
    </message>
    <message>
        <source>%1 is no zone; zones are written as a size, a comma and a ground.</source>
        <extracomment>%1 is a piece of text in quotes</extracomment>
        <translation>%1 nie jest strefą; strefy zapisuje się jako rozmiar, przecinek i podłoże.</translation>
    </message>
    <message>
        <source>A template holds at most %1 zones.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Szablon mieści stref najwyżej %1.</translation>
    </message>
    <message>
        <source>Of %1 attempts none had room for the castle of zone %2. Make the zone or the map larger.</source>
        <extracomment>%1 is a number of attempts, %2 the number of a zone</extracomment>
        <translation>Liczba prób: %1; w żadnej nie było miejsca na zamek strefy %2. Powiększ strefę albo mapę.</translation>
    </message>
    <message>
        <source>Of %1 attempts none was sound (%2, %3). Try another seed.</source>
        <extracomment>%1 is a number of attempts, %2 an id of the program&apos;s in quotes, %3 the number of a zone or a link</extracomment>
        <translation>Liczba prób: %1; żadna nie dała poprawnego świata (%2, %3). Spróbuj innego ziarna.</translation>
    </message>
    <message>
        <source>Of %1 attempts none let zones %2 and %3 touch, and no portals were left for them. Remove links that cross others.</source>
        <extracomment>%1 is a number of attempts, %2 and %3 are numbers of zones</extracomment>
        <translation>Liczba prób: %1; w żadnej strefy %2 i %3 nie zetknęły się, a portali dla nich zabrakło. Usuń połączenia, które krzyżują się z innymi.</translation>
    </message>
    <message>
        <source>Of %1 attempts none had room for the mines of zone %2. Make the zone or the map larger.</source>
        <extracomment>%1 is a number of attempts, %2 the number of a zone</extracomment>
        <translation>Liczba prób: %1; w żadnej nie było miejsca na kopalnie strefy %2. Powiększ strefę albo mapę.</translation>
    </message>
    <message>
        <source>Of %1 attempts none had room for portals between zones %2 and %3. Make them or the map larger.</source>
        <extracomment>%1 is a number of attempts, %2 and %3 are numbers of zones</extracomment>
        <translation>Liczba prób: %1; w żadnej nie było miejsca na portale między strefami %2 i %3. Powiększ je albo mapę.</translation>
    </message>
    <message>
        <source>Of %1 attempts none gave zone %2 its share of the map. Make sizes less different, or the map larger.</source>
        <extracomment>%1 is a number of attempts, %2 the number of a zone</extracomment>
        <translation>Liczba prób: %1; w żadnej strefa %2 nie dostała swojej części mapy. Zmniejsz różnice wielkości albo powiększ mapę.</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>Przerwano.</translation>
    </message>
    <message>
        <source>Of %1 attempts none left ground to walk on in zone %2. Make the zone or the map larger.</source>
        <extracomment>%1 is a number of attempts, %2 the number of a zone</extracomment>
        <translation>Liczba prób: %1; w żadnej w strefie %2 nie zostało miejsca do chodzenia. Powiększ strefę albo mapę.</translation>
    </message>
    <message>
        <source>Players are not equally well off: the best and the worst differ by %1 %, and in a fair world by %2 % at most. Try another seed.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Gracze nie mają równych szans: najlepszy i najgorszy różnią się o %1 %, a w sprawiedliwym świecie najwyżej o %2 %. Spróbuj innego ziarna.</translation>
    </message>
    <message>
        <source>Another program wrote the file meanwhile. Nothing was changed; save once more to replace it.</source>
        <translation>Inny program zapisał w tym czasie ten plik. Nic nie zmieniono; zapisz jeszcze raz, aby go zastąpić.</translation>
    </message>
    <message>
        <source>Row %1 of the pattern has %3 signs, the first row has %2: from column %4 on one of them has none. Make all rows equally long, with * where nobody cares.</source>
        <extracomment>%1 is a row, %2 and %3 are numbers of signs, %4 is a column</extracomment>
        <translation>Wiersz %1 wzoru ma znaków: %3, a pierwszy: %2: od kolumny %4 w jednym z nich już ich nie ma. Zrób wszystkie wiersze równie długie, z * tam, gdzie wszystko jedno.</translation>
    </message>
    <message>
        <source>Because of ways to others&apos; castles: %1 %2, %3 %4 days.</source>
        <extracomment>Why players are not equally well off. %1 and %3 are players: Red; %2 and %4 are numbers of days: 4.2</extracomment>
        <translation>Przez drogi do zamków innych: %1 %2, %3 %4 dnia.</translation>
    </message>
    <message>
        <source>Because of mines: %1 gets to %2 of them, %3 to %4.</source>
        <extracomment>Why players are not equally well off. %1 and %3 are players: Red; %2 and %4 are numbers of mines</extracomment>
        <translation>Przez kopalnie: %1 dojdzie do %2, %3 do %4.</translation>
    </message>
    <message>
        <source>Because of mines: %1 %2, %3 %4 days.</source>
        <extracomment>Why players are not equally well off. %1 and %3 are players: Red; %2 and %4 are numbers of days: 4.2</extracomment>
        <translation>Przez kopalnie: %1 %2, %3 %4 dnia.</translation>
    </message>
    <message>
        <source>Because of ways to others&apos; castles: %1 does not get to all of them.</source>
        <extracomment>Why players are not equally well off. %1 is a player: Red</extracomment>
        <translation>Przez drogi do zamków innych: %1 nie dojdzie do wszystkich.</translation>
    </message>
    <message>
        <source>Because of riches within %1 days: %2 %3, %4 %5.</source>
        <extracomment>Why players are not equally well off. %1 is a day, %2 and %4 are players: Red; %3 and %5 are what treasure is worth</extracomment>
        <translation>Przez bogactwo w zasięgu %1 dni: %2 %3, %4 %5.</translation>
    </message>
    <message>
        <source>A template cannot hold how many heroes one player has: %1 begins with one, as all players do.</source>
        <extracomment>%1 is a piece of text in quotes, such as &quot;tower,0,2&quot;</extracomment>
        <translation>Szablon nie może pomieścić liczby bohaterów jednego gracza: %1 zaczyna z jednym, jak wszyscy gracze.</translation>
    </message>
    <message>
        <source>A template has one list of links; %1 begins another one, which is passed over.</source>
        <extracomment>%1 is a piece of text in quotes</extracomment>
        <translation>Szablon ma jedną listę połączeń; %1 zaczyna drugą, która jest pomijana.</translation>
    </message>
    <message>
        <source>%1 in column %2 is no sign of a pattern; the signs are . # X @ ! * and 2 to 9, and the percent sign.</source>
        <extracomment>%1 is a character in quotes, %2 the column of the line where it stands</extracomment>
        <translation>%1 w kolumnie %2 nie jest znakiem wzoru; znaki to . # X @ ! * i 2 do 9 oraz znak procentu.</translation>
    </message>
    <message>
        <source>It is more work than one world may take (attempts: %1). Fewer zones and links, or a smaller map, are less.</source>
        <extracomment>%1 is a number of attempts</extracomment>
        <translation>To więcej pracy, niż wolno wymagać jednemu światu (próby: %1). Mniej stref i połączeń albo mniejsza mapa wymagają jej mniej.</translation>
    </message>
    <message>
        <source>%1 attempts were as much work as one world may take, and in the last zones %2 and %3 did not come together. Remove links that cross others, or make the map smaller.</source>
        <extracomment>%1 is a number of attempts, %2 and %3 are numbers of zones</extracomment>
        <translation>Tyle prób (%1) to cała praca, której wolno wymagać jednemu światu, a w ostatniej strefy %2 i %3 się nie zeszły. Usuń połączenia, które krzyżują inne, albo zmniejsz mapę.</translation>
    </message>
    <message>
        <source>%1 attempts were as much work as one world may take, and the last failed at zone %2. Make sizes less different, list fewer mines, or make the map smaller.</source>
        <extracomment>%1 is a number of attempts, %2 the number of a zone</extracomment>
        <translation>Tyle prób (%1) to cała praca, której wolno wymagać jednemu światu, a ostatnia nie udała się przy strefie %2. Zmniejsz różnice rozmiarów, wymień mniej kopalń albo zmniejsz mapę.</translation>
    </message>
    <message>
        <source>The byte in column %1 is no UTF-8, so the map is not made of that.</source>
        <extracomment>%1 is a column</extracomment>
        <translation>Bajt w kolumnie %1 to nie UTF-8, więc mapa nie jest tak zapisana.</translation>
    </message>
    <message>
        <source>This list has %2 entries; it may have at most %1.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Liczba pozycji na tej liście to %2, a może ich być najwyżej %1.</translation>
    </message>
    <message>
        <source>This is neither a text nor a world, so nothing here can be read from it.</source>
        <translation>To nie jest ani tekst, ani świat, więc niczego nie można tu odczytać.</translation>
    </message>
    <message>
        <source>There is no map, deck, board or game here. It comes nearest to %1, but there is too little of it, or too much else.</source>
        <extracomment>%1 is such as &quot;a map of characters&quot;</extracomment>
        <translation>Nie ma tu mapy, zestawu, planszy ani partii. Najbardziej przypomina to: %1, ale jest tego za mało albo za dużo czegoś innego.</translation>
    </message>
    <message>
        <source>There is no map, deck, board or game here, nor anything like one.</source>
        <translation>Nie ma tu mapy, zestawu, planszy ani partii ani niczego podobnego.</translation>
    </message>
    <message>
        <source>This JSON does not say what it is (&quot;format&quot;). Its fields come nearest to %1.</source>
        <extracomment>%1 is such as &quot;a map of characters&quot;</extracomment>
        <translation>Ten JSON nie mówi, czym jest („format”). Jego pola najbardziej przypominają: %1.</translation>
    </message>
    <message>
        <source>This form cannot hold guardRule, shareRule and addVisitables; they are left out.</source>
        <translation>Ta forma nie może zawierać guardRule, shareRule i addVisitables; są pomijane.</translation>
    </message>
    <message>
        <source>This form cannot hold zones and links; they are left out.</source>
        <translation>Ta forma nie może zawierać stref i połączeń; są pomijane.</translation>
    </message>
    <message>
        <source>Only older versions of the generator had this field; take it out, the present one refuses it.</source>
        <translation>To pole miały tylko starsze wersje generatora; usuń je, obecna je odrzuca.</translation>
    </message>
    <message>
        <source>Only older versions of the generator had this field; %1 has taken its place and holds both numbers, as {&quot;min&quot;: 1, &quot;max&quot;: 3}.</source>
        <extracomment>%1 is the name of a field in quotes</extracomment>
        <translation>To pole miały tylko starsze wersje generatora; jego miejsce zajęło %1, które zawiera obie liczby, jak {&quot;min&quot;: 1, &quot;max&quot;: 3}.</translation>
    </message>
    <message>
        <source>The review in this file belongs to another game: it names moves that cannot be played.</source>
        <translation>Przejrzenie w tym pliku należy do innej partii: wymienia ruchy, których nie można zagrać.</translation>
    </message>
</context>
<context>
    <name>ErrorPlace</name>
    <message>
        <source>Line %1, %2: %3</source>
        <extracomment>%1 is a line number, %2 a field of a JSON file such as layers.safe[3], %3 a sentence</extracomment>
        <translation>Wiersz %1, %2: %3</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <extracomment>%1 is a line number, %2 a sentence</extracomment>
        <translation>Wiersz %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a field of a JSON file such as layers.safe[3] or the name of a file, %2 a sentence</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ExportForm</name>
    <message>
        <source>Code for submission (*.as)</source>
        <translation>Kod do zgłoszenia (*.as)</translation>
    </message>
    <message>
        <source>Forum post (*.txt)</source>
        <translation>Wpis na forum (*.txt)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Tekst (*.txt)</translation>
    </message>
    <message>
        <source>Stonemason map (*.smap)</source>
        <translation>Mapa Stonemasona (*.smap)</translation>
    </message>
</context>
<context>
    <name>EyedropperTool</name>
    <message>
        <source>Click a cell to pick its tile.</source>
        <translation>Kliknij pole, aby pobrać jego kafelek.</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Show only the map</source>
        <translation>Pokaż samą mapę</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regiony</translation>
    </message>
    <message>
        <source>Show the regions, their sizes and who reaches them first</source>
        <translation>Pokaż regiony, ich rozmiary i kto dociera do nich pierwszy</translation>
    </message>
    <message>
        <source>King reach</source>
        <translation>Zasięg króla</translation>
    </message>
    <message>
        <source>Show in which turn each king can stand where</source>
        <translation>Pokaż, w której turze który król może gdzie stanąć</translation>
    </message>
    <message>
        <source>First-turn reach</source>
        <translation>Zasięg pierwszej tury</translation>
    </message>
    <message>
        <source>Show what units placed on the first turn reach and strike</source>
        <translation>Pokaż, dokąd docierają i gdzie uderzają jednostki wystawione w pierwszej turze</translation>
    </message>
    <message>
        <source>King trap</source>
        <translation>Pułapka na króla</translation>
    </message>
    <message>
        <source>Show which tiles trap the kings when they are blocked</source>
        <translation>Pokaż, zablokowanie których pól zamyka królów</translation>
    </message>
    <message>
        <source>Swat range</source>
        <translation>Zasięg ciosu</translation>
    </message>
    <message>
        <source>Show where a unit can be spawned that kills a king in one strike</source>
        <translation>Pokaż, gdzie może pojawić się jednostka, która zabije króla jednym ciosem</translation>
    </message>
    <message>
        <source>Routes</source>
        <translation>Trasy</translation>
    </message>
    <message>
        <source>Show the ways from king to king, detours and cut tiles</source>
        <translation>Pokaż drogi od króla do króla, okrążenia i wąskie gardła</translation>
    </message>
    <message>
        <source>yours: %1</source>
        <extracomment>What units do on a tile on the first turn; %1 is such as &quot;placed there&quot;</extracomment>
        <translation>twoje: %1</translation>
    </message>
    <message>
        <source>the opponent&apos;s: %1</source>
        <extracomment>What units do on a tile on the first turn; %1 is such as &quot;placed there&quot;</extracomment>
        <translation>przeciwnika: %1</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>Between what your units and what the opponent&apos;s do</extracomment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Here you can place %1</source>
        <extracomment>%1 is such as &quot;a mercenary&quot;</extracomment>
        <translation>Tu możesz wystawić: %1</translation>
    </message>
    <message>
        <source>Here the opponent can</source>
        <translation>Tu może przeciwnik</translation>
    </message>
    <message>
        <source>It walks here in so many steps</source>
        <translation>Dochodzi tu w tylu krokach</translation>
    </message>
    <message>
        <source>It strikes here</source>
        <translation>Tu uderza</translation>
    </message>
    <message>
        <source>A king dies before it moves</source>
        <translation>Król ginie, zanim się ruszy</translation>
    </message>
    <message>
        <source>The killer appears here</source>
        <translation>Tu pojawia się zabójca</translation>
    </message>
    <message>
        <source>It walks %1, strikes over %2</source>
        <extracomment>%1 and %2 are numbers of tiles</extracomment>
        <translation>Idzie na %1, uderza na %2</translation>
    </message>
    <message>
        <source>placed there</source>
        <extracomment>What a unit does on a tile on the first turn</extracomment>
        <translation>wystawienie</translation>
    </message>
    <message numerus="yes">
        <source>there after %n step(s)</source>
        <extracomment>What a unit does on a tile on the first turn</extracomment>
        <translation>
            <numerusform>dojście po %n kroku</numerusform>
            <numerusform>dojście po %n krokach</numerusform>
            <numerusform>dojście po %n krokach</numerusform>
        </translation>
    </message>
    <message>
        <source>strikes there</source>
        <extracomment>What a unit does on a tile on the first turn</extracomment>
        <translation>uderzenie</translation>
    </message>
    <message>
        <source>never</source>
        <extracomment>Behind &quot;your king: &quot; or &quot;the opponent&apos;s: &quot;</extracomment>
        <translation>nigdy</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>tura %1</translation>
    </message>
    <message>
        <source>your king: %1; the opponent&apos;s: %2</source>
        <extracomment>%1 and %2 are such as &quot;turn 3&quot; or &quot;never&quot;</extracomment>
        <translation>twój król: %1; król przeciwnika: %2</translation>
    </message>
    <message>
        <source>Your king is there first; its turn</source>
        <translation>Twój król jest tam pierwszy; jego tura</translation>
    </message>
    <message>
        <source>The opponent&apos;s is there first</source>
        <translation>Król przeciwnika jest tam pierwszy</translation>
    </message>
    <message>
        <source>Both in the same turn</source>
        <translation>Obaj w tej samej turze</translation>
    </message>
    <message>
        <source>A king moves %1 a turn</source>
        <extracomment>%1 is a number of tiles</extracomment>
        <translation>Król rusza się o %1 na turę</translation>
    </message>
    <message numerus="yes">
        <source>a king with %n way(s) out</source>
        <translation>
            <numerusform>król z %n wyjściem</numerusform>
            <numerusform>król z %n wyjściami</numerusform>
            <numerusform>król z %n wyjściami</numerusform>
        </translation>
    </message>
    <message>
        <source>a way out of your king</source>
        <translation>wyjście twojego króla</translation>
    </message>
    <message>
        <source>a way out of the opponent&apos;s king</source>
        <translation>wyjście króla przeciwnika</translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) out for your king; %1 on each traps it</source>
        <translation>
            <numerusform>%n wyjście twojego króla; %1 na każdym go zamyka</numerusform>
            <numerusform>%n wyjścia twojego króla; %1 na każdym go zamyka</numerusform>
            <numerusform>%n wyjść twojego króla; %1 na każdym go zamyka</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) out for the opponent&apos;s</source>
        <translation>
            <numerusform>%n wyjście króla przeciwnika</numerusform>
            <numerusform>%n wyjścia króla przeciwnika</numerusform>
            <numerusform>%n wyjść króla przeciwnika</numerusform>
        </translation>
    </message>
    <message>
        <source>A king that is trapped easily</source>
        <translation>Król, którego łatwo zamknąć</translation>
    </message>
    <message>
        <source>%1 or fewer are an error, %2 or fewer a warning</source>
        <extracomment>%1 and %2 are numbers of ways out</extracomment>
        <translation>%1 lub mniej to błąd, %2 lub mniej to ostrzeżenie</translation>
    </message>
    <message>
        <source>no region</source>
        <translation>bez regionu</translation>
    </message>
    <message numerus="yes">
        <source>region of %n tile(s), %1</source>
        <translation>
            <numerusform>region: %n pole, %1</numerusform>
            <numerusform>region: %n pola, %1</numerusform>
            <numerusform>region: %n pól, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; you reach %2 first, the opponent %3, both at once %4</source>
        <extracomment>%1 is such as &quot;region of 12 tiles, plains&quot;; %2 to %4 are numbers of tiles</extracomment>
        <translation>%1; pierwszeństwo: ty %2, przeciwnik %3, obaj naraz %4</translation>
    </message>
    <message>
        <source>On each region: its tiles; below, how many you and the opponent reach first</source>
        <translation>Na każdym regionie: liczba pól; poniżej, do ilu ty i przeciwnik docieracie pierwsi</translation>
    </message>
    <message>
        <source>On each region: its tiles</source>
        <translation>Na każdym regionie: liczba pól</translation>
    </message>
    <message>
        <source>Your king reaches it first</source>
        <translation>Twój król dociera tam pierwszy</translation>
    </message>
    <message>
        <source>The opponent&apos;s does</source>
        <translation>Król przeciwnika dociera tam pierwszy</translation>
    </message>
    <message>
        <source>Both at once</source>
        <translation>Obaj naraz</translation>
    </message>
    <message>
        <source>Controlled from the start</source>
        <translation>Opanowane od początku</translation>
    </message>
    <message>
        <source>every route crosses this tile</source>
        <translation>to pole przecina każda trasa</translation>
    </message>
    <message>
        <source>on a shortest route</source>
        <translation>na najkrótszej trasie</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) longer than the shortest route</source>
        <translation>
            <numerusform>o %n krok dłużej niż najkrótsza trasa</numerusform>
            <numerusform>o %n kroki dłużej niż najkrótsza trasa</numerusform>
            <numerusform>o %n kroków dłużej niż najkrótsza trasa</numerusform>
        </translation>
    </message>
    <message>
        <source>No way leads from king to king.</source>
        <translation>Od króla do króla nie prowadzi żadna droga.</translation>
    </message>
    <message numerus="yes">
        <source>Shortest routes: %n step(s)</source>
        <translation>
            <numerusform>Najkrótsze trasy: %n krok</numerusform>
            <numerusform>Najkrótsze trasy: %n kroki</numerusform>
            <numerusform>Najkrótsze trasy: %n kroków</numerusform>
        </translation>
    </message>
    <message>
        <source>Other ways, so much longer</source>
        <translation>Inne drogi, o tyle dłuższe</translation>
    </message>
    <message numerus="yes">
        <source>Every route crosses these: %n tile(s)</source>
        <translation>
            <numerusform>Każda trasa przecina: %n pole</numerusform>
            <numerusform>Każda trasa przecina: %n pola</numerusform>
            <numerusform>Każda trasa przecina: %n pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Closing these parts the kings: %n tile(s)</source>
        <translation>
            <numerusform>Zamknięcie tych rozdziela królów: %n pole</numerusform>
            <numerusform>Zamknięcie tych rozdziela królów: %n pola</numerusform>
            <numerusform>Zamknięcie tych rozdziela królów: %n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>No way over %1 – assumed</source>
        <translation>Nie do przejścia: %1 – założone</translation>
    </message>
    <message>
        <source>The kings start on boards of %1 × %2 alone.</source>
        <translation>Królowie startują tylko na planszach %1 × %2.</translation>
    </message>
    <message>
        <source>%1 – this map&apos;s own</source>
        <extracomment>%1 is a sentence without a full stop, about numbers such as &quot;It walks 2, strikes over 1&quot;</extracomment>
        <translation>%1 – własne tej mapy</translation>
    </message>
    <message>
        <source>%1 – assumed</source>
        <extracomment>%1 is a sentence without a full stop, about numbers such as &quot;It walks 2, strikes over 1&quot;</extracomment>
        <translation>%1 – założone</translation>
    </message>
    <message numerus="yes">
        <source>a unit spawned here kills your king, %n step(s) away</source>
        <translation>
            <numerusform>jednostka, która się tu pojawi, zabije twojego króla, odległość: %n krok</numerusform>
            <numerusform>jednostka, która się tu pojawi, zabije twojego króla, odległość: %n kroki</numerusform>
            <numerusform>jednostka, która się tu pojawi, zabije twojego króla, odległość: %n kroków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a unit spawned here kills the opponent&apos;s king, %n step(s) away</source>
        <translation>
            <numerusform>jednostka, która się tu pojawi, zabije króla przeciwnika, odległość: %n krok</numerusform>
            <numerusform>jednostka, która się tu pojawi, zabije króla przeciwnika, odległość: %n kroki</numerusform>
            <numerusform>jednostka, która się tu pojawi, zabije króla przeciwnika, odległość: %n kroków</numerusform>
        </translation>
    </message>
    <message>
        <source>Near your king: %1 here are a warning</source>
        <extracomment>%1 is a kind of terrain: mountains</extracomment>
        <translation>Blisko twojego króla: %1 to tu ostrzeżenie</translation>
    </message>
    <message>
        <source>... here a note</source>
        <translation>… a tu uwaga</translation>
    </message>
    <message>
        <source>Near the opponent&apos;s king</source>
        <translation>Blisko króla przeciwnika</translation>
    </message>
    <message>
        <source>Near enough: %1</source>
        <extracomment>%1 is a kind of terrain: mountains</extracomment>
        <translation>Dość blisko: %1</translation>
    </message>
    <message>
        <source>Within %1 a warning, within %2 a note</source>
        <extracomment>%1 and %2 are numbers of steps</extracomment>
        <translation>W odległości %1 ostrzeżenie, %2 – uwaga</translation>
    </message>
    <message>
        <source>Change under Rules...</source>
        <translation>Zmień w Zasadach…</translation>
    </message>
    <message>
        <source>Show the assumed numbers, to change them for this map</source>
        <translation>Pokaż założone liczby, aby zmienić je dla tej mapy</translation>
    </message>
</context>
<context>
    <name>FileChoice</name>
    <message>
        <source>All supported files (%1)</source>
        <extracomment>%1 is a list of patterns such as *.smap</extracomment>
        <translation>Wszystkie obsługiwane pliki (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
</context>
<context>
    <name>FileKind</name>
    <message>
        <source>Drive</source>
        <translation>Dysk</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>%1 is what the name of a file ends with, such as &quot;txt&quot;</extracomment>
        <translation>Plik</translation>
    </message>
    <message>
        <source>%1 file</source>
        <translation>Plik %1</translation>
    </message>
</context>
<context>
    <name>FileLock</name>
    <message>
        <source>another Stonemason window (process %1)</source>
        <translation>inne okno Stonemasona (proces %1)</translation>
    </message>
    <message>
        <source>another Stonemason window</source>
        <translation>inne okno Stonemasona</translation>
    </message>
</context>
<context>
    <name>FillTool</name>
    <message>
        <source>Click to fill the area of equal cells.</source>
        <translation>Kliknij, aby wypełnić obszar jednakowych pól.</translation>
    </message>
    <message>
        <source>Fill: %1</source>
        <extracomment>A step in the history; %1 is what &quot;Paint ...&quot; would be: &quot;Fill: Paint Forest&quot;.</extracomment>
        <translation>Wypełnianie: %1</translation>
    </message>
</context>
<context>
    <name>Fix</name>
    <message>
        <source>Replace %1 with %2</source>
        <extracomment>A button. %1 is a code the game does not know, %2 a tile such as Plains (P)</extracomment>
        <translation>Zamień %1 na: %2</translation>
    </message>
    <message numerus="yes">
        <source>Replace %1 with %2 on %n cells</source>
        <extracomment>A button. %1 is a code the game does not know, %2 a tile such as Plains (P)</extracomment>
        <translation>
            <numerusform>Zamień %1 na %n polu na: %2</numerusform>
            <numerusform>Zamień %1 na %n polach na: %2</numerusform>
            <numerusform>Zamień %1 na %n polach na: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy %1 (1 cell)</source>
        <extracomment>A button. %1 is &quot;the bottom-left half&quot; or &quot;the top-right half&quot;</extracomment>
        <translation>Skopiuj %1 (1 pole)</translation>
    </message>
    <message numerus="yes">
        <source>Copy %1 (%n cells)</source>
        <extracomment>A button. %1 is &quot;the bottom-left half&quot; or &quot;the top-right half&quot;</extracomment>
        <translation>
            <numerusform>Skopiuj %1 (%n pole)</numerusform>
            <numerusform>Skopiuj %1 (%n pola)</numerusform>
            <numerusform>Skopiuj %1 (%n pól)</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy %1 (1 cell; %3 in the middle)</source>
        <extracomment>A button. %1 is &quot;the bottom-left half&quot; or &quot;the top-right half&quot;, %3 a tile</extracomment>
        <translation>Skopiuj %1 (1 pole; na środku %3)</translation>
    </message>
    <message numerus="yes">
        <source>Copy %1 (%n cells; %3 in the middle)</source>
        <extracomment>A button. %1 is &quot;the bottom-left half&quot; or &quot;the top-right half&quot;, %3 a tile</extracomment>
        <translation>
            <numerusform>Skopiuj %1 (%n pole; na środku %3)</numerusform>
            <numerusform>Skopiuj %1 (%n pola; na środku %3)</numerusform>
            <numerusform>Skopiuj %1 (%n pól; na środku %3)</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose %1</source>
        <extracomment>A button. %1 is &quot;the half-turn&quot; or &quot;the diagonal mirror&quot;
----------
A button. %1 is &quot;the half-turn&quot;, &quot;the top-bottom mirror&quot;, &quot;no symmetry&quot; ...</extracomment>
        <translation>Wybierz %1</translation>
    </message>
    <message>
        <source>Choose %1, copy %2 (1 cell)</source>
        <extracomment>A button. %1 is &quot;the half-turn&quot; or &quot;the diagonal mirror&quot;, %2 &quot;the bottom-left half&quot;</extracomment>
        <translation>Wybierz %1, skopiuj %2 (1 pole)</translation>
    </message>
    <message numerus="yes">
        <source>Choose %1, copy %2 (%n cells)</source>
        <extracomment>A button. %1 is &quot;the half-turn&quot; or &quot;the diagonal mirror&quot;, %2 &quot;the bottom-left half&quot;</extracomment>
        <translation>
            <numerusform>Wybierz %1, skopiuj %2 (%n pole)</numerusform>
            <numerusform>Wybierz %1, skopiuj %2 (%n pola)</numerusform>
            <numerusform>Wybierz %1, skopiuj %2 (%n pól)</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose %1, copy %2 (1 cell; %4 in the middle)</source>
        <extracomment>A button. %1 is &quot;the half-turn&quot;, %2 &quot;the bottom-left half&quot;, %4 a tile</extracomment>
        <translation>Wybierz %1, skopiuj %2 (1 pole; na środku %4)</translation>
    </message>
    <message numerus="yes">
        <source>Choose %1, copy %2 (%n cells; %4 in the middle)</source>
        <extracomment>A button. %1 is &quot;the half-turn&quot;, %2 &quot;the bottom-left half&quot;, %4 a tile</extracomment>
        <translation>
            <numerusform>Wybierz %1, skopiuj %2 (%n pole; na środku %4)</numerusform>
            <numerusform>Wybierz %1, skopiuj %2 (%n pola; na środku %4)</numerusform>
            <numerusform>Wybierz %1, skopiuj %2 (%n pól; na środku %4)</numerusform>
        </translation>
    </message>
    <message>
        <source>Put %1 in the middle</source>
        <extracomment>A button. %1 is a tile such as Plains (P)</extracomment>
        <translation>Wstaw na środku: %1</translation>
    </message>
    <message>
        <source>Use %1 here</source>
        <extracomment>A button. %1 is a tile such as Plains (P)</extracomment>
        <translation>Użyj tu: %1</translation>
    </message>
    <message>
        <source>Use %1 here, mirrored too</source>
        <extracomment>A button. %1 is a tile such as Plains (P)</extracomment>
        <translation>Użyj tu: %1, także w odbiciu</translation>
    </message>
    <message>
        <source>Use %1 at %2</source>
        <extracomment>A button. %1 is a tile such as Plains (P), %2 a place</extracomment>
        <translation>Użyj: %1 %2</translation>
    </message>
    <message>
        <source>Use %1 at %2, mirrored too</source>
        <extracomment>A button. %1 is a tile such as Plains (P), %2 a place</extracomment>
        <translation>Użyj: %1 %2, także w odbiciu</translation>
    </message>
    <message>
        <source>Copy %1 and fit the middle (1 cell)</source>
        <extracomment>A button. %1 is &quot;the bottom-left half&quot; or &quot;the top-right half&quot;</extracomment>
        <translation>Skopiuj %1 i dopasuj środek (1 pole)</translation>
    </message>
    <message numerus="yes">
        <source>Copy %1 and fit the middle (%n cells)</source>
        <extracomment>A button. %1 is &quot;the bottom-left half&quot; or &quot;the top-right half&quot;</extracomment>
        <translation>
            <numerusform>Skopiuj %1 i dopasuj środek (%n pole)</numerusform>
            <numerusform>Skopiuj %1 i dopasuj środek (%n pola)</numerusform>
            <numerusform>Skopiuj %1 i dopasuj środek (%n pól)</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose %1, copy %2, fit the middle (1 cell)</source>
        <extracomment>A button. %1 is &quot;the half-turn&quot;, %2 &quot;the bottom-left half&quot;</extracomment>
        <translation>Wybierz %1, skopiuj %2, dopasuj środek (1 pole)</translation>
    </message>
    <message numerus="yes">
        <source>Choose %1, copy %2, fit the middle (%n cells)</source>
        <extracomment>A button. %1 is &quot;the half-turn&quot;, %2 &quot;the bottom-left half&quot;</extracomment>
        <translation>
            <numerusform>Wybierz %1, skopiuj %2, dopasuj środek (%n pole)</numerusform>
            <numerusform>Wybierz %1, skopiuj %2, dopasuj środek (%n pola)</numerusform>
            <numerusform>Wybierz %1, skopiuj %2, dopasuj środek (%n pól)</numerusform>
        </translation>
    </message>
    <message>
        <source>Fit the middle</source>
        <extracomment>A button. What is put there differs from cell to cell</extracomment>
        <translation>Dopasuj środek</translation>
    </message>
    <message>
        <source>Remove %2 of %1</source>
        <extracomment>A button. %1 is a side: Blue, Red; %2 is a piece: Brawler 4</extracomment>
        <translation>Usuń: %2 (%1)</translation>
    </message>
    <message>
        <source>Keep only %2 of %1</source>
        <extracomment>A button. %1 is a side: Blue, Red; %2 is a piece: Brawler 4</extracomment>
        <translation>Zostaw tylko: %2 (%1)</translation>
    </message>
    <message>
        <source>Make the tile normal</source>
        <extracomment>A button</extracomment>
        <translation>Zmień na zwykłe pole</translation>
    </message>
    <message>
        <source>Let %2 of %1 walk in sludge</source>
        <extracomment>A button. %1 is a side: Blue, Red; %2 is a piece: Brawler 4</extracomment>
        <translation>Pozwól chodzić po szlamie: %2 (%1)</translation>
    </message>
    <message>
        <source>Mirror the piece of %1</source>
        <extracomment>A button. %1 is a side: Blue, Red</extracomment>
        <translation>Odbij pionek strony: %1</translation>
    </message>
    <message numerus="yes">
        <source>Mirror the %n pieces of %1</source>
        <extracomment>A button. %1 is a side: Blue, Red</extracomment>
        <translation>
            <numerusform>Odbij %n pionek strony: %1</numerusform>
            <numerusform>Odbij %n pionki strony: %1</numerusform>
            <numerusform>Odbij %n pionków strony: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Put the goal of %1 at %2</source>
        <extracomment>A button. %1 is a side: Blue, Red; %2 is a place</extracomment>
        <translation>Umieść cel (%1) w miejscu: %2</translation>
    </message>
    <message>
        <source>Keep only the goal of %1 at %2</source>
        <extracomment>A button. %1 is a side: Blue, Red; %2 is a place</extracomment>
        <translation>Zostaw tylko cel (%1) w miejscu: %2</translation>
    </message>
    <message>
        <source>Copy %1 (tiles: %2)</source>
        <extracomment>A button. %1 is &quot;the top half&quot;, &quot;the right half&quot; ...; %2 a number</extracomment>
        <translation>Skopiuj %1 (pola: %2)</translation>
    </message>
    <message>
        <source>Make it a hole</source>
        <extracomment>A button</extracomment>
        <translation>Zmień w dziurę</translation>
    </message>
    <message numerus="yes">
        <source>Make holes of the %n tiles</source>
        <translation>
            <numerusform>Zmień %n pole w dziurę</numerusform>
            <numerusform>Zmień %n pola w dziury</numerusform>
            <numerusform>Zmień %n pól w dziury</numerusform>
        </translation>
    </message>
    <message>
        <source>Allow all eight orientations</source>
        <translation>Dopuść wszystkie osiem ułożeń</translation>
    </message>
    <message>
        <source>Ask for the usual four fifths</source>
        <translation>Wymagaj zwykłych czterech piątych</translation>
    </message>
    <message>
        <source>Remove the jump</source>
        <extracomment>A button</extracomment>
        <translation>Usuń skok</translation>
    </message>
    <message numerus="yes">
        <source>Remove the %n jumps</source>
        <translation>
            <numerusform>Usuń %n skok</numerusform>
            <numerusform>Usuń %n skoki</numerusform>
            <numerusform>Usuń %n skoków</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete the %1</source>
        <extracomment>A button. %1 is a kind of things on the map: mine</extracomment>
        <translation>Usuń: %1</translation>
    </message>
    <message>
        <source>Move the %1 to %2</source>
        <extracomment>A button. %1 is a kind of things on the map: treasure; %2 is a place</extracomment>
        <translation>Przesuń na %2: %1</translation>
    </message>
    <message>
        <source>Make the castle at %2 the main one of %1</source>
        <extracomment>A button. %1 is a player: Red; %2 is a place</extracomment>
        <translation>Niech główny zamek stoi na %2: %1</translation>
    </message>
    <message>
        <source>Let %1 have no main castle</source>
        <extracomment>A button. %1 is a player: Red</extracomment>
        <translation>Bez głównego zamku: %1</translation>
    </message>
    <message>
        <source>Give the %1 to nobody</source>
        <extracomment>A button. %1 is a kind of things on the map: mine</extracomment>
        <translation>Zostaw bez właściciela: %1</translation>
    </message>
    <message>
        <source>Let %1 play</source>
        <extracomment>A button. %1 is a player: Red</extracomment>
        <translation>Dodaj gracza: %1</translation>
    </message>
    <message>
        <source>Delete the decoration in the way</source>
        <extracomment>A button</extracomment>
        <translation>Usuń ozdobę, która zagradza drogę</translation>
    </message>
    <message numerus="yes">
        <source>Delete the %n decorations in the way</source>
        <extracomment>A button</extracomment>
        <translation>
            <numerusform>Usuń %n ozdobę, która zagradza drogę</numerusform>
            <numerusform>Usuń %n ozdoby, które zagradzają drogę</numerusform>
            <numerusform>Usuń %n ozdób, które zagradzają drogę</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the link</source>
        <translation>Usuń połączenie</translation>
    </message>
    <message>
        <source>Link zones %1 and %2</source>
        <extracomment>%1 and %2 are numbers of zones</extracomment>
        <translation>Połącz strefy %1 i %2</translation>
    </message>
    <message>
        <source>Make the last one a passage</source>
        <translation>Zamień ostatnie na przejście</translation>
    </message>
    <message>
        <source>Make the map %1 by %1 cells</source>
        <extracomment>%1 is a number of cells</extracomment>
        <translation>Powiększ mapę do %1 na %1 pól</translation>
    </message>
    <message>
        <source>Make zone %1 grassland</source>
        <extracomment>%1 is the number of a zone</extracomment>
        <translation>Zmień podłoże strefy %1 na trawę</translation>
    </message>
    <message>
        <source>Make the castle of zone %1 nobody&apos;s</source>
        <extracomment>%1 is the number of a zone</extracomment>
        <translation>Uczyń zamek strefy %1 niczyim</translation>
    </message>
    <message>
        <source>Keep the first castle of zone %1</source>
        <extracomment>%1 is the number of a zone</extracomment>
        <translation>Zostaw pierwszy zamek strefy %1</translation>
    </message>
    <message>
        <source>Turn the range round</source>
        <translation>Odwróć przedział</translation>
    </message>
    <message>
        <source>Begin at 0</source>
        <translation>Zacznij od 0</translation>
    </message>
    <message>
        <source>Take the nearest levels there are</source>
        <translation>Weź najbliższe istniejące poziomy</translation>
    </message>
    <message>
        <source>Scale the chances to 1</source>
        <translation>Przeskaluj szanse do 1</translation>
    </message>
    <message>
        <source>Let it cost 1</source>
        <translation>Niech kosztuje 1</translation>
    </message>
    <message>
        <source>Make these mines of zone %1 nobody&apos;s</source>
        <extracomment>%1 is the number of a zone</extracomment>
        <translation>Uczyń te kopalnie strefy %1 niczyimi</translation>
    </message>
    <message>
        <source>Take %1 out of the players</source>
        <extracomment>A button. %1 is a player: Red</extracomment>
        <translation>Usuń gracza: %1</translation>
    </message>
    <message>
        <source>Let it happen to all</source>
        <extracomment>A button: an event that happened to nobody</extracomment>
        <translation>Niech spotyka wszystkich</translation>
    </message>
    <message>
        <source>Make the end at %1 an entrance</source>
        <extracomment>A button. %1 is a place</extracomment>
        <translation>Zamień koniec na wejście: %1</translation>
    </message>
    <message>
        <source>Make the end at %1 an exit</source>
        <extracomment>A button. %1 is a place</extracomment>
        <translation>Zamień koniec na wyjście: %1</translation>
    </message>
    <message>
        <source>Delete one end</source>
        <extracomment>A button: ends of a portal</extracomment>
        <translation>Usuń jeden koniec</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n ends</source>
        <extracomment>A button: ends of a portal</extracomment>
        <translation>
            <numerusform>Usuń %n koniec</numerusform>
            <numerusform>Usuń %n końce</numerusform>
            <numerusform>Usuń %n końców</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the message</source>
        <extracomment>A button</extracomment>
        <translation>Usuń wiadomość</translation>
    </message>
    <message numerus="yes">
        <source>Clear the %n messages</source>
        <extracomment>A button</extracomment>
        <translation>
            <numerusform>Usuń %n wiadomość</numerusform>
            <numerusform>Usuń %n wiadomości</numerusform>
            <numerusform>Usuń %n wiadomości</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete the text</source>
        <extracomment>A button</extracomment>
        <translation>Usuń tekst</translation>
    </message>
    <message numerus="yes">
        <source>Delete the %n texts</source>
        <extracomment>A button</extracomment>
        <translation>
            <numerusform>Usuń %n tekst</numerusform>
            <numerusform>Usuń %n teksty</numerusform>
            <numerusform>Usuń %n tekstów</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the link between zones %1 and %2</source>
        <extracomment>%1 and %2 are numbers of zones</extracomment>
        <translation>Usuń połączenie między strefami %1 i %2</translation>
    </message>
    <message>
        <source>Let each world lay out its zones</source>
        <translation>Pozwól każdemu światu ułożyć strefy</translation>
    </message>
    <message>
        <source>Fewer mines in zone %1: %2</source>
        <extracomment>%1 is the number of a zone, %2 how many mines it keeps</extracomment>
        <translation>Mniej kopalń w strefie %1: %2</translation>
    </message>
    <message>
        <source>Ask for one castle at most in zone %1</source>
        <extracomment>%1 is the number of a zone</extracomment>
        <translation>Wpisz dla strefy %1 najwyżej jeden zamek</translation>
    </message>
    <message>
        <source>Put one artifact into the backpack</source>
        <extracomment>A button: artifacts that a hero cannot wear</extracomment>
        <translation>Włóż jeden artefakt do plecaka</translation>
    </message>
    <message numerus="yes">
        <source>Put %n artifacts into the backpack</source>
        <extracomment>A button: artifacts that a hero cannot wear</extracomment>
        <translation>
            <numerusform>Włóż %n artefakt do plecaka</numerusform>
            <numerusform>Włóż %n artefakty do plecaka</numerusform>
            <numerusform>Włóż %n artefaktów do plecaka</numerusform>
        </translation>
    </message>
    <message>
        <source>Let a person or the computer play %1</source>
        <extracomment>A button. %1 is a player: Red</extracomment>
        <translation>Pozwól grać człowiekowi lub komputerowi: %1</translation>
    </message>
    <message>
        <source>Give it another key</source>
        <extracomment>A button: keys of texts</extracomment>
        <translation>Daj mu inny klucz</translation>
    </message>
    <message numerus="yes">
        <source>Give %n other keys</source>
        <extracomment>A button: keys of texts</extracomment>
        <translation>
            <numerusform>Daj %n inny klucz</numerusform>
            <numerusform>Daj %n inne klucze</numerusform>
            <numerusform>Daj %n innych kluczy</numerusform>
        </translation>
    </message>
    <message>
        <source>Add the text %1</source>
        <extracomment>A button. %1 is the key of a text in quotes: “Map name”</extracomment>
        <translation>Dodaj tekst %1</translation>
    </message>
    <message>
        <source>Put the sign for unreadable characters there</source>
        <extracomment>A button: what cannot be read of a text</extracomment>
        <translation>Wstaw tam znak nieczytelnego znaku</translation>
    </message>
    <message numerus="yes">
        <source>Put the sign for unreadable characters into %n texts</source>
        <extracomment>A button: what cannot be read of several texts</extracomment>
        <translation>
            <numerusform>Wstaw znak nieczytelnego znaku w %n tekście</numerusform>
            <numerusform>Wstaw znak nieczytelnego znaku w %n tekstach</numerusform>
            <numerusform>Wstaw znak nieczytelnego znaku w %n tekstach</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove what is behind the end (bytes: %1)</source>
        <extracomment>A button. %1 is a number</extracomment>
        <translation>Usuń to, co jest za końcem (bajtów: %1)</translation>
    </message>
    <message>
        <source>Give %1 the castle of zone %2</source>
        <extracomment>%1 is a player: Red, %2 is the number of a zone</extracomment>
        <translation>Oddaj zamek strefy %2 (%1)</translation>
    </message>
</context>
<context>
    <name>FlowOverlay</name>
    <message>
        <source>one tile</source>
        <translation>jedno pole</translation>
    </message>
    <message>
        <source>further, in one move</source>
        <translation>dalej, jednym ruchem</translation>
    </message>
    <message>
        <source>Flow: %1</source>
        <extracomment>%1 is a hint layer&apos;s name</extracomment>
        <translation>Przepływ: %1</translation>
    </message>
    <message>
        <source>a tie: point at it to see its ways</source>
        <translation>remis: wskaż pole, aby zobaczyć jego drogi</translation>
    </message>
</context>
<context>
    <name>GenerateText</name>
    <message>
        <source>where the zones lie</source>
        <translation>gdzie leżą strefy</translation>
    </message>
    <message>
        <source>shares of the zones</source>
        <translation>podział na strefy</translation>
    </message>
    <message>
        <source>castles and mines</source>
        <translation>zamki i kopalnie</translation>
    </message>
    <message>
        <source>places to visit</source>
        <translation>miejsca do odwiedzenia</translation>
    </message>
    <message>
        <source>obstacles</source>
        <translation>przeszkody</translation>
    </message>
    <message>
        <source>passages and portals</source>
        <translation>przejścia i portale</translation>
    </message>
    <message>
        <source>ways inside the zones</source>
        <translation>drogi wewnątrz stref</translation>
    </message>
    <message>
        <source>roads</source>
        <translation>drogi</translation>
    </message>
    <message>
        <source>treasures and guards</source>
        <translation>skarby i straże</translation>
    </message>
    <message>
        <source>the finished world</source>
        <translation>gotowy świat</translation>
    </message>
    <message>
        <source>Attempt %1 of %2: %3</source>
        <extracomment>%1 and %2 are numbers, %3 is what is being made: &quot;roads&quot;</extracomment>
        <translation>Próba %1 z %2: %3</translation>
    </message>
    <message>
        <source>Zones lie elsewhere than the template places them: where it does, more links cross than there are portals for.</source>
        <translation>Strefy leżą gdzie indziej niż ich miejsca w szablonie: przy tamtych krzyżuje się więcej połączeń, niż jest portali.</translation>
    </message>
    <message>
        <source>Nobody can play there: the template has no castle.</source>
        <translation>Nikt nie może tam grać: szablon nie ma zamku.</translation>
    </message>
</context>
<context>
    <name>HelpDialogs</name>
    <message>
        <source>About Stonemason</source>
        <translation>O programie Stonemason</translation>
    </message>
    <message>
        <source>Makes and checks the maps, boards and decks of small turn-based games, and lets you play with them.&lt;br&gt;&lt;br&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Tworzy i sprawdza mapy, plansze i zestawy do małych gier turowych oraz pozwala na nich grać.&lt;br&gt;&lt;br&gt;Wolne oprogramowanie na licencji GNU General Public License w wersji 3 lub późniejszej. Bez żadnej gwarancji.</translation>
    </message>
</context>
<context>
    <name>HintEdits</name>
    <message>
        <source>%1: nothing to change.</source>
        <translation>%1: nie ma nic do zmiany.</translation>
    </message>
    <message>
        <source>This works on hint grids. Choose one in the Layers panel.</source>
        <translation>To działa na siatkach podpowiedzi. Wybierz jedną w panelu Warstwy.</translation>
    </message>
    <message>
        <source>This map has no such grid yet. Add it in the Layers panel first.</source>
        <translation>Ta mapa nie ma jeszcze takiej siatki. Najpierw dodaj ją w panelu Warstwy.</translation>
    </message>
    <message>
        <source>Smooth hints</source>
        <translation>Wygładzenie podpowiedzi</translation>
    </message>
    <message>
        <source>Scale hints</source>
        <translation>Skalowanie podpowiedzi</translation>
    </message>
    <message>
        <source>Lower hints</source>
        <translation>Obniżenie podpowiedzi</translation>
    </message>
    <message>
        <source>Raise hints</source>
        <translation>Podniesienie podpowiedzi</translation>
    </message>
    <message>
        <source>Clear hints</source>
        <translation>Wyczyszczenie podpowiedzi</translation>
    </message>
    <message>
        <source>Copy hints of %1</source>
        <extracomment>The name of an undo step; %1 is a layer&apos;s name</extracomment>
        <translation>Skopiowanie podpowiedzi „%1”</translation>
    </message>
    <message>
        <source>Mirror hints</source>
        <translation>Odbicie podpowiedzi</translation>
    </message>
</context>
<context>
    <name>HintText</name>
    <message>
        <source>the %1 at %2</source>
        <extracomment>%1 is a digit of a hint grid, %2 a place such as &quot;row 5, column 5&quot;</extracomment>
        <translation>pole z %1 %2</translation>
    </message>
    <message>
        <source>a unit goes to %1</source>
        <extracomment>%1 is a tile such as &quot;the 6 at row 4, column 5&quot;</extracomment>
        <translation>jednostka idzie na %1</translation>
    </message>
    <message numerus="yes">
        <source>a unit goes to one of %n tile(s) worth %1</source>
        <extracomment>%n tiles of equal value, %1 is that value, a digit: the unit picks any of them</extracomment>
        <translation>
            <numerusform>jednostka idzie na %n pole o wartości %1</numerusform>
            <numerusform>jednostka idzie na jedno z %n pól o wartości %1</numerusform>
            <numerusform>jednostka idzie na jedno z %n pól o wartości %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and ends on one of %n peak(s)</source>
        <extracomment>The peaks of a hint grid a unit may climb to</extracomment>
        <translation>
            <numerusform>i dochodzi na %n szczyt</numerusform>
            <numerusform>i dochodzi na jeden z %n szczytów</numerusform>
            <numerusform>i dochodzi na jeden z %n szczytów</numerusform>
        </translation>
    </message>
    <message>
        <source>and ends there</source>
        <translation>i tam kończy</translation>
    </message>
    <message>
        <source>and ends on %1</source>
        <extracomment>%1 is a tile such as &quot;the 9 at row 5, column 5&quot;</extracomment>
        <translation>i dochodzi na %1</translation>
    </message>
    <message>
        <source>units of this layer cannot enter</source>
        <translation>jednostki tej warstwy nie mogą tu wejść</translation>
    </message>
    <message>
        <source>the computer&apos;s king stands here: units pass and never stop</source>
        <translation>tu stoi król komputera: jednostki przechodzą i nigdy się nie zatrzymują</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 is where a unit goes next, %2 where it ends</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>a unit stops here, below the best</source>
        <translation>jednostka tu staje, choć są lepsze pola</translation>
    </message>
    <message>
        <source>a unit stays here: no better tile in reach</source>
        <translation>jednostka tu zostaje: nie ma lepszego pola w zasięgu</translation>
    </message>
    <message numerus="yes">
        <source>leads to %n peak(s)</source>
        <translation>
            <numerusform>prowadzi do %n szczytu</numerusform>
            <numerusform>prowadzi do %n szczytów</numerusform>
            <numerusform>prowadzi do %n szczytów</numerusform>
        </translation>
    </message>
    <message>
        <source>leads to %1 (%2 of the board)</source>
        <extracomment>%1 is a tile such as &quot;the 9 at row 5, column 5&quot;, %2 a percentage</extracomment>
        <translation>prowadzi do: %1 (%2 planszy)</translation>
    </message>
    <message>
        <source>units end here, as well as on the neighbours of the same value</source>
        <translation>jednostki tu kończą, tak jak na sąsiednich polach o tej samej wartości</translation>
    </message>
    <message>
        <source>units end here: nothing they can walk to is better</source>
        <translation>jednostki tu kończą: do niczego lepszego nie mogą dojść</translation>
    </message>
    <message numerus="yes">
        <source>plateau: the neighbours are no better, %1 is %n step(s) away</source>
        <extracomment>%1 is a tile such as &quot;the 9 at row 5, column 5&quot;, %n the steps to it</extracomment>
        <translation>
            <numerusform>płaskowyż: sąsiednie pola nie są lepsze, %1 jest o %n krok stąd</numerusform>
            <numerusform>płaskowyż: sąsiednie pola nie są lepsze, %1 jest o %n kroki stąd</numerusform>
            <numerusform>płaskowyż: sąsiednie pola nie są lepsze, %1 jest o %n kroków stąd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stuck: all within a move is worse, %1 is %n step(s) away</source>
        <extracomment>%1 is a tile such as &quot;the 9 at row 5, column 5&quot;, %n the steps to it</extracomment>
        <translation>
            <numerusform>utknięcie: w zasięgu ruchu wszystko jest gorsze, %1 jest o %n krok stąd</numerusform>
            <numerusform>utknięcie: w zasięgu ruchu wszystko jest gorsze, %1 jest o %n kroki stąd</numerusform>
            <numerusform>utknięcie: w zasięgu ruchu wszystko jest gorsze, %1 jest o %n kroków stąd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>blocked: a better tile is near, but the way around is long; %1 is %n step(s) away</source>
        <extracomment>%1 is a tile such as &quot;the 9 at row 5, column 5&quot;, %n the steps to it</extracomment>
        <translation>
            <numerusform>zagrodzone: lepsze pole jest blisko, ale droga dookoła długa; %1 jest o %n krok stąd</numerusform>
            <numerusform>zagrodzone: lepsze pole jest blisko, ale droga dookoła długa; %1 jest o %n kroki stąd</numerusform>
            <numerusform>zagrodzone: lepsze pole jest blisko, ale droga dookoła długa; %1 jest o %n kroków stąd</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>under 1 %</source>
        <translation>poniżej 1 %</translation>
    </message>
    <message>
        <source>%1; units from near the king end too low here, see Problems</source>
        <extracomment>%1 is why a unit stays there</extracomment>
        <translation>%1; jednostki z okolic króla kończą tu za nisko, zob. Problemy</translation>
    </message>
    <message>
        <source>%1; Problems does not name it: one unit stays, the others go past it and end no lower</source>
        <extracomment>%1 is why a unit stays there</extracomment>
        <translation>%1; Problemy go nie wymieniają: jedna jednostka zostaje, pozostałe mijają je i nie kończą niżej</translation>
    </message>
    <message>
        <source>%1; Problems does not name it</source>
        <extracomment>%1 is why a unit stays there</extracomment>
        <translation>%1; Problemy go nie wymieniają</translation>
    </message>
</context>
<context>
    <name>HistoryDock</name>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Otwarcie</translation>
    </message>
    <message>
        <source>Steps in this document</source>
        <translation>Kroki w tym dokumencie</translation>
    </message>
</context>
<context>
    <name>InsightText</name>
    <message>
        <source>&amp;Nothing</source>
        <translation>&amp;Bez porównania</translation>
    </message>
    <message>
        <source>Select a piece to see where it can go.</source>
        <translation>Zaznacz pionek, aby zobaczyć, dokąd może iść.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) away</source>
        <translation>
            <numerusform>za %n turę</numerusform>
            <numerusform>za %n tury</numerusform>
            <numerusform>za %n tur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n turn(s)</source>
        <translation>
            <numerusform>za %n turę</numerusform>
            <numerusform>za %n tury</numerusform>
            <numerusform>za %n tur</numerusform>
        </translation>
    </message>
    <message>
        <source>in reach of %1 of Blue and %2 of Red</source>
        <extracomment>How many pieces of each side could go to a tile next</extracomment>
        <translation>w zasięgu %1 Niebieskiego i %2 Czerwonego</translation>
    </message>
    <message>
        <source>Blue can go there next</source>
        <translation>Niebieski może tam wejść</translation>
    </message>
    <message>
        <source>Red can go there next</source>
        <translation>Czerwony może tam wejść</translation>
    </message>
    <message>
        <source>both can</source>
        <translation>mogą obaj</translation>
    </message>
    <message>
        <source>can be captured next</source>
        <translation>może zostać zbity</translation>
    </message>
    <message>
        <source>No piece can be captured in the first turn.</source>
        <translation>W pierwszej turze nie można zbić żadnego pionka.</translation>
    </message>
    <message>
        <source>can be captured in the next turn</source>
        <translation>może zostać zbity w następnej turze</translation>
    </message>
    <message>
        <source>a jumper gets to %1, %2</source>
        <extracomment>%1 is a row and %2 a column</extracomment>
        <translation>skoczek dociera na %1, %2</translation>
    </message>
    <message>
        <source>There is no sludge to jump over.</source>
        <translation>Nie ma szlamu do przeskoczenia.</translation>
    </message>
    <message>
        <source>%1: no piece gets to its goal</source>
        <translation>%1: żaden pionek nie dociera do celu</translation>
    </message>
    <message>
        <source>%1 needs %2 turns from here</source>
        <extracomment>%1 a side, %2 a number of turns</extracomment>
        <translation>%1: tur stąd: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n turn(s) to its goal</source>
        <translation>
            <numerusform>%1: %n tura do celu</numerusform>
            <numerusform>%1: %n tury do celu</numerusform>
            <numerusform>%1: %n tur do celu</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the board alone</source>
        <translation>Pokaż samą planszę</translation>
    </message>
    <message>
        <source>&amp;Reach of the Chosen Piece</source>
        <translation>&amp;Zasięg wybranego pionka</translation>
    </message>
    <message>
        <source>Show where the chosen piece can be in one, two and three turns</source>
        <translation>Pokaż, gdzie wybrany pionek może być za jedną, dwie i trzy tury</translation>
    </message>
    <message>
        <source>&amp;Control</source>
        <translation>&amp;Panowanie</translation>
    </message>
    <message>
        <source>Show which tiles each side can enter in its next turn</source>
        <translation>Pokaż, na które pola każda strona może wejść w następnej turze</translation>
    </message>
    <message>
        <source>&amp;Threats</source>
        <translation>Z&amp;agrożenia</translation>
    </message>
    <message>
        <source>Show which pieces can be captured in the next turn</source>
        <translation>Pokaż, które pionki mogą zostać zbite w następnej turze</translation>
    </message>
    <message>
        <source>&amp;Jumps</source>
        <translation>&amp;Skoki</translation>
    </message>
    <message>
        <source>Show where jumpers get over the sludge</source>
        <translation>Pokaż, gdzie skoczkowie pokonują szlam</translation>
    </message>
    <message>
        <source>R&amp;aces</source>
        <translation>&amp;Wyścigi</translation>
    </message>
    <message>
        <source>Show the shortest way of each side to its goal</source>
        <translation>Pokaż najkrótszą drogę każdej strony do jej celu</translation>
    </message>
    <message>
        <source>This board cannot be played yet: see Problems.</source>
        <translation>Na tej planszy nie da się jeszcze grać: zobacz Problemy.</translation>
    </message>
    <message>
        <source>a jump to %1, %2 is forbidden</source>
        <extracomment>%1 is a row and %2 a column</extracomment>
        <translation>skok na %1, %2 jest zakazany</translation>
    </message>
    <message>
        <source>a jumper gets to %1, %2 by a jump that was added</source>
        <extracomment>%1 is a row and %2 a column</extracomment>
        <translation>skoczek dociera na %1, %2 dodanym skokiem</translation>
    </message>
    <message>
        <source>leads to the far bank</source>
        <translation>prowadzi na drugi brzeg</translation>
    </message>
    <message>
        <source>a jump that was added</source>
        <translation>skok dodany</translation>
    </message>
    <message>
        <source>a jump that is forbidden</source>
        <translation>skok zakazany</translation>
    </message>
</context>
<context>
    <name>JumpTool</name>
    <message>
        <source>Choose the tile where the jump ends; Esc gives it up.</source>
        <translation>Wybierz pole, na którym skok się kończy; Esc rezygnuje.</translation>
    </message>
    <message>
        <source>No jump begins or ends in a hole.</source>
        <translation>Żaden skok nie zaczyna się ani nie kończy w dziurze.</translation>
    </message>
    <message>
        <source>A jump leads further than a step: to a tile that is not beside.</source>
        <translation>Skok prowadzi dalej niż krok: na pole, które nie jest obok.</translation>
    </message>
    <message>
        <source>A board has %1 added and %1 forbidden jumps at most.</source>
        <translation>Plansza ma najwyżej tyle skoków dodanych i tyle zakazanych: %1.</translation>
    </message>
    <message>
        <source>Allow jump</source>
        <translation>Zezwól na skok</translation>
    </message>
    <message>
        <source>Forbid jump</source>
        <translation>Zakaż skoku</translation>
    </message>
    <message>
        <source>Jumpers get from %1 to %2 now.</source>
        <extracomment>%1 and %2 are places such as &quot;row 6, column 5&quot;</extracomment>
        <translation>Nowy skok: początek %1, koniec %2.</translation>
    </message>
    <message>
        <source>No jump leads from %1 to %2 any more.</source>
        <translation>Nie ma już skoku: początek %1, koniec %2.</translation>
    </message>
    <message>
        <source>Drag from tile to tile, or click one after the other: adds a jump, or takes away the one that is there. Shift does the way back too.</source>
        <translation>Przeciągnij z pola na pole albo kliknij jedno po drugim: dodaje skok albo odbiera ten, który jest. Shift robi to też w drogę powrotną.</translation>
    </message>
    <message>
        <source>Allow jumps there and back</source>
        <translation>Zezwól na skoki w obie strony</translation>
    </message>
    <message>
        <source>Forbid jumps there and back</source>
        <translation>Zakaż skoków w obie strony</translation>
    </message>
    <message>
        <source>Jumpers get from %1 to %2 and back now.</source>
        <extracomment>%1 and %2 are places such as &quot;row 6, column 5&quot;</extracomment>
        <translation>Nowy skok w obie strony: początek %1, koniec %2.</translation>
    </message>
    <message>
        <source>No jump leads from %1 to %2 or back any more.</source>
        <translation>Nie ma już skoku ani tam, ani z powrotem: początek %1, koniec %2.</translation>
    </message>
</context>
<context>
    <name>LayerReason</name>
    <message>
        <source>This is for the terrain; a hint grid is the current layer.</source>
        <translation>To dotyczy terenu; bieżącą warstwą jest siatka podpowiedzi.</translation>
    </message>
    <message>
        <source>This is for hint grids; the terrain is the current layer.</source>
        <translation>To dotyczy siatek podpowiedzi; bieżącą warstwą jest teren.</translation>
    </message>
    <message>
        <source>The map does not have this grid.</source>
        <translation>Mapa nie ma tej siatki.</translation>
    </message>
    <message>
        <source>This grid is the current layer.</source>
        <translation>Ta siatka jest bieżącą warstwą.</translation>
    </message>
    <message>
        <source>This takes a square map.</source>
        <translation>To wymaga kwadratowej mapy.</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Easy</source>
        <translation>Łatwy</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalny</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Trudny</translation>
    </message>
</context>
<context>
    <name>LineTool</name>
    <message>
        <source>Drag from one end of the line to the other.</source>
        <translation>Przeciągnij od jednego końca linii do drugiego.</translation>
    </message>
</context>
<context>
    <name>MapEdits</name>
    <message>
        <source>Add grid %1</source>
        <extracomment>%1 is a layer&apos;s name</extracomment>
        <translation>Dodanie siatki „%1”</translation>
    </message>
    <message>
        <source>Add hint grids</source>
        <translation>Dodanie siatek podpowiedzi</translation>
    </message>
    <message>
        <source>Remove grid %1</source>
        <extracomment>%1 is a layer&apos;s name</extracomment>
        <translation>Usunięcie siatki „%1”</translation>
    </message>
    <message>
        <source>Clear %1</source>
        <extracomment>%1 is a layer&apos;s name</extracomment>
        <translation>Wyczyszczenie „%1”</translation>
    </message>
    <message>
        <source>The holes of the board do not allow this.</source>
        <translation>Dziury planszy na to nie pozwalają.</translation>
    </message>
</context>
<context>
    <name>MapEraserTool</name>
    <message>
        <source>Drag to erase. Nearby rivers and roads adapt.</source>
        <translation>Przeciągnij, aby wymazać. Sąsiednie rzeki i drogi się dopasują.</translation>
    </message>
</context>
<context>
    <name>MapSheet</name>
    <message>
        <source>The map is still being checked</source>
        <translation>Mapa jest jeszcze sprawdzana</translation>
    </message>
    <message>
        <source>No problems found</source>
        <translation>Nie znaleziono problemów</translation>
    </message>
    <message>
        <source>Checks: %1</source>
        <translation>Sprawdzenia: %1</translation>
    </message>
    <message>
        <source>by %1</source>
        <extracomment>%1 is a person</extracomment>
        <translation>autor: %1</translation>
    </message>
    <message>
        <source>%1 × %2 tiles</source>
        <extracomment>%1 rows, %2 columns</extracomment>
        <translation>%1 × %2 kafelków</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>%1, page %2 of %3</source>
        <extracomment>%1 is a map&apos;s name</extracomment>
        <translation>%1, strona %2 z %3</translation>
    </message>
</context>
<context>
    <name>MapTour</name>
    <message>
        <source>Choose a tile</source>
        <translation>Wybierz kafelek</translation>
    </message>
    <message>
        <source>Choose a tile here; the tools paint with it.</source>
        <translation>Wybierz tu kafelek; narzędzia nim malują.</translation>
    </message>
    <message>
        <source>Draw the map</source>
        <translation>Rysuj mapę</translation>
    </message>
    <message>
        <source>Click or drag to draw; the arrow keys move a frame, and Space draws at it. Every stroke can be undone.</source>
        <translation>Rysuj kliknięciem lub przeciąganiem; strzałki przesuwają ramkę, a spacja rysuje w jej miejscu. Każde pociągnięcie można cofnąć.</translation>
    </message>
    <message>
        <source>Fair to both players</source>
        <translation>Uczciwa dla obu graczy</translation>
    </message>
    <message>
        <source>Every stroke is mirrored to the opponent&apos;s half. This button shows whether the map is symmetric and lets you change it.</source>
        <translation>Każde pociągnięcie odbija się na połowie przeciwnika. Ten przycisk mówi, czy mapa jest symetryczna, i pozwala to zmienić.</translation>
    </message>
    <message>
        <source>Hints for the computer player</source>
        <translation>Podpowiedzi dla gracza komputerowego</translation>
    </message>
    <message>
        <source>Grids of digits lead the computer&apos;s units. Choose a layer here to see and draw it.</source>
        <translation>Siatki cyfr prowadzą jednostki komputera. Wybierz tu warstwę, aby ją zobaczyć i rysować.</translation>
    </message>
    <message>
        <source>Check and export</source>
        <translation>Sprawdź i wyeksportuj</translation>
    </message>
    <message>
        <source>Problems appear here while you draw, often with a button that fixes them. When none are left, Export shows the code to submit.</source>
        <translation>Problemy pojawiają się tu, gdy rysujesz, często z przyciskiem, który je naprawia. Gdy ich nie ma, Eksport pokaże kod do zgłoszenia.</translation>
    </message>
    <message>
        <source>Where to lie in wait</source>
        <translation>Gdzie czekać w zasadzce</translation>
    </message>
    <message>
        <source>Find Ambush Sites, in the Map menu, shows where figures of a pattern can wait for the enemy. You can draw patterns of your own.</source>
        <translation>Szukanie zasadzek, w menu Mapa, pokazuje, gdzie figury wzoru mogą czekać na wroga. Możesz rysować własne wzory.</translation>
    </message>
</context>
<context>
    <name>MarchOverlay</name>
    <message>
        <source>the way it came</source>
        <translation>droga, którą przyszła</translation>
    </message>
    <message>
        <source>arrived</source>
        <translation>u celu</translation>
    </message>
    <message>
        <source>waits: better tiles are taken</source>
        <translation>czeka: lepsze pola są zajęte</translation>
    </message>
    <message>
        <source>stuck: nothing better in reach</source>
        <translation>utknęła: nic lepszego w zasięgu</translation>
    </message>
    <message>
        <source>stuck: shut in</source>
        <translation>utknęła: zamknięta</translation>
    </message>
    <message>
        <source>March, following the hints only</source>
        <translation>Marsz tylko według podpowiedzi</translation>
    </message>
</context>
<context>
    <name>MarchText</name>
    <message>
        <source>arrived, it can walk to nothing better</source>
        <translation>u celu, do niczego lepszego nie może dojść</translation>
    </message>
    <message>
        <source>stuck, the nearest better tile (the %1 at %2) is %3 steps away</source>
        <extracomment>%1 is a digit, %2 a place, %3 a number of steps, 2 or more</extracomment>
        <translation>utknęła, najbliższe lepsze pole (%1 %2) jest o tyle kroków stąd: %3</translation>
    </message>
    <message>
        <source>waiting, the better tiles in reach are taken (the %1 at %2)</source>
        <extracomment>%1 is a digit, %2 a place</extracomment>
        <translation>czeka, lepsze pola w zasięgu są zajęte (%1 %2)</translation>
    </message>
    <message>
        <source>stuck, it can enter no tile beside it</source>
        <translation>utknęła, nie może wejść na żadne pole obok</translation>
    </message>
    <message>
        <source>not on the board, there is no place for it</source>
        <translation>poza planszą, nie ma dla niej miejsca</translation>
    </message>
    <message>
        <source>Unit %1: yet to appear</source>
        <translation>Jednostka %1: jeszcze się nie pojawiła</translation>
    </message>
    <message>
        <source>Unit %1 at %2 (%3): marches on</source>
        <extracomment>%1 is a number, %2 a place, %3 the digit there</extracomment>
        <translation>Jednostka %1 %2 (%3): maszeruje dalej</translation>
    </message>
    <message>
        <source>Unit %1: %2</source>
        <extracomment>%1 is a number, %2 says why it rests</extracomment>
        <translation>Jednostka %1: %2</translation>
    </message>
    <message>
        <source>Unit %1 at %2 (%3): %4</source>
        <extracomment>%1 is a number, %2 a place, %3 the digit there, %4 says why it rests</extracomment>
        <translation>Jednostka %1 %2 (%3): %4</translation>
    </message>
</context>
<context>
    <name>MovePieceTool</name>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n pionek</numerusform>
            <numerusform>%n pionki</numerusform>
            <numerusform>%n pionków</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy %1</source>
        <extracomment>%1 is a piece, &quot;Brawler 4&quot;, or &quot;3 pieces&quot;</extracomment>
        <translation>Kopiuj: %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Przesuń: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) had to give way to the copy.</source>
        <translation>
            <numerusform>%n pionek musiał ustąpić kopii.</numerusform>
            <numerusform>%n pionki musiały ustąpić kopii.</numerusform>
            <numerusform>%n pionków musiało ustąpić kopii.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange %1 and %2</source>
        <extracomment>%1 and %2 are pieces: &quot;Brawler 4&quot;</extracomment>
        <translation>Zamień: %1 i %2</translation>
    </message>
    <message>
        <source>%1 and %2 have exchanged places.</source>
        <translation>Zamiana miejsc: %1 i %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) stood in the way and went where there was room.</source>
        <translation>
            <numerusform>%n pionek stał na drodze i przeszedł na wolne miejsce.</numerusform>
            <numerusform>%n pionki stały na drodze i przeszły na wolne miejsca.</numerusform>
            <numerusform>%n pionków stało na drodze i przeszło na wolne miejsca.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a piece to move it, onto another to exchange them (Ctrl copies it); click to select, Shift adds, Delete removes.</source>
        <translation>Przeciągnij pionek, aby go przesunąć, a na inny, aby je zamienić (Ctrl kopiuje); kliknięcie zaznacza, Shift dodaje, Delete usuwa.</translation>
    </message>
    <message>
        <source>A piece would stand where the mirror image of another does.</source>
        <translation>Pionek stanąłby tam, gdzie odbicie innego.</translation>
    </message>
    <message>
        <source>Several pieces share a tile there: delete those that are too many first.</source>
        <translation>Kilka pionków dzieli tam jedno pole: najpierw usuń te, których jest za dużo.</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Random cards</source>
        <translation>Losowe karty</translation>
    </message>
    <message>
        <source>You have no finished deck.</source>
        <translation>Nie masz ukończonego zestawu.</translation>
    </message>
    <message>
        <source>There is no deck “%1” in “%2” any more.</source>
        <extracomment>%1 is the name of a deck, %2 that of its file</extracomment>
        <translation>W „%2” nie ma już zestawu „%1”.</translation>
    </message>
    <message>
        <source>“%1” is not finished. %2</source>
        <extracomment>%1 is the name of a deck, %2 a sentence that says what it lacks</extracomment>
        <translation>„%1” nie jest ukończony. %2</translation>
    </message>
</context>
<context>
    <name>NotesOverlay</name>
    <message>
        <source>note: %1</source>
        <extracomment>%1 is what the author of a map wrote about a cell</extracomment>
        <translation>notatka: %1</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notatki</translation>
    </message>
</context>
<context>
    <name>NumberLists</name>
    <message>
        <source>backpack</source>
        <translation>plecak</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Surowiec</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Doświadczenie</translation>
    </message>
    <message>
        <source>Mana</source>
        <translation>Mana</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Morale</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Szczęście</translation>
    </message>
    <message>
        <source>Primary skill</source>
        <translation>Cecha</translation>
    </message>
    <message>
        <source>Artifact</source>
        <translation>Artefakt</translation>
    </message>
    <message>
        <source>Spell</source>
        <translation>Czar</translation>
    </message>
    <message>
        <source>Creatures</source>
        <translation>Stworzenia</translation>
    </message>
    <message>
        <source>artifact %1</source>
        <extracomment>An artifact of which nobody knows more than its number</extracomment>
        <translation>artefakt %1</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>%1 %</source>
        <extracomment>%1 is a number, such as 56.2</extracomment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Save as PDF</source>
        <translation>Zapisz jako PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Not enough memory to draw the pages.</source>
        <translation>Za mało pamięci, aby narysować strony.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <extracomment>%1 is a file&apos;s path</extracomment>
        <translation>Zapisano jako %1.</translation>
    </message>
    <message>
        <source>Not everything was printed. Check the printer, the file and the page numbers.</source>
        <translation>Nie wydrukowano wszystkiego. Sprawdź drukarkę, plik i numery stron.</translation>
    </message>
    <message>
        <source>Printing</source>
        <translation>Drukowanie</translation>
    </message>
    <message>
        <source>Drawing the pages…</source>
        <translation>Rysowanie stron…</translation>
    </message>
    <message>
        <source>Writing the file…</source>
        <translation>Zapisywanie pliku…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>Print Previe&amp;w…</source>
        <translation>Podg&amp;ląd wydruku…</translation>
    </message>
    <message>
        <source>Preview the page before printing</source>
        <translation>Zobacz kartkę przed drukowaniem</translation>
    </message>
    <message>
        <source>Preview the pages before printing</source>
        <translation>Obejrzyj strony przed wydrukiem</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Zapisz jako PD&amp;F…</translation>
    </message>
    <message>
        <source>Save the printed page as a PDF file</source>
        <translation>Zapisz drukowaną kartkę jako plik PDF</translation>
    </message>
    <message>
        <source>Save the printed pages as a PDF file</source>
        <translation>Zapisz drukowane strony jako plik PDF</translation>
    </message>
</context>
<context>
    <name>PathPen</name>
    <message>
        <source>Take out pieces of path</source>
        <extracomment>%1 is a road, a river or a wall</extracomment>
        <translation>Usuń odcinki drogi</translation>
    </message>
    <message>
        <source>Lay %1</source>
        <translation>Ułóż: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) were passed over: a decoration or an object is there.</source>
        <translation>
            <numerusform>%n pole pominięto: jest tam dekoracja lub obiekt.</numerusform>
            <numerusform>%n pola pominięto: jest tam dekoracja lub obiekt.</numerusform>
            <numerusform>%n pól pominięto: jest tam dekoracja lub obiekt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag to lay a road, a river or a wall that joins. Ctrl takes pieces out; right-click picks one.</source>
        <translation>Przeciągnij, aby ułożyć drogę, rzekę lub mur, które się łączą. Ctrl usuwa odcinki; prawy przycisk wybiera.</translation>
    </message>
    <message>
        <source>The program knows no road of this game.</source>
        <translation>Program nie zna żadnej drogi tej gry.</translation>
    </message>
    <message numerus="yes">
        <source>%n decoration(s) made way.</source>
        <translation>
            <numerusform>Ustąpiła %n dekoracja.</numerusform>
            <numerusform>Ustąpiły %n dekoracje.</numerusform>
            <numerusform>Ustąpiło %n dekoracji.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PenTool</name>
    <message>
        <source>Drag to draw a river with bends and bridges. Ctrl removes rivers.</source>
        <translation>Przeciągnij, aby rysować rzekę z zakolami i mostami. Z Ctrl usuwa rzeki.</translation>
    </message>
    <message>
        <source>Drag to draw a road with bends and bridges. Ctrl removes roads.</source>
        <translation>Przeciągnij, aby rysować drogę z zakrętami i mostami. Z Ctrl usuwa drogi.</translation>
    </message>
    <message>
        <source>Remove river</source>
        <translation>Usunięcie rzeki</translation>
    </message>
    <message>
        <source>Draw river</source>
        <translation>Rysowanie rzeki</translation>
    </message>
    <message>
        <source>Remove road</source>
        <translation>Usunięcie drogi</translation>
    </message>
    <message>
        <source>Draw road</source>
        <translation>Rysowanie drogi</translation>
    </message>
    <message>
        <source>Rivers and roads are drawn on the terrain. Choose it in the Layers panel.</source>
        <translation>Rzeki i drogi rysuje się na terenie. Wybierz go w panelu Warstwy.</translation>
    </message>
</context>
<context>
    <name>PictureFormat</name>
    <message>
        <source>Picture (*.png)</source>
        <translation>Obraz (*.png)</translation>
    </message>
    <message>
        <source>Vector graphics (*.svg)</source>
        <translation>Grafika wektorowa (*.svg)</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>row %1, column %2</source>
        <extracomment>A place on the map, inside a sentence. Rows and columns are counted from 0.</extracomment>
        <translation>w wierszu %1, kolumnie %2</translation>
    </message>
</context>
<context>
    <name>PlacePieceTool</name>
    <message>
        <source>Place %1</source>
        <translation>Postaw: %1</translation>
    </message>
    <message>
        <source>Replace %1 with %2</source>
        <extracomment>%1 is a piece: &quot;Brawler 4&quot;</extracomment>
        <translation>Zastąp: %1 → %2</translation>
    </message>
    <message>
        <source>%1 has taken the place of %2.</source>
        <extracomment>%1 and %2 are pieces: &quot;Brawler 4&quot;</extracomment>
        <translation>%1 zajmuje miejsce, na którym był: %2.</translation>
    </message>
    <message>
        <source>Click to place the chosen piece, in place of one that is there; right-click takes up a piece or a tile.</source>
        <translation>Kliknij, aby postawić wybrany pionek, także w miejsce innego; prawy przycisk bierze pionek lub pole.</translation>
    </message>
</context>
<context>
    <name>PlaceTool</name>
    <message>
        <source>Choose an object in the Objects panel first.</source>
        <translation>Najpierw wybierz obiekt w panelu Obiekty.</translation>
    </message>
    <message>
        <source>Place %1</source>
        <extracomment>%1 is an object: &quot;Gold mine&quot;</extracomment>
        <translation>Postaw: %1</translation>
    </message>
    <message>
        <source>Click to put the chosen object down; where it is crossed out in red it does not fit. Right-click takes up what is there.</source>
        <translation>Kliknij, aby postawić wybrany obiekt; gdzie jest przekreślony na czerwono, tam się nie zmieści. Prawy przycisk bierze to, co tu jest.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) stayed behind: they have no words in a language of this world.</source>
        <translation>
            <numerusform>%n komunikat pozostał: nie ma słów w języku tego świata.</numerusform>
            <numerusform>%n komunikaty pozostały: nie mają słów w języku tego świata.</numerusform>
            <numerusform>%n komunikatów pozostało: nie mają słów w języku tego świata.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlaceUnitTool</name>
    <message>
        <source>Click to place a unit that marches from there; click it again to remove it.</source>
        <translation>Kliknij, aby ustawić jednostkę, która stąd pomaszeruje; kliknij ją ponownie, aby ją usunąć.</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>Wrong size for the game</source>
        <translation>Rozmiar nieodpowiedni dla gry</translation>
    </message>
    <message>
        <source>The map is %1 × %2 tiles, but the game needs %3 × %4. Start a new map and copy your tiles into it.</source>
        <extracomment>%1 and %2 are the map&apos;s rows and columns, %3 and %4 the game&apos;s</extracomment>
        <translation>Mapa ma %1 × %2 pól, a gra wymaga %3 × %4. Zacznij nową mapę i skopiuj do niej kafelki.</translation>
    </message>
    <message>
        <source>Unknown tile</source>
        <translation>Nieznany kafelek</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown tiles</source>
        <translation>
            <numerusform>%n nieznany kafelek</numerusform>
            <numerusform>%n nieznane kafelki</numerusform>
            <numerusform>%n nieznanych kafelków</numerusform>
        </translation>
    </message>
    <message>
        <source>The game has no tile with the code %1. Replace it.</source>
        <extracomment>%1 is a code in quotes</extracomment>
        <translation>Gra nie ma kafelka o kodzie %1. Zastąp go innym.</translation>
    </message>
    <message numerus="yes">
        <source>The game has no tile with the code %1. Replace it on these %n cells.</source>
        <extracomment>%1 is a code in quotes</extracomment>
        <translation>
            <numerusform>Gra nie ma kafelka o kodzie %1. Zastąp go na %n polu.</numerusform>
            <numerusform>Gra nie ma kafelka o kodzie %1. Zastąp go na tych %n polach.</numerusform>
            <numerusform>Gra nie ma kafelka o kodzie %1. Zastąp go na tych %n polach.</numerusform>
        </translation>
    </message>
    <message>
        <source>A hint that is not a digit</source>
        <translation>Podpowiedź, która nie jest cyfrą</translation>
    </message>
    <message numerus="yes">
        <source>%n hints that are not digits</source>
        <translation>
            <numerusform>%n podpowiedź, która nie jest cyfrą</numerusform>
            <numerusform>%n podpowiedzi, które nie są cyframi</numerusform>
            <numerusform>%n podpowiedzi, które nie są cyframi</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 contains %2, but hints can only be digits from 0 to 9.</source>
        <extracomment>%1 is the name of a hint grid, %2 a character in quotes</extracomment>
        <translation>„%1”: jest tu %2, a podpowiedzi to tylko cyfry od 0 do 9.</translation>
    </message>
    <message numerus="yes">
        <source>%1 contains %2 on %n cells, but hints can only be digits from 0 to 9.</source>
        <extracomment>%1 is the name of a hint grid, %2 a character in quotes</extracomment>
        <translation>
            <numerusform>„%1”: na %n polu jest %2, a podpowiedzi to tylko cyfry od 0 do 9.</numerusform>
            <numerusform>„%1”: na %n polach jest %2, a podpowiedzi to tylko cyfry od 0 do 9.</numerusform>
            <numerusform>„%1”: na %n polach jest %2, a podpowiedzi to tylko cyfry od 0 do 9.</numerusform>
        </translation>
    </message>
    <message>
        <source>The two halves differ</source>
        <translation>Połowy się różnią</translation>
    </message>
    <message>
        <source>One cell breaks %1. Copy one half onto the other, so that both players get the same map.</source>
        <extracomment>%1 is &quot;the half-turn&quot; or &quot;the diagonal mirror&quot;</extracomment>
        <translation>Jedno pole łamie %1. Skopiuj jedną połowę na drugą, aby obaj gracze mieli taką samą mapę.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells break %1. Copy one half onto the other, so that both players get the same map.</source>
        <extracomment>%1 is &quot;the half-turn&quot; or &quot;the diagonal mirror&quot;</extracomment>
        <translation>
            <numerusform>%n pole łamie %1. Skopiuj jedną połowę na drugą, aby obaj gracze mieli taką samą mapę.</numerusform>
            <numerusform>%n pola łamią %1. Skopiuj jedną połowę na drugą, aby obaj gracze mieli taką samą mapę.</numerusform>
            <numerusform>%n pól łamie %1. Skopiuj jedną połowę na drugą, aby obaj gracze mieli taką samą mapę.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wrong tile on the mirror line</source>
        <translation>Zły kafelek na osi odbicia</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong tiles on the mirror line</source>
        <translation>
            <numerusform>%n zły kafelek na osi odbicia</numerusform>
            <numerusform>%n złe kafelki na osi odbicia</numerusform>
            <numerusform>%n złych kafelków na osi odbicia</numerusform>
        </translation>
    </message>
    <message>
        <source>This tile looks different when mirrored, so it cannot be on the mirror line. Use another one.</source>
        <translation>Ten kafelek po odbiciu wygląda inaczej, więc nie może leżeć na osi odbicia. Użyj innego.</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles look different when mirrored, so they cannot be on the mirror line. Use others.</source>
        <translation>
            <numerusform>%n kafelek po odbiciu wygląda inaczej, więc nie może leżeć na osi odbicia. Użyj innego.</numerusform>
            <numerusform>%n kafelki po odbiciu wyglądają inaczej, więc nie mogą leżeć na osi odbicia. Użyj innych.</numerusform>
            <numerusform>%n kafelków po odbiciu wygląda inaczej, więc nie może leżeć na osi odbicia. Użyj innych.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wrong tile in the centre</source>
        <translation>Zły kafelek w środku</translation>
    </message>
    <message>
        <source>This tile looks different after a half-turn, so it cannot be in the centre. Use another one.</source>
        <translation>Ten kafelek po półobrocie wygląda inaczej, więc nie może leżeć w środku. Użyj innego.</translation>
    </message>
    <message>
        <source>Only a square map can be mirrored</source>
        <translation>Odbić można tylko kwadratową mapę</translation>
    </message>
    <message>
        <source>The map uses %1, which needs a square, but it is %2 × %3. Choose another symmetry.</source>
        <extracomment>%1 is &quot;the diagonal mirror&quot;, %2 and %3 numbers of rows and columns</extracomment>
        <translation>Mapa ma symetrię „%1”, która wymaga kwadratu, a ma %2 × %3 pól. Wybierz inną symetrię.</translation>
    </message>
    <message>
        <source>No symmetry chosen</source>
        <translation>Nie wybrano symetrii</translation>
    </message>
    <message>
        <source>The map must be the same for both players. One cell must change for %1.</source>
        <extracomment>%1 is &quot;the half-turn&quot; or &quot;the diagonal mirror&quot;</extracomment>
        <translation>Mapa musi być taka sama dla obu graczy. Aby ją doprowadzić do symetrii „%1”, zmień jedno pole.</translation>
    </message>
    <message numerus="yes">
        <source>The map must be the same for both players. %n cells must change for %1.</source>
        <extracomment>%1 is &quot;the half-turn&quot; or &quot;the diagonal mirror&quot;</extracomment>
        <translation>
            <numerusform>Mapa musi być taka sama dla obu graczy. Aby ją doprowadzić do symetrii „%1”, zmień %n pole.</numerusform>
            <numerusform>Mapa musi być taka sama dla obu graczy. Aby ją doprowadzić do symetrii „%1”, zmień %n pola.</numerusform>
            <numerusform>Mapa musi być taka sama dla obu graczy. Aby ją doprowadzić do symetrii „%1”, zmień %n pól.</numerusform>
        </translation>
    </message>
    <message>
        <source>This map already has %1; it only has to be chosen as its symmetry.</source>
        <extracomment>%1 is &quot;the half-turn&quot; or &quot;the diagonal mirror&quot;</extracomment>
        <translation>Ta mapa ma już symetrię „%1”; trzeba ją tylko wybrać.</translation>
    </message>
    <message>
        <source>The map must be the same for both players, but one of this shape cannot be. Start a new map.</source>
        <translation>Mapa musi być taka sama dla obu graczy, a przy tym kształcie to niemożliwe. Zacznij nową mapę.</translation>
    </message>
    <message>
        <source>Published maps use %2</source>
        <extracomment>%1 and %2 are such as &quot;the diagonal mirror&quot; and &quot;the half-turn&quot;</extracomment>
        <translation>Opublikowane mapy mają %2</translation>
    </message>
    <message>
        <source>The game&apos;s map guide asks for %1, but all maps published so far use %2, so that is safer.</source>
        <extracomment>%1 and %2 are such as &quot;the diagonal mirror&quot; and &quot;the half-turn&quot;</extracomment>
        <translation>Poradnik gry opisuje %1, ale wszystkie opublikowane mapy mają %2, więc to bezpieczniejszy wybór.</translation>
    </message>
    <message>
        <source>Two river pieces do not meet</source>
        <translation>Dwa odcinki rzeki się nie łączą</translation>
    </message>
    <message>
        <source>The river flows %3 here, but the next piece does not connect. Replace one of the two.</source>
        <extracomment>%3 is &quot;north&quot;, &quot;east&quot; ...</extracomment>
        <translation>Rzeka płynie tu %3, ale następny odcinek się z nią nie łączy. Wymień jeden z nich.</translation>
    </message>
    <message>
        <source>Two road pieces do not meet</source>
        <translation>Dwa odcinki drogi się nie łączą</translation>
    </message>
    <message>
        <source>The road leads %3 here, but the next piece does not connect. Replace one of the two.</source>
        <extracomment>%3 is &quot;north&quot;, &quot;east&quot; ...</extracomment>
        <translation>Droga prowadzi tu %3, ale następny odcinek się z nią nie łączy. Wymień jeden z nich.</translation>
    </message>
    <message>
        <source>River ends on land</source>
        <translation>Rzeka kończy się na lądzie</translation>
    </message>
    <message>
        <source>The river flows %3 onto %4 and just stops. Lead it on to a source or mouth.</source>
        <extracomment>%3 is &quot;north&quot;, &quot;east&quot; ..., %4 a tile</extracomment>
        <translation>Rzeka płynie %3, gdzie jest %4, i po prostu się urywa. Doprowadź ją do źródła lub ujścia.</translation>
    </message>
    <message>
        <source>River without source or mouth</source>
        <translation>Rzeka bez źródła i ujścia</translation>
    </message>
    <message>
        <source>This piece of river connects to nothing. Continue it or remove it.</source>
        <translation>Ten odcinek rzeki z niczym się nie łączy. Przedłuż go lub usuń.</translation>
    </message>
    <message>
        <source>River under a bridge leads nowhere</source>
        <translation>Rzeka pod mostem donikąd nie prowadzi</translation>
    </message>
    <message>
        <source>The river under the bridge flows %3 onto %4 and just stops. Continue it or replace the bridge.</source>
        <extracomment>%3 is &quot;north&quot;, &quot;east&quot; ..., %4 a tile</extracomment>
        <translation>Rzeka pod mostem płynie %3, gdzie jest %4, i po prostu się urywa. Przedłuż ją lub wymień most.</translation>
    </message>
    <message>
        <source>Bridge over dry land</source>
        <translation>Most nad suchym lądem</translation>
    </message>
    <message>
        <source>No river flows under this bridge. Add the river or replace the bridge.</source>
        <translation>Pod tym mostem nie płynie rzeka. Dodaj rzekę lub wymień most.</translation>
    </message>
    <message>
        <source>Road bend leads nowhere</source>
        <translation>Zakręt drogi donikąd nie prowadzi</translation>
    </message>
    <message>
        <source>The road bend leads %3 onto %4, so it looks torn off. Continue the road or end it straight.</source>
        <extracomment>%3 is &quot;north&quot;, &quot;east&quot; ..., %4 a tile</extracomment>
        <translation>Zakręt drogi prowadzi %3, gdzie jest %4, i się urywa. Przedłuż drogę lub zakończ prosto.</translation>
    </message>
    <message>
        <source>Road bend without a road</source>
        <translation>Zakręt drogi bez drogi</translation>
    </message>
    <message>
        <source>This road bend connects to no road, so it looks torn off. Add a road or remove the bend.</source>
        <translation>Ten zakręt nie łączy się z żadną drogą i wygląda na urwany. Dodaj drogę lub usuń zakręt.</translation>
    </message>
    <message>
        <source>Road over a bridge leads nowhere</source>
        <translation>Droga przez most donikąd nie prowadzi</translation>
    </message>
    <message>
        <source>The road over the bridge leads %3 onto %4. Units can cross, but it looks torn off. Continue the road.</source>
        <extracomment>%3 is &quot;north&quot;, &quot;east&quot; ..., %4 a tile</extracomment>
        <translation>Droga przez most prowadzi %3, gdzie jest %4. Jednostki przejdą, ale wygląda na urwaną. Przedłuż ją.</translation>
    </message>
    <message>
        <source>Bridge without a road</source>
        <translation>Most bez drogi</translation>
    </message>
    <message>
        <source>No road leads to this bridge. Units can cross, but it looks torn off. Add a road.</source>
        <translation>Do tego mostu nie prowadzi żadna droga. Jednostki przejdą, ale wygląda na oderwany. Dodaj drogę.</translation>
    </message>
    <message>
        <source>A hint grid has the wrong size</source>
        <translation>Siatka podpowiedzi ma zły rozmiar</translation>
    </message>
    <message>
        <source>%1 is %2 × %3 digits, but the terrain is %4 × %5 tiles. Remove the grid and add it again.</source>
        <extracomment>%1 is the name of a hint grid; %2 and %3 its rows and columns, %4 and %5 the terrain&apos;s</extracomment>
        <translation>„%1” ma %2 × %3 cyfr, a teren %4 × %5 pól. Usuń siatkę i dodaj ją ponownie.</translation>
    </message>
    <message>
        <source>Hints that lead nowhere</source>
        <translation>Podpowiedzi donikąd nie prowadzą</translation>
    </message>
    <message>
        <source>%1 is %2 everywhere, so the computer&apos;s units just wander. Draw hints or use Suggest Hints.</source>
        <extracomment>%1 is the name of a hint grid, %2 a digit in quotes</extracomment>
        <translation>„%1” to wszędzie %2, więc jednostki komputera tylko błądzą. Narysuj podpowiedzi lub użyj propozycji.</translation>
    </message>
    <message>
        <source>A hint grid is missing</source>
        <translation>Brakuje siatki podpowiedzi</translation>
    </message>
    <message>
        <source>Without %1 the map works only against people, not against the computer. Add the grid under Layers.</source>
        <extracomment>%1 is the name of a hint grid</extracomment>
        <translation>Bez siatki „%1” można grać tylko z ludźmi, nie z komputerem. Dodaj ją w panelu Warstwy.</translation>
    </message>
    <message>
        <source>Units get stuck below the best tiles</source>
        <translation>Jednostki utykają poniżej najlepszych pól</translation>
    </message>
    <message>
        <source>%1: a unit from near the computer&apos;s king stops at a %5, though it could walk to a %7. Let the digits rise on the way.</source>
        <extracomment>%1 is the name of a hint grid, %5 and %7 are digits</extracomment>
        <translation>„%1”: jednostka spod króla komputera staje na %5, choć mogłaby dojść do %7. Niech cyfry po drodze rosną.</translation>
    </message>
    <message numerus="yes">
        <source>%1: from %n tiles near the computer&apos;s king units stop at a %5 or so, though they could walk to a %7. Let the digits rise on the way.</source>
        <extracomment>%1 is the name of a hint grid, %5 and %7 are digits</extracomment>
        <translation>
            <numerusform>„%1”: z %n pola koło króla komputera jednostki stają na przykład na %5, choć mogłyby dojść do %7. Niech cyfry po drodze rosną.</numerusform>
            <numerusform>„%1”: z %n pól koło króla komputera jednostki stają na przykład na %5, choć mogłyby dojść do %7. Niech cyfry po drodze rosną.</numerusform>
            <numerusform>„%1”: z %n pól koło króla komputera jednostki stają na przykład na %5, choć mogłyby dojść do %7. Niech cyfry po drodze rosną.</numerusform>
        </translation>
    </message>
    <message>
        <source>Units may get stuck below the best tiles</source>
        <translation>Jednostki mogą utknąć poniżej najlepszych pól</translation>
    </message>
    <message>
        <source>%1: by chance, a unit from near the computer&apos;s king may stop at a %5, though it could walk to a %7. Avoid equal digits.</source>
        <extracomment>%1 is the name of a hint grid, %5 and %7 are digits</extracomment>
        <translation>„%1”: jednostka spod króla komputera może przypadkiem stanąć na %5, choć mogłaby dojść do %7. Unikaj równych cyfr.</translation>
    </message>
    <message numerus="yes">
        <source>%1: by chance, units from %n tiles near the computer&apos;s king may stop at a %5, though they could walk to a %7. Avoid equal digits.</source>
        <extracomment>%1 is the name of a hint grid, %5 and %7 are digits</extracomment>
        <translation>
            <numerusform>„%1”: z %n pola koło króla komputera jednostki mogą przypadkiem stanąć na %5, choć mogłyby dojść do %7. Unikaj równych cyfr.</numerusform>
            <numerusform>„%1”: z %n pól koło króla komputera jednostki mogą przypadkiem stanąć na %5, choć mogłyby dojść do %7. Unikaj równych cyfr.</numerusform>
            <numerusform>„%1”: z %n pól koło króla komputera jednostki mogą przypadkiem stanąć na %5, choć mogłyby dojść do %7. Unikaj równych cyfr.</numerusform>
        </translation>
    </message>
    <message>
        <source>High hints where no unit can go</source>
        <translation>Wysokie podpowiedzi, gdzie nie wejdzie jednostka</translation>
    </message>
    <message>
        <source>The safe tiles are on your side</source>
        <translation>Bezpieczne pola są po twojej stronie</translation>
    </message>
    <message>
        <source>%1 is higher on your half (%2 on average) than on the computer&apos;s (%3), so it leads its units to you. Swap that.</source>
        <extracomment>%1 is the name of a hint grid, %2 and %3 are numbers such as 3.25</extracomment>
        <translation>„%1”: wyższe cyfry są na twojej połowie (średnio %2) niż na połowie komputera (%3). Zrób odwrotnie.</translation>
    </message>
    <message>
        <source>No %1 on the map</source>
        <extracomment>%1 is a kind of terrain: forest, water, mountains, plains
----------
%1 is a kind of terrain: hills</extracomment>
        <translation>Brak na mapie: %1</translation>
    </message>
    <message>
        <source>Without %1, players get %{cards} that they cannot use on this map. Add at least one tile.</source>
        <extracomment>%1 is a kind of terrain: forest, water, mountains, plains</extracomment>
        <translation>Brakuje takiego terenu (%1), więc gracze dostaną %{cards}, których tu nie użyją. Dodaj choć jedno pole.</translation>
    </message>
    <message>
        <source>No %{cards} need %1, but every published map has some.</source>
        <extracomment>%1 is a kind of terrain: hills</extracomment>
        <translation>Żadne %{cards} nie wymagają tego terenu (%1), ale ma go każda opublikowana mapa.</translation>
    </message>
    <message>
        <source>Hardly any %1</source>
        <extracomment>%1 is a kind of terrain: forest, water ...; %3 is the number of tiles that would be enough</extracomment>
        <translation>Prawie brak: %1</translation>
    </message>
    <message>
        <source>There is only one tile of %1. Use %3 or more, or players may get %{cards} that they cannot use.</source>
        <extracomment>%1 is a kind of terrain: forest, water ...; %3 is the number of tiles that would be enough</extracomment>
        <translation>Jest tylko jedno pole „%1”. Daj co najmniej %3, inaczej gracze mogą dostać %{cards}, których nie użyją.</translation>
    </message>
    <message numerus="yes">
        <source>There are only %n tiles of %1. Use %3 or more, or players may get %{cards} that they cannot use.</source>
        <extracomment>%1 is a kind of terrain: forest, water ...; %3 is the number of tiles that would be enough</extracomment>
        <translation>
            <numerusform>Jest tylko %n pole „%1”. Daj co najmniej %3, inaczej gracze mogą dostać %{cards}, których nie użyją.</numerusform>
            <numerusform>Są tylko %n pola „%1”. Daj co najmniej %3, inaczej gracze mogą dostać %{cards}, których nie użyją.</numerusform>
            <numerusform>Jest tylko %n pól „%1”. Daj co najmniej %3, inaczej gracze mogą dostać %{cards}, których nie użyją.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 starts where it cannot stand</source>
        <extracomment>%1 is &quot;your king&quot; or &quot;the opponent&apos;s king&quot;, %3 a tile</extracomment>
        <translation>%1 startuje, gdzie nie może stać</translation>
    </message>
    <message>
        <source>%1 starts on %3, which it cannot enter. Put another tile there.</source>
        <extracomment>%1 is &quot;your king&quot; or &quot;the opponent&apos;s king&quot;, %3 a tile</extracomment>
        <translation>%1 startuje na polu, na które nie może wejść: %3. Daj tam inny kafelek.</translation>
    </message>
    <message>
        <source>%1 cannot move</source>
        <extracomment>%1 is &quot;your king&quot; or &quot;the opponent&apos;s king&quot;
----------
%1 is a side: Blue, Red</extracomment>
        <translation>%1 nie może się ruszyć</translation>
    </message>
    <message>
        <source>%1 has no way out, cannot place units and loses without a move. Open a way.</source>
        <extracomment>%1 is &quot;your king&quot; or &quot;the opponent&apos;s king&quot;</extracomment>
        <translation>%1 nie ma wyjścia, nie może wystawiać jednostek i przegrywa bez ruchu. Otwórz drogę.</translation>
    </message>
    <message>
        <source>%1 can be trapped on turn one</source>
        <extracomment>%1 is &quot;your king&quot; or &quot;the opponent&apos;s king&quot;</extracomment>
        <translation>%1 może być zamknięty w pierwszej turze</translation>
    </message>
    <message>
        <source>%1 has one way out</source>
        <extracomment>%1 is &quot;your king&quot; or &quot;the opponent&apos;s king&quot;</extracomment>
        <translation>%1 ma jedno wyjście</translation>
    </message>
    <message numerus="yes">
        <source>%1 has only %n ways out</source>
        <extracomment>%1 is &quot;your king&quot; or &quot;the opponent&apos;s king&quot;</extracomment>
        <translation>
            <numerusform>%1 ma tylko %n wyjście</numerusform>
            <numerusform>%1 ma tylko %n wyjścia</numerusform>
            <numerusform>%1 ma tylko %n wyjść</numerusform>
        </translation>
    </message>
    <message>
        <source>%3 beside %1</source>
        <extracomment>%1 is &quot;your king&quot; or &quot;the opponent&apos;s king&quot;, %3 &quot;mountains&quot;</extracomment>
        <translation>%3 tuż obok startu (%1)</translation>
    </message>
    <message>
        <source>%3 near %1</source>
        <extracomment>%1 is &quot;your king&quot; or &quot;the opponent&apos;s king&quot;, %3 &quot;mountains&quot;</extracomment>
        <translation>%3 blisko startu (%1)</translation>
    </message>
    <message>
        <source>One tile of %3 is near %1, and %{strikers} spawned there soon reaches it.</source>
        <extracomment>%1 is &quot;your king&quot; or &quot;the opponent&apos;s king&quot;, %3 &quot;mountains&quot;</extracomment>
        <translation>Pole „%3” jest blisko startu (%1): %{strikers} wystawiony tam szybko go dosięgnie.</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles of %3 are near %1, and %{strikers} spawned there soon reaches it.</source>
        <extracomment>%1 is &quot;your king&quot; or &quot;the opponent&apos;s king&quot;, %3 &quot;mountains&quot;</extracomment>
        <translation>
            <numerusform>%n pole „%3” jest blisko startu (%1): %{strikers} wystawiony tam szybko go dosięgnie.</numerusform>
            <numerusform>%n pola „%3” są blisko startu (%1): %{strikers} wystawiony tam szybko go dosięgnie.</numerusform>
            <numerusform>%n pól „%3” jest blisko startu (%1): %{strikers} wystawiony tam szybko go dosięgnie.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can be killed on turn one</source>
        <extracomment>%1 is &quot;your king&quot; or &quot;the opponent&apos;s king&quot;</extracomment>
        <translation>%1 może zginąć w pierwszej turze</translation>
    </message>
    <message>
        <source>No way from start to start</source>
        <translation>Nie ma drogi od startu do startu</translation>
    </message>
    <message>
        <source>The players cannot reach each other without crossing %{obstacles}. Open a way between the starts.</source>
        <translation>Gracze nie dotrą do siebie, bo po drodze są przeszkody: %{obstacles}. Otwórz drogę między startami.</translation>
    </message>
    <message>
        <source>Every way leads over one tile</source>
        <translation>Każda droga prowadzi przez jedno pole</translation>
    </message>
    <message>
        <source>Every way between the starts crosses this tile, %2: who holds it holds the map. Open a second way.</source>
        <extracomment>%2 is a tile</extracomment>
        <translation>Każda droga między startami prowadzi przez to pole, %2: kto je ma, ten ma mapę. Otwórz drugą.</translation>
    </message>
    <message>
        <source>Every way leads through one pass</source>
        <translation>Każda droga prowadzi przez jedno przejście</translation>
    </message>
    <message>
        <source>Every way between the starts crosses the same tile: who holds it holds the map. Open a second way.</source>
        <translation>Każda droga między startami prowadzi przez to samo pole: kto je ma, ten ma mapę. Otwórz drugą.</translation>
    </message>
    <message numerus="yes">
        <source>Every way between the starts crosses the same %n tiles: who holds one holds the map. Open a second way.</source>
        <translation>
            <numerusform>Każda droga między startami prowadzi przez to samo %n pole: kto je ma, ten ma mapę. Otwórz drugą.</numerusform>
            <numerusform>Każda droga między startami prowadzi przez te same %n pola: kto ma jedno, ten ma mapę. Otwórz drugą.</numerusform>
            <numerusform>Każda droga między startami prowadzi przez te same %n pól: kto ma jedno, ten ma mapę. Otwórz drugą.</numerusform>
        </translation>
    </message>
    <message>
        <source>A tile off the board</source>
        <translation>Kafelek poza planszą</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles off the board</source>
        <translation>
            <numerusform>%n kafelek poza planszą</numerusform>
            <numerusform>%n kafelki poza planszą</numerusform>
            <numerusform>%n kafelków poza planszą</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lies in a hole of the board, where no tile can be. Remove it.</source>
        <extracomment>%1 is a tile and its code</extracomment>
        <translation>%1: to dziura planszy, tu nie może być kafelka. Usuń go.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lies in %n holes of the board, where no tile can be. Remove it there.</source>
        <extracomment>%1 is a tile and its code</extracomment>
        <translation>
            <numerusform>%1: kafelek w %n dziurze planszy, gdzie nie może go być. Usuń go.</numerusform>
            <numerusform>%1: kafelek w %n dziurach planszy, gdzie nie może go być. Usuń go stamtąd.</numerusform>
            <numerusform>%1: kafelek w %n dziurach planszy, gdzie nie może go być. Usuń go stamtąd.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every map needs some %1. Add at least one tile.</source>
        <extracomment>%1 is a kind of terrain: forest, water, mountains, plains</extracomment>
        <translation>Każda mapa wymaga takiego terenu (%1). Dodaj choć jedno pole.</translation>
    </message>
    <message>
        <source>There is only one tile of %1. The game wants %3 or more.</source>
        <extracomment>%1 is a kind of terrain: forest, water ...; %3 is the number of tiles that would be enough</extracomment>
        <translation>Jest tylko jedno pole „%1”. Gra chce co najmniej %3.</translation>
    </message>
    <message numerus="yes">
        <source>There are only %n tiles of %1. The game wants %3 or more.</source>
        <extracomment>%1 is a kind of terrain: forest, water ...; %3 is the number of tiles that would be enough</extracomment>
        <translation>
            <numerusform>Jest tylko %n pole „%1”. Gra chce co najmniej %3.</numerusform>
            <numerusform>Są tylko %n pola „%1”. Gra chce co najmniej %3.</numerusform>
            <numerusform>Jest tylko %n pól „%1”. Gra chce co najmniej %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Still to come: %1</source>
        <extracomment>%1 are kinds of terrain: forest, water, mountains</extracomment>
        <translation>Jeszcze brakuje: %1</translation>
    </message>
    <message>
        <source>Paint some of each: a map needs every kind of terrain that the game asks for.</source>
        <translation>Namaluj po trochu każdego: mapa musi mieć wszystkie rodzaje terenu, których wymaga gra.</translation>
    </message>
    <message>
        <source>%1 The mirrored place has the same.</source>
        <extracomment>%1 is a sentence about a place on the map, which holds at its mirror image too</extracomment>
        <translation>%1 W lustrzanym miejscu jest tak samo.</translation>
    </message>
    <message>
        <source>%1 has no goal</source>
        <extracomment>%1 is a side: Blue, Red</extracomment>
        <translation>%1 nie ma celu</translation>
    </message>
    <message>
        <source>Without a goal %1 can win only by taking every piece. Paint the goal that it runs to.</source>
        <extracomment>%1 is a side: Blue, Red</extracomment>
        <translation>Bez celu %1 może wygrać tylko przez zbicie wszystkich pionków. Namaluj cel, do którego ma dążyć.</translation>
    </message>
    <message>
        <source>%1 has %2 goals</source>
        <extracomment>%1 is a side: Blue, Red; %2 is a number</extracomment>
        <translation>%1: liczba celów %2</translation>
    </message>
    <message>
        <source>%1 wins by entering any of its %2 goals, which is hard to defend. Keep one, or leave it when it is meant.</source>
        <extracomment>%1 is a side: Blue, Red; %2 is a number</extracomment>
        <translation>%1 wygrywa, wchodząc na dowolny ze swoich celów (%2), a to trudno obronić. Zostaw jeden albo wszystkie, jeśli tak ma być.</translation>
    </message>
    <message>
        <source>%1 cannot reach its goal</source>
        <extracomment>%1 is a side: Blue, Red</extracomment>
        <translation>%1 nie może dojść do celu</translation>
    </message>
    <message>
        <source>No piece of %1 can ever get to its goal. Open a way, or give it a piece that walks in sludge or jumps.</source>
        <extracomment>%1 is a side: Blue, Red</extracomment>
        <translation>Żaden pionek (%1) nigdy nie dojdzie do celu. Otwórz drogę albo daj pionek, który chodzi po szlamie lub skacze.</translation>
    </message>
    <message>
        <source>A piece without a tile</source>
        <translation>Pionek bez pola</translation>
    </message>
    <message>
        <source>%2 of %1 stands in a hole. Remove it, or put a tile there.</source>
        <extracomment>%1 is a side: Blue, Red; %2 is a piece: Brawler 4</extracomment>
        <translation>%2 (%1) stoi w dziurze. Usuń pionek albo wstaw tam pole.</translation>
    </message>
    <message>
        <source>A piece on a goal</source>
        <translation>Pionek na celu</translation>
    </message>
    <message>
        <source>%2 of %1 stands on a goal, where no piece can start. Move it or remove it.</source>
        <extracomment>%1 is a side: Blue, Red; %2 is a piece: Brawler 4</extracomment>
        <translation>%2 (%1) stoi na celu, gdzie żaden pionek nie może zaczynać. Przesuń go albo usuń.</translation>
    </message>
    <message>
        <source>A piece stuck in sludge</source>
        <translation>Pionek ugrzązł w szlamie</translation>
    </message>
    <message>
        <source>%2 of %1 starts in sludge but cannot walk there. Let it walk, move it or change the tile.</source>
        <extracomment>%1 is a side: Blue, Red; %2 is a piece: Brawler 4</extracomment>
        <translation>%2 (%1) zaczyna w szlamie, ale nie umie po nim chodzić. Pozwól mu chodzić, przesuń go albo zmień pole.</translation>
    </message>
    <message>
        <source>A piece off the board</source>
        <translation>Pionek poza planszą</translation>
    </message>
    <message>
        <source>%2 of %1 stands beyond the edge of the board. Remove it.</source>
        <extracomment>%1 is a side: Blue, Red; %2 is a piece: Brawler 4</extracomment>
        <translation>%2 (%1) stoi poza krawędzią planszy. Usuń pionek.</translation>
    </message>
    <message>
        <source>Several pieces on one tile</source>
        <translation>Kilka pionków na jednym polu</translation>
    </message>
    <message>
        <source>%1 pieces stand on the same tile, which holds only one. Move or remove the others.</source>
        <extracomment>%1 is a number, two or more</extracomment>
        <translation>Liczba pionków na tym samym polu: %1, a mieści się tylko jeden. Przesuń lub usuń pozostałe.</translation>
    </message>
    <message>
        <source>%1 has no pieces</source>
        <extracomment>%1 is a side: Blue, Red</extracomment>
        <translation>%1 nie ma pionków</translation>
    </message>
    <message>
        <source>A game needs pieces of both sides. Put some of %1 on the board.</source>
        <extracomment>%1 is a side: Blue, Red</extracomment>
        <translation>Do gry potrzebne są pionki obu stron. Ustaw na planszy jakieś pionki strony: %1.</translation>
    </message>
    <message>
        <source>%1 has too many pieces</source>
        <extracomment>%1 is a side: Blue, Red; %2 and %3 are numbers</extracomment>
        <translation>%1 ma za dużo pionków</translation>
    </message>
    <message>
        <source>%1 has %2 pieces, but a side can have only %3 in a game. Remove some.</source>
        <extracomment>%1 is a side: Blue, Red; %2 and %3 are numbers</extracomment>
        <translation>%1 ma tyle pionków: %2, a w partii strona może mieć tylko %3. Usuń niektóre.</translation>
    </message>
    <message>
        <source>One side has more pieces</source>
        <translation>Jedna strona ma więcej pionków</translation>
    </message>
    <message>
        <source>Pieces of Blue: %1, of Red: %2. Give both the same, unless the board makes up for it.</source>
        <extracomment>%1 and %2 are numbers of pieces</extracomment>
        <translation>Pionki Niebieskiego: %1, Czerwonego: %2. Daj obu tyle samo, chyba że plansza to wyrównuje.</translation>
    </message>
    <message>
        <source>One side has stronger pieces</source>
        <translation>Jedna strona ma silniejsze pionki</translation>
    </message>
    <message>
        <source>The ranks of Blue add up to %1, those of Red to %2. Give both the same, unless the board makes up for it.</source>
        <extracomment>%1 and %2 are sums of ranks</extracomment>
        <translation>Suma rang Niebieskiego to %1, Czerwonego %2. Daj obu to samo, chyba że plansza to wyrównuje.</translation>
    </message>
    <message>
        <source>At the start %1 has no move, and whoever cannot move loses. Open a way for one of its pieces.</source>
        <extracomment>%1 is a side: Blue, Red</extracomment>
        <translation>%1 nie ma na początku żadnego ruchu, a kto nie może się ruszyć, przegrywa. Otwórz drogę jednemu z pionków.</translation>
    </message>
    <message>
        <source>One cell breaks %1. Copy one half onto the other, so that both sides get the same board.</source>
        <extracomment>%1 is &quot;the half-turn&quot;, &quot;the top-bottom mirror&quot; ...</extracomment>
        <translation>Jedna komórka narusza %1. Skopiuj jedną połowę na drugą, aby obie strony miały taką samą planszę.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells break %1. Copy one half onto the other, so that both sides get the same board.</source>
        <extracomment>%1 is &quot;the half-turn&quot;, &quot;the top-bottom mirror&quot; ...</extracomment>
        <translation>
            <numerusform>%n komórka narusza %1. Skopiuj jedną połowę na drugą, aby obie strony miały taką samą planszę.</numerusform>
            <numerusform>%n komórki naruszają %1. Skopiuj jedną połowę na drugą, aby obie strony miały taką samą planszę.</numerusform>
            <numerusform>%n komórek narusza %1. Skopiuj jedną połowę na drugą, aby obie strony miały taką samą planszę.</numerusform>
        </translation>
    </message>
    <message>
        <source>This board already has %1; it only has to be chosen as its symmetry.</source>
        <extracomment>%1 is &quot;the half-turn&quot;, &quot;the top-bottom mirror&quot; ...</extracomment>
        <translation>Ta plansza ma już %1; trzeba to tylko wybrać jako jej symetrię.</translation>
    </message>
    <message>
        <source>%1 is nearer to its goal</source>
        <extracomment>%1 is a side: Blue, Red; %2 and %3 are numbers of turns</extracomment>
        <translation>%1 ma bliżej do celu</translation>
    </message>
    <message>
        <source>On the empty board the fastest piece of %1 needs %2 turns to its goal, that of the other side %3. Make the ways equal.</source>
        <extracomment>%1 is a side: Blue, Red; %2 and %3 are numbers of turns</extracomment>
        <translation>Na pustej planszy najszybszy pionek (%1) potrzebuje do celu tylu tur: %2, a drugiej strony: %3. Wyrównaj drogi.</translation>
    </message>
    <message>
        <source>%1 can force a win</source>
        <extracomment>%1 is a side: Blue, Red; %2 is a number, %3 moves such as &quot;1,7→2,7 3,2→4,2&quot; (row, column)</extracomment>
        <translation>%1 może wymusić wygraną</translation>
    </message>
    <message>
        <source>%1 wins after at most %2 moves, whatever the other does: %3. Change the pieces or the ways.</source>
        <extracomment>%1 is a side: Blue, Red; %2 is a number, %3 moves such as &quot;1,7→2,7 3,2→4,2&quot; (row, column)</extracomment>
        <translation>%1 wygrywa najpóźniej po ruchach: %2, cokolwiek zrobi druga strona: %3. Zmień pionki albo drogi.</translation>
    </message>
    <message>
        <source>A tile nobody reaches</source>
        <translation>Pole, do którego nikt nie dojdzie</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles nobody reaches</source>
        <translation>
            <numerusform>%n pole, do którego nikt nie dojdzie</numerusform>
            <numerusform>%n pola, do których nikt nie dojdzie</numerusform>
            <numerusform>%n pól, do których nikt nie dojdzie</numerusform>
        </translation>
    </message>
    <message>
        <source>No piece can ever get to this tile. Open a way, or make it a hole.</source>
        <translation>Żaden pionek nigdy nie dojdzie do tego pola. Otwórz drogę albo zmień je w dziurę.</translation>
    </message>
    <message numerus="yes">
        <source>No piece can ever get to these %n tiles. Open a way, or make them holes.</source>
        <translation>
            <numerusform>Żaden pionek nigdy nie dojdzie do tego %n pola. Otwórz drogę albo zmień je w dziurę.</numerusform>
            <numerusform>Żaden pionek nigdy nie dojdzie do tych %n pól. Otwórz drogę albo zmień je w dziury.</numerusform>
            <numerusform>Żaden pionek nigdy nie dojdzie do tych %n pól. Otwórz drogę albo zmień je w dziury.</numerusform>
        </translation>
    </message>
    <message>
        <source>One hint grid has the same digit everywhere, so the computer&apos;s units just wander. Draw hints or use Suggest Hints.</source>
        <translation>Jedna siatka podpowiedzi ma wszędzie tę samą cyfrę, więc jednostki komputera się błąkają. Narysuj podpowiedzi lub użyj „Zaproponuj podpowiedzi”.</translation>
    </message>
    <message numerus="yes">
        <source>%n hint grids have the same digit everywhere, so the computer&apos;s units just wander. Draw hints or use Suggest Hints.</source>
        <translation>
            <numerusform>%n siatka podpowiedzi ma wszędzie tę samą cyfrę, więc jednostki komputera się błąkają. Narysuj podpowiedzi lub użyj „Zaproponuj podpowiedzi”.</numerusform>
            <numerusform>%n siatki podpowiedzi mają wszędzie tę samą cyfrę, więc jednostki komputera się błąkają. Narysuj podpowiedzi lub użyj „Zaproponuj podpowiedzi”.</numerusform>
            <numerusform>%n siatek podpowiedzi ma wszędzie tę samą cyfrę, więc jednostki komputera się błąkają. Narysuj podpowiedzi lub użyj „Zaproponuj podpowiedzi”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint grids are missing</source>
        <translation>
            <numerusform>Brakuje %n siatki podpowiedzi</numerusform>
            <numerusform>Brakuje %n siatek podpowiedzi</numerusform>
            <numerusform>Brakuje %n siatek podpowiedzi</numerusform>
        </translation>
    </message>
    <message>
        <source>Without it the map works only against people, not against the computer. Add the grid under Layers.</source>
        <translation>Bez niej mapa działa tylko w grze z ludźmi, nie z komputerem. Dodaj siatkę w panelu Warstwy.</translation>
    </message>
    <message numerus="yes">
        <source>Without these %n grids the map works only against people, not against the computer. Add them under Layers.</source>
        <translation>
            <numerusform>Bez tej %n siatki mapa działa tylko w grze z ludźmi, nie z komputerem. Dodaj ją w panelu Warstwy.</numerusform>
            <numerusform>Bez tych %n siatek mapa działa tylko w grze z ludźmi, nie z komputerem. Dodaj je w panelu Warstwy.</numerusform>
            <numerusform>Bez tych %n siatek mapa działa tylko w grze z ludźmi, nie z komputerem. Dodaj je w panelu Warstwy.</numerusform>
        </translation>
    </message>
    <message>
        <source>%{mercenary} placed on this tile strikes %1 before its first turn. Paint other terrain there.</source>
        <extracomment>%1 is &quot;your king&quot; or &quot;the opponent&apos;s king&quot;</extracomment>
        <translation>%{mercenary} wystawiony na tym polu uderza, a %1 ginie przed swoją pierwszą turą. Namaluj tam inny teren.</translation>
    </message>
    <message numerus="yes">
        <source>%{mercenary} placed on any of %n tiles strikes %1 before its first turn. Paint other terrain there.</source>
        <extracomment>%1 is &quot;your king&quot; or &quot;the opponent&apos;s king&quot;</extracomment>
        <translation>
            <numerusform>%{mercenary} wystawiony na %n polu uderza, a %1 ginie przed swoją pierwszą turą. Namaluj tam inny teren.</numerusform>
            <numerusform>%{mercenary} wystawiony na którymś z %n pól uderza, a %1 ginie przed swoją pierwszą turą. Namaluj tam inny teren.</numerusform>
            <numerusform>%{mercenary} wystawiony na którymś z %n pól uderza, a %1 ginie przed swoją pierwszą turą. Namaluj tam inny teren.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has a high digit on a tile that its units cannot enter. Lower it, unless it is meant for structures.</source>
        <extracomment>%1 is the name of a hint grid</extracomment>
        <translation>„%1” ma wysoką cyfrę na polu, na które jednostki nie wejdą. Obniż ją, chyba że jest dla budowli.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has high digits on %n tiles that its units cannot enter. Lower them, unless they are meant for structures.</source>
        <extracomment>%1 is the name of a hint grid</extracomment>
        <translation>
            <numerusform>„%1” ma wysokie cyfry na %n polu, na które jednostki nie wejdą. Obniż je, chyba że są dla budowli.</numerusform>
            <numerusform>„%1” ma wysokie cyfry na %n polach, na które jednostki nie wejdą. Obniż je, chyba że są dla budowli.</numerusform>
            <numerusform>„%1” ma wysokie cyfry na %n polach, na które jednostki nie wejdą. Obniż je, chyba że są dla budowli.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pattern compares nothing</source>
        <translation>Wzór niczego nie porównuje</translation>
    </message>
    <message>
        <source>The pattern may be laid no way</source>
        <translation>Wzoru nie wolno ułożyć w żaden sposób</translation>
    </message>
    <message>
        <source>Every place passes</source>
        <translation>Nadaje się każde miejsce</translation>
    </message>
    <message>
        <source>Nothing has to agree, so the pattern finds every place of a map. Raise the share that must agree; four fifths are usual.</source>
        <translation>Nic nie musi się zgadzać, więc wzór znajduje każde miejsce mapy. Podnieś próg; zwykle to cztery piąte.</translation>
    </message>
    <message>
        <source>The pattern has no walls</source>
        <translation>Wzór nie ma ścian</translation>
    </message>
    <message>
        <source>It finds open ground, where the enemy sees who waits. Draw the walls that hide them.</source>
        <translation>Znajduje otwarty teren, na którym wróg widzi, kto czeka. Narysuj ściany, które ich osłonią.</translation>
    </message>
    <message>
        <source>Nobody waits</source>
        <translation>Nikt nie czeka</translation>
    </message>
    <message>
        <source>The sites it finds do not say where to wait. Put the sign of who waits there.</source>
        <translation>Znalezione miejsca nie mówią, gdzie czekać. Postaw tam znak tego, kto czeka.</translation>
    </message>
    <message>
        <source>An impossible jump</source>
        <translation>Niemożliwy skok</translation>
    </message>
    <message numerus="yes">
        <source>%n impossible jumps</source>
        <translation>
            <numerusform>%n niemożliwy skok</numerusform>
            <numerusform>%n niemożliwe skoki</numerusform>
            <numerusform>%n niemożliwych skoków</numerusform>
        </translation>
    </message>
    <message>
        <source>A jump that was added or forbidden begins or ends in a hole, or is only a step. It does nothing: remove it.</source>
        <translation>Skok dodany albo zakazany zaczyna się lub kończy w dziurze albo jest tylko krokiem. Nic nie zmienia: usuń go.</translation>
    </message>
    <message numerus="yes">
        <source>%n jumps that were added or forbidden begin or end in a hole, or are only a step. They do nothing: remove them.</source>
        <translation>
            <numerusform>%n skok dodany albo zakazany zaczyna się lub kończy w dziurze albo jest tylko krokiem. Nic nie zmienia: usuń go.</numerusform>
            <numerusform>%n skoki dodane albo zakazane zaczynają się lub kończą w dziurze albo są tylko krokiem. Nic nie zmieniają: usuń je.</numerusform>
            <numerusform>%n skoków dodanych albo zakazanych zaczyna się lub kończy w dziurze albo jest tylko krokiem. Nic nie zmieniają: usuń je.</numerusform>
        </translation>
    </message>
    <message>
        <source>Outside the map</source>
        <translation>Poza mapą</translation>
    </message>
    <message>
        <source>A building over the rim</source>
        <translation>Budynek wystaje za brzeg</translation>
    </message>
    <message>
        <source>Part of %2 is beyond the rim of the map. Move it further in, or delete it.</source>
        <extracomment>%2 is a building: “Ore mine”</extracomment>
        <translation>Część budynku %2 wystaje poza brzeg mapy. Przesuń go w głąb mapy albo usuń.</translation>
    </message>
    <message>
        <source>Two things in one place</source>
        <translation>Dwie rzeczy w jednym miejscu</translation>
    </message>
    <message>
        <source>%2 and %4 stand on the same cell. Move or delete one of them.</source>
        <extracomment>%2 and %4 are things on the map: “Ore mine”, treasure</extracomment>
        <translation>%2 i %4: stoją na tym samym polu. Przesuń albo usuń jedno z nich.</translation>
    </message>
    <message>
        <source>Buried under something</source>
        <translation>Coś jest przykryte</translation>
    </message>
    <message>
        <source>%2 is under a building, a wall or a decoration, where no hero can get to it. Move it, or clear the cell.</source>
        <extracomment>%2 is a thing on the map: “Sword”, treasure, guards</extracomment>
        <translation>%2: leży pod budynkiem, murem lub ozdobą, gdzie nie dojdzie żaden bohater. Przesuń to albo oczyść pole.</translation>
    </message>
    <message>
        <source>Replaced by another</source>
        <translation>Zastąpione przez inne</translation>
    </message>
    <message>
        <source>Another thing of its kind is on the same cell, and the game keeps only the last: %2 is lost. Delete it.</source>
        <extracomment>%2 is a decoration or a road: “Pine 2”</extracomment>
        <translation>Na tym polu jest drugie takie, a gra zachowuje tylko ostatnie: %2 przepada. Usuń to.</translation>
    </message>
    <message>
        <source>Nobody plays</source>
        <translation>Nikt nie gra</translation>
    </message>
    <message>
        <source>The map has no players, so no game can begin. Add a player with a castle or a hero.</source>
        <translation>Mapa nie ma graczy, więc nie można zacząć gry. Dodaj gracza z zamkiem lub bohaterem.</translation>
    </message>
    <message>
        <source>%1 is listed twice</source>
        <extracomment>%1 is a player: Red</extracomment>
        <translation>Gracz jest na liście dwa razy: %1</translation>
    </message>
    <message>
        <source>The list of players has %1 twice. Delete one of the two.</source>
        <extracomment>%1 is a player: Red</extracomment>
        <translation>Lista graczy wymienia dwa razy ten sam kolor: %1. Usuń jeden wpis.</translation>
    </message>
    <message>
        <source>%1 has no castle and no hero</source>
        <extracomment>%1 is a player: Red</extracomment>
        <translation>Gracz bez zamku i bohatera: %1</translation>
    </message>
    <message>
        <source>%1 begins with neither a castle nor a hero, and has lost at once. Give this player one, or take the player out.</source>
        <extracomment>%1 is a player: Red</extracomment>
        <translation>%1 zaczyna bez zamku i bez bohatera, więc od razu przegrywa. Daj temu graczowi jedno z nich albo go usuń.</translation>
    </message>
    <message>
        <source>%1 has no main castle there</source>
        <extracomment>%1 is a player: Red</extracomment>
        <translation>Nie ma tam głównego zamku: %1</translation>
    </message>
    <message>
        <source>The main castle of %1 is said to be at %2, where this player has none. Choose another, or none.</source>
        <extracomment>%1 is a player: Red; %2 is a place</extracomment>
        <translation>%1: główny zamek ma stać na %2, ale ten gracz nie ma tam zamku. Wybierz inny albo żaden.</translation>
    </message>
    <message>
        <source>%1 does not play</source>
        <extracomment>%1 is a player: Red</extracomment>
        <translation>Ten gracz nie gra: %1</translation>
    </message>
    <message>
        <source>%3 belongs to %1, who is not among the players. Add this player, or give it another owner.</source>
        <extracomment>%1 is a player: Red; %3 is a thing on the map: “Ore mine”</extracomment>
        <translation>%3: właścicielem jest %1, ale nie ma go wśród graczy. Dodaj tego gracza albo zmień właściciela.</translation>
    </message>
    <message>
        <source>A portal with one end</source>
        <translation>Portal z jednym końcem</translation>
    </message>
    <message>
        <source>Portal %1 has only this end, so it leads nowhere. Put its other end on the map, or delete this one.</source>
        <extracomment>%1 is the number of a portal</extracomment>
        <translation>Portal %1 ma tylko ten koniec, więc nigdzie nie prowadzi. Postaw drugi koniec albo usuń ten.</translation>
    </message>
    <message>
        <source>A portal nobody can enter</source>
        <translation>Portal bez wejścia</translation>
    </message>
    <message>
        <source>Both ends of portal %1 are exits. Put an entrance in the place of one, or delete them.</source>
        <extracomment>%1 is the number of a portal</extracomment>
        <translation>Oba końce portalu %1 są wyjściami. Zastąp jeden wejściem albo usuń oba.</translation>
    </message>
    <message>
        <source>A portal nobody can leave</source>
        <translation>Portal bez wyjścia</translation>
    </message>
    <message>
        <source>Both ends of portal %1 are entrances. Put an exit in the place of one, or delete them.</source>
        <extracomment>%1 is the number of a portal</extracomment>
        <translation>Oba końce portalu %1 są wejściami. Zastąp jeden wyjściem albo usuń oba.</translation>
    </message>
    <message>
        <source>Too many ends of a portal</source>
        <translation>Za dużo końców portalu</translation>
    </message>
    <message>
        <source>Portal %1 has %2 ends, but the game joins only two. Use another portal for the others, or delete them.</source>
        <extracomment>%1 is the number of a portal, %2 a number</extracomment>
        <translation>Liczba końców portalu %1 to %2, a gra łączy tylko dwa. Użyj do pozostałych innego portalu albo je usuń.</translation>
    </message>
    <message>
        <source>A building nobody can reach</source>
        <translation>Budynek, do którego nikt nie dojdzie</translation>
    </message>
    <message>
        <source>No hero can get to the entrance of %2, even past guards and through portals. Open a way, or move it.</source>
        <extracomment>%2 is a building: “Ore mine”</extracomment>
        <translation>Żaden bohater nie dojdzie do wejścia do %2, nawet mijając straże i portale. Otwórz drogę albo przesuń budynek.</translation>
    </message>
    <message>
        <source>Treasure nobody can reach</source>
        <translation>Skarb, do którego nikt nie dojdzie</translation>
    </message>
    <message>
        <source>No hero can get to this treasure (%1), even past guards and through portals. Open a way, or move it.</source>
        <extracomment>%1 is a kind of treasure: chest</extracomment>
        <translation>Żaden bohater nie dojdzie do tego skarbu (%1), nawet mijając straże i portale. Otwórz drogę albo przesuń skarb.</translation>
    </message>
    <message>
        <source>Guards nobody can reach</source>
        <translation>Straż, do której nikt nie dojdzie</translation>
    </message>
    <message>
        <source>No hero can get to these guards (%1), even through portals. Open a way, or move them.</source>
        <extracomment>%1 is a kind of creature: Goblin</extracomment>
        <translation>Żaden bohater nie dojdzie do tej straży (%1), nawet portalem. Otwórz drogę albo przesuń straż.</translation>
    </message>
    <message>
        <source>An event nobody can reach</source>
        <translation>Zdarzenie, do którego nikt nie dojdzie</translation>
    </message>
    <message>
        <source>No hero can step on this event, even past guards and through portals. Open a way, or move it.</source>
        <translation>Żaden bohater nie wejdzie na to zdarzenie, nawet mijając straże i portale. Otwórz drogę albo przesuń zdarzenie.</translation>
    </message>
    <message>
        <source>%1 and %2 are cut off from each other</source>
        <extracomment>%1 and %2 are players: Red</extracomment>
        <translation>Bez drogi do siebie: %1 i %2</translation>
    </message>
    <message>
        <source>Neither heroes of %1 nor of %2 can get to a castle of the other. Open a way between them.</source>
        <extracomment>%1 and %2 are players: Red</extracomment>
        <translation>%1 i %2: bohaterowie żadnego z tych graczy nie dojdą do zamku drugiego. Otwórz drogę między nimi.</translation>
    </message>
    <message>
        <source>%2 cannot get to %1</source>
        <extracomment>%1 and %2 are players: Red</extracomment>
        <translation>Droga w jedną stronę: %1 i %2</translation>
    </message>
    <message>
        <source>Heroes of %1 can get to a castle of %2, but not the other way round. Open a way back, unless that is meant.</source>
        <extracomment>%1 and %2 are players: Red</extracomment>
        <translation>Jeden gracz (%1) dojdzie do zamku drugiego (%2), ale nie odwrotnie. Otwórz drogę powrotną, chyba że tak ma być.</translation>
    </message>
    <message>
        <source>The map has no name</source>
        <translation>Mapa nie ma nazwy</translation>
    </message>
    <message>
        <source>Players choose a map by its name. Give it one.</source>
        <translation>Gracze wybierają mapę po nazwie. Nadaj jej nazwę.</translation>
    </message>
    <message>
        <source>A text is missing in %2</source>
        <extracomment>%2 is a language: English</extracomment>
        <translation>Brakuje tekstu w języku: %2</translation>
    </message>
    <message>
        <source>The text %1 has no words in %2, one of the map&apos;s languages. Write them.</source>
        <extracomment>%1 is the name of a text in quotes, %2 a language: English</extracomment>
        <translation>Tekst %1 nie ma słów w jednym z języków mapy (%2). Napisz je.</translation>
    </message>
    <message>
        <source>A text that is not there</source>
        <translation>Tekst, którego nie ma</translation>
    </message>
    <message>
        <source>Something says the text %1, which the map does not have. Write it, or clear the message.</source>
        <extracomment>%1 is the name of a text in quotes</extracomment>
        <translation>Coś mówi tekst %1, którego mapa nie ma. Napisz go albo usuń wiadomość.</translation>
    </message>
    <message>
        <source>A number without meaning</source>
        <translation>Liczba bez znaczenia</translation>
    </message>
    <message>
        <source>%1 is number %2 in one place, which the game does not know. Choose another.</source>
        <extracomment>%1 is &quot;The owner of a thing&quot; and the like, %2 a number</extracomment>
        <translation>%1: w jednym miejscu jest liczba %2, której gra nie zna. Wybierz inną.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is number %2 in %n places, which the game does not know. Choose another.</source>
        <extracomment>%1 is &quot;The owner of a thing&quot; and the like, %2 a number</extracomment>
        <translation>
            <numerusform>%1: w %n miejscu jest liczba %2, której gra nie zna. Wybierz inną.</numerusform>
            <numerusform>%1: w %n miejscach jest liczba %2, której gra nie zna. Wybierz inną.</numerusform>
            <numerusform>%1: w %n miejscach jest liczba %2, której gra nie zna. Wybierz inną.</numerusform>
        </translation>
    </message>
    <message>
        <source>A decoration on strange ground</source>
        <translation>Ozdoba na obcym podłożu</translation>
    </message>
    <message>
        <source>%1 stands on ground that it is not drawn for. It works, but looks odd.</source>
        <extracomment>%1 is a decoration: “Pine 2”</extracomment>
        <translation>%1: stoi na podłożu, dla którego tej ozdoby nie narysowano. Działa, ale wygląda dziwnie.</translation>
    </message>
    <message numerus="yes">
        <source>%1 stands %n times on ground that it is not drawn for. It works, but looks odd.</source>
        <extracomment>%1 is a decoration: “Pine 2”</extracomment>
        <translation>
            <numerusform>%1: stoi %n raz na podłożu, dla którego tej ozdoby nie narysowano. Działa, ale wygląda dziwnie.</numerusform>
            <numerusform>%1: stoi %n razy na podłożu, dla którego tej ozdoby nie narysowano. Działa, ale wygląda dziwnie.</numerusform>
            <numerusform>%1: stoi %n razy na podłożu, dla którego tej ozdoby nie narysowano. Działa, ale wygląda dziwnie.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no zone</source>
        <translation>Nie ma żadnej strefy</translation>
    </message>
    <message>
        <source>A world is made of zones, and the template has none. Add the first.</source>
        <translation>Świat składa się ze stref, a szablon nie ma żadnej. Dodaj pierwszą.</translation>
    </message>
    <message>
        <source>A link to no zone</source>
        <translation>Połączenie donikąd</translation>
    </message>
    <message>
        <source>The link leads to zone %1, which is not there. Remove the link.</source>
        <extracomment>%1 is the number of a zone</extracomment>
        <translation>Połączenie prowadzi do strefy %1, której nie ma. Usuń połączenie.</translation>
    </message>
    <message>
        <source>A link from zone %1 to itself</source>
        <extracomment>%1 is the number of a zone</extracomment>
        <translation>Połączenie strefy %1 z nią samą</translation>
    </message>
    <message>
        <source>The link begins and ends in zone %1, so there is nothing it could join. Remove it.</source>
        <extracomment>%1 is the number of a zone</extracomment>
        <translation>Połączenie zaczyna się i kończy w strefie %1, więc niczego nie łączy. Usuń je.</translation>
    </message>
    <message>
        <source>Zones %1 and %2 are linked twice</source>
        <extracomment>%1 and %2 are numbers of zones</extracomment>
        <translation>Strefy %1 i %2 są połączone dwa razy</translation>
    </message>
    <message>
        <source>Zones %1 and %2 have more than one link, and get as many ways. Remove one, unless that is meant.</source>
        <extracomment>%1 and %2 are numbers of zones</extracomment>
        <translation>Strefy %1 i %2 mają więcej niż jedno połączenie i dostaną tyle dróg. Usuń jedno, chyba że tak ma być.</translation>
    </message>
    <message>
        <source>Zone %1 is cut off</source>
        <extracomment>%1 is the number of a zone</extracomment>
        <translation>Strefa %1 jest odcięta</translation>
    </message>
    <message>
        <source>No chain of links leads from zone 0 to zone %1 (zones cut off together: %2). Link one of them.</source>
        <extracomment>%1 is the number of a zone, %2 a number of zones</extracomment>
        <translation>Żaden ciąg połączeń nie prowadzi ze strefy 0 do %1 (stref odciętych razem: %2). Połącz jedną z nich.</translation>
    </message>
    <message>
        <source>Too many portals</source>
        <translation>Za dużo portali</translation>
    </message>
    <message>
        <source>%1 links want portals, and the game has pairs for %2. Make others passages.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Połączeń z portalami jest %1, a gra ma pary dla %2. Zamień pozostałe na przejścia.</translation>
    </message>
    <message>
        <source>Too many zones for the map</source>
        <translation>Za dużo stref na tę mapę</translation>
    </message>
    <message>
        <source>There are %1 zones, and on a map of %3 by %3 cells %2 find room. Choose a larger map, or remove some.</source>
        <extracomment>%1, %2 and %3 are numbers</extracomment>
        <translation>Stref jest %1, a na mapie %3 na %3 pól mieści się %2. Wybierz większą mapę albo usuń część stref.</translation>
    </message>
    <message>
        <source>Nothing grows on the ground of zone %1</source>
        <extracomment>%1 is the number of a zone</extracomment>
        <translation>Na podłożu strefy %1 nic nie rośnie</translation>
    </message>
    <message>
        <source>The game has no obstacle of one cell for the ground of zone %1. Choose another.</source>
        <extracomment>%1 is the number of a zone</extracomment>
        <translation>Gra nie ma przeszkody wielkości jednego pola dla podłoża strefy %1. Wybierz inne.</translation>
    </message>
    <message>
        <source>Nobody can walk in zone %1</source>
        <extracomment>%1 is the number of a zone</extracomment>
        <translation>Po strefie %1 nikt nie może chodzić</translation>
    </message>
    <message>
        <source>Heroes do not walk on the ground of zone %1. Choose another.</source>
        <extracomment>%1 is the number of a zone</extracomment>
        <translation>Bohaterowie nie chodzą po podłożu strefy %1. Wybierz inne.</translation>
    </message>
    <message>
        <source>Nobody has a castle</source>
        <translation>Nikt nie ma zamku</translation>
    </message>
    <message>
        <source>%1 has more than one castle</source>
        <extracomment>%1 is a player: Red</extracomment>
        <translation>%1 ma więcej niż jeden zamek</translation>
    </message>
    <message>
        <source>%1 has the castle of zone %2 and that of zone %3. Give one of them to somebody else, unless that is meant.</source>
        <extracomment>%1 is a player: Red; %2 and %3 are numbers of zones</extracomment>
        <translation>%1 ma zamek strefy %2 i zamek strefy %3. Daj jeden z nich komuś innemu, chyba że tak ma być.</translation>
    </message>
    <message>
        <source>Zone %1 lists more than one castle</source>
        <extracomment>%1 is the number of a zone</extracomment>
        <translation>Strefa %1 wymienia więcej niż jeden zamek</translation>
    </message>
    <message>
        <source>Zone %1 lists %2 castles, and only the first is built. Remove the others.</source>
        <extracomment>%1 is the number of a zone, %2 a number</extracomment>
        <translation>Zamków na liście strefy %1 jest %2, a powstaje tylko pierwszy. Usuń pozostałe.</translation>
    </message>
    <message>
        <source>A range of zone %1 runs backwards</source>
        <extracomment>%1 is the number of a zone</extracomment>
        <translation>Przedział strefy %1 biegnie od tyłu</translation>
    </message>
    <message>
        <source>A range of zone %1 is from %2 to %3. Turn it round.</source>
        <extracomment>%1 is the number of a zone, %2 and %3 are numbers</extracomment>
        <translation>Przedział strefy %1 jest od %2 do %3. Odwróć go.</translation>
    </message>
    <message>
        <source>The guards of link %1 run backwards</source>
        <extracomment>%1 is the number of a link</extracomment>
        <translation>Straże połączenia %1 biegną od tyłu</translation>
    </message>
    <message>
        <source>The guards of link %1 are from level %2 to %3. Turn the range round.</source>
        <extracomment>%1 is the number of a link, %2 and %3 are numbers</extracomment>
        <translation>Straże połączenia %1 mają poziom od %2 do %3. Odwróć przedział.</translation>
    </message>
    <message>
        <source>A range runs backwards</source>
        <translation>Przedział biegnie od tyłu</translation>
    </message>
    <message>
        <source>A range of the numbers for all zones is from %1 to %2. Turn it round.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Przedział wśród liczb dla wszystkich stref jest od %1 do %2. Odwróć go.</translation>
    </message>
    <message>
        <source>Fewer than none in zone %1</source>
        <extracomment>%1 is the number of a zone</extracomment>
        <translation>Mniej niż zero w strefie %1</translation>
    </message>
    <message>
        <source>Zone %1 asks for %2 mines or castles, which means none. Write 0.</source>
        <extracomment>%1 is the number of a zone, %2 a number</extracomment>
        <translation>Strefa %1 chce kopalń lub zamków w liczbie %2, co znaczy: żadnych. Wpisz 0.</translation>
    </message>
    <message>
        <source>Guards of link %1 that there are not</source>
        <extracomment>%1 is the number of a link</extracomment>
        <translation>Straże połączenia %1, których nie ma</translation>
    </message>
    <message>
        <source>Link %1 asks for guards of level %2, and the strongest have level %3.</source>
        <extracomment>%1 is the number of a link, %2 and %3 are levels</extracomment>
        <translation>Połączenie %1 chce straży poziomu %2, a najsilniejsze mają poziom %3.</translation>
    </message>
    <message>
        <source>Chances that do not add up</source>
        <translation>Szanse, które się nie sumują</translation>
    </message>
    <message>
        <source>The chances of the four kinds of treasure add up to %1 instead of 1. Change one of them.</source>
        <extracomment>%1 is a number: 0.95</extracomment>
        <translation>Szanse czterech rodzajów skarbów sumują się do %1 zamiast do 1. Zmień jedną z nich.</translation>
    </message>
    <message>
        <source>A chance below 0</source>
        <translation>Szansa poniżej 0</translation>
    </message>
    <message>
        <source>The chance of kind %1 of treasure is less than 0, which nothing can be.</source>
        <extracomment>%1 is a number, 1 to 4</extracomment>
        <translation>Szansa rodzaju skarbów numer %1 jest mniejsza od 0, a takich szans nie ma.</translation>
    </message>
    <message>
        <source>Treasure that costs nothing</source>
        <translation>Skarb, który nic nie kosztuje</translation>
    </message>
    <message>
        <source>Kind %1 of treasure costs %2, so that there would be no end of it. Write 1 or more.</source>
        <extracomment>%1 is a number, 1 to 4, %2 a cost</extracomment>
        <translation>Rodzaj skarbów numer %1 kosztuje %2, więc nie byłoby im końca. Wpisz 1 lub więcej.</translation>
    </message>
    <message>
        <source>Guards that there are not</source>
        <translation>Straże, których nie ma</translation>
    </message>
    <message>
        <source>The levels of guards are from %1 to %2, and there are 0 to %3, or -1 for none.</source>
        <extracomment>%1, %2 and %3 are levels</extracomment>
        <translation>Poziomy straży są od %1 do %2, a możliwe są od 0 do %3 albo -1 dla żadnej.</translation>
    </message>
    <message>
        <source>Fewer guards than none</source>
        <translation>Mniej niż zero straży</translation>
    </message>
    <message>
        <source>Guards of level %1 may be as few as %2. Write 0 or more.</source>
        <extracomment>%1 is a level, %2 a number</extracomment>
        <translation>Straży poziomu %1 może być ledwie %2. Wpisz 0 lub więcej.</translation>
    </message>
    <message>
        <source>%{trap} on the only way out traps it before its first move. Open another way.</source>
        <extracomment>%1 is &quot;your king&quot; or &quot;the opponent&apos;s king&quot;</extracomment>
        <translation>%{trap} w jedynym wyjściu zamknie go przed pierwszym ruchem. Otwórz inną drogę.</translation>
    </message>
    <message numerus="yes">
        <source>%{trap} on each of %n ways out traps it before its first move. Open another way.</source>
        <extracomment>%1 is &quot;your king&quot; or &quot;the opponent&apos;s king&quot;</extracomment>
        <translation>
            <numerusform>%{trap} w %n wyjściu zamknie go przed pierwszym ruchem. Otwórz inną drogę.</numerusform>
            <numerusform>%{trap} w każdym z %n wyjść zamknie go przed pierwszym ruchem. Otwórz inną drogę.</numerusform>
            <numerusform>%{trap} w każdym z %n wyjść zamknie go przed pierwszym ruchem. Otwórz inną drogę.</numerusform>
        </translation>
    </message>
    <message>
        <source>%{strikers} spawned there kills it in one strike. Use another tile there.</source>
        <extracomment>%1 is &quot;your king&quot; or &quot;the opponent&apos;s king&quot;, %3 &quot;mountains&quot;</extracomment>
        <translation>%{strikers} wystawiony tam zabije go jednym ciosem. Daj tam inny kafelek.</translation>
    </message>
    <message numerus="yes">
        <source>%{strikers} spawned on any of %n tiles kills it in one strike. Use other tiles there.</source>
        <extracomment>%1 is &quot;your king&quot; or &quot;the opponent&apos;s king&quot;, %3 &quot;mountains&quot;</extracomment>
        <translation>
            <numerusform>%{strikers} wystawiony na %n polu zabije go jednym ciosem. Daj tam inny kafelek.</numerusform>
            <numerusform>%{strikers} wystawiony na którymś z %n pól zabije go jednym ciosem. Daj tam inne kafelki.</numerusform>
            <numerusform>%{strikers} wystawiony na którymś z %n pól zabije go jednym ciosem. Daj tam inne kafelki.</numerusform>
        </translation>
    </message>
    <message>
        <source>Zone %1 is too small for what it holds</source>
        <extracomment>%1 is the number of a zone</extracomment>
        <translation>Strefa %1 jest za mała na to, co się w niej mieści</translation>
    </message>
    <message>
        <source>Castle, mines and links of zone %1 need %2 cells, and it has %3 for them. Make it or the map larger, or list fewer.</source>
        <extracomment>%1 is the number of a zone, %2 and %3 are numbers of cells</extracomment>
        <translation>Zamek, kopalnie i połączenia strefy %1 potrzebują pól: %2, a mają ich %3. Powiększ strefę albo mapę lub wpisz ich mniej.</translation>
    </message>
    <message>
        <source>Too many links that cross</source>
        <translation>Za dużo krzyżujących się połączeń</translation>
    </message>
    <message>
        <source>So many zones cannot all touch: %1 links need portals, and the game has pairs for %2. Remove links.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Tyle stref nie może się stykać każda z każdą: portali wymaga połączeń: %1, a gra ma ich pary na %2. Usuń połączenia.</translation>
    </message>
    <message>
        <source>%1 has mines and no castle</source>
        <extracomment>%1 is a player: Red</extracomment>
        <translation>%1 ma kopalnie, a nie ma zamku</translation>
    </message>
    <message>
        <source>A mine of zone %2 belongs to %1, who has no castle and does not play. Give %1 a castle, or make the mine nobody&apos;s.</source>
        <extracomment>%1 is a player: Red; %2 is the number of a zone</extracomment>
        <translation>Kopalnia w strefie %2 należy do gracza %1, który nie ma zamku i nie gra. Daj mu zamek albo uczyń kopalnię niczyją.</translation>
    </message>
    <message>
        <source>The sides have other pieces</source>
        <translation>Strony mają różne pionki</translation>
    </message>
    <message>
        <source>As many and as strong in all, but their ranks differ, or who walks in sludge or jumps over it.</source>
        <translation>Jest ich tyle samo i są razem tak samo silne, ale różnią się rangami albo tym, które wchodzą w szlam lub przez niego skaczą.</translation>
    </message>
    <message>
        <source>Too many moves to foresee</source>
        <translation>Zbyt wiele posunięć, by je przewidzieć</translation>
    </message>
    <message>
        <source>Whether a side can force a win was looked at %1 moves ahead, not %2: the pieces can go too many ways.</source>
        <extracomment>%1 and %2 are numbers of moves</extracomment>
        <translation>Czy któraś strona może wymusić wygraną, sprawdzono na %1 posunięć naprzód, a nie na %2: pionki mają zbyt wiele dróg.</translation>
    </message>
    <message>
        <source>%2 is further from the others than %1</source>
        <extracomment>%1 and %2 are players: Red</extracomment>
        <translation>Dalej do innych: %2; bliżej: %1</translation>
    </message>
    <message>
        <source>To the others&apos; castles heroes of %1 walk %3 days on average, those of %2 %4; they are %5 % apart. Open a shorter way for %2.</source>
        <extracomment>%1 and %2 are players: Red; %3 and %4 numbers of days: 4.2; %5 a percentage</extracomment>
        <translation>Średnia droga do zamków innych, w dniach: %1 – %3, %2 – %4; różnica to %5 %. Otwórz krótszą drogę (%2).</translation>
    </message>
    <message>
        <source>%2 is further from mines than %1</source>
        <extracomment>%1 and %2 are players: Red</extracomment>
        <translation>Dalej do kopalni: %2; bliżej: %1</translation>
    </message>
    <message>
        <source>To their nearest mines heroes of %1 walk %3 days on average, those of %2 %4; they are %5 % apart. Put mines nearer to %2.</source>
        <extracomment>%1 and %2 are players: Red; %3 and %4 numbers of days: 4.2; %5 a percentage</extracomment>
        <translation>Średnia droga do najbliższych kopalni, w dniach: %1 – %3, %2 – %4; różnica to %5 %. Postaw kopalnie bliżej (%2).</translation>
    </message>
    <message>
        <source>%2 gets to fewer mines than %1</source>
        <extracomment>%1 and %2 are players: Red</extracomment>
        <translation>Mniej kopalni w zasięgu: %2; więcej: %1</translation>
    </message>
    <message>
        <source>Heroes of %1 can get to %3 of the map&apos;s mines, those of %2 only to %4. Open a way for %2, or put mines within reach.</source>
        <extracomment>%1 and %2 are players: Red; %3 and %4 numbers of mines</extracomment>
        <translation>Kopalnie w zasięgu: %1 – %3, %2 – tylko %4. Otwórz drogę albo postaw kopalnie w zasięgu (%2).</translation>
    </message>
    <message>
        <source>%2 has less treasure within reach than %1</source>
        <extracomment>%1 and %2 are players: Red</extracomment>
        <translation>Mniej skarbów w zasięgu: %2; więcej: %1</translation>
    </message>
    <message>
        <source>By day %3 treasure worth %4 is within reach of %1, but for %2 only %5: they are %6 % apart. Put more near %2, or open a way.</source>
        <extracomment>%1 and %2 are players: Red; %3 is a day, %4 and %5 what treasure is worth, %6 a percentage</extracomment>
        <translation>Wartość skarbów w zasięgu do dnia %3: %1 – %4, %2 – tylko %5; różnica to %6 %. Dołóż skarbów albo otwórz drogę (%2).</translation>
    </message>
    <message>
        <source>%2 stands outside the map, where nobody can see or reach it. Move or delete it.</source>
        <extracomment>%2 is a thing on the map: “Ore mine”, treasure</extracomment>
        <translation>%2: stoi poza mapą, gdzie nikt tego nie zobaczy ani nie dosięgnie. Przesuń to albo usuń.</translation>
    </message>
    <message>
        <source>A castle of %1 is cut off</source>
        <extracomment>%1 is a player: Red</extracomment>
        <translation>Zamek odcięty od innych: %1</translation>
    </message>
    <message>
        <source>Heroes of others cannot get to the castle of %1 at %2, nor heroes from there to theirs. Open a way to it.</source>
        <extracomment>%1 is a player: Red; %2 is a place</extracomment>
        <translation>%1, zamek: %2. Nie dojdą do niego bohaterowie innych graczy, a stąd nikt nie dojdzie do ich zamków. Otwórz drogę.</translation>
    </message>
    <message>
        <source>No way leads to a castle of %1</source>
        <extracomment>%1 is a player: Red</extracomment>
        <translation>Zamek, do którego nie ma drogi: %1</translation>
    </message>
    <message>
        <source>Heroes from the castle of %1 at %2 can get to the others, but nobody to it. Open a way back, unless that is meant.</source>
        <extracomment>%1 is a player: Red; %2 is a place</extracomment>
        <translation>%1, zamek: %2. Stąd da się dojść do innych, ale nikt nie dojdzie tutaj. Otwórz drogę powrotną, chyba że tak ma być.</translation>
    </message>
    <message>
        <source>An event that happens to nobody</source>
        <translation>Zdarzenie, które nikogo nie spotka</translation>
    </message>
    <message>
        <source>None of the players is among those to whom this event happens. Choose some, or delete it.</source>
        <translation>Wśród tych, których spotyka to zdarzenie, nie ma żadnego z graczy. Wybierz któregoś albo usuń je.</translation>
    </message>
    <message>
        <source>A text that nothing says</source>
        <translation>Tekst, którego nic nie mówi</translation>
    </message>
    <message>
        <source>The map has a text that nothing on it says. It works, but nobody ever reads it.</source>
        <translation>Mapa ma tekst, którego nic na niej nie mówi. Niczemu to nie szkodzi, ale nikt go nie przeczyta.</translation>
    </message>
    <message numerus="yes">
        <source>The map has %n texts that nothing on it says. It works, but nobody ever reads them.</source>
        <translation>
            <numerusform>Mapa ma %n tekst, którego nic na niej nie mówi. Niczemu to nie szkodzi, ale nikt go nie przeczyta.</numerusform>
            <numerusform>Mapa ma %n teksty, których nic na niej nie mówi. Niczemu to nie szkodzi, ale nikt ich nie przeczyta.</numerusform>
            <numerusform>Mapa ma %n tekstów, których nic na niej nie mówi. Niczemu to nie szkodzi, ale nikt ich nie przeczyta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Links cross in the drawing</source>
        <translation>Połączenia krzyżują się na rysunku</translation>
    </message>
    <message>
        <source>%1 links cross others where the zones stand, and portals are left for %2. Worlds may have to lay the zones out otherwise.</source>
        <extracomment>%1 and %2 are numbers of links</extracomment>
        <translation>Połączenia, które krzyżują się tam, gdzie stoją strefy: %1; portali starczy jeszcze na tyle połączeń: %2. Światy mogą musieć ułożyć strefy inaczej.</translation>
    </message>
    <message>
        <source>Zone %1 asks for more than one castle</source>
        <extracomment>%1 is the number of a zone</extracomment>
        <translation>Strefa %1 chce więcej niż jednego zamku</translation>
    </message>
    <message>
        <source>Zone %1 asks for up to %2 castles, and one at most is built. Ask for one.</source>
        <extracomment>%1 is the number of a zone, %2 a number</extracomment>
        <translation>Największa liczba zamków strefy %1 to %2, a budowany jest najwyżej jeden. Wpisz jeden.</translation>
    </message>
    <message>
        <source>No way leads out of a castle of %1</source>
        <extracomment>%1 is a player: Red</extracomment>
        <translation>Zamek, z którego nie ma drogi: %1</translation>
    </message>
    <message>
        <source>Others can get to the castle of %1 at %2, but heroes from there not to theirs. Open a way out, unless that is meant.</source>
        <extracomment>%1 is a player: Red; %2 is a place</extracomment>
        <translation>%1, zamek: %2. Inni dojdą tutaj, ale stąd nikt nie dojdzie do ich zamków. Otwórz drogę, chyba że tak ma być.</translation>
    </message>
    <message>
        <source>Two artifacts in one place</source>
        <translation>Dwa artefakty w jednym miejscu</translation>
    </message>
    <message>
        <source>%2 wears several artifacts in one place, where the game keeps one and loses the others. Move those elsewhere, or into the backpack.</source>
        <extracomment>%2 is a hero: “Yog”</extracomment>
        <translation>%2 nosi kilka artefaktów w jednym miejscu, a gra zachowuje tam jeden i gubi resztę. Przenieś je gdzie indziej albo do plecaka.</translation>
    </message>
    <message>
        <source>No player may be a person</source>
        <translation>Żaden gracz nie może być człowiekiem</translation>
    </message>
    <message>
        <source>The computer plays all the colours, so the game lists the map but cannot begin it. Let a person play one.</source>
        <translation>Wszystkimi kolorami gra komputer, więc gra pokazuje mapę na liście, ale nie może jej zacząć. Pozwól człowiekowi zagrać którymś.</translation>
    </message>
    <message>
        <source>Something in the gate of %1</source>
        <extracomment>%1 is a player: Red</extracomment>
        <translation>Coś stoi w bramie: %1</translation>
    </message>
    <message>
        <source>%3 stands in the gate of the main castle of %1, where the game&apos;s editor then does not find the castle and stops. Move it out of the gate.</source>
        <extracomment>%1 is a player: Red; %3 is a thing on the map: “Yog”, an event</extracomment>
        <translation>%3: stoi w bramie głównego zamku gracza %1, a edytor gry nie znajduje tam wtedy zamku i przerywa pracę. Przesuń to poza bramę.</translation>
    </message>
    <message>
        <source>A road under a decoration</source>
        <translation>Droga pod ozdobą</translation>
    </message>
    <message>
        <source>A decoration blocks this cell of %2, and the game&apos;s editor does not export such a map. Delete the decoration, or the piece of the way.</source>
        <extracomment>%2 is a road or a river: “Stone road”</extracomment>
        <translation>Ozdoba zasłania to pole: %2, a edytor gry nie eksportuje takiej mapy. Usuń ozdobę albo ten kawałek drogi.</translation>
    </message>
    <message>
        <source>A key with other letters</source>
        <translation>Klucz z innymi literami</translation>
    </message>
    <message>
        <source>The key of a text has other signs than those of plain English, at which the game&apos;s editor breaks down. Give it another; nobody sees it.</source>
        <translation>Klucz tekstu ma inne znaki niż angielskie, na czym edytor gry się załamuje. Daj mu inny; nikt go nie widzi.</translation>
    </message>
    <message numerus="yes">
        <source>The keys of %n texts have other signs than those of plain English, at which the game&apos;s editor breaks down. Give them others; nobody sees them.</source>
        <translation>
            <numerusform>Klucz %n tekstu ma inne znaki niż angielskie, na czym edytor gry się załamuje. Daj mu inny; nikt go nie widzi.</numerusform>
            <numerusform>Klucze %n tekstów mają inne znaki niż angielskie, na czym edytor gry się załamuje. Daj im inne; nikt ich nie widzi.</numerusform>
            <numerusform>Klucze %n tekstów mają inne znaki niż angielskie, na czym edytor gry się załamuje. Daj im inne; nikt ich nie widzi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two texts with one key</source>
        <translation>Dwa teksty o jednym kluczu</translation>
    </message>
    <message>
        <source>A text has the key of another, and the game&apos;s editor does not open such a map. Give it another.</source>
        <translation>Tekst ma klucz innego, a edytor gry nie otwiera takiej mapy. Daj mu inny.</translation>
    </message>
    <message numerus="yes">
        <source>%n texts have the keys of others, and the game&apos;s editor does not open such a map. Give them others.</source>
        <translation>
            <numerusform>%n tekst ma klucz innego, a edytor gry nie otwiera takiej mapy. Daj mu inny.</numerusform>
            <numerusform>%n teksty mają klucze innych, a edytor gry nie otwiera takiej mapy. Daj im inne.</numerusform>
            <numerusform>%n tekstów ma klucze innych, a edytor gry nie otwiera takiej mapy. Daj im inne.</numerusform>
        </translation>
    </message>
    <message>
        <source>A text that every map needs is missing</source>
        <translation>Brakuje tekstu, którego potrzebuje każda mapa</translation>
    </message>
    <message>
        <source>The game&apos;s editor looks for the text %1 and does not open a map without it. Add it.</source>
        <extracomment>%1 is the key of a text in quotes: “Map name”</extracomment>
        <translation>Edytor gry szuka tekstu %1 i bez niego nie otwiera mapy. Dodaj go.</translation>
    </message>
    <message>
        <source>A message without words</source>
        <translation>Wiadomość bez słów</translation>
    </message>
    <message>
        <source>A message or a name has nothing in it but spaces or ends of lines, so the game shows an empty one. Write something, or clear it.</source>
        <translation>Wiadomość lub nazwa ma tylko odstępy albo końce wierszy, więc gra pokazuje pustą. Napisz coś albo ją usuń.</translation>
    </message>
    <message numerus="yes">
        <source>%n messages or names have nothing in them but spaces or ends of lines, so the game shows empty ones. Write something, or clear them.</source>
        <translation>
            <numerusform>%n wiadomość lub nazwa ma tylko odstępy albo końce wierszy, więc gra pokazuje pustą. Napisz coś albo ją usuń.</numerusform>
            <numerusform>%n wiadomości lub nazwy mają tylko odstępy albo końce wierszy, więc gra pokazuje puste. Napisz coś albo je usuń.</numerusform>
            <numerusform>%n wiadomości lub nazw ma tylko odstępy albo końce wierszy, więc gra pokazuje puste. Napisz coś albo je usuń.</numerusform>
        </translation>
    </message>
    <message>
        <source>Half a character</source>
        <translation>Połowa znaku</translation>
    </message>
    <message>
        <source>A text has half of a character in it (a lone surrogate), which nobody can read. It is saved as it is until you replace it.</source>
        <translation>W tekście jest połowa znaku (samotny surogat), której nikt nie odczyta. Jest zapisywana bez zmian, dopóki jej nie zastąpisz.</translation>
    </message>
    <message numerus="yes">
        <source>%n texts have halves of characters in them (lone surrogates), which nobody can read. They are saved as they are until you replace them.</source>
        <translation>
            <numerusform>W %n tekście są połowy znaków (samotne surogaty), których nikt nie odczyta. Są zapisywane bez zmian, dopóki ich nie zastąpisz.</numerusform>
            <numerusform>W %n tekstach są połowy znaków (samotne surogaty), których nikt nie odczyta. Są zapisywane bez zmian, dopóki ich nie zastąpisz.</numerusform>
            <numerusform>W %n tekstach są połowy znaków (samotne surogaty), których nikt nie odczyta. Są zapisywane bez zmian, dopóki ich nie zastąpisz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Something behind the end of the file</source>
        <translation>Coś za końcem pliku</translation>
    </message>
    <message>
        <source>Behind the end of the map the file has more, bytes: %1. The game does not look at it, and it is saved as it is. Remove it if you do not need it.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Za końcem mapy plik ma coś jeszcze, bajtów: %1. Gra na to nie patrzy; jest to zapisywane bez zmian. Usuń to, jeśli nie jest potrzebne.</translation>
    </message>
    <message>
        <source>A thing the game does not know</source>
        <translation>Rzecz nieznana grze</translation>
    </message>
    <message>
        <source>The game does not know %2 (%1), and its editor opens no such map. Delete it, or put something else there.</source>
        <extracomment>%1 is a kind of things: decoration; %2 is its id in quotes</extracomment>
        <translation>Gra nie zna: %2 (%1), a jej edytor nie otwiera żadnej mapy, na której to jest. Usuń to albo postaw tam coś innego.</translation>
    </message>
    <message numerus="yes">
        <source>The game does not know %2 (%1), %n times here, and its editor opens no such map. Delete them, or put something else there.</source>
        <extracomment>%1 is a kind of things: decoration; %2 is its id in quotes</extracomment>
        <translation>
            <numerusform>Gra nie zna: %2 (%1), a jest to tu %n raz; jej edytor nie otwiera takiej mapy. Usuń to albo postaw tam coś innego.</numerusform>
            <numerusform>Gra nie zna: %2 (%1), a jest to tu %n razy; jej edytor nie otwiera takiej mapy. Usuń to albo postaw tam coś innego.</numerusform>
            <numerusform>Gra nie zna: %2 (%1), a jest to tu %n razy; jej edytor nie otwiera takiej mapy. Usuń to albo postaw tam coś innego.</numerusform>
        </translation>
    </message>
    <message>
        <source>A reward the game does not know</source>
        <translation>Nagroda nieznana grze</translation>
    </message>
    <message>
        <source>The game does not know the artifact %1, the reward of an event, and leaves it out. Choose another.</source>
        <extracomment>%1 is the id of an artifact in quotes</extracomment>
        <translation>Gra nie zna artefaktu %1, nagrody zdarzenia, i go pomija. Wybierz inny.</translation>
    </message>
    <message numerus="yes">
        <source>The game does not know the artifact %1, the reward of %n events, and leaves it out. Choose another.</source>
        <extracomment>%1 is the id of an artifact in quotes</extracomment>
        <translation>
            <numerusform>Gra nie zna artefaktu %1, nagrody %n zdarzenia, i go pomija. Wybierz inny.</numerusform>
            <numerusform>Gra nie zna artefaktu %1, nagrody %n zdarzeń, i go pomija. Wybierz inny.</numerusform>
            <numerusform>Gra nie zna artefaktu %1, nagrody %n zdarzeń, i go pomija. Wybierz inny.</numerusform>
        </translation>
    </message>
    <message>
        <source>No castle of the template is a player&apos;s, and no game can begin where nobody plays. A world gives its first castle to Red; give players castles of their own.</source>
        <translation>Żaden zamek szablonu nie należy do gracza, a gra nie zacznie się tam, gdzie nikt nie gra. Świat oddaje swój pierwszy zamek Czerwonemu; daj graczom ich własne zamki.</translation>
    </message>
    <message>
        <source>Nothing in it counts, so it cannot be looked for. Draw ways and walls, as the place should have them.</source>
        <translation>Nic się w nim nie liczy, więc nie można go szukać. Narysuj przejścia i ściany takie, jakie miejsce ma mieć.</translation>
    </message>
    <message>
        <source>None of the eight orientations is chosen, so it cannot be looked for. Choose one at least among the properties.</source>
        <translation>Nie wybrano żadnego z ośmiu ułożeń, więc nie można go szukać. Wybierz co najmniej jedno we właściwościach.</translation>
    </message>
</context>
<context>
    <name>ProblemPages</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 such as &quot;Error&quot;, %2 a problem&apos;s headline</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… i jeszcze %n</numerusform>
            <numerusform>… i jeszcze %n</numerusform>
            <numerusform>… i jeszcze %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemReport</name>
    <message>
        <source>%1 Where: %2.</source>
        <extracomment>%1 is a sentence, %2 places on the map</extracomment>
        <translation>%1 Gdzie: %2.</translation>
    </message>
</context>
<context>
    <name>QtDialogs</name>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Save changes to “%1”?</source>
        <translation>Zapisać zmiany w „%1”?</translation>
    </message>
    <message>
        <source>Your changes are lost if you do not save them.</source>
        <translation>Niezapisane zmiany przepadną.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nie zapisano</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Odrzuć</translation>
    </message>
    <message>
        <source>Something will be lost</source>
        <translation>Coś przepadnie</translation>
    </message>
    <message>
        <source>&amp;Save Anyway</source>
        <translation>Zapisz &amp;mimo to</translation>
    </message>
</context>
<context>
    <name>RaiseTool</name>
    <message>
        <source>Drag to raise hint values by one; with Ctrl or the right button to lower them.</source>
        <translation>Przeciągnij, aby podnieść podpowiedzi o jeden; z Ctrl lub prawym przyciskiem – obniżyć.</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Obniżenie</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Podniesienie</translation>
    </message>
    <message>
        <source>Only hint grids can be raised and lowered. Choose one in the Layers panel.</source>
        <translation>Podnosić i obniżać można tylko siatki podpowiedzi. Wybierz jedną w panelu Warstwy.</translation>
    </message>
</context>
<context>
    <name>RampTool</name>
    <message>
        <source>Drag from one place to another: the values in between change step by step.</source>
        <translation>Przeciągnij z jednego miejsca do drugiego: wartości między nimi zmieniają się stopniowo.</translation>
    </message>
    <message>
        <source>Gradient</source>
        <translation>Gradient</translation>
    </message>
</context>
<context>
    <name>RectangleTool</name>
    <message>
        <source>Drag from corner to corner. With Shift only the border is drawn.</source>
        <translation>Przeciągnij od rogu do rogu. Z Shift rysowany jest tylko brzeg.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>The game is over.</source>
        <translation>Gra się skończyła.</translation>
    </message>
    <message>
        <source>No piece stands at %1.</source>
        <extracomment>%1 is a place</extracomment>
        <translation>W miejscu %1 nie stoi żaden pionek.</translation>
    </message>
    <message>
        <source>%1 belongs to the other side.</source>
        <extracomment>%1 is a piece: Brawler 4</extracomment>
        <translation>%1 należy do drugiej strony.</translation>
    </message>
    <message>
        <source>%1 cannot go where its own %2 stands.</source>
        <extracomment>%1 and %2 are pieces: Brawler 4</extracomment>
        <translation>%1 nie może wejść tam, gdzie stoi własny pionek: %2.</translation>
    </message>
    <message>
        <source>There is no tile to go to.</source>
        <translation>Nie ma tam pola, na które można wejść.</translation>
    </message>
    <message>
        <source>%1 cannot walk in sludge.</source>
        <extracomment>%1 is a piece: Brawler 4</extracomment>
        <translation>%1 nie umie chodzić po szlamie.</translation>
    </message>
    <message>
        <source>%1 cannot enter the goal of the other side.</source>
        <extracomment>%1 is a piece: Brawler 4</extracomment>
        <translation>%1 nie może wejść na cel drugiej strony.</translation>
    </message>
    <message>
        <source>%1 stands on a trap, so it cannot take %2.</source>
        <extracomment>%1 and %2 are pieces: Brawler 4</extracomment>
        <translation>%1 stoi w pułapce, więc nie może zbić pionka: %2.</translation>
    </message>
    <message>
        <source>%1 cannot take %2.</source>
        <extracomment>%1 and %2 are pieces, perhaps with their ground and power: Guard 5 on high ground (6)</extracomment>
        <translation>%1 nie może zbić pionka: %2.</translation>
    </message>
    <message>
        <source>%1 cannot jump onto another piece.</source>
        <extracomment>%1 is a piece: Jumper 6</extracomment>
        <translation>%1 nie może skoczyć na inny pionek.</translation>
    </message>
    <message>
        <source>%1 cannot jump over the piece at %2.</source>
        <extracomment>%1 is a piece: Jumper 6; %2 is a place</extracomment>
        <translation>%1 nie może przeskoczyć pionka w miejscu: %2.</translation>
    </message>
    <message>
        <source>%1 cannot go so far in one turn.</source>
        <extracomment>%1 is a piece: Brawler 4</extracomment>
        <translation>%1 nie może pójść tak daleko w jednej turze.</translation>
    </message>
</context>
<context>
    <name>ReplaceTool</name>
    <message>
        <source>Click a tile to replace it with the current one, everywhere or in the selection.</source>
        <translation>Kliknij kafelek, aby zastąpić go bieżącym, wszędzie lub w zaznaczeniu.</translation>
    </message>
    <message>
        <source>Replace: %1</source>
        <extracomment>A step in the history; %1 is what &quot;Paint ...&quot; would be: &quot;Replace: Paint Forest&quot;.</extracomment>
        <translation>Zamiana: %1</translation>
    </message>
</context>
<context>
    <name>ReportText</name>
    <message>
        <source>1 error</source>
        <translation>1 błąd</translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n błąd</numerusform>
            <numerusform>%n błędy</numerusform>
            <numerusform>%n błędów</numerusform>
        </translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 ostrzeżenie</translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n ostrzeżenie</numerusform>
            <numerusform>%n ostrzeżenia</numerusform>
            <numerusform>%n ostrzeżeń</numerusform>
        </translation>
    </message>
    <message>
        <source>1 note</source>
        <translation>1 uwaga</translation>
    </message>
    <message numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>%n uwaga</numerusform>
            <numerusform>%n uwagi</numerusform>
            <numerusform>%n uwag</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Brak problemów</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Błąd</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Ostrzeżenie</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Uwaga</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a map&apos;s name, %2 such as &quot;1 error, 2 warnings&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more like these</source>
        <extracomment>Stands below the errors, the warnings or the notes of a report</extracomment>
        <translation>
            <numerusform>i jeszcze %n taki</numerusform>
            <numerusform>i jeszcze %n takie</numerusform>
            <numerusform>i jeszcze %n takich</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RiseTool</name>
    <message>
        <source>Click a goal, or drag over several: the digits rise towards it. Shift only raises lower digits.</source>
        <translation>Kliknij cel lub przeciągnij przez kilka: cyfry rosną ku nim. Shift tylko podnosi niższe cyfry.</translation>
    </message>
    <message>
        <source>Distance fill</source>
        <translation>Spadek od celu</translation>
    </message>
</context>
<context>
    <name>ScatterTool</name>
    <message>
        <source>Scatter %1</source>
        <extracomment>A step in the history; %1 is a tile&apos;s name or a digit.</extracomment>
        <translation>Rozrzucanie „%1”</translation>
    </message>
    <message>
        <source>Drag to paint some of the cells you pass over. The amount is set in the tool bar.</source>
        <translation>Przeciągnij, aby zamalować część pól, po których przejdziesz. Ile, ustawiasz na pasku narzędzi.</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Blue</source>
        <translation>Niebieski</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Pomarańczowy</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A computer player who plays another: %1 is a colour, %2 how well it plays</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Sandbox: %1</source>
        <extracomment>A game for one player; %1 is the name of a deck</extracomment>
        <translation>Piaskownica: %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>The decks of a game between two people</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>The players of a game</extracomment>
        <translation>%1 kontra %2</translation>
    </message>
    <message>
        <source>%1, from move %2</source>
        <extracomment>A game that begins with a position of another: %1 is a game, %2 the number of moves before it</extracomment>
        <translation>%1, od ruchu %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>person</comment>
        <extracomment>A person who plays against another at the same computer: %1 is a name, %2 the colour of the side</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>SelectSameTool</name>
    <message>
        <source>Click to select every cell like this one. Shift adds, Ctrl removes.</source>
        <translation>Kliknij, aby zaznaczyć wszystkie takie pola. Shift dodaje, Ctrl odejmuje.</translation>
    </message>
</context>
<context>
    <name>SelectThings</name>
    <message>
        <source>Copy %1</source>
        <extracomment>%1 is an object, &quot;Gold mine&quot;, or &quot;3 objects&quot;</extracomment>
        <translation>Kopiuj: %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <extracomment>%1 is an object, &quot;Gold mine&quot;, or &quot;3 objects&quot;</extracomment>
        <translation>Przesuń: %1</translation>
    </message>
    <message>
        <source>Click an object to select it, again for what is under it; drag what is selected to move it (Ctrl: copies), anything else to draw a frame. Shift adds; Delete removes; Alt and arrows move.</source>
        <translation>Kliknij obiekt, aby go zaznaczyć, jeszcze raz, aby zaznaczyć to, co pod nim; przeciągnij zaznaczone, aby je przesunąć (Ctrl kopiuje), a cokolwiek innego, aby narysować ramkę. Shift dodaje; Delete usuwa; Alt i strzałki przesuwają.</translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message>
        <source>Copy selection</source>
        <translation>Skopiowanie zaznaczenia</translation>
    </message>
    <message>
        <source>Move selection</source>
        <translation>Przeniesienie zaznaczenia</translation>
    </message>
    <message>
        <source>Drag to select; drag the selection to move it, with Ctrl to copy it. Shift adds, Ctrl removes.</source>
        <translation>Przeciągnij, aby zaznaczyć; przeciągnij zaznaczenie, aby je przenieść, z Ctrl – skopiować. Shift dodaje, Ctrl odejmuje.</translation>
    </message>
</context>
<context>
    <name>SignText</name>
    <message>
        <source>blank</source>
        <extracomment>How the character &quot;space&quot; is called where a character is named</extracomment>
        <translation>spacja</translation>
    </message>
    <message>
        <source>Unknown sign</source>
        <translation>Nieznany znak</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 what a sign of a map means, &quot;Rock&quot;; %2 the sign, &quot;#&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>SimulationOverlay</name>
    <message>
        <source>wall broken in the simulation</source>
        <translation>ściana rozbita w symulacji</translation>
    </message>
    <message>
        <source>wall put up in the simulation</source>
        <translation>ściana postawiona w symulacji</translation>
    </message>
    <message>
        <source>looked at</source>
        <translation>obejrzane</translation>
    </message>
    <message>
        <source>wall broken</source>
        <translation>rozbita ściana</translation>
    </message>
    <message>
        <source>Simulation of ambushes</source>
        <translation>Symulacja zasadzek</translation>
    </message>
</context>
<context>
    <name>SiteOverlay</name>
    <message>
        <source>ambush site, somebody waits here</source>
        <translation>zasadzka, tu ktoś czeka</translation>
    </message>
    <message>
        <source>ambush site, does not agree</source>
        <translation>zasadzka, nie zgadza się</translation>
    </message>
    <message>
        <source>ambush site, %1 agree</source>
        <extracomment>%1 is a score such as 92 %</extracomment>
        <translation>zasadzka, zgadza się %1</translation>
    </message>
    <message>
        <source>somebody waits here</source>
        <translation>tu ktoś czeka</translation>
    </message>
    <message>
        <source>does not agree</source>
        <translation>nie zgadza się</translation>
    </message>
    <message>
        <source>Ambush sites</source>
        <translation>Zasadzki</translation>
    </message>
    <message>
        <source>ambush site, somebody would wait here in a wall</source>
        <translation>zasadzka, ktoś czekałby tu w ścianie</translation>
    </message>
</context>
<context>
    <name>SiteWords</name>
    <message>
        <source>%1 (%2 of %3), %4, %5: %6</source>
        <extracomment>%1 is a score such as 92 %, %2 and %3 are numbers, %4 a place &quot;row 3, column 5&quot;, %5 how a pattern is turned, %6 the pattern&apos;s name</extracomment>
        <translation>%1 (%2 z %3), %4, %5: %6</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>%1 is a number: percent</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Ambush sites: %1</source>
        <translation>Zasadzki: %1</translation>
    </message>
    <message>
        <source>. way   # wall   X somebody waits   : way and % wall that do not agree</source>
        <translation>. przejście   # ściana   X ktoś czeka   : przejście i % ściana, które się nie zgadzają</translation>
    </message>
    <message>
        <source>No place passes.</source>
        <translation>Żadne miejsce się nie nadaje.</translation>
    </message>
    <message numerus="yes">
        <source>%n site(s)</source>
        <translation>
            <numerusform>%n zasadzka</numerusform>
            <numerusform>%n zasadzki</numerusform>
            <numerusform>%n zasadzek</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1 &quot;42 places pass, more than can be looked at; only the best 40 are&quot;
----------
%1 &quot;42 places pass&quot;, %2 &quot;7 sites&quot;</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <extracomment>%1 the same, %2 &quot;7 sites&quot;</extracomment>
        <translation>%1. %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) pass</source>
        <translation>
            <numerusform>Nadaje się %n miejsce</numerusform>
            <numerusform>Nadają się %n miejsca</numerusform>
            <numerusform>Nadaje się %n miejsc</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>The pattern %1 is larger than this map and fits nowhere.</source>
        <extracomment>%1 is a pattern&apos;s name</extracomment>
        <translation>Wzór %1 jest większy niż ta mapa i nigdzie się nie mieści.</translation>
    </message>
    <message numerus="yes">
        <source>%n would wait in walls</source>
        <translation>
            <numerusform>%n czekałby w ścianie</numerusform>
            <numerusform>%n czekałyby w ścianach</numerusform>
            <numerusform>%n czekałoby w ścianach</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SketchImage</name>
    <message>
        <source>The drawing refers to other files. Save it with everything in it.</source>
        <translation>Rysunek odwołuje się do innych plików. Zapisz go ze wszystkim w środku.</translation>
    </message>
    <message>
        <source>The drawing cannot be read.</source>
        <translation>Rysunku nie da się odczytać.</translation>
    </message>
    <message>
        <source>The drawing has no size.</source>
        <translation>Rysunek nie ma wymiarów.</translation>
    </message>
    <message>
        <source>This is no picture that can be read. PNG and JPEG can.</source>
        <translation>To nie jest obraz, który da się odczytać. PNG i JPEG się da.</translation>
    </message>
    <message>
        <source>The picture has more than %1 pixels. Make it smaller first.</source>
        <extracomment>%1 is a number such as 32,000,000</extracomment>
        <translation>Obraz ma więcej pikseli niż %1. Najpierw go zmniejsz.</translation>
    </message>
    <message>
        <source>The picture is damaged.</source>
        <translation>Obraz jest uszkodzony.</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <extracomment>%1 lists file endings</extracomment>
        <translation>Obrazy (%1)</translation>
    </message>
</context>
<context>
    <name>StampTool</name>
    <message>
        <source>Click to stamp. Capture a stamp with the brush&apos;s right button, or copy a selection.</source>
        <translation>Kliknij, aby odbić stempel. Pobierz go prawym przyciskiem pędzla lub skopiuj zaznaczenie.</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>Stempel</translation>
    </message>
    <message>
        <source>There is no stamp yet: right-drag with the brush to capture one, or copy a selection.</source>
        <translation>Nie ma jeszcze stempla: pobierz go, przeciągając pędzlem z prawym przyciskiem, lub skopiuj zaznaczenie.</translation>
    </message>
    <message>
        <source>This stamp is for another kind of layer.</source>
        <translation>Ten stempel jest do innego rodzaju warstwy.</translation>
    </message>
</context>
<context>
    <name>StatisticsGroups</name>
    <message>
        <source>%1 %</source>
        <extracomment>%1 is a share in per cent</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>cannot be reached</source>
        <translation>nie do osiągnięcia</translation>
    </message>
    <message>
        <source>%1 days</source>
        <extracomment>%1 is a number of days that a hero walks: &quot;4.5&quot;</extracomment>
        <translation>%1 dnia</translation>
    </message>
    <message>
        <source>none can be reached</source>
        <translation>żaden nie do osiągnięcia</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>How many of how many</extracomment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>There are no two players to compare</source>
        <translation>Nie ma dwóch graczy do porównania</translation>
    </message>
    <message>
        <source>Nobody comes to the castle of another</source>
        <translation>Nikt nie dojdzie do zamku innego gracza</translation>
    </message>
    <message>
        <source>Some come where others never do</source>
        <translation>Jedni dojdą tam, gdzie inni nigdy</translation>
    </message>
    <message>
        <source>unfair</source>
        <translation>niesprawiedliwie</translation>
    </message>
    <message>
        <source>Unfair: best and worst differ by</source>
        <translation>Niesprawiedliwie: najlepszego i najgorszego dzieli</translation>
    </message>
    <message>
        <source>Fair: best and worst differ by</source>
        <translation>Sprawiedliwie: najlepszego i najgorszego dzieli</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Obiekty</translation>
    </message>
    <message>
        <source>Unknown to the game</source>
        <translation>Nieznane grze</translation>
    </message>
    <message>
        <source>By player</source>
        <translation>Według graczy</translation>
    </message>
    <message>
        <source>Mines: %1</source>
        <extracomment>How many mines of a resource a player has; %1 is the resource: &quot;Gold&quot;</extracomment>
        <translation>Kopalnie: %1</translation>
    </message>
    <message>
        <source>By class</source>
        <translation>Według klas</translation>
    </message>
    <message>
        <source>Guards by level</source>
        <translation>Strażnicy według poziomu</translation>
    </message>
    <message>
        <source>Of a given creature</source>
        <translation>Podane stwory</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Poziom %1</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Teren</translation>
    </message>
    <message>
        <source>Ways</source>
        <translation>Drogi</translation>
    </message>
    <message>
        <source>Free cells</source>
        <translation>Wolne pola</translation>
    </message>
    <message>
        <source>Of these reached</source>
        <translation>Z nich osiągalne</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Strefy</translation>
    </message>
    <message>
        <source>Zone %1</source>
        <extracomment>%1 is the number of a zone</extracomment>
        <translation>Strefa %1</translation>
    </message>
    <message>
        <source>Richness</source>
        <translation>Bogactwo</translation>
    </message>
    <message>
        <source>Mines</source>
        <translation>Kopalnie</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Sprawiedliwość</translation>
    </message>
    <message>
        <source>To the castle of %1</source>
        <extracomment>%1 is a player, &quot;Red&quot;; the figure is how long the way to his castle is</extracomment>
        <translation>Do zamku: %1</translation>
    </message>
    <message>
        <source>Nearest mine</source>
        <translation>Najbliższa kopalnia</translation>
    </message>
    <message>
        <source>Mines within reach</source>
        <translation>Kopalnie w zasięgu</translation>
    </message>
    <message>
        <source>No player has a castle</source>
        <translation>Żaden gracz nie ma zamku</translation>
    </message>
    <message numerus="yes">
        <source>Nearest %n mine(s), on average</source>
        <translation>
            <numerusform>Najbliższa %n kopalnia, średnio</numerusform>
            <numerusform>Najbliższe %n kopalnie, średnio</numerusform>
            <numerusform>Najbliższe %n kopalni, średnio</numerusform>
        </translation>
    </message>
    <message>
        <source>Riches by day %1</source>
        <extracomment>%1 is a number of days</extracomment>
        <translation>Bogactwa do dnia %1</translation>
    </message>
    <message>
        <source>Mine %1</source>
        <extracomment>%1 is a number, counted from the nearest mine</extracomment>
        <translation>Kopalnia %1</translation>
    </message>
</context>
<context>
    <name>StopOverlay</name>
    <message>
        <source>units end here</source>
        <translation>tu jednostki kończą</translation>
    </message>
    <message>
        <source>plateau, better lies beyond</source>
        <translation>płaskowyż, lepsze leży dalej</translation>
    </message>
    <message>
        <source>all in reach is worse, better lies beyond</source>
        <translation>w zasięgu wszystko gorsze, lepsze leży dalej</translation>
    </message>
    <message>
        <source>better is near, but walled off</source>
        <translation>lepsze blisko, ale odgrodzone</translation>
    </message>
    <message>
        <source>Stops: %1</source>
        <extracomment>%1 is a hint layer&apos;s name</extracomment>
        <translation>Postoje: %1</translation>
    </message>
    <message>
        <source>too low, see Problems</source>
        <translation>za nisko, zob. Problemy</translation>
    </message>
</context>
<context>
    <name>Strength</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>These numbers are for %1, not for the deck you see.</source>
        <extracomment>%1 is the name of a deck in quotes</extracomment>
        <translation>To liczby zestawu %1, a widać inny.</translation>
    </message>
    <message>
        <source>Outdated: %1 has changed since it was measured.</source>
        <extracomment>%1 is the name of a deck in quotes</extracomment>
        <translation>Nieaktualne: %1 zmienił się od czasu pomiaru.</translation>
    </message>
    <message>
        <source>Outdated: the opponents&apos; decks have changed since.</source>
        <translation>Nieaktualne: zestawy rywali zmieniły się od tego czasu.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>%1 is a number, %2 a percentage</extracomment>
        <translation>od %1 do %2</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>%1 is a number, %2 and %3 are the numbers it lies between</extracomment>
        <translation>%1 (od %2 do %3)</translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s), each against each</source>
        <extracomment>%n is a number of decks</extracomment>
        <translation>
            <numerusform>%n zestaw, każdy z każdym</numerusform>
            <numerusform>%n zestawy, każdy z każdym</numerusform>
            <numerusform>%n zestawów, każdy z każdym</numerusform>
        </translation>
    </message>
    <message>
        <source>No games played yet</source>
        <translation>Nie rozegrano jeszcze żadnej partii</translation>
    </message>
    <message>
        <source>Place %1 of %2 · %3</source>
        <extracomment>%1 and %2 are numbers, %3 is its results and its strength</extracomment>
        <translation>Miejsce %1 z %2 · %3</translation>
    </message>
    <message>
        <source>%1 games between two decks, player %2, seed %3</source>
        <translation>%1 partii między dwoma zestawami, gracz %2, ziarno %3</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>%1 says which decks meet, %2 how</extracomment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Cancelled after %1 of %2 games; only these are counted.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Anulowano po %1 z %2 partii; liczą się tylko te.</translation>
    </message>
    <message>
        <source>Skipped, because the game does not accept them: %1.</source>
        <extracomment>%1 is a list of names in quotes</extracomment>
        <translation>Pominięto, bo gra ich nie przyjmuje: %1.</translation>
    </message>
    <message>
        <source>Replace %1 with %2 in stack %3</source>
        <extracomment>%1 and %2 are cards, %3 is the number of a stack</extracomment>
        <translation>Zamień „%1” na „%2” na stosie %3</translation>
    </message>
    <message>
        <source>Swap %1 and %2 in stack %3</source>
        <extracomment>%1 and %2 are cards, %3 is the number of a stack</extracomment>
        <translation>Zamień miejscami „%1” i „%2” na stosie %3</translation>
    </message>
    <message>
        <source>Move %1 from stack %2 to stack %3, place %4</source>
        <extracomment>%1 is a card, %2 and %3 are numbers of stacks, %4 is that of a place</extracomment>
        <translation>Przenieś „%1” ze stosu %2 na stos %3, miejsce %4</translation>
    </message>
    <message>
        <source>%1 → stack %2</source>
        <extracomment>%1 is a card, %2 is the number of a stack</extracomment>
        <translation>%1 → stos %2</translation>
    </message>
    <message>
        <source>Cancelled. Only a finished search has a result.</source>
        <translation>Anulowano. Wynik daje tylko pełne wyszukiwanie.</translation>
    </message>
    <message>
        <source>%1 changes were tried in %2 games</source>
        <extracomment>%1 is a number of changes, %2 one of games</extracomment>
        <translation>Liczba wypróbowanych zmian: %1, partii: %2</translation>
    </message>
    <message>
        <source>%1; none clearly makes the deck stronger.</source>
        <extracomment>%1 says how many changes were tried</extracomment>
        <translation>%1; żadna wyraźnie nie wzmacnia zestawu.</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n clearly make(s) the deck stronger. Each was tried alone: apply one, then search again.</source>
        <extracomment>%1 says how many changes were tried, %n how many are good</extracomment>
        <translation>
            <numerusform>%1; %n zmiana wyraźnie wzmacnia zestaw. Każdą zmierzono osobno: zastosuj jedną i szukaj ponownie.</numerusform>
            <numerusform>%1; %n zmiany wyraźnie wzmacniają zestaw. Każdą zmierzono osobno: zastosuj jedną i szukaj ponownie.</numerusform>
            <numerusform>%1; %n zmian wyraźnie wzmacnia zestaw. Każdą zmierzono osobno: zastosuj jedną i szukaj ponownie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ending…</source>
        <translation>Kończenie…</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>%1 z %2 partii</translation>
    </message>
    <message numerus="yes">
        <source>%1, round %2 of %3 with %n change(s)</source>
        <extracomment>%1 says how many games were played, %2 and %3 are numbers, %n is a number of changes</extracomment>
        <translation>
            <numerusform>%1, runda %2 z %3, %n zmiana</numerusform>
            <numerusform>%1, runda %2 z %3, %n zmiany</numerusform>
            <numerusform>%1, runda %2 z %3, %n zmian</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, about %2 left</source>
        <extracomment>%1 says how many games were played, %2 is a time</extracomment>
        <translation>%1, pozostało około %2</translation>
    </message>
    <message>
        <source>Measured with other settings than those above.</source>
        <translation>Zmierzono przy innych ustawieniach niż powyższe.</translation>
    </message>
    <message numerus="yes">
        <source>%1 against %n other deck(s) of its library</source>
        <extracomment>%1 is the name of a deck in quotes, %n a number of decks</extracomment>
        <translation>
            <numerusform>%1 przeciw %n innemu zestawowi swojej biblioteki</numerusform>
            <numerusform>%1 przeciw %n innym zestawom swojej biblioteki</numerusform>
            <numerusform>%1 przeciw %n innym zestawom swojej biblioteki</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 against %n deck(s) of %2</source>
        <extracomment>%1 is the name of a deck in quotes, %n a number of decks, %2 the name of a file</extracomment>
        <translation>
            <numerusform>%1 przeciw %n zestawowi z pliku %2</numerusform>
            <numerusform>%1 przeciw %n zestawom z pliku %2</numerusform>
            <numerusform>%1 przeciw %n zestawom z pliku %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 against %n random deck(s)</source>
        <extracomment>%1 is the name of a deck in quotes, %n a number of decks</extracomment>
        <translation>
            <numerusform>%1 przeciw %n losowemu zestawowi</numerusform>
            <numerusform>%1 przeciw %n losowym zestawom</numerusform>
            <numerusform>%1 przeciw %n losowym zestawom</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a percentage, %2 the range it lies in</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Score %1</source>
        <extracomment>%1 is a percentage with the range it lies in</extracomment>
        <translation>Skuteczność %1</translation>
    </message>
    <message>
        <source>Its decks are still being measured: %1. Closing stops this, and the results so far are lost.</source>
        <extracomment>%1 says how many games were played of how many</extracomment>
        <translation>Trwa pomiar siły zestawów: %1. Zamknięcie go przerwie, a dotychczasowe wyniki przepadną.</translation>
    </message>
    <message>
        <source>A search for improvements is still running: %1. Closing stops it without a result.</source>
        <extracomment>%1 says how many games were played of how many</extracomment>
        <translation>Trwa szukanie ulepszeń zestawu: %1. Zamknięcie je przerwie bez wyniku.</translation>
    </message>
    <message>
        <source>Won %1, drawn %2, lost %3 · %4</source>
        <extracomment>%1, %2 and %3 are numbers of games, %4 is a strength with the range it lies in</extracomment>
        <translation>Wygrane: %1, remisy: %2, porażki: %3 · %4</translation>
    </message>
    <message>
        <source>%1 Elo (%2 to %3), expected score %4</source>
        <extracomment>%1 is a difference in Elo, %2 and %3 the numbers it lies between, %4 a percentage with its range</extracomment>
        <translation>%1 Elo (od %2 do %3), oczekiwana skuteczność %4</translation>
    </message>
</context>
<context>
    <name>StrengthPanel</name>
    <message>
        <source>This library has no other deck that the game accepts. Add one or choose other opponents.</source>
        <translation>W tej bibliotece nie ma innego zestawu, który gra przyjmuje. Dodaj go albo wybierz innych rywali.</translation>
    </message>
    <message>
        <source>Each against each needs two decks that the game accepts. Add one or choose other opponents.</source>
        <translation>„Każdy z każdym” wymaga dwóch zestawów, które gra przyjmuje. Dodaj je albo wybierz innych rywali.</translation>
    </message>
    <message>
        <source>Choose a file with the opponents&apos; decks.</source>
        <translation>Wybierz plik z zestawami rywali.</translation>
    </message>
    <message>
        <source>The file has no deck that the game accepts. Choose another.</source>
        <translation>W pliku nie ma zestawu, który gra przyjmuje. Wybierz inny.</translation>
    </message>
    <message>
        <source>There is no deck to measure.</source>
        <translation>Nie ma zestawu do zmierzenia.</translation>
    </message>
    <message>
        <source>Dealt %1</source>
        <extracomment>The name of a random deck, %1 is its number</extracomment>
        <translation>Rozdany %1</translation>
    </message>
</context>
<context>
    <name>StrengthTable</name>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>W–D–L</source>
        <extracomment>The head of a narrow column: won, drawn, lost</extracomment>
        <translation>W–R–P</translation>
    </message>
    <message>
        <source>Games won, drawn and lost</source>
        <translation>Partie wygrane, zremisowane i przegrane</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remisy</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Porażki</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Przeciw</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Zestaw</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Strength in Elo with its 95 % interval; the mean of all decks is 0</source>
        <translation>Siła w Elo z przedziałem 95 %; średnia wszystkich zestawów to 0</translation>
    </message>
    <message>
        <source>Elo low</source>
        <translation>Elo od</translation>
    </message>
    <message>
        <source>Elo high</source>
        <translation>Elo do</translation>
    </message>
    <message>
        <source>all others</source>
        <translation>wszystkim pozostałym</translation>
    </message>
    <message>
        <source> (%1 to %2)</source>
        <extracomment>Added to a number: the range it lies in</extracomment>
        <translation> (od %1 do %2)</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numer</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Zagrana</translation>
    </message>
    <message>
        <source>Share of the games in which it was played</source>
        <translation>Udział partii, w których ją zagrano</translation>
    </message>
    <message>
        <source>Played in</source>
        <translation>Zagrana w</translation>
    </message>
    <message>
        <source>Times a game</source>
        <translation>Razy w partii</translation>
    </message>
    <message>
        <source>Points a game</source>
        <translation>Punkty w partii</translation>
    </message>
    <message>
        <source>Points low</source>
        <translation>Punkty od</translation>
    </message>
    <message>
        <source>Points high</source>
        <translation>Punkty do</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>The name of a deck behind its place</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Zmiana</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Zysk</translation>
    </message>
    <message>
        <source>Gain low</source>
        <translation>Zysk od</translation>
    </message>
    <message>
        <source>Gain high</source>
        <translation>Zysk do</translation>
    </message>
    <message>
        <source>%1: %2 percentage points more</source>
        <extracomment>%1 is a change of a deck, %2 a difference of percentages with its range</extracomment>
        <translation>%1: więcej, w punktach procentowych: %2</translation>
    </message>
    <message>
        <source>%1 against %2: score %3 (%4); won %5, drawn %6, lost %7</source>
        <extracomment>%1 and %2 are decks, %3 is a percentage, %4 the range it lies in, %5 to %7 are numbers of games</extracomment>
        <translation>%1 kontra %2: skuteczność %3 (%4); wygrane %5, remisy %6, porażki %7</translation>
    </message>
    <message>
        <source>Score, %</source>
        <translation>Wynik, %</translation>
    </message>
    <message>
        <source>Games won and half of those drawn, in percent of all, with the 95 % interval; bold when that does not hold one half</source>
        <translation>Partie wygrane i połowa zremisowanych, w procentach wszystkich, z przedziałem 95 %; pogrubione, gdy nie obejmuje on połowy</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Skuteczność</translation>
    </message>
    <message>
        <source>Score low</source>
        <translation>Skuteczność od</translation>
    </message>
    <message>
        <source>Score high</source>
        <translation>Skuteczność do</translation>
    </message>
    <message>
        <source>. In games in which it came at all the score differed by %1 percentage points</source>
        <extracomment>%1 is a difference of percentages with its range</extracomment>
        <translation>. W partiach, w których się w ogóle pojawiła, skuteczność różniła się o tyle punktów procentowych: %1</translation>
    </message>
    <message>
        <source>. In games in which it came by own move %1 the score differed by %2 percentage points</source>
        <extracomment>%1 is a number, %2 a difference of percentages with its range</extracomment>
        <translation>. W partiach, w których pojawiła się najpóźniej we własnym ruchu %1, skuteczność różniła się o tyle punktów procentowych: %2</translation>
    </message>
    <message>
        <source>%1: played in %2 of the games, %3 times a game; its tokens brought %4 points a game more than they brought the opponent</source>
        <extracomment>%1 is a card, %2 a percentage, %3 and %4 are numbers</extracomment>
        <translation>%1: zagrana w %2 partii, razy w partii: %3; jej żetony przyniosły w partii o tyle punktów więcej niż przeciwnikowi: %4</translation>
    </message>
    <message>
        <source>Score early less late</source>
        <translation>Skuteczność wcześnie minus późno</translation>
    </message>
    <message>
        <source>Score early less late, low</source>
        <translation>Skuteczność wcześnie minus późno od</translation>
    </message>
    <message>
        <source>Score early less late, high</source>
        <translation>Skuteczność wcześnie minus późno do</translation>
    </message>
    <message>
        <source>How much higher the score of the deck is with it, in percentage points. The intervals of all changes that were confirmed hold together in 95 of 100 searches</source>
        <translation>O ile punktów procentowych skuteczność zestawu jest z nią większa. Przedziały wszystkich potwierdzonych zmian są prawdziwe łącznie w 95 na 100 wyszukiwań</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Points a game that its tokens brought less those they brought the opponent, with the 95 % interval. What it does to other tokens is not counted</source>
        <translation>Punkty w partii, które przyniosły jej żetony, bez tych, które przyniosły przeciwnikowi, z przedziałem 95 %. To, co robi innym żetonom, się nie liczy</translation>
    </message>
    <message>
        <source>Elo ±</source>
        <translation>Elo ±</translation>
    </message>
    <message>
        <source>By how much the measured deck is better than this one, in Elo with its 95 % interval: +35 lets expect a score of 55 %. Empty where every game was won or lost.</source>
        <translation>O ile mierzony zestaw jest lepszy od tego, w Elo, z przedziałem 95 %: przy +35 należy oczekiwać skuteczności 55 %. Puste, gdy każda partia była wygrana albo każda przegrana.</translation>
    </message>
    <message>
        <source>Elo difference</source>
        <translation>Różnica Elo</translation>
    </message>
    <message>
        <source>Elo difference low</source>
        <translation>Różnica Elo od</translation>
    </message>
    <message>
        <source>Elo difference high</source>
        <translation>Różnica Elo do</translation>
    </message>
    <message>
        <source>Expected, %</source>
        <translation>Oczekiwana, %</translation>
    </message>
    <message>
        <source>The score that this Elo lets expect against a deck of average strength, with the 95 % interval</source>
        <translation>Skuteczność, jakiej przy tym Elo należy oczekiwać przeciw zestawowi średniej siły, z przedziałem 95 %</translation>
    </message>
    <message>
        <source>Expected score</source>
        <translation>Oczekiwana skuteczność</translation>
    </message>
    <message>
        <source>Expected score low</source>
        <translation>Oczekiwana skuteczność od</translation>
    </message>
    <message>
        <source>Expected score high</source>
        <translation>Oczekiwana skuteczność do</translation>
    </message>
</context>
<context>
    <name>SuggestionText</name>
    <message>
        <source>The kings cannot reach each other on foot, so distances are measured in a straight line.</source>
        <translation>Królowie nie dojdą do siebie pieszo, więc odległości liczone są w linii prostej.</translation>
    </message>
    <message>
        <source>The computer&apos;s stonemasons cannot reach any mountain safely, so the grid is all 0.</source>
        <translation>Kamieniarze komputera nie dotrą bezpiecznie do żadnej góry, więc siatka to same 0.</translation>
    </message>
</context>
<context>
    <name>SurfaceBrush</name>
    <message>
        <source>Drag to paint the ground; the dots are the corners that change. Right-click picks the ground there.</source>
        <translation>Przeciągnij, aby malować grunt; kropki to narożniki, które się zmienią. Prawy przycisk wybiera grunt.</translation>
    </message>
</context>
<context>
    <name>SurfaceFill</name>
    <message>
        <source>Fill with %1</source>
        <extracomment>%1 is a surface: &quot;Grass&quot;</extracomment>
        <translation>Wypełnij: %1</translation>
    </message>
    <message>
        <source>Click to give the whole area of equal ground another one. Right-click picks the ground there.</source>
        <translation>Kliknij, aby cały obszar jednakowego gruntu dostał inny. Prawy przycisk wybiera grunt.</translation>
    </message>
</context>
<context>
    <name>Svg</name>
    <message>
        <source>Drawn with %1</source>
        <extracomment>%1 is the program&apos;s name and version</extracomment>
        <translation>Narysowano programem %1</translation>
    </message>
</context>
<context>
    <name>Symmetry</name>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Diagonal mirror</source>
        <translation>Odbicie po przekątnej</translation>
    </message>
    <message>
        <source>Half-turn</source>
        <translation>Półobrót</translation>
    </message>
</context>
<context>
    <name>SymmetryText</name>
    <message>
        <source>No symmetry</source>
        <translation>Brak symetrii</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a symmetry (&quot;Half-turn&quot;), %2 &quot;obeyed&quot; or &quot;4 cells differ&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the game asks for one</source>
        <translation>gra wymaga symetrii</translation>
    </message>
    <message>
        <source>obeyed</source>
        <translation>zachowano</translation>
    </message>
    <message>
        <source>1 cell differs</source>
        <translation>1 pole się różni</translation>
    </message>
    <message numerus="yes">
        <source>%n cells differ</source>
        <translation>
            <numerusform>%n pole się różni</numerusform>
            <numerusform>%n pola się różnią</numerusform>
            <numerusform>%n pól się różni</numerusform>
        </translation>
    </message>
    <message>
        <source>Every stroke is mirrored. Click to choose another symmetry.</source>
        <translation>Każde pociągnięcie jest odbijane. Kliknij, aby wybrać inną symetrię.</translation>
    </message>
    <message>
        <source>Click to choose a symmetry or to repair the map</source>
        <translation>Kliknij, aby wybrać symetrię lub naprawić mapę</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) differ</source>
        <translation>
            <numerusform>%n pole się różni</numerusform>
            <numerusform>%n pola się różnią</numerusform>
            <numerusform>%n pól się różni</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThingProperties</name>
    <message>
        <source>Creature or level</source>
        <translation>Stwór lub poziom</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Liczba</translation>
    </message>
    <message>
        <source>0 leaves the count to the game</source>
        <translation>0 zostawia liczbę grze</translation>
    </message>
    <message>
        <source>Temper</source>
        <translation>Usposobienie</translation>
    </message>
    <message>
        <source>Compliant</source>
        <translation>Ugodowe</translation>
    </message>
    <message>
        <source>Aggressive</source>
        <translation>Zaczepne</translation>
    </message>
    <message>
        <source>Savage</source>
        <translation>Dzikie</translation>
    </message>
    <message>
        <source>Does not grow</source>
        <translation>Nie rośnie</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Bohater</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Doświadczenie</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Umiejętności</translation>
    </message>
    <message>
        <source>Primary skills</source>
        <translation>Cechy główne</translation>
    </message>
    <message>
        <source>Artifacts</source>
        <translation>Artefakty</translation>
    </message>
    <message>
        <source>Spells of his own</source>
        <translation>Własne zaklęcia</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>Zaklęcia</translation>
    </message>
    <message>
        <source>Main castle of its owner</source>
        <translation>Główny zamek właściciela</translation>
    </message>
    <message>
        <source>Nation</source>
        <translation>Nacja</translation>
    </message>
    <message>
        <source>Citadel</source>
        <translation>Cytadela</translation>
    </message>
    <message>
        <source>Stronghold</source>
        <translation>Twierdza</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Wieża</translation>
    </message>
    <message>
        <source>Dungeon</source>
        <translation>Loch</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>Forteca</translation>
    </message>
    <message>
        <source>Necropolis</source>
        <translation>Nekropolia</translation>
    </message>
    <message>
        <source>Any nation</source>
        <translation>Dowolna nacja</translation>
    </message>
    <message>
        <source>Constructions</source>
        <translation>Budowle</translation>
    </message>
    <message>
        <source>Happens to %1</source>
        <extracomment>%1 is a player: &quot;Red&quot;. An event happens to who steps on its cell</extracomment>
        <translation>Dotyczy gracza: %1</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>Nagrody</translation>
    </message>
    <message>
        <source>Troop %1</source>
        <translation>Oddział %1</translation>
    </message>
    <message>
        <source>Count of troop %1</source>
        <translation>Liczba w oddziale %1</translation>
    </message>
    <message>
        <source>Hero&apos;s name</source>
        <translation>Imię bohatera</translation>
    </message>
    <message>
        <source>Castle&apos;s name</source>
        <translation>Nazwa zamku</translation>
    </message>
    <message>
        <source>Message when taken</source>
        <translation>Wiadomość przy zabraniu</translation>
    </message>
    <message>
        <source>Guard&apos;s message</source>
        <translation>Wiadomość strażnika</translation>
    </message>
    <message>
        <source>Message to visitors</source>
        <translation>Wiadomość dla odwiedzających</translation>
    </message>
    <message>
        <source>Message with the reward</source>
        <translation>Wiadomość z nagrodą</translation>
    </message>
    <message>
        <source>Message before the fight</source>
        <translation>Wiadomość przed walką</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a text, &quot;Message&quot;; %2 a language, &quot;English&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Właściciel</translation>
    </message>
    <message>
        <source>Each skill and its level: Luck: basic, Wisdom: expert</source>
        <translation>Każda umiejętność i jej poziom: Szczęście: podstawowy, Mądrość: ekspert</translation>
    </message>
    <message>
        <source>Each skill and its points: Attack: 2, Power: 3</source>
        <translation>Każda cecha i jej punkty: Atak: 2, Moc: 3</translation>
    </message>
    <message>
        <source>Names of spells: Haste, Cure</source>
        <translation>Nazwy czarów: Przyspieszenie, Uleczenie</translation>
    </message>
    <message>
        <source>Each building and how far it is: Tavern: built, Moat: not built; empty for those of every castle</source>
        <translation>Każdy budynek i jego stan: Karczma: zbudowany, Fosa: niezbudowany; puste: takie jak w każdym zamku</translation>
    </message>
    <message>
        <source>Kind of each, of what, how much: Resource: Gold: 500, Experience: 100, Spell: Haste: 1</source>
        <translation>Rodzaj każdej nagrody, czego, ile: Surowiec: Złoto: 500, Doświadczenie: 100, Czar: Przyspieszenie: 1</translation>
    </message>
    <message>
        <source>Each artifact and where it is worn: artifact 12: backpack, artifact 7: head. The game has numbers for them here, and no source says which is which</source>
        <translation>Każdy artefakt i gdzie jest noszony: artefakt 12: plecak, artefakt 7: głowa. Gra ma tu dla nich numery i żadne źródło nie mówi, który jest który</translation>
    </message>
</context>
<context>
    <name>Tool</name>
    <message>
        <source>Paint %1</source>
        <extracomment>A step in the history; %1 is a tile&apos;s name or a digit.</extracomment>
        <translation>Malowanie „%1”</translation>
    </message>
    <message>
        <source>This works only on hint grids. Choose one in the Layers panel.</source>
        <translation>To działa tylko na siatkach podpowiedzi. Wybierz jedną w panelu Warstwy.</translation>
    </message>
    <message>
        <source>This map has no such grid yet. Add it in the Layers panel first.</source>
        <translation>Ta mapa nie ma jeszcze takiej siatki. Najpierw dodaj ją w panelu Warstwy.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <extracomment>A step in the history: %1 is what was done (&quot;Paint Forest&quot;), %2 a place such as &quot;row 5, column 5&quot;.</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>TreasureProperties</name>
    <message>
        <source>Kind</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Surowiec</translation>
    </message>
    <message>
        <source>0 leaves the amount to the game</source>
        <translation>0 zostawia ilość grze</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Ilość</translation>
    </message>
    <message>
        <source>Mana</source>
        <translation>Mana</translation>
    </message>
    <message>
        <source>Artifact</source>
        <translation>Artefakt</translation>
    </message>
    <message>
        <source>Spell</source>
        <translation>Czar</translation>
    </message>
    <message>
        <source>Opened by the key of</source>
        <translation>Otwiera klucz, który ma</translation>
    </message>
    <message>
        <source>Lets heroes through who have been to a tent of this key</source>
        <translation>Przepuszcza bohaterów, którzy byli w namiocie tego klucza</translation>
    </message>
</context>
<context>
    <name>WandTool</name>
    <message>
        <source>Click to select the area of equal cells. Shift adds, Ctrl removes.</source>
        <translation>Kliknij, aby zaznaczyć obszar jednakowych pól. Shift dodaje, Ctrl odejmuje.</translation>
    </message>
</context>
<context>
    <name>WarWords</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 is a piece, &quot;Brawler 4&quot;, %2 a side, &quot;Blue&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 jumps to %2</source>
        <extracomment>%1 is a piece, %2 a place</extracomment>
        <translation>%1 skacze na %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>%1 is a piece, %2 a place</extracomment>
        <translation>od %1 do %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A place, then what is there</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Twoja tura</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <extracomment>%1 is a player: &quot;Hard to move&quot;</extracomment>
        <translation>Ruch: %1</translation>
    </message>
    <message>
        <source>your %1</source>
        <extracomment>%1 is a piece: &quot;Brawler 4&quot;</extracomment>
        <translation>twój %1</translation>
    </message>
    <message>
        <source>Untitled board</source>
        <translation>Plansza bez nazwy</translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <extracomment>What a game is called: %1 its board, %2 and %3 who plays</extracomment>
        <translation>%1: %2 – %3</translation>
    </message>
    <message>
        <source>%1 takes %2 at %3</source>
        <extracomment>%1 and %2 are pieces, &quot;Brawler 4&quot;, %3 a place, &quot;row 3, column 5&quot;</extracomment>
        <translation>%1 bije: %2, %3</translation>
    </message>
    <message>
        <source>%1 reaches the goal</source>
        <extracomment>%1 is a piece</extracomment>
        <translation>%1 dociera do celu</translation>
    </message>
    <message>
        <source>, power %1 → %2</source>
        <extracomment>Behind a move: the power of the piece before and after</extracomment>
        <translation>, siła %1 → %2</translation>
    </message>
    <message>
        <source>, where it can be captured</source>
        <translation>, gdzie może zostać zbity</translation>
    </message>
    <message>
        <source>%1, %2, power %3</source>
        <extracomment>%1 a tile, &quot;High ground&quot;; %2 a piece, &quot;your Brawler 4&quot;; %3 a number</extracomment>
        <translation>%1, %2, siła %3</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Wygrywasz</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>%1 is a player</extracomment>
        <translation>Wygrywa %1</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>%1 : %2 pieces</source>
        <extracomment>How many pieces are left: %1 of Blue, %2 of Red</extracomment>
        <translation>pionki %1 : %2</translation>
    </message>
    <message>
        <source>You gave up.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>Poddałeś partię.</translation>
    </message>
    <message>
        <source>%1 gave up.</source>
        <translation>%1 poddaje partię.</translation>
    </message>
    <message numerus="yes">
        <source>%1 After %n move(s).</source>
        <extracomment>%1 is a sentence that says how a game ended</extracomment>
        <translation>
            <numerusform>%1 Po %n posunięciu.</numerusform>
            <numerusform>%1 Po %n posunięciach.</numerusform>
            <numerusform>%1 Po %n posunięciach.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 → %2, %3</source>
        <extracomment>A move in a list: %1 a piece, %2 a row, %3 a column</extracomment>
        <translation>%1 → %2, %3</translation>
    </message>
    <message>
        <source>%1 × %2 (%3, %4)</source>
        <extracomment>A move in a list: %1 takes %2, both pieces; %3 a row, %4 a column</extracomment>
        <translation>%1 × %2 (%3, %4)</translation>
    </message>
</context>
<context>
    <name>WastesText</name>
    <message>
        <source>%1 on high ground (%2)</source>
        <extracomment>%1 is a piece: Brawler 4; %2 is its power there</extracomment>
        <translation>%1 na wzniesieniu (%2)</translation>
    </message>
    <message>
        <source>%1 on rough ground (%2)</source>
        <extracomment>%1 is a piece: Brawler 4; %2 is its power there</extracomment>
        <translation>%1 na wertepach (%2)</translation>
    </message>
    <message>
        <source>%1 in sludge (%2)</source>
        <extracomment>%1 is a piece: Brawler 4; %2 is its power there</extracomment>
        <translation>%1 w szlamie (%2)</translation>
    </message>
    <message>
        <source>%1 on a trap (%2)</source>
        <extracomment>%1 is a piece: Brawler 4; %2 is its power there</extracomment>
        <translation>%1 w pułapce (%2)</translation>
    </message>
    <message>
        <source>%1 wins: a piece has reached its goal.</source>
        <extracomment>%1 is a side: Blue, Red</extracomment>
        <translation>%1 wygrywa: pionek doszedł do celu.</translation>
    </message>
    <message>
        <source>%1 wins: %2 has no pieces left.</source>
        <extracomment>%1 and %2 are sides: Blue, Red</extracomment>
        <translation>%1 wygrywa: %2 nie ma już pionków.</translation>
    </message>
    <message>
        <source>%1 wins: %2 cannot move.</source>
        <extracomment>%1 and %2 are sides: Blue, Red</extracomment>
        <translation>%1 wygrywa: %2 nie może się ruszyć.</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>A side of the game War in the Wastes</extracomment>
        <translation>Niebieski</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Czerwony</translation>
    </message>
    <message>
        <source>Hole</source>
        <translation>Dziura</translation>
    </message>
    <message>
        <source>Normal ground</source>
        <translation>Zwykłe pole</translation>
    </message>
    <message>
        <source>High ground</source>
        <translation>Wzniesienie</translation>
    </message>
    <message>
        <source>Rough ground</source>
        <translation>Wertepy</translation>
    </message>
    <message>
        <source>Toxic sludge</source>
        <translation>Trujący szlam</translation>
    </message>
    <message>
        <source>Trap</source>
        <translation>Pułapka</translation>
    </message>
    <message>
        <source>Blue goal</source>
        <translation>Cel Niebieskiego</translation>
    </message>
    <message>
        <source>Red goal</source>
        <translation>Cel Czerwonego</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Half-turn</source>
        <translation>Półobrót</translation>
    </message>
    <message>
        <source>Top-bottom mirror</source>
        <translation>Odbicie góra–dół</translation>
    </message>
    <message>
        <source>Left-right mirror</source>
        <translation>Odbicie lewo–prawo</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A piece: its name and its rank, such as Brawler 4</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>Draw: the same position came up %n times.</source>
        <extracomment>%n is a number, 2 to 9</extracomment>
        <translation>
            <numerusform>Remis: ta sama pozycja wystąpiła %n raz.</numerusform>
            <numerusform>Remis: ta sama pozycja wystąpiła %n razy.</numerusform>
            <numerusform>Remis: ta sama pozycja wystąpiła %n razy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw: for %n turns of each side no piece was taken and none came nearer to its goal.</source>
        <extracomment>%n is a number of turns</extracomment>
        <translation>
            <numerusform>Remis: przez %n turę każdej ze stron niczego nie zbito i nikt nie zbliżył się do celu.</numerusform>
            <numerusform>Remis: przez %n tury każdej ze stron niczego nie zbito i nikt nie zbliżył się do celu.</numerusform>
            <numerusform>Remis: przez %n tur każdej ze stron niczego nie zbito i nikt nie zbliżył się do celu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw: the game has %1 moves, the most there can be.</source>
        <extracomment>%1 is a large number</extracomment>
        <translation>Remis: partia ma tyle ruchów: %1, ile najwięcej może mieć.</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>New Document…</source>
        <translation>Nowy dokument…</translation>
    </message>
    <message>
        <source>Choose a game and what to begin</source>
        <translation>Wybierz grę i to, co chcesz zacząć</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>Open one file or several</source>
        <translation>Otwórz jeden lub kilka plików</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>Save to the file</source>
        <translation>Zapisz do pliku</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
        <source>Save to another file and continue in that one</source>
        <translation>Zapisz do innego pliku i pracuj dalej na nim</translation>
    </message>
    <message>
        <source>Save a Cop&amp;y…</source>
        <translation>Zapisz ko&amp;pię…</translation>
    </message>
    <message>
        <source>Save to another file and continue in this one</source>
        <translation>Zapisz do innego pliku i pracuj dalej na tym</translation>
    </message>
    <message>
        <source>Save A&amp;ll</source>
        <translation>Zapisz w&amp;szystko</translation>
    </message>
    <message>
        <source>Save every document with unsaved work</source>
        <translation>Zapisz wszystkie dokumenty z niezapisanymi zmianami</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>Przy&amp;wróć</translation>
    </message>
    <message>
        <source>Go back to the saved file; can be undone</source>
        <translation>Wróć do zapisanego pliku; można to cofnąć</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Za&amp;mknij</translation>
    </message>
    <message>
        <source>Close this document</source>
        <translation>Zamknij ten dokument</translation>
    </message>
    <message>
        <source>Close Ot&amp;hers</source>
        <translation>Zamknij &amp;inne</translation>
    </message>
    <message>
        <source>Close all other documents</source>
        <translation>Zamknij wszystkie inne dokumenty</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Za&amp;kończ</translation>
    </message>
    <message>
        <source>Leave Stonemason</source>
        <translation>Zakończ pracę z programem Stonemason</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>Wy&amp;czyść tę listę</translation>
    </message>
    <message>
        <source>Clear the list of recent files</source>
        <translation>Wyczyść listę ostatnich plików</translation>
    </message>
    <message>
        <source>Paste as Ne&amp;w</source>
        <translation>Wklej jako &amp;nowy</translation>
    </message>
    <message>
        <source>Open a forum post or code from the clipboard as a new document</source>
        <translation>Otwórz wpis z forum lub kod ze schowka jako nowy dokument</translation>
    </message>
    <message>
        <source>S&amp;tart Page</source>
        <translation>St&amp;rona startowa</translation>
    </message>
    <message>
        <source>Show new files, samples and recent files</source>
        <translation>Pokaż nowe pliki, przykłady i ostatnie pliki</translation>
    </message>
    <message>
        <source>Ne&amp;xt Tab</source>
        <translation>Następn&amp;a zakładka</translation>
    </message>
    <message>
        <source>Go to the tab on the right</source>
        <translation>Przejdź do zakładki po prawej</translation>
    </message>
    <message>
        <source>Previous Ta&amp;b</source>
        <translation>Poprzed&amp;nia zakładka</translation>
    </message>
    <message>
        <source>Go to the tab on the left</source>
        <translation>Przejdź do zakładki po lewej</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>P&amp;ełny ekran</translation>
    </message>
    <message>
        <source>Fill the whole screen</source>
        <translation>Wypełnij cały ekran</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>Przywróć &amp;układ</translation>
    </message>
    <message>
        <source>Put panels and toolbar back in their places</source>
        <translation>Przywróć panele i pasek narzędzi na ich miejsca</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Skróty klawiszowe</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>Pokaż wszystkie skróty klawiszowe</translation>
    </message>
    <message>
        <source>&amp;About Stonemason</source>
        <translation>&amp;O programie Stonemason</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Wersja i licencja</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>O bibliotece &amp;Qt</translation>
    </message>
    <message>
        <source>The toolkit Stonemason is built with</source>
        <translation>Biblioteka, na której zbudowano Stonemason</translation>
    </message>
    <message>
        <source>Same as the &amp;System</source>
        <translation>Jak w &amp;systemie</translation>
    </message>
    <message>
        <source>Light or dark, same as the desktop</source>
        <translation>Jasny lub ciemny, tak jak pulpit</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Jasny</translation>
    </message>
    <message>
        <source>Dark text on a light background</source>
        <translation>Ciemny tekst na jasnym tle</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Ciemny</translation>
    </message>
    <message>
        <source>Light text on a dark background</source>
        <translation>Jasny tekst na ciemnym tle</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Cofnij ostatni krok</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>Redo the step that was undone</source>
        <translation>Ponów cofnięty krok</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pre&amp;ferencje…</translation>
    </message>
    <message>
        <source>Language, appearance, keys and how games are shown</source>
        <translation>Język, wygląd, klawisze i sposób pokazywania gier</translation>
    </message>
    <message>
        <source>&amp;Find Command…</source>
        <translation>&amp;Znajdź polecenie…</translation>
    </message>
    <message>
        <source>Type a few words of a command and run it</source>
        <translation>Wpisz kilka słów polecenia i wykonaj je</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Przewodnik</translation>
    </message>
    <message>
        <source>Open the guide at the matching page</source>
        <translation>Otwórz przewodnik na pasującej stronie</translation>
    </message>
    <message>
        <source>Take a &amp;Tour</source>
        <translation>&amp;Wycieczka po programie</translation>
    </message>
    <message>
        <source>See in a few steps where everything is</source>
        <translation>Zobacz w kilku krokach, co gdzie jest</translation>
    </message>
    <message>
        <source>Recover Unsaved Wor&amp;k…</source>
        <translation>Odzyskaj niezapisaną pra&amp;cę…</translation>
    </message>
    <message>
        <source>Decide again about unsaved work from a crash</source>
        <translation>Zdecyduj ponownie o niezapisanej pracy sprzed awarii</translation>
    </message>
    <message>
        <source>Next Panel</source>
        <translation>Następny panel</translation>
    </message>
    <message>
        <source>Give the keys to the next panel, and from the last one back to the document</source>
        <translation>Przekaż klawisze następnemu panelowi, a z ostatniego z powrotem dokumentowi</translation>
    </message>
    <message>
        <source>Previous Panel</source>
        <translation>Poprzedni panel</translation>
    </message>
    <message>
        <source>Give the keys to the panel before, the other way round</source>
        <translation>Przekaż klawisze poprzedniemu panelowi, w odwrotnej kolejności</translation>
    </message>
    <message>
        <source>Nothing was done yet that could be undone.</source>
        <translation>Nie ma jeszcze niczego, co można by cofnąć.</translation>
    </message>
    <message>
        <source>Nothing was undone that could be redone.</source>
        <translation>Nie cofnięto niczego, co można by ponowić.</translation>
    </message>
</context>
<context>
    <name>WindowMenus</name>
    <message>
        <source>No files yet</source>
        <translation>Nie ma jeszcze plików</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Os&amp;tatnio otwarte</translation>
    </message>
    <message>
        <source>Pan&amp;els</source>
        <translation>Pane&amp;le</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>W&amp;ygląd</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Narzędzia</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Plik</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edycja</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>Files that are opened or saved are listed here.</source>
        <translation>Tu pojawiają się pliki otwierane i zapisywane.</translation>
    </message>
    <message>
        <source>Show or hide the panel %1</source>
        <extracomment>%1 is what a panel is called: &quot;Problems&quot;</extracomment>
        <translation>Pokaż lub ukryj panel %1</translation>
    </message>
    <message>
        <source>Show or hide the tool bar</source>
        <translation>Pokaż lub ukryj pasek narzędzi</translation>
    </message>
</context>
<context>
    <name>WorldProperties</name>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Opis</translation>
    </message>
    <message>
        <source>Texts of the file</source>
        <translation>Teksty pliku</translation>
    </message>
    <message>
        <source>In one language (old files)</source>
        <translation>W jednym języku (stare pliki)</translation>
    </message>
    <message>
        <source>In several languages</source>
        <translation>W kilku językach</translation>
    </message>
    <message>
        <source>Old files keep the words of the first language alone</source>
        <translation>Stare pliki zachowują słowa tylko pierwszego języka</translation>
    </message>
    <message>
        <source>Texts in %1</source>
        <extracomment>%1 is a language: &quot;English&quot;</extracomment>
        <translation>Teksty w języku: %1</translation>
    </message>
    <message>
        <source>A language goes with all its words; one stays</source>
        <translation>Język znika ze wszystkimi słowami; jeden zostaje</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Does not play</source>
        <translation>Nie gra</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>Human or computer</source>
        <translation>Człowiek lub komputer</translation>
    </message>
    <message>
        <source>Main castle of %1</source>
        <extracomment>%1 is a player: &quot;Red&quot;</extracomment>
        <translation>Główny zamek gracza %1</translation>
    </message>
    <message>
        <source>%1 begins with a hero there</source>
        <extracomment>%1 is a player: &quot;Red&quot;</extracomment>
        <translation>Gracz %1 zaczyna tam z bohaterem</translation>
    </message>
    <message>
        <source>Ultimate artifact: row</source>
        <translation>Artefakt ostateczny: wiersz</translation>
    </message>
    <message>
        <source>-1: anywhere</source>
        <translation>-1: gdziekolwiek</translation>
    </message>
    <message>
        <source>Ultimate artifact: column</source>
        <translation>Artefakt ostateczny: kolumna</translation>
    </message>
    <message>
        <source>Ultimate artifact: radius</source>
        <translation>Artefakt ostateczny: promień</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Zdarzenie</translation>
    </message>
    <message>
        <source>A name for you alone: players do not see it</source>
        <translation>Nazwa tylko dla ciebie: gracze jej nie widzą</translation>
    </message>
    <message>
        <source>Event&apos;s message</source>
        <translation>Wiadomość zdarzenia</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Version of the map</source>
        <translation>Wersja mapy</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Pierwszy dzień</translation>
    </message>
    <message>
        <source>Again after days</source>
        <translation>Znów po tylu dniach</translation>
    </message>
    <message>
        <source>0: only once</source>
        <translation>0: tylko raz</translation>
    </message>
    <message>
        <source>For %1</source>
        <extracomment>%1 is a player: &quot;Red&quot;. An event of time happens to him</extracomment>
        <translation>Dla gracza: %1</translation>
    </message>
</context>
<context>
    <name>WorldText</name>
    <message>
        <source>pile of goods</source>
        <extracomment>A kind of treasure on a map, inside a sentence</extracomment>
        <translation>stos surowców</translation>
    </message>
    <message>
        <source>mana crystal</source>
        <translation>kryształ many</translation>
    </message>
    <message>
        <source>campfire</source>
        <translation>ognisko</translation>
    </message>
    <message>
        <source>chest</source>
        <translation>skrzynia</translation>
    </message>
    <message>
        <source>artifact</source>
        <translation>artefakt</translation>
    </message>
    <message>
        <source>spell scroll</source>
        <translation>zwój z czarem</translation>
    </message>
    <message>
        <source>lamp</source>
        <translation>lampa</translation>
    </message>
    <message>
        <source>key guard</source>
        <translation>strażnik klucza</translation>
    </message>
    <message>
        <source>The colour of a player</source>
        <translation>Kolor gracza</translation>
    </message>
    <message>
        <source>Who plays a colour</source>
        <translation>Kto gra kolorem</translation>
    </message>
    <message>
        <source>The use of a text</source>
        <translation>Przeznaczenie tekstu</translation>
    </message>
    <message>
        <source>The owner of a thing</source>
        <translation>Właściciel rzeczy</translation>
    </message>
    <message>
        <source>The ground</source>
        <translation>Podłoże</translation>
    </message>
    <message>
        <source>The nation of a castle</source>
        <translation>Naród zamku</translation>
    </message>
    <message>
        <source>The mood of guards</source>
        <translation>Nastrój straży</translation>
    </message>
    <message>
        <source>The kind of guards</source>
        <translation>Rodzaj straży</translation>
    </message>
    <message>
        <source>The kind of goods</source>
        <translation>Rodzaj surowca</translation>
    </message>
    <message>
        <source>The reward of an event</source>
        <translation>Nagroda w zdarzeniu</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nikt</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>The colour of a player</extracomment>
        <translation>Czerwony</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>The colour of a player</extracomment>
        <translation>Zielony</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>The colour of a player</extracomment>
        <translation>Niebieski</translation>
    </message>
    <message>
        <source>Cyan</source>
        <extracomment>The colour of a player</extracomment>
        <translation>Błękitny</translation>
    </message>
    <message>
        <source>Magenta</source>
        <extracomment>The colour of a player</extracomment>
        <translation>Purpurowy</translation>
    </message>
    <message>
        <source>Yellow</source>
        <extracomment>The colour of a player</extracomment>
        <translation>Żółty</translation>
    </message>
    <message>
        <source>English</source>
        <translation>angielski</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>rosyjski</translation>
    </message>
    <message>
        <source>hero</source>
        <extracomment>A kind of things on a map, inside a sentence</extracomment>
        <translation>bohater</translation>
    </message>
    <message>
        <source>treasure</source>
        <translation>skarb</translation>
    </message>
    <message>
        <source>guards</source>
        <extracomment>Creatures that guard something, a kind of things on a map, inside a sentence</extracomment>
        <translation>straż</translation>
    </message>
    <message>
        <source>event</source>
        <translation>zdarzenie</translation>
    </message>
    <message>
        <source>building</source>
        <extracomment>A building that heroes visit</extracomment>
        <translation>budynek</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>zamek</translation>
    </message>
    <message>
        <source>decoration</source>
        <translation>ozdoba</translation>
    </message>
    <message>
        <source>road, river or wall</source>
        <extracomment>A piece of a road, a river or a wall</extracomment>
        <translation>droga, rzeka lub mur</translation>
    </message>
    <message>
        <source>player</source>
        <translation>gracz</translation>
    </message>
    <message>
        <source>random</source>
        <translation>losowe</translation>
    </message>
    <message>
        <source>random, level %1</source>
        <extracomment>Creatures that the game chooses; %1 is how strong they are, 1 to 6</extracomment>
        <translation>losowe, poziom %1</translation>
    </message>
    <message>
        <source>mine or tower</source>
        <extracomment>A building that serves who took it last</extracomment>
        <translation>budynek z właścicielem</translation>
    </message>
    <message>
        <source>The kind of a troop</source>
        <translation>Rodzaj oddziału</translation>
    </message>
    <message>
        <source>The skill of a hero</source>
        <translation>Umiejętność bohatera</translation>
    </message>
    <message>
        <source>The level of a skill</source>
        <translation>Poziom umiejętności</translation>
    </message>
    <message>
        <source>A primary skill</source>
        <translation>Cecha główna</translation>
    </message>
    <message>
        <source>A spell</source>
        <translation>Czar</translation>
    </message>
    <message>
        <source>A building of a castle</source>
        <translation>Budowla zamku</translation>
    </message>
    <message>
        <source>The state of a castle&apos;s building</source>
        <translation>Stan budowli zamku</translation>
    </message>
    <message>
        <source>The key that is wanted</source>
        <translation>Wymagany klucz</translation>
    </message>
    <message>
        <source>The place where an artifact is worn</source>
        <translation>Miejsce, w którym nosi się artefakt</translation>
    </message>
</context>
<context>
    <name>WorldWords</name>
    <message>
        <source>Cracks</source>
        <translation>Pęknięcia</translation>
    </message>
    <message>
        <source>Skeletons</source>
        <translation>Szkielety</translation>
    </message>
    <message>
        <source>Flowers</source>
        <translation>Kwiaty</translation>
    </message>
    <message>
        <source>Mushrooms</source>
        <translation>Grzyby</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>Dziury</translation>
    </message>
    <message>
        <source>Lakes</source>
        <translation>Jeziora</translation>
    </message>
    <message>
        <source>Lava</source>
        <translation>Lawa</translation>
    </message>
    <message>
        <source>Mires</source>
        <translation>Bagna</translation>
    </message>
    <message>
        <source>Rocks</source>
        <translation>Skały</translation>
    </message>
    <message>
        <source>Stumps</source>
        <translation>Pniaki</translation>
    </message>
    <message>
        <source>Bushes</source>
        <translation>Krzewy</translation>
    </message>
    <message>
        <source>Cacti</source>
        <translation>Kaktusy</translation>
    </message>
    <message>
        <source>Palms</source>
        <translation>Palmy</translation>
    </message>
    <message>
        <source>Pines</source>
        <translation>Sosny</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Drzewa</translation>
    </message>
    <message>
        <source>Dead trees</source>
        <translation>Martwe drzewa</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Góry</translation>
    </message>
    <message>
        <source>Volcanoes</source>
        <translation>Wulkany</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Drogi</translation>
    </message>
    <message>
        <source>Rivers</source>
        <translation>Rzeki</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Mury</translation>
    </message>
    <message>
        <source>Portals</source>
        <translation>Portale</translation>
    </message>
    <message>
        <source>Key tents</source>
        <translation>Namioty kluczy</translation>
    </message>
    <message>
        <source>Shrines</source>
        <translation>Kapliczki</translation>
    </message>
    <message>
        <source>Wells</source>
        <translation>Studnie</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation>Wiedza</translation>
    </message>
    <message>
        <source>Windmills</source>
        <translation>Wiatraki</translation>
    </message>
    <message>
        <source>Gazebos</source>
        <translation>Altany</translation>
    </message>
    <message>
        <source>Stables</source>
        <translation>Stajnie</translation>
    </message>
    <message>
        <source>Morale and luck</source>
        <translation>Morale i szczęście</translation>
    </message>
    <message>
        <source>Weekly income</source>
        <translation>Tygodniowy dochód</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Szkolenie</translation>
    </message>
    <message>
        <source>Obelisks</source>
        <translation>Obeliski</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>Znaki</translation>
    </message>
    <message>
        <source>Witch huts</source>
        <translation>Chaty wiedźm</translation>
    </message>
    <message>
        <source>Dwellings</source>
        <translation>Siedliska</translation>
    </message>
    <message>
        <source>Hoards</source>
        <translation>Skarbce</translation>
    </message>
    <message>
        <source>Mines</source>
        <translation>Kopalnie</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Wieże</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Zamki</translation>
    </message>
    <message>
        <source>Mana crystal</source>
        <translation>Kryształ many</translation>
    </message>
    <message>
        <source>Campfire</source>
        <translation>Ognisko</translation>
    </message>
    <message>
        <source>Chest</source>
        <translation>Skrzynia</translation>
    </message>
    <message>
        <source>Spell scroll</source>
        <translation>Zwój czaru</translation>
    </message>
    <message>
        <source>Lamp</source>
        <translation>Lampa</translation>
    </message>
    <message>
        <source>Guard of any level</source>
        <translation>Straż dowolnego poziomu</translation>
    </message>
    <message>
        <source>Guard of level %1</source>
        <translation>Straż poziomu %1</translation>
    </message>
    <message>
        <source>Guard: %1</source>
        <extracomment>%1 is a creature: &quot;Archer&quot;</extracomment>
        <translation>Straż: %1</translation>
    </message>
    <message>
        <source>Guard: creature %1</source>
        <translation>Straż: stwór %1</translation>
    </message>
    <message>
        <source>ground %1</source>
        <translation>grunt %1</translation>
    </message>
    <message>
        <source>Any resource</source>
        <translation>Dowolny surowiec</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Złoto</translation>
    </message>
    <message>
        <source>Ore</source>
        <translation>Ruda</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Drewno</translation>
    </message>
    <message>
        <source>Mercury</source>
        <translation>Rtęć</translation>
    </message>
    <message>
        <source>Gems</source>
        <translation>Klejnoty</translation>
    </message>
    <message>
        <source>Crystal</source>
        <translation>Kryształ</translation>
    </message>
    <message>
        <source>Sulfur</source>
        <translation>Siarka</translation>
    </message>
    <message>
        <source>resource %1</source>
        <translation>surowiec %1</translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Bohaterowie</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>Skarby</translation>
    </message>
    <message>
        <source>Guards</source>
        <translation>Straże</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Zdarzenia</translation>
    </message>
    <message>
        <source>Buildings to visit</source>
        <translation>Budynki do odwiedzania</translation>
    </message>
    <message>
        <source>Buildings to own</source>
        <translation>Budynki do zajęcia</translation>
    </message>
    <message>
        <source>Decorations</source>
        <translation>Dekoracje</translation>
    </message>
    <message>
        <source>Roads, rivers, walls</source>
        <translation>Drogi, rzeki, mury</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Hero %1</source>
        <extracomment>%1 is the name of a hero</extracomment>
        <translation>Bohater %1</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Zdarzenie</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 is an object, &quot;Gold mine&quot;; %2 is a player, &quot;Red&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n object(s)</source>
        <translation>
            <numerusform>%n obiekt</numerusform>
            <numerusform>%n obiekty</numerusform>
            <numerusform>%n obiektów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not fit here: a part of it would lie off the map.</source>
        <extracomment>%1 is an object: &quot;Gold mine&quot;</extracomment>
        <translation>%1 nie mieści się tutaj: część leżałaby poza mapą.</translation>
    </message>
    <message>
        <source>%1 does not fit here: at %2 there is %3.</source>
        <extracomment>%1 and %3 are objects, %2 is a place: &quot;row 3, column 5&quot;</extracomment>
        <translation>%1 nie mieści się tutaj: na polu %2 jest %3.</translation>
    </message>
    <message>
        <source>%1 does not fit here: at %2 there is water, where no hero comes.</source>
        <extracomment>%1 is an object, %2 a place: &quot;row 3, column 5&quot;</extracomment>
        <translation>%1 nie mieści się tutaj: na polu %2 jest woda, tam żaden bohater nie dojdzie.</translation>
    </message>
    <message>
        <source>%1 does not fit here: %2 is taken.</source>
        <extracomment>%1 is an object, %2 a place: &quot;row 3, column 5&quot;</extracomment>
        <translation>%1 nie mieści się tutaj: pole %2 jest zajęte.</translation>
    </message>
    <message>
        <source>Guard let through by: %1</source>
        <extracomment>Who blocks a way until a hero has been to a tent of keys; %1 is that: &quot;Red tent of keys&quot;</extracomment>
        <translation>Strażnik, przepuszcza z kluczem: %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>klucz %1</translation>
    </message>
</context>
<context>
    <name>ZonesOverlay</name>
    <message>
        <source>zone %1</source>
        <extracomment>What a cell belongs to; %1 is the number of a zone</extracomment>
        <translation>strefa %1</translation>
    </message>
    <message>
        <source>Its number in the template</source>
        <translation>Jej numer w szablonie</translation>
    </message>
    <message>
        <source>Where two zones meet</source>
        <translation>Gdzie stykają się dwie strefy</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Strefy</translation>
    </message>
</context>
<context>
    <name>stonemason::AppearancePage</name>
    <message>
        <source>Same as the system</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>Reduced: nothing moves</source>
        <translation>Ograniczony: nic się nie porusza</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Pełny</translation>
    </message>
    <message>
        <source> %</source>
        <extracomment>hundredths; a space comes first</extracomment>
        <translation> %</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Kolory:</translation>
    </message>
    <message>
        <source>&amp;Text size:</source>
        <translation>&amp;Wielkość tekstu:</translation>
    </message>
    <message>
        <source>Percent of the system&apos;s text size.</source>
        <translation>W procentach wielkości systemowej.</translation>
    </message>
    <message>
        <source>&amp;Motion:</source>
        <translation>&amp;Ruch:</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>With reduced motion, pieces jump to their new places, and nothing fades or ripples.</source>
        <translation>Przy ograniczonym ruchu figury od razu przeskakują na nowe miejsca, nic nie gaśnie ani nie faluje.</translation>
    </message>
</context>
<context>
    <name>stonemason::ChromeStyle</name>
    <message>
        <source>Panels</source>
        <translation>Panele</translation>
    </message>
    <message>
        <source>More buttons</source>
        <translation>Więcej przycisków</translation>
    </message>
</context>
<context>
    <name>stonemason::CommandSearch</name>
    <message>
        <source>Find Command</source>
        <translation>Znajdź polecenie</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Co chcesz zrobić?</translation>
    </message>
    <message>
        <source>Words of the command</source>
        <translation>Słowa polecenia</translation>
    </message>
    <message>
        <source>Commands found</source>
        <translation>Znalezione polecenia</translation>
    </message>
    <message>
        <source>not available now</source>
        <translation>teraz niedostępne</translation>
    </message>
    <message>
        <source>No command matches.</source>
        <translation>Żadne polecenie nie pasuje.</translation>
    </message>
    <message>
        <source>Not available now: %1</source>
        <extracomment>%1 is a sentence that says what a command is for</extracomment>
        <translation>Teraz niedostępne: %1</translation>
    </message>
    <message>
        <source>Not available now: %1. %2</source>
        <extracomment>%1 is what a command is for, %2 a sentence about why it cannot be used</extracomment>
        <translation>Teraz niedostępne: %1. %2</translation>
    </message>
</context>
<context>
    <name>stonemason::Commands</name>
    <message>
        <source>Go to the next field or panel, or to the one before</source>
        <translation>Przejdź do następnego albo poprzedniego pola lub panelu</translation>
    </message>
    <message>
        <source>Open the context menu</source>
        <translation>Otwórz menu kontekstowe</translation>
    </message>
    <message>
        <source>Move on the start page, in lists, charts and the overview</source>
        <translation>Poruszaj się po stronie startowej, listach, wykresach i przeglądzie</translation>
    </message>
    <message>
        <source>Open the menu %1</source>
        <translation>Otwórz menu %1</translation>
    </message>
</context>
<context>
    <name>stonemason::DockTitle</name>
    <message>
        <source>Float or dock</source>
        <translation>Odepnij lub zadokuj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>stonemason::Document</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is what a document is called, %2 its file</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>stonemason::DocumentOpener</name>
    <message>
        <source>The clipboard content is large and still loading…</source>
        <translation>Zawartość schowka jest duża i jeszcze się wczytuje…</translation>
    </message>
    <message>
        <source>%1 is large (%2) and still loading…</source>
        <extracomment>%1 is a file, %2 a size such as &quot;7 MB&quot;</extracomment>
        <translation>Plik %1 jest duży (%2) i jeszcze się wczytuje…</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) waiting.</source>
        <translation>
            <numerusform>Czeka jeszcze %n plik.</numerusform>
            <numerusform>Czekają jeszcze %n pliki.</numerusform>
            <numerusform>Czeka jeszcze %n plików.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Cancel All</source>
        <translation>Anuluj wszystkie</translation>
    </message>
    <message>
        <source>The clipboard cannot be opened as a new document: %1</source>
        <translation>Zawartości schowka nie da się otworzyć jako nowego dokumentu: %1</translation>
    </message>
    <message>
        <source>This file is also open in %1. Saving in one window overwrites the other.</source>
        <extracomment>%1 is &quot;another Stonemason window (process 1234)&quot;</extracomment>
        <translation>Ten plik jest otwarty także w innym miejscu: %1. Późniejszy zapis nadpisze wcześniejszy.</translation>
    </message>
    <message>
        <source>Not everything can be opened</source>
        <translation>Nie wszystko da się otworzyć</translation>
    </message>
    <message>
        <source>Open the Rest</source>
        <translation>Otwórz resztę</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>Nie można otworzyć %1: %2</translation>
    </message>
    <message>
        <source>Remove from Recent</source>
        <translation>Usuń z ostatnich</translation>
    </message>
    <message>
        <source>This file is read-only. To keep changes, save them under another name.</source>
        <translation>Ten plik jest tylko do odczytu. Aby zachować zmiany, zapisz je pod inną nazwą.</translation>
    </message>
    <message>
        <source>Loading %1…</source>
        <extracomment>%1 is a file</extracomment>
        <translation>Wczytywanie %1…</translation>
    </message>
    <message>
        <source>%1 is loaded and open in a tab.</source>
        <extracomment>%1 is a document</extracomment>
        <translation>%1 jest już otwarty w karcie.</translation>
    </message>
    <message>
        <source>Show It</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>Pasted text is still loading</source>
        <translation>Wklejony tekst jeszcze się wczytuje</translation>
    </message>
    <message>
        <source>What you pasted is still loading and not saved. It is lost if you close now; wait for its tab to save it.</source>
        <translation>Wklejony tekst jeszcze się wczytuje i nie jest zapisany. Przepadnie, jeśli teraz zamkniesz program; poczekaj na kartę, aby go zapisać.</translation>
    </message>
    <message>
        <source>Close without It</source>
        <translation>Zamknij bez tego tekstu</translation>
    </message>
    <message>
        <source>This file is open already, as another kind of document. Close it to open it as the kind you chose.</source>
        <translation>Ten plik jest już otwarty jako dokument innego rodzaju. Zamknij go, aby otworzyć go jako wybrany rodzaj.</translation>
    </message>
    <message>
        <source>The clipboard, read as what it comes nearest to (%1), cannot be opened as a new document: %2</source>
        <extracomment>%1 is a kind of files, such as &quot;King&apos;s Conflict maps&quot;, %2 a sentence</extracomment>
        <translation>Schowka, odczytanego jako to, co najbardziej przypomina (%1), nie można otworzyć jako nowego dokumentu: %2</translation>
    </message>
    <message>
        <source>%1, read as what it comes nearest to (%2), could not be opened: %3</source>
        <extracomment>%1 is a file, %2 a kind of files, such as &quot;King&apos;s Conflict maps&quot;, %3 a sentence</extracomment>
        <translation>Nie udało się otworzyć %1, odczytując to jako to, co najbardziej przypomina (%2): %3</translation>
    </message>
</context>
<context>
    <name>stonemason::DocumentSaver</name>
    <message>
        <source>Save As</source>
        <translation>Zapisz jako</translation>
    </message>
    <message>
        <source>Save a Copy</source>
        <translation>Zapisz kopię</translation>
    </message>
    <message>
        <source>A copy was saved as %1</source>
        <translation>Zapisano kopię jako %1</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 już istnieje.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Zastąp</translation>
    </message>
    <message>
        <source>%1 is open in another tab. Close that tab first, or choose another name.</source>
        <translation>%1 jest otwarty w innej zakładce. Najpierw ją zamknij albo wybierz inną nazwę.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Zapisano %1</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Nie można zapisać %1: %2</translation>
    </message>
    <message>
        <source>Save Anyway</source>
        <translation>Zapisz mimo to</translation>
    </message>
    <message>
        <source>%1 is also open in %2. Saving here overwrites it.</source>
        <extracomment>%1 is a file, %2 &quot;another Stonemason window (process 1234)&quot;</extracomment>
        <translation>%1 jest otwarty także w innym miejscu: %2. Zapis tutaj go nadpisze.</translation>
    </message>
    <message>
        <source>Open in another window</source>
        <translation>Otwarty w innym oknie</translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation>Plik się zmienił</translation>
    </message>
    <message>
        <source>Another program has changed %1. Saving overwrites those changes.</source>
        <translation>Inny program zmienił %1. Zapis nadpisze te zmiany.</translation>
    </message>
    <message>
        <source>Saved %1, but not what was changed meanwhile</source>
        <translation>Zapisano %1, ale bez zmian wprowadzonych w tym czasie</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <extracomment>%1 is a file&apos;s name</extracomment>
        <translation>Zapisywanie: %1…</translation>
    </message>
    <message>
        <source>Saving was cancelled; %1 was not written</source>
        <translation>Zapis anulowano; plik %1 pozostał bez zmian</translation>
    </message>
    <message>
        <source>Looking into %1…</source>
        <extracomment>%1 is a file&apos;s name</extracomment>
        <translation>Sprawdzanie: %1…</translation>
    </message>
    <message>
        <source>; its other names (hard links) keep what it held before</source>
        <translation>; pod innymi jego nazwami (dowiązaniami twardymi) zostaje to, co zawierał wcześniej</translation>
    </message>
</context>
<context>
    <name>stonemason::DocumentTabs</name>
    <message>
        <source>Open documents</source>
        <translation>Otwarte dokumenty</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>%1, not saved in a file yet</source>
        <translation>%1, jeszcze nie zapisany w pliku</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Close Others</source>
        <translation>Zamknij inne</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumenty</translation>
    </message>
    <message>
        <source>No other document is open.</source>
        <translation>Żaden inny dokument nie jest otwarty.</translation>
    </message>
</context>
<context>
    <name>stonemason::EditActions</name>
    <message>
        <source>Cu&amp;t</source>
        <translation>Wy&amp;tnij</translation>
    </message>
    <message>
        <source>Move the selection to the clipboard</source>
        <translation>Przenieś zaznaczenie do schowka</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>Copy the selection to the clipboard as text</source>
        <translation>Skopiuj zaznaczenie do schowka jako tekst</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Wk&amp;lej</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>Use as Sta&amp;mp</source>
        <translation>Użyj jako ste&amp;mpla</translation>
    </message>
    <message>
        <source>Use the selection as a stamp</source>
        <translation>Użyj zaznaczenia jako stempla</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Wycięcie</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usunięcie</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>Z&amp;aznacz wszystko</translation>
    </message>
    <message>
        <source>Select &amp;None</source>
        <translation>Odznacz wsz&amp;ystko</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Usuń zaznaczenie</translation>
    </message>
    <message>
        <source>&amp;Invert Selection</source>
        <translation>O&amp;dwróć zaznaczenie</translation>
    </message>
    <message>
        <source>Select what is not selected</source>
        <translation>Zaznacz to, co nie jest zaznaczone</translation>
    </message>
    <message>
        <source>Rotate &amp;Left</source>
        <translation>Obróć w l&amp;ewo</translation>
    </message>
    <message>
        <source>Turn the selection or the held stamp to the left</source>
        <translation>Obróć zaznaczenie lub trzymany stempel w lewo</translation>
    </message>
    <message>
        <source>Rotate Ri&amp;ght</source>
        <translation>Obróć w p&amp;rawo</translation>
    </message>
    <message>
        <source>Turn the selection or the held stamp to the right</source>
        <translation>Obróć zaznaczenie lub trzymany stempel w prawo</translation>
    </message>
    <message>
        <source>Flip &amp;Horizontally</source>
        <translation>Odbij p&amp;oziomo</translation>
    </message>
    <message>
        <source>Flip the selection or the held stamp left to right</source>
        <translation>Odbij zaznaczenie lub trzymany stempel w poziomie</translation>
    </message>
    <message>
        <source>Flip &amp;Vertically</source>
        <translation>Odbij p&amp;ionowo</translation>
    </message>
    <message>
        <source>Flip the selection or the held stamp top to bottom</source>
        <translation>Odbij zaznaczenie lub trzymany stempel w pionie</translation>
    </message>
    <message>
        <source>There are no cells here.</source>
        <translation>Nie ma tu żadnych pól.</translation>
    </message>
</context>
<context>
    <name>stonemason::ExportDialog</name>
    <message>
        <source>… and more. Copying and saving include everything.</source>
        <translation>… i więcej. Kopiowanie i zapis obejmują całość.</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Podgląd</translation>
    </message>
    <message>
        <source>&amp;Copy to Clipboard</source>
        <translation>&amp;Kopiuj do schowka</translation>
    </message>
    <message>
        <source>&amp;Save As…</source>
        <translation>Z&amp;apisz jako…</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 pikseli</translation>
    </message>
    <message>
        <source>Copied to the clipboard.</source>
        <translation>Skopiowano do schowka.</translation>
    </message>
    <message>
        <source>%1 was copied to the clipboard.</source>
        <extracomment>%1 is the name of a map, a deck or a file</extracomment>
        <translation>Skopiowano do schowka: %1.</translation>
    </message>
    <message>
        <source>Save %1 As</source>
        <extracomment>%1 is the name of a map, a deck or a file</extracomment>
        <translation>Zapisz „%1” jako</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of that size.</source>
        <translation>Za mało pamięci na obraz tej wielkości.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <extracomment>%1 is a file&apos;s path</extracomment>
        <translation>Zapisano jako %1.</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Wyeksportowano do %1.</translation>
    </message>
    <message>
        <source>%1 was not written: a picture is saved as .png or .svg. Choose such a name.</source>
        <extracomment>%1 is a file&apos;s path</extracomment>
        <translation>%1 nie został zapisany: obraz zapisuje się jako .png albo .svg. Wybierz taką nazwę.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksport</translation>
    </message>
    <message>
        <source>Drawing the picture…</source>
        <translation>Rysowanie obrazu…</translation>
    </message>
    <message>
        <source>Writing the file…</source>
        <translation>Zapisywanie pliku…</translation>
    </message>
</context>
<context>
    <name>stonemason::FormPage</name>
    <message>
        <source>%1 (differ)</source>
        <extracomment>%1 is what a field is of: &quot;Size&quot;</extracomment>
        <translation>%1 (różne)</translation>
    </message>
    <message>
        <source>The selected ones differ here. What you change becomes that of all.</source>
        <translation>Zaznaczone różnią się tutaj. To, co zmienisz, będą miały wszystkie.</translation>
    </message>
</context>
<context>
    <name>stonemason::GameActions</name>
    <message>
        <source>&amp;Go On</source>
        <translation>&amp;Kontynuuj</translation>
    </message>
    <message>
        <source>Re&amp;sign…</source>
        <translation>Poddaj &amp;się…</translation>
    </message>
    <message>
        <source>Give up this game</source>
        <translation>Poddaj tę partię</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>R&amp;ewanż</translation>
    </message>
    <message>
        <source>Save Pict&amp;ure…</source>
        <translation>Zapisz o&amp;braz…</translation>
    </message>
    <message>
        <source>Save the board as a PNG file</source>
        <translation>Zapisz planszę jako plik PNG</translation>
    </message>
    <message>
        <source>Tem&amp;po</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>How fast moves are shown and computers answer</source>
        <translation>Jak szybko widać ruchy i jak szybko odpowiadają komputery</translation>
    </message>
    <message>
        <source>&amp;Off: at once</source>
        <translation>&amp;Od razu</translation>
    </message>
    <message>
        <source>&amp;Quick</source>
        <translation>&amp;Szybkie</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normalne</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Wolne</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>Zapisz obraz</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Obrazy (*.png)</translation>
    </message>
    <message>
        <source>The board was saved as %1.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>Zapisano planszę jako %1.</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Wstrz&amp;ymaj</translation>
    </message>
    <message>
        <source>Pause the computer</source>
        <translation>Wstrzymaj ruchy komputera</translation>
    </message>
    <message>
        <source>Let the computer move</source>
        <translation>Pozwól komputerowi zrobić ruch</translation>
    </message>
    <message>
        <source>Resign this game? The other player wins, and this cannot be undone.</source>
        <translation>Poddać tę partię? Wygra drugi gracz i nie da się tego cofnąć.</translation>
    </message>
    <message>
        <source>Resign this game? Undo takes it back.</source>
        <translation>Poddać tę partię? Odwróci to Cofnij.</translation>
    </message>
    <message>
        <source>Resign the Game</source>
        <translation>Poddanie partii</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>&amp;Poddaj się</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>P&amp;rzejrzyj</translation>
    </message>
    <message>
        <source>Mark the moves that lost most, in the list of all moves</source>
        <translation>Oznacz na liście wszystkich ruchów te, które kosztowały najwięcej</translation>
    </message>
    <message>
        <source>The same players once more; the other side moves first</source>
        <translation>Ci sami gracze jeszcze raz; zaczyna druga strona</translation>
    </message>
    <message>
        <source>It is no computer player&apos;s turn.</source>
        <translation>Żaden gracz komputerowy nie ma teraz ruchu.</translation>
    </message>
    <message>
        <source>Nobody here can resign this game now.</source>
        <translation>Nikt tutaj nie może teraz poddać tej gry.</translation>
    </message>
    <message>
        <source>No move has been made.</source>
        <translation>Nie wykonano żadnego ruchu.</translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <translation>Gra jeszcze się nie skończyła.</translation>
    </message>
    <message>
        <source>Take Ba&amp;ck</source>
        <translation>&amp;Cofnij ruch</translation>
    </message>
    <message>
        <source>Take your last move back; in a game over the network the other player is asked first</source>
        <translation>Cofnij swój ostatni ruch; w partii przez sieć najpierw pytana jest druga strona</translation>
    </message>
</context>
<context>
    <name>stonemason::GameCard</name>
    <message>
        <source>Samples</source>
        <translation>Przykłady</translation>
    </message>
    <message>
        <source>Paint maps, check them and export them for the game</source>
        <translation>Maluj mapy, sprawdzaj je i eksportuj dla gry</translation>
    </message>
    <message>
        <source>New Map</source>
        <translation>Nowa mapa</translation>
    </message>
    <message>
        <source>Build decks of cards, measure them and play them</source>
        <translation>Układaj talie kart, mierz je i graj nimi</translation>
    </message>
    <message>
        <source>New Deck</source>
        <translation>Nowa talia</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Paint boards, measure whether they are fair and play on them</source>
        <translation>Maluj plansze, mierz, czy są uczciwe, i graj na nich</translation>
    </message>
    <message>
        <source>New Board</source>
        <translation>Nowa plansza</translation>
    </message>
    <message>
        <source>Build worlds, or generate them from templates</source>
        <translation>Buduj światy albo generuj je z szablonów</translation>
    </message>
    <message>
        <source>New World</source>
        <translation>Nowy świat</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Generuj</translation>
    </message>
    <message>
        <source>Ambush patterns</source>
        <translation>Wzory zasadzek</translation>
    </message>
    <message>
        <source>Draw walls and openings, and find where they fit on any map</source>
        <translation>Rysuj ściany i przejścia i szukaj miejsc, do których pasują na każdej mapie</translation>
    </message>
    <message>
        <source>New Pattern</source>
        <translation>Nowy wzór</translation>
    </message>
    <message>
        <source>Text maps</source>
        <translation>Mapy tekstowe</translation>
    </message>
    <message>
        <source>Edit maps made of characters, of roguelikes and others</source>
        <translation>Edytuj mapy ze znaków, z gier roguelike i innych</translation>
    </message>
    <message>
        <source>New Text Map</source>
        <translation>Nowa mapa tekstowa</translation>
    </message>
</context>
<context>
    <name>stonemason::GameOverPanel</name>
    <message>
        <source>Put this card away (Esc)</source>
        <translation>Schowaj tę kartę (Esc)</translation>
    </message>
    <message>
        <source>Put this card away</source>
        <translation>Schowaj tę kartę</translation>
    </message>
</context>
<context>
    <name>stonemason::GeneralPage</name>
    <message>
        <source>Same as the system</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Show the start page</source>
        <translation>Pokaż stronę startową</translation>
    </message>
    <message>
        <source>Reopen the last documents</source>
        <translation>Otwórz ostatnio używane dokumenty</translation>
    </message>
    <message>
        <source> s</source>
        <extracomment>seconds; a space comes first</extracomment>
        <translation> s</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Język:</translation>
    </message>
    <message>
        <source>Changes when you restart Stonemason.</source>
        <translation>Zmieni się po ponownym uruchomieniu programu.</translation>
    </message>
    <message>
        <source>On st&amp;artup:</source>
        <translation>&amp;Po uruchomieniu:</translation>
    </message>
    <message>
        <source>Recent &amp;files:</source>
        <translation>&amp;Ostatnie pliki:</translation>
    </message>
    <message>
        <source>&amp;Back up unsaved work every:</source>
        <translation>&amp;Zabezpieczaj niezapisaną pracę co:</translation>
    </message>
    <message>
        <source>After a crash you can recover the backup. Your files change only when you save.</source>
        <translation>Po awarii możesz odzyskać kopię. Twoje pliki zmieniają się tylko wtedy, gdy je zapisujesz.</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Ogólne</translation>
    </message>
    <message>
        <source>Your &amp;name as author:</source>
        <translation>Twoje &amp;nazwisko jako autora:</translation>
    </message>
    <message>
        <source>Goes into new maps and boards.</source>
        <translation>Trafia do nowych map i plansz.</translation>
    </message>
</context>
<context>
    <name>stonemason::GridDocument</name>
    <message>
        <source>Reload</source>
        <translation>Wczytanie od nowa</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A step in the history: what was done, and in how many cells.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 cannot store %2; an %3 file can.</source>
        <extracomment>%1 is a file&apos;s name, %2 a list such as &quot;the name and the author&quot;, %3 an ending such as &quot;.smap&quot;</extracomment>
        <translation>W %1 nie zmieści się: %2; plik %3 to pomieści.</translation>
    </message>
</context>
<context>
    <name>stonemason::GridExportDialog</name>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
</context>
<context>
    <name>stonemason::GridOverview</name>
    <message>
        <source>Drag to move the view</source>
        <translation>Przeciągnij, aby przesunąć widok</translation>
    </message>
</context>
<context>
    <name>stonemason::GridPrintActions</name>
    <message>
        <source>%1 × %2 cells</source>
        <extracomment>%1 rows, %2 columns</extracomment>
        <translation>%1 × %2 pól</translation>
    </message>
</context>
<context>
    <name>stonemason::GridSketch</name>
    <message>
        <source>Sketch</source>
        <translation>Szkic</translation>
    </message>
</context>
<context>
    <name>stonemason::GridStatus</name>
    <message>
        <source>Working…</source>
        <translation>Praca w toku…</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Pole</translation>
    </message>
    <message>
        <source>Show the problems</source>
        <translation>Pokaż problemy</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemy</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Skala</translation>
    </message>
    <message>
        <source>Calculating the view; you can keep working. Switch it off to stop.</source>
        <translation>Obliczanie widoku; możesz pracować dalej. Wyłącz go, aby przerwać.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Space again finishes, Esc gives up · %1</source>
        <extracomment>%1 is what is said of the cell under the frame</extracomment>
        <translation>Spacja ponownie kończy, Esc rezygnuje · %1</translation>
    </message>
</context>
<context>
    <name>stonemason::GridView</name>
    <message>
        <source>%1; %2</source>
        <extracomment>What a screen reader says of a cell, followed by what an overlay shows there.</extracomment>
        <translation>%1; %2</translation>
    </message>
</context>
<context>
    <name>stonemason::GridWorkspace</name>
    <message>
        <source>Use the tool at the frame</source>
        <translation>Użyj narzędzia w ramce</translation>
    </message>
    <message>
        <source>Cancel the current stroke or selection</source>
        <translation>Anuluj bieżące pociągnięcie lub zaznaczenie</translation>
    </message>
</context>
<context>
    <name>stonemason::GuideBrowser</name>
    <message>
        <source>Page</source>
        <translation>Strona</translation>
    </message>
</context>
<context>
    <name>stonemason::GuideContents</name>
    <message>
        <source>Contents</source>
        <translation>Spis treści</translation>
    </message>
</context>
<context>
    <name>stonemason::GuideFinder</name>
    <message>
        <source>Matches</source>
        <translation>Trafienia</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>What a screen reader says: %1 is a heading, %2 a sentence below it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No page matches. Try fewer words, or only their beginnings.</source>
        <translation>Żadna strona nie pasuje. Wpisz mniej słów albo tylko ich początki.</translation>
    </message>
    <message numerus="yes">
        <source>First %n matches</source>
        <translation>
            <numerusform>Pierwsze %n trafienie</numerusform>
            <numerusform>Pierwsze %n trafienia</numerusform>
            <numerusform>Pierwsze %n trafień</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n trafienie</numerusform>
            <numerusform>%n trafienia</numerusform>
            <numerusform>%n trafień</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::GuideWindow</name>
    <message>
        <source>The pages of the guide are in English.</source>
        <translation>Strony przewodnika są po angielsku.</translation>
    </message>
    <message>
        <source>Guide</source>
        <extracomment>%1 is the title of a page</extracomment>
        <translation>Przewodnik</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Poprzednia strona</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Następna strona</translation>
    </message>
    <message>
        <source>Contents Page</source>
        <translation>Spis stron</translation>
    </message>
    <message>
        <source>The first page</source>
        <translation>Pierwsza strona</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>Szukaj na wszystkich stronach</translation>
    </message>
    <message>
        <source>Next Match</source>
        <translation>Następne trafienie</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Następne trafienie</translation>
    </message>
    <message>
        <source>Previous Match</source>
        <translation>Poprzednie trafienie</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Poprzednie trafienie</translation>
    </message>
    <message>
        <source>Larger Text</source>
        <translation>Większy tekst</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Większy tekst</translation>
    </message>
    <message>
        <source>Smaller Text</source>
        <translation>Mniejszy tekst</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Mniejszy tekst</translation>
    </message>
    <message>
        <source>Normal Text</source>
        <translation>Zwykły tekst</translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation>Zwykła wielkość tekstu</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Close the guide</source>
        <translation>Zamknij przewodnik</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Pasek narzędzi</translation>
    </message>
    <message>
        <source>%1 — Guide</source>
        <translation>%1 — Przewodnik</translation>
    </message>
    <message>
        <source>Open this address in the browser?</source>
        <translation>Otworzyć ten adres w przeglądarce?</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Otwórz</translation>
    </message>
    <message>
        <source>No page was read before this one.</source>
        <translation>Przed tą stroną nie czytano żadnej.</translation>
    </message>
    <message>
        <source>No page was read after this one.</source>
        <translation>Po tej stronie nie czytano żadnej.</translation>
    </message>
    <message>
        <source>The text is as large as it can be.</source>
        <translation>Tekst jest już największy.</translation>
    </message>
    <message>
        <source>The text is as small as it can be.</source>
        <translation>Tekst jest już najmniejszy.</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Niczego nie znaleziono.</translation>
    </message>
</context>
<context>
    <name>stonemason::HalfChoiceDialog</name>
    <message>
        <source>Appl&amp;y</source>
        <extracomment>A button: make the board obey the symmetry in the chosen way</extracomment>
        <translation>Z&amp;astosuj</translation>
    </message>
</context>
<context>
    <name>stonemason::LanDialog</name>
    <message>
        <source>Play over the Network</source>
        <translation>Gra przez sieć</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Twoja nazwa</translation>
    </message>
    <message>
        <source>Shown to the other player and to everybody who looks for games on this network</source>
        <translation>Widzi ją drugi gracz i każdy, kto szuka gier w tej sieci</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Twoja &amp;nazwa</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>&amp;Gospodarz</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Dołącz</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Ktoś</translation>
    </message>
    <message>
        <source>Host or join</source>
        <translation>Załóż grę lub dołącz</translation>
    </message>
</context>
<context>
    <name>stonemason::LanGame</name>
    <message>
        <source>The other player</source>
        <translation>Drugi gracz</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>The name of a person in quotes</extracomment>
        <translation>„%1”</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Who played a game, in the name of its file; %1 and %2 are names</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The rematch is already in its own tab.</source>
        <translation>Rewanż trwa już we własnej karcie.</translation>
    </message>
    <message>
        <source>The connection to %1 was lost; wait until it is back.</source>
        <extracomment>%1 is the name of a person</extracomment>
        <translation>Połączenie z graczem %1 zostało utracone; poczekaj, aż wróci.</translation>
    </message>
    <message>
        <source>%1 is no longer connected: begin anew with Play over the Network.</source>
        <extracomment>%1 is the name of a person</extracomment>
        <translation>Połączenie z graczem %1 już nie istnieje: zacznij od nowa poleceniem Gra przez sieć.</translation>
    </message>
    <message>
        <source>You have already asked %1 for a rematch.</source>
        <translation>%1 ma już twoją prośbę o rewanż.</translation>
    </message>
    <message>
        <source>You can ask for a rematch when this game is over.</source>
        <translation>O rewanż możesz poprosić po zakończeniu tej partii.</translation>
    </message>
    <message>
        <source>The rematch is in its own tab.</source>
        <translation>Rewanż trwa we własnej karcie.</translation>
    </message>
    <message>
        <source>%1 would like a rematch with sides swapped.</source>
        <extracomment>%1 is the name of a person</extracomment>
        <translation>%1 proponuje rewanż z zamianą stron.</translation>
    </message>
    <message>
        <source>You have asked %1 for a rematch; waiting for the answer.</source>
        <translation>%1 ma twoją prośbę o rewanż; czekanie na odpowiedź.</translation>
    </message>
    <message>
        <source>The game could not be kept: %1 Save it under another name.</source>
        <extracomment>%1 is a sentence</extracomment>
        <translation>Nie udało się zachować partii: %1 Zapisz ją pod inną nazwą.</translation>
    </message>
    <message>
        <source>The game was kept as %1.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>Zachowano partię jako %1.</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rewanż</translation>
    </message>
    <message numerus="yes">
        <source>You have to move within %n minute(s), or the game ends.</source>
        <translation>
            <numerusform>Musisz wykonać ruch w ciągu %n minuty, inaczej partia się skończy.</numerusform>
            <numerusform>Musisz wykonać ruch w ciągu %n minut, inaczej partia się skończy.</numerusform>
            <numerusform>Musisz wykonać ruch w ciągu %n minut, inaczej partia się skończy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has to move within %n minute(s), or the game ends and is kept.</source>
        <extracomment>%1 is the name of a person</extracomment>
        <translation>
            <numerusform>%1 musi wykonać ruch w ciągu %n minuty, inaczej partia się skończy i zostanie zachowana.</numerusform>
            <numerusform>%1 musi wykonać ruch w ciągu %n minut, inaczej partia się skończy i zostanie zachowana.</numerusform>
            <numerusform>%1 musi wykonać ruch w ciągu %n minut, inaczej partia się skończy i zostanie zachowana.</numerusform>
        </translation>
    </message>
    <message>
        <source>Connected to %1 at %2, with the password.</source>
        <extracomment>%1 is the name of a person, %2 an address such as 192.168.0.7</extracomment>
        <translation>Połączono: %1, %2, z hasłem.</translation>
    </message>
    <message>
        <source>Connected to %1 at %2, without a password.</source>
        <extracomment>%1 is the name of a person, %2 an address such as 192.168.0.7</extracomment>
        <translation>Połączono: %1, %2, bez hasła.</translation>
    </message>
    <message>
        <source>Stop Waiting</source>
        <translation>Nie czekaj</translation>
    </message>
    <message>
        <source>The connection to %1 was lost and is being looked for. When it is back, the game goes on. You can also stop waiting: then the game is kept as it is.</source>
        <extracomment>%1 is the name of a person</extracomment>
        <translation>Połączenie zostało zerwane (%1) i program próbuje je odzyskać. Gdy wróci, partia potoczy się dalej. Możesz też przestać czekać: partia zostanie wtedy zachowana tak, jak jest.</translation>
    </message>
    <message>
        <source>%1 is gone. The game is kept, and you can go on with it here, moving for both sides.</source>
        <extracomment>%1 is the name of a person</extracomment>
        <translation>Drugiej strony już nie ma (%1). Partia jest zachowana i możesz grać ją tu dalej, ruszając się za obie strony.</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Odmów</translation>
    </message>
</context>
<context>
    <name>stonemason::LanHostPage</name>
    <message>
        <source>Waiting</source>
        <translation>Czekanie</translation>
    </message>
    <message>
        <source>Who could not join</source>
        <translation>Kto nie mógł dołączyć</translation>
    </message>
    <message>
        <source>Waiting for somebody to join</source>
        <translation>Czekanie, aż ktoś dołączy</translation>
    </message>
    <message>
        <source>Nobody can join: this computer does not allow incoming connections (%1).</source>
        <extracomment>%1 is what the system says</extracomment>
        <translation>Nikt nie może dołączyć: ten komputer nie pozwala na połączenia (%1).</translation>
    </message>
    <message>
        <source>Somebody tried to join and could not: %1 Others still can.</source>
        <extracomment>%1 is a sentence</extracomment>
        <translation>Ktoś próbował dołączyć i nie mógł: %1 Inni nadal mogą.</translation>
    </message>
    <message>
        <source>Waiting for somebody to join…</source>
        <translation>Czekanie, aż ktoś dołączy…</translation>
    </message>
    <message>
        <source>%1

This computer is not on a network. Programs on it find you at port %2.</source>
        <extracomment>%1 is the sentence that one waits, %2 a number</extracomment>
        <translation>%1

Ten komputer nie jest w żadnej sieci. Programy na nim znajdą cię na porcie %2.</translation>
    </message>
    <message>
        <source>%1

Players on this network see your name. Others join with your address:
%2</source>
        <extracomment>%1 is the sentence that one waits, %2 a list of addresses</extracomment>
        <translation>%1

Gracze w tej sieci widzą twoją nazwę. Inni dołączają przez twój adres:
%2</translation>
    </message>
    <message>
        <source>&amp;Stop Waiting</source>
        <translation>&amp;Przestań czekać</translation>
    </message>
    <message>
        <source>&amp;Wait for a Player</source>
        <translation>&amp;Czekaj na gracza</translation>
    </message>
    <message>
        <source>Nobody can join any more</source>
        <translation>Nikt nie będzie mógł dołączyć</translation>
    </message>
    <message>
        <source>Let another player on this network join you</source>
        <translation>Pozwól innemu graczowi w tej sieci dołączyć</translation>
    </message>
    <message>
        <source>The first player to join plays with you; who starts is random. Nobody can connect unless you wait.</source>
        <translation>Zagra z tobą ten, kto dołączy pierwszy; kto zaczyna, decyduje los. Łączyć się można tylko podczas czekania.</translation>
    </message>
    <message>
        <source>Ask &amp;for a password</source>
        <translation>Pytaj &amp;o hasło</translation>
    </message>
    <message>
        <source>Only somebody who types the password shown here can join, and nobody else can move for you</source>
        <translation>Dołączyć może tylko ten, kto wpisze pokazane tu hasło, i nikt inny nie zagra za was</translation>
    </message>
    <message>
        <source>The password for the player who joins</source>
        <translation>Hasło dla gracza, który ma dołączyć</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>Kopi&amp;uj</translation>
    </message>
    <message>
        <source>Copy the password</source>
        <translation>Skopiuj hasło</translation>
    </message>
    <message>
        <source>Waiting for somebody to join. Tell them this password:</source>
        <translation>Czekam, aż ktoś dołączy. Podaj tej osobie hasło:</translation>
    </message>
    <message>
        <source>No password can be made, because a file of the program is missing. Reinstall Stonemason, or turn off Ask for a password.</source>
        <translation>Nie można utworzyć hasła, bo brakuje pliku programu. Zainstaluj Stonemasona ponownie albo wyłącz pytanie o hasło.</translation>
    </message>
</context>
<context>
    <name>stonemason::LanJoinPage</name>
    <message>
        <source>Hosts on this network</source>
        <translation>Gospodarze w tej sieci</translation>
    </message>
    <message>
        <source>Joining</source>
        <translation>Dołączanie</translation>
    </message>
    <message>
        <source>Players waiting on this network</source>
        <translation>Kto czeka w tej sieci</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <source>The address shown on the host&apos;s screen, with or without a port</source>
        <translation>Adres z ekranu gospodarza, z portem lub bez</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Adres</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>Somebody who waits: %1 is a name, %2 an address</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Hosts cannot be listed: another program has UDP port %1. Join by address.</source>
        <translation>Nie można wypisać gospodarzy: port UDP %1 zajmuje inny program. Dołącz przez adres.</translation>
    </message>
    <message>
        <source>Nobody is waiting on this network yet; the list updates by itself.</source>
        <translation>Nikt jeszcze nie czeka w tej sieci; lista odświeża się sama.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) waiting on this network:</source>
        <translation>
            <numerusform>%n gracz czeka w tej sieci:</numerusform>
            <numerusform>%n gracze czekają w tej sieci:</numerusform>
            <numerusform>%n graczy czeka w tej sieci:</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a player from the list, or type the host&apos;s address.</source>
        <extracomment>%1 is what the person has written</extracomment>
        <translation>Wybierz gracza z listy lub wpisz adres gospodarza.</translation>
    </message>
    <message>
        <source>“%1” is not an address. Type one like 192.168.0.7, 192.168.0.7:%2 or [fe80::1]:%2; ports go up to 65535.</source>
        <translation>„%1” nie jest adresem. Wpisz na przykład 192.168.0.7, 192.168.0.7:%2 lub [fe80::1]:%2; porty sięgają 65535.</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <extracomment>%1 is an address</extracomment>
        <translation>Łączenie z %1…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stop</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Połącz</translation>
    </message>
    <message>
        <source>Stop waiting for an answer</source>
        <translation>Przestań czekać na odpowiedź</translation>
    </message>
    <message>
        <source>Join the player there</source>
        <translation>Dołącz do tego gracza</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Hasło</translation>
    </message>
    <message>
        <source>if the host asks for one</source>
        <translation>jeśli gospodarz o nie pyta</translation>
    </message>
    <message>
        <source>The password on the host&apos;s screen. Capital letters and the signs between the words do not matter</source>
        <translation>Hasło z ekranu gospodarza. Wielkie litery i znaki między słowami nie mają znaczenia</translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation>&amp;Hasło</translation>
    </message>
    <message>
        <source>%1, asks for a password</source>
        <extracomment>Somebody who waits: %1 is a name with an address</extracomment>
        <translation>%1, pyta o hasło</translation>
    </message>
    <message>
        <source>“%1” has no letter or digit. Type the password from the host&apos;s screen, or clear the field to play without one.</source>
        <extracomment>%1 is what the person has written</extracomment>
        <translation>W „%1” nie ma litery ani cyfry. Wpisz hasło z ekranu gospodarza albo wyczyść pole, żeby zagrać bez hasła.</translation>
    </message>
</context>
<context>
    <name>stonemason::LegendPanel</name>
    <message>
        <source>Legend</source>
        <translation>Legenda</translation>
    </message>
    <message>
        <source>Fold the legend up</source>
        <translation>Zwiń legendę</translation>
    </message>
    <message>
        <source>Legend: %1</source>
        <extracomment>%1 are the names of what is shown over the board</extracomment>
        <translation>Legenda: %1</translation>
    </message>
    <message>
        <source>%1: show what the signs on the board mean</source>
        <extracomment>%1 are the names of what is shown over the board</extracomment>
        <translation>%1: pokaż, co znaczą znaki na planszy</translation>
    </message>
</context>
<context>
    <name>stonemason::MainWindow</name>
    <message>
        <source>Tool bar</source>
        <translation>Pasek narzędzi</translation>
    </message>
    <message>
        <source>Stonemason</source>
        <translation>Stonemason</translation>
    </message>
    <message>
        <source>%1[*] — %2</source>
        <translation>%1[*] — %2</translation>
    </message>
    <message>
        <source>The settings could not be read and were reset. The old file was kept as %1.</source>
        <translation>Nie udało się odczytać ustawień, więc je zresetowano. Stary plik zachowano jako %1.</translation>
    </message>
    <message>
        <source>The game profile %1 cannot be used, the built-in one is used instead: %2</source>
        <translation>Profilu gry %1 nie da się użyć, zamiast niego używany jest wbudowany: %2</translation>
    </message>
    <message>
        <source>The card catalogue %1 cannot be used, the built-in one is used instead: %2</source>
        <translation>Katalogu kart %1 nie da się użyć, zamiast niego używany jest wbudowany: %2</translation>
    </message>
    <message>
        <source>The rules of games %1 cannot be used, the built-in ones are used instead: %2</source>
        <translation>Zasad gry %1 nie da się użyć, zamiast nich używane są wbudowane: %2</translation>
    </message>
    <message>
        <source>The settings in %1 cannot be read: %2 Default settings are used and changes may not be saved.</source>
        <extracomment>%1 is a file, %2 a sentence that says why</extracomment>
        <translation>Nie da się odczytać ustawień z %1: %2 Używane są domyślne, a zmiany mogą się nie zapisać.</translation>
    </message>
    <message>
        <source>There is no unsaved work to recover.</source>
        <translation>Nie ma niezapisanej pracy do odzyskania.</translation>
    </message>
    <message>
        <source>Restore Old Layout</source>
        <translation>Przywróć stary układ</translation>
    </message>
    <message>
        <source>Not opened this time: %1</source>
        <extracomment>%1 is a list of files</extracomment>
        <translation>Tym razem nie otwarto: %1</translation>
    </message>
    <message>
        <source>Open Them</source>
        <translation>Otwórz je</translation>
    </message>
    <message>
        <source>Stonemason failed to start twice, so it now uses its default window layout. Your old layout is kept until you decide.</source>
        <translation>Stonemason dwa razy nie zdołał się uruchomić, więc teraz używa domyślnego układu okna. Stary układ czeka na twoją decyzję.</translation>
    </message>
    <message>
        <source>Keep Default Layout</source>
        <translation>Zostaw domyślny układ</translation>
    </message>
    <message>
        <source>Leave Them Closed</source>
        <translation>Zostaw zamknięte</translation>
    </message>
    <message>
        <source>Stonemason crashed twice while opening files, so it did not open them this time: %1</source>
        <extracomment>%1 is a list of files</extracomment>
        <translation>Stonemason dwa razy uległ awarii przy otwieraniu plików, więc tym razem ich nie otwarto: %1</translation>
    </message>
    <message>
        <source>The game profile %1 cannot be used, so its game is missing: %2</source>
        <translation>Profilu gry %1 nie da się użyć, więc jego gry brakuje: %2</translation>
    </message>
    <message>
        <source>The numbers of War in the Wastes in %1 cannot be used, the built-in ones are used instead: %2</source>
        <translation>Liczb gry War in the Wastes z %1 nie można użyć, używane są wbudowane: %2</translation>
    </message>
    <message>
        <source>The signs of text maps in %1 cannot be used, the built-in ones are used instead: %2</source>
        <translation>Znaków map tekstowych z pliku %1 nie można użyć, używane są wbudowane: %2</translation>
    </message>
    <message>
        <source>What Pocket Heroes knows in %1 cannot be used, the built-in file is used instead: %2</source>
        <translation>Pliku %1 o tym, co zna Pocket Heroes, nie można użyć, zamiast niego użyto wbudowanego: %2</translation>
    </message>
    <message>
        <source>No document is open.</source>
        <translation>Żaden dokument nie jest otwarty.</translation>
    </message>
    <message>
        <source>All changes are saved.</source>
        <translation>Wszystkie zmiany są zapisane.</translation>
    </message>
    <message>
        <source>The document was never saved.</source>
        <translation>Dokument nie był jeszcze zapisany.</translation>
    </message>
    <message>
        <source>Nothing has changed since it was saved.</source>
        <translation>Od zapisania nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>No other document is open.</source>
        <translation>Żaden inny dokument nie jest otwarty.</translation>
    </message>
    <message>
        <source>There is no other tab.</source>
        <translation>Nie ma innej karty.</translation>
    </message>
    <message>
        <source>The start page is in front.</source>
        <translation>Strona startowa jest już widoczna.</translation>
    </message>
</context>
<context>
    <name>stonemason::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Zamknij tę wiadomość</translation>
    </message>
</context>
<context>
    <name>stonemason::MoveListDock</name>
    <message>
        <source>All Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Wszystkie ruchy</translation>
    </message>
    <message>
        <source>Review of the game</source>
        <translation>Przegląd partii</translation>
    </message>
    <message>
        <source>Moves looked at</source>
        <translation>Obejrzane ruchy</translation>
    </message>
    <message>
        <source>Stop the review</source>
        <translation>Przerwij przegląd</translation>
    </message>
    <message>
        <source>Looking at every move…</source>
        <translation>Przeglądam każdy ruch…</translation>
    </message>
    <message>
        <source>No move lost much.</source>
        <translation>Żaden ruch nie kosztował wiele.</translation>
    </message>
    <message numerus="yes">
        <source>Move(s) %1 lost most: see ▼.</source>
        <translation>
            <numerusform>Najwięcej kosztował ruch %1: zob. ▼.</numerusform>
            <numerusform>Najwięcej kosztowały ruchy %1: zob. ▼.</numerusform>
            <numerusform>Najwięcej kosztowały ruchy %1: zob. ▼.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::NewDialog</name>
    <message>
        <source>New</source>
        <translation>Nowy dokument</translation>
    </message>
</context>
<context>
    <name>stonemason::NewDocumentDialog</name>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nazwa</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Początek</translation>
    </message>
</context>
<context>
    <name>stonemason::OutsideChanges</name>
    <message>
        <source>%1 was deleted or moved by another program. Save to write it again.</source>
        <translation>Inny program usunął lub przeniósł %1. Zapisz, aby utworzyć go ponownie.</translation>
    </message>
    <message>
        <source>Another program changed the file, and you have unsaved changes.</source>
        <translation>Inny program zmienił plik, a masz niezapisane zmiany.</translation>
    </message>
    <message>
        <source>Reload the File</source>
        <translation>Wczytaj plik od nowa</translation>
    </message>
    <message>
        <source>Keep Mine</source>
        <translation>Zachowaj moje</translation>
    </message>
    <message>
        <source>Save Mine As…</source>
        <translation>Zapisz moje jako…</translation>
    </message>
    <message>
        <source>Another program changed the file, so it was reloaded.</source>
        <translation>Inny program zmienił plik, więc wczytano go ponownie.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>%1 can no longer be read: %2 Your document is still here; save it to write the file again.</source>
        <translation>Nie można już odczytać %1: %2 Dokument nadal tu jest; zapisz go, aby odtworzyć plik.</translation>
    </message>
    <message>
        <source>Reloading the file…</source>
        <translation>Ponowne wczytywanie pliku…</translation>
    </message>
    <message>
        <source>Another program changed the file. Reloading…</source>
        <translation>Inny program zmienił plik. Ponowne wczytywanie…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Another program changed the file; it was not reloaded.</source>
        <translation>Inny program zmienił plik; nie wczytano go ponownie.</translation>
    </message>
    <message>
        <source>You edited the document while it was reloading, so your version was kept.</source>
        <translation>Dokument zmieniono podczas wczytywania, więc zachowano twoją wersję.</translation>
    </message>
</context>
<context>
    <name>stonemason::PictureCard</name>
    <message>
        <source>File not found</source>
        <translation>Nie znaleziono pliku</translation>
    </message>
</context>
<context>
    <name>stonemason::PlayDocument</name>
    <message>
        <source>You are still playing with %1. Closing leaves the game: %1 is told, and the moves so far are kept.</source>
        <extracomment>%1 is the name of a person</extracomment>
        <translation>Nadal grasz z: %1. Zamknięcie przerwie partię: %1 dostanie wiadomość, a ruchy zostaną zachowane.</translation>
    </message>
</context>
<context>
    <name>stonemason::PlayWorkspace</name>
    <message>
        <source>Save…</source>
        <translation>Zapisz…</translation>
    </message>
    <message>
        <source>Keep this game in a file</source>
        <translation>Zachowaj tę partię w pliku</translation>
    </message>
</context>
<context>
    <name>stonemason::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencje</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Strony</translation>
    </message>
    <message>
        <source>Restore the defaults on this page</source>
        <translation>Przywróć na tej stronie ustawienia domyślne</translation>
    </message>
</context>
<context>
    <name>stonemason::ProblemActions</name>
    <message>
        <source>Ne&amp;xt Problem</source>
        <translation>&amp;Następny problem</translation>
    </message>
    <message>
        <source>Pre&amp;vious Problem</source>
        <translation>&amp;Poprzedni problem</translation>
    </message>
    <message>
        <source>Check N&amp;ow</source>
        <translation>Sp&amp;rawdź teraz</translation>
    </message>
    <message>
        <source>Cop&amp;y Report</source>
        <translation>&amp;Kopiuj raport</translation>
    </message>
    <message>
        <source>Copy the whole list of problems as text</source>
        <translation>Skopiuj całą listę problemów jako tekst</translation>
    </message>
    <message>
        <source>Show the next problem</source>
        <translation>Pokaż następny problem</translation>
    </message>
    <message>
        <source>Show the previous problem</source>
        <translation>Pokaż poprzedni problem</translation>
    </message>
    <message>
        <source>Check it and tell how many problems it has</source>
        <translation>Sprawdź i powiedz, ile jest problemów</translation>
    </message>
    <message>
        <source>Fix All Pro&amp;blems</source>
        <translation>N&amp;apraw wszystkie problemy</translation>
    </message>
    <message>
        <source>Take the recommended fix of every problem that has one</source>
        <translation>Użyj zalecanej poprawki każdego problemu, który ją ma</translation>
    </message>
    <message>
        <source>Fix This Problem</source>
        <translation>Napraw ten problem</translation>
    </message>
    <message>
        <source>Take the fix of the problem that is shown, or choose among its fixes</source>
        <translation>Użyj poprawki pokazanego problemu albo wybierz jedną z jego poprawek</translation>
    </message>
    <message>
        <source>Go to the Problems</source>
        <translation>Przejdź do problemów</translation>
    </message>
    <message>
        <source>Give the keys to the list of problems</source>
        <translation>Przejdź z klawiaturą do listy problemów</translation>
    </message>
    <message>
        <source>None of the problems has a fix.</source>
        <translation>Żaden z problemów nie ma gotowej poprawki.</translation>
    </message>
</context>
<context>
    <name>stonemason::ProblemList</name>
    <message>
        <source>Problems</source>
        <translation>Problemy</translation>
    </message>
    <message>
        <source>&amp;Copy Text</source>
        <translation>&amp;Kopiuj tekst</translation>
    </message>
</context>
<context>
    <name>stonemason::ProblemModel</name>
    <message numerus="yes">
        <source>and %n more like this</source>
        <translation>
            <numerusform>i jeszcze %n taki sam</numerusform>
            <numerusform>i jeszcze %n takie same</numerusform>
            <numerusform>i jeszcze %n takich samych</numerusform>
        </translation>
    </message>
    <message>
        <source>Must be fixed (%1)</source>
        <translation>Trzeba poprawić (%1)</translation>
    </message>
    <message>
        <source>Should be fixed (%1)</source>
        <translation>Warto poprawić (%1)</translation>
    </message>
    <message>
        <source>Good to know (%1)</source>
        <translation>Warto wiedzieć (%1)</translation>
    </message>
    <message>
        <source>Other ways…</source>
        <translation>Inne sposoby…</translation>
    </message>
</context>
<context>
    <name>stonemason::ProblemsDock</name>
    <message>
        <source>Problems</source>
        <translation>Problemy</translation>
    </message>
</context>
<context>
    <name>stonemason::ProblemsPanel</name>
    <message>
        <source>Copy the whole report as text</source>
        <translation>Skopiuj cały raport jako tekst</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Kopiuj raport</translation>
    </message>
    <message>
        <source>Take the recommended fix of every problem that has one, as one undo step</source>
        <translation>Użyj zalecanej poprawki każdego problemu, który ją ma; cofa się to jednym krokiem</translation>
    </message>
    <message>
        <source>checking…</source>
        <translation>sprawdzanie…</translation>
    </message>
    <message>
        <source>Fixing…</source>
        <translation>Naprawianie…</translation>
    </message>
    <message>
        <source>&amp;Fix all (%1)</source>
        <translation>&amp;Napraw wszystko (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n more are left for you to mend.</source>
        <translation>
            <numerusform>%n kolejny musisz naprawić samodzielnie.</numerusform>
            <numerusform>%n kolejne musisz naprawić samodzielnie.</numerusform>
            <numerusform>%n kolejnych musisz naprawić samodzielnie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems fixed.</source>
        <translation>
            <numerusform>Naprawiono %n problem.</numerusform>
            <numerusform>Naprawiono %n problemy.</numerusform>
            <numerusform>Naprawiono %n problemów.</numerusform>
        </translation>
    </message>
    <message>
        <source>That problem is gone with the cancelled stroke.</source>
        <translation>Ten problem zniknął razem z anulowanym pociągnięciem.</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Nie znaleziono problemów.</translation>
    </message>
    <message>
        <source>Found: %1.</source>
        <translation>Znaleziono: %1.</translation>
    </message>
    <message>
        <source>Report copied.</source>
        <translation>Skopiowano raport.</translation>
    </message>
    <message>
        <source>No problem could be fixed without your choice.</source>
        <translation>Żadnego problemu nie dało się naprawić bez twojego wyboru.</translation>
    </message>
</context>
<context>
    <name>stonemason::ProgressDialog</name>
    <message>
        <source>Cancelling…</source>
        <translation>Przerywanie…</translation>
    </message>
</context>
<context>
    <name>stonemason::RecoveryDialog</name>
    <message>
        <source>Recover unsaved work</source>
        <translation>Odzyskaj niezapisaną pracę</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Kontynuuj</translation>
    </message>
    <message>
        <source>Decide &amp;Later</source>
        <translation>Zdecyduj &amp;później</translation>
    </message>
    <message>
        <source>Stonemason crashed with unsaved work. Recovered work opens in its own tab; your files change only when you save.</source>
        <translation>Stonemason uległ awarii, a to nie było zapisane. Odzyskana praca otworzy się we własnej karcie; pliki zmienią się dopiero po zapisaniu.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Bez nazwy</translation>
    </message>
    <message>
        <source>Your file</source>
        <translation>Twój plik</translation>
    </message>
    <message>
        <source>Was never saved</source>
        <translation>Nigdy nie zapisano</translation>
    </message>
    <message>
        <source>Cannot be shown</source>
        <translation>Nie można pokazać</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation>Niezapisana praca</translation>
    </message>
    <message>
        <source>Not in a file yet</source>
        <translation>Jeszcze nie w pliku</translation>
    </message>
    <message>
        <source>Kept %1</source>
        <translation>Zachowano %1</translation>
    </message>
    <message>
        <source>The file was changed after this work began.</source>
        <translation>Plik zmieniono po rozpoczęciu tej pracy.</translation>
    </message>
    <message>
        <source>This can no longer be read. It is stored in %1</source>
        <translation>Nie można już tego odczytać. Zapisane w %1</translation>
    </message>
    <message>
        <source>What to do with %1</source>
        <translation>Co zrobić z: %1</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Odzyskaj</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Zdecyduj później</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Odrzuć</translation>
    </message>
</context>
<context>
    <name>stonemason::ReportVerdict</name>
    <message>
        <source>Problems found</source>
        <translation>Znalezione problemy</translation>
    </message>
    <message numerus="yes">
        <source>and %n more, see Problems</source>
        <translation>
            <numerusform>i jeszcze %n, zob. Problemy</numerusform>
            <numerusform>i jeszcze %n, zob. Problemy</numerusform>
            <numerusform>i jeszcze %n, zob. Problemy</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::SaveListDialog</name>
    <message>
        <source>Save changes?</source>
        <translation>Zapisać zmiany?</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) with unsaved changes. Which do you want to save?</source>
        <translation>
            <numerusform>%n dokument ma niezapisane zmiany. Które zapisać?</numerusform>
            <numerusform>%n dokumenty mają niezapisane zmiany. Które zapisać?</numerusform>
            <numerusform>%n dokumentów ma niezapisane zmiany. Które zapisać?</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved in a file yet</source>
        <translation>Jeszcze nie zapisany w pliku</translation>
    </message>
    <message>
        <source>Documents to save</source>
        <translation>Dokumenty do zapisania</translation>
    </message>
    <message>
        <source>&amp;Save Selected</source>
        <translation>&amp;Zapisz zaznaczone</translation>
    </message>
    <message>
        <source>&amp;Discard All</source>
        <translation>&amp;Odrzuć wszystkie</translation>
    </message>
</context>
<context>
    <name>stonemason::ShortcutTree</name>
    <message>
        <source>What it does</source>
        <translation>Co robi</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Skróty klawiszowe</translation>
    </message>
    <message>
        <source>Fixed keys</source>
        <translation>Stałe klawisze</translation>
    </message>
</context>
<context>
    <name>stonemason::ShortcutsDialog</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Skróty klawiszowe</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>Szukaj skrótów</translation>
    </message>
    <message>
        <source>Copy as &amp;Text</source>
        <translation>Kopiuj jako &amp;tekst</translation>
    </message>
    <message>
        <source>Copy the list as text, to print or share it</source>
        <translation>Skopiuj listę jako tekst, do wydruku lub przekazania</translation>
    </message>
    <message>
        <source>C&amp;hange Keys…</source>
        <translation>Z&amp;mień klawisze…</translation>
    </message>
</context>
<context>
    <name>stonemason::ShortcutsPage</name>
    <message>
        <source>&amp;New key:</source>
        <translation>&amp;Nowy klawisz:</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>P&amp;rzypisz</translation>
    </message>
    <message>
        <source>N&amp;o Key</source>
        <translation>&amp;Bez klawisza</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>&amp;Domyślny</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>Szukaj skrótów</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nowy klawisz</translation>
    </message>
    <message>
        <source>Remove its shortcut</source>
        <translation>Usuń jego skrót</translation>
    </message>
    <message>
        <source>Restore its default shortcut</source>
        <translation>Przywróć domyślny skrót</translation>
    </message>
    <message>
        <source>Choose a command to change its shortcut.</source>
        <translation>Wybierz polecenie, aby zmienić jego skrót.</translation>
    </message>
    <message>
        <source>Click the field and press the new keys.</source>
        <translation>Kliknij pole i naciśnij nowe klawisze.</translation>
    </message>
    <message>
        <source>%1 is already the shortcut for this.</source>
        <translation>%1 to już skrót do tego polecenia.</translation>
    </message>
    <message>
        <source>%1 cannot be changed: %2.</source>
        <extracomment>%1 is a key, %2 what it does</extracomment>
        <translation>Klawisza %1 nie można zmienić: %2.</translation>
    </message>
    <message>
        <source>%1 is free.</source>
        <extracomment>%1 is a key</extracomment>
        <translation>%1 jest wolny.</translation>
    </message>
    <message>
        <source>T&amp;ake Over</source>
        <translation>P&amp;rzejmij</translation>
    </message>
    <message>
        <source>%1 is used for %2 and would be taken from it.</source>
        <extracomment>%1 is a key, %2 one command or several</extracomment>
        <translation>%1 służy teraz do: %2 – i przestanie.</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Skróty</translation>
    </message>
</context>
<context>
    <name>stonemason::SizeDialog</name>
    <message>
        <source>Rows at the top</source>
        <translation>Rzędy u góry</translation>
    </message>
    <message>
        <source>Rows at the bottom</source>
        <translation>Rzędy u dołu</translation>
    </message>
    <message>
        <source>Columns at the left</source>
        <translation>Kolumny z lewej</translation>
    </message>
    <message>
        <source>Columns at the right</source>
        <translation>Kolumny z prawej</translation>
    </message>
    <message>
        <source>C&amp;hange Size</source>
        <translation>Z&amp;mień rozmiar</translation>
    </message>
    <message>
        <source>Rows and columns to add; less than 0 takes some away.</source>
        <translation>Rzędy i kolumny do dodania; mniej niż 0 odejmuje.</translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation>&amp;Góra</translation>
    </message>
    <message>
        <source>&amp;Bottom</source>
        <translation>&amp;Dół</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>&amp;Lewa</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>&amp;Prawa</translation>
    </message>
    <message>
        <source>&amp;Fill with</source>
        <translation>&amp;Wypełnij</translation>
    </message>
</context>
<context>
    <name>stonemason::SizeFields</name>
    <message>
        <source>Rows</source>
        <translation>Rzędy</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolumny</translation>
    </message>
    <message>
        <source>&amp;Rows and columns</source>
        <translation>&amp;Rzędy i kolumny</translation>
    </message>
</context>
<context>
    <name>stonemason::SketchActions</name>
    <message>
        <source>Sketch I&amp;mage…</source>
        <translation>Szkic z obraz&amp;u…</translation>
    </message>
    <message>
        <source>Lay a picture over the ground to trace it</source>
        <translation>Połóż na terenie obraz, aby go odrysować</translation>
    </message>
    <message>
        <source>&amp;View Sketch</source>
        <translation>Szkic w &amp;tle</translation>
    </message>
    <message>
        <source>Show or hide the picture that is traced</source>
        <translation>Pokaż lub ukryj odrysowywany obraz</translation>
    </message>
</context>
<context>
    <name>stonemason::SketchDialog</name>
    <message>
        <source>&amp;Choose Picture…</source>
        <translation>&amp;Wybierz obraz…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>&amp;Show the sketch</source>
        <translation>&amp;Pokaż go na planszy</translation>
    </message>
    <message>
        <source>Sketch Image</source>
        <translation>Szkic do odrysowania</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Obraz</translation>
    </message>
    <message>
        <source>How strongly the picture is seen over the ground</source>
        <translation>Jak mocno obraz jest widoczny na terenie</translation>
    </message>
    <message>
        <source>&amp;Opacity</source>
        <translation>&amp;Krycie</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>Wi&amp;elkość</translation>
    </message>
    <message>
        <source>Moved ri&amp;ght</source>
        <translation>Przesunięcie w p&amp;rawo</translation>
    </message>
    <message>
        <source>Moved &amp;down</source>
        <translation>Przesunięcie w &amp;dół</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Choose Picture</source>
        <translation>Wybierz obraz</translation>
    </message>
    <message>
        <source>No picture is chosen.</source>
        <translation>Nie wybrano obrazu.</translation>
    </message>
    <message>
        <source>Reading the picture…</source>
        <translation>Odczytuję obraz…</translation>
    </message>
</context>
<context>
    <name>stonemason::StampActions</name>
    <message>
        <source>Stamp &amp;%1</source>
        <translation>Stempel &amp;%1</translation>
    </message>
    <message>
        <source>Take the stamp that is kept as number %1</source>
        <translation>Weź stempel zachowany pod numerem %1</translation>
    </message>
    <message>
        <source>Keep as Stamp %1</source>
        <translation>Zachowaj jako stempel %1</translation>
    </message>
    <message>
        <source>Keep the selection or the stamp in hand as number %1</source>
        <translation>Zachowaj zaznaczenie albo stempel w ręce pod numerem %1</translation>
    </message>
    <message>
        <source>Nothing is kept as stamp %1 yet. Select cells and press %2.</source>
        <extracomment>%1 is a number, %2 are keys</extracomment>
        <translation>Stempla %1 jeszcze nie ma. Zaznacz pola i naciśnij %2.</translation>
    </message>
    <message>
        <source>Stamp %1 does not fit this game and cannot be used.</source>
        <translation>Stempel %1 nie pasuje do tej gry i nie można go użyć.</translation>
    </message>
    <message>
        <source>Stamp %1: click to put it down, Esc to cancel.</source>
        <translation>Stempel %1: kliknij, aby go odbić, Esc – anulować.</translation>
    </message>
    <message>
        <source>There is nothing to keep. Select cells first.</source>
        <translation>Nie ma czego zachować. Najpierw zaznacz pola.</translation>
    </message>
    <message>
        <source>This stamp is too large to be kept. Select fewer cells.</source>
        <translation>Ten stempel jest za duży, by go zachować. Zaznacz mniej pól.</translation>
    </message>
    <message>
        <source>Kept as stamp %1. %2 takes it in hand again.</source>
        <extracomment>%1 is a number, %2 are keys</extracomment>
        <translation>Zachowano jako stempel %1. %2 bierze go znów do ręki.</translation>
    </message>
    <message>
        <source>&amp;Kept Stamps</source>
        <translation>Zac&amp;howane stemple</translation>
    </message>
</context>
<context>
    <name>stonemason::StampEditActions</name>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>W schowku nie ma tekstu.</translation>
    </message>
    <message>
        <source>This cannot be pasted. %1</source>
        <translation>Tego nie da się wkleić. %1</translation>
    </message>
</context>
<context>
    <name>stonemason::StartPage</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Ostatnie pliki</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Przykłady</translation>
    </message>
    <message>
        <source>&amp;Remove From This List</source>
        <translation>&amp;Usuń z tej listy</translation>
    </message>
</context>
<context>
    <name>stonemason::StepActions</name>
    <message>
        <source>&amp;First Position</source>
        <translation>&amp;Pierwsza pozycja</translation>
    </message>
    <message>
        <source>Look at the start of the game</source>
        <translation>Obejrzyj początek partii</translation>
    </message>
    <message>
        <source>P&amp;revious Move</source>
        <translation>Popr&amp;zedni ruch</translation>
    </message>
    <message>
        <source>Look at the position one move before</source>
        <translation>Obejrzyj pozycję o jeden ruch wcześniej</translation>
    </message>
    <message>
        <source>&amp;Next Move</source>
        <translation>&amp;Następny ruch</translation>
    </message>
    <message>
        <source>Look at the position one move later</source>
        <translation>Obejrzyj pozycję o jeden ruch później</translation>
    </message>
    <message>
        <source>L&amp;ast Position</source>
        <translation>&amp;Ostatnia pozycja</translation>
    </message>
    <message>
        <source>Back to the current position</source>
        <translation>Z powrotem do bieżącej pozycji</translation>
    </message>
    <message>
        <source>Pla&amp;y the Game Back</source>
        <translation>Odtwórz p&amp;artię</translation>
    </message>
    <message>
        <source>Show one move after the other, from the position you look at</source>
        <translation>Pokazuje ruch po ruchu, od oglądanej pozycji</translation>
    </message>
    <message>
        <source>&amp;Branch Off in a New Tab</source>
        <translation>Odgałęź &amp;w nowej zakładce</translation>
    </message>
    <message>
        <source>Open the game up to here in a new tab, to try something else</source>
        <translation>Otwórz partię do tego miejsca w nowej karcie, aby spróbować inaczej</translation>
    </message>
    <message>
        <source>A network game can be branched off only when it is over.</source>
        <translation>Partię przez sieć można odgałęzić dopiero po jej końcu.</translation>
    </message>
    <message>
        <source>This is the beginning of the game.</source>
        <translation>To początek gry.</translation>
    </message>
    <message>
        <source>No later move has been made.</source>
        <translation>Nie wykonano późniejszego ruchu.</translation>
    </message>
    <message>
        <source>No move has been made yet.</source>
        <translation>Nie wykonano jeszcze żadnego ruchu.</translation>
    </message>
</context>
<context>
    <name>stonemason::StepBar</name>
    <message>
        <source>Move</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>Look at an earlier position</source>
        <translation>Obejrzyj wcześniejszą pozycję</translation>
    </message>
    <message>
        <source>Number of the move</source>
        <translation>Numer ruchu</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <extracomment>Which move of a game is looked at</extracomment>
        <translation>Ruch %1 z %2</translation>
    </message>
</context>
<context>
    <name>stonemason::SymmetryAction</name>
    <message>
        <source>%1. %2</source>
        <extracomment>%1 is such as &quot;Half-turn: obeyed&quot;, %2 a sentence</extracomment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>stonemason::ToolActions</name>
    <message>
        <source>&amp;Brush</source>
        <translation>&amp;Pędzel</translation>
    </message>
    <message>
        <source>Paint the chosen tile</source>
        <translation>Maluj wybranym kafelkiem</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>&amp;Linia</translation>
    </message>
    <message>
        <source>Paint a straight line</source>
        <translation>Maluj linię prostą</translation>
    </message>
    <message>
        <source>&amp;Rectangle</source>
        <translation>P&amp;rostokąt</translation>
    </message>
    <message>
        <source>Paint a rectangle</source>
        <translation>Maluj prostokąt</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation>&amp;Wypełnij</translation>
    </message>
    <message>
        <source>Fill an area of equal tiles</source>
        <translation>Wypełnij obszar jednakowych kafelków</translation>
    </message>
    <message>
        <source>&amp;Eraser</source>
        <translation>&amp;Gumka</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Zaznacz</translation>
    </message>
    <message>
        <source>Select a rectangle; drag a selection to move it</source>
        <translation>Zaznacz prostokąt; przeciągnij zaznaczenie, aby je przenieść</translation>
    </message>
    <message>
        <source>&amp;Wand</source>
        <translation>Różdż&amp;ka</translation>
    </message>
    <message>
        <source>Select an area of equal tiles</source>
        <translation>Zaznacz obszar jednakowych kafelków</translation>
    </message>
    <message>
        <source>Select S&amp;ame</source>
        <translation>Zaznacz takie s&amp;ame</translation>
    </message>
    <message>
        <source>Select every tile like the one clicked</source>
        <translation>Zaznacz wszystkie kafelki takie jak kliknięty</translation>
    </message>
    <message>
        <source>S&amp;tamp</source>
        <translation>&amp;Stempel</translation>
    </message>
    <message>
        <source>Stamp the captured or copied area</source>
        <translation>Odbij pobrany lub skopiowany fragment</translation>
    </message>
    <message>
        <source>E&amp;yedropper</source>
        <translation>Pipe&amp;ta</translation>
    </message>
    <message>
        <source>Re&amp;place</source>
        <translation>Za&amp;mień</translation>
    </message>
    <message>
        <source>Click a tile to replace all tiles like it</source>
        <translation>Kliknij kafelek, aby zastąpić wszystkie takie</translation>
    </message>
    <message>
        <source>Brush Si&amp;ze</source>
        <translation>R&amp;ozmiar pędzla</translation>
    </message>
    <message>
        <source>&amp;Larger Brush</source>
        <translation>&amp;Większy pędzel</translation>
    </message>
    <message>
        <source>&amp;Smaller Brush</source>
        <translation>&amp;Mniejszy pędzel</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pędzel</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linia</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Prostokąt</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Wypełnij</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Gumka</translation>
    </message>
    <message>
        <source>Erase tiles</source>
        <translation>Wymazuj kafelki</translation>
    </message>
    <message>
        <source>Pick the tile to paint from the board</source>
        <translation>Pobierz z planszy kafelek do malowania</translation>
    </message>
    <message>
        <source>Brush and eraser change more cells at once</source>
        <translation>Pędzel i gumka zmieniają więcej pól naraz</translation>
    </message>
    <message>
        <source>Brush and eraser change fewer cells at once</source>
        <translation>Pędzel i gumka zmieniają mniej pól naraz</translation>
    </message>
    <message>
        <source>Brush and eraser work on squares of %1 cells</source>
        <translation>Pędzel i gumka działają na kwadratach o boku %1 pól</translation>
    </message>
    <message>
        <source>How many cells brush and eraser work on at once</source>
        <translation>Na ile pól naraz działają pędzel i gumka</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>a share in hundredths, as &quot;30 %&quot;</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Scatter paints %1 of 100 cells</source>
        <translation>Rozrzucanie maluje %1 na 100 pól</translation>
    </message>
    <message>
        <source>How many of the cells that you pass over Scatter paints</source>
        <translation>Jaką część pól, po których przejdziesz, maluje rozrzucanie</translation>
    </message>
    <message>
        <source>S&amp;catter</source>
        <translation>Rozrz&amp;uć</translation>
    </message>
    <message>
        <source>Paint some of the cells you pass over, at random</source>
        <translation>Maluj losową część pól, po których przejdziesz</translation>
    </message>
    <message>
        <source>Scatter Amo&amp;unt</source>
        <translation>Licz&amp;ba rozrzucanych pól</translation>
    </message>
    <message>
        <source>The brush is as large as it can be.</source>
        <translation>Pędzel jest już największy.</translation>
    </message>
    <message>
        <source>The brush is as small as it can be.</source>
        <translation>Pędzel jest już najmniejszy.</translation>
    </message>
</context>
<context>
    <name>stonemason::ToolStrip</name>
    <message>
        <source>Tools</source>
        <translation>Narzędzia</translation>
    </message>
</context>
<context>
    <name>stonemason::TourCallout</name>
    <message>
        <source>Skip</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>Leave the tour</source>
        <translation>Zakończ wycieczkę</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>To the step before</source>
        <translation>Do poprzedniego kroku</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>To the next step</source>
        <translation>Do następnego kroku</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a sentence that says what a button does, %2 a key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Krok %1 z %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is &quot;Step 2 of 6&quot;, %2 a heading</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>stonemason::TurnBanner</name>
    <message>
        <source>Turn</source>
        <translation>Tura</translation>
    </message>
    <message>
        <source>looking back</source>
        <translation>wcześniejsza pozycja</translation>
    </message>
    <message>
        <source>looking back: it is your turn now</source>
        <translation>wcześniejsza pozycja: teraz twoja tura</translation>
    </message>
    <message>
        <source>Rematch starts another</source>
        <translation>Rewanż zaczyna następną</translation>
    </message>
    <message>
        <source>looking back: a move here replaces the later ones</source>
        <translation>wcześniejsza pozycja: ruch tutaj zastąpi następne</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Let the computer move</source>
        <translation>Pozwól komputerowi zrobić ruch</translation>
    </message>
    <message>
        <source>waiting – press Space</source>
        <translation>czeka – naciśnij spację</translation>
    </message>
</context>
<context>
    <name>stonemason::WhoPlays</name>
    <message>
        <source>Level of the first computer</source>
        <translation>Poziom pierwszego komputera</translation>
    </message>
    <message>
        <source>Level of the computer</source>
        <translation>Poziom komputera</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Kto gra</translation>
    </message>
    <message>
        <source>&amp;Two people at this computer</source>
        <translation>&amp;Dwoje przy tym komputerze</translation>
    </message>
    <message>
        <source>You take turns with one keyboard and mouse</source>
        <translation>Gracie na zmianę, jedną klawiaturą i myszą</translation>
    </message>
    <message>
        <source>You against the &amp;computer:</source>
        <translation>Ty przeciw &amp;komputerowi:</translation>
    </message>
    <message>
        <source>&amp;Watch two computers:</source>
        <translation>O&amp;glądaj dwa komputery:</translation>
    </message>
    <message>
        <source>They play and you watch; you can step back any time</source>
        <translation>One grają, a ty patrzysz i możesz się cofać, kiedy chcesz</translation>
    </message>
    <message>
        <source>Level of the second computer</source>
        <translation>Poziom drugiego komputera</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Pierwszy gracz</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Drugi gracz</translation>
    </message>
    <message>
        <source>The first computer</source>
        <translation>Pierwszy komputer</translation>
    </message>
    <message>
        <source>The second computer</source>
        <translation>Drugi komputer</translation>
    </message>
    <message>
        <source>Shown beside the board and kept with the game</source>
        <translation>Widać je przy planszy i zostaje w zapisie partii</translation>
    </message>
    <message>
        <source>Name of the first player</source>
        <translation>Imię pierwszego gracza</translation>
    </message>
    <message>
        <source>Name of the second player</source>
        <translation>Imię drugiego gracza</translation>
    </message>
</context>
<context>
    <name>stonemason::WindowNotices</name>
    <message>
        <source>Went back to the saved file. Undo brings your changes back.</source>
        <translation>Przywrócono zapisany plik. Twoje zmiany przywróci Cofnij.</translation>
    </message>
    <message>
        <source>Unsaved work cannot be backed up in %1: %2 Save often.</source>
        <extracomment>%1 is a folder, %2 a sentence that says what is wrong</extracomment>
        <translation>Niezapisanej pracy nie można zabezpieczyć w %1: %2 Zapisuj często.</translation>
    </message>
</context>
<context>
    <name>stonemason::WindowTour</name>
    <message>
        <source>New to Stonemason? A short tour shows what is where.</source>
        <translation>Pierwszy raz w Stonemason? Krótka wycieczka pokaże, co gdzie jest.</translation>
    </message>
    <message>
        <source>Take the Tour</source>
        <translation>Rozpocznij wycieczkę</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>Nie teraz</translation>
    </message>
    <message>
        <source>Decks, games and help</source>
        <translation>Zestawy, partie i pomoc</translation>
    </message>
    <message>
        <source>Start decks, boards, patterns of ambushes and games in the File menu. %1 opens the guide at the matching page.</source>
        <extracomment>%1 is a key such as F1</extracomment>
        <translation>Zestawy, plansze, wzory zasadzek i partie zaczniesz w menu Plik. %1 otwiera przewodnik na pasującej stronie.</translation>
    </message>
</context>
<context>
    <name>stonemason::ZoomActions</name>
    <message>
        <source>Zoom &amp;In</source>
        <translation>P&amp;owiększ</translation>
    </message>
    <message>
        <source>Make the tiles larger</source>
        <translation>Powiększ kafelki</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Po&amp;mniejsz</translation>
    </message>
    <message>
        <source>Make the tiles smaller</source>
        <translation>Pomniejsz kafelki</translation>
    </message>
    <message>
        <source>&amp;100 %</source>
        <translation>&amp;100 %</translation>
    </message>
    <message>
        <source>Show the tiles at their normal size</source>
        <translation>Pokaż kafelki w zwykłym rozmiarze</translation>
    </message>
    <message>
        <source>Next Panel</source>
        <translation>Następny panel</translation>
    </message>
    <message>
        <source>Give the keys to the next panel, and from the last one back to the board</source>
        <translation>Przejdź z klawiaturą do następnego panelu, a z ostatniego z powrotem na planszę</translation>
    </message>
    <message>
        <source>Previous Panel</source>
        <translation>Poprzedni panel</translation>
    </message>
    <message>
        <source>Give the keys to the panel before, the other way round</source>
        <translation>Przejdź z klawiaturą do poprzedniego panelu, w drugą stronę</translation>
    </message>
</context>
<context>
    <name>stonemason::ambush::AmbushDock</name>
    <message>
        <source>Ambushes</source>
        <translation>Zasadzki</translation>
    </message>
    <message>
        <source>Ambush patterns (*.ambush *.txt)</source>
        <translation>Wzory zasadzek (*.ambush *.txt)</translation>
    </message>
    <message>
        <source>Add Pattern</source>
        <translation>Dodaj wzór</translation>
    </message>
    <message>
        <source>Tick a pattern to look for.</source>
        <translation>Zaznacz wzór, którego szukać.</translation>
    </message>
    <message>
        <source>Looking for places… %1 %</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>Szukanie miejsc… %1 %</translation>
    </message>
    <message>
        <source>Stopped. Paint, or choose another pattern, to look again.</source>
        <translation>Zatrzymano. Maluj albo wybierz inny wzór, żeby szukać znowu.</translation>
    </message>
    <message numerus="yes">
        <source>Copied %n site(s) and the map.</source>
        <translation>
            <numerusform>Skopiowano %n zasadzkę i mapę.</numerusform>
            <numerusform>Skopiowano %n zasadzki i mapę.</numerusform>
            <numerusform>Skopiowano %n zasadzek i mapę.</numerusform>
        </translation>
    </message>
    <message>
        <source>map</source>
        <extracomment>the beginning of a file&apos;s name</extracomment>
        <translation>mapa</translation>
    </message>
    <message>
        <source>Export Ambush Sites</source>
        <translation>Eksportuj zasadzki</translation>
    </message>
    <message>
        <source>Sites for other programs (*.json)</source>
        <translation>Zasadzki dla innych programów (*.json)</translation>
    </message>
    <message>
        <source>Text with the map (*.txt)</source>
        <translation>Tekst z mapą (*.txt)</translation>
    </message>
    <message>
        <source>The sites were saved as %1.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>Zasadzki zapisano jako %1.</translation>
    </message>
    <message>
        <source>The map has changed, so the simulation has ended.</source>
        <translation>Mapa się zmieniła, więc symulacja się skończyła.</translation>
    </message>
    <message numerus="yes">
        <source>%n site(s) so far.</source>
        <extracomment>in a simulation</extracomment>
        <translation>
            <numerusform>Na razie %n zasadzka.</numerusform>
            <numerusform>Na razie %n zasadzki.</numerusform>
            <numerusform>Na razie %n zasadzek.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the map or a pattern that was looked for. Choose another name.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>%1 to mapa albo szukany wzór. Wybierz inną nazwę.</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <extracomment>%1 is a file&apos;s name</extracomment>
        <translation>Zapisywanie: %1…</translation>
    </message>
    <message>
        <source>Copy Ambush Sites</source>
        <translation>Kopiuj zasadzki</translation>
    </message>
    <message>
        <source>These are too many sites for the clipboard. Export Ambush Sites writes them into a file.</source>
        <translation>To za dużo zasadzek na schowek. Eksportuj zasadzki zapisuje je do pliku.</translation>
    </message>
</context>
<context>
    <name>stonemason::ambush::AmbushForm</name>
    <message>
        <source>Must a&amp;gree</source>
        <translation>&amp;Próg</translation>
    </message>
    <message>
        <source>For whom the map is passable</source>
        <translation>Dla kogo mapa jest przechodnia</translation>
    </message>
    <message>
        <source>Best sites</source>
        <translation>Najlepsze</translation>
    </message>
    <message>
        <source>Most sites</source>
        <translation>Najwięcej</translation>
    </message>
    <message>
        <source>Every place</source>
        <translation>Każde miejsce</translation>
    </message>
    <message>
        <source>Which places are sites</source>
        <translation>Które miejsca są zasadzkami</translation>
    </message>
    <message>
        <source>Sites do not overlap: the best first, or as many as possible. Or every place that passes.</source>
        <translation>Zasadzki na siebie nie zachodzą: najpierw najlepsze albo ile tylko się da. Albo każde miejsce, które się nadaje.</translation>
    </message>
    <message>
        <source>Ask all patterns for this share instead of their own</source>
        <translation>Wszystkie wzory mają się zgadzać w takiej części zamiast we własnej</translation>
    </message>
    <message>
        <source> %</source>
        <extracomment>after a number: percent</extracomment>
        <translation> %</translation>
    </message>
    <message>
        <source>Share that must agree, in percent</source>
        <translation>Próg zgodności w procentach</translation>
    </message>
    <message>
        <source>How much of the weight must agree for a place to pass</source>
        <translation>Jaka część wagi musi się zgadzać, żeby miejsce się nadawało</translation>
    </message>
    <message>
        <source>&amp;Add File…</source>
        <translation>&amp;Dodaj plik…</translation>
    </message>
    <message>
        <source>Look for the pattern of a file, too</source>
        <translation>Szuka także wzoru z pliku</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Ambush sites</source>
        <translation>Zasadzki</translation>
    </message>
    <message>
        <source>Whole re&amp;ctangles</source>
        <translation>Całe prosto&amp;kąty</translation>
    </message>
    <message>
        <source>While a game is simulated there is nothing to choose: the first sites that it comes upon are those it keeps.</source>
        <translation>W czasie symulacji nie ma czego wybierać: gra zatrzymuje te zasadzki, na które trafi najpierw.</translation>
    </message>
    <message>
        <source>Sites overlap as soon as their rectangles share a cell, not only when both compare it</source>
        <translation>Zasadzki na siebie zachodzą, gdy tylko ich prostokąty mają wspólną komórkę, a nie dopiero gdy obie ją porównują</translation>
    </message>
    <message>
        <source>Stop looking for places, or sorting them</source>
        <translation>Przerywa szukanie miejsc albo ich sortowanie</translation>
    </message>
    <message>
        <source>Waiting in &amp;walls</source>
        <translation>Czekanie w śc&amp;ianach</translation>
    </message>
    <message>
        <source>Sites where somebody would have to wait in a wall are sites, too, and are marked</source>
        <translation>Miejsca, w których ktoś musiałby czekać w ścianie, też są zasadzkami i są oznaczone</translation>
    </message>
</context>
<context>
    <name>stonemason::ambush::FixedMap</name>
    <message>
        <source>Sample: a mountain pass</source>
        <translation>Przykład: górska przełęcz</translation>
    </message>
</context>
<context>
    <name>stonemason::ambush::NewPatternDialog</name>
    <message>
        <source>New Pattern</source>
        <translation>Nowy wzór</translation>
    </message>
    <message>
        <source>Untitled pattern</source>
        <translation>Wzór bez nazwy</translation>
    </message>
    <message>
        <source>Crea&amp;te Pattern</source>
        <translation>U&amp;twórz wzór</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Pusty</translation>
    </message>
</context>
<context>
    <name>stonemason::ambush::PatternActions</name>
    <message>
        <source>Erase: nobody cares about these cells then</source>
        <translation>Wymazuje: te komórki stają się obojętne</translation>
    </message>
    <message>
        <source>&amp;Fit Pattern</source>
        <translation>&amp;Dopasuj wzór</translation>
    </message>
    <message>
        <source>Show the whole pattern as large as it fits</source>
        <translation>Pokazuje cały wzór tak duży, jak się mieści</translation>
    </message>
    <message>
        <source>&amp;Pattern</source>
        <translation>W&amp;zór</translation>
    </message>
    <message>
        <source>Print the pattern</source>
        <translation>Wydrukuj wzorzec</translation>
    </message>
</context>
<context>
    <name>stonemason::ambush::PatternCanvas</name>
    <message>
        <source>Pattern</source>
        <translation>Wzór</translation>
    </message>
</context>
<context>
    <name>stonemason::ambush::PatternChoice</name>
    <message>
        <source>The pattern that is open, as it is drawn now</source>
        <translation>Otwarty wzór, tak jak jest teraz narysowany</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a pattern&apos;s name, %2 what its author says of it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Patterns to look for</source>
        <translation>Szukane wzory</translation>
    </message>
    <message>
        <source>Tick the patterns to look for</source>
        <translation>Zaznacz wzory, których szukać</translation>
    </message>
</context>
<context>
    <name>stonemason::ambush::PatternDocument</name>
    <message>
        <source>Untitled pattern</source>
        <translation>Wzór bez nazwy</translation>
    </message>
    <message>
        <source>the name</source>
        <translation>nazwa</translation>
    </message>
    <message>
        <source>the note</source>
        <translation>uwaga</translation>
    </message>
    <message>
        <source>the share that must agree</source>
        <translation>próg zgodności</translation>
    </message>
    <message>
        <source>the orientations</source>
        <translation>ułożenia</translation>
    </message>
    <message>
        <source>unknown fields of its file</source>
        <translation>nieznane pola pliku</translation>
    </message>
    <message>
        <source>that it is a pattern and no map</source>
        <translation>to, że jest wzorem, a nie mapą</translation>
    </message>
    <message>
        <source>Change name</source>
        <translation>Zmiana nazwy</translation>
    </message>
    <message>
        <source>Change note</source>
        <translation>Zmiana uwagi</translation>
    </message>
    <message>
        <source>Change the share that must agree</source>
        <translation>Zmiana progu</translation>
    </message>
    <message>
        <source>Allow an orientation</source>
        <translation>Dopuszczenie ułożenia</translation>
    </message>
    <message>
        <source>Forbid an orientation</source>
        <translation>Zakaz ułożenia</translation>
    </message>
</context>
<context>
    <name>stonemason::ambush::PatternEditActions</name>
    <message>
        <source>Take the copied signs as a stamp to put down</source>
        <translation>Bierze skopiowane znaki jako stempel do położenia</translation>
    </message>
    <message>
        <source>Make the selected cells such that nobody cares about them</source>
        <translation>Sprawia, że zaznaczone komórki są obojętne</translation>
    </message>
    <message>
        <source>Select every cell</source>
        <translation>Zaznacza wszystkie komórki</translation>
    </message>
    <message>
        <source>Nothing is selected. Select cells first, or turn the whole pattern in the Pattern menu.</source>
        <translation>Nic nie jest zaznaczone. Najpierw zaznacz komórki albo obróć cały wzór w menu Wzór.</translation>
    </message>
    <message>
        <source>Pasted %1 × %2 signs: click to put them down, Esc to cancel.</source>
        <translation>Wklejono %1 × %2 znaków: kliknij, aby je położyć, Esc anuluje.</translation>
    </message>
</context>
<context>
    <name>stonemason::ambush::PatternEditorTraits</name>
    <message>
        <source>&amp;Show on the Pattern</source>
        <translation>&amp;Pokaż na wzorze</translation>
    </message>
    <message>
        <source>Show on the pattern (Enter)</source>
        <translation>Pokaż na wzorze (Enter)</translation>
    </message>
    <message>
        <source>The pattern is still being checked…</source>
        <translation>Wzór jest jeszcze sprawdzany…</translation>
    </message>
    <message>
        <source>The pattern has changed. Wait for the new check.</source>
        <translation>Wzór się zmienił. Poczekaj na nowe sprawdzenie.</translation>
    </message>
    <message>
        <source>Ready to look for</source>
        <translation>Gotowy do szukania</translation>
    </message>
    <message>
        <source>Nothing is wrong with this pattern.</source>
        <translation>Z tym wzorem wszystko w porządku.</translation>
    </message>
    <message>
        <source>Nothing is wrong; the notes below are only worth knowing.</source>
        <translation>Wszystko jest w porządku; poniższe uwagi warto tylko znać.</translation>
    </message>
    <message>
        <source>Fix all</source>
        <translation>Naprawa wszystkiego</translation>
    </message>
</context>
<context>
    <name>stonemason::ambush::PatternExportDialog</name>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Siatka</translation>
    </message>
    <message>
        <source>Co&amp;des</source>
        <translation>Ko&amp;dy</translation>
    </message>
    <message>
        <source>Export %1</source>
        <extracomment>%1 is a pattern&apos;s name</extracomment>
        <translation>Eksport „%1”</translation>
    </message>
    <message>
        <source>Size of a cell</source>
        <translation>Wielkość komórki</translation>
    </message>
    <message>
        <source>Pattern file (JSON)</source>
        <translation>Plik wzoru (JSON)</translation>
    </message>
    <message>
        <source>Stonemason pattern (*.ambush)</source>
        <translation>Wzór programu Stonemason (*.ambush)</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Tekst (*.txt)</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Obraz</translation>
    </message>
    <message>
        <source>&amp;Cell</source>
        <translation>&amp;Komórka</translation>
    </message>
</context>
<context>
    <name>stonemason::ambush::PatternMenuActions</name>
    <message>
        <source>Turn or &amp;Flip the Pattern</source>
        <translation>Obróć lub od&amp;bij wzór</translation>
    </message>
    <message>
        <source>Rotate Pattern &amp;Left</source>
        <translation>Obróć wzór w &amp;lewo</translation>
    </message>
    <message>
        <source>Turn all signs to the left</source>
        <translation>Obraca wszystkie znaki w lewo</translation>
    </message>
    <message>
        <source>Rotate Pattern &amp;Right</source>
        <translation>Obróć wzór w &amp;prawo</translation>
    </message>
    <message>
        <source>Turn all signs to the right</source>
        <translation>Obraca wszystkie znaki w prawo</translation>
    </message>
    <message>
        <source>Flip Pattern &amp;Horizontally</source>
        <translation>Odbij wzór po&amp;ziomo</translation>
    </message>
    <message>
        <source>Swap left and right of the pattern</source>
        <translation>Zamienia lewą i prawą stronę wzoru</translation>
    </message>
    <message>
        <source>Flip Pattern &amp;Vertically</source>
        <translation>Odbij wzór pio&amp;nowo</translation>
    </message>
    <message>
        <source>Swap top and bottom of the pattern</source>
        <translation>Zamienia górę i dół wzoru</translation>
    </message>
    <message>
        <source>Si&amp;ze…</source>
        <translation>Roz&amp;miar…</translation>
    </message>
    <message>
        <source>Add or take away rows and columns on any side</source>
        <translation>Dodaje lub usuwa wiersze i kolumny z każdej strony</translation>
    </message>
    <message>
        <source>&amp;Properties</source>
        <translation>&amp;Właściwości</translation>
    </message>
    <message>
        <source>Edit name and note, the share that must agree, and how the pattern may be turned</source>
        <translation>Zmienia nazwę i uwagę, próg oraz dozwolone ułożenia wzoru</translation>
    </message>
    <message>
        <source>&amp;Try on a Map</source>
        <translation>W&amp;ypróbuj na mapie</translation>
    </message>
    <message>
        <source>Show where on a map the pattern finds places, as it is drawn</source>
        <translation>Pokazuje, gdzie na mapie wzór znajduje miejsca, już w czasie rysowania</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>Eksport&amp;uj…</translation>
    </message>
    <message>
        <source>Show the pattern&apos;s file, its rows of text or its picture, to copy or save</source>
        <translation>Pokazuje plik wzoru, jego wiersze tekstu albo obrazek, do skopiowania lub zapisania</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
</context>
<context>
    <name>stonemason::ambush::PatternPropertiesDock</name>
    <message>
        <source>Properties</source>
        <translation>Opis</translation>
    </message>
    <message>
        <source>Share that must agree, in thousandths</source>
        <translation>Próg zgodności w tysięcznych</translation>
    </message>
    <message>
        <source>How much of the weight must agree for a place to pass</source>
        <translation>Jaka część wagi musi się zgadzać, żeby miejsce się nadawało</translation>
    </message>
    <message>
        <source> %</source>
        <extracomment>after a number: percent</extracomment>
        <translation> %</translation>
    </message>
    <message>
        <source>Share that must agree, in percent</source>
        <translation>Próg zgodności w procentach</translation>
    </message>
    <message>
        <source>Untitled pattern</source>
        <translation>Wzór bez nazwy</translation>
    </message>
    <message>
        <source>What it is meant to find, and what it gets wrong</source>
        <translation>Co ma znajdować i co w nim jest nie tak</translation>
    </message>
    <message>
        <source>Orientations</source>
        <translation>Ułożenia</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Must agree</source>
        <translation>Ma się zgadzać</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Uwaga</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Rozmiar</translation>
    </message>
</context>
<context>
    <name>stonemason::ambush::PatternScene</name>
    <message>
        <source>%1: %2</source>
        <extracomment>What a screen reader says of a cell of a pattern: its place, then what is asked for there.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is what a sign of a pattern asks for: &quot;Must be way&quot;; %2 is its character</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>stonemason::ambush::PatternSizeDialog</name>
    <message>
        <source>Size of the Pattern</source>
        <translation>Rozmiar wzoru</translation>
    </message>
    <message>
        <source>The pattern as it will be</source>
        <translation>Wzór po zmianie</translation>
    </message>
    <message>
        <source>A pattern has 1 to %1 rows and columns.</source>
        <translation>Wzór ma od 1 do %1 wierszy i kolumn.</translation>
    </message>
    <message>
        <source>The pattern will have %1 × %2 cells.</source>
        <translation>Wzór będzie miał %1 × %2 komórek.</translation>
    </message>
    <message>
        <source>Change size</source>
        <translation>Zmiana rozmiaru</translation>
    </message>
</context>
<context>
    <name>stonemason::ambush::PatternViewActions</name>
    <message>
        <source>&amp;Codes</source>
        <translation>&amp;Kody</translation>
    </message>
    <message>
        <source>Write over each cell its character in files</source>
        <translation>Pisze na każdej komórce jej znak z plików</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Siatka</translation>
    </message>
    <message>
        <source>Draw lines between the cells</source>
        <translation>Rysuje linie między komórkami</translation>
    </message>
</context>
<context>
    <name>stonemason::ambush::PatternWorkspace</name>
    <message>
        <source>Draw a place that is good for an ambush, to look for on maps</source>
        <translation>Narysuj miejsce na zasadzkę, żeby szukać takich na mapach</translation>
    </message>
    <message>
        <source>Stonemason pattern (*.ambush)</source>
        <translation>Wzór programu Stonemason (*.ambush)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Tekst (*.txt)</translation>
    </message>
    <message>
        <source>Move the frame on the pattern</source>
        <translation>Przesuwają ramkę po wzorze</translation>
    </message>
    <message>
        <source>New Ambush Pattern…</source>
        <translation>Nowy wzór zasadzki…</translation>
    </message>
    <message>
        <source>Ambush patterns (*.ambush)</source>
        <translation>Wzory zasadzek (*.ambush)</translation>
    </message>
</context>
<context>
    <name>stonemason::ambush::PreviewDock</name>
    <message>
        <source>The pattern is larger than this map and fits nowhere.</source>
        <translation>Wzór jest większy niż ta mapa i nigdzie się nie mieści.</translation>
    </message>
    <message>
        <source>No place passes.</source>
        <translation>Żadne miejsce się nie nadaje.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) pass</source>
        <translation>
            <numerusform>Nadaje się %n miejsce</numerusform>
            <numerusform>Nadają się %n miejsca</numerusform>
            <numerusform>Nadaje się %n miejsc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen site(s)</source>
        <extracomment>Sites are places that do not overlap, chosen best first.</extracomment>
        <translation>
            <numerusform>%n wybrane</numerusform>
            <numerusform>%n wybrane</numerusform>
            <numerusform>%n wybranych</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <extracomment>%1 &quot;42 places pass&quot;, %2 &quot;7 chosen sites&quot;</extracomment>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>On a Map</source>
        <translation>Na mapie</translation>
    </message>
    <message>
        <source>Map to try the pattern on</source>
        <translation>Mapa do wypróbowania wzoru</translation>
    </message>
    <message>
        <source>The map to try the pattern on: the sample, or one that is open</source>
        <translation>Mapa do wypróbowania wzoru: przykład albo jedna z otwartych</translation>
    </message>
    <message>
        <source>For whom the map is passable</source>
        <translation>Dla kogo mapa jest przechodnia</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Stop looking for places</source>
        <translation>Przerywa szukanie miejsc</translation>
    </message>
    <message>
        <source>Looking for places… %1 %</source>
        <translation>Szukanie miejsc… %1 %</translation>
    </message>
    <message>
        <source>Stopped. Paint, or choose a map, to look again.</source>
        <translation>Zatrzymano. Maluj albo wybierz mapę, żeby szukać znowu.</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <extracomment>%1 &quot;42 places pass, more than can be looked at; only the best 40 are&quot;, %2 &quot;7 chosen sites&quot;</extracomment>
        <translation>%1. %2.</translation>
    </message>
</context>
<context>
    <name>stonemason::ambush::SignActions</name>
    <message>
        <source>Si&amp;gn</source>
        <translation>Z&amp;nak</translation>
    </message>
    <message>
        <source>Paint &quot;%1&quot;. %2</source>
        <extracomment>%1 is what a sign of a pattern asks for, %2 a sentence on it</extracomment>
        <translation>Maluje „%1”. %2</translation>
    </message>
</context>
<context>
    <name>stonemason::ambush::SignModel</name>
    <message>
        <source>%1. %2 Key: %3</source>
        <extracomment>%1 is what a sign of a pattern asks for, %2 a sentence on it, %3 its key, which is its character</extracomment>
        <translation>%1. %2 Klawisz: %3</translation>
    </message>
</context>
<context>
    <name>stonemason::ambush::SignsDock</name>
    <message>
        <source>Signs</source>
        <translation>Znaki</translation>
    </message>
</context>
<context>
    <name>stonemason::ambush::SimulationBar</name>
    <message>
        <source>How many places, drawn by lot, are looked at in one turn</source>
        <translation>Ile wylosowanych miejsc ogląda się w jednej turze</translation>
    </message>
    <message>
        <source>The same seed draws the same places</source>
        <translation>To samo ziarno losuje te same miejsca</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Wolno</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Średnio</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Szybko</translation>
    </message>
    <message>
        <source>How fast turn follows turn while it runs</source>
        <translation>Jak szybko tura następuje po turze, gdy symulacja biegnie</translation>
    </message>
    <message>
        <source>Cells looked at, of the half of the map at which the search rests</source>
        <translation>Obejrzane pola z tej połowy mapy, po której szukanie odpoczywa</translation>
    </message>
    <message>
        <source>looked at %v of %m</source>
        <extracomment>of a progress bar: %v and %m are numbers of cells</extracomment>
        <translation>obejrzano %v z %m</translation>
    </message>
    <message>
        <source>P&amp;laces a turn:</source>
        <translation>&amp;Miejsc na turę:</translation>
    </message>
    <message>
        <source>Pac&amp;e:</source>
        <translation>&amp;Tempo:</translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <translation>&amp;Ziarno:</translation>
    </message>
</context>
<context>
    <name>stonemason::ambush::SimulationControl</name>
    <message>
        <source>This is a copy of your map. Press on a wall to break it, on free ground to put one up.</source>
        <translation>To kopia twojej mapy. Naciśnij ścianę, żeby ją rozbić, a wolne pole, żeby ją tam postawić.</translation>
    </message>
    <message>
        <source>Half of the map has been looked at: the search rests until a wall changes.</source>
        <translation>Obejrzano połowę mapy: szukanie odpoczywa, aż zmieni się jakaś ściana.</translation>
    </message>
    <message>
        <source>Turn %1: %2, %3.</source>
        <extracomment>%1 the number of a turn, %2 &quot;5 cells looked at&quot;, %3 &quot;1 site found&quot;</extracomment>
        <translation>Tura %1: %2, %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) looked at</source>
        <translation>
            <numerusform>obejrzano %n pole</numerusform>
            <numerusform>obejrzano %n pola</numerusform>
            <numerusform>obejrzano %n pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n site(s) found</source>
        <translation>
            <numerusform>znaleziono %n zasadzkę</numerusform>
            <numerusform>znaleziono %n zasadzki</numerusform>
            <numerusform>znaleziono %n zasadzek</numerusform>
        </translation>
    </message>
    <message>
        <source>Wall broken: %1, %2.</source>
        <extracomment>%1 &quot;2 sites looked at again&quot;, %2 &quot;1 given up&quot;</extracomment>
        <translation>Ściana rozbita: %1, %2.</translation>
    </message>
    <message>
        <source>Wall put up: %1, %2.</source>
        <translation>Ściana postawiona: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n site(s) looked at again</source>
        <translation>
            <numerusform>sprawdzono ponownie %n zasadzkę</numerusform>
            <numerusform>sprawdzono ponownie %n zasadzki</numerusform>
            <numerusform>sprawdzono ponownie %n zasadzek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <extracomment>sites that are sites no more</extracomment>
        <translation>
            <numerusform>%n porzucona</numerusform>
            <numerusform>%n porzucone</numerusform>
            <numerusform>%n porzuconych</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::ambush::SiteActions</name>
    <message>
        <source>A&amp;mbushes</source>
        <translation>Mi&amp;ejsca na zasadzki</translation>
    </message>
    <message>
        <source>&amp;Find Ambush Sites</source>
        <translation>Z&amp;najdź zasadzki</translation>
    </message>
    <message>
        <source>Show where the map is like a pattern of a place to lie in wait</source>
        <translation>Pokazuje, gdzie mapa jest podobna do wzoru miejsca na zasadzkę</translation>
    </message>
    <message>
        <source>&amp;Next Ambush Site</source>
        <translation>N&amp;astępna zasadzka</translation>
    </message>
    <message>
        <source>Show the next ambush site of the list on the map</source>
        <translation>Pokazuje na mapie następną zasadzkę z listy</translation>
    </message>
    <message>
        <source>&amp;Previous Ambush Site</source>
        <translation>&amp;Poprzednia zasadzka</translation>
    </message>
    <message>
        <source>Show the previous ambush site of the list on the map</source>
        <translation>Pokazuje na mapie poprzednią zasadzkę z listy</translation>
    </message>
    <message>
        <source>&amp;Copy Ambush Sites</source>
        <translation>&amp;Kopiuj zasadzki</translation>
    </message>
    <message>
        <source>Copy the list of ambush sites and the map with them as text</source>
        <translation>Kopiuje jako tekst listę zasadzek i mapę z nimi</translation>
    </message>
    <message>
        <source>&amp;Export Ambush Sites…</source>
        <translation>&amp;Eksportuj zasadzki…</translation>
    </message>
    <message>
        <source>Save the ambush sites for other programs (JSON), or as text with the map</source>
        <translation>Zapisuje zasadzki dla innych programów (JSON) albo jako tekst z mapą</translation>
    </message>
    <message>
        <source>&amp;Simulate a Game</source>
        <translation>Symuluj &amp;grę</translation>
    </message>
    <message>
        <source>Look for sites as a game does while it is played, on a copy of the map</source>
        <translation>Szukaj zasadzek tak jak gra w trakcie rozgrywki, na kopii mapy</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>&amp;Jedna tura</translation>
    </message>
    <message>
        <source>Simulate one turn: look at some places</source>
        <translation>Symuluj jedną turę: obejrzyj kilka miejsc</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Biegnij</translation>
    </message>
    <message>
        <source>Simulate turn after turn, or pause</source>
        <translation>Symuluj turę po turze albo wstrzymaj</translation>
    </message>
    <message>
        <source>&amp;Begin Anew</source>
        <translation>&amp;Od nowa</translation>
    </message>
    <message>
        <source>Simulate from the start, on the map as it is</source>
        <translation>Symuluj od początku, na mapie takiej, jaka jest</translation>
    </message>
    <message>
        <source>Sort the list of ambush sites; once more turns it round</source>
        <translation>Sortuje listę zasadzek; jeszcze raz odwraca kolejność</translation>
    </message>
    <message>
        <source>Sort Sites by &amp;Agreement</source>
        <translation>Sortuj według &amp;zgodności</translation>
    </message>
    <message>
        <source>Sort Sites by P&amp;lace</source>
        <translation>Sortuj według &amp;miejsca</translation>
    </message>
    <message>
        <source>S&amp;ort Sites by Pattern</source>
        <translation>Sortuj według &amp;wzoru</translation>
    </message>
    <message>
        <source>No game is simulated now.</source>
        <translation>Żadna gra nie jest teraz symulowana.</translation>
    </message>
    <message>
        <source>No pattern was searched for yet.</source>
        <translation>Nie szukano jeszcze żadnego wzoru.</translation>
    </message>
    <message>
        <source>No place was found.</source>
        <translation>Nie znaleziono żadnego miejsca.</translation>
    </message>
</context>
<context>
    <name>stonemason::ambush::SiteModel</name>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1 is a pattern&apos;s name, %2 how it lies: &quot;Turned right&quot;</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 – %2: %3 of %4 agree</source>
        <extracomment>%1 is a pattern&apos;s name, %2 how it lies: &quot;Turned right&quot;, %3 and %4 are numbers</extracomment>
        <translation>%1 – %2: zgadza się %3 z %4</translation>
    </message>
    <message>
        <source>The share of the pattern&apos;s weight that agrees</source>
        <translation>Część wagi wzoru, która się zgadza</translation>
    </message>
    <message>
        <source>Row and column of the top left corner, from 0</source>
        <translation>Wiersz i kolumna lewego górnego rogu, od 0</translation>
    </message>
    <message>
        <source>How the pattern lies there</source>
        <translation>Jak leży tam wzór</translation>
    </message>
    <message>
        <source>Agrees</source>
        <translation>Zgodność</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Wzór</translation>
    </message>
    <message>
        <source># %1</source>
        <extracomment>%1 is a score such as 92 %; the mark says that somebody would wait in a wall</extracomment>
        <translation># %1</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::ComparisonActions</name>
    <message>
        <source>Compare &amp;With Map</source>
        <translation>Porówna&amp;j z mapą</translation>
    </message>
    <message>
        <source>&amp;Open Map</source>
        <translation>&amp;Otwarta mapa</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>&amp;Plik…</translation>
    </message>
    <message>
        <source>Show where another map differs from this one</source>
        <translation>Pokaż, czym inna mapa różni się od tej</translation>
    </message>
    <message>
        <source>&amp;Next Difference</source>
        <translation>&amp;Następna różnica</translation>
    </message>
    <message>
        <source>Go to the next cell that differs</source>
        <translation>Przejdź do następnego pola, które się różni</translation>
    </message>
    <message>
        <source>&amp;Previous Difference</source>
        <translation>Pop&amp;rzednia różnica</translation>
    </message>
    <message>
        <source>Go to the cell before that differs</source>
        <translation>Przejdź do poprzedniego pola, które się różni</translation>
    </message>
    <message>
        <source>&amp;Stop Comparing</source>
        <translation>&amp;Zakończ porównanie</translation>
    </message>
    <message>
        <source>Take the marks of the other map off the board</source>
        <translation>Usuń z planszy znaki drugiej mapy</translation>
    </message>
    <message>
        <source>Compare With Map</source>
        <translation>Porównaj z mapą</translation>
    </message>
    <message>
        <source>Maps (*.smap *.as *.txt)</source>
        <translation>Mapy (*.smap *.as *.txt)</translation>
    </message>
    <message>
        <source>No other map is open.</source>
        <translation>Żadna inna mapa nie jest otwarta.</translation>
    </message>
    <message>
        <source>The map is not compared with another.</source>
        <translation>Mapa nie jest porównywana z inną.</translation>
    </message>
    <message>
        <source>There is no difference.</source>
        <translation>Nie ma żadnej różnicy.</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::HintActions</name>
    <message>
        <source>H&amp;int Grid</source>
        <translation>Siatka podpow&amp;iedzi</translation>
    </message>
    <message>
        <source>S&amp;uggest Hints…</source>
        <translation>&amp;Zaproponuj podpowiedzi…</translation>
    </message>
    <message>
        <source>Suggest hints that fit the terrain and fill the hint grids with them</source>
        <translation>Zaproponuj podpowiedzi pasujące do terenu i wypełnij nimi siatki</translation>
    </message>
    <message>
        <source>&amp;Smooth</source>
        <translation>&amp;Wygładź</translation>
    </message>
    <message>
        <source>Smooth the hints of the selection or the whole grid</source>
        <translation>Wygładź podpowiedzi w zaznaczeniu lub całej siatce</translation>
    </message>
    <message>
        <source>S&amp;cale to 0–9</source>
        <translation>&amp;Skaluj do 0–9</translation>
    </message>
    <message>
        <source>Stretch the hints of the selection or the whole grid to 0–9</source>
        <translation>Rozciągnij podpowiedzi w zaznaczeniu lub całej siatce na zakres 0–9</translation>
    </message>
    <message>
        <source>&amp;Raise All</source>
        <translation>&amp;Podnieś wszystkie</translation>
    </message>
    <message>
        <source>Add 1 to the hints of the selection or the whole grid</source>
        <translation>Dodaj 1 do podpowiedzi w zaznaczeniu lub całej siatce</translation>
    </message>
    <message>
        <source>&amp;Lower All</source>
        <translation>&amp;Obniż wszystkie</translation>
    </message>
    <message>
        <source>Take 1 from the hints of the selection or the whole grid</source>
        <translation>Odejmij 1 od podpowiedzi w zaznaczeniu lub całej siatce</translation>
    </message>
    <message>
        <source>Cl&amp;ear</source>
        <translation>Wy&amp;czyść</translation>
    </message>
    <message>
        <source>Set the hints of the selection or the whole grid to 0</source>
        <translation>Ustaw podpowiedzi w zaznaczeniu lub całej siatce na 0</translation>
    </message>
    <message>
        <source>Co&amp;py from Layer</source>
        <translation>&amp;Kopiuj z warstwy</translation>
    </message>
    <message>
        <source>Copy the values of the layer %1 to the selection or the whole grid</source>
        <translation>Skopiuj wartości warstwy „%1” do zaznaczenia lub całej siatki</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>O&amp;dbij</translation>
    </message>
    <message>
        <source>Copy the hints of the bottom-left half to the other</source>
        <translation>Skopiuj podpowiedzi z lewej dolnej połowy na drugą</translation>
    </message>
    <message>
        <source>Copy the hints of the top-right half to the other</source>
        <translation>Skopiuj podpowiedzi z prawej górnej połowy na drugą</translation>
    </message>
    <message>
        <source>&amp;Half-Turn, Bottom Left to Top Right</source>
        <translation>&amp;Półobrót, lewy dół na prawą górę</translation>
    </message>
    <message>
        <source>Half-&amp;Turn, Top Right to Bottom Left</source>
        <translation>Półob&amp;rót, prawa góra na lewy dół</translation>
    </message>
    <message>
        <source>&amp;Diagonal, Bottom Left to Top Right</source>
        <translation>Prze&amp;kątna, lewy dół na prawą górę</translation>
    </message>
    <message>
        <source>Dia&amp;gonal, Top Right to Bottom Left</source>
        <translation>Przeką&amp;tna, prawa góra na lewy dół</translation>
    </message>
    <message>
        <source>The suggested hints are in their grids: choose a grid under Layers to see them</source>
        <translation>Proponowane wskazówki są w swoich siatkach: wybierz siatkę w panelu Warstwy, aby je zobaczyć</translation>
    </message>
    <message>
        <source>No grid of this game has a goal to lead to.</source>
        <translation>Żadna siatka tej gry nie ma celu, do którego mogłaby prowadzić.</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::HintViewActions</name>
    <message>
        <source>&amp;Hints</source>
        <translation>Podpow&amp;iedzi</translation>
    </message>
    <message>
        <source>Show where the hints lead the computer&apos;s units</source>
        <translation>Pokaż, dokąd podpowiedzi prowadzą jednostki komputera</translation>
    </message>
    <message>
        <source>&amp;Flow Arrows</source>
        <translation>Strzałki &amp;przepływu</translation>
    </message>
    <message>
        <source>Show where a unit on each tile goes next</source>
        <translation>Pokaż, dokąd jednostka z każdego pola idzie w następnym ruchu</translation>
    </message>
    <message>
        <source>&amp;Basins</source>
        <translation>&amp;Zlewnie</translation>
    </message>
    <message>
        <source>Colour each tile by the peak its units reach</source>
        <translation>Pokoloruj każde pole według szczytu, do którego dochodzą jednostki</translation>
    </message>
    <message>
        <source>&amp;Stops</source>
        <translation>P&amp;ostoje</translation>
    </message>
    <message>
        <source>Mark the tiles on which units stay, and why</source>
        <translation>Oznacz pola, na których jednostki zostają, i podaj powód</translation>
    </message>
    <message>
        <source>Fold or Unfold &amp;Legend</source>
        <translation>Zwiń lub rozwiń &amp;legendę</translation>
    </message>
    <message>
        <source>Show or hide on the board what the signs of the shown overlays mean</source>
        <translation>Pokaż lub ukryj na planszy objaśnienie widocznych znaków</translation>
    </message>
    <message>
        <source>Compare &amp;With</source>
        <translation>Porówna&amp;j z</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>&amp;Bez porównania</translation>
    </message>
    <message>
        <source>Show only the current layer</source>
        <translation>Pokaż samą bieżącą warstwę</translation>
    </message>
    <message>
        <source>Show the layer %1 beside the current one</source>
        <translation>Pokaż warstwę „%1” obok bieżącej</translation>
    </message>
    <message>
        <source>As a &amp;Difference</source>
        <translation>Jako &amp;różnicę</translation>
    </message>
    <message>
        <source>Show the difference of two hint layers instead of both</source>
        <translation>Pokaż różnicę dwóch warstw podpowiedzi zamiast obu</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::LayerRow</name>
    <message>
        <source>Paint on this layer: %1</source>
        <translation>Maluj na tej warstwie: %1</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Pokaż „%1”</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Add this grid to the map, filled with 0</source>
        <translation>Dodaj tę siatkę do mapy, wypełnioną zerami</translation>
    </message>
    <message>
        <source>Add grid %1</source>
        <translation>Dodaj siatkę „%1”</translation>
    </message>
    <message>
        <source>Hide this layer</source>
        <translation>Ukryj tę warstwę</translation>
    </message>
    <message>
        <source>Show this layer</source>
        <translation>Pokaż tę warstwę</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>Zablokuj: %1</translation>
    </message>
    <message>
        <source>Unlock this layer: let it be changed again</source>
        <translation>Odblokuj tę warstwę: znów będzie można ją zmieniać</translation>
    </message>
    <message>
        <source>Lock this layer: no tool and no command changes it</source>
        <translation>Zablokuj tę warstwę: nie zmieni jej żadne narzędzie ani polecenie</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::LayersDock</name>
    <message>
        <source>The map does not have this grid.</source>
        <translation>Mapa nie ma tej siatki.</translation>
    </message>
    <message>
        <source>The map has this grid already.</source>
        <translation>Mapa ma już tę siatkę.</translation>
    </message>
    <message>
        <source>Every map has terrain.</source>
        <translation>Każda mapa ma teren.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Warstwy</translation>
    </message>
    <message>
        <source>Opacity of the current layer</source>
        <translation>Krycie bieżącej warstwy</translation>
    </message>
    <message>
        <source>How strongly the current layer is shown</source>
        <translation>Jak mocno widać bieżącą warstwę</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Krycie</translation>
    </message>
    <message>
        <source>&amp;Add Missing Grid</source>
        <translation>&amp;Dodaj brakującą siatkę</translation>
    </message>
    <message>
        <source>&amp;Remove Grid</source>
        <translation>&amp;Usuń siatkę</translation>
    </message>
    <message>
        <source>&amp;Clear to Plain Tiles</source>
        <translation>&amp;Wyczyść do zwykłych pól</translation>
    </message>
    <message>
        <source>&amp;Clear to 0</source>
        <translation>&amp;Wyczyść do 0</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::MapActions</name>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Mapa</translation>
    </message>
    <message>
        <source>&amp;Fit Map</source>
        <translation>&amp;Dopasuj mapę</translation>
    </message>
    <message>
        <source>Show the whole map as large as it fits</source>
        <translation>Pokaż całą mapę tak dużą, jak się zmieści</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::MapCanvas</name>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::MapComparison</name>
    <message>
        <source>%1 is a map of another game.</source>
        <extracomment>%1 is what a map is called</extracomment>
        <translation>%1 to mapa innej gry.</translation>
    </message>
    <message>
        <source>Compared with %1: no cell differs.</source>
        <extracomment>%1 is what a map is called</extracomment>
        <translation>Porównanie z: %1. Nie różni się żadne pole.</translation>
    </message>
    <message>
        <source>Compared with %1: %2.</source>
        <extracomment>%1 is what a map is called, %2 a list such as &quot;Terrain: 12 cells, notes: 2&quot;</extracomment>
        <translation>Porównanie z: %1. %2.</translation>
    </message>
    <message>
        <source>Difference %1 of %2, %3: %4</source>
        <extracomment>%1 and %2 are numbers, %3 a place, %4 what two maps have there</extracomment>
        <translation>Różnica %1 z %2, %3: %4</translation>
    </message>
    <message numerus="yes">
        <source>Compared with %1: %n cell(s) differ. The legend says more.</source>
        <extracomment>%1 is what a map is called</extracomment>
        <translation>
            <numerusform>Porównanie z: %1. Różni się %n pole. Więcej mówi legenda.</numerusform>
            <numerusform>Porównanie z: %1. Różnią się %n pola. Więcej mówi legenda.</numerusform>
            <numerusform>Porównanie z: %1. Różni się %n pól. Więcej mówi legenda.</numerusform>
        </translation>
    </message>
    <message>
        <source>Difference %1 of %2, %3</source>
        <extracomment>%1 and %2 are numbers, %3 a place</extracomment>
        <translation>Różnica %1 z %2, %3</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::MapDocument</name>
    <message>
        <source>Change properties</source>
        <translation>Zmiana właściwości</translation>
    </message>
    <message>
        <source>Change name</source>
        <translation>Zmiana nazwy</translation>
    </message>
    <message>
        <source>Change author</source>
        <translation>Zmiana autora</translation>
    </message>
    <message>
        <source>Change licence</source>
        <translation>Zmiana licencji</translation>
    </message>
    <message>
        <source>Change description</source>
        <translation>Zmiana opisu</translation>
    </message>
    <message>
        <source>Untitled map</source>
        <translation>Mapa bez nazwy</translation>
    </message>
    <message>
        <source>the name</source>
        <translation>nazwa</translation>
    </message>
    <message>
        <source>the author</source>
        <translation>autor</translation>
    </message>
    <message>
        <source>the description</source>
        <translation>opis</translation>
    </message>
    <message>
        <source>the licence</source>
        <translation>licencja</translation>
    </message>
    <message>
        <source>the declared symmetry</source>
        <translation>zadeklarowana symetria</translation>
    </message>
    <message>
        <source>the changed rules</source>
        <translation>zmienione zasady</translation>
    </message>
    <message>
        <source>unknown fields of its file</source>
        <translation>nieznane pola pliku</translation>
    </message>
    <message>
        <source>Saving rewrites %1: text, comments and other code around the grids are lost.</source>
        <extracomment>%1 is a file&apos;s name</extracomment>
        <translation>Zapis tworzy %1 od nowa: tekst, komentarze i inny kod wokół siatek przepadną.</translation>
    </message>
    <message>
        <source>Change symmetry</source>
        <translation>Zmiana symetrii</translation>
    </message>
    <message>
        <source>Change rules</source>
        <translation>Zmiana zasad</translation>
    </message>
    <message>
        <source>%1 cannot be in the centre (%2): it looks different after a half-turn.</source>
        <extracomment>%1 is a tile&apos;s name, %2 a place such as &quot;row 5, column 5&quot;</extracomment>
        <translation>%1 nie może leżeć w środku (%2): po półobrocie wygląda inaczej.</translation>
    </message>
    <message>
        <source>%1 cannot be on the mirror line (%2): it looks different when mirrored.</source>
        <extracomment>%1 is a tile&apos;s name, %2 a place such as &quot;row 3, column 3&quot;</extracomment>
        <translation>%1 nie może leżeć na osi odbicia (%2): po odbiciu wygląda inaczej.</translation>
    </message>
    <message>
        <source>The half-turn symmetry allows it.</source>
        <translation>Symetria półobrotu na to pozwala.</translation>
    </message>
    <message>
        <source>The map has changed in the meantime, so nothing was done.</source>
        <translation>Mapa się w międzyczasie zmieniła, więc nic nie zrobiono.</translation>
    </message>
    <message>
        <source>%1 is locked. Unlock it in the Layers panel.</source>
        <extracomment>%1 is a layer&apos;s name</extracomment>
        <translation>Warstwa „%1” jest zablokowana. Odblokujesz ją w panelu Warstwy.</translation>
    </message>
    <message>
        <source>the notes on cells</source>
        <translation>notatki na polach</translation>
    </message>
    <message>
        <source>A map can hold %1 notes. Remove one first.</source>
        <translation>Mapa może mieć najwyżej tyle notatek: %1. Usuń najpierw jedną.</translation>
    </message>
    <message>
        <source>Remove note</source>
        <translation>Usuń notatkę</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>Dodaj notatkę</translation>
    </message>
    <message>
        <source>Change note</source>
        <translation>Zmień notatkę</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::MapEditActions</name>
    <message>
        <source>Paste codes or a whole map as a stamp</source>
        <translation>Wklej kody lub całą mapę jako stempel</translation>
    </message>
    <message>
        <source>Fill the selection with plains</source>
        <translation>Wypełnij zaznaczenie równiną</translation>
    </message>
    <message>
        <source>Select the whole layer</source>
        <translation>Zaznacz całą warstwę</translation>
    </message>
    <message>
        <source>R&amp;eplace Tile…</source>
        <translation>Za&amp;stąp kafelek…</translation>
    </message>
    <message>
        <source>Replace one tile with another everywhere</source>
        <translation>Zastąp jeden kafelek innym wszędzie</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>W schowku nie ma tekstu.</translation>
    </message>
    <message>
        <source>The clipboard has hint digits. Choose a hint layer to paste them.</source>
        <translation>W schowku są cyfry podpowiedzi. Wybierz warstwę podpowiedzi, aby je wkleić.</translation>
    </message>
    <message>
        <source>The clipboard has terrain. Choose the terrain layer to paste it.</source>
        <translation>W schowku jest teren. Wybierz warstwę terenu, aby go wkleić.</translation>
    </message>
    <message>
        <source>This cannot be pasted. %1</source>
        <translation>Tego nie da się wkleić. %1</translation>
    </message>
    <message>
        <source>Pasted %1 × %2 tiles: click to put them down, Esc to cancel.</source>
        <translation>Wklejono %1 × %2 pól: kliknij, aby je położyć, Esc anuluje.</translation>
    </message>
    <message>
        <source>Nothing is selected. Select tiles first, or turn the whole map in the Map menu.</source>
        <translation>Nic nie jest zaznaczone. Zaznacz pola albo obróć całą mapę w menu Mapa.</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::MapEditorTraits</name>
    <message>
        <source>The map has changed. Wait for the new check.</source>
        <translation>Mapa się zmieniła. Poczekaj na nowe sprawdzenie.</translation>
    </message>
    <message>
        <source>The map is still being checked…</source>
        <translation>Mapa jest jeszcze sprawdzana…</translation>
    </message>
    <message>
        <source>&amp;Show on the Map</source>
        <translation>&amp;Pokaż na mapie</translation>
    </message>
    <message>
        <source>Show on the map (Enter)</source>
        <translation>Pokaż na mapie (Enter)</translation>
    </message>
    <message>
        <source>Ready to submit</source>
        <translation>Gotowa do zgłoszenia</translation>
    </message>
    <message>
        <source>Nothing is wrong with this map. Hand it in with Export code.</source>
        <extracomment>&quot;Export code&quot; is a button of the tool bar</extracomment>
        <translation>Z tą mapą wszystko w porządku. Oddasz ją przyciskiem „Eksportuj kod”.</translation>
    </message>
    <message>
        <source>Nothing is wrong; the notes below are only worth knowing. Hand it in with Export code.</source>
        <extracomment>&quot;Export code&quot; is a button of the tool bar</extracomment>
        <translation>Nic złego nie znaleziono; poniższe uwagi warto tylko znać. Oddasz ją przyciskiem „Eksportuj kod”.</translation>
    </message>
    <message>
        <source>Suggest hints…</source>
        <translation>Zaproponuj podpowiedzi…</translation>
    </message>
    <message>
        <source>Fix all</source>
        <translation>Naprawa wszystkiego</translation>
    </message>
    <message>
        <source>Paint tiles</source>
        <extracomment>A button: paint tiles where the problem is</extracomment>
        <translation>Maluj pola</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::MapExportDialog</name>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Siatka</translation>
    </message>
    <message>
        <source>Co&amp;des</source>
        <translation>Ko&amp;dy</translation>
    </message>
    <message>
        <source>&amp;Kings</source>
        <translation>K&amp;rólowie</translation>
    </message>
    <message>
        <source>Export %1</source>
        <extracomment>%1 is a map&apos;s name</extracomment>
        <translation>Eksport „%1”</translation>
    </message>
    <message>
        <source>Code for submission</source>
        <translation>Kod do zgłoszenia</translation>
    </message>
    <message>
        <source>Forum post</source>
        <translation>Wpis na forum</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>Map file (JSON)</source>
        <translation>Plik mapy (JSON)</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Obraz</translation>
    </message>
    <message>
        <source>&amp;Name of the map</source>
        <translation>&amp;Nazwa mapy</translation>
    </message>
    <message>
        <source>Unnamed: a forum post would have no title</source>
        <translation>Bez nazwy: wpis na forum nie miałby tytułu</translation>
    </message>
    <message>
        <source>Name of the map</source>
        <translation>Nazwa mapy</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Size of a tile</source>
        <translation>Rozmiar kafelka</translation>
    </message>
    <message>
        <source>no hints</source>
        <translation>bez podpowiedzi</translation>
    </message>
    <message>
        <source>Hint grid</source>
        <translation>Siatka podpowiedzi</translation>
    </message>
    <message>
        <source>&amp;Tile</source>
        <translation>Kafe&amp;lek</translation>
    </message>
    <message>
        <source>The map is still being checked…</source>
        <translation>Mapa jest jeszcze sprawdzana…</translation>
    </message>
    <message>
        <source>Ready to submit: no problems found.</source>
        <translation>Gotowa do zgłoszenia: nie znaleziono problemów.</translation>
    </message>
    <message>
        <source>E&amp;xport anyway, with 1 error</source>
        <translation>&amp;Eksportuj mimo to, z 1 błędem</translation>
    </message>
    <message numerus="yes">
        <source>E&amp;xport anyway, with %n errors</source>
        <translation>
            <numerusform>&amp;Eksportuj mimo to, z %n błędem</numerusform>
            <numerusform>&amp;Eksportuj mimo to, z %n błędami</numerusform>
            <numerusform>&amp;Eksportuj mimo to, z %n błędami</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::MapGridModel</name>
    <message>
        <source>%1, %2</source>
        <extracomment>What a screen reader says of a cell: its place, then its tile.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 %3, %4</source>
        <extracomment>What a screen reader says of a cell of a hint grid: its place, the grid and the digit, its tile.</extracomment>
        <translation>%1, %2 %3, %4</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::MapMenuActions</name>
    <message>
        <source>&amp;Export Code…</source>
        <translation>Eksport&amp;uj kod…</translation>
    </message>
    <message>
        <source>Show the code to submit; also as forum post, text or picture</source>
        <translation>Pokaż kod do zgłoszenia; także jako wpis na forum, tekst lub obraz</translation>
    </message>
    <message>
        <source>Export code…</source>
        <translation>Eksportuj kod…</translation>
    </message>
    <message>
        <source>&amp;Symmetry</source>
        <translation>&amp;Symetria</translation>
    </message>
    <message>
        <source>&amp;No Symmetry</source>
        <translation>&amp;Brak symetrii</translation>
    </message>
    <message>
        <source>&amp;Diagonal Mirror</source>
        <translation>&amp;Odbicie po przekątnej</translation>
    </message>
    <message>
        <source>&amp;Half-Turn</source>
        <translation>&amp;Półobrót</translation>
    </message>
    <message>
        <source>Paint without mirroring; the finished map must be symmetric</source>
        <translation>Maluj bez odbijania; gotowa mapa musi być symetryczna</translation>
    </message>
    <message>
        <source>Mirror every stroke: %1</source>
        <translation>Odbijaj każde pociągnięcie: %1</translation>
    </message>
    <message>
        <source>Copy &amp;Bottom Left to Top Right</source>
        <translation>Skopiuj &amp;lewy dół na prawą górę</translation>
    </message>
    <message>
        <source>Make the map symmetric: your half overwrites the opponent&apos;s</source>
        <translation>Uczyń mapę symetryczną: twoja połowa zastąpi połowę przeciwnika</translation>
    </message>
    <message>
        <source>Copy &amp;Top Right to Bottom Left</source>
        <translation>Skopiuj p&amp;rawą górę na lewy dół</translation>
    </message>
    <message>
        <source>Make the map symmetric: the opponent&apos;s half overwrites yours</source>
        <translation>Uczyń mapę symetryczną: połowa przeciwnika zastąpi twoją</translation>
    </message>
    <message>
        <source>Turn or &amp;Flip the Map</source>
        <translation>&amp;Obróć lub odbij mapę</translation>
    </message>
    <message>
        <source>Rotate Map &amp;Left</source>
        <translation>Obróć mapę w &amp;lewo</translation>
    </message>
    <message>
        <source>Turn the whole map with its hint grids to the left</source>
        <translation>Obróć całą mapę z siatkami podpowiedzi w lewo</translation>
    </message>
    <message>
        <source>Rotate Map &amp;Right</source>
        <translation>Obróć mapę w &amp;prawo</translation>
    </message>
    <message>
        <source>Turn the whole map with its hint grids to the right</source>
        <translation>Obróć całą mapę z siatkami podpowiedzi w prawo</translation>
    </message>
    <message>
        <source>Flip Map &amp;Horizontally</source>
        <translation>Odbij mapę po&amp;ziomo</translation>
    </message>
    <message>
        <source>Swap left and right of the whole map and its hint grids</source>
        <translation>Zamień lewą i prawą stronę całej mapy i siatek podpowiedzi</translation>
    </message>
    <message>
        <source>Flip Map &amp;Vertically</source>
        <translation>Odbij mapę pio&amp;nowo</translation>
    </message>
    <message>
        <source>Swap top and bottom of the whole map and its hint grids</source>
        <translation>Zamień górę i dół całej mapy i siatek podpowiedzi</translation>
    </message>
    <message>
        <source>&amp;Add Missing Hint Grids</source>
        <translation>&amp;Dodaj brakujące siatki podpowiedzi</translation>
    </message>
    <message>
        <source>Add the missing hint grids, filled with 0</source>
        <translation>Dodaj brakujące siatki podpowiedzi, wypełnione zerami</translation>
    </message>
    <message>
        <source>&amp;Remove Hint Grid</source>
        <translation>&amp;Usuń siatkę podpowiedzi</translation>
    </message>
    <message>
        <source>Remove the current hint grid from the map</source>
        <translation>Usuń z mapy bieżącą siatkę podpowiedzi</translation>
    </message>
    <message>
        <source>&amp;Clear Layer</source>
        <translation>Wy&amp;czyść warstwę</translation>
    </message>
    <message>
        <source>Clear the whole current layer</source>
        <translation>Wyczyść całą bieżącą warstwę</translation>
    </message>
    <message>
        <source>Show the next problem on the map</source>
        <translation>Pokaż następny problem na mapie</translation>
    </message>
    <message>
        <source>Show the previous problem on the map</source>
        <translation>Pokaż poprzedni problem na mapie</translation>
    </message>
    <message>
        <source>Check the map and tell how many problems it has</source>
        <translation>Sprawdź mapę i podaj, ile ma problemów</translation>
    </message>
    <message>
        <source>&amp;Properties</source>
        <translation>&amp;Właściwości</translation>
    </message>
    <message>
        <source>Edit the map&apos;s name, author, description and licence</source>
        <translation>Edytuj nazwę, autora, opis i licencję mapy</translation>
    </message>
    <message>
        <source>Assum&amp;ed Rules</source>
        <translation>Założone &amp;zasady</translation>
    </message>
    <message>
        <source>Change the assumed numbers for this map</source>
        <translation>Zmień dla tej mapy założone liczby</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>S&amp;tatystyka</translation>
    </message>
    <message>
        <source>Count the map&apos;s terrain, regions and routes</source>
        <translation>Policz teren, regiony i trasy na mapie</translation>
    </message>
    <message>
        <source>Only a square map can have the symmetry %1.</source>
        <translation>Tylko kwadratowa mapa może mieć symetrię „%1”.</translation>
    </message>
    <message>
        <source>Repair symmetry</source>
        <translation>Naprawa symetrii</translation>
    </message>
    <message>
        <source>1 cell changed.</source>
        <translation>Zmieniono 1 pole.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells changed.</source>
        <translation>
            <numerusform>Zmieniono %n pole.</numerusform>
            <numerusform>Zmieniono %n pola.</numerusform>
            <numerusform>Zmieniono %n pól.</numerusform>
        </translation>
    </message>
    <message>
        <source>The map has all its grids.</source>
        <translation>Mapa ma wszystkie siatki.</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::MapToolActions</name>
    <message>
        <source>Pick the tile to paint from the map</source>
        <translation>Pobierz z mapy kafelek do malowania</translation>
    </message>
    <message>
        <source>Erase to plains; rivers and roads adapt</source>
        <translation>Wymaż do równin; rzeki i drogi się dopasują</translation>
    </message>
    <message>
        <source>Ra&amp;ise or Lower</source>
        <translation>Podn&amp;ieś lub obniż</translation>
    </message>
    <message>
        <source>Raise the digits, or lower them with the right button</source>
        <translation>Podnoś cyfry, prawym przyciskiem obniżaj</translation>
    </message>
    <message>
        <source>&amp;Gradient</source>
        <translation>Gradie&amp;nt</translation>
    </message>
    <message>
        <source>Let the digits change step by step from one place to another</source>
        <translation>Zmieniaj cyfry stopniowo z jednego miejsca do drugiego</translation>
    </message>
    <message>
        <source>&amp;Distance Fill</source>
        <translation>Spadek od &amp;celu</translation>
    </message>
    <message>
        <source>Let the digits rise towards a goal, along walkable tiles</source>
        <translation>Niech cyfry rosną ku celowi, po polach do przejścia</translation>
    </message>
    <message>
        <source>Ri&amp;ver Pen</source>
        <translation>Pióro rz&amp;ek</translation>
    </message>
    <message>
        <source>Draw a river, with bends and bridges</source>
        <translation>Rysuj rzekę, z zakolami i mostami</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Rzeka</translation>
    </message>
    <message>
        <source>R&amp;oad Pen</source>
        <translation>Pióro &amp;dróg</translation>
    </message>
    <message>
        <source>Draw a road, with bends and bridges</source>
        <translation>Rysuj drogę, z zakrętami i mostami</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Droga</translation>
    </message>
    <message>
        <source>Brush, eraser and raise change more cells at once</source>
        <translation>Pędzel, gumka i podnoszenie zmieniają więcej pól naraz</translation>
    </message>
    <message>
        <source>Brush, eraser and raise change fewer cells at once</source>
        <translation>Pędzel, gumka i podnoszenie zmieniają mniej pól naraz</translation>
    </message>
    <message>
        <source>Brush, eraser and raise work on squares of %1 cells</source>
        <translation>Pędzel, gumka i podnoszenie działają na kwadratach o boku %1 pól</translation>
    </message>
    <message>
        <source>How many cells brush, eraser and raise work on at once</source>
        <translation>Na ile pól naraz działają pędzel, gumka i podnoszenie</translation>
    </message>
    <message>
        <source>&amp;Hint Digit</source>
        <translation>C&amp;yfra podpowiedzi</translation>
    </message>
    <message>
        <source>Paint the digit %1 on hint layers</source>
        <translation>Maluj cyfrę %1 na warstwach podpowiedzi</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::MapWorkspace</name>
    <message>
        <source>New &amp;Map…</source>
        <translation>Nowa m&amp;apa…</translation>
    </message>
    <message>
        <source>%1 maps (*.smap *.as *.txt)</source>
        <extracomment>%1 is the game&apos;s name</extracomment>
        <translation>Mapy %1 (*.smap *.as *.txt)</translation>
    </message>
    <message>
        <source>Stonemason map (*.smap)</source>
        <translation>Mapa Stonemasona (*.smap)</translation>
    </message>
    <message>
        <source>Code for submission (*.as)</source>
        <translation>Kod do zgłoszenia (*.as)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Tekst (*.txt)</translation>
    </message>
    <message>
        <source>Start a map</source>
        <translation>Rozpocznij mapę</translation>
    </message>
    <message>
        <source>Move the frame on the map</source>
        <translation>Przesuń ramkę po mapie</translation>
    </message>
    <message>
        <source>Move the frame to the left or right edge</source>
        <translation>Przesuń ramkę do lewego albo prawego brzegu</translation>
    </message>
    <message>
        <source>Move the frame to the top or bottom edge</source>
        <translation>Przesuń ramkę do górnego albo dolnego brzegu</translation>
    </message>
    <message>
        <source>Fix the selected problem, in the Problems panel</source>
        <translation>Napraw wybrany problem, w panelu Problemy</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Przegląd</translation>
    </message>
    <message>
        <source>Overview of the map</source>
        <translation>Przegląd mapy</translation>
    </message>
    <message>
        <source>Brush with %1: paint where it helps.</source>
        <extracomment>%1 is a tile in words: Forest</extracomment>
        <translation>Pędzel, %1: maluj tam, gdzie to pomoże.</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::MarchActions</name>
    <message>
        <source>Marc&amp;h</source>
        <translation>&amp;Marsz</translation>
    </message>
    <message>
        <source>Show &amp;March</source>
        <translation>Pokaż &amp;marsz</translation>
    </message>
    <message>
        <source>Try out where the hints send the computer&apos;s units, or hide them again</source>
        <translation>Wypróbuj, dokąd podpowiedzi wysyłają jednostki komputera, albo znów je ukryj</translation>
    </message>
    <message>
        <source>Place &amp;Units</source>
        <translation>Ustaw &amp;jednostki</translation>
    </message>
    <message>
        <source>Click tiles to put units there and march from them</source>
        <translation>Klikaj pola, aby ustawić tam jednostki i ruszyć nimi w marsz</translation>
    </message>
    <message>
        <source>&amp;Remove Placed Units</source>
        <translation>&amp;Usuń ustawione jednostki</translation>
    </message>
    <message>
        <source>Remove all units that you placed</source>
        <translation>Usuń wszystkie ustawione jednostki</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;Krok</translation>
    </message>
    <message>
        <source>Move every unit once</source>
        <translation>Rusz raz każdą jednostkę</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Wstecz</translation>
    </message>
    <message>
        <source>Undo the last turn</source>
        <translation>Cofnij ostatnią turę</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Odtwórz</translation>
    </message>
    <message>
        <source>Play all turns until no unit moves any more</source>
        <translation>Odtwarzaj tury, aż żadna jednostka się nie rusza</translation>
    </message>
    <message>
        <source>Back to the S&amp;tart</source>
        <translation>Na &amp;początek</translation>
    </message>
    <message>
        <source>Undo all turns</source>
        <translation>Cofnij wszystkie tury</translation>
    </message>
    <message>
        <source>Roll the &amp;Dice</source>
        <translation>&amp;Rzuć kośćmi</translation>
    </message>
    <message>
        <source>Choose differently between equally good tiles</source>
        <translation>Wybierz inaczej spośród równie dobrych pól</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Wstrzymaj</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>No units were placed by hand.</source>
        <translation>Nie postawiono ręcznie żadnych jednostek.</translation>
    </message>
    <message>
        <source>The march has not begun yet.</source>
        <translation>Marsz jeszcze się nie zaczął.</translation>
    </message>
    <message>
        <source>The march is over: nothing moves any more.</source>
        <translation>Marsz się skończył: nic się już nie rusza.</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::MarchDock</name>
    <message>
        <source>Slow</source>
        <translation>Wolno</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalnie</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Szybko</translation>
    </message>
    <message>
        <source>March</source>
        <translation>Marsz</translation>
    </message>
    <message>
        <source>Follows the hints only: no combat, no regions.</source>
        <translation>Tylko według podpowiedzi: bez walki i regionów.</translation>
    </message>
    <message>
        <source>The real computer player also weighs combat, region control and who is ahead.</source>
        <translation>Prawdziwy gracz komputerowy waży też walkę, panowanie nad regionami i to, kto prowadzi.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>A hint grid and the units that follow it</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>The hint grid they follow; it decides which units march</source>
        <translation>Siatka podpowiedzi, za którą idą; od niej zależy rodzaj jednostek</translation>
    </message>
    <message>
        <source>Hint grid to march on</source>
        <translation>Siatka podpowiedzi do marszu</translation>
    </message>
    <message>
        <source>This many units appear near the computer&apos;s king, one a turn</source>
        <translation>Tyle jednostek pojawia się w pobliżu króla komputera, po jednej na turę</translation>
    </message>
    <message>
        <source>Units that appear near the king</source>
        <translation>Jednostki pojawiające się w pobliżu króla</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Ziarno</translation>
    </message>
    <message>
        <source>Decides between equally good tiles: same number, same march</source>
        <translation>Wybiera spośród równie dobrych pól: ta sama liczba, ten sam marsz</translation>
    </message>
    <message>
        <source>Near the king</source>
        <translation>Blisko króla</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Ręcznie</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tura</translation>
    </message>
    <message>
        <source>The turn that is shown</source>
        <translation>Pokazywana tura</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tura %1</translation>
    </message>
    <message>
        <source>How fast the turns follow each other</source>
        <translation>Jak szybko następują po sobie tury</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Szybkość</translation>
    </message>
    <message>
        <source>Units of the march</source>
        <translation>Jednostki w marszu</translation>
    </message>
    <message>
        <source>no units</source>
        <translation>bez jednostek</translation>
    </message>
    <message>
        <source>1 unit</source>
        <translation>1 jednostka</translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n jednostka</numerusform>
            <numerusform>%n jednostki</numerusform>
            <numerusform>%n jednostek</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has a different size than the terrain, so no unit can follow it.</source>
        <translation>„%1” ma inny rozmiar niż teren, więc żadna jednostka nie może za tą siatką iść.</translation>
    </message>
    <message>
        <source>This map has no hint grid %1.</source>
        <translation>Ta mapa nie ma siatki podpowiedzi „%1”.</translation>
    </message>
    <message>
        <source>Let units appear near the king, or place some on the map.</source>
        <translation>Niech jednostki pojawią się blisko króla albo ustaw je na mapie.</translation>
    </message>
    <message>
        <source>This board has another size than the game&apos;s, so place the units by hand.</source>
        <translation>Ta plansza ma inny rozmiar niż w grze, więc ustaw jednostki ręcznie.</translation>
    </message>
    <message>
        <source>No unit moves any more.</source>
        <translation>Żadna jednostka już się nie rusza.</translation>
    </message>
    <message>
        <source>Press Play or Step to start.</source>
        <translation>Naciśnij Odtwórz lub Krok, aby zacząć.</translation>
    </message>
    <message>
        <source>This game has no hint grids.</source>
        <translation>Ta gra nie ma siatek podpowiedzi.</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::MarchModel</name>
    <message>
        <source>There is no hint grid here to march on.</source>
        <translation>Nie ma tu siatki podpowiedzi do marszu.</translation>
    </message>
    <message>
        <source>The computer&apos;s king stands here.</source>
        <translation>Tu stoi król komputera.</translation>
    </message>
    <message>
        <source>Units of this grid cannot enter %1.</source>
        <translation>Jednostki tej siatki nie mogą tu wejść: %1.</translation>
    </message>
    <message>
        <source>No more than %1 units can be placed.</source>
        <translation>Nie można ustawić więcej jednostek niż %1.</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::NewMapDialog</name>
    <message>
        <source>New Map</source>
        <translation>Nowa mapa</translation>
    </message>
    <message>
        <source>Untitled map</source>
        <translation>Mapa bez nazwy</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nazwa</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Crea&amp;te Map</source>
        <translation>&amp;Utwórz mapę</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symetria</translation>
    </message>
    <message>
        <source>Maps for %1 have %2 × %3 tiles.</source>
        <extracomment>%1 is the game&apos;s name, %2 and %3 are rows and columns</extracomment>
        <translation>Mapy do %1 mają %2 × %3 pól.</translation>
    </message>
    <message>
        <source>&amp;Plain</source>
        <extracomment>%1 is the name of a tile</extracomment>
        <translation>&amp;Pusta</translation>
    </message>
    <message>
        <source>only plains</source>
        <translation>same równiny</translation>
    </message>
    <message>
        <source>published map</source>
        <translation>opublikowana mapa</translation>
    </message>
    <message>
        <source>&amp;Diagonal mirror</source>
        <translation>O&amp;dbicie po przekątnej</translation>
    </message>
    <message>
        <source>&amp;Half-turn</source>
        <translation>Pół&amp;obrót</translation>
    </message>
    <message>
        <source>mirrored at the line</source>
        <translation>odbicie względem linii</translation>
    </message>
    <message>
        <source>turned around the middle</source>
        <translation>obrót wokół środka</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <extracomment>The name of a new map that starts as a copy of the map %1.</extracomment>
        <translation>%1 (kopia)</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>%1 only</source>
        <translation>tylko: %1</translation>
    </message>
    <message>
        <source>The map guide asks for the diagonal mirror; both published maps use the half-turn. Both are fine: you can change it later, and the next new map begins with your choice.</source>
        <translation>Poradnik wymaga odbicia po przekątnej, a obie opublikowane mapy mają półobrót. Oba są w porządku: możesz to później zmienić, a następna nowa mapa zacznie się od twojego wyboru.</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::NoteActions</name>
    <message>
        <source>&amp;Notes on Cells</source>
        <translation>Notatki na po&amp;lach</translation>
    </message>
    <message>
        <source>&amp;Write Note…</source>
        <translation>&amp;Napisz notatkę…</translation>
    </message>
    <message>
        <source>Write a note on the cell under the pointer or the frame, or change it</source>
        <translation>Napisz notatkę na polu pod wskaźnikiem albo ramką, albo zmień tę, która tam jest</translation>
    </message>
    <message>
        <source>&amp;Remove Note</source>
        <translation>&amp;Usuń notatkę</translation>
    </message>
    <message>
        <source>Take the note off the cell under the pointer or the frame</source>
        <translation>Usuń notatkę z pola pod wskaźnikiem albo ramką</translation>
    </message>
    <message>
        <source>&amp;List of Notes</source>
        <translation>&amp;Lista notatek</translation>
    </message>
    <message>
        <source>Show all notes of the map and go to them</source>
        <translation>Pokaż wszystkie notatki na mapie i przechodź do nich</translation>
    </message>
    <message>
        <source>There is no tile here.</source>
        <translation>Tu nie ma kafelka.</translation>
    </message>
    <message>
        <source>There is no note on this cell.</source>
        <translation>Na tym polu nie ma notatki.</translation>
    </message>
    <message>
        <source>The map has no notes.</source>
        <translation>Mapa nie ma notatek.</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::NoteDialog</name>
    <message>
        <source>Note on a Cell</source>
        <translation>Notatka na polu</translation>
    </message>
    <message>
        <source>&amp;Note on %1</source>
        <extracomment>%1 is a place such as &quot;row 8, column 1&quot;</extracomment>
        <translation>&amp;Notatka %1</translation>
    </message>
    <message>
        <source>Ambush here</source>
        <translation>Tu zasadzka</translation>
    </message>
    <message>
        <source>Everybody who opens the map file can read it. The exported code does not hold it.</source>
        <translation>Przeczyta ją każdy, kto otworzy plik mapy. Eksportowany kod jej nie zawiera.</translation>
    </message>
    <message>
        <source>&amp;Remove Note</source>
        <translation>&amp;Usuń notatkę</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::NotesDock</name>
    <message>
        <source>Notes</source>
        <translation>Notatki</translation>
    </message>
    <message>
        <source>Notes on the map</source>
        <translation>Notatki na mapie</translation>
    </message>
    <message>
        <source>There are no notes yet. The Map menu writes one on a cell.</source>
        <translation>Nie ma jeszcze notatek. Menu Mapa pisze notatkę na polu.</translation>
    </message>
    <message>
        <source>There are no notes yet. Point at a cell and press %1 to write one.</source>
        <translation>Nie ma jeszcze notatek. Wskaż pole i naciśnij %1, aby ją napisać.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a place such as &quot;row 8, column 1&quot;, %2 what the author wrote about it</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::NumberRow</name>
    <message>
        <source>From %1 to %2</source>
        <translation>Od %1 do %2</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <translation>Przywróć: %1</translation>
    </message>
    <message>
        <source>Back to the default %1</source>
        <translation>Z powrotem do domyślnej wartości: %1</translation>
    </message>
    <message>
        <source>Changed; default: %1, %2</source>
        <extracomment>%1 is a number, %2 where it comes from: &quot;assumed&quot;</extracomment>
        <translation>Zmienione; domyślnie: %1, %2</translation>
    </message>
    <message>
        <source>Default, %1</source>
        <translation>Domyślne, %1</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::PaneHeader</name>
    <message>
        <source>Stop comparing</source>
        <translation>Zakończ porównanie</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::PrintActions</name>
    <message>
        <source>Print the map with its hint grids and what the checks say</source>
        <translation>Wydrukuj mapę z siatkami podpowiedzi i wynikiem sprawdzeń</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::PropertiesDock</name>
    <message>
        <source>Properties</source>
        <translation>Właściwości</translation>
    </message>
    <message>
        <source>Symmetry state</source>
        <translation>Stan symetrii</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Rozmiar</translation>
    </message>
    <message>
        <source>Untitled map</source>
        <translation>Mapa bez nazwy</translation>
    </message>
    <message>
        <source>What makes this map special</source>
        <translation>Co wyróżnia tę mapę</translation>
    </message>
    <message>
        <source>What others may do with the map; choose or type a licence</source>
        <translation>Co inni mogą robić z mapą; wybierz lub wpisz licencję</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Opis</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencja</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symetria</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>%1 (the game needs %2)</source>
        <extracomment>%1 is the map&apos;s size, %2 the game&apos;s, both such as &quot;11 × 11&quot;</extracomment>
        <translation>%1 (gra wymaga %2)</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::ReplaceDialog</name>
    <message>
        <source>Only in the &amp;selection</source>
        <translation>Tylko w &amp;zaznaczeniu</translation>
    </message>
    <message>
        <source>Replace Tile</source>
        <translation>Zastąp kafelek</translation>
    </message>
    <message>
        <source>choose…</source>
        <translation>wybierz…</translation>
    </message>
    <message>
        <source>&amp;Every</source>
        <translation>&amp;Każdy</translation>
    </message>
    <message>
        <source>&amp;becomes</source>
        <translation>&amp;staje się</translation>
    </message>
    <message>
        <source>Tile to replace</source>
        <translation>Kafelek do zastąpienia</translation>
    </message>
    <message>
        <source>Tile to put there</source>
        <translation>Kafelek, który go zastąpi</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>Z&amp;astąp</translation>
    </message>
    <message>
        <source>Choose the new tile.</source>
        <translation>Wybierz nowy kafelek.</translation>
    </message>
    <message>
        <source>Nothing changes.</source>
        <translation>Nic się nie zmieni.</translation>
    </message>
    <message>
        <source>1 cell changes.</source>
        <translation>Zmieni się 1 pole.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells change.</source>
        <translation>
            <numerusform>Zmieni się %n pole.</numerusform>
            <numerusform>Zmienią się %n pola.</numerusform>
            <numerusform>Zmieni się %n pól.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cells on the axis that cannot hold that tile stay as they are: %n.</source>
        <translation>
            <numerusform>Pole na osi, na którym ten kafelek nie może leżeć, pozostaje bez zmian: %n.</numerusform>
            <numerusform>Pola na osi, na których ten kafelek nie może leżeć, pozostają bez zmian: %n.</numerusform>
            <numerusform>Pola na osi, na których ten kafelek nie może leżeć, pozostają bez zmian: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace %1 with %2</source>
        <extracomment>The name of an undo step: %1 and %2 are names of tiles.</extracomment>
        <translation>Zamiana „%1” na „%2”</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::RulesDock</name>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>The map guide does not give these numbers. Change them for this map.</source>
        <translation>Poradnik gry nie podaje tych liczb. Możesz je zmienić dla tej mapy.</translation>
    </message>
    <message>
        <source>Reset all numbers to the defaults</source>
        <translation>Przywróć wszystkie liczby domyślne</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::SlopeActions</name>
    <message>
        <source>Gra&amp;dient Ends</source>
        <translation>Końce gradient&amp;u</translation>
    </message>
    <message>
        <source>Distance Fill Slo&amp;pe</source>
        <translation>Nac&amp;hylenie spadku</translation>
    </message>
    <message>
        <source>The digits at both ends of the gradient</source>
        <translation>Cyfry na obu końcach gradientu</translation>
    </message>
    <message>
        <source>How fast the digits fall with the distance from the goal</source>
        <translation>Jak szybko cyfry maleją z odległością od celu</translation>
    </message>
    <message>
        <source>The gradient: %1</source>
        <translation>Gradient: %1</translation>
    </message>
    <message>
        <source>&amp;Starts at the Value There</source>
        <translation>&amp;Od wartości na miejscu</translation>
    </message>
    <message>
        <source>Starts at the &amp;Chosen Digit</source>
        <translation>Od &amp;wybranej cyfry</translation>
    </message>
    <message>
        <source>Starts at &amp;0</source>
        <translation>Od &amp;0</translation>
    </message>
    <message>
        <source>&amp;Ends at the Chosen Digit</source>
        <translation>&amp;Do wybranej cyfry</translation>
    </message>
    <message>
        <source>Ends at the &amp;Value There</source>
        <translation>Do w&amp;artości na miejscu</translation>
    </message>
    <message>
        <source>Ends a&amp;t 0</source>
        <translation>Do 0 (&amp;zero)</translation>
    </message>
    <message>
        <source>By &amp;%1 Each Step</source>
        <extracomment>How a landscape falls: by %1 every %2 steps</extracomment>
        <translation>O &amp;%1 na krok</translation>
    </message>
    <message>
        <source>By %1 Every &amp;%2 Steps</source>
        <translation>O %1 co &amp;%2 kroki</translation>
    </message>
    <message>
        <source>The gentlest slope that units with two moves can climb</source>
        <translation>Najłagodniejszy spadek, na który wejdą jednostki o ruchu dwóch pól</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::StatisticsDock</name>
    <message>
        <source>Statistics</source>
        <translation>Statystyka</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Przeciwnik</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Statistics of the map</source>
        <translation>Statystyka mapy</translation>
    </message>
    <message>
        <source>Copy the whole table as text</source>
        <translation>Skopiuj całą tabelę jako tekst</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Kopiuj tabelę</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>liczenie…</translation>
    </message>
    <message>
        <source>Highlight these tiles on the map</source>
        <translation>Wyróżnij te pola na mapie</translation>
    </message>
    <message>
        <source>Terrain, by half</source>
        <translation>Teren według połów</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <extracomment>A number of tiles and its share of the map</extracomment>
        <translation>%1 (%2 %)</translation>
    </message>
    <message>
        <source>unknown codes</source>
        <translation>nieznane kody</translation>
    </message>
    <message>
        <source>Regions, tiles reached first (%1)</source>
        <extracomment>%1 is the number of regions</extracomment>
        <translation>Regiony, pola osiągane najpierw (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n smaller one(s)</source>
        <extracomment>%n is a number of regions that have no row of their own</extracomment>
        <translation>
            <numerusform>%n mniejszy</numerusform>
            <numerusform>%n mniejsze</numerusform>
            <numerusform>%n mniejszych</numerusform>
        </translation>
    </message>
    <message>
        <source>Routes between the kings</source>
        <translation>Trasy między królami</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Shortest, in steps</source>
        <translation>Najkrótsza, w krokach</translation>
    </message>
    <message>
        <source>Width, in tiles</source>
        <translation>Szerokość, w polach</translation>
    </message>
    <message>
        <source>Cut-off tiles</source>
        <translation>Wąskie gardła</translation>
    </message>
    <message>
        <source>Statistics copied.</source>
        <translation>Skopiowano statystykę.</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::SuggestDialog</name>
    <message>
        <source>Another &amp;Variant</source>
        <translation>&amp;Inny wariant</translation>
    </message>
    <message>
        <source>Suggest Hints</source>
        <translation>Propozycja podpowiedzi</translation>
    </message>
    <message>
        <source>&amp;Reach</source>
        <translation>&amp;Zasięg</translation>
    </message>
    <message>
        <source>How far the values spread from the goals</source>
        <translation>Jak daleko od celów rozchodzą się wartości</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&amp;Weight of crossings</source>
        <translation>&amp;Waga przepraw</translation>
    </message>
    <message>
        <source>How much higher the strategic points are at crossings on the routes</source>
        <translation>O ile wyższe są punkty strategiczne przy przeprawach na trasach</translation>
    </message>
    <message>
        <source>&amp;Noise</source>
        <extracomment>How far chance may move each value; %1 is 0 to 3</extracomment>
        <translation>&amp;Szum</translation>
    </message>
    <message>
        <source>Moves each value by up to this much at random</source>
        <translation>Przesuwa każdą wartość losowo najwyżej o tyle</translation>
    </message>
    <message>
        <source>±%1</source>
        <translation>±%1</translation>
    </message>
    <message>
        <source>Try other random changes</source>
        <translation>Wypróbuj inne losowe zmiany</translation>
    </message>
    <message>
        <source>Made from the terrain only. Use it as a starting point.</source>
        <translation>Powstało z samego terenu. To punkt wyjścia do dalszej pracy.</translation>
    </message>
    <message>
        <source>Calculating the suggestion</source>
        <translation>Obliczanie propozycji</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>Z&amp;astosuj</translation>
    </message>
    <message>
        <source>Fill %1 with the suggestion</source>
        <translation>Wypełnij „%1” propozycją</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Wypełnij</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Pokaż</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Teraz</translation>
    </message>
    <message>
        <source>Suggested</source>
        <translation>Propozycja</translation>
    </message>
    <message>
        <source>%1 now</source>
        <extracomment>%1 is a layer&apos;s name</extracomment>
        <translation>„%1” teraz</translation>
    </message>
    <message>
        <source>%1 suggested</source>
        <extracomment>%1 is a layer&apos;s name</extracomment>
        <translation>„%1” – propozycja</translation>
    </message>
    <message>
        <source>Calculating the suggestion…</source>
        <translation>Obliczanie propozycji…</translation>
    </message>
    <message>
        <source>Choose a layer to fill.</source>
        <translation>Wybierz warstwę do wypełnienia.</translation>
    </message>
    <message>
        <source>Nothing changes: the map already has these hints.</source>
        <translation>Nic się nie zmieni: mapa ma już takie podpowiedzi.</translation>
    </message>
    <message>
        <source>1 cell changes.</source>
        <translation>Zmieni się 1 pole.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells change.</source>
        <translation>
            <numerusform>Zmieni się %n pole.</numerusform>
            <numerusform>Zmienią się %n pola.</numerusform>
            <numerusform>Zmieni się %n pól.</numerusform>
        </translation>
    </message>
    <message>
        <source>Crossings matter only for the strategic points.</source>
        <translation>Przeprawy liczą się tylko dla punktów strategicznych.</translation>
    </message>
    <message>
        <source>Suggest hints</source>
        <translation>Propozycja podpowiedzi</translation>
    </message>
    <message>
        <source>Another variant needs some noise.</source>
        <translation>Inny wariant wymaga odrobiny szumu.</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::SymmetryDialog</name>
    <message>
        <source>Symmetry: %1</source>
        <translation>Symetria: %1</translation>
    </message>
    <message>
        <source>One cell of this map breaks it. Which half do you want to keep?</source>
        <translation>Jedno pole tej mapy ją łamie. Którą połowę zachować?</translation>
    </message>
    <message numerus="yes">
        <source>%n cells of this map break it. Which half do you want to keep?</source>
        <translation>
            <numerusform>%n pole tej mapy ją łamie. Którą połowę zachować?</numerusform>
            <numerusform>%n pola tej mapy ją łamią. Którą połowę zachować?</numerusform>
            <numerusform>%n pól tej mapy ją łamie. Którą połowę zachować?</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep &amp;bottom left</source>
        <translation>Zachowaj lewy &amp;dół</translation>
    </message>
    <message>
        <source>Keep &amp;top right</source>
        <translation>Zachowaj prawą &amp;górę</translation>
    </message>
    <message>
        <source>&amp;Leave as it is</source>
        <translation>Zostaw bez z&amp;mian</translation>
    </message>
    <message>
        <source>1 cell still breaks it</source>
        <translation>1 pole nadal ją łamie</translation>
    </message>
    <message numerus="yes">
        <source>%n cells still break it</source>
        <translation>
            <numerusform>%n pole nadal ją łamie</numerusform>
            <numerusform>%n pola nadal ją łamią</numerusform>
            <numerusform>%n pól nadal ją łamie</numerusform>
        </translation>
    </message>
    <message>
        <source>1 cell changes</source>
        <translation>Zmieni się 1 pole</translation>
    </message>
    <message numerus="yes">
        <source>%n cells change</source>
        <translation>
            <numerusform>Zmieni się %n pole</numerusform>
            <numerusform>Zmienią się %n pola</numerusform>
            <numerusform>Zmieni się %n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at %2 becomes %3</source>
        <extracomment>A tile, where it lies and what it becomes: %1 and %3 are tiles&apos; names, %2 &quot;row 3, column 3&quot;</extracomment>
        <translation>%1 %2 zmienia się w: %3</translation>
    </message>
    <message>
        <source>Tiles on the axis must look the same when mirrored, so these change (%1): %2.</source>
        <extracomment>%1 is the number of tiles, %2 lists them with their places</extracomment>
        <translation>Kafelki na osi muszą wyglądać tak samo po odbiciu, więc te się zmienią (%1): %2.</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::TileModel</name>
    <message>
        <source>%1 (code %2)</source>
        <extracomment>%1 is a tile&apos;s name, %2 its code</extracomment>
        <translation>%1 (kod %2)</translation>
    </message>
    <message>
        <source>0, worthless</source>
        <translation>0, bez wartości</translation>
    </message>
    <message>
        <source>9, best</source>
        <translation>9, najlepsze</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Mniej</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Części</translation>
    </message>
    <message>
        <source>Hide the single pieces</source>
        <translation>Ukryj pojedyncze części</translation>
    </message>
    <message>
        <source>Show every single piece</source>
        <translation>Pokaż wszystkie pojedyncze części</translation>
    </message>
    <message>
        <source>%1: drag, and bends lay themselves</source>
        <extracomment>%1 is such as &quot;River&quot; or &quot;Road&quot;, which a pen draws</extracomment>
        <translation>%1: przeciągnij, a zakręty ułożą się same</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::TilesDock</name>
    <message>
        <source>Tiles</source>
        <translation>Kafelki</translation>
    </message>
    <message>
        <source>Search tiles or codes</source>
        <translation>Szukaj kafelków lub kodów</translation>
    </message>
    <message>
        <source>Search tiles</source>
        <translation>Szukaj kafelków</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;%2: higher digits attract these units of the computer. 9 is best.</source>
        <extracomment>%1 is a hint layer (&quot;Safe points&quot;), %2 the kind of unit that it steers (&quot;Support unit&quot;)</extracomment>
        <translation>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;%2: wyższe cyfry przyciągają te jednostki komputera. 9 jest najlepsze.</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Cyfry</translation>
    </message>
    <message>
        <source>No tile has this name.</source>
        <translation>Żaden kafelek się tak nie nazywa.</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::TurnedSign</name>
    <message>
        <source>Opponent&apos;s view: turn back</source>
        <translation>Oczami przeciwnika: obróć z powrotem</translation>
    </message>
    <message>
        <source>The board is turned around; press to turn it back</source>
        <translation>Plansza jest obrócona; naciśnij, aby ją obrócić z powrotem</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::UnitList</name>
    <message>
        <source>Show on the map (Enter)</source>
        <translation>Pokaż na mapie (Enter)</translation>
    </message>
</context>
<context>
    <name>stonemason::kings_conflict::ViewActions</name>
    <message>
        <source>&amp;Codes</source>
        <translation>&amp;Kody</translation>
    </message>
    <message>
        <source>Write each tile&apos;s code over it</source>
        <translation>Napisz na każdym kafelku jego kod</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Siatka</translation>
    </message>
    <message>
        <source>Draw lines between the tiles</source>
        <translation>Rysuj linie między kafelkami</translation>
    </message>
    <message>
        <source>O&amp;pponent&apos;s View</source>
        <translation>Oczami prze&amp;ciwnika</translation>
    </message>
    <message>
        <source>Turn the board to the other player&apos;s side</source>
        <translation>Obróć planszę na stronę drugiego gracza</translation>
    </message>
    <message>
        <source>Mirror Hint Stro&amp;kes</source>
        <translation>Od&amp;bijaj pociągnięcia podpowiedzi</translation>
    </message>
    <message>
        <source>Mirror strokes on hint layers as well; the game does not need it</source>
        <translation>Odbijaj pociągnięcia także na warstwach podpowiedzi; gra tego nie wymaga</translation>
    </message>
    <message>
        <source>&amp;Layer</source>
        <translation>&amp;Warstwa</translation>
    </message>
    <message>
        <source>Work on the layer %1</source>
        <translation>Pracuj na warstwie „%1”</translation>
    </message>
    <message>
        <source>Fai&amp;rness</source>
        <translation>Równość s&amp;zans</translation>
    </message>
    <message>
        <source>Fin&amp;d a Tile</source>
        <translation>Znajdź ka&amp;felek</translation>
    </message>
    <message>
        <source>Find a tile by its name or code</source>
        <translation>Znajdź kafelek po nazwie lub kodzie</translation>
    </message>
    <message>
        <source>Loc&amp;k the Current Layer</source>
        <translation>Zablo&amp;kuj bieżącą warstwę</translation>
    </message>
    <message>
        <source>Let no tool and no command change the layer that is worked on</source>
        <translation>Nie pozwól żadnemu narzędziu ani poleceniu zmienić warstwy, na której pracujesz</translation>
    </message>
    <message>
        <source>Go to the Problem&amp;s</source>
        <translation>&amp;Przejdź do problemów</translation>
    </message>
    <message>
        <source>From the map to the list of problems and back</source>
        <translation>Z mapy do listy problemów i z powrotem</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::BuildingRow</name>
    <message>
        <source>Owner of %1</source>
        <extracomment>%1 is &quot;Mine 2&quot;</extracomment>
        <translation>Właściciel: %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Usuń: %1</translation>
    </message>
    <message>
        <source>Whose it is when the game begins</source>
        <translation>Do kogo należy na początku gry</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::CastleList</name>
    <message>
        <source>Add Castle</source>
        <translation>Dodaj zamek</translation>
    </message>
    <message>
        <source>Castle %1</source>
        <translation>Zamek %1</translation>
    </message>
    <message>
        <source>Add a castle that the zone has in any case, of the first player without one</source>
        <translation>Dodaj zamek, który strefa ma w każdym razie: pierwszego gracza, który żadnego nie ma</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::ConstructionList</name>
    <message>
        <source>Buildings one by one</source>
        <translation>Budynki po kolei</translation>
    </message>
    <message>
        <source>Each building that a castle can have, with how far it is</source>
        <translation>Każdy budynek, który zamek może mieć, i jego stan</translation>
    </message>
    <message>
        <source>Find buildings</source>
        <translation>Szukaj budynków</translation>
    </message>
    <message>
        <source>Buildings of the castle</source>
        <translation>Budynki zamku</translation>
    </message>
    <message>
        <source>A click on the box, or Space, goes from not listed over not built to built.</source>
        <translation>Kliknięcie pola albo Spacja przechodzi od niewymienionego przez niezbudowany do zbudowanego.</translation>
    </message>
    <message>
        <source>different</source>
        <translation>różnie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a building of a castle, &quot;Tavern&quot;; %2 is how far it is: &quot;built&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::EditActions</name>
    <message>
        <source>Cu&amp;t</source>
        <translation>Wy&amp;tnij</translation>
    </message>
    <message>
        <source>Move the selected objects to the clipboard</source>
        <translation>Przenieś zaznaczone obiekty do schowka</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>Copy the selected objects to the clipboard</source>
        <translation>Skopiuj zaznaczone obiekty do schowka</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Wk&amp;lej</translation>
    </message>
    <message>
        <source>Take the copied objects in hand to put them down</source>
        <translation>Weź skopiowane obiekty do ręki, aby je postawić</translation>
    </message>
    <message>
        <source>Dup&amp;licate</source>
        <translation>Po&amp;wiel</translation>
    </message>
    <message>
        <source>Take copies of the selected objects in hand</source>
        <translation>Weź do ręki kopie zaznaczonych obiektów</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>Take the selected objects off the map</source>
        <translation>Zdejmij zaznaczone obiekty z mapy</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>Z&amp;aznacz wszystko</translation>
    </message>
    <message>
        <source>Select every object of the world</source>
        <translation>Zaznacz wszystkie obiekty świata</translation>
    </message>
    <message>
        <source>Select &amp;None</source>
        <translation>Odznacz wsz&amp;ystko</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Odznacz wszystko</translation>
    </message>
    <message>
        <source>Move Up</source>
        <translation>Przesuń w górę</translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation>Przesuń w dół</translation>
    </message>
    <message>
        <source>Move Left</source>
        <translation>Przesuń w lewo</translation>
    </message>
    <message>
        <source>Move Right</source>
        <translation>Przesuń w prawo</translation>
    </message>
    <message>
        <source>Move the selected objects by a cell</source>
        <translation>Przesuń zaznaczone obiekty o jedno pole</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>Wytnij: %1</translation>
    </message>
    <message>
        <source>There are no objects of a world on the clipboard.</source>
        <translation>W schowku nie ma obiektów świata.</translation>
    </message>
    <message>
        <source>Pasted %1: click to put down, another tool to cancel.</source>
        <translation>Wklejono: %1. Kliknij, aby postawić; inne narzędzie anuluje.</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Usuń: %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Przesuń: %1</translation>
    </message>
    <message>
        <source>Find Object…</source>
        <translation>Znajdź obiekt…</translation>
    </message>
    <message>
        <source>Find objects of the world by words</source>
        <translation>Znajdź obiekty świata według słów</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::ExportActions</name>
    <message>
        <source>&amp;Export…</source>
        <translation>Eksport&amp;uj…</translation>
    </message>
    <message>
        <source>Show the world&apos;s picture or all it holds, to copy or save</source>
        <translation>Pokaż obraz świata albo wszystko, co zawiera, do skopiowania lub zapisania</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::FindDock</name>
    <message>
        <source>Find</source>
        <translation>Znajdź</translation>
    </message>
    <message>
        <source>Words to find</source>
        <translation>Szukane słowa</translation>
    </message>
    <message>
        <source>Name, owner, message...</source>
        <translation>Nazwa, właściciel, wiadomość...</translation>
    </message>
    <message>
        <source>Objects found</source>
        <translation>Znalezione obiekty</translation>
    </message>
    <message>
        <source>Type words to find objects; Return goes to the one chosen.</source>
        <translation>Wpisz słowa, by znaleźć obiekty; Enter prowadzi do wybranego.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>An object that was found: %1 is its name, %2 its place</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) found</source>
        <translation>
            <numerusform>Znaleziono %n obiekt</numerusform>
            <numerusform>Znaleziono %n obiekty</numerusform>
            <numerusform>Znaleziono %n obiektów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the first %2 listed</source>
        <translation>%1, na liście pierwsze %2</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::GenerateWords</name>
    <message>
        <source>There was no room for the castle of zone %1. Make the zone or the map larger.</source>
        <translation>Zabrakło miejsca na zamek strefy %1. Powiększ strefę lub mapę.</translation>
    </message>
    <message>
        <source>There was no room for a mine of zone %1. Make the zone or the map larger, or ask for fewer mines.</source>
        <translation>Zabrakło miejsca na kopalnię strefy %1. Powiększ strefę lub mapę albo zażądaj mniej kopalń.</translation>
    </message>
    <message>
        <source>Zones %1 and %2 do not touch, and no portals are left. Draw them closer together, or link fewer zones.</source>
        <translation>Strefy %1 i %2 nie stykają się, a portali już nie ma. Przysuń je do siebie albo połącz mniej stref.</translation>
    </message>
    <message>
        <source>There was no room for the portals between zones %1 and %2. Make the zones or the map larger.</source>
        <translation>Zabrakło miejsca na portale między strefami %1 i %2. Powiększ strefy lub mapę.</translation>
    </message>
    <message>
        <source>Zone %1 did not get its share of the map. Move it, or make it or the map larger.</source>
        <translation>Strefa %1 nie dostała swojej części mapy. Przesuń ją albo powiększ ją lub mapę.</translation>
    </message>
    <message>
        <source>No world came of this seed. Try another one, or a larger map.</source>
        <translation>Z tego ziarna nie powstał świat. Spróbuj innego albo większej mapy.</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::GraphCanvas</name>
    <message>
        <source>Zones and links of the template</source>
        <translation>Strefy i połączenia szablonu</translation>
    </message>
    <message>
        <source>No zones yet. Double-click to add one, or press Insert.</source>
        <translation>Nie ma jeszcze stref. Kliknij dwukrotnie, by dodać strefę, albo naciśnij Insert.</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::MineList</name>
    <message>
        <source>Add Mine</source>
        <translation>Dodaj kopalnię</translation>
    </message>
    <message>
        <source>Add a mine that the zone has in any case</source>
        <translation>Dodaj kopalnię, którą strefa ma w każdym razie</translation>
    </message>
    <message>
        <source>Mine %1</source>
        <translation>Kopalnia %1</translation>
    </message>
    <message>
        <source>Guard of %1</source>
        <extracomment>%1 is &quot;Mine 2&quot;</extracomment>
        <translation>Straż: %1</translation>
    </message>
    <message>
        <source>Level of the guard: 1 to 6, 0 is the game&apos;s choice, -1 none, -2 as the config says</source>
        <translation>Poziom straży: od 1 do 6, 0 to wybór gry, -1 brak, -2 jak mówią ustawienia</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::NewTemplateDialog</name>
    <message>
        <source>New Template</source>
        <translation>Nowy szablon</translation>
    </message>
    <message>
        <source>Untitled template</source>
        <translation>Szablon bez nazwy</translation>
    </message>
    <message>
        <source>%1 × %1 cells</source>
        <extracomment>Rows and columns of a world, both the same</extracomment>
        <translation>%1 × %1 pól</translation>
    </message>
    <message>
        <source>&amp;Map size</source>
        <translation>&amp;Rozmiar mapy</translation>
    </message>
    <message>
        <source>Crea&amp;te Template</source>
        <translation>U&amp;twórz szablon</translation>
    </message>
    <message numerus="yes">
        <source>%n zone(s)</source>
        <translation>
            <numerusform>%n strefa</numerusform>
            <numerusform>%n strefy</numerusform>
            <numerusform>%n stref</numerusform>
        </translation>
    </message>
    <message>
        <source>Two zones</source>
        <translation>Dwie strefy</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::NewWorldDialog</name>
    <message>
        <source>New World</source>
        <translation>Nowy świat</translation>
    </message>
    <message>
        <source>Untitled world</source>
        <translation>Świat bez nazwy</translation>
    </message>
    <message>
        <source>%1 × %1 cells</source>
        <extracomment>Rows and columns of a world, both the same</extracomment>
        <translation>%1 × %1 pól</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nazwa</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Rozmiar</translation>
    </message>
    <message>
        <source>&amp;Ground</source>
        <translation>&amp;Grunt</translation>
    </message>
    <message>
        <source>Crea&amp;te World</source>
        <translation>U&amp;twórz świat</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::ObjectModel</name>
    <message>
        <source>Groups of decorations</source>
        <translation>Grupy dekoracji</translation>
    </message>
    <message>
        <source>Artifacts</source>
        <translation>Artefakty</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 an object: &quot;Gold mine&quot;; %2 its kind: &quot;Mines&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::ObjectsDock</name>
    <message>
        <source>Objects</source>
        <translation>Obiekty</translation>
    </message>
    <message>
        <source>No object is called that.</source>
        <translation>Żaden obiekt tak się nie nazywa.</translation>
    </message>
    <message>
        <source>All objects</source>
        <translation>Wszystkie obiekty</translation>
    </message>
    <message>
        <source>Kind of object</source>
        <translation>Rodzaj obiektu</translation>
    </message>
    <message>
        <source>Which kind of object is listed</source>
        <translation>Jaki rodzaj obiektów jest na liście</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Search for an object</source>
        <translation>Szukaj obiektu</translation>
    </message>
    <message>
        <source>Type words of a name; Enter takes the first object found</source>
        <translation>Wpisz słowa z nazwy; Enter bierze pierwszy znaleziony obiekt</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::PropertiesDock</name>
    <message>
        <source>Change: %1</source>
        <extracomment>An undo step; %1 is a property: &quot;Owner&quot;</extracomment>
        <translation>Zmiana: %1</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Właściwości</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>Nic nie zaznaczono</translation>
    </message>
    <message>
        <source>Select objects on the map to fill in what they are.</source>
        <translation>Zaznacz obiekty na mapie, by wypełnić ich właściwości.</translation>
    </message>
    <message numerus="yes">
        <source>%n selected object(s)</source>
        <translation>
            <numerusform>%n zaznaczony obiekt</numerusform>
            <numerusform>%n zaznaczone obiekty</numerusform>
            <numerusform>%n zaznaczonych obiektów</numerusform>
        </translation>
    </message>
    <message>
        <source>They have nothing in common that can be filled in.</source>
        <translation>Nie mają nic wspólnego do wypełnienia.</translation>
    </message>
    <message>
        <source>What you fill in holds for all of them.</source>
        <translation>To, co wypełnisz, dotyczy wszystkich.</translation>
    </message>
    <message>
        <source>%1; there is nothing to fill in.</source>
        <translation>%1; nie ma tu nic do wypełnienia.</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::PropertyField</name>
    <message>
        <source>Different</source>
        <extracomment>Several objects are selected that differ in this</extracomment>
        <translation>Różne</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>Od %1 do %2</translation>
    </message>
    <message>
        <source>“%1” cannot be read and was not taken. %2: %3.</source>
        <translation>Nie da się odczytać „%1”, więc niczego nie zmieniono. %2: %3.</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::RangeField</name>
    <message>
        <source>%1, at least</source>
        <extracomment>%1 is what a range is of, such as &quot;Mines&quot;</extracomment>
        <translation>%1, co najmniej</translation>
    </message>
    <message>
        <source>%1, at most</source>
        <translation>%1, co najwyżej</translation>
    </message>
    <message>
        <source>Drag the ends. Arrow keys move the lower end, with Shift the upper one.</source>
        <translation>Przeciągnij końce. Strzałki przesuwają dolny koniec, z klawiszem Shift górny.</translation>
    </message>
    <message>
        <source>The least; each world draws a number from the range</source>
        <translation>Najmniej; każdy świat losuje liczbę z zakresu</translation>
    </message>
    <message>
        <source>The most; each world draws a number from the range</source>
        <translation>Najwięcej; każdy świat losuje liczbę z zakresu</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::RangeSlider</name>
    <message>
        <source>From %1 to %2</source>
        <translation>Od %1 do %2</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::SeedGallery</name>
    <message>
        <source>Compare 12 Seeds</source>
        <translation>Porównaj 12 ziaren</translation>
    </message>
    <message>
        <source>Find a Fair One</source>
        <translation>Znajdź sprawiedliwy</translation>
    </message>
    <message>
        <source>Make the worlds of 12 seeds, from the one above on, and say how they differ</source>
        <translation>Zrób światy z 12 ziaren, od tego powyżej, i powiedz, czym się różnią</translation>
    </message>
    <message>
        <source>Try seeds, from the one above on, until the world of one is fair to all players</source>
        <translation>Próbuj ziaren, od tego powyżej, aż świat będzie sprawiedliwy dla wszystkich graczy</translation>
    </message>
    <message>
        <source>among </source>
        <extracomment>before a number of seeds, after &quot;Find a Fair One&quot;</extracomment>
        <translation>spośród </translation>
    </message>
    <message>
        <source>Most seeds to try</source>
        <translation>Ile ziaren najwyżej próbować</translation>
    </message>
    <message>
        <source>How many seeds are tried at most; then the fairest of them is taken</source>
        <translation>Ile ziaren najwyżej się próbuje; potem brane jest najsprawiedliwsze z nich</translation>
    </message>
    <message>
        <source>Seeds and their worlds</source>
        <translation>Ziarna i ich światy</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Stop making worlds and keep those that there are</source>
        <translation>Przestań robić światy i zachowaj te, które już są</translation>
    </message>
    <message>
        <source>Makes the worlds of several seeds and says how they differ: roads, shares of the zones, ways and riches of the players.</source>
        <translation>Robi światy z kilku ziaren i mówi, czym się różnią: drogami, udziałami stref, odległościami i bogactwem graczy.</translation>
    </message>
    <message>
        <source>%1 of %2 seeds…</source>
        <translation>%1 z %2 ziaren…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Zatrzymano.</translation>
    </message>
    <message>
        <source>No world came of these seeds. Try others, or a larger map.</source>
        <translation>Z tych ziaren nie powstał żaden świat. Spróbuj innych albo większej mapy.</translation>
    </message>
    <message>
        <source>Choose a seed; Enter shows its world.</source>
        <translation>Wybierz ziarno; Enter pokazuje jego świat.</translation>
    </message>
    <message numerus="yes">
        <source>A fair world, after %n seed(s).</source>
        <translation>
            <numerusform>Sprawiedliwy świat, po %n ziarnie.</numerusform>
            <numerusform>Sprawiedliwy świat, po %n ziarnach.</numerusform>
            <numerusform>Sprawiedliwy świat, po %n ziarnach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No fair world among %n seed(s): this one is the fairest.</source>
        <translation>
            <numerusform>Wśród %n ziarna nie ma sprawiedliwego świata: ten jest najsprawiedliwszy.</numerusform>
            <numerusform>Wśród %n ziaren nie ma sprawiedliwego świata: ten jest najsprawiedliwszy.</numerusform>
            <numerusform>Wśród %n ziaren nie ma sprawiedliwego świata: ten jest najsprawiedliwszy.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::SeedWords</name>
    <message>
        <source>No way leads from some castle to another</source>
        <translation>Z któregoś zamku nie ma drogi do innego</translation>
    </message>
    <message>
        <source>Seed %1: %2</source>
        <extracomment>%1 is a seed, %2 why no world came of it</extracomment>
        <translation>Ziarno %1: %2</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Ziarno %1</translation>
    </message>
    <message>
        <source>Seed %1, fair: players %2 % apart</source>
        <extracomment>%1 is a seed, %2 how much worse the worst off player is than the best off</extracomment>
        <translation>Ziarno %1, sprawiedliwe: różnica między graczami %2 %</translation>
    </message>
    <message>
        <source>Seed %1, unfair: players %2 % apart</source>
        <extracomment>%1 is a seed, %2 how much worse the worst off player is than the best off</extracomment>
        <translation>Ziarno %1, niesprawiedliwe: różnica między graczami %2 %</translation>
    </message>
    <message>
        <source>%1; shares at most %2 % off</source>
        <extracomment>%1 is &quot;312 cells of road&quot;, %2 a percentage</extracomment>
        <translation>%1; udziały różnią się najwyżej o %2 %</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) of road</source>
        <translation>
            <numerusform>%n pole drogi</numerusform>
            <numerusform>%n pola drogi</numerusform>
            <numerusform>%n pól drogi</numerusform>
        </translation>
    </message>
    <message>
        <source>Fair: players %1 % apart.</source>
        <extracomment>%1 is how much worse the worst off player is than the best off</extracomment>
        <translation>Sprawiedliwy: graczy dzieli %1 %.</translation>
    </message>
    <message>
        <source>Castles %1 to %2 days apart; riches within %3 days: %4 to %5</source>
        <extracomment>%1 and %2 are numbers such as 4.2, %3 is a number of days, %4 and %5 are what treasures cost</extracomment>
        <translation>Zamki dzieli od %1 do %2 dnia; bogactwo w zasięgu %3 dni: od %4 do %5</translation>
    </message>
    <message>
        <source>out of reach</source>
        <extracomment>of castles or mines: heroes do not get there</extracomment>
        <translation>nie do osiągnięcia</translation>
    </message>
    <message>
        <source>%1 days away</source>
        <extracomment>%1 is a number such as 4.2</extracomment>
        <translation>w odległości %1 dnia</translation>
    </message>
    <message>
        <source>%1: castles %2, nearest mines %3; riches %4 by day %5, %6 by day %7</source>
        <extracomment>%1 is a player, &quot;Red&quot;, %2 and %3 are &quot;4.2 days away&quot; or &quot;out of reach&quot;, %4 and %6 what treasures cost</extracomment>
        <translation>%1: zamki %2, najbliższe kopalnie %3; bogactwo %4 do dnia %5, %6 do dnia %7</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::StatisticsDock</name>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::SurfaceModel</name>
    <message>
        <source>%1: nobody can walk there without a road</source>
        <extracomment>%1 is a ground: &quot;Water&quot;</extracomment>
        <translation>%1: bez drogi nikt tędy nie przejdzie</translation>
    </message>
    <message>
        <source>%1: a step costs a hero %2</source>
        <extracomment>%1 is a ground: &quot;Grass&quot;; %2 a number</extracomment>
        <translation>%1: krok kosztuje bohatera %2</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::SurfacesDock</name>
    <message>
        <source>Ground</source>
        <translation>Grunt</translation>
    </message>
    <message>
        <source>Road to fit the ground</source>
        <translation>Droga pasująca do gruntu</translation>
    </message>
    <message>
        <source>What the road pen lays</source>
        <translation>Co układa pióro dróg</translation>
    </message>
    <message>
        <source>Pe&amp;n</source>
        <extracomment>Before a choice of roads, rivers and walls</extracomment>
        <translation>Pió&amp;ro</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::TemplateActions</name>
    <message>
        <source>Te&amp;mplate</source>
        <translation>Sza&amp;blon</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::TemplateConfigDock</name>
    <message>
        <source>Config</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Change config</source>
        <translation>Zmiana ustawień</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::TemplateDocument</name>
    <message>
        <source>Untitled template</source>
        <translation>Szablon bez nazwy</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Wczytanie od nowa</translation>
    </message>
    <message>
        <source>%1 A .ztemplate file holds everything.</source>
        <extracomment>%1 is one sentence or more about what a file cannot hold</extracomment>
        <translation>%1 Plik .ztemplate mieści wszystko.</translation>
    </message>
    <message>
        <source>A template holds at most %1 zones.</source>
        <translation>Szablon mieści stref najwyżej %1.</translation>
    </message>
    <message>
        <source>A template holds at most %1 links.</source>
        <translation>Szablon mieści połączeń najwyżej %1.</translation>
    </message>
    <message>
        <source>Saving takes out of the file what is not in the template. %1</source>
        <extracomment>%1 is one sentence or more, which name lines of the file</extracomment>
        <translation>Zapis usunie z pliku to, czego nie ma w szablonie. %1</translation>
    </message>
    <message>
        <source>No file could hold the template then. %1</source>
        <extracomment>%1 is a sentence</extracomment>
        <translation>Żaden plik nie pomieściłby wtedy szablonu. %1</translation>
    </message>
    <message>
        <source>This is a config of the generator: numbers for all zones, and no zone. Zones and links cannot be saved in it, but in a .ztemplate file.</source>
        <translation>To konfiguracja generatora: liczby dla wszystkich stref i żadnej strefy. Stref i połączeń nie można w niej zapisać, ale można w pliku .ztemplate.</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::TemplateEditActions</name>
    <message>
        <source>Cu&amp;t</source>
        <translation>Wy&amp;tnij</translation>
    </message>
    <message>
        <source>Move the selected zones to the clipboard</source>
        <translation>Przenieś zaznaczone strefy do schowka</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>Copy the selected zones and the links among them</source>
        <translation>Kopiuj zaznaczone strefy i połączenia między nimi</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Wk&amp;lej</translation>
    </message>
    <message>
        <source>Add the zones on the clipboard, from a template in whatever form</source>
        <translation>Dodaj strefy ze schowka, z szablonu w dowolnej formie</translation>
    </message>
    <message>
        <source>Add the selected zones and the links among them once more</source>
        <translation>Dodaj zaznaczone strefy i połączenia między nimi jeszcze raz</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>Delete the selected zones and links</source>
        <translation>Usuń zaznaczone strefy i połączenia</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>Z&amp;aznacz wszystko</translation>
    </message>
    <message>
        <source>Select every zone and every link</source>
        <translation>Zaznacz każdą strefę i każde połączenie</translation>
    </message>
    <message>
        <source>Select &amp;None</source>
        <translation>Odznacz wsz&amp;ystko</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Usuń zaznaczenie</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>W schowku nie ma tekstu.</translation>
    </message>
    <message>
        <source>This cannot be pasted. %1</source>
        <translation>Tego nie można wkleić. %1</translation>
    </message>
    <message>
        <source>Dup&amp;licate</source>
        <translation>Po&amp;wiel</translation>
    </message>
    <message>
        <source>No zone is selected.</source>
        <translation>Nie zaznaczono żadnej strefy.</translation>
    </message>
    <message>
        <source>The template has no zones.</source>
        <translation>Szablon nie ma stref.</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::TemplateEdits</name>
    <message>
        <source>Add zone</source>
        <translation>Dodanie strefy</translation>
    </message>
    <message>
        <source>Link zones</source>
        <translation>Połączenie stref</translation>
    </message>
    <message>
        <source>These zones are linked already.</source>
        <translation>Te strefy są już połączone.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usunięcie</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Powielenie</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Wklejenie</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Przesunięcie</translation>
    </message>
    <message>
        <source>Automatic layout</source>
        <translation>Układ automatyczny</translation>
    </message>
    <message>
        <source>Change kind of link</source>
        <translation>Zmiana rodzaju połączenia</translation>
    </message>
    <message>
        <source>Add castle</source>
        <translation>Dodanie zamku</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::TemplateExportDialog</name>
    <message>
        <source>Export %1</source>
        <extracomment>%1 is a template&apos;s name</extracomment>
        <translation>Eksport „%1”</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Length of the longer side</source>
        <translation>Długość dłuższego boku</translation>
    </message>
    <message>
        <source>Template file</source>
        <translation>Plik szablonu</translation>
    </message>
    <message>
        <source>Stonemason template (*.ztemplate)</source>
        <translation>Szablon programu Stonemason (*.ztemplate)</translation>
    </message>
    <message>
        <source>Generator&apos;s template</source>
        <translation>Szablon generatora</translation>
    </message>
    <message>
        <source>Generator&apos;s template (*.json)</source>
        <translation>Szablon generatora (*.json)</translation>
    </message>
    <message>
        <source>Generator&apos;s config</source>
        <translation>Ustawienia generatora</translation>
    </message>
    <message>
        <source>Generator&apos;s config (*.json)</source>
        <translation>Ustawienia generatora (*.json)</translation>
    </message>
    <message>
        <source>Old text</source>
        <translation>Dawny tekst</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Tekst (*.txt)</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Obraz</translation>
    </message>
    <message>
        <source>&amp;Side</source>
        <translation>&amp;Bok</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::TemplateForms</name>
    <message>
        <source>%1 × %1 cells</source>
        <translation>%1 × %1 pól</translation>
    </message>
    <message>
        <source>Pile of a resource</source>
        <translation>Stos surowca</translation>
    </message>
    <message>
        <source>Campfire</source>
        <translation>Ognisko</translation>
    </message>
    <message>
        <source>Chest</source>
        <translation>Skrzynia</translation>
    </message>
    <message>
        <source>Artifact</source>
        <translation>Artefakt</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Podłoże</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Rozmiar</translation>
    </message>
    <message>
        <source>The zone&apos;s radius beside those of the others</source>
        <translation>Promień strefy w stosunku do innych</translation>
    </message>
    <message>
        <source>Richness</source>
        <translation>Bogactwo</translation>
    </message>
    <message>
        <source>What the treasures of the zone cost together</source>
        <translation>Ile kosztują razem skarby strefy</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Zamki</translation>
    </message>
    <message>
        <source>Mines</source>
        <translation>Kopalnie</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>From zone</source>
        <translation>Ze strefy</translation>
    </message>
    <message>
        <source>To zone</source>
        <translation>Do strefy</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Straż</translation>
    </message>
    <message>
        <source>Level of the guard: 1 to 6, 0 is the game&apos;s choice; what numbers below 0 mean is chosen in the config</source>
        <translation>Poziom straży: od 1 do 6, 0 to wybór gry; co znaczą liczby poniżej 0, wybiera się w ustawieniach</translation>
    </message>
    <message>
        <source>Map size</source>
        <translation>Rozmiar mapy</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Podział</translation>
    </message>
    <message>
        <source>By the square of the size</source>
        <translation>Według kwadratu rozmiaru</translation>
    </message>
    <message>
        <source>By the size itself</source>
        <translation>Według samego rozmiaru</translation>
    </message>
    <message>
        <source>How much of the map a zone gets</source>
        <translation>Ile mapy dostaje strefa</translation>
    </message>
    <message>
        <source>Guard below 0</source>
        <translation>Straż poniżej 0</translation>
    </message>
    <message>
        <source>-1: as below, -2: none</source>
        <translation>-1: jak niżej, -2: brak</translation>
    </message>
    <message>
        <source>-1: none, -2: as below</source>
        <translation>-1: brak, -2: jak niżej</translation>
    </message>
    <message>
        <source>The generator&apos;s code has it the first way, its documentation the other</source>
        <translation>Kod generatora robi to pierwszym sposobem, jego opis mówi o drugim</translation>
    </message>
    <message>
        <source>Guards of links</source>
        <translation>Straże połączeń</translation>
    </message>
    <message>
        <source>Level of the guards of links that leave it to the config</source>
        <translation>Poziom straży połączeń, które zostawiają to ustawieniom</translation>
    </message>
    <message>
        <source>Guards of mines</source>
        <translation>Straże kopalń</translation>
    </message>
    <message>
        <source>Level of the guards of mines that leave it to the config</source>
        <translation>Poziom straży kopalń, które zostawiają to ustawieniom</translation>
    </message>
    <message>
        <source>Ore and wood first</source>
        <translation>Najpierw ruda i drewno</translation>
    </message>
    <message>
        <source>Weaker guards at ore and wood</source>
        <translation>Słabsze straże przy rudzie i drewnie</translation>
    </message>
    <message>
        <source>A hero at each castle</source>
        <translation>Bohater przy każdym zamku</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Drogi</translation>
    </message>
    <message>
        <source>Roads to portals</source>
        <translation>Drogi do portali</translation>
    </message>
    <message>
        <source>Places to visit</source>
        <translation>Miejsca do odwiedzenia</translation>
    </message>
    <message>
        <source>Chance of %1</source>
        <extracomment>%1 is a sort of treasure</extracomment>
        <translation>Szansa: %1</translation>
    </message>
    <message>
        <source>How likely the next treasure is one of these; all four add up to 1</source>
        <translation>Jak często następny skarb jest jednym z tych; wszystkie cztery dają razem 1</translation>
    </message>
    <message>
        <source>Cost of %1</source>
        <translation>Koszt: %1</translation>
    </message>
    <message>
        <source>How much of a zone&apos;s richness it takes</source>
        <translation>Ile zabiera z bogactwa strefy</translation>
    </message>
    <message>
        <source>Guards of level %1</source>
        <translation>Straże poziomu %1</translation>
    </message>
    <message>
        <source>How many creatures stand together</source>
        <translation>Ile stworzeń stoi razem</translation>
    </message>
    <message>
        <source>With a road or without, passages come out alike: the config says whether roads lead to them. The kind is kept in the file</source>
        <translation>Z drogą czy bez, przejścia powstają takie same: o tym, czy prowadzą do nich drogi, mówi konfiguracja. Rodzaj jest zachowywany w pliku</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::TemplateMenuActions</name>
    <message>
        <source>Add &amp;Zone</source>
        <translation>Dodaj &amp;strefę</translation>
    </message>
    <message>
        <source>Add a zone beside the one with the cursor</source>
        <translation>Dodaj strefę obok tej z kursorem</translation>
    </message>
    <message>
        <source>&amp;Link Zones</source>
        <translation>Połą&amp;cz strefy</translation>
    </message>
    <message>
        <source>Link the selected zones, each with the next one</source>
        <translation>Połącz zaznaczone strefy, każdą z następną</translation>
    </message>
    <message>
        <source>&amp;Kind of Link</source>
        <translation>Rodza&amp;j połączenia</translation>
    </message>
    <message>
        <source>&amp;Passage</source>
        <translation>&amp;Przejście</translation>
    </message>
    <message>
        <source>Make the selected links passages, or portals where the zones do not touch</source>
        <translation>Zrób z zaznaczonych połączeń przejścia, a gdzie strefy się nie stykają, portale</translation>
    </message>
    <message>
        <source>Passage with a &amp;Road</source>
        <translation>Przejście z &amp;drogą</translation>
    </message>
    <message>
        <source>P&amp;ortals</source>
        <translation>P&amp;ortale</translation>
    </message>
    <message>
        <source>Make the selected links pairs of portals in any case</source>
        <translation>Zrób z zaznaczonych połączeń zawsze pary portali</translation>
    </message>
    <message>
        <source>&amp;Align</source>
        <translation>&amp;Wyrównaj</translation>
    </message>
    <message>
        <source>Align &amp;Left</source>
        <translation>Wyrównaj do &amp;lewej</translation>
    </message>
    <message>
        <source>Line up the left rims of the selected zones</source>
        <translation>Ustaw równo lewe brzegi zaznaczonych stref</translation>
    </message>
    <message>
        <source>Align in a &amp;Column</source>
        <translation>Ustaw w &amp;kolumnie</translation>
    </message>
    <message>
        <source>Put the selected zones one below the other</source>
        <translation>Ustaw zaznaczone strefy jedną pod drugą</translation>
    </message>
    <message>
        <source>Align &amp;Right</source>
        <translation>Wyrównaj do &amp;prawej</translation>
    </message>
    <message>
        <source>Line up the right rims of the selected zones</source>
        <translation>Ustaw równo prawe brzegi zaznaczonych stref</translation>
    </message>
    <message>
        <source>Align &amp;Top</source>
        <translation>Wyrównaj do &amp;góry</translation>
    </message>
    <message>
        <source>Line up the upper rims of the selected zones</source>
        <translation>Ustaw równo górne brzegi zaznaczonych stref</translation>
    </message>
    <message>
        <source>Align in a Ro&amp;w</source>
        <translation>Ustaw w &amp;rzędzie</translation>
    </message>
    <message>
        <source>Put the selected zones one beside the other</source>
        <translation>Ustaw zaznaczone strefy jedną obok drugiej</translation>
    </message>
    <message>
        <source>Align &amp;Bottom</source>
        <translation>Wyrównaj do &amp;dołu</translation>
    </message>
    <message>
        <source>Line up the lower rims of the selected zones</source>
        <translation>Ustaw równo dolne brzegi zaznaczonych stref</translation>
    </message>
    <message>
        <source>Spread &amp;Across</source>
        <translation>Rozstaw w pozio&amp;mie</translation>
    </message>
    <message>
        <source>Give the selected zones even distances from left to right</source>
        <translation>Nadaj zaznaczonym strefom równe odstępy od lewej do prawej</translation>
    </message>
    <message>
        <source>Spread &amp;Down</source>
        <translation>Rozstaw w pi&amp;onie</translation>
    </message>
    <message>
        <source>Give the selected zones even distances from top to bottom</source>
        <translation>Nadaj zaznaczonym strefom równe odstępy od góry do dołu</translation>
    </message>
    <message>
        <source>A&amp;utomatic Layout</source>
        <translation>&amp;Układ automatyczny</translation>
    </message>
    <message>
        <source>Draw all zones anew, so that few links cross</source>
        <translation>Narysuj wszystkie strefy od nowa, tak by mało połączeń się przecinało</translation>
    </message>
    <message>
        <source>&amp;Properties</source>
        <translation>Właściwośc&amp;i</translation>
    </message>
    <message>
        <source>Edit what is selected, or the template&apos;s name</source>
        <translation>Zmień to, co zaznaczone, albo nazwę szablonu</translation>
    </message>
    <message>
        <source>Show the world that becomes of the template</source>
        <translation>Pokaż świat, który powstaje z szablonu</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>Eksport&amp;uj…</translation>
    </message>
    <message>
        <source>Show the template in a form of the generator&apos;s or as a picture, to copy or save</source>
        <translation>Pokaż szablon w formie generatora albo jako obraz, do skopiowania lub zapisania</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>P&amp;review</source>
        <translation>Podg&amp;ląd</translation>
    </message>
    <message>
        <source>Open as &amp;World</source>
        <translation>&amp;Otwórz jako świat</translation>
    </message>
    <message>
        <source>Open the world of the preview, to change and to save it</source>
        <translation>Otwórz świat z podglądu, żeby go zmienić i zapisać</translation>
    </message>
    <message>
        <source>Make the selected links passages with a road, which come out as other passages do</source>
        <translation>Zrób z zaznaczonych połączeń przejścia z drogą, które powstają tak samo jak inne</translation>
    </message>
    <message>
        <source>A&amp;nother Seed</source>
        <translation>Inn&amp;e ziarno</translation>
    </message>
    <message>
        <source>Show the world of a seed drawn at random in the preview</source>
        <translation>Pokaż w podglądzie świat wylosowanego ziarna</translation>
    </message>
    <message>
        <source>Co&amp;mpare 12 Seeds</source>
        <translation>Porównaj 12 &amp;ziaren</translation>
    </message>
    <message>
        <source>Make the worlds of 12 seeds, from that of the preview on, and say how they differ</source>
        <translation>Zrób światy 12 ziaren, od tego z podglądu wzwyż, i powiedz, czym się różnią</translation>
    </message>
    <message>
        <source>Find a &amp;Fair One</source>
        <translation>Znajdź sprawie&amp;dliwy</translation>
    </message>
    <message>
        <source>Try seeds, from that of the preview on, until the world of one is fair to all players</source>
        <translation>Próbuj ziaren, od tego z podglądu wzwyż, aż świat jednego będzie sprawiedliwy dla wszystkich graczy</translation>
    </message>
    <message>
        <source>Fewer than two zones are selected.</source>
        <translation>Zaznaczono mniej niż dwie strefy.</translation>
    </message>
    <message>
        <source>Fewer than three zones are selected.</source>
        <translation>Zaznaczono mniej niż trzy strefy.</translation>
    </message>
    <message>
        <source>No link is selected.</source>
        <translation>Nie zaznaczono żadnego połączenia.</translation>
    </message>
    <message>
        <source>The template has no zones.</source>
        <translation>Szablon nie ma stref.</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::TemplatePreviewDock</name>
    <message>
        <source>Preview</source>
        <translation>Podgląd</translation>
    </message>
    <message>
        <source>Open as World</source>
        <translation>Otwórz jako świat</translation>
    </message>
    <message>
        <source>Stopped. Change something to try again.</source>
        <translation>Zatrzymano. Zmień coś, by spróbować znowu.</translation>
    </message>
    <message>
        <source>Seed </source>
        <translation>Ziarno </translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Ziarno</translation>
    </message>
    <message>
        <source>The same seed makes the same world of the same template</source>
        <translation>To samo ziarno robi z tego samego szablonu ten sam świat</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Inne ziarno</translation>
    </message>
    <message>
        <source>Take another seed by chance</source>
        <translation>Wylosuj inne ziarno</translation>
    </message>
    <message>
        <source>As in config</source>
        <translation>Jak w ustawieniach</translation>
    </message>
    <message>
        <source>%1 × %1 cells</source>
        <translation>%1 × %1 pól</translation>
    </message>
    <message>
        <source>Size of the world</source>
        <translation>Rozmiar świata</translation>
    </message>
    <message>
        <source>Step of the generator</source>
        <translation>Krok generatora</translation>
    </message>
    <message>
        <source>Look at the world after each of the ten steps</source>
        <translation>Obejrzyj świat po każdym z dziesięciu kroków</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Stop making the world</source>
        <translation>Przerwij tworzenie świata</translation>
    </message>
    <message>
        <source>Open the world that is shown, to change and to save it</source>
        <translation>Otwórz pokazany świat, by go zmienić i zapisać</translation>
    </message>
    <message>
        <source>The template has errors: mend them first, see Problems.</source>
        <translation>Szablon ma błędy: najpierw je napraw, zobacz Problemy.</translation>
    </message>
    <message>
        <source>%1 × %1, %2, %3.</source>
        <extracomment>%1 is a size such as 128, %2 &quot;1 attempt&quot;, %3 &quot;312 cells of road&quot;</extracomment>
        <translation>%1 × %1, %2, %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n próba</numerusform>
            <numerusform>%n próby</numerusform>
            <numerusform>%n prób</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) of road</source>
        <translation>
            <numerusform>%n pole drogi</numerusform>
            <numerusform>%n pola drogi</numerusform>
            <numerusform>%n pól drogi</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <extracomment>%1 is a step from 1 to %2, %3 what has been done then</extracomment>
        <translation>Krok %1 z %2: %3</translation>
    </message>
    <message>
        <source>Compare seeds</source>
        <translation>Porównaj ziarna</translation>
    </message>
    <message>
        <source>Compare the worlds of several seeds, or look for a fair one</source>
        <translation>Porównaj światy z kilku ziaren albo poszukaj sprawiedliwego</translation>
    </message>
    <message>
        <source>Keep layout</source>
        <translation>Zachowaj układ</translation>
    </message>
    <message>
        <source>Keep the zones where they lie in this world, whatever seed and numbers become; a zone or link that comes, goes or is moved lays them out anew</source>
        <translation>Zostaw strefy tam, gdzie leżą w tym świecie, cokolwiek stanie się z ziarnem i liczbami; strefa lub połączenie, które przybędzie, zniknie albo zostanie przesunięte, układa je od nowa</translation>
    </message>
    <message>
        <source>The picture shows the last world that came of the template.</source>
        <translation>Obraz pokazuje ostatni świat, który powstał z szablonu.</translation>
    </message>
    <message>
        <source>Choose another size for the world, or change the template.</source>
        <translation>Wybierz inny rozmiar świata albo zmień szablon.</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::TemplateProblems</name>
    <message>
        <source>Fix all</source>
        <translation>Naprawa wszystkiego</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::TemplatePropertiesDock</name>
    <message>
        <source>Properties</source>
        <translation>Właściwości</translation>
    </message>
    <message>
        <source>Change zone</source>
        <translation>Zmiana strefy</translation>
    </message>
    <message>
        <source>Change link</source>
        <translation>Zmiana połączenia</translation>
    </message>
    <message>
        <source>Change name</source>
        <translation>Zmiana nazwy</translation>
    </message>
    <message>
        <source>Untitled template</source>
        <translation>Szablon bez nazwy</translation>
    </message>
    <message>
        <source>Select a zone or a link to change it. Drag from the rim of a zone to another one to link the two.</source>
        <translation>Zaznacz strefę lub połączenie, by je zmienić. Przeciągnij od brzegu strefy do innej strefy, by je połączyć.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Zawiera</translation>
    </message>
    <message>
        <source>Link %1</source>
        <extracomment>%1 is a list of numbers</extracomment>
        <translation>Połączenie %1</translation>
    </message>
    <message>
        <source>Zone %1</source>
        <extracomment>%1 is a list of numbers</extracomment>
        <translation>Strefa %1</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Szablon</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is &quot;9 zones&quot;, %2 &quot;12 links&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n zone(s)</source>
        <translation>
            <numerusform>%n strefa</numerusform>
            <numerusform>%n strefy</numerusform>
            <numerusform>%n stref</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n połączenie</numerusform>
            <numerusform>%n połączenia</numerusform>
            <numerusform>%n połączeń</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::TemplateStatus</name>
    <message>
        <source>Zone or link</source>
        <translation>Strefa lub połączenie</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::TemplateWords</name>
    <message>
        <source>Citadel</source>
        <translation>Cytadela</translation>
    </message>
    <message>
        <source>Stronghold</source>
        <translation>Twierdza</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Wieża</translation>
    </message>
    <message>
        <source>Dungeon</source>
        <translation>Lochy</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>Forteca</translation>
    </message>
    <message>
        <source>Necropolis</source>
        <translation>Nekropolia</translation>
    </message>
    <message>
        <source>Any nation</source>
        <extracomment>a castle of any nation</extracomment>
        <translation>Dowolny lud</translation>
    </message>
    <message>
        <source>Passage with a road</source>
        <translation>Przejście z drogą</translation>
    </message>
    <message>
        <source>Portals</source>
        <translation>Portale</translation>
    </message>
    <message>
        <source>Passage</source>
        <translation>Przejście</translation>
    </message>
    <message>
        <source>%1, size %2</source>
        <translation>%1, rozmiar %2</translation>
    </message>
    <message>
        <source>richness %1</source>
        <translation>bogactwo %1</translation>
    </message>
    <message>
        <source>castle of nobody</source>
        <translation>zamek niczyj</translation>
    </message>
    <message>
        <source>castle of %1</source>
        <translation>zamek gracza %1</translation>
    </message>
    <message>
        <source>mines: %1</source>
        <translation>kopalnie: %1</translation>
    </message>
    <message>
        <source>linked to nothing</source>
        <translation>bez połączeń</translation>
    </message>
    <message>
        <source>linked to %1</source>
        <translation>połączona z %1</translation>
    </message>
    <message>
        <source>Zone %1: %2</source>
        <extracomment>%1 is a zone&apos;s number, %2 what it is</extracomment>
        <translation>Strefa %1: %2</translation>
    </message>
    <message>
        <source>Link %1: %2 between zones %3 and %4</source>
        <extracomment>%1 is a link&apos;s number, %2 its kind, %3 and %4 the numbers of two zones</extracomment>
        <translation>Połączenie %1: %2 między strefami %3 i %4</translation>
    </message>
    <message>
        <source>%1, no guard</source>
        <translation>%1, bez straży</translation>
    </message>
    <message>
        <source>%1, guard of level %2</source>
        <translation>%1, straż poziomu %2</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::TemplateWorkspace</name>
    <message>
        <source>New Template…</source>
        <translation>Nowy szablon…</translation>
    </message>
    <message>
        <source>Draw a graph of zones that worlds of Pocket Heroes are made from</source>
        <translation>Narysuj graf stref, z którego powstają światy Pocket Heroes</translation>
    </message>
    <message>
        <source>%1 templates (*.ztemplate *.json *.txt)</source>
        <extracomment>%1 is the game&apos;s name</extracomment>
        <translation>Szablony %1 (*.ztemplate *.json *.txt)</translation>
    </message>
    <message>
        <source>Stonemason template (*.ztemplate)</source>
        <translation>Szablon programu Stonemason (*.ztemplate)</translation>
    </message>
    <message>
        <source>Generator&apos;s template (*.json)</source>
        <translation>Szablon generatora (*.json)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Tekst (*.txt)</translation>
    </message>
    <message>
        <source>Go to the next zone or link</source>
        <translation>Przejdź do następnej strefy lub połączenia</translation>
    </message>
    <message>
        <source>Move the selected zones</source>
        <translation>Przesuń zaznaczone strefy</translation>
    </message>
    <message>
        <source>Add to the selection, or take away</source>
        <translation>Dodaj do zaznaczenia albo odejmij</translation>
    </message>
    <message>
        <source>Select and show the properties</source>
        <translation>Zaznacz i pokaż właściwości</translation>
    </message>
    <message>
        <source>Cancel the gesture or clear the selection</source>
        <translation>Anuluj gest albo usuń zaznaczenie</translation>
    </message>
    <message>
        <source>Worlds from a drawing</source>
        <translation>Światy z rysunku</translation>
    </message>
    <message>
        <source>New Template, in the File menu, begins a graph of zones for Pocket Heroes: double-click to add a zone, drag from rim to rim to link two. Its preview shows the world that becomes of it.</source>
        <translation>Nowy szablon, w menu Plik, zaczyna graf stref dla gry Pocket Heroes: kliknij dwukrotnie, by dodać strefę, przeciągnij od brzegu do brzegu, by połączyć dwie. Jego podgląd pokazuje świat, który z niego powstaje.</translation>
    </message>
    <message>
        <source>&amp;Show in the Graph</source>
        <translation>&amp;Pokaż na grafie</translation>
    </message>
    <message>
        <source>Show in the graph (Enter)</source>
        <translation>Pokaż na grafie (Enter)</translation>
    </message>
    <message>
        <source>The template is still being checked…</source>
        <translation>Szablon jest jeszcze sprawdzany…</translation>
    </message>
    <message>
        <source>The template has changed. Wait for the new check.</source>
        <translation>Szablon się zmienił. Poczekaj na nowe sprawdzenie.</translation>
    </message>
    <message>
        <source>Ready to generate</source>
        <translation>Gotowy do tworzenia światów</translation>
    </message>
    <message>
        <source>Nothing is wrong with this template.</source>
        <translation>Z tym szablonem wszystko w porządku.</translation>
    </message>
    <message>
        <source>Nothing is wrong; the notes below are only worth knowing.</source>
        <translation>Wszystko jest w porządku; poniższe uwagi warto tylko znać.</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::TemplateZoomActions</name>
    <message>
        <source>Zoom &amp;In</source>
        <translation>P&amp;owiększ</translation>
    </message>
    <message>
        <source>Make the zones larger</source>
        <translation>Pokaż strefy większe</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Po&amp;mniejsz</translation>
    </message>
    <message>
        <source>Make the zones smaller</source>
        <translation>Pokaż strefy mniejsze</translation>
    </message>
    <message>
        <source>&amp;100 %</source>
        <translation>&amp;100 %</translation>
    </message>
    <message>
        <source>Show the zones at their normal size</source>
        <translation>Pokaż strefy w zwykłej wielkości</translation>
    </message>
    <message>
        <source>&amp;Fit Template</source>
        <translation>&amp;Dopasuj szablon</translation>
    </message>
    <message>
        <source>Show all zones as large as they fit</source>
        <translation>Pokaż wszystkie strefy tak duże, jak się zmieszczą</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::ViewActions</name>
    <message>
        <source>&amp;Layers</source>
        <translation>&amp;Warstwy</translation>
    </message>
    <message>
        <source>&amp;Ground</source>
        <translation>&amp;Grunt</translation>
    </message>
    <message>
        <source>Show the ground</source>
        <translation>Pokaż grunt</translation>
    </message>
    <message>
        <source>&amp;Heights</source>
        <translation>&amp;Wysokości</translation>
    </message>
    <message>
        <source>Shade the ground by its height</source>
        <translation>Cieniuj grunt według wysokości</translation>
    </message>
    <message>
        <source>&amp;Roads, Rivers and Walls</source>
        <translation>D&amp;rogi, rzeki i mury</translation>
    </message>
    <message>
        <source>Show roads, rivers and walls</source>
        <translation>Pokaż drogi, rzeki i mury</translation>
    </message>
    <message>
        <source>&amp;Decorations</source>
        <translation>&amp;Dekoracje</translation>
    </message>
    <message>
        <source>Show trees, rocks and other decorations</source>
        <translation>Pokaż drzewa, skały i inne dekoracje</translation>
    </message>
    <message>
        <source>&amp;Buildings and Heroes</source>
        <translation>&amp;Budowle i bohaterowie</translation>
    </message>
    <message>
        <source>Show castles, buildings, heroes and events</source>
        <translation>Pokaż zamki, budynki, bohaterów i zdarzenia</translation>
    </message>
    <message>
        <source>G&amp;uards</source>
        <translation>&amp;Straże</translation>
    </message>
    <message>
        <source>Show the creatures that guard</source>
        <translation>Pokaż stwory na straży</translation>
    </message>
    <message>
        <source>&amp;Treasure</source>
        <translation>S&amp;karby</translation>
    </message>
    <message>
        <source>Show what lies there to be taken</source>
        <translation>Pokaż to, co można zebrać</translation>
    </message>
    <message>
        <source>Bloc&amp;ked Cells</source>
        <translation>&amp;Zablokowane pola</translation>
    </message>
    <message>
        <source>Mark the cells on which no hero can stand</source>
        <translation>Oznacz pola, na których nie stanie żaden bohater</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Siatka</translation>
    </message>
    <message>
        <source>Draw lines between the cells</source>
        <translation>Rysuj linie między polami</translation>
    </message>
    <message>
        <source>&amp;Zones</source>
        <translation>S&amp;trefy</translation>
    </message>
    <message>
        <source>Show the zones of the template that this world was made from, while it stays open</source>
        <translation>Pokaż strefy szablonu, z którego powstał ten świat, dopóki pozostaje otwarty</translation>
    </message>
    <message>
        <source>Only a world that was just made from a template has zones.</source>
        <translation>Strefy ma tylko świat właśnie utworzony z szablonu.</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::WorldActions</name>
    <message>
        <source>Paint the chosen ground</source>
        <translation>Maluj wybrany grunt</translation>
    </message>
    <message>
        <source>Paint a straight line of the chosen ground</source>
        <translation>Maluj prostą linię wybranego gruntu</translation>
    </message>
    <message>
        <source>Paint a rectangle of the chosen ground</source>
        <translation>Maluj prostokąt wybranego gruntu</translation>
    </message>
    <message>
        <source>Give an area of equal ground the chosen one</source>
        <translation>Zamień obszar jednakowego gruntu na wybrany</translation>
    </message>
    <message>
        <source>R&amp;oad Pen</source>
        <translation>&amp;Droga</translation>
    </message>
    <message>
        <source>Lay a road, a river or a wall that joins; Ctrl takes it out</source>
        <translation>Ułóż drogę, rzekę lub mur, które się łączą; Ctrl usuwa</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Droga</translation>
    </message>
    <message>
        <source>&amp;Select and Move</source>
        <translation>&amp;Zaznacz i przesuń</translation>
    </message>
    <message>
        <source>Select objects and drag them about the map</source>
        <translation>Zaznaczaj obiekty i przeciągaj je po mapie</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Zaznacz</translation>
    </message>
    <message>
        <source>&amp;New Objects</source>
        <translation>&amp;Nowe obiekty</translation>
    </message>
    <message>
        <source>Put the chosen object down</source>
        <translation>Postaw wybrany obiekt</translation>
    </message>
    <message>
        <source>E&amp;yedropper</source>
        <translation>Pipe&amp;ta</translation>
    </message>
    <message>
        <source>Take up the object or the ground that is clicked</source>
        <translation>Weź kliknięty obiekt lub grunt</translation>
    </message>
    <message>
        <source>The brush paints more cells at once</source>
        <translation>Pędzel maluje więcej pól naraz</translation>
    </message>
    <message>
        <source>The brush paints fewer cells at once</source>
        <translation>Pędzel maluje mniej pól naraz</translation>
    </message>
    <message>
        <source>The brush paints squares of %1 cells</source>
        <translation>Pędzel maluje kwadraty %1 pól</translation>
    </message>
    <message>
        <source>How many cells the brush paints at once</source>
        <translation>Ile pól naraz maluje pędzel</translation>
    </message>
    <message>
        <source>&amp;Fit World</source>
        <translation>&amp;Dopasuj świat</translation>
    </message>
    <message>
        <source>Show the whole world as large as it fits</source>
        <translation>Pokaż cały świat tak duży, jak się mieści</translation>
    </message>
    <message>
        <source>&amp;World</source>
        <translation>Świa&amp;t</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Postaw</translation>
    </message>
    <message>
        <source>Print the world</source>
        <translation>Wydrukuj świat</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::WorldCanvas</name>
    <message>
        <source>World</source>
        <translation>Świat</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::WorldDocument</name>
    <message>
        <source>Untitled world</source>
        <translation>Świat bez nazwy</translation>
    </message>
    <message>
        <source>The world has changed in the meantime, so nothing was done.</source>
        <translation>Świat zmienił się w międzyczasie, więc nic nie zrobiono.</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::WorldEditorTraits</name>
    <message>
        <source>&amp;Show on the Map</source>
        <translation>&amp;Pokaż na mapie</translation>
    </message>
    <message>
        <source>Show on the map (Enter)</source>
        <translation>Pokaż na mapie (Enter)</translation>
    </message>
    <message>
        <source>The world is still being checked…</source>
        <translation>Świat jest jeszcze sprawdzany…</translation>
    </message>
    <message>
        <source>The world has changed. Wait for the new check.</source>
        <translation>Świat się zmienił. Poczekaj na nowe sprawdzenie.</translation>
    </message>
    <message>
        <source>Ready to play</source>
        <translation>Gotowe do gry</translation>
    </message>
    <message>
        <source>Nothing is wrong with this world.</source>
        <translation>Ten świat nie ma żadnych błędów.</translation>
    </message>
    <message>
        <source>Nothing is wrong; the notes below are only worth knowing.</source>
        <translation>Nie ma żadnych błędów; poniższe uwagi tylko warto znać.</translation>
    </message>
    <message>
        <source>Fix all</source>
        <translation>Napraw wszystko</translation>
    </message>
    <message>
        <source>Take the recommended fix of every problem that has one, but leave to you what would delete something</source>
        <translation>Użyj zalecanej poprawki każdego problemu, który ją ma; to, co miałoby zniknąć, zostaje do twojej decyzji</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::WorldExportDialog</name>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Siatka</translation>
    </message>
    <message>
        <source>Export %1</source>
        <extracomment>%1 is a world&apos;s name</extracomment>
        <translation>Eksport „%1”</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Size of a cell</source>
        <translation>Wielkość pola</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Obraz</translation>
    </message>
    <message>
        <source>All of it (JSON)</source>
        <translation>Wszystko (JSON)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Ce&amp;ll</source>
        <translation>&amp;Pole</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::WorldPropertiesDock</name>
    <message>
        <source>%1, day %2</source>
        <extracomment>An event of time; %1 is its name, %2 the day it happens on</extracomment>
        <translation>%1, dzień %2</translation>
    </message>
    <message>
        <source>Event %1</source>
        <translation>Zdarzenie %1</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Świat</translation>
    </message>
    <message>
        <source>&amp;Add event</source>
        <translation>&amp;Dodaj zdarzenie</translation>
    </message>
    <message>
        <source>&amp;Remove event</source>
        <translation>&amp;Usuń zdarzenie</translation>
    </message>
    <message>
        <source>Timed events</source>
        <translation>Zdarzenia w czasie</translation>
    </message>
    <message>
        <source>Add event</source>
        <translation>Dodaj zdarzenie</translation>
    </message>
    <message>
        <source>Remove event</source>
        <translation>Usuń zdarzenie</translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::WorldScene</name>
    <message>
        <source>%1: %2</source>
        <extracomment>What a screen reader says of a cell: its place, then what is there: &quot;row 3, column 5: Grass, Chest&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>entrance of %1</source>
        <extracomment>What is on a cell: that is where a hero goes into the building %1</extracomment>
        <translation>wejście: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Behind the names of what is on a cell</extracomment>
        <translation>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::pocket_heroes::WorldWorkspace</name>
    <message>
        <source>New World…</source>
        <translation>Nowy świat…</translation>
    </message>
    <message>
        <source>Start a world of Pocket Heroes</source>
        <translation>Zacznij świat Pocket Heroes</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Podgląd</translation>
    </message>
    <message>
        <source>Overview of the world</source>
        <translation>Podgląd świata</translation>
    </message>
    <message>
        <source>%1 worlds (*.hmm)</source>
        <extracomment>%1 is the game&apos;s name</extracomment>
        <translation>Światy %1 (*.hmm)</translation>
    </message>
    <message>
        <source>World (*.hmm)</source>
        <translation>Świat (*.hmm)</translation>
    </message>
    <message>
        <source>Move the frame on the map</source>
        <translation>Przesuń ramkę na mapie</translation>
    </message>
</context>
<context>
    <name>stonemason::text_map::EditActions</name>
    <message>
        <source>Take the copied characters as a stamp to put down</source>
        <translation>Weź skopiowane znaki jako stempel do odbicia</translation>
    </message>
    <message>
        <source>Make the selected cells floor</source>
        <translation>Zamień zaznaczone pola w podłogę</translation>
    </message>
    <message>
        <source>Select every cell</source>
        <translation>Zaznacz wszystkie pola</translation>
    </message>
    <message>
        <source>Nothing is selected. Select cells first.</source>
        <translation>Nic nie jest zaznaczone. Najpierw zaznacz pola.</translation>
    </message>
    <message>
        <source>Pasted %1 × %2 cells: click to put them down, Esc to cancel.</source>
        <translation>Wklejono pola: %1 × %2. Kliknij, aby je położyć, Esc anuluje.</translation>
    </message>
</context>
<context>
    <name>stonemason::text_map::MapMenuActions</name>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Statystyki</translation>
    </message>
    <message>
        <source>Show size, share of walls and characters of the map</source>
        <translation>Pokaż rozmiar, udział ścian i znaki mapy</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>Eksport&amp;uj…</translation>
    </message>
    <message>
        <source>Show the map&apos;s text or its picture, to copy or save</source>
        <translation>Pokaż tekst mapy albo jej obraz, do skopiowania lub zapisania</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;ymetria</translation>
    </message>
    <message>
        <source>&amp;No Symmetry</source>
        <translation>&amp;Brak symetrii</translation>
    </message>
    <message>
        <source>Paint without mirroring</source>
        <translation>Maluj bez odbijania</translation>
    </message>
    <message>
        <source>&amp;Half-Turn</source>
        <translation>&amp;Półobrót</translation>
    </message>
    <message>
        <source>Every stroke appears half-turned too</source>
        <translation>Każde pociągnięcie pojawia się też obrócone o pół obrotu</translation>
    </message>
    <message>
        <source>&amp;Top and Bottom</source>
        <translation>&amp;Góra i dół</translation>
    </message>
    <message>
        <source>Every stroke is mirrored in the other half</source>
        <translation>Każde pociągnięcie odbija się w drugiej połowie</translation>
    </message>
    <message>
        <source>&amp;Left and Right</source>
        <translation>&amp;Lewa i prawa</translation>
    </message>
    <message>
        <source>Every stroke is mirrored on the other side</source>
        <translation>Każde pociągnięcie odbija się po drugiej stronie</translation>
    </message>
    <message>
        <source>Si&amp;ze…</source>
        <translation>Roz&amp;miar…</translation>
    </message>
    <message>
        <source>Add or take away rows and columns on any side</source>
        <translation>Dodaj lub odejmij wiersze i kolumny z dowolnej strony</translation>
    </message>
    <message>
        <source>Every stroke is mirrored. Click to choose another symmetry.</source>
        <translation>Każde pociągnięcie jest odbijane. Kliknij, aby wybrać inną symetrię.</translation>
    </message>
    <message>
        <source>Click to have every stroke mirrored</source>
        <translation>Kliknij, aby każde pociągnięcie się odbijało</translation>
    </message>
    <message>
        <source>&amp;Characters of the File</source>
        <translation>Zna&amp;ki pliku</translation>
    </message>
    <message>
        <source>Read the file&apos;s bytes as UTF-8, which most programs write today</source>
        <translation>Czytaj bajty pliku jako UTF-8, który dziś zapisuje większość programów</translation>
    </message>
    <message>
        <source>Read each byte of the file as a character of DOS, with lines, blocks and shades</source>
        <translation>Czytaj każdy bajt pliku jako znak z DOS-u, z liniami, blokami i cieniami</translation>
    </message>
    <message>
        <source>Read each byte of the file as a character of Windows or Latin-1</source>
        <translation>Czytaj każdy bajt pliku jako znak Windows albo Latin-1</translation>
    </message>
</context>
<context>
    <name>stonemason::text_map::NewTextMapDialog</name>
    <message>
        <source>New Text Map</source>
        <translation>Nowa mapa tekstowa</translation>
    </message>
    <message>
        <source>Floor (%1) with walls (%2) around it</source>
        <extracomment>%1 and %2 are signs, such as &quot;#&quot; and &quot;.&quot;</extracomment>
        <translation>Podłoga (%1) otoczona ścianami (%2)</translation>
    </message>
    <message>
        <source>Walls (%1), to dig into</source>
        <extracomment>%1 is a sign, such as &quot;#&quot;</extracomment>
        <translation>Ściany (%1), w których można kuć</translation>
    </message>
    <message>
        <source>Floor (%1)</source>
        <extracomment>%1 is a sign, such as &quot;.&quot;</extracomment>
        <translation>Podłoga (%1)</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation>Wy&amp;pełnienie</translation>
    </message>
    <message>
        <source>Crea&amp;te Map</source>
        <translation>&amp;Utwórz mapę</translation>
    </message>
</context>
<context>
    <name>stonemason::text_map::SignModel</name>
    <message>
        <source>%1, a wall</source>
        <extracomment>%1 a sign and its meaning: &quot;Rock (#)&quot;</extracomment>
        <translation>%1, ściana</translation>
    </message>
    <message>
        <source>%1, can be walked on</source>
        <translation>%1, można po tym chodzić</translation>
    </message>
</context>
<context>
    <name>stonemason::text_map::SignsDock</name>
    <message>
        <source>Signs</source>
        <translation>Znaki</translation>
    </message>
    <message>
        <source>Any c&amp;haracter</source>
        <extracomment>Before a field in which any character can be typed</extracomment>
        <translation>Do&amp;wolny znak</translation>
    </message>
    <message>
        <source>Type the character to paint with</source>
        <translation>Wpisz znak, którym chcesz malować</translation>
    </message>
    <message>
        <source>Any character</source>
        <translation>Dowolny znak</translation>
    </message>
    <message>
        <source>%1: a wall</source>
        <extracomment>What a sign of a map means, &quot;Rock&quot;, and that one cannot walk there</extracomment>
        <translation>%1: ściana</translation>
    </message>
    <message>
        <source>%1: can be walked on</source>
        <translation>%1: można po tym chodzić</translation>
    </message>
    <message>
        <source>%1: counts as floor</source>
        <translation>%1: liczy się jako podłoga</translation>
    </message>
</context>
<context>
    <name>stonemason::text_map::StatisticsDock</name>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Rozmiar</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Ściany</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Znaki</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Nieznane</translation>
    </message>
    <message>
        <source>%1 rows × %2 columns</source>
        <extracomment>How large a map is</extracomment>
        <translation>rzędy: %1 × kolumny: %2</translation>
    </message>
    <message>
        <source>%1 of %2 cells (%3)</source>
        <extracomment>%1 of %2 cells are walls; %3 is that in words: &quot;60 % walls&quot;</extracomment>
        <translation>%1 z %2 pól (%3)</translation>
    </message>
    <message>
        <source>No unknown characters</source>
        <extracomment>%1 is a list of characters</extracomment>
        <translation>Nie ma nieznanych znaków</translation>
    </message>
    <message>
        <source>%1 (what is unknown counts as floor)</source>
        <translation>%1 (nieznane liczy się jako podłoga)</translation>
    </message>
</context>
<context>
    <name>stonemason::text_map::TextMapActions</name>
    <message>
        <source>Erase to floor</source>
        <translation>Wymaż do podłogi</translation>
    </message>
    <message>
        <source>&amp;Fit Map</source>
        <translation>&amp;Dopasuj mapę</translation>
    </message>
    <message>
        <source>Show the whole map as large as it fits</source>
        <translation>Pokaż całą mapę tak dużą, jak się zmieści</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Mapa</translation>
    </message>
    <message>
        <source>Print the map</source>
        <translation>Wydrukuj mapę</translation>
    </message>
</context>
<context>
    <name>stonemason::text_map::TextMapCanvas</name>
    <message>
        <source>Text map</source>
        <translation>Mapa tekstowa</translation>
    </message>
    <message>
        <source>Finding the cells…</source>
        <translation>Szukanie pól…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Zatrzymaj</translation>
    </message>
    <message>
        <source>Painting</source>
        <translation>Malowanie</translation>
    </message>
</context>
<context>
    <name>stonemason::text_map::TextMapDocument</name>
    <message>
        <source>Untitled text map</source>
        <translation>Mapa tekstowa bez tytułu</translation>
    </message>
    <message>
        <source>The file of this map is made of single bytes, and none of them stands for %1.</source>
        <extracomment>%1 is a character</extracomment>
        <translation>Plik tej mapy składa się z pojedynczych bajtów i żaden z nich nie oznacza %1.</translation>
    </message>
    <message numerus="yes">
        <source>This map has %n different character(s), which is as many as it can hold.</source>
        <translation>
            <numerusform>Ta mapa ma %n różny znak; więcej nie może mieć.</numerusform>
            <numerusform>Ta mapa ma %n różne znaki; więcej nie może mieć.</numerusform>
            <numerusform>Ta mapa ma %n różnych znaków; więcej nie może mieć.</numerusform>
        </translation>
    </message>
    <message>
        <source>The program does not know these characters, so they count as floor: %1</source>
        <extracomment>%1 is a list of characters</extracomment>
        <translation>Program nie zna tych znaków, więc liczą się jako podłoga: %1</translation>
    </message>
    <message>
        <source>%1 would open as a pattern of ambushes; a .txt file opens as a map.</source>
        <extracomment>%1 is a file&apos;s name</extracomment>
        <translation>%1 otworzyłby się jako wzór zasadzki; plik .txt otwiera się jako mapa.</translation>
    </message>
    <message>
        <source>CP437 (DOS)</source>
        <translation>CP437 (DOS)</translation>
    </message>
    <message>
        <source>CP1252 (Windows)</source>
        <translation>CP1252 (Windows)</translation>
    </message>
    <message>
        <source>This file is made of single bytes, which are taken for %1; Map &gt; Characters of the File chooses another reading.</source>
        <extracomment>%1 is a character set such as CP437</extracomment>
        <translation>Ten plik składa się z pojedynczych bajtów, które są brane za %1; Mapa &gt; Znaki pliku wybiera inne odczytanie.</translation>
    </message>
    <message>
        <source>%1 would open as %2 the next time, since its bytes look like that; Map &gt; Characters of the File makes it %3 again.</source>
        <extracomment>%1 is a file&apos;s name, %2 and %3 are character sets such as CP437</extracomment>
        <translation>%1 otworzyłby się następnym razem jako %2, bo tak wyglądają jego bajty; Mapa &gt; Znaki pliku zmienia to z powrotem na %3.</translation>
    </message>
    <message>
        <source>Read as %1</source>
        <extracomment>an undo step; %1 is a character set such as CP437</extracomment>
        <translation>Czytaj jako %1</translation>
    </message>
</context>
<context>
    <name>stonemason::text_map::TextMapEditorTraits</name>
    <message>
        <source>%1 % walls</source>
        <extracomment>How much of a map is walls; %1 is a number</extracomment>
        <translation>%1 % ścian</translation>
    </message>
    <message>
        <source>%1 × %2 cells, %3</source>
        <extracomment>%1 and %2 rows and columns of the map, %3 &quot;60 % walls&quot;</extracomment>
        <translation>pola: %1 × %2, %3</translation>
    </message>
</context>
<context>
    <name>stonemason::text_map::TextMapExportDialog</name>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Siatka</translation>
    </message>
    <message>
        <source>&amp;Characters</source>
        <translation>Zna&amp;ki</translation>
    </message>
    <message>
        <source>Export %1</source>
        <extracomment>%1 is a map&apos;s name</extracomment>
        <translation>Eksport „%1”</translation>
    </message>
    <message>
        <source>Size of a cell</source>
        <translation>Rozmiar pola</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Tekst (*.txt)</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Obraz</translation>
    </message>
    <message>
        <source>Ce&amp;ll</source>
        <translation>&amp;Pole</translation>
    </message>
</context>
<context>
    <name>stonemason::text_map::TextMapScene</name>
    <message>
        <source>%1: %2</source>
        <extracomment>What a screen reader says of a cell: its place, then what it is: &quot;row 3, column 5: wall (#), Rock&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>wall, behind the end of the line</source>
        <translation>ściana, za końcem wiersza</translation>
    </message>
    <message>
        <source>floor, behind the end of the line</source>
        <translation>podłoga, za końcem wiersza</translation>
    </message>
    <message>
        <source>wall (%1), %2</source>
        <extracomment>%1 the sign, &quot;#&quot;; %2 what it means, &quot;Rock&quot;</extracomment>
        <translation>ściana (%1), %2</translation>
    </message>
    <message>
        <source>floor (%1), %2</source>
        <translation>podłoga (%1), %2</translation>
    </message>
</context>
<context>
    <name>stonemason::text_map::TextMapSizeDialog</name>
    <message>
        <source>Size of the Map</source>
        <translation>Rozmiar mapy</translation>
    </message>
    <message>
        <source>The map as it will be</source>
        <translation>Mapa taka, jaka będzie</translation>
    </message>
    <message>
        <source>The map will have %1 × %2 cells.</source>
        <translation>Mapa będzie miała %1 × %2 pól.</translation>
    </message>
    <message>
        <source>A text map has 1 to %1 rows and columns.</source>
        <translation>Mapa tekstowa ma od 1 do %1 wierszy i kolumn.</translation>
    </message>
    <message>
        <source>Nothing of the map would be left, or it has too many characters already.</source>
        <translation>Z mapy nic by nie zostało albo ma już za dużo różnych znaków.</translation>
    </message>
    <message>
        <source>Change size</source>
        <translation>Zmiana rozmiaru</translation>
    </message>
</context>
<context>
    <name>stonemason::text_map::TextMapWorkspace</name>
    <message>
        <source>New Text Map…</source>
        <translation>Nowa mapa tekstowa…</translation>
    </message>
    <message>
        <source>Start a map of characters, as roguelike games have</source>
        <translation>Zacznij mapę ze znaków, jak w grach roguelike</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Przegląd</translation>
    </message>
    <message>
        <source>Overview of the map</source>
        <translation>Przegląd mapy</translation>
    </message>
    <message>
        <source>Text maps (*.txt *.map)</source>
        <translation>Mapy tekstowe (*.txt *.map)</translation>
    </message>
    <message>
        <source>Text map (*.txt)</source>
        <translation>Mapa tekstowa (*.txt)</translation>
    </message>
    <message>
        <source>Text map (*.map)</source>
        <translation>Mapa tekstowa (*.map)</translation>
    </message>
    <message>
        <source>Open as Text Map</source>
        <translation>Otwórz jako mapę tekstową</translation>
    </message>
    <message>
        <source>Any file as a text map (*)</source>
        <translation>Dowolny plik jako mapa tekstowa (*)</translation>
    </message>
    <message>
        <source>Move the frame on the map</source>
        <translation>Przesuń ramkę po mapie</translation>
    </message>
    <message>
        <source>Open as Text Map…</source>
        <translation>Otwórz jako mapę tekstową…</translation>
    </message>
    <message>
        <source>Paste as Te&amp;xt Map</source>
        <translation>Wkle&amp;j jako mapę tekstową</translation>
    </message>
    <message>
        <source>Open files as maps of characters, whatever they look like; the choice is remembered</source>
        <translation>Otwiera pliki jako mapy ze znaków, jakkolwiek wyglądają; wybór jest zapamiętywany</translation>
    </message>
    <message>
        <source>Open the text of the clipboard as a new map of characters, whatever it looks like</source>
        <translation>Otwiera tekst ze schowka jako nową mapę ze znaków, jakkolwiek wygląda</translation>
    </message>
</context>
<context>
    <name>stonemason::text_map::ViewActions</name>
    <message>
        <source>&amp;Characters</source>
        <translation>Zna&amp;ki</translation>
    </message>
    <message>
        <source>Write over each cell its character in the file</source>
        <translation>Napisz na każdym polu jego znak z pliku</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Siatka</translation>
    </message>
    <message>
        <source>Draw lines between the cells</source>
        <translation>Rysuj linie między polami</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::CardActions</name>
    <message>
        <source>Put into Stac&amp;k</source>
        <translation>Włóż na s&amp;tos</translation>
    </message>
    <message>
        <source>&amp;Go to Stack</source>
        <translation>Przejdź do &amp;stosu</translation>
    </message>
    <message>
        <source>P&amp;ick Up</source>
        <translation>Weź do &amp;ręki</translation>
    </message>
    <message>
        <source>Pick up the card, or put the held cards down in front of it</source>
        <translation>Weź kartę do ręki albo połóż przed nią trzymane karty</translation>
    </message>
    <message>
        <source>Swap with This C&amp;ard</source>
        <translation>Z&amp;amień z tą kartą</translation>
    </message>
    <message>
        <source>The held card and this one swap places</source>
        <translation>Karta z ręki i ta zamieniają się miejscami</translation>
    </message>
    <message>
        <source>Pick Up &amp;More</source>
        <translation>&amp;Dobierz tę kartę</translation>
    </message>
    <message>
        <source>Pick up this card as well, or put it back</source>
        <translation>Weź do ręki także tę kartę albo ją odłóż</translation>
    </message>
    <message>
        <source>Pick up the selected cards to put them in stacks</source>
        <translation>Weź wybrane karty do ręki, aby położyć je na stosach</translation>
    </message>
    <message>
        <source>&amp;Put into the Stack</source>
        <translation>&amp;Włóż na stos</translation>
    </message>
    <message>
        <source>Put the selected cards at the bottom of the last stack you used</source>
        <translation>Włóż wybrane karty na spód ostatnio używanego stosu</translation>
    </message>
    <message>
        <source>Rem&amp;ove from Deck</source>
        <translation>Wyj&amp;mij z zestawu</translation>
    </message>
    <message>
        <source>Put the cards back into the collection</source>
        <translation>Odłóż karty do kolekcji</translation>
    </message>
    <message>
        <source>Pick Up A&amp;ll</source>
        <translation>Weź wszystki&amp;e</translation>
    </message>
    <message>
        <source>Pick up all cards of the deck</source>
        <translation>Weź do ręki wszystkie karty zestawu</translation>
    </message>
    <message>
        <source>Canc&amp;el</source>
        <translation>&amp;Odłóż</translation>
    </message>
    <message>
        <source>Put the held cards back where they were</source>
        <translation>Odłóż karty z ręki tam, skąd są</translation>
    </message>
    <message>
        <source>Stack &amp;%1</source>
        <translation>Stos &amp;%1</translation>
    </message>
    <message>
        <source>Put the cards at the bottom of stack %1</source>
        <translation>Włóż karty na spód stosu %1</translation>
    </message>
    <message>
        <source>Move Up</source>
        <translation>Przesuń wyżej</translation>
    </message>
    <message>
        <source>The card comes up earlier</source>
        <translation>Karta pojawi się wcześniej</translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation>Przesuń niżej</translation>
    </message>
    <message>
        <source>The card comes up later</source>
        <translation>Karta pojawi się później</translation>
    </message>
    <message>
        <source>Move to the Left Stack</source>
        <translation>Przenieś na lewy stos</translation>
    </message>
    <message>
        <source>Move the card to the stack on the left</source>
        <translation>Przenieś kartę na stos po lewej</translation>
    </message>
    <message>
        <source>Move to the Right Stack</source>
        <translation>Przenieś na prawy stos</translation>
    </message>
    <message>
        <source>Move the card to the stack on the right</source>
        <translation>Przenieś kartę na stos po prawej</translation>
    </message>
    <message>
        <source>Move Stack Left</source>
        <translation>Przesuń stos w lewo</translation>
    </message>
    <message>
        <source>Swap the whole stack with the one on its left</source>
        <translation>Zamień cały stos z tym po lewej</translation>
    </message>
    <message>
        <source>Move Stack Right</source>
        <translation>Przesuń stos w prawo</translation>
    </message>
    <message>
        <source>Swap the whole stack with the one on its right</source>
        <translation>Zamień cały stos z tym po prawej</translation>
    </message>
    <message>
        <source>Go to stack %1; new cards go there</source>
        <translation>Przejdź do stosu %1; tam trafią nowe karty</translation>
    </message>
    <message>
        <source>Go to the &amp;Collection</source>
        <translation>Przejdź do &amp;kolekcji</translation>
    </message>
    <message>
        <source>Switch between stacks and collection</source>
        <translation>Przełącz między stosami a kolekcją</translation>
    </message>
    <message>
        <source>&amp;Search Cards</source>
        <translation>&amp;Szukaj kart</translation>
    </message>
    <message>
        <source>Find cards of the collection by words</source>
        <translation>Znajdź karty kolekcji po słowach</translation>
    </message>
    <message>
        <source>Clear &amp;Filters</source>
        <translation>Wyczyść &amp;filtry</translation>
    </message>
    <message>
        <source>Show every card of the collection</source>
        <translation>Pokaż wszystkie karty kolekcji</translation>
    </message>
    <message>
        <source>&amp;Larger Cards</source>
        <translation>&amp;Większe karty</translation>
    </message>
    <message>
        <source>Show the cards of the collection larger</source>
        <translation>Pokaż karty kolekcji w większym rozmiarze</translation>
    </message>
    <message>
        <source>S&amp;maller Cards</source>
        <translation>&amp;Mniejsze karty</translation>
    </message>
    <message>
        <source>Show the cards of the collection smaller</source>
        <translation>Pokaż karty kolekcji w mniejszym rozmiarze</translation>
    </message>
    <message>
        <source>&amp;Normal Cards</source>
        <translation>&amp;Zwykłe karty</translation>
    </message>
    <message>
        <source>Show the cards of the collection at their normal size</source>
        <translation>Pokaż karty kolekcji w zwykłym rozmiarze</translation>
    </message>
    <message>
        <source>Put Down &amp;Here</source>
        <translation>Połóż &amp;tutaj</translation>
    </message>
    <message>
        <source>Choose a Card for &amp;Here</source>
        <translation>Wybierz kartę &amp;tutaj</translation>
    </message>
    <message>
        <source>Put into &amp;Stack %1</source>
        <extracomment>%1 is the number of a stack</extracomment>
        <translation>&amp;Włóż na stos %1</translation>
    </message>
    <message>
        <source>Go to the &amp;Stacks</source>
        <translation>Przejdź do &amp;stosów</translation>
    </message>
    <message>
        <source>There is no card at the cursor.</source>
        <translation>W miejscu kursora nie ma karty.</translation>
    </message>
    <message>
        <source>No card is selected in the collection.</source>
        <translation>W kolekcji nie zaznaczono żadnej karty.</translation>
    </message>
    <message>
        <source>This takes one card in hand.</source>
        <translation>To wymaga jednej karty w ręku.</translation>
    </message>
    <message>
        <source>No card of the deck is chosen.</source>
        <translation>Nie wybrano żadnej karty talii.</translation>
    </message>
    <message>
        <source>The deck has no cards.</source>
        <translation>Talia nie ma kart.</translation>
    </message>
    <message>
        <source>No card is in hand.</source>
        <translation>W ręku nie ma żadnej karty.</translation>
    </message>
    <message>
        <source>No card is chosen that has room there.</source>
        <translation>Nie wybrano karty, dla której jest tam miejsce.</translation>
    </message>
    <message>
        <source>This is the first stack.</source>
        <translation>To pierwszy stos.</translation>
    </message>
    <message>
        <source>This is the last stack.</source>
        <translation>To ostatni stos.</translation>
    </message>
    <message>
        <source>Nothing is filtered out.</source>
        <translation>Nic nie jest odfiltrowane.</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::CardButton</name>
    <message>
        <source>These are the other player&apos;s cards.</source>
        <translation>To karty drugiego gracza.</translation>
    </message>
    <message>
        <source>Stack %1: %2</source>
        <extracomment>%1 is the number of a stack, %2 a card with its traits</extracomment>
        <translation>Stos %1: %2</translation>
    </message>
    <message>
        <source>Stack %1: not known yet</source>
        <extracomment>A card that lies on top and may not be seen; %1 is the number of its stack</extracomment>
        <translation>Stos %1: jeszcze nieznana</translation>
    </message>
    <message>
        <source>Not known yet: this card was never played.</source>
        <translation>Jeszcze nieznana: tej karty nikt nie zagrał.</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::CardDock</name>
    <message>
        <source>Card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Name and number</source>
        <translation>Nazwa i numer</translation>
    </message>
    <message>
        <source>Value, ability and kind</source>
        <translation>Wartość, umiejętność i rodzaj</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Co robi</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Skąd pochodzi</translation>
    </message>
    <message>
        <source>Point at a card or select it to read about it here.</source>
        <translation>Wskaż lub wybierz kartę, aby o niej przeczytać.</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::CheckActions</name>
    <message>
        <source>Stat&amp;istics</source>
        <translation>S&amp;tatystyka</translation>
    </message>
    <message>
        <source>Show the statistics of the deck below it</source>
        <translation>Pokaż pod zestawem jego statystykę</translation>
    </message>
    <message>
        <source>Stacks in Tu&amp;rn</source>
        <translation>Stosy po k&amp;olei</translation>
    </message>
    <message>
        <source>Show when cards come up with the stacks played in turn, 1, 2, 3, 4, 1 …</source>
        <translation>Pokaż, kiedy pojawiają się karty, gdy gra się stosami po kolei, 1, 2, 3, 4, 1 …</translation>
    </message>
    <message>
        <source>Next &amp;Problem</source>
        <translation>Następny pro&amp;blem</translation>
    </message>
    <message>
        <source>Go to the next problem of the deck</source>
        <translation>Przejdź do następnego problemu w zestawie</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::CollectionList</name>
    <message>
        <source>Collection</source>
        <translation>Kolekcja</translation>
    </message>
    <message>
        <source>All cards; those in the deck are marked</source>
        <translation>Wszystkie karty; te z zestawu są oznaczone</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::CollectionModel</name>
    <message>
        <source>%1, in stack %2</source>
        <extracomment>%1 is a card with its traits, %2 the number of a stack</extracomment>
        <translation>%1, na stosie %2</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::CollectionPane</name>
    <message>
        <source>Clear filters</source>
        <translation>Wyczyść filtry</translation>
    </message>
    <message>
        <source>Show every card again</source>
        <translation>Pokaż znów wszystkie karty</translation>
    </message>
    <message>
        <source>Size of the cards</source>
        <translation>Rozmiar kart</translation>
    </message>
    <message>
        <source>Size of the cards in the collection (or Ctrl and the mouse wheel)</source>
        <translation>Rozmiar kart kolekcji (także Ctrl i kółko myszy)</translation>
    </message>
    <message>
        <source>No card matches.</source>
        <translation>Żadna karta nie pasuje.</translation>
    </message>
    <message>
        <source>Clear the filters</source>
        <translation>Wyczyść filtry</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 and %2 are numbers of cards</extracomment>
        <translation>%1 z %2</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::CompareDialog</name>
    <message>
        <source>Compare Decks</source>
        <translation>Porównanie zestawów</translation>
    </message>
    <message>
        <source>Deck on the left</source>
        <translation>Zestaw po lewej</translation>
    </message>
    <message>
        <source>Deck on the right</source>
        <translation>Zestaw po prawej</translation>
    </message>
    <message>
        <source>Stacks on the left</source>
        <translation>Stosy po lewej</translation>
    </message>
    <message>
        <source>Stacks on the right</source>
        <translation>Stosy po prawej</translation>
    </message>
    <message>
        <source>Numbers of both decks</source>
        <translation>Liczby obu zestawów</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) only on the left</source>
        <translation>
            <numerusform>%n karta tylko po lewej</numerusform>
            <numerusform>%n karty tylko po lewej</numerusform>
            <numerusform>%n kart tylko po lewej</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) only on the right</source>
        <translation>
            <numerusform>%n karta tylko po prawej</numerusform>
            <numerusform>%n karty tylko po prawej</numerusform>
            <numerusform>%n kart tylko po prawej</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in another place</source>
        <translation>
            <numerusform>%n karta w innym miejscu</numerusform>
            <numerusform>%n karty w innym miejscu</numerusform>
            <numerusform>%n kart w innym miejscu</numerusform>
        </translation>
    </message>
    <message>
        <source>The stacks of both decks are the same.</source>
        <translation>Stosy obu zestawów są takie same.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Sum of the values</source>
        <translation>Suma wartości</translation>
    </message>
    <message>
        <source>Best first turn</source>
        <translation>Najlepsza pierwsza tura</translation>
    </message>
    <message>
        <source>Points a cycle, stack %1</source>
        <extracomment>%1 is the number of a stack</extracomment>
        <translation>Punkty na cykl, stos %1</translation>
    </message>
    <message>
        <source>Cards of value %1</source>
        <extracomment>%1 is the value of cards</extracomment>
        <translation>Karty o wartości %1</translation>
    </message>
    <message>
        <source>Ability: %1</source>
        <extracomment>%1 is an ability</extracomment>
        <translation>Umiejętność: %1</translation>
    </message>
    <message>
        <source>Kind: %1</source>
        <extracomment>%1 is a kind of token</extracomment>
        <translation>Rodzaj: %1</translation>
    </message>
    <message>
        <source>Area: %1</source>
        <extracomment>%1 is the name of an area</extracomment>
        <translation>Obszar: %1</translation>
    </message>
    <message>
        <source>Unknown cards</source>
        <translation>Nieznane karty</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::ComparedDeck</name>
    <message>
        <source>%1: only here</source>
        <extracomment>%1 is a card</extracomment>
        <translation>%1: tylko tutaj</translation>
    </message>
    <message>
        <source>%1: in both decks</source>
        <translation>%1: w obu zestawach</translation>
    </message>
    <message>
        <source>%1: in the other deck in stack %2, place %3</source>
        <extracomment>%1 is a card, %2 and %3 are numbers</extracomment>
        <translation>%1: w drugim zestawie na stosie %2, miejsce %3</translation>
    </message>
    <message>
        <source>Stack %1</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Stos %1</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::DeckCheckDock</name>
    <message>
        <source>Deck Check</source>
        <translation>Kontrola zestawu</translation>
    </message>
    <message>
        <source>The game accepts this deck.</source>
        <translation>Gra przyjmuje ten zestaw.</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::DeckDelegate</name>
    <message>
        <source>Name of the deck</source>
        <translation>Nazwa zestawu</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::DeckDocument</name>
    <message>
        <source>New deck</source>
        <translation>Nowy zestaw</translation>
    </message>
    <message>
        <source>No decks</source>
        <translation>Brak zestawów</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <extracomment>%1 is the name of a deck, %2 the number of others beside it; short, as there is little room for it</extracomment>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Wczytanie od nowa</translation>
    </message>
    <message>
        <source>Saving rewrites %1: text around the decks is lost.</source>
        <extracomment>%1 is a file&apos;s name</extracomment>
        <translation>Zapis tworzy %1 od nowa: tekst wokół zestawów przepadnie.</translation>
    </message>
    <message>
        <source>Saving removes the decks of %1 that could not be opened: %2.</source>
        <extracomment>%1 is a file&apos;s name, %2 a list of names</extracomment>
        <translation>Zapis usunie zestawy z %1, których nie dało się otworzyć: %2.</translation>
    </message>
    <message>
        <source>%1 is the game&apos;s user file: its decks are replaced, everything else stays.</source>
        <extracomment>%1 is a file&apos;s name</extracomment>
        <translation>%1 to plik użytkownika gry: jego zestawy zostaną zastąpione, cała reszta pozostanie.</translation>
    </message>
    <message>
        <source>%1 An .sdeck file keeps everything.</source>
        <extracomment>%1 says what is lost, in sentences</extracomment>
        <translation>%1 Plik .sdeck zachowuje wszystko.</translation>
    </message>
    <message>
        <source>Move “%1”</source>
        <extracomment>%1 is a deck&apos;s name</extracomment>
        <translation>Przeniesienie „%1”</translation>
    </message>
    <message numerus="yes">
        <source>Move %n deck(s)</source>
        <translation>
            <numerusform>Przeniesienie %n zestawu</numerusform>
            <numerusform>Przeniesienie %n zestawów</numerusform>
            <numerusform>Przeniesienie %n zestawów</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename deck</source>
        <translation>Zmiana nazwy zestawu</translation>
    </message>
    <message>
        <source>Choose the active deck</source>
        <translation>Wybór aktywnego zestawu</translation>
    </message>
    <message>
        <source>Change tags</source>
        <translation>Zmiana etykiet</translation>
    </message>
    <message>
        <source>Change notes</source>
        <translation>Zmiana notatek</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::DeckExportDialog</name>
    <message>
        <source>Share Decks</source>
        <translation>Udostępnianie zestawów</translation>
    </message>
    <message>
        <source>What to know about this form</source>
        <translation>Co warto wiedzieć o tej formie</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Zestawy</translation>
    </message>
    <message>
        <source>This deck: %1</source>
        <extracomment>%1 is a deck&apos;s name</extracomment>
        <translation>Ten zestaw: %1</translation>
    </message>
    <message numerus="yes">
        <source>The %n selected decks</source>
        <translation>
            <numerusform>Wybrany zestaw (%n)</numerusform>
            <numerusform>Wybrane zestawy (%n)</numerusform>
            <numerusform>Wybrane zestawy (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n decks</source>
        <translation>
            <numerusform>Wszystkie zestawy (%n)</numerusform>
            <numerusform>Wszystkie zestawy (%n)</numerusform>
            <numerusform>Wszystkie zestawy (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Decks</source>
        <translation>&amp;Zestawy</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Width of the picture</source>
        <translation>Szerokość obrazu</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Szerokość</translation>
    </message>
    <message numerus="yes">
        <source>%1 is the game&apos;s user file. Its decks are replaced by the %n chosen here; everything else stays.</source>
        <extracomment>%1 is a file&apos;s path</extracomment>
        <translation>
            <numerusform>%1 to plik użytkownika gry. Jego zestawy zastąpi %n wybrany tutaj; cała reszta pozostanie.</numerusform>
            <numerusform>%1 to plik użytkownika gry. Jego zestawy zastąpią %n wybrane tutaj; cała reszta pozostanie.</numerusform>
            <numerusform>%1 to plik użytkownika gry. Jego zestawy zastąpi %n wybranych tutaj; cała reszta pozostanie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace the decks of the game?</source>
        <translation>Zastąpić zestawy w grze?</translation>
    </message>
    <message>
        <source>Replace Decks</source>
        <translation>Zastąp zestawy</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::DeckFaultLine</name>
    <message>
        <source>Use Random Cards</source>
        <translation>Graj losowymi kartami</translation>
    </message>
    <message>
        <source>Finish the Deck</source>
        <translation>Ukończ zestaw</translation>
    </message>
    <message>
        <source>%1: why it cannot be played</source>
        <extracomment>%1 is the label of a field, such as &quot;Your deck&quot;</extracomment>
        <translation>%1: dlaczego nie można nim grać</translation>
    </message>
    <message>
        <source>Play with random cards, dealt like in the game</source>
        <translation>Graj losowymi kartami, rozdanymi jak w grze</translation>
    </message>
    <message>
        <source>Close this window and open the deck in the editor</source>
        <translation>Zamknij to okno i otwórz zestaw w edytorze</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::DeckField</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A deck in a list: its name and its file&apos;s</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Random cards</source>
        <translation>Losowe karty</translation>
    </message>
    <message>
        <source>One of my decks at random</source>
        <translation>Losowy z moich</translation>
    </message>
    <message>
        <source>%1 (%2) – not finished</source>
        <translation>%1 (%2) – nieukończony</translation>
    </message>
    <message>
        <source>%1 (%2) – no longer there</source>
        <extracomment>A deck in a list: its name and its file&apos;s</extracomment>
        <translation>%1 (%2) – już go nie ma</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::DeckGestures</name>
    <message>
        <source>%1 picked up: choose a place in a stack, or press Esc to cancel.</source>
        <extracomment>%1 is a card or a number of cards</extracomment>
        <translation>W ręce: %1. Wybierz miejsce na stosie lub naciśnij Esc, aby anulować.</translation>
    </message>
    <message>
        <source>replaces %1</source>
        <extracomment>of the card that is dragged; %1 is another card</extracomment>
        <translation>zastępuje: %1</translation>
    </message>
    <message>
        <source>swaps with %1</source>
        <translation>zamiana z: %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>%1 is a card or a number of cards</extracomment>
        <translation>Wyjmij: %1</translation>
    </message>
    <message>
        <source>Swap stacks %1 and %2</source>
        <extracomment>%1 and %2 are the numbers of stacks</extracomment>
        <translation>Zamień stosy %1 i %2</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace %2 with %1</source>
        <extracomment>%1 and %2 are cards</extracomment>
        <translation>Zastąp „%2” przez „%1”</translation>
    </message>
    <message>
        <source>Swap %1 and %2</source>
        <translation>Zamień „%1” i „%2”</translation>
    </message>
    <message>
        <source>Put %1 into stack %2</source>
        <extracomment>%1 is a card or a number of cards, %2 the number of a stack</extracomment>
        <translation>Włóż na stos %2: %1</translation>
    </message>
    <message>
        <source>Move %1 to stack %2</source>
        <translation>Przenieś na stos %2: %1</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::DeckImporter</name>
    <message>
        <source>There is no usable deck in this text. %1</source>
        <translation>W tym tekście nie ma zestawu do użycia. %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a file, %2 a sentence</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not every file contains decks</source>
        <translation>Nie każdy plik zawiera zestawy</translation>
    </message>
    <message>
        <source>There is no deck here.</source>
        <translation>Nie ma tu żadnego zestawu.</translation>
    </message>
    <message>
        <source>Not every deck can be added</source>
        <translation>Nie każdy zestaw da się dodać</translation>
    </message>
    <message>
        <source>Add the Rest</source>
        <translation>Dodaj resztę</translation>
    </message>
    <message>
        <source>“%1” is already here.</source>
        <extracomment>%1 is a deck&apos;s name</extracomment>
        <translation>„%1” już tu jest.</translation>
    </message>
    <message numerus="yes">
        <source>All %n decks are already here.</source>
        <translation>
            <numerusform>Wszystkie zestawy (%n) już tu są.</numerusform>
            <numerusform>Wszystkie zestawy (%n) już tu są.</numerusform>
            <numerusform>Wszystkie zestawy (%n) już tu są.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n deck(s)</source>
        <translation>
            <numerusform>Dodanie %n zestawu</numerusform>
            <numerusform>Dodanie %n zestawów</numerusform>
            <numerusform>Dodanie %n zestawów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) were added.</source>
        <translation>
            <numerusform>Dodano %n zestaw.</numerusform>
            <numerusform>Dodano %n zestawy.</numerusform>
            <numerusform>Dodano %n zestawów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) were already here.</source>
        <translation>
            <numerusform>%n zestaw już tu był.</numerusform>
            <numerusform>%n zestawy już tu były.</numerusform>
            <numerusform>%n zestawów już tu było.</numerusform>
        </translation>
    </message>
    <message>
        <source>Others are unfinished, too.</source>
        <translation>Inne też są niedokończone.</translation>
    </message>
    <message>
        <source>%1 is unfinished: %2</source>
        <extracomment>%1 is a deck&apos;s name in quotes, %2 a sentence</extracomment>
        <translation>%1 jest niedokończony: %2</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::DeckList</name>
    <message>
        <source>Decks</source>
        <translation>Zestawy</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::DeckListDock</name>
    <message>
        <source>Decks</source>
        <translation>Zestawy</translation>
    </message>
    <message>
        <source>No deck has a name, a tag or a card like this.</source>
        <translation>Żaden zestaw nie ma takiej nazwy, etykiety ani karty.</translation>
    </message>
    <message>
        <source>Search names, tags, cards</source>
        <translation>Szukaj nazw, etykiet, kart</translation>
    </message>
    <message>
        <source>Search decks</source>
        <translation>Szukaj zestawów</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::DeckListModel</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>the active deck</source>
        <translation>aktywny zestaw</translation>
    </message>
    <message>
        <source>The game accepts this deck.</source>
        <translation>Gra przyjmuje ten zestaw.</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::DeckPlots</name>
    <message>
        <source>Values</source>
        <translation>Wartości</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Umiejętności</translation>
    </message>
    <message>
        <source>Points a cycle</source>
        <translation>Punkty na cykl</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Pierwsza tura</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Rodzaje</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Obszary</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <extracomment>%1 is a property of cards, %n how many of a deck have it</extracomment>
        <translation>
            <numerusform>%1: %n karta</numerusform>
            <numerusform>%1: %n karty</numerusform>
            <numerusform>%1: %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Value %1</source>
        <translation>Wartość %1</translation>
    </message>
    <message numerus="yes">
        <source>Stack %1, every card played once: %n point(s) a turn</source>
        <extracomment>%1 is the number of a stack, %n points</extracomment>
        <translation>
            <numerusform>Stos %1, każda karta zagrana raz: %n punkt na turę</numerusform>
            <numerusform>Stos %1, każda karta zagrana raz: %n punkty na turę</numerusform>
            <numerusform>Stos %1, każda karta zagrana raz: %n punktów na turę</numerusform>
        </translation>
    </message>
    <message>
        <source>Stack %1: its top card is worth %2 as the first move</source>
        <extracomment>%1 is the number of a stack, %2 what its top card is worth</extracomment>
        <translation>Stos %1: karta z wierzchu jako pierwszy ruch jest warta %2</translation>
    </message>
    <message>
        <source>Stack %1: the top card is unknown</source>
        <translation>Stos %1: karta z wierzchu jest nieznana</translation>
    </message>
    <message>
        <source>No cards yet</source>
        <translation>Nie ma jeszcze kart</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::DeckPrintActions</name>
    <message>
        <source>Print the selected decks, a page each</source>
        <translation>Wydrukuj wybrane zestawy, każdy na osobnej stronie</translation>
    </message>
    <message>
        <source>There is no deck to print.</source>
        <translation>Nie ma talii do wydrukowania.</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::DeckPropertiesDock</name>
    <message>
        <source>Properties</source>
        <translation>Opis</translation>
    </message>
    <message>
        <source>fast, points</source>
        <translation>szybki, punkty</translation>
    </message>
    <message>
        <source>Words to find the deck by, separated by commas</source>
        <translation>Słowa, po których można znaleźć zestaw, oddzielone przecinkami</translation>
    </message>
    <message>
        <source>How to play it</source>
        <translation>Jak nim grać</translation>
    </message>
    <message>
        <source>What is wrong with it</source>
        <translation>Co jest z nim nie tak</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etykiety</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notatki</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::DeckStatus</name>
    <message>
        <source>Card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Karty w ręce</translation>
    </message>
    <message>
        <source>Cards in the deck</source>
        <translation>Karty w zestawie</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>%1 is a card with its traits, %2 says what it does</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <translation>
            <numerusform>%n karta w ręce</numerusform>
            <numerusform>%n karty w ręce</numerusform>
            <numerusform>%n kart w ręce</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in the deck</source>
        <translation>
            <numerusform>%n karta w zestawie</numerusform>
            <numerusform>%n karty w zestawie</numerusform>
            <numerusform>%n kart w zestawie</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::DeckView</name>
    <message>
        <source>the top of each stack comes up first</source>
        <translation>karta z wierzchu każdego stosu pojawia się pierwsza</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::DeckWorkspace</name>
    <message>
        <source>New &amp;Deck</source>
        <translation>Now&amp;y zestaw</translation>
    </message>
    <message>
        <source>Build four stacks of cards for %1</source>
        <translation>Ułóż cztery stosy kart do %1</translation>
    </message>
    <message>
        <source>%1 decks (*.sdeck *.txt)</source>
        <extracomment>%1 is the game&apos;s name</extracomment>
        <translation>Zestawy %1 (*.sdeck *.txt)</translation>
    </message>
    <message>
        <source>Stonemason decks (*.sdeck)</source>
        <translation>Zestawy Stonemasona (*.sdeck)</translation>
    </message>
    <message>
        <source>Sets of the game (*.txt)</source>
        <translation>Format gry (*.txt)</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>&amp;Zestaw</translation>
    </message>
    <message>
        <source>Start a deck for %1</source>
        <extracomment>%1 is the game&apos;s name</extracomment>
        <translation>Rozpocznij zestaw do %1</translation>
    </message>
    <message>
        <source>Go from card to card</source>
        <translation>Przechodź od karty do karty</translation>
    </message>
    <message>
        <source>Go to the first card or behind the last one</source>
        <translation>Przejdź do pierwszej karty albo za ostatnią</translation>
    </message>
    <message>
        <source>Pick up the next card as well</source>
        <translation>Weź do ręki także następną kartę</translation>
    </message>
    <message>
        <source>Stop measuring, in the Strength panel</source>
        <translation>Przerwij pomiar, w panelu Siła</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::DropBubble</name>
    <message>
        <source>What happens here</source>
        <translation>Co się tu stanie</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::DuelBoard</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::DuelDocument</name>
    <message>
        <source>Play %1 on %2</source>
        <extracomment>An undo step. %1 is a card, %2 a cell such as c4</extracomment>
        <translation>Zagranie „%1” na %2</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Poddanie partii</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Wczytanie od nowa</translation>
    </message>
    <message>
        <source>This file is a position as text. Saving replaces it with a game file that only Stonemason reads.</source>
        <translation>Ten plik to pozycja jako tekst. Zapis zastąpi go plikiem partii, który czyta tylko Stonemason.</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::DuelLanSetup</name>
    <message>
        <source>Your deck</source>
        <translation>Twój zestaw</translation>
    </message>
    <message>
        <source>Your &amp;deck</source>
        <translation>Twój &amp;zestaw</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::DuelStatus</name>
    <message>
        <source>Cell or card</source>
        <translation>Pole lub karta</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>%1 is a card with its traits, %2 says what it does</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 is a player, %2 points</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 : %3 %4</source>
        <extracomment>%1 and %4 are players, %2 and %3 their points</extracomment>
        <translation>%1 %2 : %3 %4</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::DuelWorkspace</name>
    <message>
        <source>New &amp;Game…</source>
        <translation>Nowa pa&amp;rtia…</translation>
    </message>
    <message>
        <source>Play %1 alone, with a friend or against the computer</source>
        <translation>Zagraj w %1 z kimś lub przeciw komputerowi</translation>
    </message>
    <message>
        <source>Play over the &amp;Network…</source>
        <translation>&amp;Gra przez sieć…</translation>
    </message>
    <message>
        <source>Wait for another player on the network, or join one</source>
        <translation>Poczekaj na innego gracza w sieci lub dołącz do niego</translation>
    </message>
    <message>
        <source>Games of %1 (*.sduel)</source>
        <extracomment>%1 is the game&apos;s name</extracomment>
        <translation>Partie %1 (*.sduel)</translation>
    </message>
    <message>
        <source>Stonemason games (*.sduel)</source>
        <translation>Partie Stonemasona (*.sduel)</translation>
    </message>
    <message numerus="yes">
        <source>%n later move(s) were dropped; Undo brings them back.</source>
        <translation>
            <numerusform>Porzucono %n późniejszy ruch; przywróci go Cofnij.</numerusform>
            <numerusform>Porzucono %n późniejsze ruchy; przywróci je Cofnij.</numerusform>
            <numerusform>Porzucono %n późniejszych ruchów; przywróci je Cofnij.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Pa&amp;rtia</translation>
    </message>
    <message>
        <source>%1, branch at move %2</source>
        <extracomment>%1 is a game, %2 the number of a move</extracomment>
        <translation>%1, odgałęzienie przy ruchu %2</translation>
    </message>
    <message>
        <source>Play %1</source>
        <extracomment>%1 is the game&apos;s name</extracomment>
        <translation>Zagraj w %1</translation>
    </message>
    <message>
        <source>Play %1 with somebody at another computer</source>
        <extracomment>%1 is the game&apos;s name</extracomment>
        <translation>Zagraj w %1 z kimś przy innym komputerze</translation>
    </message>
    <message>
        <source>Move the cursor on the board</source>
        <translation>Przesuń kursor po planszy</translation>
    </message>
    <message>
        <source>Move the cursor to the left or right edge</source>
        <translation>Przesuń kursor do lewego albo prawego brzegu</translation>
    </message>
    <message>
        <source>The clipboard has no position to play on from: %1</source>
        <translation>W schowku nie ma pozycji, od której można grać dalej: %1</translation>
    </message>
    <message>
        <source>The position opened as a new game; the old one is unchanged.</source>
        <translation>Pozycja otworzyła się jako nowa partia; poprzednia się nie zmieniła.</translation>
    </message>
    <message>
        <source>No rematch, because not all cards of this game are known. Start a new game.</source>
        <translation>Rewanż niemożliwy, bo nie wszystkie karty tej partii są znane. Zacznij nową.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Points at the move pointed at</source>
        <translation>Punkty przy wskazanym ruchu</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::ExchangeActions</name>
    <message>
        <source>&amp;Copy Deck as Text</source>
        <translation>&amp;Kopiuj zestaw jako tekst</translation>
    </message>
    <message>
        <source>Copy the selected decks as a list to post</source>
        <translation>Skopiuj wybrane zestawy jako listę do wpisu</translation>
    </message>
    <message>
        <source>Copy S&amp;hare Code</source>
        <translation>Kopiuj kod &amp;udostępniania</translation>
    </message>
    <message>
        <source>Copy the deck as a short code to send</source>
        <translation>Skopiuj zestaw jako krótki kod do wysłania</translation>
    </message>
    <message>
        <source>&amp;Paste Decks</source>
        <translation>Wk&amp;lej zestawy</translation>
    </message>
    <message>
        <source>Add decks from a share code or text on the clipboard</source>
        <translation>Dodaj zestawy z kodu udostępniania lub tekstu w schowku</translation>
    </message>
    <message>
        <source>Co&amp;mpare Decks…</source>
        <translation>Porówna&amp;j zestawy…</translation>
    </message>
    <message>
        <source>Show two decks side by side</source>
        <translation>Pokaż dwa zestawy obok siebie</translation>
    </message>
    <message>
        <source>Shar&amp;e…</source>
        <translation>&amp;Udostępnij…</translation>
    </message>
    <message>
        <source>Show the decks as code, text or picture, to copy or save</source>
        <translation>Pokaż zestawy jako kod, tekst lub obraz, do skopiowania lub zapisania</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Porównaj</translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) copied as text.</source>
        <translation>
            <numerusform>Skopiowano %n zestaw jako tekst.</numerusform>
            <numerusform>Skopiowano %n zestawy jako tekst.</numerusform>
            <numerusform>Skopiowano %n zestawów jako tekst.</numerusform>
        </translation>
    </message>
    <message>
        <source>Share code of “%1” copied.</source>
        <extracomment>%1 is a deck&apos;s name</extracomment>
        <translation>Skopiowano kod udostępniania „%1”.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>W schowku nie ma tekstu.</translation>
    </message>
    <message>
        <source>There is no deck to give away.</source>
        <translation>Nie ma talii do przekazania.</translation>
    </message>
    <message>
        <source>It takes two decks to compare.</source>
        <translation>Do porównania potrzeba dwóch talii.</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::FacetMenu</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is what is filtered by (&quot;Kind&quot;), %2 what is chosen</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 chosen</source>
        <extracomment>%1 is what is filtered by (&quot;Kind&quot;), %2 how many are chosen</extracomment>
        <translation>%1: wybrano %2</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::FilterBar</name>
    <message>
        <source>Search: push, corners, 2…</source>
        <translation>Szukaj: odepchnięcie, rogi, 2…</translation>
    </message>
    <message>
        <source>Searches names and texts; 1 to 9 finds a value, #12 a card number</source>
        <translation>Szuka w nazwach i tekstach; od 1 do 9 to wartość, #12 to numer karty</translation>
    </message>
    <message>
        <source>Search the collection</source>
        <translation>Szukaj w kolekcji</translation>
    </message>
    <message>
        <source>Order of the collection</source>
        <translation>Kolejność kolekcji</translation>
    </message>
    <message>
        <source>In which order the cards are shown</source>
        <translation>W jakiej kolejności pokazać karty</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>Wg numeru</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Wg nazwy</translation>
    </message>
    <message>
        <source>By value</source>
        <translation>Wg wartości</translation>
    </message>
    <message>
        <source>By ability</source>
        <translation>Wg umiejętności</translation>
    </message>
    <message>
        <source>By version</source>
        <translation>Wg wersji</translation>
    </message>
    <message>
        <source>No ability</source>
        <translation>Bez umiejętności</translation>
    </message>
    <message>
        <source>No area</source>
        <translation>Bez obszaru</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>Only cards with this kind of token</source>
        <translation>Tylko karty z żetonem danego rodzaju</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>Only cards of a value</source>
        <translation>Tylko karty o danej wartości</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Obszar</translation>
    </message>
    <message>
        <source>Only cards that reach an area</source>
        <translation>Tylko karty o danym obszarze</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Wersja</translation>
    </message>
    <message>
        <source>Only cards that came with a version of the game</source>
        <translation>Tylko karty, które pojawiły się w danej wersji gry</translation>
    </message>
    <message>
        <source>Not in deck</source>
        <translation>Spoza zestawu</translation>
    </message>
    <message>
        <source>Only cards that are not in this deck</source>
        <translation>Tylko karty, których nie ma w tym zestawie</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::HandHeading</name>
    <message>
        <source>%1, %2: %3 points, %4 a turn</source>
        <extracomment>%1 is a player, %2 the name of a deck, %3 and %4 are points</extracomment>
        <translation>%1, %2: punkty %3, na turę %4</translation>
    </message>
    <message>
        <source>+%1 → +%2</source>
        <extracomment>Points that a player gains each turn, before and after a move</extracomment>
        <translation>+%1 → +%2</translation>
    </message>
    <message>
        <source> of %1</source>
        <extracomment>Behind a score: the points that end the game</extracomment>
        <translation> z %1</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s): +%1 a turn</source>
        <extracomment>%1 is how many points a player&apos;s tokens bring each turn</extracomment>
        <translation>
            <numerusform>%n żeton: +%1 na turę</numerusform>
            <numerusform>%n żetony: +%1 na turę</numerusform>
            <numerusform>%n żetonów: +%1 na turę</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::ListActions</name>
    <message>
        <source>&amp;Add Deck</source>
        <translation>&amp;Dodaj zestaw</translation>
    </message>
    <message>
        <source>Add an empty deck after this one</source>
        <translation>Dodaj pusty zestaw za tym</translation>
    </message>
    <message>
        <source>Add &amp;Random Deck</source>
        <translation>Dodaj &amp;losowy zestaw</translation>
    </message>
    <message>
        <source>Add a random deck, dealt like in the game</source>
        <translation>Dodaj losowy zestaw, rozdany jak w grze</translation>
    </message>
    <message>
        <source>Du&amp;plicate</source>
        <translation>&amp;Powiel</translation>
    </message>
    <message>
        <source>Copy the selected decks</source>
        <translation>Utwórz kopie wybranych zestawów</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Z&amp;mień nazwę</translation>
    </message>
    <message>
        <source>Rename the deck</source>
        <translation>Zmień nazwę zestawu</translation>
    </message>
    <message>
        <source>Make Ac&amp;tive</source>
        <translation>Ustaw jako &amp;aktywny</translation>
    </message>
    <message>
        <source>Use this deck in the game</source>
        <translation>Używaj tego zestawu w grze</translation>
    </message>
    <message>
        <source>&amp;Delete Deck</source>
        <translation>&amp;Usuń zestaw</translation>
    </message>
    <message>
        <source>Delete the selected decks</source>
        <translation>Usuń wybrane zestawy</translation>
    </message>
    <message>
        <source>Pla&amp;y This Deck…</source>
        <translation>&amp;Graj tym zestawem…</translation>
    </message>
    <message>
        <source>Start a game with this deck</source>
        <translation>Rozpocznij partię tym zestawem</translation>
    </message>
    <message>
        <source>Measure Stren&amp;gth…</source>
        <translation>Zmierz &amp;siłę…</translation>
    </message>
    <message>
        <source>Let this deck play against others and see how strong it is</source>
        <translation>Pozwól zestawowi zagrać z innymi i zobacz, jak jest silny</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Siła</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Losowy</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>Przesuń &amp;wyżej</translation>
    </message>
    <message>
        <source>Move the selected decks up in the list</source>
        <translation>Przesuń wybrane zestawy wyżej na liście</translation>
    </message>
    <message>
        <source>Move D&amp;own</source>
        <translation>Przesuń &amp;niżej</translation>
    </message>
    <message>
        <source>Move the selected decks down in the list</source>
        <translation>Przesuń wybrane zestawy niżej na liście</translation>
    </message>
    <message>
        <source>Pre&amp;vious Deck</source>
        <translation>Pop&amp;rzedni zestaw</translation>
    </message>
    <message>
        <source>Show the deck above in the list</source>
        <translation>Pokaż zestaw wyżej na liście</translation>
    </message>
    <message>
        <source>Ne&amp;xt Deck</source>
        <translation>Nas&amp;tępny zestaw</translation>
    </message>
    <message>
        <source>Show the deck below in the list</source>
        <translation>Pokaż zestaw niżej na liście</translation>
    </message>
    <message>
        <source>&amp;Find Deck…</source>
        <translation>&amp;Znajdź zestaw…</translation>
    </message>
    <message>
        <source>Search the list by names, tags and cards</source>
        <translation>Przeszukaj listę po nazwach, etykietach i kartach</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Delete %n Decks</source>
        <translation>
            <numerusform>&amp;Usuń %n zestaw</numerusform>
            <numerusform>&amp;Usuń %n zestawy</numerusform>
            <numerusform>&amp;Usuń %n zestawów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n deck(s)</source>
        <translation>
            <numerusform>Usunięcie %n zestawu</numerusform>
            <numerusform>Usunięcie %n zestawów</numerusform>
            <numerusform>Usunięcie %n zestawów</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” was deleted; Undo brings it back.</source>
        <extracomment>%1 is a deck&apos;s name</extracomment>
        <translation>Usunięto „%1”; przywróci to Cofnij.</translation>
    </message>
    <message numerus="yes">
        <source>%n decks were deleted; Undo brings them back.</source>
        <translation>
            <numerusform>Usunięto %n zestaw; przywróci go Cofnij.</numerusform>
            <numerusform>Usunięto %n zestawy; przywróci je Cofnij.</numerusform>
            <numerusform>Usunięto %n zestawów; przywróci je Cofnij.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no deck.</source>
        <translation>Nie ma żadnej talii.</translation>
    </message>
    <message>
        <source>There is no deck above.</source>
        <translation>Wyżej nie ma talii.</translation>
    </message>
    <message>
        <source>There is no deck below.</source>
        <translation>Niżej nie ma talii.</translation>
    </message>
    <message>
        <source>This is the first deck.</source>
        <translation>To pierwsza talia.</translation>
    </message>
    <message>
        <source>This is the last deck.</source>
        <translation>To ostatnia talia.</translation>
    </message>
    <message>
        <source>There are no decks to search among.</source>
        <translation>Nie ma talii do przeszukania.</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::MoveChoice</name>
    <message>
        <source>The game is over.</source>
        <translation>Partia jest skończona.</translation>
    </message>
    <message>
        <source>Network moves cannot be changed. Go to the last position (Ctrl+End) to move.</source>
        <translation>Ruchów przez sieć nie można zmieniać. Aby zagrać, przejdź do ostatniej pozycji (Ctrl+End).</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn. Wait for the move.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>Teraz tura: %1. Poczekaj na ruch.</translation>
    </message>
    <message>
        <source>That is not on the board.</source>
        <translation>To nie leży na planszy.</translation>
    </message>
    <message>
        <source>Choose one of your four top cards first: click it, or press 1, 2, 3 or 4.</source>
        <translation>Wybierz najpierw jedną z czterech kart na wierzchu: kliknij ją lub naciśnij 1, 2, 3 albo 4.</translation>
    </message>
    <message>
        <source>That cell is taken: play cards on empty cells.</source>
        <translation>To pole jest zajęte: karty zagrywa się na puste pola.</translation>
    </message>
    <message>
        <source>This card of %1 was never played, so nobody here knows it. Choose a card that was played.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>Tej karty gracza %1 nie zagrano, więc nikt tu jej nie zna. Wybierz kartę, którą zagrano.</translation>
    </message>
    <message>
        <source>None of the cards %1 could play is known. Go back and play on from an earlier position.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>Nie wiadomo, jakie karty może zagrać %1. Cofnij się i graj dalej od wcześniejszej pozycji.</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::MoveListModel</name>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>%1. %2   %3 : %4</source>
        <extracomment>A move in a list: its number, card and cell, and both scores after it</extracomment>
        <translation>%1. %2   %3 : %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a player, %2 a move in words</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Position after move %1   %2 : %3</source>
        <extracomment>What a game began with: %1 the number of moves before it, then both scores</extracomment>
        <translation>Pozycja po ruchu %1   %2 : %3</translation>
    </message>
    <message>
        <source>%1   ▼ %2</source>
        <extracomment>A move in a list with the points it lost</extracomment>
        <translation>%1   ▼ %2</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::NewGameDialog</name>
    <message>
        <source>&amp;First move</source>
        <translation>&amp;Zaczyna</translation>
    </message>
    <message>
        <source>&amp;Open decks: you see all cards, and so does Hard</source>
        <translation>&amp;Otwarte zestawy: widzisz wszystkie karty, Trudny też</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>&amp;Start Game</source>
        <translation>&amp;Rozpocznij</translation>
    </message>
    <message>
        <source>Sand&amp;box: you alone</source>
        <translation>&amp;Piaskownica: bez przeciwnika</translation>
    </message>
    <message>
        <source>No opponent: try what your cards do</source>
        <translation>Bez przeciwnika: wypróbuj, co robią twoje karty</translation>
    </message>
    <message>
        <source>Easy and Normal look one move ahead, Hard further</source>
        <translation>Łatwy i Normalny widzą jeden ruch, Trudny więcej</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Zestawy</translation>
    </message>
    <message>
        <source>From a F&amp;ile…</source>
        <translation>Z p&amp;liku…</translation>
    </message>
    <message>
        <source>Add the decks of a file to choose from</source>
        <translation>Dodaj do wyboru zestawy z pliku</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>Who moves first</source>
        <translation>Kto zaczyna</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>Z&amp;iarno</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Ziarno</translation>
    </message>
    <message>
        <source>All luck comes from this number: same seed, same game</source>
        <translation>Cały los zależy od tej liczby: to samo ziarno, ta sama partia</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Inne ziarno</translation>
    </message>
    <message>
        <source>&amp;Your deck</source>
        <translation>Twój z&amp;estaw</translation>
    </message>
    <message>
        <source>Deck of the first pla&amp;yer</source>
        <translation>Z&amp;estaw pierwszego gracza</translation>
    </message>
    <message>
        <source>Deck of the first computer (&amp;1)</source>
        <translation>Zestaw pierwszego komputera (&amp;1)</translation>
    </message>
    <message>
        <source>&amp;Deck of the second player</source>
        <translation>Zes&amp;taw drugiego gracza</translation>
    </message>
    <message>
        <source>&amp;Deck of the second computer</source>
        <translation>Zes&amp;taw drugiego komputera</translation>
    </message>
    <message>
        <source>The computer&apos;s &amp;deck</source>
        <translation>Zes&amp;taw komputera</translation>
    </message>
    <message>
        <source>Decks (*.sdeck *.txt)</source>
        <translation>Zestawy (*.sdeck *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>First deck</source>
        <translation>Pierwszy zestaw</translation>
    </message>
    <message>
        <source>Second deck</source>
        <translation>Drugi zestaw</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::PeekView</name>
    <message>
        <source>Next cards of stack %1</source>
        <extracomment>%1 is the number of a stack</extracomment>
        <translation>Następne karty stosu %1</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>Jeszcze nieznane</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::PlayingPage</name>
    <message>
        <source>Off: at once</source>
        <translation>Od razu</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Szybkie</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalne</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Wolne</translation>
    </message>
    <message>
        <source>&amp;Tempo:</source>
        <translation>&amp;Tempo:</translation>
    </message>
    <message>
        <source>How fast moves are shown and computers answer.</source>
        <translation>Jak szybko pokazywane są ruchy i odpowiada komputer.</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>Twoja &amp;nazwa:</translation>
    </message>
    <message>
        <source>Other players see it in network games.</source>
        <translation>Widzą ją inni gracze w partiach przez sieć.</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Gra</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::PositionActions</name>
    <message>
        <source>&amp;Copy Position</source>
        <translation>Kopiuj po&amp;zycję</translation>
    </message>
    <message>
        <source>Copy the position as text</source>
        <translation>Skopiuj pozycję jako tekst</translation>
    </message>
    <message>
        <source>P&amp;aste Position</source>
        <translation>&amp;Wklej pozycję</translation>
    </message>
    <message>
        <source>Play on from the copied position, in a new tab</source>
        <translation>Graj dalej od skopiowanej pozycji, w nowej karcie</translation>
    </message>
    <message>
        <source>Position copied, without the decks: they stay hidden until the game is over.</source>
        <translation>Skopiowano pozycję bez zestawów: pozostają zakryte do końca partii.</translation>
    </message>
    <message>
        <source>Position copied, with the cards you know of both decks.</source>
        <translation>Skopiowano pozycję ze znanymi ci kartami obu zestawów.</translation>
    </message>
    <message>
        <source>Position copied, with both decks.</source>
        <translation>Skopiowano pozycję z oboma zestawami.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>W schowku nie ma tekstu.</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::PreviewLine</name>
    <message>
        <source>What the move does</source>
        <translation>Co robi ruch</translation>
    </message>
    <message>
        <source>Points a turn</source>
        <translation>Punkty na turę</translation>
    </message>
    <message>
        <source>Choose a card: click it, or press 1 to 4. You can also drag it onto the board.</source>
        <translation>Wybierz kartę: kliknij ją lub naciśnij od 1 do 4. Możesz też przeciągnąć ją na planszę.</translation>
    </message>
    <message>
        <source>%1 chosen: point at an empty cell, or go there with the arrow keys and press Enter.</source>
        <extracomment>%1 is a card</extracomment>
        <translation>Wybrano: %1. Wskaż puste pole albo przejdź na nie strzałkami i naciśnij Enter.</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::RecentMovesDock</name>
    <message>
        <source>Last Moves</source>
        <translation>Ostatnie ruchy</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Ostatnie ruchy</translation>
    </message>
    <message>
        <source>No moves yet.</source>
        <translation>Nie ma jeszcze ruchów.</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::RunBar</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Play the games and measure</source>
        <translation>Rozegraj partie i zmierz</translation>
    </message>
    <message>
        <source>Stop; results of the games played so far are kept (Esc)</source>
        <translation>Zatrzymaj; wyniki rozegranych partii zostaną zachowane (Esc)</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Rozegrane partie</translation>
    </message>
    <message>
        <source>State of the run</source>
        <translation>Stan pomiaru</translation>
    </message>
    <message>
        <source>%1 games in all</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Partii razem: %1</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::SchedulePlot</name>
    <message>
        <source>no card</source>
        <translation>brak karty</translation>
    </message>
    <message>
        <source>Turn %1, stack %2: %3 is played</source>
        <extracomment>%1 and %2 are numbers, %3 is a card</extracomment>
        <translation>Tura %1, stos %2: zagrano %3</translation>
    </message>
    <message>
        <source>Turn %1, stack %2: %3</source>
        <translation>Tura %1, stos %2: %3</translation>
    </message>
    <message>
        <source>Stack %1: %2</source>
        <extracomment>%1 is a number, %2 a list of cards</extracomment>
        <translation>Stos %1: %2</translation>
    </message>
    <message>
        <source>When cards come up: stacks in turn</source>
        <extracomment>Heads of a narrow plot</extracomment>
        <translation>Kiedy przychodzą karty: stosy po kolei</translation>
    </message>
    <message>
        <source>When cards come up: one stack alone</source>
        <translation>Kiedy przychodzą karty: tylko jeden stos</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::ScorePlot</name>
    <message>
        <source>Points after each move</source>
        <translation>Punkty po każdym ruchu</translation>
    </message>
    <message>
        <source>%1 %2 (+%3)</source>
        <translation>%1 %2 (+%3)</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <translation>Ruch %1: %2</translation>
    </message>
    <message>
        <source>Move %1: %2, %3</source>
        <translation>Ruch %1: %2, %3</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::StacksView</name>
    <message>
        <source>Stack %1</source>
        <translation>Stos %1</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <extracomment>%1 is a number of cards, %2 how many there may be</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation>Stosy</translation>
    </message>
    <message>
        <source>The four stacks of the deck, the card on top of each comes up first</source>
        <translation>Cztery stosy zestawu, karta z wierzchu każdego pojawia się pierwsza</translation>
    </message>
    <message>
        <source>Stack %1, place %2: %3</source>
        <extracomment>%1 and %2 are numbers, %3 is a card with its traits</extracomment>
        <translation>Stos %1, miejsce %2: %3</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::StrengthDock</name>
    <message>
        <source>Strength</source>
        <translation>Siła</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation>Co zmierzono</translation>
    </message>
    <message>
        <source>What to know about the result</source>
        <translation>Co warto wiedzieć o wyniku</translation>
    </message>
    <message>
        <source>Measure Again</source>
        <translation>Zmierz ponownie</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Zestawy</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Measure with the decks as they are now</source>
        <translation>Zmierz zestawy w obecnej postaci</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Macierz</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Zmiany</translation>
    </message>
    <message>
        <source>How often each card of the deck was played and what it brought</source>
        <translation>Jak często zagrano każdą kartę zestawu i co przyniosła</translation>
    </message>
    <message>
        <source>Changes that make the deck stronger</source>
        <translation>Zmiany, które wzmacniają zestaw</translation>
    </message>
    <message>
        <source>Copy the results</source>
        <translation>Skopiuj wyniki</translation>
    </message>
    <message>
        <source>Copy All as &amp;Text</source>
        <translation>Kopiuj wszystko jako &amp;tekst</translation>
    </message>
    <message>
        <source>Copy This Table as &amp;CSV</source>
        <translation>Kopiuj tę tabelę jako &amp;CSV</translation>
    </message>
    <message>
        <source>Done: %1. Undo takes it back.</source>
        <extracomment>%1 is a change of the deck</extracomment>
        <translation>Zrobione: %1. Odwróci to Cofnij.</translation>
    </message>
    <message>
        <source>Nothing measured yet.</source>
        <translation>Nic jeszcze nie zmierzono.</translation>
    </message>
    <message>
        <source>Results copied.</source>
        <translation>Skopiowano wyniki.</translation>
    </message>
    <message>
        <source>There is nothing in this table yet.</source>
        <translation>W tej tabeli nic jeszcze nie ma.</translation>
    </message>
    <message>
        <source>Table copied as CSV.</source>
        <translation>Skopiowano tabelę jako CSV.</translation>
    </message>
    <message>
        <source>Computer players play this deck against the opponents. You see how strong it is, how sure that is and what each card brought.</source>
        <translation>Komputer gra tym zestawem przeciw rywalom. Zobaczysz, jak jest silny, na ile to pewne i co dała każda karta.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Score of each deck against each, in percent</source>
        <translation>Skuteczność każdego zestawu przeciw każdemu, w procentach</translation>
    </message>
    <message>
        <source>The games it won and half of those it drew, in percent of all; in brackets the range in which the true score lies in 95 of 100 such measurements</source>
        <translation>Partie wygrane i połowa zremisowanych, w procentach wszystkich; w nawiasie zakres, w którym w 95 na 100 takich pomiarów leży prawdziwa skuteczność</translation>
    </message>
    <message>
        <source>The decks played, and the score against each</source>
        <translation>Rozegrane zestawy i skuteczność przeciw każdemu</translation>
    </message>
    <message>
        <source>Each deck against each: the score of the deck of the row, in percent; bold where its own 95 % interval does not hold one half</source>
        <translation>Każdy zestaw z każdym: skuteczność zestawu z wiersza, w procentach; pogrubiona tam, gdzie jej własny przedział 95 % nie obejmuje połowy</translation>
    </message>
    <message>
        <source>A deck that is 100 Elo better scores 64 %; the mean of all decks is 0, and the expected score is that against a deck of 0 Elo</source>
        <translation>Zestaw lepszy o 100 Elo ma skuteczność 64 %; średnia wszystkich zestawów to 0, a oczekiwana skuteczność jest liczona przeciw zestawowi o Elo 0</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::StrengthForm</name>
    <message>
        <source>Another seed</source>
        <translation>Inne ziarno</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rywale</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Plik</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Zestawy</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Ziarno</translation>
    </message>
    <message>
        <source>Other decks of this library</source>
        <translation>Pozostałe zestawy tej biblioteki</translation>
    </message>
    <message>
        <source>All decks, each against each</source>
        <translation>Każdy zestaw z każdym</translation>
    </message>
    <message>
        <source>The decks of a file</source>
        <translation>Zestawy z pliku</translation>
    </message>
    <message>
        <source>Random decks</source>
        <translation>Losowe zestawy</translation>
    </message>
    <message>
        <source>Who the deck plays against</source>
        <translation>Z kim gra zestaw</translation>
    </message>
    <message>
        <source>Who plays both sides of every game. Hard takes about a hundred times as long</source>
        <translation>Kto gra po obu stronach każdej partii. Trudny potrzebuje około stu razy więcej czasu</translation>
    </message>
    <message>
        <source>How many random decks; the seed decides which</source>
        <translation>Ile losowych zestawów; o tym, jakie, decyduje ziarno</translation>
    </message>
    <message>
        <source>Games between any two decks, in pairs: each deck moves first once</source>
        <translation>Partie między dwoma zestawami, grane parami: każdy zestaw raz zaczyna</translation>
    </message>
    <message>
        <source>All luck comes from this number: same seed, same result</source>
        <translation>Cały los zależy od tej liczby: to samo ziarno, ten sam wynik</translation>
    </message>
    <message>
        <source>Choose a file with the opponents&apos; decks</source>
        <translation>Wybierz plik z zestawami rywali</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wybierz…</translation>
    </message>
    <message>
        <source>Decks (*.sdeck *.txt)</source>
        <translation>Zestawy (*.sdeck *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::StrengthSession</name>
    <message>
        <source>The game does not accept this deck.</source>
        <translation>Gra nie przyjmuje tego zestawu.</translation>
    </message>
    <message>
        <source>There is no other deck to play against.</source>
        <translation>Nie ma innego zestawu, z którym można zagrać.</translation>
    </message>
    <message>
        <source>Apply Suggestion</source>
        <translation>Zastosowanie propozycji</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::SuggestionPage</name>
    <message>
        <source>Suggest a Change</source>
        <translation>Zaproponuj zmianę</translation>
    </message>
    <message>
        <source>Suggested changes</source>
        <translation>Proponowane zmiany</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Zastosuj</translation>
    </message>
    <message>
        <source>%1 games</source>
        <extracomment>How many games a search takes; %1 is a number</extracomment>
        <translation>%1 partii</translation>
    </message>
    <message>
        <source>Games to play: more games find smaller gains</source>
        <translation>Liczba partii: im więcej, tym mniejsze zyski można znaleźć</translation>
    </message>
    <message>
        <source>Games of the search</source>
        <translation>Partie wyszukiwania</translation>
    </message>
    <message>
        <source>Try every card swap and change of order, and list what clearly makes the deck stronger</source>
        <translation>Wypróbuj każdą wymianę karty i zmianę kolejności i podaj te, które wyraźnie wzmacniają zestaw</translation>
    </message>
    <message>
        <source>Make the selected change; Undo takes it back (Enter)</source>
        <translation>Wprowadź wybraną zmianę; odwróci to Cofnij (Enter)</translation>
    </message>
    <message>
        <source>What the search found</source>
        <translation>Co znaleziono</translation>
    </message>
    <message>
        <source>The chosen change</source>
        <translation>Wybrana zmiana</translation>
    </message>
    <message>
        <source>Searching. The list appears when the search is finished.</source>
        <translation>Wyszukiwanie. Lista pojawi się na końcu.</translation>
    </message>
    <message>
        <source>Tries every card swap and every change of order. Lists only what clearly makes the deck stronger.</source>
        <translation>Próbuje każdej wymiany karty i każdej zmiany kolejności. Podaje tylko to, co wyraźnie wzmacnia zestaw.</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::TurnActions</name>
    <message>
        <source>Choose Card &amp;%1</source>
        <translation>Wybierz kartę &amp;%1</translation>
    </message>
    <message>
        <source>Choose the top card of stack %1</source>
        <translation>Wybierz kartę z wierzchu stosu %1</translation>
    </message>
    <message>
        <source>&amp;Play the Card</source>
        <translation>Za&amp;graj kartę</translation>
    </message>
    <message>
        <source>Play the chosen card on the cell at the cursor</source>
        <translation>Zagraj wybraną kartę na polu pod kursorem</translation>
    </message>
    <message>
        <source>Put the Card Bac&amp;k</source>
        <translation>O&amp;dłóż kartę</translation>
    </message>
    <message>
        <source>Put the chosen card back</source>
        <translation>Odłóż wybraną kartę</translation>
    </message>
    <message>
        <source>No card is chosen.</source>
        <translation>Nie wybrano żadnej karty.</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Podpo&amp;wiedź</translation>
    </message>
    <message>
        <source>Show the move that Hard would make here</source>
        <translation>Pokaż ruch, który zrobiłby tu Trudny</translation>
    </message>
    <message>
        <source>Thinking about a hint…</source>
        <translation>Namyślam się nad podpowiedzią…</translation>
    </message>
    <message>
        <source>In a game with another person there are no hints.</source>
        <translation>W partii z inną osobą nie ma podpowiedzi.</translation>
    </message>
</context>
<context>
    <name>stonemason::token_battle::VerdictBar</name>
    <message>
        <source>Statistics</source>
        <translation>Statystyka</translation>
    </message>
    <message>
        <source>Show or hide the statistics of the deck</source>
        <translation>Pokaż lub ukryj statystykę zestawu</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>No deck</source>
        <translation>Brak zestawu</translation>
    </message>
    <message>
        <source>A legal deck</source>
        <translation>Zestaw poprawny</translation>
    </message>
    <message>
        <source>Not a legal deck yet</source>
        <translation>Zestaw jeszcze niepoprawny</translation>
    </message>
    <message>
        <source>Go to this place in the deck</source>
        <translation>Przejdź do tego miejsca w zestawie</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n uwaga</numerusform>
            <numerusform>%n uwagi</numerusform>
            <numerusform>%n uwag</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::BoardCanvas</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::BoardDocument</name>
    <message>
        <source>Change properties</source>
        <translation>Zmiana właściwości</translation>
    </message>
    <message>
        <source>Change name</source>
        <translation>Zmiana nazwy</translation>
    </message>
    <message>
        <source>Change author</source>
        <translation>Zmiana autora</translation>
    </message>
    <message>
        <source>Change description</source>
        <translation>Zmiana opisu</translation>
    </message>
    <message>
        <source>the name</source>
        <translation>nazwa</translation>
    </message>
    <message>
        <source>the author</source>
        <translation>autor</translation>
    </message>
    <message>
        <source>the description</source>
        <translation>opis</translation>
    </message>
    <message>
        <source>the declared symmetry</source>
        <translation>zadeklarowana symetria</translation>
    </message>
    <message>
        <source>unknown fields of its file</source>
        <translation>nieznane pola pliku</translation>
    </message>
    <message>
        <source>Change symmetry</source>
        <translation>Zmiana symetrii</translation>
    </message>
    <message>
        <source>Untitled board</source>
        <translation>Plansza bez nazwy</translation>
    </message>
    <message>
        <source>the pieces</source>
        <translation>pionki</translation>
    </message>
    <message>
        <source>the changed jumps</source>
        <translation>zmienione skoki</translation>
    </message>
    <message>
        <source>The board has changed in the meantime, so nothing was done.</source>
        <translation>Plansza w międzyczasie się zmieniła, więc nic nie zrobiono.</translation>
    </message>
    <message>
        <source>Change first mover</source>
        <translation>Zmiana zaczynającego</translation>
    </message>
    <message>
        <source>No goal and no piece can be at %1: it is its own mirror image (%2).</source>
        <extracomment>%1 is a place such as &quot;row 6, column 5&quot;, %2 a symmetry such as &quot;Half-turn&quot;</extracomment>
        <translation>Cel ani pionek nie może stać tu: %1. To pole jest własnym odbiciem (%2).</translation>
    </message>
    <message>
        <source>who moves first</source>
        <translation>kto zaczyna</translation>
    </message>
    <message>
        <source>a board of a single row</source>
        <translation>plansza z jednym wierszem</translation>
    </message>
    <message>
        <source>empty rows and columns at the edges</source>
        <translation>puste wiersze i kolumny na brzegach</translation>
    </message>
    <message numerus="yes">
        <source>%n changed jump(s) went with the tile(s).</source>
        <translation>
            <numerusform>Razem z polem zniknął %n zmieniony skok.</numerusform>
            <numerusform>Razem z polami zniknęły %n zmienione skoki.</numerusform>
            <numerusform>Razem z polami zniknęło %n zmienionych skoków.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::BoardEditorTraits</name>
    <message>
        <source>mirrored at %1, %2</source>
        <translation>odbicie na %1, %2</translation>
    </message>
    <message>
        <source>its own mirror image</source>
        <extracomment>%1 and %2 are row and column of the mirror image of the cell described</extracomment>
        <translation>własne odbicie</translation>
    </message>
    <message>
        <source>Ready to play</source>
        <translation>Gotowa do gry</translation>
    </message>
    <message>
        <source>&amp;Show on the Board</source>
        <translation>&amp;Pokaż na planszy</translation>
    </message>
    <message>
        <source>Show on the board (Enter)</source>
        <translation>Pokaż na planszy (Enter)</translation>
    </message>
    <message>
        <source>The board is still being checked…</source>
        <translation>Plansza jest jeszcze sprawdzana…</translation>
    </message>
    <message>
        <source>The board has changed. Wait for the new check.</source>
        <translation>Plansza się zmieniła. Poczekaj na nowe sprawdzenie.</translation>
    </message>
    <message>
        <source>Nothing is wrong with this board.</source>
        <translation>Z tą planszą wszystko jest w porządku.</translation>
    </message>
    <message>
        <source>Nothing is wrong; the notes below are only worth knowing.</source>
        <translation>Wszystko jest w porządku; poniższe uwagi warto tylko znać.</translation>
    </message>
    <message>
        <source>Fix all</source>
        <translation>Napraw wszystko</translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::BoardExportDialog</name>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Siatka</translation>
    </message>
    <message>
        <source>Co&amp;des</source>
        <translation>Ko&amp;dy</translation>
    </message>
    <message>
        <source>Export %1</source>
        <extracomment>%1 is a board&apos;s name</extracomment>
        <translation>Eksport „%1”</translation>
    </message>
    <message>
        <source>Size of a tile</source>
        <translation>Rozmiar kafelka</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Tekst (*.txt)</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Obraz</translation>
    </message>
    <message>
        <source>&amp;Tile</source>
        <translation>Kafe&amp;lek</translation>
    </message>
    <message>
        <source>&amp;Pieces</source>
        <translation>&amp;Pionki</translation>
    </message>
    <message>
        <source>Board file (JSON)</source>
        <translation>Plik planszy (JSON)</translation>
    </message>
    <message>
        <source>Stonemason board (*.sboard)</source>
        <translation>Plansza Stonemason (*.sboard)</translation>
    </message>
    <message>
        <source>Ready to play: no problems found.</source>
        <translation>Gotowa do gry: nie ma problemów.</translation>
    </message>
    <message>
        <source>The board is still being checked…</source>
        <translation>Plansza jest jeszcze sprawdzana…</translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::BoardMenuActions</name>
    <message>
        <source>&amp;Properties</source>
        <translation>&amp;Właściwości</translation>
    </message>
    <message>
        <source>&amp;Symmetry</source>
        <translation>&amp;Symetria</translation>
    </message>
    <message>
        <source>&amp;No Symmetry</source>
        <translation>&amp;Brak symetrii</translation>
    </message>
    <message>
        <source>&amp;Half-Turn</source>
        <translation>&amp;Półobrót</translation>
    </message>
    <message>
        <source>Repair symmetry</source>
        <translation>Naprawa symetrii</translation>
    </message>
    <message>
        <source>Every stroke is mirrored. Click to choose another symmetry.</source>
        <translation>Każde pociągnięcie jest odbijane. Kliknij, aby wybrać inną symetrię.</translation>
    </message>
    <message>
        <source>Edit the board&apos;s name, author and description</source>
        <translation>Zmień nazwę, autora i opis planszy</translation>
    </message>
    <message>
        <source>Play &amp;This Board…</source>
        <translation>&amp;Graj na tej planszy…</translation>
    </message>
    <message>
        <source>Play a game on this board with a friend or against the computer</source>
        <translation>Zagraj na tej planszy z kimś lub przeciw komputerowi</translation>
    </message>
    <message>
        <source>Play…</source>
        <translation>Graj…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>Eksport&amp;uj…</translation>
    </message>
    <message>
        <source>Show the board&apos;s file, its rows of text or its picture, to copy or save</source>
        <translation>Pokaż plik planszy, jej rzędy tekstu lub obraz, aby skopiować lub zapisać</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>Paint without mirroring</source>
        <translation>Maluj bez odbijania</translation>
    </message>
    <message>
        <source>Every stroke appears half-turned too, sides exchanged</source>
        <translation>Każde pociągnięcie pojawia się też po półobrocie, z zamianą stron</translation>
    </message>
    <message>
        <source>&amp;Top and Bottom</source>
        <translation>&amp;Góra i dół</translation>
    </message>
    <message>
        <source>Every stroke is mirrored in the other half, sides exchanged</source>
        <translation>Każde pociągnięcie odbija się w drugiej połowie, z zamianą stron</translation>
    </message>
    <message>
        <source>&amp;Left and Right</source>
        <translation>&amp;Lewa i prawa</translation>
    </message>
    <message>
        <source>Every stroke is mirrored on the other side, sides exchanged</source>
        <translation>Każde pociągnięcie odbija się po drugiej stronie, z zamianą stron</translation>
    </message>
    <message>
        <source>&amp;Keep the Top or Left</source>
        <translation>&amp;Zachowaj górę lub lewą</translation>
    </message>
    <message>
        <source>Make the board symmetric: its top half, or left one, overwrites the other</source>
        <translation>Uczyń planszę symetryczną: górna lub lewa połowa zastępuje drugą</translation>
    </message>
    <message>
        <source>Keep the &amp;Bottom or Right</source>
        <translation>Zachowaj &amp;dół lub prawą</translation>
    </message>
    <message>
        <source>Make the board symmetric: its bottom half, or right one, overwrites the other</source>
        <translation>Uczyń planszę symetryczną: dolna lub prawa połowa zastępuje drugą</translation>
    </message>
    <message>
        <source>Turn or &amp;Flip the Board</source>
        <translation>&amp;Obróć lub odbij planszę</translation>
    </message>
    <message>
        <source>Rotate Board &amp;Left</source>
        <translation>Obróć planszę w &amp;lewo</translation>
    </message>
    <message>
        <source>Turn tiles and pieces to the left</source>
        <translation>Obróć pola i pionki w lewo</translation>
    </message>
    <message>
        <source>Rotate Board &amp;Right</source>
        <translation>Obróć planszę w &amp;prawo</translation>
    </message>
    <message>
        <source>Turn tiles and pieces to the right</source>
        <translation>Obróć pola i pionki w prawo</translation>
    </message>
    <message>
        <source>Flip Board &amp;Horizontally</source>
        <translation>Odbij planszę w po&amp;ziomie</translation>
    </message>
    <message>
        <source>Swap left and right of tiles and pieces</source>
        <translation>Zamień lewą i prawą stronę pól i pionków</translation>
    </message>
    <message>
        <source>Flip Board &amp;Vertically</source>
        <translation>Odbij planszę w pio&amp;nie</translation>
    </message>
    <message>
        <source>Swap top and bottom of tiles and pieces</source>
        <translation>Zamień górę i dół pól i pionków</translation>
    </message>
    <message>
        <source>E&amp;xchange Blue and Red</source>
        <translation>Za&amp;mień Niebieskiego i Czerwonego</translation>
    </message>
    <message>
        <source>Give each side the other&apos;s pieces and goals</source>
        <translation>Daj każdej stronie pionki i cele drugiej</translation>
    </message>
    <message>
        <source>Exchange Blue and Red</source>
        <translation>Zamiana Niebieskiego i Czerwonego</translation>
    </message>
    <message>
        <source>Si&amp;ze…</source>
        <translation>Roz&amp;miar…</translation>
    </message>
    <message>
        <source>Add or take away rows and columns on any side</source>
        <translation>Dodaj lub odejmij rzędy i kolumny z dowolnej strony</translation>
    </message>
    <message>
        <source>Click to choose a symmetry or to repair the board</source>
        <translation>Kliknij, aby wybrać symetrię lub naprawić planszę</translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::BoardScene</name>
    <message>
        <source>%1, %2</source>
        <extracomment>What a screen reader says of a cell: its place, then its tile and piece.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3, power %4</source>
        <extracomment>%1 a tile, &quot;High ground&quot;; %2 a piece, &quot;Brawler 4&quot;; %3 a side, &quot;Blue&quot;; %4 a number</extracomment>
        <translation>%1, %2 (%3), siła %4</translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::BoardWorkspace</name>
    <message>
        <source>Overview</source>
        <translation>Przegląd</translation>
    </message>
    <message>
        <source>Overview of the board</source>
        <translation>Przegląd planszy</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Tekst (*.txt)</translation>
    </message>
    <message>
        <source>New &amp;Board…</source>
        <translation>&amp;Nowa plansza…</translation>
    </message>
    <message>
        <source>Start a board of War in the Wastes</source>
        <translation>Zacznij planszę gry War in the Wastes</translation>
    </message>
    <message>
        <source>%1 boards (*.sboard *.txt)</source>
        <extracomment>%1 is the game&apos;s name</extracomment>
        <translation>Plansze gry %1 (*.sboard *.txt)</translation>
    </message>
    <message>
        <source>Stonemason board (*.sboard)</source>
        <translation>Plansza Stonemason (*.sboard)</translation>
    </message>
    <message>
        <source>Move the frame on the board</source>
        <translation>Przesuwanie ramki po planszy</translation>
    </message>
    <message>
        <source>Boards of another game</source>
        <translation>Plansze innej gry</translation>
    </message>
    <message>
        <source>New Board, in the File menu, begins a board of War in the Wastes: tiles are painted as here, pieces are dragged onto them. Play starts a game on it.</source>
        <translation>Nowa plansza, w menu Plik, zaczyna planszę War in the Wastes: pola maluje się jak tutaj, a pionki się na nie przeciąga. Graj zaczyna na niej partię.</translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::EditActions</name>
    <message>
        <source>Pasted %1 × %2 tiles: click to put them down, Esc to cancel.</source>
        <translation>Wklejono %1 × %2 pól: kliknij, aby je położyć, Esc anuluje.</translation>
    </message>
    <message>
        <source>Select every tile</source>
        <translation>Zaznacz wszystkie pola</translation>
    </message>
    <message>
        <source>S&amp;elect All Pieces</source>
        <translation>Zaznacz &amp;wszystkie pionki</translation>
    </message>
    <message>
        <source>Select every piece on the board</source>
        <translation>Zaznacz każdy pionek na planszy</translation>
    </message>
    <message>
        <source>Take the copied tiles and pieces as a stamp to put down</source>
        <translation>Weź skopiowane pola i pionki jako stempel do postawienia</translation>
    </message>
    <message>
        <source>Erase the selected tiles and pieces; with Move Pieces in hand, the pieces alone</source>
        <translation>Wymaż zaznaczone pola i pionki, a z narzędziem Przesuwanie pionków same pionki</translation>
    </message>
    <message>
        <source>Nothing is selected. Select tiles first, or turn the whole board in the Board menu.</source>
        <translation>Nic nie jest zaznaczone. Najpierw zaznacz pola albo obróć całą planszę w menu Plansza.</translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::FairnessBar</name>
    <message>
        <source>Fair: %1</source>
        <extracomment>A line on a scale of shares: %1 is &quot;50.0 %&quot;</extracomment>
        <translation>Sprawiedliwie: %1</translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::FairnessSession</name>
    <message>
        <source>The board is being measured: %1 of %2 games are played. They are given up.</source>
        <extracomment>%1 of %2 games</extracomment>
        <translation>Plansza jest mierzona: rozegrano %1 z %2 partii. Przepadną.</translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::NewBoardDialog</name>
    <message>
        <source>Symmetry</source>
        <translation>Symetria</translation>
    </message>
    <message>
        <source>&amp;Symmetry</source>
        <translation>&amp;Symetria</translation>
    </message>
    <message>
        <source>&amp;Pieces on both sides</source>
        <translation>&amp;Pionki po obu stronach</translation>
    </message>
    <message>
        <source>New Board</source>
        <translation>Nowa plansza</translation>
    </message>
    <message>
        <source>Untitled board</source>
        <translation>Plansza bez nazwy</translation>
    </message>
    <message>
        <source>Crea&amp;te Board</source>
        <translation>U&amp;twórz planszę</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Zwykła</translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::NewWarDialog</name>
    <message>
        <source>New Game</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Losowy</translation>
    </message>
    <message>
        <source>Who moves first</source>
        <translation>Kto zaczyna</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Ziarno</translation>
    </message>
    <message>
        <source>All luck comes from this number: same seed, same game</source>
        <translation>Cały los zależy od tej liczby: to samo ziarno, ta sama partia</translation>
    </message>
    <message>
        <source>&amp;First move</source>
        <translation>&amp;Zaczyna</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>Z&amp;iarno</translation>
    </message>
    <message>
        <source>&amp;Start Game</source>
        <translation>&amp;Rozpocznij</translation>
    </message>
    <message>
        <source>Easy and Normal look one move ahead, Hard much further</source>
        <translation>Łatwy i Normalny patrzą jedno posunięcie naprzód, Trudny znacznie dalej</translation>
    </message>
    <message>
        <source>Untitled board</source>
        <translation>Plansza bez nazwy</translation>
    </message>
    <message>
        <source>%1, as %2</source>
        <extracomment>Who moves first, and so has which side: %1 is &quot;You&quot; or &quot;The computer&quot;, %2 &quot;Blue&quot;</extracomment>
        <translation>%1, jako %2</translation>
    </message>
    <message>
        <source>This board cannot be played yet. Its Problems panel says why.</source>
        <translation>Na tej planszy nie można jeszcze grać. Dlaczego, mówi jej panel Problemy.</translation>
    </message>
    <message>
        <source>Drawn for this game – %1: %2. %3: %4. %1 moves first.</source>
        <extracomment>%1 and %3 are sides, &quot;Blue&quot; and &quot;Red&quot;, %2 and %4 who plays them: &quot;You&quot;, &quot;The computer&quot;, a name</extracomment>
        <translation>Wylosowano – %1: %2. %3: %4. Zaczyna %1.</translation>
    </message>
    <message>
        <source>%1: %2. %3: %4. %1 moves first.</source>
        <translation>%1: %2. %3: %4. Zaczyna %1.</translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::PieceActions</name>
    <message>
        <source>Piece to Place</source>
        <translation>Pionek do postawienia</translation>
    </message>
    <message>
        <source>Place a %1; once more: of the other side</source>
        <extracomment>%1 is a piece: &quot;Brawler 4&quot;</extracomment>
        <translation>Postaw: %1; jeszcze raz: drugiej strony</translation>
    </message>
    <message>
        <source>%1 of %2: click where it is to stand.</source>
        <extracomment>%1 is a piece: &quot;Brawler 4&quot;; %2 a side: &quot;Blue&quot;</extracomment>
        <translation>%1 (%2): kliknij tam, gdzie ma stanąć.</translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::PieceChoice</name>
    <message>
        <source>The game is over.</source>
        <translation>Gra się skończyła.</translation>
    </message>
    <message>
        <source>The computer waits: let it go on.</source>
        <translation>Komputer czeka: pozwól mu grać dalej.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>To nie twoja tura.</translation>
    </message>
    <message>
        <source>Choose one of the pieces whose turn it is.</source>
        <translation>Wybierz jeden z pionków strony, która ma turę.</translation>
    </message>
    <message>
        <source>This piece cannot move.</source>
        <translation>Ten pionek nie może się ruszyć.</translation>
    </message>
    <message>
        <source>Two computers play this game.</source>
        <translation>W tę partię grają dwa komputery.</translation>
    </message>
    <message>
        <source>Network moves cannot be changed. Go to the last position (Ctrl+End) to move.</source>
        <translation>Ruchów przez sieć nie można zmieniać. Aby zagrać, przejdź do ostatniej pozycji (Ctrl+End).</translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::PieceForm</name>
    <message>
        <source>&amp;Walks</source>
        <translation>&amp;Chodzi</translation>
    </message>
    <message>
        <source>&amp;Jumps</source>
        <translation>S&amp;kacze</translation>
    </message>
    <message>
        <source>Different</source>
        <extracomment>Several pieces are selected that differ in this</extracomment>
        <translation>Różne</translation>
    </message>
    <message>
        <source>&amp;Side</source>
        <translation>&amp;Strona</translation>
    </message>
    <message>
        <source>&amp;Rank</source>
        <translation>&amp;Ranga</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Strona</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Ranga</translation>
    </message>
    <message>
        <source>The piece may enter sludge</source>
        <translation>Pionek może wejść na szlam</translation>
    </message>
    <message>
        <source>The piece jumps over sludge to the far bank</source>
        <translation>Pionek przeskakuje szlam na drugi brzeg</translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::PieceModel</name>
    <message>
        <source>%1 of %2; drag it onto the board, or choose it and click there</source>
        <extracomment>%1 a piece: &quot;Brawler 4&quot;; %2 a side: &quot;Blue&quot;</extracomment>
        <translation>%1 (%2); przeciągnij na planszę albo wybierz i kliknij tam</translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::PiecesDock</name>
    <message>
        <source>Pieces</source>
        <translation>Pionki</translation>
    </message>
    <message numerus="yes">
        <source>%n selected piece(s)</source>
        <translation>
            <numerusform>%n zaznaczony pionek</numerusform>
            <numerusform>%n zaznaczone pionki</numerusform>
            <numerusform>%n zaznaczonych pionków</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece to place</source>
        <translation>Pionek do postawienia</translation>
    </message>
    <message>
        <source>Change pieces</source>
        <translation>Zmiana pionków</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) kept what they can do, other than usual for the rank.</source>
        <translation>
            <numerusform>%n pionek zachował swoje umiejętności, inne niż zwykle ma ta ranga.</numerusform>
            <numerusform>%n pionki zachowały swoje umiejętności, inne niż zwykle ma ta ranga.</numerusform>
            <numerusform>%n pionków zachowało swoje umiejętności, inne niż zwykle ma ta ranga.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) can do other things with the new rank: see Walks and Jumps.</source>
        <translation>
            <numerusform>%n pionek z nową rangą umie co innego: zobacz Chodzi i Skacze.</numerusform>
            <numerusform>%n pionki z nową rangą umieją co innego: zobacz Chodzi i Skacze.</numerusform>
            <numerusform>%n pionków z nową rangą umie co innego: zobacz Chodzi i Skacze.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::PropertiesDock</name>
    <message>
        <source>Properties</source>
        <translation>Opis</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Opis</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symetria</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Rozmiar</translation>
    </message>
    <message>
        <source>Untitled board</source>
        <translation>Plansza bez nazwy</translation>
    </message>
    <message>
        <source>What makes this board special</source>
        <translation>Co wyróżnia tę planszę</translation>
    </message>
    <message>
        <source>Moves first</source>
        <translation>Zaczyna</translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::ResizeDialog</name>
    <message>
        <source>Size of the Board</source>
        <translation>Rozmiar planszy</translation>
    </message>
    <message>
        <source>The board as it will be</source>
        <translation>Plansza, jaka będzie</translation>
    </message>
    <message>
        <source>A board has 1 to %1 rows and columns.</source>
        <translation>Plansza ma od 1 do %1 rzędów i kolumn.</translation>
    </message>
    <message>
        <source>The board will have %1 × %2 tiles.</source>
        <translation>Plansza będzie miała %1 × %2 pól.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) fall off.</source>
        <translation>
            <numerusform>%n pionek wypadnie.</numerusform>
            <numerusform>%n pionki wypadną.</numerusform>
            <numerusform>%n pionków wypadnie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change size</source>
        <translation>Zmiana rozmiaru</translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::StrengthDock</name>
    <message>
        <source>Strength</source>
        <translation>Siła</translation>
    </message>
    <message>
        <source>How fair the board is</source>
        <translation>Jak sprawiedliwa jest plansza</translation>
    </message>
    <message>
        <source>Share of the side that moves first</source>
        <translation>Udział strony, która zaczyna</translation>
    </message>
    <message>
        <source>Two equal computers play on this board. A fair one gives half of the points to the side that moves first.</source>
        <translation>Dwa równe komputery grają na tej planszy. Sprawiedliwa daje połowę punktów stronie, która zaczyna.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>This board cannot be played: %1</source>
        <translation>Na tej planszy nie można grać: %1</translation>
    </message>
    <message>
        <source>%1, which moves first, makes %2 of the points (%3 to %4).</source>
        <extracomment>%1 a side, &quot;Blue&quot;; %2 a share, %3 and %4 the ends of its interval, &quot;52.3 %&quot;</extracomment>
        <translation>%1, który zaczyna, zdobywa %2 punktów (od %3 do %4).</translation>
    </message>
    <message>
        <source>The board favours %1.</source>
        <extracomment>%1 a side</extracomment>
        <translation>Plansza sprzyja stronie: %1.</translation>
    </message>
    <message>
        <source>The board favours neither side beyond doubt.</source>
        <translation>Plansza nie sprzyja wyraźnie żadnej stronie.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partia</numerusform>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partii</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1 moves on average.</source>
        <extracomment>Behind a number of games: %1 is a number with one decimal</extracomment>
        <translation>średnio po %1 posunięć.</translation>
    </message>
    <message>
        <source>The board has changed since.</source>
        <translation>Plansza od tego czasu się zmieniła.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Measure the Board</source>
        <translation>Zmierz planszę</translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::SymmetryDialog</name>
    <message>
        <source>Symmetry: %1</source>
        <extracomment>%1 a symmetry: &quot;Half-turn&quot;</extracomment>
        <translation>Symetria: %1</translation>
    </message>
    <message>
        <source>Keep the &amp;left</source>
        <translation>Zachowaj &amp;lewą</translation>
    </message>
    <message>
        <source>Keep the &amp;top</source>
        <translation>Zachowaj &amp;górę</translation>
    </message>
    <message>
        <source>Keep the &amp;right</source>
        <translation>Zachowaj &amp;prawą</translation>
    </message>
    <message>
        <source>Keep the &amp;bottom</source>
        <translation>Zachowaj &amp;dół</translation>
    </message>
    <message>
        <source>Leave &amp;as it is</source>
        <translation>Zostaw, &amp;jak jest</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) of this board break it. Which half do you want to keep?</source>
        <translation>
            <numerusform>%n pole tej planszy ją łamie. Którą połowę zachować?</numerusform>
            <numerusform>%n pola tej planszy ją łamią. Którą połowę zachować?</numerusform>
            <numerusform>%n pól tej planszy ją łamie. Którą połowę zachować?</numerusform>
        </translation>
    </message>
    <message>
        <source>obeys it</source>
        <translation>przestrzega jej</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) still break it</source>
        <translation>
            <numerusform>%n pole nadal ją łamie</numerusform>
            <numerusform>%n pola nadal ją łamią</numerusform>
            <numerusform>%n pól nadal ją łamie</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::TileModel</name>
    <message>
        <source>%1 (%2 in files)</source>
        <extracomment>%1 a tile: &quot;High ground&quot;; %2 its character in files</extracomment>
        <translation>%1 (w plikach %2)</translation>
    </message>
    <message>
        <source>Sludge</source>
        <extracomment>The tile called toxic sludge, in one word</extracomment>
        <translation>Szlam</translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::TilesDock</name>
    <message>
        <source>Tiles</source>
        <translation>Kafelki</translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::ViewActions</name>
    <message>
        <source>&amp;Codes</source>
        <translation>&amp;Kody</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Siatka</translation>
    </message>
    <message>
        <source>Draw lines between the tiles</source>
        <translation>Rysuj linie między kafelkami</translation>
    </message>
    <message>
        <source>O&amp;pponent&apos;s View</source>
        <translation>Oczami prze&amp;ciwnika</translation>
    </message>
    <message>
        <source>Turn the board to the other player&apos;s side</source>
        <translation>Obróć planszę na stronę drugiego gracza</translation>
    </message>
    <message>
        <source>Write over each tile its character in files</source>
        <translation>Napisz na każdym polu jego znak z plików</translation>
    </message>
    <message>
        <source>S&amp;how Pieces</source>
        <translation>Pokaż p&amp;ionki</translation>
    </message>
    <message>
        <source>Show the pieces on the board, or the tiles alone</source>
        <translation>Pokaż pionki na planszy albo same pola</translation>
    </message>
    <message>
        <source>&amp;Show over the Board</source>
        <translation>&amp;Pokaż nad planszą</translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::WarActions</name>
    <message>
        <source>&amp;Hint</source>
        <translation>Po&amp;dpowiedź</translation>
    </message>
    <message>
        <source>Show the move that Hard would make here</source>
        <translation>Pokaż posunięcie, które zrobiłby tu Trudny</translation>
    </message>
    <message>
        <source>&amp;Turn the Board</source>
        <translation>O&amp;bróć planszę</translation>
    </message>
    <message>
        <source>See the board from the other side</source>
        <translation>Spójrz na planszę z drugiej strony</translation>
    </message>
    <message>
        <source>&amp;Open the Board</source>
        <translation>O&amp;twórz planszę</translation>
    </message>
    <message>
        <source>Open the board of this game in a tab of its own, to change it</source>
        <translation>Otwórz planszę tej partii w osobnej karcie, aby ją zmienić</translation>
    </message>
    <message>
        <source>Thinking about a hint…</source>
        <translation>Szukanie podpowiedzi…</translation>
    </message>
    <message>
        <source>In a game with another person there are no hints.</source>
        <translation>W grze z inną osobą nie ma podpowiedzi.</translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::WarBoard</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::WarDocument</name>
    <message>
        <source>Reload</source>
        <translation>Wczytanie od nowa</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Poddanie partii</translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::WarLanSetup</name>
    <message>
        <source>Untitled board</source>
        <translation>Plansza bez nazwy</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Played when somebody joins you</source>
        <translation>Na niej się gra, gdy ktoś do ciebie dołączy</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Plansza</translation>
    </message>
    <message>
        <source>Played when somebody joins you. When you join, the host&apos;s board is played.</source>
        <translation>Na niej się gra, gdy ktoś dołączy do ciebie. Gdy dołączasz ty, gra się na planszy gospodarza.</translation>
    </message>
    <message>
        <source>This board cannot be played yet: its Problems panel says why. You can join somebody all the same, and play on their board.</source>
        <translation>Na tej planszy nie da się jeszcze grać: jej panel problemów mówi dlaczego. Mimo to możesz do kogoś dołączyć i grać na jego planszy.</translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::WarMovesModel</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A move in a list: its number, and the move in words</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a player, %2 a move in words</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. Better: %2</source>
        <extracomment>%1 a move; %2 a better one, in words</extracomment>
        <translation>%1. Lepiej: %2</translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::WarPlot</name>
    <message>
        <source>Who is ahead after each move</source>
        <translation>Kto prowadzi po każdym posunięciu</translation>
    </message>
    <message>
        <source>After move %1: even</source>
        <extracomment>%1 the number of a move</extracomment>
        <translation>Po posunięciu %1: równo</translation>
    </message>
    <message>
        <source>After move %1: %2 ahead by %3</source>
        <extracomment>%1 the number of a move, %2 a side, %3 by how much</extracomment>
        <translation>Po posunięciu %1: prowadzi %2, o %3</translation>
    </message>
    <message>
        <source>After move %1: %2 has won</source>
        <extracomment>%1 the number of a move, %2 a side</extracomment>
        <translation>Po posunięciu %1: wygrywa %2</translation>
    </message>
    <message>
        <source>After move %1: a draw</source>
        <extracomment>%1 the number of a move</extracomment>
        <translation>Po posunięciu %1: remis</translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::WarStatus</name>
    <message>
        <source>Cell</source>
        <translation>Pole</translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::WarView</name>
    <message>
        <source>What the move would do</source>
        <translation>Co zrobi posunięcie</translation>
    </message>
    <message>
        <source>Hard would play: %1</source>
        <extracomment>%1 is a move in words</extracomment>
        <translation>Trudny zagrałby: %1</translation>
    </message>
    <message>
        <source>Choose where it goes; Esc puts it back.</source>
        <translation>Wybierz, dokąd ma iść; Esc odkłada go.</translation>
    </message>
    <message>
        <source>Choose one of the pieces.</source>
        <translation>Wybierz jeden z pionków.</translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::WarWorkspace</name>
    <message>
        <source>Play %1</source>
        <extracomment>%1 is the game&apos;s name</extracomment>
        <translation>Zagraj w %1</translation>
    </message>
    <message numerus="yes">
        <source>%n later move(s) were dropped; Undo brings them back.</source>
        <translation>
            <numerusform>Porzucono %n późniejszy ruch; przywróci go Cofnij.</numerusform>
            <numerusform>Porzucono %n późniejsze ruchy; przywróci je Cofnij.</numerusform>
            <numerusform>Porzucono %n późniejszych ruchów; przywróci je Cofnij.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, branch at move %2</source>
        <extracomment>%1 is a game, %2 the number of a move</extracomment>
        <translation>%1, odgałęzienie przy ruchu %2</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Pa&amp;rtia</translation>
    </message>
    <message>
        <source>New Game of &amp;the Wastes…</source>
        <translation>Nowa gra w Wast&amp;es…</translation>
    </message>
    <message>
        <source>Play %1 with a friend or against the computer</source>
        <translation>Zagraj w %1 z kimś lub przeciw komputerowi</translation>
    </message>
    <message>
        <source>Games of %1 (*.swar)</source>
        <extracomment>%1 is the game&apos;s name</extracomment>
        <translation>Partie gry %1 (*.swar)</translation>
    </message>
    <message>
        <source>Stonemason war games (*.swar)</source>
        <translation>Partie wojenne Stonemason (*.swar)</translation>
    </message>
    <message>
        <source>This board cannot be played: %1</source>
        <translation>Na tej planszy nie można grać: %1</translation>
    </message>
    <message>
        <source>Move the frame on the board</source>
        <translation>Przesuwanie ramki po planszy</translation>
    </message>
    <message>
        <source>Choose the piece at the frame, or move the chosen one there</source>
        <translation>Wybór pionka w ramce albo ruch wybranego tam</translation>
    </message>
    <message>
        <source>Put the chosen piece back</source>
        <translation>Odłożenie wybranego pionka</translation>
    </message>
    <message>
        <source>Advantage</source>
        <translation>Przewaga</translation>
    </message>
    <message>
        <source>Who is ahead at the move pointed at</source>
        <translation>Kto prowadzi po wskazanym posunięciu</translation>
    </message>
    <message>
        <source>Play the Wastes v&amp;ia Network…</source>
        <translation>War in t&amp;he Wastes przez sieć…</translation>
    </message>
    <message>
        <source>Play %1 with somebody at another computer</source>
        <extracomment>%1 is the game&apos;s name</extracomment>
        <translation>Zagraj w %1 z kimś przy innym komputerze</translation>
    </message>
    <message>
        <source>Wait for another player on the network, or join one</source>
        <translation>Poczekaj na innego gracza w sieci lub dołącz do niego</translation>
    </message>
</context>
<context>
    <name>stonemason::wastes::WastesActions</name>
    <message>
        <source>Pieces</source>
        <translation>Pionki</translation>
    </message>
    <message>
        <source>&amp;Move Pieces</source>
        <translation>Prz&amp;esuwanie pionków</translation>
    </message>
    <message>
        <source>Drag pieces about the board; click to select them</source>
        <translation>Przeciągaj pionki po planszy; kliknięcie je zaznacza</translation>
    </message>
    <message>
        <source>&amp;New Pieces</source>
        <translation>&amp;Nowe pionki</translation>
    </message>
    <message>
        <source>Put the chosen piece on the board</source>
        <translation>Postaw wybrany pionek na planszy</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nowy</translation>
    </message>
    <message>
        <source>&amp;Fit Board</source>
        <translation>&amp;Dopasuj planszę</translation>
    </message>
    <message>
        <source>Show the whole board as large as it fits</source>
        <translation>Pokaż całą planszę, jak największą</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>P&amp;lansza</translation>
    </message>
    <message>
        <source>&amp;Jumps</source>
        <translation>Skok&amp;i</translation>
    </message>
    <message>
        <source>Jumps</source>
        <translation>Skoki</translation>
    </message>
    <message>
        <source>Erase to normal ground, with the pieces on it</source>
        <translation>Wymaż do zwykłego pola, razem z pionkami na nim</translation>
    </message>
    <message>
        <source>Add jumps from tile to tile, or take them away; Shift does the way back too</source>
        <translation>Dodawaj skoki z pola na pole albo je odbieraj; Shift robi to też w drogę powrotną</translation>
    </message>
    <message>
        <source>Print the board</source>
        <translation>Wydrukuj planszę</translation>
    </message>
</context>
<context>
    <name>stonemason::PlayOpponent</name>
    <message>
        <source>thinking…</source>
        <translation>myśli…</translation>
    </message>
</context>
<context>
    <name>stonemason::TurnManager</name>
    <message>
        <source>No move has been made that can be taken back.</source>
        <translation>Nie ma ruchu, który można cofnąć.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partia jest skończona.</translation>
    </message>
    <message>
        <source>There is nobody who could be asked.</source>
        <translation>Nie ma kogo zapytać.</translation>
    </message>
</context>
<context>
    <name>LanStatus</name>
    <message>
        <source>waiting for %1 to answer</source>
        <extracomment>%1 is the name of a person</extracomment>
        <translation>czeka na odpowiedź (%1)</translation>
    </message>
    <message>
        <source>waiting for %1 to move</source>
        <extracomment>%1 is the name of a person</extracomment>
        <translation>czeka na ruch (%1)</translation>
    </message>
    <message>
        <source>The connection to %1 is lost. You can move: %1 gets the move when the connection is back. Or stop waiting, in the bar above.</source>
        <extracomment>%1 is the name of a person</extracomment>
        <translation>Połączenie jest zerwane (%1). Możesz się ruszyć: ruch dotrze, gdy połączenie wróci. Możesz też przestać czekać, na pasku powyżej.</translation>
    </message>
    <message>
        <source>The connection to %1 is lost. Wait until it is back, or stop waiting, in the bar above.</source>
        <extracomment>%1 is the name of a person</extracomment>
        <translation>Połączenie jest zerwane (%1). Poczekaj, aż wróci, albo przestań czekać, na pasku powyżej.</translation>
    </message>
    <message>
        <source>The moves are being taken back.</source>
        <translation>Ruchy są właśnie cofane.</translation>
    </message>
    <message>
        <source>You have asked %1 to let you take your last move back; waiting for the answer.</source>
        <extracomment>%1 is the name of a person</extracomment>
        <translation>Poproszono o zgodę na cofnięcie twojego ostatniego ruchu (%1); czekamy na odpowiedź.</translation>
    </message>
    <message>
        <source>%1 has declined: your last move stays, and the game goes on.</source>
        <extracomment>%1 is the name of a person</extracomment>
        <translation>%1 się nie zgadza: twój ostatni ruch zostaje, a partia trwa.</translation>
    </message>
    <message numerus="yes">
        <source>%1 asks to take the last move back: %n move(s) would be undone. A move of yours declines.</source>
        <extracomment>%1 is the name of a person, %n how many moves of both sides are lost by that</extracomment>
        <translation>
            <numerusform>%1 prosi o cofnięcie swojego ostatniego ruchu: cofnięty byłby %n ruch. Twój ruch oznacza odmowę.</numerusform>
            <numerusform>%1 prosi o cofnięcie swojego ostatniego ruchu: cofnięte byłyby %n ruchy. Twój ruch oznacza odmowę.</numerusform>
            <numerusform>%1 prosi o cofnięcie swojego ostatniego ruchu: cofniętych byłoby %n ruchów. Twój ruch oznacza odmowę.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have already asked %1; wait for the answer.</source>
        <extracomment>%1 is the name of a person</extracomment>
        <translation>Pytanie już zadano (%1); poczekaj na odpowiedź.</translation>
    </message>
    <message>
        <source>%1 has declined. You can ask again after another move.</source>
        <extracomment>%1 is the name of a person</extracomment>
        <translation>%1 się nie zgadza. Zapytać ponownie można po następnym ruchu.</translation>
    </message>
    <message>
        <source>%1 asks to take a move back; answer first.</source>
        <extracomment>%1 is the name of a person</extracomment>
        <translation>%1 prosi o cofnięcie ruchu; najpierw odpowiedz.</translation>
    </message>
    <message>
        <source>The connection to %1 is lost; wait until it is back.</source>
        <extracomment>%1 is the name of a person</extracomment>
        <translation>Połączenie jest zerwane (%1); poczekaj, aż wróci.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partia jest skończona.</translation>
    </message>
    <message>
        <source>You have not moved yet.</source>
        <translation>Nie masz jeszcze za sobą żadnego ruchu.</translation>
    </message>
</context>
<context>
    <name>stonemason::GameReview</name>
    <message>
        <source>Review the Game</source>
        <translation>Przejrzenie partii</translation>
    </message>
</context>
<context>
    <name>LanWords</name>
    <message>
        <source>The other program heard nothing from this one for a while, so it ended the game.</source>
        <translation>Drugi program przez chwilę nie miał wiadomości od tego, więc zakończył partię.</translation>
    </message>
    <message>
        <source>The other program has another version of the network protocol. Update the older one.</source>
        <translation>Drugi program ma inną wersję protokołu sieciowego. Zaktualizuj starszy program.</translation>
    </message>
    <message>
        <source>The other program has other cards or rules; both need the same version.</source>
        <translation>Drugi program ma inne karty lub zasady; oba muszą mieć tę samą wersję.</translation>
    </message>
    <message>
        <source>The other program found a move from here against its rules, so it ended the game; one of the two has other rules.</source>
        <translation>Drugi program uznał ruch stąd za niezgodny ze swoimi zasadami, więc zakończył partię; jeden z nich ma inne zasady.</translation>
    </message>
</context>
</TS>

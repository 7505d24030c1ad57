/**
 * Where the lesson begins: Moria, the first conflict, with the hands that three hobbits might bring from Rivendell. The
 * first tiles and the first die are settled, so that the first minutes show one thing after the other; from there on all
 * is chance and choice, and the match can be played to Mount Doom.
 */
export const FIRST_CONFLICT = `game: lotr-board
title: { en: The first conflict, es: El primer conflicto, ro: Primul conflict }
seed: first conflict 1
seats: [Frodo, Sam, Pippin]
options: { sauron: 15 }
at: { step: journey }
given:
  place: Moria
  bearer: Frodo
  active: Frodo
  # Fewer of the strong cards than in a whole match: Moria should last until it has shown everything.
  box: [Andúril, Aragorn, Glamdring, Miruvor]
  seats:
    Frodo:
      hand: [Gimli, Sting, Athelas, Hiding (grey), Hiding (brown), Travel (brown), Friendship (brown), Star (brown)]
      # So that Gandalf can be called on before Moria is over.
      silver: 1
    Sam: { hand: [Legolas, Mithril Coat, Friendship (grey), Travel (grey), Hiding (brown), Friendship (brown)] }
    Pippin: { hand: [Boromir, Gandalf, Gandalf’s Staff, Hiding (brown), Friendship (grey), Travel (grey)] }
script:
  - shuffle: tiles
    top:
      - Travel tile
      - Passage of Time
      - Hiding tile
      - Travel tile
      - Influence of the Ring
      - Hiding tile
      - Passage of Time
      - Travel tile
      - Fighting tile
      - Friendship tile
      - Hiding tile
  - { die: threat, shows: Two dots }
  - { die: threat, shows: Eye }
  - { die: threat, shows: One dot }
  - { die: threat, shows: Blank }
`;

/**
 * The drawn cards of The Lord of the Rings: The Card Game. All of them take a card's id and the words (which bring
 * the game and the language), and none knows of a store, a question, or a click: put them into a button or a link of
 * your own. They consist of inline elements and are an image with a name (`role="img"`), so that a button around one
 * is named by it; give the button an `aria-label` where it should say something else.
 *
 * - `Chip`: a card in play, 112 × 140. Size by `--cw`, `--ch` (quests: `--qw`); `form` says how it is drawn where
 *   there is less room. `laid` brings its state (`laidOf(record of the view)`): an exhausted one takes `--ch` × `--cw` and turns, tokens are counted,
 *   changed numbers are marked. `card: null` or a face that lies down shows a back (`back`). `gem` shows or hides the
 *   cost. Quests show their progress at the foot.
 * - `Card`: a card as one holds it, 196 × 300; `form="hand"` is 133 × 188. Another size by `width` and `height`, in pixels: the text is set to
 *   fit, and what does not fit ends in an ellipsis.
 * - `Back`: the back of a deck; size by `--w`, `--h`. `player`, `encounter` and `quest` differ.
 * - `Mini`: one line, for attachments under their bearer and for lists; `first="gem"` begins with the cost, children
 *   stand at its end.
 * - `Page`: everything there is to know about a card, for the inspector: the `Page` of the game's `GameTable`. With
 *   `view` it tells the present numbers of all that lie in play, and why; a table's inspector gives it by itself.
 * - `Sign`: a sign of the game, in the size and colour of the text: numbers, tokens, spheres.
 *
 * Within a piece of the stage every drawing glows, or darkens, as the piece stands to the question.
 */
export { Back, type BackKind } from './Back.tsx';
export { Card, LOW } from './Card.tsx';
export { Chip, type ChipForm } from './Chip.tsx';
export { cardsOf, isOfPlayers } from './facts.ts';
export { widestWord } from './fit.ts';
export { laidOf } from './laid.ts';
export { Mini } from './Mini.tsx';
export { Page } from './Page.tsx';
export { Sign } from './Sign.tsx';
export { cardTold, titleOf, wordFor } from './told.ts';

/** Prints random legal decks, which together hold every card, for matches that measure. */
import { randomDecks } from '../../../packages/games/lotr-tcg/test/random-decks.ts';

process.stdout.write(JSON.stringify(randomDecks('coverage', Number(process.argv[2] ?? 200))));

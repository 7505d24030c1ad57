import type { Language, Texts } from '@concilio/kernel';

/** The colours of the players, and their Armies by colour: how position files tell them apart. */

export const COLOURS = ['green', 'red', 'blue', 'yellow'] as const;

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Green', 'Red', 'Blue', 'Yellow'],
  es: ['Verde', 'Rojo', 'Azul', 'Amarillo'],
  ro: ['Verde', 'Roșu', 'Albastru', 'Galben'],
};

const ARMY: Readonly<Record<Language, (colour: string, number: number) => string>> = {
  en: (colour, number) => `${colour} Army ${number}`,
  es: (colour, number) => `Ejército ${colour} ${number}`,
  ro: (colour, number) => `Armata ${colour} ${number}`,
};

/** LOR-1.03 */
const ARMIES = 6;

export const colours = (language: Language): Texts =>
  Object.fromEntries(
    COLOURS.flatMap((colour, seat) => {
      const name = NAMES[language][seat] ?? colour;
      const armies = Array.from(
        { length: ARMIES },
        (_, place) => [`colour.army-${seat}-${place}`, ARMY[language](name, place + 1)] as const,
      );
      return [[`colour.${colour}`, name] as const, ...armies];
    }),
  );

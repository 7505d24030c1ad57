/** The position files of the game as its tests have them. They are data, and laid into the client as they are. */
export const texts = import.meta.glob<string>('../../../../games/lotr-board/positions/**/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

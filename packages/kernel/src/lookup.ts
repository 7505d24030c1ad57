/**
 * Finds constant content by its name: rules do this more often than anything else. What is not there is a fault of
 * the game's own data, so it is thrown and not returned.
 */
export function lookup<Item>(
  what: string,
  entries: readonly (readonly [string, Item])[],
): (name: string) => Item {
  const items = new Map(entries);
  if (items.size < entries.length) throw new Error(`Two of the same ${what}.`);
  return (name) => {
    const item = items.get(name);
    if (item === undefined) throw new Error(`There is no ${what} "${name}".`);
    return item;
  };
}

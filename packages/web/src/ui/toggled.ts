/** A value chosen, or given up if it was. */
export const toggled = <V>(values: readonly V[], value: V): readonly V[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

/** The unknowns of as many linear equations, by the way of Gauss and Jordan. */
export function solved(matrix: readonly (readonly number[])[], values: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, values[index] ?? 0]);
  for (const [pivot, row] of rows.entries()) {
    const by = row[pivot] ?? 1;
    for (const column of row.keys()) row[column] = (row[column] ?? 0) / by;
    for (const other of rows) {
      const times = other === row ? 0 : (other[pivot] ?? 0);
      if (times !== 0)
        for (const column of row.keys()) other[column] = (other[column] ?? 0) - times * (row[column] ?? 0);
    }
  }
  return rows.map((row) => row.at(-1) ?? 0);
}

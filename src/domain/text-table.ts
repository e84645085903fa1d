/** Lines of cells as a terminal shows them: every column as wide as its widest cell. */
export function textTable(lines: readonly (readonly string[])[]): string {
  const width = (column: number) => Math.max(...lines.map((cells) => (cells[column] ?? '').length));
  const written = (cells: readonly string[]) => cells.map((cell, column) => cell.padEnd(width(column))).join('  ');
  return lines.map((cells) => written(cells).trimEnd()).join('\n');
}

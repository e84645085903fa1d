import type { DocumentTable } from '#ports/printed-document.ts';
import {
  inks,
  innerWidth,
  keepRoom,
  margins,
  ornament,
  type Part,
  type Pdf,
  type Sheet,
  styles,
  use,
} from './sheet.ts';

const padding = { x: 6, y: 4 };

type Row = { readonly cells: readonly string[]; readonly isHead: boolean };
type Column = { readonly x: number; readonly width: number; readonly align: 'left' | 'right' };

function columnsOf(pdf: Pdf, { widths, align }: DocumentTable): readonly Column[] {
  const share = innerWidth(pdf) / widths.reduce((sum, width) => sum + width, 0);
  let x = margins.left;
  return widths.map((width, index) => {
    const column = { x, width: width * share, align: index === 0 ? ('left' as const) : align };
    x += column.width;
    return column;
  });
}

function styleOf({ isHead }: Row, index: number) {
  if (isHead) return styles.head;
  return index === 0 ? styles.label : styles.cell;
}

const textWidth = ({ width }: Column) => width - 2 * padding.x;

function heightOf(pdf: Pdf, row: Row, columns: readonly Column[]): number {
  const heights = columns.map((column, index) =>
    use(pdf, styleOf(row, index)).heightOfString(row.cells[index] ?? '', { width: textWidth(column) }),
  );
  return Math.max(...heights) + 2 * padding.y;
}

function drawCell(pdf: Pdf, row: Row, { column, index, top }: { column: Column; index: number; top: number }): void {
  use(pdf, styleOf(row, index)).text(row.cells[index] ?? '', column.x + padding.x, top + padding.y, {
    width: textWidth(column),
    align: column.align,
  });
}

function drawGround(pdf: Pdf, { isHead }: Row, { top, height }: { top: number; height: number }): void {
  const width = innerWidth(pdf);
  ornament(pdf, 'Layout', () => {
    if (isHead) pdf.rect(margins.left, top, width, height).fill(inks.mist);
    const bottom = top + height;
    pdf
      .moveTo(margins.left, bottom)
      .lineTo(margins.left + width, bottom)
      .lineWidth(0.5)
      .stroke(inks.line);
  });
}

/** Who hears the table is told which cells name a column or a row. */
function cellTag({ isHead }: Row, index: number) {
  if (isHead) return { tag: 'TH', scope: 'Column' };
  return index === 0 ? { tag: 'TH', scope: 'Row' } : { tag: 'TD', scope: undefined };
}

function drawRow(
  pdf: Pdf,
  row: Row,
  columns: readonly Column[],
  draw: (index: number, cell: () => void) => void,
): void {
  const height = heightOf(pdf, row, columns);
  const top = pdf.y;
  drawGround(pdf, row, { top, height });
  for (const [index, column] of columns.entries()) draw(index, () => drawCell(pdf, row, { column, index, top }));
  pdf.x = margins.left;
  pdf.y = top + height;
}

function addRow({ pdf }: Sheet, table: Part, row: Row, columns: readonly Column[]): void {
  const line = pdf.struct('TR');
  table.add(line);
  drawRow(pdf, row, columns, (index, cell) => {
    const { tag, scope } = cellTag(row, index);
    const options: Parameters<Pdf['struct']>[1] & { scope?: string } = scope ? { scope } : {};
    const part = pdf.struct(tag, options, [cell]);
    line.add(part);
    part.end();
  });
  line.end();
}

/** Rows are not torn; where a page ends, the next one names the columns anew. */
export function drawTable(sheet: Sheet, block: DocumentTable): void {
  const { pdf, root } = sheet;
  const columns = columnsOf(pdf, block);
  const table = pdf.struct('Table');
  root.add(table);
  const head: Row | undefined = block.head && { cells: block.head, isHead: true };
  if (head) {
    keepRoom(pdf, 2 * heightOf(pdf, head, columns));
    addRow(sheet, table, head, columns);
  }
  for (const cells of block.rows) {
    const row = { cells, isHead: false };
    const { page } = pdf;
    keepRoom(pdf, heightOf(pdf, row, columns));
    if (head && pdf.page !== page) repeatHead(pdf, head, columns);
    addRow(sheet, table, row, columns);
  }
  table.end();
  pdf.moveDown(0.6);
}

function repeatHead(pdf: Pdf, head: Row, columns: readonly Column[]): void {
  drawRow(pdf, head, columns, (_index, cell) => ornament(pdf, 'Pagination', cell));
}

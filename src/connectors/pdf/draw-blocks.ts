import type { DocumentBlock, PrintedDocument } from '#ports/printed-document.ts';
import { drawTable } from './draw-table.ts';
import { addPart, innerWidth, keepRoom, margins, type Sheet, styles, use } from './sheet.ts';

const lineGap = 2;
const indent = 18;

function drawHeading({ pdf, root }: Sheet, level: 2 | 3, text: string): void {
  // A heading does not stand alone at the foot of a page.
  keepRoom(pdf, 70);
  pdf.moveDown(level === 2 ? 0.7 : 0.3);
  addPart(pdf, root, `H${level}`, () => use(pdf, styles[level]).text(text, margins.left, pdf.y));
  pdf.moveDown(0.3);
}

function drawParagraph({ pdf, root }: Sheet, text: string): void {
  addPart(pdf, root, 'P', () => use(pdf, styles.text).text(text, margins.left, pdf.y, { lineGap }));
  pdf.moveDown(0.4);
}

function drawList({ pdf, root }: Sheet, { items, ordered }: Extract<DocumentBlock, { kind: 'list' }>): void {
  const list = pdf.struct('L');
  root.add(list);
  const width = innerWidth(pdf) - indent;
  for (const [index, text] of items.entries()) {
    keepRoom(pdf, use(pdf, styles.text).heightOfString(text, { width, lineGap }));
    const top = pdf.y;
    const item = pdf.struct('LI');
    list.add(item);
    addPart(pdf, item, 'Lbl', () => pdf.text(ordered ? `${index + 1}.` : '•', margins.left, top, { lineGap }));
    addPart(pdf, item, 'LBody', () => pdf.text(text, margins.left + indent, top, { width, lineGap }));
    item.end();
  }
  list.end();
  pdf.x = margins.left;
  pdf.moveDown(0.4);
}

function drawBlock(sheet: Sheet, block: DocumentBlock): void {
  switch (block.kind) {
    case 'heading':
      drawHeading(sheet, block.level, block.text);
      break;
    case 'paragraph':
      drawParagraph(sheet, block.text);
      break;
    case 'list':
      drawList(sheet, block);
      break;
    case 'table':
      drawTable(sheet, block);
      break;
  }
}

/** Begins where the pen stands, under the head of the first page. */
export function drawDocument(sheet: Sheet, { title, subtitle, blocks }: PrintedDocument): void {
  const { pdf, root } = sheet;
  addPart(pdf, root, 'H1', () => use(pdf, styles.title).text(title, margins.left, pdf.y));
  addPart(pdf, root, 'P', () => use(pdf, styles.subtitle).text(subtitle));
  pdf.moveDown(0.5);
  for (const block of blocks) drawBlock(sheet, block);
}

import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { PrintedDocument } from '#ports/printed-document.ts';
import { drawDocument } from './draw-blocks.ts';
import { drawLogo } from './draw-logo.ts';
import { fonts, innerWidth, margins, ornament, type Pdf, styles, use } from './sheet.ts';

export type PrintOptions = {
  /** The brand; it stands beside the logo too. */
  readonly author: string;
  /** Who speaks: title, address and register number, under every page. */
  readonly identityLine: string;
};

const footAbove = 40;

/** Only when all pages are drawn it is known how many there are. */
function drawFeet(pdf: Pdf, identityLine: string): void {
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
    // What stands below the margin would otherwise begin a page of its own.
    pdf.page.margins = { ...margins, bottom: 0 };
    const top = pdf.page.height - footAbove;
    const width = innerWidth(pdf);
    ornament(pdf, 'Pagination', () => {
      use(pdf, styles.foot).text(identityLine, margins.left, top, { width: width - 50, height: 24, ellipsis: true });
      pdf.text(`${index + 1} / ${count}`, margins.left, top, { width, align: 'right', lineBreak: false });
    });
  }
}

/** Typesets a document as a tagged PDF in Turkish. */
export async function printDocument(
  document: PrintedDocument,
  { author, identityLine }: PrintOptions,
): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: 'A4',
    layout: document.layout,
    margins,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'tr-TR',
    displayTitle: true,
    bufferPages: true,
    info: { Title: document.title, Author: author, Creator: author },
  });
  const printed = buffer(pdf);
  pdf.registerFont('plain', fonts.plain).registerFont('bold', fonts.bold);
  drawLogo(pdf, author);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  drawDocument({ pdf, root }, document);
  root.end();
  drawFeet(pdf, identityLine);
  pdf.end();
  return printed;
}

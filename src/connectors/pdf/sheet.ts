import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;
export type Part = ReturnType<Pdf['struct']>;

/** What is being drawn on, and the root that all parts of the document hang on. */
export type Sheet = { readonly pdf: Pdf; readonly root: Part };

const resolve = createRequire(import.meta.url).resolve;

/** A typeface with every Turkish letter. */
export const fonts = {
  plain: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};

export const inks = {
  text: '#10202F',
  soft: '#4A5B68',
  brand: '#0B5563',
  accent: '#F2B56B',
  line: '#DCE4E8',
  mist: '#F4F7F8',
  paper: '#FFFFFF',
};

export const margins = { top: 48, bottom: 64, left: 48, right: 48 };

export type Style = { readonly font: keyof typeof fonts; readonly size: number; readonly ink: string };

export const styles = {
  brand: { font: 'bold', size: 13, ink: inks.brand },
  title: { font: 'bold', size: 18, ink: inks.brand },
  subtitle: { font: 'plain', size: 10, ink: inks.soft },
  2: { font: 'bold', size: 12, ink: inks.brand },
  3: { font: 'bold', size: 10, ink: inks.text },
  text: { font: 'plain', size: 9.5, ink: inks.text },
  cell: { font: 'plain', size: 9, ink: inks.text },
  label: { font: 'plain', size: 9, ink: inks.soft },
  head: { font: 'bold', size: 9, ink: inks.text },
  foot: { font: 'plain', size: 7, ink: inks.soft },
} as const satisfies Record<string, Style>;

export function use(pdf: Pdf, { font, size, ink }: Style): Pdf {
  return pdf.font(font).fontSize(size).fillColor(ink);
}

export function innerWidth({ page }: Pdf): number {
  return page.width - margins.left - margins.right;
}

/** Begins a new page where so much room is not left. */
export function keepRoom(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - margins.bottom) pdf.addPage();
}

/** Draws what is there for the eye only; a reader's voice passes over it. */
export function ornament(pdf: Pdf, type: 'Layout' | 'Pagination', draw: () => void): void {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}

/** Adds a part with text to a parent, drawn at once. */
export function addPart(pdf: Pdf, parent: Part, tag: string, draw: () => void): void {
  const part = pdf.struct(tag, {}, [draw]);
  parent.add(part);
  part.end();
}

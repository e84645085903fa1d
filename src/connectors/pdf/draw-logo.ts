import { inks, margins, ornament, type Pdf, styles, use } from './sheet.ts';

/** The shield of the brand, on a square of 48. Same drawing as public/icons/icon.svg. */
const square = 48;
const shield =
  'M24 2 C30 6 36 8 42 8 A2 2 0 0 1 44 10 V23 C44 34 36.5 42 24 46 C11.5 42 4 34 4 23 V10 A2 2 0 0 1 6 8 C12 8 18 6 24 2 Z';
const upright = { x: 12.5, y: 12.5, width: 6, height: 22, radius: 1.5 };
const upperArm = 'M20.5 23.5 L28.8 13.2 A2 2 0 0 1 30.3 12.5 H34.8 A1 1 0 0 1 35.6 14.1 L28 23.5 Z';
const lowerArm = 'M20.5 23.5 L28.8 33.8 A2 2 0 0 0 30.3 34.5 H34.8 A1 1 0 0 0 35.6 32.9 L28 23.5 Z';

export const logoParts = [shield, upperArm, lowerArm] as const;

const size = 26;
const gap = 7;

/** Mark and name of the brand at the head of the first page, and the pen below it. */
export function drawLogo(pdf: Pdf, brand: string): void {
  const { left, top } = margins;
  const { x, y, width, height, radius } = upright;
  ornament(pdf, 'Layout', () => {
    pdf
      .save()
      .translate(left, top)
      .scale(size / square);
    pdf.path(shield).fill(inks.brand);
    pdf.roundedRect(x, y, width, height, radius).fill(inks.paper);
    pdf.path(upperArm).fill(inks.paper);
    pdf.path(lowerArm).fill(inks.accent);
    pdf.restore();
    use(pdf, styles.brand).text(brand, left + size + gap, top + 5, { lineBreak: false });
  });
  pdf.x = left;
  pdf.y = top + size + 10;
}

/** As the build's manifest knows it; cut by `npm run font`. */
export const fontSource = 'src/web/styles/font/figtree-turkish.woff2';

/**
 * The typeface, said in every page itself: styles may be exchanged below a page, and text keeps its letters. Pages do not wait
 * for it: who has no copy yet reads the first page in the system's letters.
 */
export const fontFace = (address: string) =>
  `@font-face{font-family:Figtree;font-weight:400 700;font-display:optional;src:url(${address})}`;

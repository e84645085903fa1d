/** A document of our own, before it is typeset. */
export type Paper = {
  readonly title: string;
  readonly subtitle: string;
  /** Wide tables lie on their side. */
  readonly layout: 'portrait' | 'landscape';
  readonly blocks: readonly PaperBlock[];
};

export type PaperBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | PaperTable;

/** The first cell of a row names it. */
export type PaperTable = {
  readonly kind: 'table';
  /** What the columns are called; undefined where the rows speak for themselves. */
  readonly head: readonly string[] | undefined;
  readonly rows: readonly (readonly string[])[];
  /** Shares of the width, one a column. */
  readonly widths: readonly number[];
  /** Where the cells behind the first stand: words to the left, figures to the right. */
  readonly align: 'left' | 'right';
};

/** Makes a PDF that can be searched, copied from and read aloud. */
export type PaperPrinter = { print(paper: Paper): Promise<Uint8Array> };

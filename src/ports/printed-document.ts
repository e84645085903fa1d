/** A document of our own, before it is typeset. */
export type PrintedDocument = {
  readonly title: string;
  readonly subtitle: string;
  /** Wide tables lie on their side. */
  readonly layout: 'portrait' | 'landscape';
  readonly blocks: readonly DocumentBlock[];
};

export type DocumentBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | DocumentTable;

/** The first cell of a row names it. */
export type DocumentTable = {
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
export type DocumentPrinter = { print(printed: PrintedDocument): Promise<Uint8Array> };

export const styles = ['rest', 'xml', 'pairs', 'poll', 'webhook', 'soap', 'robot', 'push'] as const;
export type Style = (typeof styles)[number];

/** One invented insurer, as data. */
export type Personality = {
  readonly code: string;
  readonly name: string;
  readonly style: Style;
  /** Milliseconds until half and until 95 of 100 answers are there. */
  readonly latency: { readonly p50: number; readonly p95: number };
  /** Its price relative to the market. */
  readonly price: number;
  /** Most instalments, and percent the total rises with each one after the third. */
  readonly installments: { readonly most: number; readonly rise: number };
  readonly paysBy: '3dNative' | 'redirect' | 'openAccount' | 'nothing';
  readonly validityMinutes: number;
  /** Factor on the price by province. */
  readonly provinceLoadings: Readonly<Record<number, number>>;
  /** Hours of Istanbul in which it answers; always where undefined. */
  readonly hours: { readonly from: number; readonly until: number } | undefined;
  /** Share of quotes that end in a fault of its own, and how. */
  readonly faults: { readonly share: number; readonly kind: 'error' | 'hang' };
  /** Share of proposals whose price it raises when they are bound. */
  readonly repriceShare: number;
  readonly quoteOnly: boolean;
  /** Whether it knows an order it carried out before; one that does not writes a second policy. */
  readonly knowsOrders: boolean;
  /** Whether coverages come with the price or must be asked for. */
  readonly coveragesInQuote: boolean;
  /** Its word for the package, where it has one of its own. */
  readonly packagePrefix: string;
  readonly remark: string | undefined;
};

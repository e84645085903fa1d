export type QuoteModel = Readonly<Record<string, unknown>>;

/** The first step's answers as they were sent, and the quotation that was opened with them. */
export type KeptModel = { readonly model: QuoteModel; readonly headerGuid: string | undefined };

const keyOf = (quotePath: string) => `quote:${quotePath}`;

/** Kept for this tab only, so that a reload goes on where it was. */
export function keepModel(quotePath: string, kept: KeptModel): void {
  try {
    sessionStorage.setItem(keyOf(quotePath), JSON.stringify(kept));
  } catch {
    // Storage may be closed to the site or full; a reload then begins anew.
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function readModel(quotePath: string): KeptModel | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(quotePath)) ?? 'null');
    if (!isRecord(kept) || !isRecord(kept.model)) return undefined;
    const { NationalNumber, PassportNumber, Phone } = kept.model;
    if (typeof (NationalNumber ?? PassportNumber) !== 'string' || typeof Phone !== 'string') return undefined;
    return { model: kept.model, headerGuid: typeof kept.headerGuid === 'string' ? kept.headerGuid : undefined };
  } catch {
    return undefined;
  }
}

import type { WireInsured } from '#contracts/calls/insured.ts';
import type { Insured } from '#domain/risks/insured.ts';

export function wireInsured({ kind, title, detail }: Insured): WireInsured {
  return { Kind: kind, Title: title, Detail: detail };
}

/** What calls of vehicle lines name beside it; other things have no plate. */
export function plateOf({ kind, key }: Insured): string | null {
  return kind === 'vehicle' ? key : null;
}

import type { WireInsured } from '#contracts/calls/insured.ts';
import type { Insured } from '#domain/risks/insured.ts';

export function wireInsured({ kind, title, detail }: Insured): WireInsured {
  return { Kind: kind, Title: title, Detail: detail };
}

import { z } from 'zod';
import type { SanctionsRegistry } from '#ports/registries.ts';
import type { Reply } from '../http.ts';
import { readJson } from '../json.ts';

export type SanctionsAnswer = Awaited<ReturnType<SanctionsRegistry['check']>>;

const reply = z.object({ sonuc: z.enum(['TEMIZ', 'ESLESME']) });

/** Only a plain 'clear' is clear. */
export function readCheck({ status, text }: Reply): SanctionsAnswer {
  switch (status === 200 ? readJson(text, reply)?.sonuc : undefined) {
    case 'TEMIZ':
      return { kind: 'clear' };
    case 'ESLESME':
      return { kind: 'hit' };
    case undefined:
      return { kind: 'unavailable' };
  }
}

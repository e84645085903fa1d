import type { LineKey } from '#domain/lines.ts';
import type { Wished } from '#messages/review-notes.ts';
import { quotedKind } from './quoted-lines.ts';

/** Of a phone insurers want to see photos, of all else papers. */
export function wantedForReview(line: LineKey): Wished {
  return quotedKind(line) === 'device' ? 'photos' : 'papers';
}

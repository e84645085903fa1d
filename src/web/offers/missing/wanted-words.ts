import { quotedKind } from '#catalog/risks/quoted-lines.ts';
import { type ReviewDocumentTexts, reviewDocumentTexts as texts } from '#messages/review-documents.ts';
import type { OfferView } from '../../offer/offer-view.ts';

/** Of a phone insurers want to see photos, of all else papers. */
export function wantedWords({ line }: Pick<OfferView, 'line'>): ReviewDocumentTexts {
  return quotedKind(line) === 'device' ? texts.photos : texts.papers;
}

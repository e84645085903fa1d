import { formatLira } from '#domain/money.ts';
import type { MailedOffer } from '#messages/offer-mail.ts';
import type { InsurerCapabilities } from '#ports/insurer.ts';
import type { OfferChanges } from '#ports/quotations.ts';
import { momentText } from '../document/moment-text.ts';

type Ports = { readonly panel: readonly InsurerCapabilities[] };

/** The prices of the line that was asked for as a mail lists them, cheapest first; only those that hold after a moment. */
export function mailedPrices(
  { panel }: Ports,
  { rows, line }: Pick<OfferChanges, 'rows' | 'line'>,
  after = new Date(0),
): readonly MailedOffer[] {
  return rows
    .flatMap((row) => (row.line === line && row.state === 'active' && row.offer ? [{ ...row, offer: row.offer }] : []))
    .filter(({ offer }) => offer.validUntil > after)
    .sort((one, other) => one.offer.gross - other.offer.gross)
    .map(({ insurer, offer }) => ({
      insurer: panel.find(({ code }) => code === insurer)?.name ?? insurer,
      packageName: offer.packageName,
      gross: formatLira(offer.gross),
      validUntil: momentText(offer.validUntil),
    }));
}

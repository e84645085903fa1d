import { lines } from '#catalog/lines/index.ts';
import { insuredRow } from '#catalog/risks/insured-row.ts';
import type { OwnQuotation } from '#contracts/calls/my-offers.ts';
import { formatDay, formatMoment } from '#domain/dates.ts';

/** 'DD.MM.YYYY HH:mm' on Istanbul's clocks. */
export function momentText(moment: string): string {
  const [day = '', clock = ''] = formatMoment(new Date(moment)).split(' ');
  return `${formatDay(day)} ${clock}`;
}

export const dayText = (moment: string) => momentText(moment).slice(0, 10);

/** What a quotation is for, in words: of a vehicle the plate, then what it is. */
export function quotationNames({ Line, Insured: { Kind, Title, Detail } }: Pick<OwnQuotation, 'Line' | 'Insured'>) {
  const insured = insuredRow({ kind: Kind, title: Title, detail: Detail });
  return { line: lines[Line].name, insured, more: insured.includes(Title) ? undefined : Title };
}

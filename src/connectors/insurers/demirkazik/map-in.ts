import { z } from 'zod';
import type { Failed, InsurerOffer } from '#ports/insurer.ts';
import { turkishMoment, turkishMoney } from '../default/amounts.ts';
import { readTurkishCoverage } from '../default/coverages.ts';
import { failed, failedByStatus } from '../default/failed.ts';
import { pdfOfBody } from '../default/pdf.ts';
import type { WireReply } from '../default/transport.ts';
import type { MapIn } from '../default/wire.ts';
import { coverageLabels } from './coverage-labels.ts';
import { foreignPriceOf, personPricesOf } from './prices.ts';
import { listed, readScreen, type Screen } from './screen.ts';

const plan = z.string().transform((text) => {
  const [count = '', total] = text.split('x ');
  return { count: Number(count), gross: turkishMoney.parse(total) };
});
const columns = z.tuple([
  z.string().min(1),
  z.string(),
  z.string(),
  turkishMoney,
  turkishMoney,
  turkishMoment,
  z.string(),
  z.string(),
]);

function offerOf(cells: readonly string[], screen: Screen): InsurerOffer {
  const [proposalNumber, packageCode, packageName, net, gross, validUntil, plans, warnings] = columns.parse(cells);
  const installments = listed(plans).map((text) => plan.parse(text));
  return {
    proposalNumber,
    packageCode,
    packageName,
    net,
    gross,
    validUntil,
    installments,
    coverages: undefined,
    warnings: listed(warnings),
    personPrices: personPricesOf(screen, proposalNumber),
    foreignPrice: foreignPriceOf(screen, proposalNumber),
  };
}

function screenOf({ body }: WireReply): Screen {
  return readScreen(body.toString('utf8'));
}

/** A message instead of what was asked for; a page with neither is not one we know. */
function refused({ message }: Screen): { kind: 'declined'; reason: string } | Failed {
  if (!message) return failed('unreadable');
  return message.kind === 'kapali' ? failed('closed') : { kind: 'declined', reason: message.text };
}

export const read: MapIn = {
  failure: ({ status }) => failedByStatus(status),
  quote: (reply) => {
    const screen = screenOf(reply);
    const rows = screen.table('teklifler');
    return rows ? { kind: 'offers', offers: rows.map((cells) => offerOf(cells, screen)) } : refused(screen);
  },
  coverage: (reply) => {
    const screen = screenOf(reply);
    const rows = screen.table('teminatlar');
    if (!rows) return refused(screen);
    const coverages = rows.flatMap(([label = '', worth = '']) => {
      const key = coverageLabels.get(label);
      return key ? [{ key, value: readTurkishCoverage(worth) }] : [];
    });
    return { kind: 'coverages', coverages };
  },
  issue: (reply) => refused(screenOf(reply)),
  status: (reply) => (screenOf(reply).message?.kind === 'yok' ? { kind: 'unknown' } : failed('unreadable')),
  cancel: (reply) => refused(screenOf(reply)),
  document: (reply) => pdfOfBody(reply) ?? refused(screenOf(reply)),
};

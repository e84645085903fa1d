import { istanbulToday } from '#domain/dates.ts';
import { type QuotationStage, quotationStage } from '#domain/quote/quotation-stage.ts';
import type { QuotationSummary } from '#ports/quotations.ts';
import type { QuotationPorts } from './ports.ts';

/** As many as a person looks through; older ones have long run out. */
const most = 50;

export type OwnQuotation = QuotationSummary & { readonly stage: QuotationStage };

/** Only what can be bought here counts. */
export function sellersIn({ panel }: Pick<QuotationPorts, 'panel'>): readonly string[] {
  return panel.filter(({ displayMode }) => displayMode === 'buyable').map(({ code }) => code);
}

export function withStage(summary: QuotationSummary, now: Date): OwnQuotation {
  return { ...summary, stage: quotationStage(summary.counts, { startIsPast: summary.start < istanbulToday(now) }) };
}

type Ports = Pick<QuotationPorts, 'accounts' | 'clock' | 'panel' | 'quotations'>;

/** What the account asked for under its proven phone and its holder's number, the newest first. */
export async function ownQuotations(ports: Ports, accountId: string): Promise<readonly OwnQuotation[]> {
  const account = await ports.accounts.read(accountId);
  if (account?.phoneVerifiedAt === undefined) return [];
  const now = ports.clock.now();
  const summaries = await ports.quotations.ownSummaries(account, { insurers: sellersIn(ports), now, most });
  return summaries.map((summary) => withStage(summary, now));
}

import { lines } from '#catalog/lines/index.ts';
import { istanbulToday } from '#domain/dates.ts';
import type { LineKey } from '#domain/lines.ts';
import type { RiskKind } from '#domain/risks/risk.ts';
import type { OfferChanges, OfferRow } from '#ports/quotations.ts';
import { keepLimits, type Limited } from '../keep-limits.ts';
import type { Viewer } from '../ports.ts';
import { type PanelMember, panelOf, readPanel } from './panel.ts';
import type { QuotationPorts } from './ports.ts';
import { type AccessPorts, type NoAccess, readQuotation } from './read-quotation.ts';

export type AskAgainRequest = {
  readonly headerGuid: string;
  /** Lines of the page that asks; a quotation of another page is not found there. */
  readonly pageLines: readonly LineKey[];
  /** One line of the quotation; all of them where undefined. */
  readonly line: LineKey | undefined;
  /** Whom to ask again: an insurer, whose package it is, or everybody. Where none is told the panel is only read. */
  readonly insurer: string | undefined;
  readonly packageId: string | undefined;
  readonly everybody?: boolean;
};

export type AskAgainAnswer =
  | Limited
  | NoAccess
  | { readonly kind: 'notAsked' | 'startIsPast'; readonly risk: RiskKind }
  /** Nobody of those who were meant is asked now. */
  | { readonly kind: 'switchedOff' }
  | { readonly kind: 'panel'; readonly panel: readonly PanelMember[] };

type Ports = AccessPorts & Pick<QuotationPorts, 'panel' | 'switches' | 'limits' | 'limitFactor'>;

/** The rows that a request means. A package that stands there no longer, or with another insurer, means none. */
function meantRows({ rows }: OfferChanges, { insurer, packageId, line }: AskAgainRequest): readonly OfferRow[] {
  return rows.filter(
    (row) =>
      (insurer === undefined || row.insurer === insurer) &&
      (packageId === undefined || row.offer?.packageId === packageId) &&
      (line === undefined || row.line === line),
  );
}

/** Has an insurer asked once more where it failed or its price ran out. What it has answered stands. */
export async function askAgain(ports: Ports, request: AskAgainRequest, viewer: Viewer): Promise<AskAgainAnswer> {
  const { headerGuid: id, pageLines, insurer, packageId, everybody = false } = request;
  const { quotations, clock } = ports;
  const asks = everybody || insurer !== undefined || packageId !== undefined;
  if (asks) {
    const limited = await keepLimits(ports, 'askPanel', viewer);
    if (limited) return limited;
  }
  const access = await readQuotation(ports, id, viewer);
  if (access.kind !== 'found') return access;
  const { quotation } = access;
  if (!pageLines.includes(quotation.line)) return { kind: 'notFound' };
  if (!asks) return { kind: 'panel', panel: await readPanel(ports, id) };

  const changes = await quotations.changes(id, undefined);
  if (!quotation.asked || !changes) return { kind: 'notAsked', risk: quotation.found.kind };
  const wanted = panelOf(ports, { ...changes, rows: meantRows(changes, request) });
  if (wanted.length === 0) return { kind: 'notFound' };
  const askable = wanted.filter((member) => !ports.switches.isOff(member.insurer, member.line));
  if (askable.length === 0) return { kind: 'switchedOff' };
  const now = clock.now();
  if (quotation.asked.start < istanbulToday(now)) return { kind: 'startIsPast', risk: quotation.found.kind };
  const windowMs = lines[quotation.line].offerSeconds * 1_000;
  for (const member of askable) {
    await quotations.askAgain(id, { insurer: member.insurer, line: member.line, now, windowMs });
  }
  return { kind: 'panel', panel: await readPanel(ports, id) };
}

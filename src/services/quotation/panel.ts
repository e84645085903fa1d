import { addOnsOf } from '#catalog/lines/add-ons.ts';
import type { LineKey } from '#domain/lines.ts';
import type { OfferState } from '#domain/quote/offer-state.ts';
import type { OfferChanges, OfferRow } from '#ports/quotations.ts';
import type { QuotationPorts } from './ports.ts';

export type PanelMember = {
  readonly insurer: string;
  readonly name: string;
  readonly line: LineKey;
  readonly state: OfferState;
};

/** An insurer with several packages stands where its best one stands. */
const bestFirst: readonly OfferState[] = ['waiting', 'active', 'review', 'expired', 'declined', 'failed'];

function better(one: OfferState, other: OfferState): OfferState {
  return bestFirst.indexOf(one) <= bestFirst.indexOf(other) ? one : other;
}

function standing(members: ReadonlyMap<string, PanelMember>, { line, insurer, state }: OfferRow): OfferState {
  const known = members.get(`${line}/${insurer}`);
  return known ? better(known.state, state) : state;
}

/** Every insurer that was asked, once for each line: the main line first, then the add-ons, in the order of the panel. */
export function panelOf(
  { panel }: Pick<QuotationPorts, 'panel'>,
  { line: mainLine, rows }: Pick<OfferChanges, 'line' | 'rows'>,
): readonly PanelMember[] {
  const members = new Map<string, PanelMember>();
  for (const row of rows) {
    const { line, insurer } = row;
    const name = panel.find(({ code }) => code === insurer)?.name ?? insurer;
    members.set(`${line}/${insurer}`, { insurer, name, line, state: standing(members, row) });
  }
  const lineOrder = [mainLine, ...addOnsOf(mainLine)];
  const place = ({ line, insurer }: PanelMember) =>
    lineOrder.indexOf(line) * panel.length + panel.findIndex(({ code }) => code === insurer);
  return [...members.values()].sort((one, other) => place(one) - place(other));
}

/** Where each asked insurer stands; nobody before the panel is asked. */
export async function readPanel(
  ports: Pick<QuotationPorts, 'panel' | 'quotations'>,
  id: string,
): Promise<readonly PanelMember[]> {
  const changes = await ports.quotations.changes(id, undefined);
  return changes ? panelOf(ports, changes) : [];
}

import { resolveLineKey } from '#domain/lines.ts';
import { bireyselFlow } from './bireysel.ts';
import { daskFlow } from './dask.ts';
import type { Flow } from './flow.ts';
import { kaskoFlow } from './kasko.ts';
import { konutFlow } from './konut.ts';
import { petsaglikFlow } from './petsaglik.ts';
import { seyahatFlow } from './seyahat.ts';
import { tamamlayiciFlow } from './tamamlayici.ts';
import { telefonFlow } from './telefon.ts';
import { trafikFlow, trafikGuestFlows } from './trafik.ts';
import { yabanciFlow } from './yabanci.ts';

/** One flow per quote page. */
export const flows: readonly Flow[] = [
  kaskoFlow,
  trafikFlow,
  tamamlayiciFlow,
  yabanciFlow,
  bireyselFlow,
  daskFlow,
  konutFlow,
  seyahatFlow,
  telefonFlow,
  petsaglikFlow,
];

/** The flow that runs at a quote address; a guest in its query string has one of its own. */
export function flowAt(quotePath: string): Flow {
  const [path = '', query = ''] = quotePath.split('?');
  const asked = new URLSearchParams(query);
  const line = resolveLineKey(asked.get('line') ?? '');
  const secondHand = asked.get('secondHand') === '1';
  const guests: readonly Flow[] = trafikGuestFlows;
  const found =
    guests.find((guest) => guest.path === path && guest.line === line && (guest.secondHand ?? false) === secondHand) ??
    flows.find((known) => known.path === path);
  if (!found) throw new Error(`No flow runs at ${path}`);
  return found;
}

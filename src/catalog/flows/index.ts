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
import { trafikFlow, yabanciTrafikFlow, yesilKartFlow } from './trafik.ts';
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

/** Flows of guest lines that ask something else than the page's own. */
const guestFlows: readonly Flow[] = [yabanciTrafikFlow, yesilKartFlow];

/** The flow that runs at a quote address; a guest line in its query string may have one of its own. */
export function flowAt(quotePath: string): Flow {
  const [path = '', query = ''] = quotePath.split('?');
  const line = resolveLineKey(new URLSearchParams(query).get('line') ?? '');
  const found =
    guestFlows.find((guest) => guest.path === path && guest.line === line) ??
    flows.find((known) => known.path === path);
  if (!found) throw new Error(`No flow runs at ${path}`);
  return found;
}

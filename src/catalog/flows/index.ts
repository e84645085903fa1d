import { bireyselFlow } from './bireysel.ts';
import { daskFlow } from './dask.ts';
import type { Flow } from './flow.ts';
import { kaskoFlow } from './kasko.ts';
import { konutFlow } from './konut.ts';
import { petsaglikFlow } from './petsaglik.ts';
import { seyahatFlow } from './seyahat.ts';
import { tamamlayiciFlow } from './tamamlayici.ts';
import { telefonFlow } from './telefon.ts';
import { trafikFlow } from './trafik.ts';
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

/** The flow that runs at a quote address, with or without its query string. */
export function flowAt(quotePath: string): Flow {
  const path = quotePath.split('?')[0];
  const flow = flows.find((known) => known.path === path);
  if (!flow) throw new Error(`No flow runs at ${path}`);
  return flow;
}

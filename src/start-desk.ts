import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import type { Config } from '#config/config.ts';
import { sandboxOperator } from '#config/environment.ts';
import { deskAssets, deskEntry } from '#config/programs.ts';
import { buildDesk } from '#desk/app.ts';
import type { DrawDesk } from '#desk/views/draw.tsx';
import { ensureOperator } from '#services/desk/add-operator.ts';
import type { Backbone, Stop } from '#wiring/backbone.ts';
import { deskPorts } from '#wiring/desk.ts';
import { listen } from './listen.ts';

async function openScreens(): Promise<DrawDesk> {
  if (!existsSync(deskEntry)) throw new Error('The desk is not built. Run npm start, or npm run build before this.');
  const { draw } = (await import(pathToFileURL(deskEntry).href)) as { readonly draw: DrawDesk };
  return draw;
}

/** The agency's desk, on a port of its own. In the sandbox somebody works there whose keys are told. */
export async function startDesk(
  { desk, appEnv, trustedProxies }: Config,
  { backbone, log }: { readonly backbone: Backbone; readonly log: Logger },
  stops: Stop[],
): Promise<Readonly<Record<string, string>>> {
  if (!desk) return {};
  const ports = deskPorts(backbone.pools.desk, backbone.ports.desk);
  const app = await buildDesk({
    ports,
    draw: await openScreens(),
    assetsDir: deskAssets,
    logger: log,
    trustedProxies,
    isDatabaseAway: backbone.outages.notices,
  });
  stops.push(() => app.close());
  const address = await listen(app, { variable: 'DESK_PORT', ...desk });
  if (appEnv !== 'sandbox') return { desk: address };
  const { name, password } = sandboxOperator;
  const secret = await ensureOperator(ports, { name, password, roles: ['read', 'service', 'money'] });
  return {
    desk: `${address}  (${secret === undefined ? `operator ${name} is disabled` : `${name} / ${password}, TOTP ${secret}`})`,
  };
}

import { loadConfig } from '#config/config.ts';
import { sendToApi, sendToProxy } from '#testing/calls/send-all.ts';
import { everyField } from '#testing/calls/variations.ts';
import { Members, openBuyers } from '#testing/calls/world.ts';
import { freePort } from '#testing/free-port.ts';
import { prepareProduct, startDatabase, startSandboxAlone } from '#testing/trial/processes.ts';
import { type Standing, whileStanding } from '#testing/trial/while-standing.ts';
import { seedOfTrial } from '../seeded.ts';
import { apiDoor, sendOver } from './over-http.ts';

const count = Number(process.env.CHAOS_CALLS ?? 10_000);
const proxied = Math.ceil(count / 10);
const atOnce = 6;
/** Limits per visitor stay: what they hide is seen by the next one. */
const buyersPerThousand = 6;

const { siteAccessToken } = loadConfig({});

async function sendAll(standing: Standing): Promise<boolean> {
  const seed = seedOfTrial();
  console.log(`CHAOS_SEED=${seed}`);
  const began = performance.now();
  const server = await startDatabase(standing);
  const sandbox = await startSandboxAlone(standing, 'brisk');
  const [port, apiPort] = [await freePort(), await freePort()];
  const product = prepareProduct(standing, {
    ROLE: 'web,api,worker',
    DATABASE_URL: server.url,
    PORT: String(port),
    API_PORT: String(apiPort),
    SANDBOX_PORT: String(sandbox.port),
    LIMIT_FACTOR: '1000',
  });
  if (!(await product.start())) throw new Error('The product did not start');
  const api = `http://127.0.0.1:${apiPort}`;
  const door = apiDoor(api, `http://127.0.0.1:${sandbox.port}`, siteAccessToken);
  const buyers = await openBuyers(door, Math.ceil((count * buyersPerThousand) / 1000), new Date());
  const members = new Members(door);
  const direct = await sendToApi({
    seed,
    atOnce,
    sweep: everyField(['text', 'day', 'key', 'number', 'other']),
    count,
    send: sendOver(api),
    siteToken: siteAccessToken,
    buyers,
    members,
  });
  const site = sendOver(`http://localhost:${port}`);
  const through = await sendToProxy({ seed, atOnce, sweep: [], count: proxied, send: site });
  console.log([...direct.lines('API'), ...through.lines('proxy')].join('\n'));
  console.log(`${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
  return direct.violations.length + through.violations.length === 0;
}

/** Mutations of the API's own examples against the running product: no fault, always the envelope, in time, in Turkish. */
export const chaosCalls = (): Promise<boolean> => whileStanding(sendAll);

import { readStarter } from './read-starter.ts';
import { type StartData, startDataPath } from './start-data.ts';
import { bringWholeStyles } from './whole-styles.ts';

const addressOf = (file: string) => `/assets/${file}.js`;

/**
 * Brings a file into the browser's cache without running it: browsers never ask again for a module that they could not have
 * once. From there it is compiled beside the page, which a file that a link preloaded is not.
 */
async function bring(file: string): Promise<void> {
  const reply = await fetch(addressOf(file));
  if (!reply.ok) throw new Error(`${file} was answered with ${reply.status}`);
  await reply.arrayBuffer();
}

async function askForData(version: string): Promise<StartData> {
  const path = encodeURIComponent(location.pathname + location.search);
  const reply = await fetch(`${startDataPath}/${version}?path=${path}`);
  if (!reply.ok) throw new Error(`The page's data was answered with ${reply.status}`);
  return (await reply.json()) as StartData;
}

/** A turn in which the browser answers keys and presses. */
const giveWay = () => new Promise((resolve) => setTimeout(resolve));

const load = (file: string): Promise<unknown> => import(/* @vite-ignore */ file);

async function begin(): Promise<void> {
  const starter = readStarter();
  if (!starter) return;
  const [data] = await Promise.all([askForData(starter.version), bringWholeStyles(), ...starter.files.map(bring)]);
  const { context, state, routes, manifest, entry } = data;
  // Each file runs by itself, after those it stands on: who types meanwhile never waits for all of them.
  for (const file of starter.files.map(addressOf)) {
    if (file !== entry) await load(file);
    await giveWay();
  }
  const [, ...modules] = await Promise.all([load(manifest), ...Object.values(routes).map(load)]);
  window.__reactRouterRouteModules = Object.fromEntries(Object.keys(routes).map((id, at) => [id, modules[at]]));
  window.__reactRouterContext = { ...context, isStill: true, stream: new Blob([state]).stream() };
  await load(entry);
}

let started: Promise<void> | undefined;

/** Starts the application, once. Where it could not be had, the next call tries again. */
export function startApp(): Promise<void> {
  started ??= begin().catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  return started;
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { insurerConnectors } from '#connectors/insurers/index.ts';
import type { Insurer } from '#ports/insurer.ts';
import { demoCredentials } from '#sandbox/insurers/credentials.ts';

export const insurerCodes = Array.from({ length: 16 }, (_, index) => String(801 + index));

/** Starts sixteen insurers that speak as one of the sandbox does, in a process of their own. */
export async function startInsurers(): Promise<{ urls: readonly string[]; stop(): void }> {
  const child = fork(join(import.meta.dirname, 'insurer-server.ts'), { execArgv: [] });
  const [urls] = (await once(child, 'message')) as [readonly string[]];
  return { urls, stop: () => void child.kill() };
}

/** The same protocol sixteen times: what is measured is the engine, not the variety of protocols. */
export function connectBenchInsurers(urls: readonly string[]): readonly Insurer[] {
  const [connector] = insurerConnectors;
  const own = connector.capabilities.code;
  return insurerCodes.map((code, index) => {
    const baseUrl = `${urls[index]}/insurers/${own}`;
    const insurer = connector.connect({ baseUrl, credentials: demoCredentials(own) });
    return { ...insurer, capabilities: { ...insurer.capabilities, code } };
  });
}

import type { HistoryRegistry } from '#ports/registries.ts';
import { asker, type RegistryOptions, xmlBody } from '../http.ts';
import { readHistory } from './map-in.ts';
import { writeHistoryQuery } from './map-out.ts';

/** The insurers' information centre: plain XML. */
export function historyRegistry(options: RegistryOptions): HistoryRegistry {
  const ask = asker(options);
  return {
    async history(query, signal) {
      const reply = await ask('/history', { body: xmlBody(writeHistoryQuery(query)), signal });
      return reply === undefined ? { kind: 'unavailable' } : readHistory(reply);
    },
  };
}

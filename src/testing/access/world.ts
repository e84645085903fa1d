import { startTestApi } from '../api-client.ts';
import { otherMember, provenVisitor, settledMember } from './people.ts';
import { watchStatements } from './statements.ts';

/** Somebody who has everything there is to have here, and two who want to know of it. */
export async function startAccessWorld(serverUrl: string) {
  const api = await startTestApi(serverUrl, { insurers: true, jobs: true });
  const owner = await settledMember(api);
  const strangers = { 'another member': await otherMember(api), 'a visitor': await provenVisitor(api) };
  return { api, owner, strangers, during: watchStatements(api.database.$client) };
}
export type AccessWorld = Awaited<ReturnType<typeof startAccessWorld>>;

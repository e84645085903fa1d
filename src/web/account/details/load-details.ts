import { data } from 'react-router';
import type { HttpLayer } from '../../http/http-layer.ts';

export type LoadedDetails = Awaited<ReturnType<typeof loadDetails>>;

export async function loadDetails(http: HttpLayer) {
  const [client, sessions] = await Promise.all([http.call('clientInfo'), http.call('listSessions')]);
  if (!client?.Success) throw data(null, { status: 503 });
  return {
    client: client.Data,
    sessions: sessions?.Success ? sessions.Data : null,
  };
}

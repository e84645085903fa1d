import { data } from 'react-router';
import type { HttpLayer } from '../../http/http-layer.ts';

export type LoadedDetails = Awaited<ReturnType<typeof loadDetails>>;

export async function loadDetails(http: HttpLayer) {
  const [client, sessions] = await Promise.all([http.call('clientInfo'), http.call('listSessions')]);
  if (!client?.Success) throw data(null, { status: 503 });
  const { NationalNumber, Phone } = client.Data;
  const agreements = await http.call('agreementCheck', { NationalNumber, Phone });
  return {
    client: client.Data,
    texts: agreements?.Success ? agreements.Data.Texts : null,
    sessions: sessions?.Success ? sessions.Data : null,
  };
}

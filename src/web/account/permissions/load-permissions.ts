import type { HttpLayer } from '../../http/http-layer.ts';
import { loadList } from '../../lists/list-slice.ts';

export type LoadedPermissions = Awaited<ReturnType<typeof loadPermissions>>;

async function loadTexts(http: HttpLayer) {
  const client = await http.call('clientInfo');
  if (!client?.Success) return null;
  const { NationalNumber, Phone } = client.Data;
  const agreements = await http.call('agreementCheck', { NationalNumber, Phone });
  return agreements?.Success ? agreements.Data.Texts : null;
}

/** Each part may be missing by itself: who cannot see the messages can take back a permission all the same. */
export async function loadPermissions(http: HttpLayer) {
  const [consents, messages, texts] = await Promise.all([
    http.call('myConsents'),
    loadList(http, { ask: (over) => over.call('myMessages') }),
    loadTexts(http),
  ]);
  return { permissions: consents?.Success ? consents.Data : null, messages, texts };
}

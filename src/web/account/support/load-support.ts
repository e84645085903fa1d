import type { HttpLayer } from '../../http/http-layer.ts';
import type { AccountAddress } from '../account-address.ts';

export type LoadedSupport = Awaited<ReturnType<typeof loadSupport>>;

export async function loadSupport(http: HttpLayer, _place: Extract<AccountAddress, { tab: 'support' }>) {
  const reply = await http.call('supportList');
  return reply?.Success ? reply.Data : null;
}

import type { HttpLayer } from '../../http/http-layer.ts';

export type LoadedPermissions = Awaited<ReturnType<typeof loadPermissions>>;

export async function loadPermissions(http: HttpLayer) {
  const reply = await http.call('myConsents');
  return reply?.Success ? reply.Data : null;
}

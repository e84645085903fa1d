import type { HttpLayer } from '../../http/http-layer.ts';

export type LoadedOverview = Awaited<ReturnType<typeof loadOverview>>;

export async function loadOverview(http: HttpLayer) {
  const reply = await http.call('myPolicies');
  return reply?.Success ? reply.Data : null;
}

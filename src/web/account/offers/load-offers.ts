import type { HttpLayer } from '../../http/http-layer.ts';

export type LoadedOffers = Awaited<ReturnType<typeof loadOffers>>;

export async function loadOffers(http: HttpLayer) {
  const reply = await http.call('myOffers');
  return reply?.Success ? reply.Data : null;
}

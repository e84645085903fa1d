import type { HttpLayer } from '../../http/http-layer.ts';

export type LoadedData = Awaited<ReturnType<typeof loadData>>;

export async function loadData(http: HttpLayer) {
  const reply = await http.call('deletionPreview');
  return reply?.Success ? reply.Data : null;
}

import type { HttpLayer } from '../../http/http-layer.ts';

export type LoadedFiles = Awaited<ReturnType<typeof loadFiles>>;

export async function loadFiles(http: HttpLayer) {
  const reply = await http.call('listSessions');
  return reply?.Success ? reply.Data : null;
}

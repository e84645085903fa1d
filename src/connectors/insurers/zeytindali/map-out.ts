import { postJson, quoteBody, restOut } from '../default/rest/out.ts';
import type { WireRequest } from '../default/transport.ts';
import type { MapOut } from '../default/wire.ts';
import { dialect } from './client.ts';

/** A quote is a job that is handed in and fetched later. */
export const out: MapOut = {
  ...restOut(dialect),
  quote: (request) => postJson('/isler', quoteBody(request, dialect), dialect),
};

export function askJob(jobId: string): WireRequest {
  return { method: 'GET', path: `/isler/${encodeURIComponent(jobId)}` };
}

import { loadConfig } from '#config/config.ts';
import { site } from '#config/site.ts';

const { siteAccessToken } = loadConfig({});

export type Reply = { readonly Success: boolean; readonly StatusCode: number; readonly Data: unknown };

/** The site's own calls to the API, for one visitor; undefined while nobody answers. */
export function siteCalls(apiPort: number, visitor: string) {
  return async (path: string, model: object): Promise<Reply | undefined> => {
    try {
      const reply = await fetch(`http://127.0.0.1:${apiPort}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${siteAccessToken}` },
        body: JSON.stringify({ ...model, visitor, FromPlace: site.originCode, Source: site.source }),
        signal: AbortSignal.timeout(30_000),
      });
      return (await reply.json()) as Reply;
    } catch {
      return undefined;
    }
  };
}

import { addresses } from '#contracts/addresses.ts';
import type { HttpLayer, Reply } from './http-layer.ts';
import { proofAskedBy, waitForProof } from './proof-desk.ts';
import { readReply } from './read-reply.ts';

const timeoutMs = 180_000;

/** Calls of the browser go to the site's own proxy, which alone knows addresses and the site token. */
export const plainHttp: HttpLayer = {
  async call(id, ...[model = {}]) {
    const { path, methods } = addresses[id];
    // Secret fields are encrypted where a model names the token they are encrypted under.
    const query = new URLSearchParams({ endpoint: path, isJson: '1', ...('Guid' in model ? { isEnc: '1' } : {}) });
    const body = methods[0] === 'GET' ? { ...model, method: 'GET' } : model;
    try {
      const response = await fetch(`/api/proxy?${query}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      });
      return readReply(await response.text()) as Reply<typeof id>;
    } catch {
      return undefined;
    }
  },
};

/** The same, but a call for which the phone must be proven again waits for that: whoever made it goes on where it was. */
export const browserHttp: HttpLayer = {
  async call(id, ...model) {
    for (;;) {
      const reply = await plainHttp.call(id, ...model);
      const asked = proofAskedBy(reply);
      if (!asked) return reply;
      if (!(await waitForProof(asked))) return undefined;
    }
  },
};

import { useState } from 'react';
import type { CallRequest } from '../http/http-layer.ts';
import { failureToast } from '../ui/toasts/reply-toast.ts';
import { showToast } from '../ui/toasts/toast-store.ts';
import { savePdf } from './save-pdf.ts';

/** Fetches documents and hands them to the browser; each is on its way once. */
export function usePdf() {
  const [loading, setLoading] = useState<readonly string[]>([]);
  return {
    isLoading: (name: string) => loading.includes(name),
    async open(name: string, model: CallRequest<'getPdf'>): Promise<void> {
      if (loading.includes(name)) return;
      setLoading((known) => [...known, name]);
      const { browserHttp } = await import('../http/browser-http.ts');
      const reply = await browserHttp.call('getPdf', model);
      setLoading((known) => known.filter((other) => other !== name));
      if (reply?.Success) savePdf(reply.Data);
      else showToast(failureToast(reply));
    },
  };
}

import { useState } from 'react';
import type { LineVariant } from '#catalog/flows/variants.ts';
import { shareTexts as words } from '#messages/share.ts';
import { browserHttp } from '../../http/browser-http.ts';
import { failureToast } from '../../ui/toasts/reply-toast.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { copyLink, type HandedOn, hasShareSheet, openShareSheet } from './hand-on.ts';
import { shareAddress } from './share-address.ts';

/** A link that was made. Sheet: the device has a window of its own to hand it on. */
type Made = { readonly link: string; readonly how: HandedOn; readonly sheet: boolean };

/** Makes a link to the offers, which is copied at once where the device has no window for handing things on. */
export function useShareOffers(headerGuid: string, quoted: LineVariant) {
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<Made>();

  async function share(): Promise<void> {
    setBusy(true);
    const reply = await browserHttp.call('shareOffers', { HeaderGuid: headerGuid });
    setBusy(false);
    if (!reply?.Success) return showToast(failureToast(reply));
    const link = shareAddress(location.origin, { ...quoted, token: reply.Data.Token });
    const sheet = hasShareSheet();
    setMade({ link, sheet, how: sheet ? 'shown' : await copyLink(link) });
  }

  return {
    busy,
    made,
    share,
    async handOn(): Promise<void> {
      if (!made) return;
      const how = made.sheet ? await openShareSheet(made.link, words.title) : await copyLink(made.link);
      setMade({ ...made, how });
    },
    close: () => setMade(undefined),
  };
}

export type Sharing = ReturnType<typeof useShareOffers>;

import { useId, useState } from 'react';
import type { LineVariant } from '#catalog/flows/variants.ts';
import { insuredWords } from '#catalog/risks/insured.ts';
import { quotedKind } from '#catalog/risks/quoted-lines.ts';
import type { LineKey } from '#domain/lines.ts';
import { shareTexts as words } from '#messages/share.ts';
import { browserHttp } from '../../http/browser-http.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { failureToast } from '../../ui/toasts/reply-toast.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { type HandedOn, handOn } from './hand-on.ts';
import { shareAddress } from './share-address.ts';

function sharedNote(line: LineKey): string | undefined {
  const kind = quotedKind(line);
  return kind && insuredWords[kind].shared;
}

type ShareOffersProps = LineVariant & { readonly headerGuid: string };

/** Makes a link to the offers and hands it on. The link stays in sight, for who wants to take it by hand. */
export function ShareOffers({ headerGuid, line, variant }: ShareOffersProps) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<{ readonly link: string; readonly how: HandedOn }>();

  async function share(): Promise<void> {
    setBusy(true);
    const reply = await browserHttp.call('shareOffers', { HeaderGuid: headerGuid });
    setBusy(false);
    if (!reply?.Success) return showToast(failureToast(reply));
    const link = shareAddress(location.origin, { line, variant, token: reply.Data.Token });
    setMade({ link, how: await handOn(link, words.title) });
  }
  return (
    <section aria-labelledby={id} className="mt-10 rounded-card bg-mist p-4 @xl:p-5">
      <h2 id={id} className="text-h4">
        {words.heading}
      </h2>
      <p className="mt-1 max-w-text text-ink-soft text-small">{sharedNote(line)}</p>
      <Button variant="quiet" className="mt-3" loading={busy} onClick={() => void share()}>
        {words.button}
      </Button>
      {made && (
        <div className="mt-4 max-w-text">
          <TextField
            name="share-link"
            label={words.link}
            value={made.link}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </div>
      )}
      <p role="status" className="mt-2 font-medium text-small text-success empty:hidden">
        {made?.how === 'copied' ? words.copied : made?.how === 'shown' ? words.copyByHand : ''}
      </p>
    </section>
  );
}

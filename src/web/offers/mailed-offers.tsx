import { lines } from '#catalog/lines/index.ts';
import type { LineKey } from '#domain/lines.ts';
import { mailedOffersTexts as words } from '#messages/offer-mail.ts';
import { CallAgency, ChangeAnswers, Notice } from '../ui/notice.tsx';

type MailedOffersProps = { readonly line: LineKey; readonly onBack: () => void };

/** Stands where the list would, on a site whose offers go by mail. */
export function MailedOffers({ line, onBack }: MailedOffersProps) {
  return (
    <Notice title={words.title} text={words.text(lines[line].offerSeconds)}>
      <ChangeAnswers text={words.change} quiet onBack={onBack} />
      <CallAgency />
    </Notice>
  );
}

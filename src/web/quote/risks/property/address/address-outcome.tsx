import type { Ref } from 'react';
import { addressStepTexts as words } from '#messages/address-picker.ts';
import { addressOutcomeTexts, propertyFactNames } from '#messages/property-step.ts';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/note.tsx';
import type { QuotationOf } from '../../../quotation.ts';

type AddressOutcomeProps = {
  readonly quotation: QuotationOf<'property'>;
  /** Undefined where it cannot be changed here. */
  readonly onChange: (() => void) | undefined;
  readonly headingRef: Ref<HTMLHeadingElement>;
};

const looks = { found: 'success', notAsked: 'info' } as const;

/** How the search ended: the whole address in words, or how to go on without one. The focus comes here. */
export function AddressOutcome({ quotation, onChange, headingRef }: AddressOutcomeProps) {
  const { Address, AddressSearch: search } = quotation;
  const { title, text } = addressOutcomeTexts[search];
  const look = search === 'found' || search === 'notAsked' ? looks[search] : 'warning';
  return (
    <Note look={look}>
      <h3 ref={headingRef} tabIndex={-1} className="text-base outline-none">
        {title}
      </h3>
      {Address && (
        <p className="mt-1 break-words font-semibold text-base">
          {Address.OpenAddress}
          <span className="block font-normal text-ink-soft text-small">
            {propertyFactNames.code}: <span className="tabular-nums">{Address.UAVTNumber}</span>
          </span>
        </p>
      )}
      <p className="mt-1">{text}</p>
      {onChange && (
        <Button variant="link" aria-label={words.changeLabel} onClick={onChange}>
          {words.change}
        </Button>
      )}
    </Note>
  );
}

import { useState } from 'react';
import { addressStepTexts } from '#messages/address-picker.ts';
import { propertyStepTexts as words } from '#messages/property-notes.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/note.tsx';
import { useOutcomeFocus } from '../../questions/use-outcome-focus.ts';
import type { QuotationOf } from '../../quotation.ts';
import type { RiskStepProps } from '../risk-flow.ts';
import { AddressOutcome } from './address/address-outcome.tsx';
import { AddressSearch } from './address/address-search.tsx';
import { PropertyQuestions } from './property-questions.tsx';

/** Another building begins its questions anew. */
const keyOf = ({ HeaderGuid, Address, Building }: QuotationOf<'property'>) =>
  JSON.stringify([HeaderGuid, Address?.UAVTNumber, Building]);

/** Finds the address, shows what the registers know of the building, and asks the rest. */
export function PropertyStep(props: RiskStepProps<'property'>) {
  const { model, quotation, seen, onSearch, onAsk, onValues, onBack } = props;
  // What is left for another address: the search that finds one brings another quotation and ends it.
  const [left, setLeft] = useState<QuotationOf<'property'>>();
  const heading = useOutcomeFocus(quotation);
  const isFound = quotation !== undefined && quotation.Address !== null;
  const changing = isFound && left === quotation;
  return (
    <>
      {quotation && (
        <div className="mt-4 mb-5">
          <AddressOutcome
            quotation={quotation}
            onChange={model && isFound && !changing ? () => setLeft(quotation) : undefined}
            headingRef={heading}
          />
        </div>
      )}
      {model && (!isFound || changing) && (
        <div className="mt-4 mb-6">
          <AddressSearch
            customer={String(model.NationalNumber)}
            asksBirthdate={model.Birthdate === undefined}
            onSearch={onSearch}
          />
          {changing && (
            <Button variant="link" className="mt-3" onClick={() => setLeft(undefined)}>
              {addressStepTexts.keep}
            </Button>
          )}
        </div>
      )}
      {!model && !isFound && (
        <Note look="info" className="mb-5">
          {addressStepTexts.notHere}
        </Note>
      )}
      {isFound && (
        <PropertyQuestions
          key={keyOf(quotation)}
          quotation={quotation}
          seen={seen}
          onValues={onValues}
          onSubmit={({ model: filled }) => onAsk(filled)}
        />
      )}
      <Button variant="quiet" className="mt-4 w-full sm:w-auto" onClick={onBack}>
        <Icon name="chevronLeft" className="size-5" />
        {words.back}
      </Button>
    </>
  );
}

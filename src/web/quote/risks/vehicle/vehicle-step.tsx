import { useState } from 'react';
import { vehicleColumnsOf } from '#catalog/risks/vehicle/lines.ts';
import { canBeSearched } from '#catalog/risks/vehicle/search.ts';
import type { LineKey } from '#domain/lines.ts';
import { lacksPlate } from '#domain/rules/plate.ts';
import {
  newVehicleNotFound,
  notSearchedTexts,
  vehicleSearchTexts,
  vehicleStepTexts as words,
} from '#messages/vehicle-step.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Refusal } from '../../../ui/refusal.ts';
import type { QuoteModel } from '../../kept-model.ts';
import { useOutcomeFocus } from '../../questions/use-outcome-focus.ts';
import type { QuotationOf } from '../../quotation.ts';
import type { RiskStepProps } from '../risk-flow.ts';
import { SearchForm } from './search-form.tsx';
import { SearchOutcome } from './search-outcome.tsx';
import { VehicleQuestions } from './vehicle-questions.tsx';

/** What the outcome says where its usual sentence does not fit. */
function ownSentence(line: LineKey, plate: string, { VehicleSearch }: QuotationOf<'vehicle'>): string | undefined {
  if (vehicleColumnsOf(line).plate === 'foreign') return notSearchedTexts.foreign;
  if (!canBeSearched(line, plate)) return notSearchedTexts.withoutPlate;
  return lacksPlate(plate) && VehicleSearch === 'notFound' ? newVehicleNotFound : undefined;
}

/** Another vehicle begins its questions anew. */
const keyOf = ({ HeaderGuid, VehicleSearch, Vehicle }: QuotationOf<'vehicle'>) =>
  JSON.stringify([HeaderGuid, VehicleSearch, Vehicle]);

/** Finds the vehicle, shows what the registers know, and asks the rest. */
export function VehicleStep(props: RiskStepProps<'vehicle'>) {
  const { quoted, model, quotation, seen, onSearch, onAsk, onValues, onBack } = props;
  const [again, setAgain] = useState(false);
  const heading = useOutcomeFocus(quotation);
  const plate = String(model?.LicensePlateNumber ?? quotation?.LicensePlateNumber ?? '');
  const searchable = model !== undefined && canBeSearched(quoted.line, plate);
  const settled = quotation?.VehicleSearch === 'found' || quotation?.VehicleSearch === 'notAsked';
  const searching = searchable && (!settled || again);

  async function search(identifiers: QuoteModel): Promise<Refusal | undefined> {
    const refusal = await onSearch(identifiers);
    if (!refusal) setAgain(false);
    return refusal;
  }

  return (
    <>
      {searching && (
        <div className="mt-4 mb-6">
          <SearchForm plate={plate} variant={quoted.variant} onSearch={search} />
        </div>
      )}
      {quotation && (
        <>
          <div className="mt-4 mb-5">
            <SearchOutcome
              search={quotation.VehicleSearch}
              instead={ownSentence(quoted.line, plate, quotation)}
              headingRef={heading}
            />
            {searchable && settled && !again && (
              <Button variant="link" onClick={() => setAgain(true)}>
                {vehicleSearchTexts.again}
              </Button>
            )}
          </div>
          <VehicleQuestions
            key={keyOf(quotation)}
            quotation={quotation}
            plate={plate}
            seen={seen}
            onValues={onValues}
            onSubmit={({ model: filled }) => onAsk(filled)}
          />
        </>
      )}
      <Button variant="quiet" className="mt-4 w-full sm:w-auto" onClick={onBack}>
        <Icon name="chevronLeft" className="size-5" />
        {words.back}
      </Button>
    </>
  );
}

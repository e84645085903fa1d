import { useState } from 'react';
import type { FormValues } from '#catalog/fields/values.ts';
import {
  identifiersOf,
  newVehicleSearchForm,
  searchWays,
  usedVehicleSearchForm,
  vehicleSearchForm,
} from '#catalog/risks/vehicle/search.ts';
import type { VariantKey } from '#domain/lines.ts';
import { lacksPlate } from '#domain/rules/plate.ts';
import { vehicleSearchTexts as words } from '#messages/vehicle-step.ts';
import { Form } from '../../../form/form.tsx';
import type { RiskStepProps } from '../risk-flow.ts';
import { vehicleSearchName } from './search-name.ts';

type SearchFormProps = {
  readonly plate: string;
  readonly variant: VariantKey | undefined;
  readonly onSearch: RiskStepProps['onSearch'];
};

/** Asks by what the vehicle is looked for. */
export function SearchForm({ plate, variant, onSearch }: SearchFormProps) {
  const [values, setValues] = useState<FormValues>({});
  const isNew = lacksPlate(plate);
  const usual = variant === 'secondHand' ? usedVehicleSearchForm : vehicleSearchForm;
  const byHand = values.SearchBy === searchWays.byHand;
  return (
    <>
      {isNew && <h3 className="mb-4 text-h4">{words.byAsbis}</h3>}
      <Form
        definition={isNew ? newVehicleSearchForm : usual}
        keepAs={vehicleSearchName(plate)}
        submitLabel={byHand ? words.submitByHand : words.submit}
        onValues={setValues}
        onSubmit={({ model }) => onSearch(identifiersOf(model))}
      />
    </>
  );
}

import { useState } from 'react';
import type { FormValues } from '#catalog/fields/values.ts';
import { identifiersOf, searchWays, vehicleSearchForm } from '#catalog/flows/vehicle-search.ts';
import { vehicleSearchTexts as words } from '#messages/vehicle-step.ts';
import { Form } from '../../form/form.tsx';
import type { QuoteModel } from '../kept-model.ts';

type SearchFormProps = {
  /** What was typed is kept under this name. */
  readonly keepAs: string;
  readonly onSearch: (identifiers: QuoteModel) => Promise<void>;
};

/** Asks by what the vehicle is looked for. */
export function SearchForm({ keepAs, onSearch }: SearchFormProps) {
  const [values, setValues] = useState<FormValues>({});
  const byHand = values.SearchBy === searchWays.byHand;
  return (
    <Form
      definition={vehicleSearchForm}
      keepAs={keepAs}
      submitLabel={byHand ? words.submitByHand : words.submit}
      onValues={setValues}
      onSubmit={({ model }) => onSearch(identifiersOf(model))}
    />
  );
}

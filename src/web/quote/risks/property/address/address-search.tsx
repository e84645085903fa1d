import { useMemo, useState } from 'react';
import type { FormValues } from '#catalog/fields/values.ts';
import { addressWays, identifiersOf } from '#catalog/risks/property/search.ts';
import { identityOf, isCompany } from '#domain/identity.ts';
import { addressPickerTexts } from '#messages/address-picker.ts';
import { addressSearchTexts as words } from '#messages/property-step.ts';
import { Form } from '../../../../form/form.tsx';
import type { SentForm } from '../../../../form/use-engine.ts';
import type { Refusal } from '../../../../ui/refusal.ts';
import { HomeChoices } from '../../../member/home-choices.tsx';
import { useMember } from '../../../member/use-member.ts';
import type { RiskStepProps } from '../../risk-flow.ts';
import { AddressPicker } from './address-picker.tsx';
import { searchDefinition } from './search-definition.ts';

type AddressSearchProps = {
  /** The number of whose address is looked for. */
  readonly customer: string;
  readonly asksBirthdate: boolean;
  readonly onSearch: RiskStepProps['onSearch'];
};

/** Asks by what the address is looked for. Choosing it level by level is a screen of its own. */
export function AddressSearch({ customer, asksBirthdate, onSearch }: AddressSearchProps) {
  const [values, setValues] = useState<FormValues>({});
  const [picking, setPicking] = useState(false);
  const homes = useMember()?.things.Homes ?? [];
  const definition = useMemo(
    () => searchDefinition({ isCompany: isCompany(identityOf(customer)), asksBirthdate }),
    [customer, asksBirthdate],
  );

  async function submit({ model }: SentForm): Promise<Refusal | undefined> {
    if (model.SearchBy === addressWays.byHand) return void setPicking(true);
    const { Birthdate } = model;
    return onSearch({ ...identifiersOf(model), ...(Birthdate === undefined ? {} : { Birthdate }) });
  }

  if (picking) {
    return (
      <AddressPicker
        customer={customer}
        onPicked={(UAVTNumber) => onSearch({ UAVTNumber })}
        onOtherWays={() => setPicking(false)}
      />
    );
  }
  return (
    <Form
      key={definition.id + String(asksBirthdate)}
      definition={definition}
      keepAs={`${definition.id}:${customer}`}
      before={homes.length > 0 ? { SearchBy: <HomeChoices homes={homes} /> } : undefined}
      submitLabel={values.SearchBy === addressWays.byHand ? addressPickerTexts.open : words.submit}
      onValues={setValues}
      onSubmit={submit}
    />
  );
}

import { useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import { oneOf, optional, readAnswers, text } from '#catalog/fields/read-answers.ts';
import { countyName, readCityAndCounty } from '#catalog/forms/city-and-county.ts';
import { genders } from '#catalog/forms/gender.ts';
import { myDataForm } from '#catalog/forms/my-data.ts';
import type { ClientInfo } from '#contracts/calls/customer.ts';
import { masks } from '#domain/masks/masks.ts';
import { capitaliseName } from '#domain/turkish-text.ts';
import { myDataMessages as words } from '#messages/my-account.ts';
import { Form } from '../../form/form.tsx';
import { forgetKept } from '../../form/kept-values.ts';
import type { SentForm } from '../../form/use-engine.ts';
import { hideNumber } from '../../ui/hide-number.ts';
import type { Refusal } from '../../ui/refusal.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { AccountCard } from '../account-card.tsx';
import { useCounties } from '../use-counties.ts';
import { useSaveCustomer } from '../use-save-customer.ts';

const codeText = (code: number | null) => (code === null ? '' : String(code));

function startValues({ Email, Phone, CityCode, CountyCode, Gender }: ClientInfo) {
  const city = codeText(CityCode);
  return {
    Email,
    Phone: masks.phoneNumber.format(Phone),
    CityCode: city,
    [countyName(city)]: codeText(CountyCode),
    Gender: Gender ?? '',
  };
}

/** The form's answers under the names of the call. */
function changeOf(model: SentForm['model']) {
  const told = readAnswers(model, { Email: text, Phone: text, Gender: optional(oneOf(genders)) });
  return { ...told, ...readCityAndCounty(model) };
}

/** The customer's details. A new phone or e-mail wants the password, and a new phone counts once it is proven. */
export function MyData({ client }: { readonly client: ClientInfo }) {
  const [city, setCity] = useState(codeText(client.CityCode));
  const counties = useCounties(city);
  const definition = useMemo(() => myDataForm(city, counties), [city, counties]);
  const values = useMemo(() => startValues(client), [client]);
  const save = useSaveCustomer();
  const [refused, setRefused] = useState<Refusal>();
  const { revalidate } = useRevalidator();
  const onSaved = async () => {
    forgetKept(definition.id);
    showToast({ kind: 'success', text: words.saved });
    await revalidate();
  };

  return (
    <AccountCard title={words.title} note={words.fixedNote}>
      <dl className="mb-6 grid gap-4 rounded-field bg-mist p-4 sm:grid-cols-2">
        <Row name={words.name} value={capitaliseName(`${client.Name} ${client.Surname}`)} />
        <Row name={words.nationalNumber} value={hideNumber(client.NationalNumber)} />
      </dl>
      <Form
        definition={definition}
        values={values}
        submitLabel={words.save}
        onValues={(held) => setCity(String(held.CityCode ?? ''))}
        refused={refused}
        onSubmit={({ model }) =>
          save({ change: changeOf(model), nationalNumber: client.NationalNumber, onSaved, onRefused: setRefused })
        }
      />
    </AccountCard>
  );
}

function Row({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-ink-soft text-small">{name}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  );
}

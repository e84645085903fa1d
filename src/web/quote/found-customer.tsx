import { useState } from 'react';
import type { CustomerSummary } from '#contracts/calls/fields.ts';
import { nextStepTexts as words } from '#messages/quote.ts';
import { TextField } from '../ui/text-field.tsx';

const asked = ['Name', 'Surname', 'City', 'County'] as const;
const labels = { Name: words.name, Surname: words.surname, City: words.city, County: words.county } as const;

/** What the registers know of the customer, each marked with where it came from and open to correction. */
export function FoundCustomer({ customer }: { readonly customer: CustomerSummary }) {
  // A company's title stands in place of name and surname.
  const isCompany = customer.Surname === '';
  return (
    <>
      <p className="mt-2 text-ink-soft">{words.found}</p>
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        {asked
          .filter((name) => customer[name] !== '')
          .map((name) => (
            <FoundField
              key={name}
              name={name}
              label={isCompany && name === 'Name' ? words.title : labels[name]}
              found={customer[name]}
            />
          ))}
      </div>
    </>
  );
}

function FoundField(props: { readonly name: string; readonly label: string; readonly found: string }) {
  const [value, setValue] = useState(props.found);
  return (
    <TextField
      name={props.name}
      label={props.label}
      help={value === props.found ? words.fromRegister : words.changed}
      value={value}
      onChange={({ currentTarget }) => setValue(currentTarget.value)}
      autoComplete="off"
    />
  );
}

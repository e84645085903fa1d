import { useMemo, useRef, useState } from 'react';
import { valuesOf } from '#catalog/fields/problems.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { registerForm, registerWindowForm } from '#catalog/forms/register.ts';
import { registerMessages as words } from '#messages/modals.ts';
import { ClaimOffer } from '../account/claim-offer.tsx';
import { useCounties } from '../account/use-counties.ts';
import { useRegister } from '../account/use-register.ts';
import { Form } from '../form/form.tsx';
import { Honeypot, trapOf } from '../form/honeypot.tsx';
import type { BegunRegistration } from '../modal/modal-store.ts';
import { ModalFrame } from '../ui/modal-frame.tsx';
import type { Refusal } from '../ui/refusal.ts';
import { ModalLink } from './modal-link.tsx';

const registerFields = fieldsOf(registerForm);

type RegisterModalProps = BegunRegistration & { readonly onClose: () => void };

export function RegisterModal({ refused, values, staysHere, onClose }: RegisterModalProps) {
  const { asksBirthdate, taken, register, claimNumber } = useRegister({ staysHere });
  const [city, setCity] = useState('');
  const counties = useCounties(city);
  const definition = useMemo(
    () => registerWindowForm({ birthdate: asksBirthdate, city, counties }),
    [asksBirthdate, city, counties],
  );
  const [refusedClaim, setRefusedClaim] = useState<Refusal>();
  const trap = useRef<HTMLInputElement>(null);
  return (
    <ModalFrame isOpen onClose={onClose} title={words.title} dismissable={false}>
      <p className="mb-5 text-ink-soft">{words.intro}</p>
      <Form
        definition={definition}
        values={values && valuesOf(registerFields, values)}
        onValues={(held) => setCity(String(held.CityCode ?? ''))}
        submitLabel={words.submit}
        refused={refusedClaim ?? refused}
        onSubmit={({ model }) => register({ model, trap: trapOf(trap.current) })}
      >
        <Honeypot ref={trap} />
      </Form>
      {taken && <ClaimOffer onClaim={() => void claimNumber(taken).then(setRefusedClaim)} />}
      <p className="mt-5 flex flex-wrap items-center justify-center gap-x-2 text-ink-soft">
        {words.haveAccount} <ModalLink to="login">{words.login}</ModalLink>
      </p>
    </ModalFrame>
  );
}

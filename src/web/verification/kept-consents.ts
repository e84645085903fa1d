import { type Agreements, noAgreements, wireConsentNames } from '#catalog/forms/consents.ts';
import { createTabStore, readTab } from '../ui/tab-store.ts';

/** Whose agreements they are: another phone and another person begin with empty boxes. */
export type ConsentHolder = { readonly phone: string; readonly person?: string | undefined };

type Kept = { readonly holder: string; readonly given: Agreements };

const key = 'consents-given';
const nobody: Kept = { holder: '', given: noAgreements };
const nameOf = ({ phone, person = '' }: ConsentHolder) => `${phone}/${person}`;

function read(kept: unknown): Kept {
  const { holder, given } = (kept ?? nobody) as Partial<Kept>;
  if (typeof holder !== 'string' || typeof given !== 'object' || given === null) return nobody;
  const isGiven = (name: keyof Agreements) => given[name] === true;
  return {
    holder,
    given: {
      [wireConsentNames.privacy]: isGiven(wireConsentNames.privacy),
      [wireConsentNames.notice]: isGiven(wireConsentNames.notice),
      [wireConsentNames.marketing]: isGiven(wireConsentNames.marketing),
    },
  };
}

/** The boxes that this person ticked in this tab; those of the last person alone are kept. */
export function readConsents(holder: ConsentHolder): Agreements {
  const kept = readTab({ key, read });
  return kept.holder === nameOf(holder) ? kept.given : noAgreements;
}

/** Keeps ticked boxes for this tab, so that a wrong code or a window opened again asks for them once. */
export function keepConsents(holder: ConsentHolder, given: Agreements): void {
  createTabStore({ key, read }).set({ holder: nameOf(holder), given });
}

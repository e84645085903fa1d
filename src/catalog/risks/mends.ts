import type { LineKey } from '#domain/lines.ts';
import type { DeclineCause } from '#domain/quote/decline-cause.ts';
import type { RiskKind } from '#domain/risks/risk.ts';
import { declineTexts } from '#messages/decline-reasons.ts';
import { lines } from '../lines/index.ts';
import { petList } from './pet/answers.ts';
import { quotedKind } from './quoted-lines.ts';
import type { VehicleChoice } from './vehicle/columns.ts';

/** Which answer makes a company think again. */
type Mend = {
  /** Names of the fields that hold it; the first that a form asks is meant. */
  readonly fields: readonly string[];
  /** Only lines that ask one of these can be mended by it. */
  readonly choices?: readonly VehicleChoice[];
};

/** Causes that wear a button are those of which a text for it exists. */
type MendableCause = {
  [Cause in DeclineCause]: (typeof declineTexts)[Cause] extends { readonly mend: string } ? Cause : never;
}[DeclineCause];

const start: Mend = { fields: ['PolicyStart'] };

/** By what is insured: the same words of a company may mean another question. */
const mends: Readonly<Record<RiskKind, Partial<Readonly<Record<MendableCause, Mend>>>>> = {
  vehicle: {
    profession: { fields: ['ProfessionCode'], choices: ['profession'] },
    startTooFar: { ...start, choices: ['start'] },
    lpg: { fields: ['Lpg'], choices: ['lpg'] },
    value: { fields: ['VehicleType'] },
    term: { fields: ['TermDays'], choices: ['dealerTerm', 'greenCardTerm', 'frontierTerm'] },
  },
  property: { startTooFar: start, earthquakePolicyRuns: start },
  health: { startTooFar: start, network: { fields: ['Network'] } },
  trip: { term: { fields: ['PolicyEnd'] }, sport: { fields: ['Sport'] }, usa: { fields: ['Region'] } },
  pet: { startTooFar: start, treatmentLimit: { fields: ['TreatmentLimit'] }, chip: { fields: [petList] } },
  device: {},
};

const isMendable = (cause: DeclineCause): cause is MendableCause => 'mend' in declineTexts[cause];

function isAsked(line: LineKey, { choices }: Mend): boolean {
  const { risk, quote } = lines[line];
  const hasQuestions = quote !== 'addOn' && quote.steps.some(({ kind }) => kind === 'questions');
  const asked: readonly VehicleChoice[] = risk.kind === 'vehicle' ? risk.choices : [];
  return hasQuestions && (choices === undefined || choices.some((choice) => asked.includes(choice)));
}

/** What mends a declined offer of a line: the words for its button, and the fields that it leads to; undefined where nothing does. */
export function mendOf(line: LineKey, cause: DeclineCause) {
  const kind = quotedKind(line);
  const mend = kind && isMendable(cause) ? mends[kind][cause] : undefined;
  if (!mend || !isMendable(cause) || !isAsked(line, mend)) return undefined;
  return { text: declineTexts[cause].mend, fields: mend.fields };
}

import { toWireLira } from '#domain/money.ts';
import type { HomeSums } from '#domain/risks/property.ts';
import { homeLiabilityLimits } from '#domain/tariffs/home-liability.ts';
import { sumLimits } from '#domain/tariffs/home-sums.ts';
import { homeTexts as words } from '#messages/property-questions.ts';
import { roundLira } from '#messages/round-lira.ts';
import type { Condition } from '../../fields/condition.ts';
import { numbered } from '../../fields/numbered.ts';
import type { PropertyField } from './answers.ts';

/** What is covered, by the numbers of the list. */
const scopes = { both: '1', contents: '2', building: '3' } as const;
const occupants = { owner: '1', tenant: '2' } as const;

const picked = { kind: 'selectBox', autoComplete: 'off', required: true } as const;

const isTenant: Condition = { field: 'Occupant', is: [occupants.tenant] };
const isOwner: Condition = { field: 'Occupant', is: [occupants.owner] };
const ownerOf = (...is: readonly string[]): Condition => ({ all: [isOwner, { field: 'PoliceTipi', is }] });

/** Who rents insures what is theirs: the contents. */
export const covered = {
  building: ownerOf(scopes.both, scopes.building),
  contents: { any: [isTenant, ownerOf(scopes.both, scopes.contents)] },
} as const satisfies Record<string, Condition>;

const sum = (of: keyof HomeSums) =>
  ({
    kind: 'inputNumber',
    amount: true,
    thousands: true,
    min: toWireLira(sumLimits[of].least),
    max: toWireLira(sumLimits[of].most),
  }) as const;

/** Who lives there, and what of it is theirs to insure. */
export const homeCover: readonly PropertyField[] = [
  {
    kind: 'radioGroup',
    look: 'button',
    name: 'Occupant',
    label: words.occupant.label,
    help: words.occupant.help,
    required: true,
    choices: numbered(words.occupant.names),
  },
  { ...picked, ...words.scope, name: 'PoliceTipi', source: { list: 'PoliceTipi' }, when: isOwner },
];

export const homeFacts: readonly PropertyField[] = [
  { ...picked, ...words.homeType, name: 'EvTipi', source: { list: 'EvTipi' } },
  { ...picked, ...words.floor, name: 'KonutBulunduguKat', source: { list: 'KonutBulunduguKat' } },
  { ...picked, ...words.roof, name: 'KonutCatiTipi', source: { list: 'KonutCatiTipi' } },
  { ...picked, ...words.buildYear, name: 'KonutInsaYili', source: { list: 'KonutInsaYili' } },
];

export const buildingSum: PropertyField = {
  ...sum('building'),
  ...words.buildingSum,
  name: 'BuildingSum',
  required: true,
  when: covered.building,
};
export const contentsSum: PropertyField = {
  ...sum('contents'),
  ...words.contentsSum,
  name: 'ContentsSum',
  required: true,
  when: covered.contents,
};

/** Sums of their own that only some want. */
export const extraSums: readonly PropertyField[] = [
  { ...sum('glass'), ...words.glassSum, name: 'GlassSum' },
  { ...sum('electronics'), ...words.electronicsSum, name: 'ElectronicsSum', when: covered.contents },
  { ...sum('valuables'), ...words.valuablesSum, name: 'ValuablesSum', when: covered.contents },
];

const mostEmptyMonths = 11;

export const homeSafety: readonly PropertyField[] = [
  { ...words.steelDoor, kind: 'switch', name: 'SteelDoor' },
  { ...words.windowBars, kind: 'switch', name: 'WindowBars' },
  { ...words.alarm, kind: 'switch', name: 'Alarm' },
  {
    ...picked,
    label: words.emptyMonths.label,
    help: words.emptyMonths.help,
    name: 'EmptyMonths',
    source: {
      choices: Array.from({ length: mostEmptyMonths + 1 }, (_, count) => ({
        id: String(count),
        name: count === 0 ? words.emptyMonths.none : words.emptyMonths.months(count),
      })),
    },
  },
];

/** No answer is an answer here: a choice without an id is not sent. */
const unasked = '';

export const liabilityLimit: PropertyField = {
  kind: 'radioGroup',
  look: 'button',
  name: 'LiabilityLimit',
  label: words.liability.label,
  help: words.liability.help,
  preset: unasked,
  choices: [
    { id: unasked, name: words.liability.none },
    ...homeLiabilityLimits.map((limit) => ({ id: limit, name: roundLira(Number(limit)) })),
  ],
};

/** Asked of who insures the building, where no register knows its earthquake policy. */
export const earthquakePolicyNumber: PropertyField = {
  ...words.daskPolicy,
  kind: 'textInput',
  name: 'DaskPolicyNo',
  autoComplete: 'off',
  maxLength: 40,
  when: covered.building,
};

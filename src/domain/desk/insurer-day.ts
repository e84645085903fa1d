/** not: nobody leaves it alone. trying: the next call tells whether it is back. resting: nothing is sent to it for a while. */
export const restStates = ['not', 'trying', 'resting'] as const;
export type RestState = (typeof restStates)[number];

/** How much of an insurer the agency has switched off. */
export const switchStates = ['on', 'partly', 'off'] as const;
export type SwitchState = (typeof switchStates)[number];

/** What one insurer was asked since a moment, and how it answered. Counted by questions: packages of one answer are one. */
export type InsurerAnswers = {
  readonly insurer: string;
  readonly asked: number;
  readonly priced: number;
  readonly declined: number;
  readonly looking: number;
  readonly failed: number;
  readonly waiting: number;
  /** Of answers that came while somebody waited; undefined where there are none. */
  readonly medianMs: number | undefined;
  readonly p95Ms: number | undefined;
};

export type InsurerDay = InsurerAnswers & {
  readonly name: string;
  readonly switched: SwitchState;
  readonly askingRest: RestState;
  readonly settlingRest: RestState;
  readonly restSince: Date | undefined;
};

export const insurerColumns = [
  'name',
  'asked',
  'priced',
  'declined',
  'looking',
  'failed',
  'waiting',
  'medianMs',
  'p95Ms',
  'rest',
] as const;
export type InsurerColumn = (typeof insurerColumns)[number];

/** As an address names them: a column, rising or falling. */
export type InsurerSort = `${InsurerColumn}${'Up' | 'Down'}`;
export const insurerSorts: readonly InsurerSort[] = insurerColumns.flatMap((column) => [
  `${column}Up` as const,
  `${column}Down` as const,
]);

/** Switched off or left alone: nothing is sent either way. */
const restOf = ({ switched, askingRest, settlingRest }: InsurerDay) =>
  Math.max(switchStates.indexOf(switched), restStates.indexOf(askingRest), restStates.indexOf(settlingRest));

function cellOf(row: InsurerDay, column: InsurerColumn): number | string | undefined {
  return column === 'rest' ? restOf(row) : row[column];
}

const turkish = new Intl.Collator('tr');

/** What is not known stands last in either order, and names decide between equals. */
export function sortInsurers(rows: readonly InsurerDay[], sort: InsurerSort): readonly InsurerDay[] {
  const sign = sort.endsWith('Up') ? 1 : -1;
  const column = insurerColumns.find((name) => sort === `${name}Up` || sort === `${name}Down`) ?? 'name';
  const compare = (one: InsurerDay, other: InsurerDay): number => {
    const [first, second] = [cellOf(one, column), cellOf(other, column)];
    if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined);
    if (typeof first === 'number' && typeof second === 'number') return sign * (first - second);
    return sign * turkish.compare(String(first), String(second));
  };
  return rows.toSorted((one, other) => compare(one, other) || turkish.compare(one.name, other.name));
}

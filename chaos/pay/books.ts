export type Books = {
  /** Ours; each order of the trial has one item. */
  readonly orders: readonly {
    readonly reference: string;
    readonly state: string;
    readonly reason: string | null;
    readonly email: string;
    readonly offerId: string;
    readonly captured: number;
    readonly policyNumbers: readonly string[];
    readonly updatedAt: Date;
  }[];
  /** The bank's, approved only. */
  readonly movements: readonly { readonly orderId: string; readonly type: string; readonly amount: number }[];
  /** The insurers'. */
  readonly policies: readonly {
    readonly reference: string;
    readonly policyNumber: string;
    readonly gross: number;
    readonly state: string;
  }[];
  /** When mails reached each address. */
  readonly mails: ReadonlyMap<string, readonly Date[]>;
  /** Mails that came again under an id that the mailbox knew. */
  readonly mailsKnown: number;
};

export const problemKinds = [
  'charged twice',
  'paid without a policy',
  'policy without payment',
  'two policies',
  'policy not stored',
  'another sum taken',
  'money still reserved',
  'unknown to us',
  'not settled',
  'no message to the buyer',
  'message shown twice',
] as const;
export type ProblemKind = (typeof problemKinds)[number];
export type Problem = { readonly kind: ProblemKind; readonly about: string; readonly detail: string };

type Order = Books['orders'][number];

const ends: ReadonlySet<string> = new Set(['done', 'declined', 'voided', 'threeDs', 'created']);

function judgeOrder(order: Order, { movements, policies, mails }: Books): readonly [ProblemKind, string][] {
  const { reference, state, reason, captured, policyNumbers, email } = order;
  const own = movements.filter(({ orderId }) => orderId === reference);
  const sumOf = (type: string) => own.filter((one) => one.type === type).map(({ amount }) => amount);
  const [reserved, taken, returned] = [sumOf('PreAuth'), sumOf('PostAuth'), sumOf('Void')];
  const issued = policies.filter((policy) => policy.reference.startsWith(`${reference}-`));
  const stands = issued.filter((policy) => policy.state === 'issued');
  const due = stands.reduce((sum, { gross }) => sum + gross, 0);
  const stored = stands.filter(({ policyNumber }) => policyNumbers.includes(policyNumber)).length;
  const sent = mails.get(email)?.length ?? 0;
  const found: [boolean, ProblemKind, string][] = [
    [reserved.length > 1, 'charged twice', `${reserved.length} reservations`],
    [taken.length > 1, 'charged twice', `${taken.length} captures`],
    [taken.length > 0 && stands.length === 0, 'paid without a policy', `${taken} kuruş taken`],
    [taken.length === 0 && stands.length > 0, 'policy without payment', `${stands.length} issued`],
    [stands.length > 1, 'two policies', `${stands.length} issued`],
    [stored < stands.length || policyNumbers.length > stored, 'policy not stored', `${stored} of ${stands.length}`],
    [
      taken.length === 1 && stands.length > 0 && (taken[0] !== due || captured !== due),
      'another sum taken',
      `${taken} at the bank, ${captured} with us, ${due} at the insurer`,
    ],
    [reserved.length > taken.length + returned.length, 'money still reserved', `${reserved} kuruş`],
    [!ends.has(state), 'not settled', `${state} ${reason ?? ''}`],
    [state === 'threeDs' && reserved.length > 0, 'not settled', 'reserved, and still at the bank for us'],
    [state === 'done' && taken.length === 0, 'not settled', 'done, and nothing taken'],
    [state === 'done' && sent === 0, 'no message to the buyer', email],
    [sent > 1, 'message shown twice', `${sent} mails`],
  ];
  return found.flatMap(([isSo, kind, detail]): [ProblemKind, string][] => (isSo ? [[kind, detail]] : []));
}

/** One offer is bought once, under however many orders it was tried. */
function judgeOffers({ orders, movements }: Books): readonly Problem[] {
  const taken = new Set(movements.filter(({ type }) => type === 'PostAuth').map(({ orderId }) => orderId));
  const paid = Map.groupBy(
    orders.filter(({ reference }) => taken.has(reference)),
    ({ offerId }) => offerId,
  );
  return [...paid]
    .filter(([, payers]) => payers.length > 1)
    .map(([about, payers]) => ({
      kind: 'charged twice',
      about: `offer ${about}`,
      detail: payers.map(({ reference }) => reference).join(' and '),
    }));
}

/** The bank or an insurer holds something that our books do not have. */
function judgeStrangers({ orders, movements, policies }: Books): readonly Problem[] {
  const known = new Set(orders.map(({ reference }) => reference));
  const told = [
    ...movements.map(({ orderId, type }) => ({ reference: orderId, about: orderId, detail: type })),
    ...policies.map(({ reference, policyNumber }) => ({
      reference: reference.replace(/-\d+$/, ''),
      about: reference,
      detail: `policy ${policyNumber}`,
    })),
  ];
  return told
    .filter(({ reference }) => !known.has(reference))
    .map(({ about, detail }) => ({ kind: 'unknown to us', about, detail }));
}

/** What bank, insurers, post and we ourselves say about every order, held against each other. */
export function compareBooks(books: Books): readonly Problem[] {
  const ofOrders = books.orders.flatMap((order) =>
    judgeOrder(order, books).map(([kind, detail]) => ({ kind, about: `${order.reference} (${order.state})`, detail })),
  );
  return [...ofOrders, ...judgeOffers(books), ...judgeStrangers(books)];
}

import type { Day } from '#domain/dates.ts';
import type { LineKey } from '#domain/lines.ts';
import { isOwnPurchase } from '#domain/policy/own-purchase.ts';
import { type CoverWish, hindrance, isSecond, reasonsFor, type SameRiskReason } from '#domain/policy/same-risk.ts';
import type { OrderedCover } from '#ports/orders.ts';
import type { Quotation } from '#ports/quotations.ts';
import { type Viewer, visitorOf } from '../ports.ts';
import type { OrderPorts } from './ports.ts';

type AskedQuotation = Quotation & { readonly asked: NonNullable<Quotation['asked']> };

/** A cover that is there already, beside the line that is about to be bought. */
export type SameRisk = {
  readonly wanted: LineKey;
  readonly standing: OrderedCover['standing'];
  /** Undefined where it is another person's, or nobody has proven that it is not. */
  readonly told:
    | {
        readonly line: LineKey;
        readonly insurer: string;
        readonly policyNumber: string | undefined;
        readonly start: Day;
        readonly end: Day;
        /** Where its page stands in the account of who looks. */
        readonly policyId: string | undefined;
        /** The order it is bought by, with the quotation it was placed from, for who may see both. */
        readonly order:
          | (Pick<Quotation, 'line' | 'variant'> & Pick<OrderedCover, 'orderReference' | 'quotationId'>)
          | undefined;
      }
    | undefined;
};

/** What is about to be bought of a quotation, line by line. */
export type Wanted = {
  readonly quotationId: string;
  readonly wishes: readonly CoverWish[];
  readonly visitor: string;
};

export function isSecondHand(risk: AskedQuotation['asked']['risk']): boolean {
  return risk.kind === 'vehicle' && risk.options.notarySaleDate !== undefined;
}

export function wantedOf(
  ports: Pick<OrderPorts, 'secrets'>,
  { quotation, lines }: { readonly quotation: AskedQuotation; readonly lines: readonly LineKey[] },
  viewer: Viewer,
): Wanted {
  const { phone, asked } = quotation;
  const { risk, start, end, customer } = asked;
  const wish = {
    kind: risk.kind,
    start,
    end,
    identityNumber: customer.identity.number,
    phone,
    accountId: viewer.session?.accountId,
    secondHand: isSecondHand(risk),
  };
  const visitor = visitorOf(ports, viewer);
  return { quotationId: quotation.id, wishes: lines.map((line) => ({ ...wish, line })), visitor };
}

const isNewer = ({ visitor }: Wanted, cover: OrderedCover) => cover.standing === 'unpaid' && cover.visitor === visitor;

/** Covers of which the person must know; an unpaid order of the same browser is none, since a new one replaces it. */
export function isHindrance(wanted: Wanted, cover: OrderedCover): boolean {
  return !isNewer(wanted, cover) && wanted.wishes.some((wish) => hindrance(wish, cover) !== undefined);
}

/** Whether the browser left an order about the same at the bank, unpaid; in whose name that was makes no difference. */
export function isReplaced(wanted: Wanted, cover: OrderedCover): boolean {
  return isNewer(wanted, cover) && wanted.wishes.some((wish) => isSecond(wish, cover));
}

/** Whether the quotation's own choice of another insurer is paid for and becomes a policy: no reason makes it two. */
export function isRunning(
  { quotationId, wishes }: Pick<Wanted, 'quotationId' | 'wishes'>,
  cover: OrderedCover,
): boolean {
  return cover.standing === 'paid' && cover.quotationId === quotationId && wishes.some((wish) => isSecond(wish, cover));
}

/** What is there already, as far as who looks may know of it. */
export async function describeSameRisks(
  { accounts, quotations }: Pick<OrderPorts, 'accounts' | 'quotations'>,
  wanted: Wanted,
  covers: readonly OrderedCover[],
  { session }: Viewer,
): Promise<readonly SameRisk[]> {
  const found = covers.filter((cover) => isHindrance(wanted, cover));
  const account = session && found.length > 0 ? await accounts.read(session.accountId) : undefined;
  const seen = found.filter(
    ({ visitor, quotationId }) => visitor === wanted.visitor || quotationId === wanted.quotationId,
  );
  const placedFrom = new Map(
    await Promise.all(seen.map(async ({ quotationId }) => [quotationId, await quotations.read(quotationId)] as const)),
  );
  return wanted.wishes.flatMap((wish) =>
    found.flatMap((cover) => {
      const known = hindrance(wish, cover);
      if (known === undefined) return [];
      const { standing, line, insurer, start, end, policy, identityNumber: number, phone, accountId } = cover;
      const isMembers = account !== undefined && isOwnPurchase(account, { identity: { number }, phone, accountId });
      const policyId = isMembers ? policy?.id : undefined;
      const { orderReference, quotationId } = cover;
      const from = placedFrom.get(quotationId);
      const order = from && { orderReference, quotationId, line: from.line, variant: from.variant };
      const told = { line, insurer, start, end, policyNumber: policy?.number, policyId, order };
      return [{ wanted: wish.line, standing, told: known === 'told' ? told : undefined }];
    }),
  );
}

/** Reasons that can be given for all of them. */
export function reasonsOf({ wishes }: Wanted, sameRisks: readonly SameRisk[]): readonly SameRiskReason[] {
  const asked = wishes.filter(({ line }) => sameRisks.some(({ wanted }) => wanted === line)).map(reasonsFor);
  const [first = [], ...others] = asked;
  return first.filter((reason) => others.every((reasons) => reasons.includes(reason)));
}

export type SameRisks = { readonly covers: readonly SameRisk[]; readonly reasons: readonly SameRiskReason[] };

/** What insures already what is about to be bought of a quotation. */
export async function readSameRisks(
  ports: Pick<OrderPorts, 'accounts' | 'clock' | 'orders' | 'quotations' | 'secrets'>,
  basket: Parameters<typeof wantedOf>[1],
  viewer: Viewer,
): Promise<SameRisks> {
  const wanted = wantedOf(ports, basket, viewer);
  const { insured, start: after } = basket.quotation.asked;
  const about = { insured, quotationId: basket.quotation.id };
  const found = await ports.orders.covers(about, { after, now: ports.clock.now() });
  const covers = await describeSameRisks(ports, wanted, found, viewer);
  return { covers, reasons: reasonsOf(wanted, covers) };
}

import { istanbulToday } from '#domain/dates.ts';
import { hashOf, seeded } from '../seeded.ts';
import type { World } from '../world.ts';
import type { Application } from './application.ts';
import { decide } from './decide.ts';
import type { Decision, Installment, Package } from './decision.ts';
import { isOpen } from './office-hours.ts';
import type { Personality } from './personality.ts';
import { raised } from './prices.ts';
import { reasons } from './reasons.ts';
import type { CancelReply, IssueReply, Order, Policy, Proposal, QuoteReply } from './records.ts';
import { type RefundWay, refundOf } from './refund.ts';
import { type Look, packagesAfter } from './review.ts';
import { type Review, ReviewBook } from './review-book.ts';
import { tariffOf } from './tariffs/index.ts';

const repriceMode = 1.07;
const repriceOnBind = 1.03;

/** How an insurer looks that looks at everything. */
const lookAtAll: Look = {
  reason: reasons.review,
  wantedDocuments: [],
  resolves: { afterMinutes: 10, to: { kind: 'accept' } },
};

function numberOf(...parts: readonly string[]): string {
  const text = parts.join('/');
  return `${hashOf(text)}`.padStart(10, '0') + `${hashOf(`${text}/2`) % 1000}`.padStart(3, '0');
}

function asToldNow(proposal: Proposal): Proposal {
  return { ...proposal, ...raised(proposal, proposal.raised) };
}

/** What one insurer knows and does, behind whatever protocol it speaks. */
export class Office {
  readonly personality: Personality;
  readonly reviews: ReviewBook;
  readonly #world: World;
  readonly #questions = new Map<string, Application>();
  readonly #proposals = new Map<string, Proposal>();
  readonly #policies = new Map<string, Policy>();
  readonly #byReference = new Map<string, Policy>();

  constructor(personality: Personality, world: World, reviewFactor = 1) {
    this.personality = personality;
    this.#world = world;
    this.reviews = new ReviewBook({ code: personality.code, now: world.options.now, factor: reviewFactor });
    world.onReset(() => {
      this.reviews.forget();
      this.#questions.clear();
      this.#proposals.clear();
      this.#policies.clear();
      this.#byReference.clear();
    });
  }

  get #mode(): string {
    return this.#world.behaviours.of(`insurers/${this.personality.code}`).mode;
  }

  quote(application: Application): QuoteReply {
    this.#questions.set(application.reference, application);
    const now = this.#world.options.now();
    if (!isOpen(this.personality, now)) return { kind: 'closed' };
    if (this.#mode === 'decline') return { kind: 'declined', reason: reasons.authorisation };
    const begun = this.reviews.about(application.reference);
    if (begun) return this.#afterLook(begun);
    const { personality } = this;
    const { seed } = this.#world.options;
    const decision = this.#orLook(
      decide({ personality, application, today: istanbulToday(now), alreadyCovered: this.#covered(application), seed }),
    );
    if (decision.kind === 'review')
      return this.#afterLook(this.reviews.begin(application, decision.look, decision.packages));
    return decision.kind === 'packages' ? this.#offer(application, decision.packages) : decision;
  }

  /** What its policies insure on the first day of a question. */
  #covered({ startDate }: Application): readonly Application[] {
    return this.policies().flatMap(({ proposalNumber, end, refund }) => {
      const proposal = this.#proposals.get(proposalNumber);
      return proposal && refund === undefined && end > startDate ? [proposal.application] : [];
    });
  }

  #orLook(decision: Decision): Decision {
    if (decision.kind !== 'packages' || this.#mode !== 'review') return decision;
    return { kind: 'review', look: lookAtAll, packages: decision.packages };
  }

  #offer(application: Application, packages: readonly Package[]): QuoteReply {
    const proposals = packages.map((offered) => this.#propose(application, offered));
    return { kind: 'offers', proposals: [...proposals, ...this.#again(proposals)] };
  }

  /** What a careless insurer says a second time, and perhaps otherwise. */
  #again([first]: readonly Proposal[]): readonly Proposal[] {
    if (first && this.#mode === 'twice') return [first];
    return first && this.#mode === 'twiceOtherwise' ? [{ ...first, ...raised(first, repriceMode) }] : [];
  }

  #afterLook({ number, application, look, packages, state }: Review): QuoteReply {
    const { ended, wantedDocuments } = state;
    if (!ended) return { kind: 'review', number, reason: look.reason, wantedDocuments };
    if (ended.kind === 'decline') return { kind: 'declined', reason: ended.reason };
    return this.#offer(application, packagesAfter(ended, packages));
  }

  /** What became of a review, by the number it was given. */
  reviewed(number: string): QuoteReply | undefined {
    const review = this.reviews.find(number);
    return review && this.#afterLook(review);
  }

  /** The last question under a reference, as it was understood. */
  question(reference: string): Application | undefined {
    return this.#questions.get(reference);
  }

  #propose(application: Application, offered: Package): Proposal {
    const { code, validityMinutes } = this.personality;
    const number = `${code}-${numberOf(JSON.stringify(application), offered.code)}`;
    const validUntil = new Date(this.#world.options.now().getTime() + validityMinutes * 60_000);
    const known = this.#proposals.get(number);
    // Who asks a second time is about to buy: that is when prices change.
    if (known && this.#mode === 'reprice') this.#raise(known);
    const { raised = 1, issued = false } = known ?? {};
    const proposal: Proposal = { ...offered, number, application, validUntil, raised, issued };
    this.#proposals.set(number, proposal);
    return this.#mode === 'otherCurrency' ? { ...asToldNow(proposal), currency: 'USD' } : asToldNow(proposal);
  }

  proposal(number: string): Proposal | undefined {
    return this.#proposals.get(number);
  }

  /** The price of a proposal changes once, when somebody wants to bind it. */
  #raise(proposal: Proposal): void {
    if (proposal.raised !== 1) return;
    if (this.#mode === 'reprice') proposal.raised = repriceMode;
    else if (seeded(`bind/${proposal.number}`)() < this.personality.repriceShare) proposal.raised = repriceOnBind;
  }

  issue(order: Order): IssueReply {
    const known = this.personality.knowsOrders ? this.status(order.reference) : undefined;
    if (known && known.proposalNumber !== order.proposalNumber)
      return { kind: 'declined', reason: reasons.otherProposal };
    if (known) return { kind: 'issued', policy: known };
    const proposal = this.#proposals.get(order.proposalNumber);
    const refusal = this.#refusal(proposal);
    if (!proposal || refusal) return { kind: 'declined', reason: refusal ?? reasons.noProposal };
    const ordered = ({ count }: Installment): boolean => count === order.installmentCount;
    if (!proposal.installments.some(ordered)) return { kind: 'declined', reason: reasons.installmentCount };
    this.#raise(proposal);
    const { gross } = asToldNow(proposal).installments.find(ordered) ?? proposal;
    if (gross !== order.gross) return { kind: 'repriced', gross, reason: reasons.priceChanged };
    return { kind: 'issued', policy: this.#write(order, proposal) };
  }

  #refusal(proposal: Proposal | undefined): string | undefined {
    if (this.personality.quoteOnly) return reasons.notSoldOnline;
    if (this.#mode === 'decline') return reasons.authorisation;
    if (!proposal) return reasons.noProposal;
    if (proposal.issued && this.personality.knowsOrders) return reasons.alreadyIssued;
    return proposal.validUntil < this.#world.options.now() ? reasons.expired : undefined;
  }

  #write({ reference, proposalNumber, gross }: Order, proposal: Proposal): Policy {
    const again = this.policies()
      .filter((policy) => policy.reference === reference)
      .map(({ policyNumber }) => policyNumber);
    const policyNumber = numberOf('policy', proposalNumber, reference, ...again);
    const { startDate: start, endDate: end } = proposal.application;
    const at = this.#world.options.now();
    const policy: Policy = { policyNumber, reference, proposalNumber, gross, start, end, at, refund: undefined };
    this.#policies.set(policyNumber, policy);
    if (again.length === 0) this.#byReference.set(reference, policy);
    proposal.issued = true;
    return policy;
  }

  policies(): readonly Policy[] {
    return [...this.#policies.values()];
  }

  policy(policyNumber: string): Policy | undefined {
    return this.#policies.get(policyNumber);
  }

  status(reference: string): Policy | undefined {
    return this.#byReference.get(reference);
  }

  #refundWay({ proposalNumber }: Policy): RefundWay {
    const proposal = this.#proposals.get(proposalNumber);
    return (proposal && tariffOf(proposal.application.product)?.refund) ?? 'coolingOff';
  }

  cancel(policyNumber: string): CancelReply {
    const policy = this.#policies.get(policyNumber);
    if (!policy) return { kind: 'declined', reason: reasons.noPolicy };
    if (this.#mode === 'decline') return { kind: 'declined', reason: reasons.noCancellation };
    policy.refund ??= refundOf(policy, this.#refundWay(policy), this.#world.options.now());
    return { kind: 'cancelled', policy, refund: policy.refund };
  }
}

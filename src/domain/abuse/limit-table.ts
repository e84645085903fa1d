import { codeRules } from '../account/codes.ts';
import type { LimitedAction, LimitGroup, LimitKey, LimitOutcome, LimitRow, Pace } from './limit.ts';

const minute = 60;
const tenMinutes = 600;
const quarter = 900;
const hour = 3_600;
const day = 86_400;

function pace(key: LimitKey, windowSeconds: number, max: number): Pace {
  return { key, windowSeconds, max };
}

type Counted = readonly [key: LimitKey, counts: LimitRow['counts'], windowSeconds: number, max: number];

function row(outcome: LimitOutcome, [key, counts, windowSeconds, max]: Counted): LimitRow {
  return { ...pace(key, windowSeconds, max), counts, outcome };
}

/** A person in a hurry is slowed. */
const slow = (...counted: Counted) => row('tooManyRequests', counted);
/** What looks like a machine is refused. */
const refuse = (...counted: Counted) => row('botControl', counted);
/** What is full is ours. */
const queue = (windowSeconds: number, max: number) => row('queue', ['total', 'calls', windowSeconds, max]);

/** Keeps so many places of a limit for those within all of the quiet paces. */
function keeping(places: number, limit: LimitRow, ...quiet: readonly Pace[]): LimitRow {
  return { ...limit, reserve: { places, quiet } };
}

/**
 * What everybody shares. Few blocks cannot spend it: they find three tenths of it, and beyond that a block gets a two
 * hundredth and a network a twentieth.
 */
function shared(max: number, windowSeconds = minute): LimitRow {
  const quiet = [pace('block', windowSeconds, max / 200), pace('network', windowSeconds, max / 20)];
  return keeping(max * 0.7, queue(windowSeconds, max), ...quiet);
}

/**
 * Narrow limits stand before wide ones: the first that is broken answers, and a refused call counts nowhere. Blocks are
 * wide: mobile operators put hundreds of people behind one address. What a stranger can use up that others need is
 * theirs alone (a phone at a block), or has room kept for the rest (a phone, a user name, the total).
 */
export const limitTable: Readonly<Record<LimitedAction, { readonly [Group in LimitGroup]?: readonly LimitRow[] }>> = {
  securityToken: { everyone: [slow('visitor', 'calls', tenMinutes, 120), shared(6_000)] },
  // The pause between two messages. Who holds the phone waits for nobody else.
  smsTurn: {
    everyone: [slow('phoneAtVisitor', 'sent', codeRules.resendSeconds, 1)],
    strangers: [slow('phoneAtBlock', 'sent', codeRules.resendSeconds, 1)],
  },
  sms: {
    everyone: [
      slow('visitor', 'calls', tenMinutes, 12),
      refuse('visitor', 'phones', tenMinutes, 4),
      refuse('visitor', 'identities', tenMinutes, 6),
    ],
    known: [
      slow('phoneAtVisitor', 'calls', hour, 6),
      slow('phoneAtVisitor', 'calls', day, 15),
      slow('phone', 'calls', day, 30),
      queue(minute, 400),
    ],
    strangers: [
      refuse('block', 'phones', tenMinutes, 100),
      refuse('block', 'calls', tenMinutes, 300),
      slow('phoneAtBlock', 'calls', hour, 6),
      slow('phoneAtBlock', 'calls', day, 8),
      slow('identityAtBlock', 'calls', hour, 15),
      keeping(10, slow('phone', 'calls', hour, 16), pace('phoneAtBlock', hour, 1), pace('phoneAtNetwork', hour, 3)),
      keeping(12, slow('phone', 'calls', day, 20), pace('phoneAtBlock', day, 1), pace('phoneAtNetwork', day, 4)),
      shared(400),
    ],
  },
  confirm: { everyone: [slow('visitor', 'calls', tenMinutes, 600), shared(6_000)] },
  // Short windows: what is let in at once must find a place where passwords are compared.
  login: {
    everyone: [slow('visitor', 'calls', quarter, 40), refuse('visitor', 'identities', tenMinutes, 8)],
    known: [slow('identityAtVisitor', 'failures', quarter, 20), queue(10, 200)],
    strangers: [
      refuse('block', 'identities', tenMinutes, 200),
      refuse('block', 'calls', tenMinutes, 600),
      slow('identityAtBlock', 'failures', quarter, 20),
      keeping(
        300,
        slow('identity', 'failures', quarter, 400),
        pace('identityAtBlock', quarter, 3),
        pace('identityAtNetwork', quarter, 30),
      ),
      shared(200, 10),
    ],
  },
  // The register tells whether a birth date fits a number: guessing it is what the identity's limit ends.
  register: {
    everyone: [
      slow('visitor', 'calls', hour, 30),
      refuse('visitor', 'identities', hour, 4),
      refuse('visitor', 'phones', hour, 4),
      refuse('block', 'identities', tenMinutes, 60),
      refuse('block', 'calls', tenMinutes, 200),
      slow('phoneAtBlock', 'calls', hour, 10),
      slow('identityAtBlock', 'calls', hour, 25),
      keeping(
        60,
        slow('identity', 'calls', hour, 90),
        pace('identityAtBlock', hour, 3),
        pace('identityAtNetwork', hour, 9),
      ),
      shared(200),
    ],
  },
  forgot: {
    everyone: [slow('visitor', 'calls', hour, 8), refuse('visitor', 'identities', hour, 3)],
    known: [slow('identityAtVisitor', 'calls', hour, 4), queue(minute, 200)],
    strangers: [
      refuse('block', 'identities', tenMinutes, 40),
      refuse('block', 'calls', tenMinutes, 80),
      slow('phoneAtBlock', 'calls', hour, 4),
      slow('identityAtBlock', 'calls', hour, 4),
      keeping(14, slow('phone', 'calls', day, 20), pace('phoneAtBlock', day, 2), pace('phoneAtNetwork', day, 6)),
      keeping(
        14,
        slow('identity', 'calls', day, 20),
        pace('identityAtBlock', day, 2),
        pace('identityAtNetwork', day, 6),
      ),
      shared(200),
    ],
  },
  changePassword: { everyone: [slow('visitor', 'calls', quarter, 20), slow('identity', 'calls', quarter, 10)] },
  // Reads all that is kept of somebody, behind the password.
  myData: { everyone: [slow('visitor', 'calls', hour, 12), slow('identity', 'calls', hour, 6)] },
  // An address is picked in five steps; who reads on and on copies the register.
  addressLookup: {
    everyone: [slow('visitor', 'calls', tenMinutes, 200), refuse('block', 'calls', tenMinutes, 4_000), shared(4_000)],
  },
  // Only who has proven the phone comes so far, here and below: nobody spends another's.
  customerCheck: {
    everyone: [
      slow('visitor', 'calls', tenMinutes, 30),
      refuse('visitor', 'identities', hour, 6),
      refuse('block', 'identities', tenMinutes, 100),
      refuse('phone', 'identities', day, 6),
      shared(600),
    ],
  },
  // Tells where a person lives.
  registeredAddress: {
    everyone: [
      slow('visitor', 'calls', tenMinutes, 20),
      refuse('visitor', 'identities', hour, 6),
      slow('identityAtVisitor', 'calls', hour, 12),
      refuse('block', 'identities', tenMinutes, 100),
      refuse('phone', 'identities', day, 6),
      shared(600),
    ],
  },
  // Tells who belongs to a number, and whether a birth date fits it: a call is one person of a family.
  personLookup: {
    everyone: [
      slow('visitor', 'calls', tenMinutes, 60),
      refuse('visitor', 'identities', hour, 16),
      slow('identityAtVisitor', 'calls', hour, 12),
      refuse('block', 'identities', tenMinutes, 300),
      refuse('phone', 'identities', day, 24),
      shared(2_000),
    ],
  },
  // Identities are counted by the customer check that every quotation begins with.
  quotation: {
    everyone: [
      slow('visitor', 'calls', tenMinutes, 30),
      refuse('visitor', 'calls', day, 150),
      refuse('block', 'calls', tenMinutes, 600),
      refuse('phone', 'calls', day, 150),
      shared(600),
    ],
  },
  // Declined cards are tried again, stolen ones by the dozen.
  payment: {
    everyone: [
      slow('visitor', 'calls', tenMinutes, 15),
      refuse('visitor', 'calls', day, 40),
      refuse('block', 'calls', tenMinutes, 200),
      refuse('phone', 'calls', day, 40),
      shared(400),
    ],
  },
  // Twice for each look at the payment and once for each plan; the insurers are asked once a minute at most.
  paymentDetail: {
    everyone: [slow('visitor', 'calls', tenMinutes, 120), refuse('block', 'calls', tenMinutes, 2_400), shared(2_000)],
  },
  // One call may ask sixteen insurers for three lines.
  askPanel: {
    everyone: [
      slow('visitor', 'calls', tenMinutes, 60),
      refuse('visitor', 'calls', day, 300),
      refuse('block', 'calls', tenMinutes, 1_200),
      shared(1_200),
    ],
  },
  // identity is the address, which nobody has proven to be theirs: each call is a mail to it.
  mailOffers: {
    everyone: [
      slow('visitor', 'calls', hour, 12),
      slow('phone', 'calls', day, 20),
      keeping(
        18,
        slow('identity', 'calls', day, 30),
        pace('identityAtBlock', day, 3),
        pace('identityAtNetwork', day, 6),
      ),
    ],
  },
  // phone is the quotation's, which is proven; identity the address, which nobody has proven: each call is a mail to it.
  mailMyOffers: {
    everyone: [
      slow('visitor', 'calls', hour, 10),
      refuse('visitor', 'identities', day, 5),
      refuse('block', 'calls', hour, 200),
      slow('phone', 'calls', hour, 8),
      slow('phone', 'calls', day, 20),
      refuse('phone', 'identities', day, 6),
      keeping(
        14,
        slow('identity', 'calls', day, 24),
        pace('identityAtBlock', day, 3),
        pace('identityAtNetwork', day, 6),
      ),
      shared(200),
    ],
  },
  sharedOffers: { everyone: [slow('visitor', 'calls', tenMinutes, 300), shared(3_000)] },
  // Some are made while the person waits.
  documents: {
    everyone: [slow('visitor', 'calls', tenMinutes, 60), refuse('block', 'calls', tenMinutes, 600), shared(600)],
  },
  // identity is the order, seen by its own visitor or account alone: each call is a mail to its address.
  resendDocuments: {
    everyone: [
      slow('visitor', 'calls', hour, 6),
      refuse('block', 'calls', hour, 60),
      slow('identity', 'calls', hour, 3),
    ],
  },
  // identity is the order: each call is a mail with its documents to an address that nobody has proven.
  correctEmail: {
    everyone: [
      slow('visitor', 'calls', hour, 5),
      refuse('block', 'calls', hour, 60),
      slow('identity', 'calls', hour, 3),
      slow('identity', 'calls', day, 6),
    ],
  },
  // What may be stored is counted where it is stored; these are the attempts, and what is handed on.
  upload: {
    everyone: [slow('visitor', 'calls', hour, 60), refuse('block', 'calls', hour, 2_000), shared(600)],
  },
  // identity is the address, which nobody has proven to be theirs: each call is a mail to it.
  supportRequest: {
    everyone: [
      slow('visitor', 'calls', hour, 5),
      refuse('visitor', 'identities', day, 4),
      refuse('visitor', 'phones', day, 4),
      refuse('block', 'calls', hour, 120),
      slow('phoneAtBlock', 'calls', day, 6),
      slow('identityAtBlock', 'calls', day, 6),
      keeping(12, slow('phone', 'calls', day, 18), pace('phoneAtBlock', day, 2), pace('phoneAtNetwork', day, 6)),
      keeping(
        12,
        slow('identity', 'calls', day, 18),
        pace('identityAtBlock', day, 2),
        pace('identityAtNetwork', day, 6),
      ),
      shared(200),
    ],
  },
  // identity is the member's account or the visitor's request, which nobody else writes for.
  supportMessage: {
    everyone: [
      slow('visitor', 'calls', hour, 40),
      refuse('block', 'calls', hour, 600),
      slow('identity', 'calls', hour, 20),
      slow('identity', 'calls', day, 60),
    ],
  },
  // Few people work at the desk; whoever guesses is slowed where he is, and keeps nobody out who comes from elsewhere.
  deskSignIn: {
    everyone: [
      slow('block', 'failures', quarter, 40),
      slow('identityAtBlock', 'failures', quarter, 8),
      shared(200),
    ],
  },
};

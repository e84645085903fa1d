import { type Day, istanbulToday, sameDayYearsLater } from './dates.ts';
import { type Dated, inForce } from './tariffs/dated.ts';

/** How long after an event something is kept. */
export type Period = { readonly days: number } | { readonly years: number };

export type Retention = {
  /** Whether a law names the period, or we set it because no law does. */
  readonly basis: 'law' | 'own';
  /** Kept for moments or days: looked after every few minutes. All else goes once a day. */
  readonly runs: 'often' | 'daily';
  readonly rows: readonly Dated<Period>[];
};

/** No law counts these days: KVKK demands no longer than needed. */
const ownMeasure = 'our own measure: KVKK m. 4 and m. 7 demand no longer than needed and name no number of days';
const commercialBooks =
  'TTK m. 82 (commercial books and vouchers, ten years) and TBK m. 146 (limitation, ten years); uncertain, needs a lawyer (?)';
const commercialMessages =
  'Ticari İletişim ve Ticari Elektronik İletiler Hakkında Yönetmelik (records of permissions and messages, three years); uncertain, needs a lawyer (?)';

function own(runs: Retention['runs'], days: number): Retention {
  return {
    basis: 'own',
    runs,
    rows: [{ from: '2026-01-01', value: { days }, source: ownMeasure, certainty: 'placeholder' }],
  };
}

function byLaw(years: number, source: string): Retention {
  return {
    basis: 'law',
    runs: 'daily',
    rows: [{ from: '2026-01-01', value: { years }, source, certainty: 'general' }],
  };
}

/**
 * What is kept, and how long after which event (the comment of each row). The job of retention, the text about personal
 * data and the page of one's data all read this table, so none of them can promise what another does not do. An account
 * is in no row: it is kept until its holder deletes it.
 */
export const retentions = {
  /** After it expired. */
  securityTokens: own('often', 0),
  /** Counters of limits, after their window. */
  rateLimits: own('often', 0),
  /** After it was used or expired: a proven phone is no stranger for a day. */
  verificationCodes: own('often', 1),
  /** The way back from the bank, after it expired. */
  resultLinks: own('often', 0),
  /** Messages of insurers that nobody took, after they were waited for. */
  insurerMessages: own('often', 0),
  /** That a message is being sent, after whoever sent it must have ended. */
  messageClaims: own('often', 0),
  /** After it was opened and nobody was asked for a price. */
  unaskedQuotations: own('often', 1),
  /** After the upload. */
  files: own('often', 30),
  /** Browsers that proved the phone of a request for help, after they did. */
  supportProofs: own('often', 1),
  /** Requests for help and what was written and attached, after the last message. */
  supportThreads: own('daily', 730),
  /** After it was given: insurers are asked again, reviews end and prices are checked in that time. */
  healthDeclarations: own('often', 30),
  /** Who read a declaration, after they did. */
  healthReadings: own('daily', 730),
  /** After the browser was last seen. */
  devices: own('daily', 90),
  /** After it ended. */
  sessions: own('daily', 30),
  /** Of people of the agency, after it ended. */
  deskSessions: own('daily', 30),
  /** Who of the agency did or looked at what, and why, after they did. */
  deskLog: own('daily', 730),
  /** What offers cover, which stands once for all of them, after an offer was last given it and while none has it. */
  coverageSets: own('daily', 1),
  /** Warnings about an account, after they were written. */
  notices: own('daily', 30),
  /** After somebody claimed the number of an account. */
  numberClaims: own('daily', 60),
  /** Registrations whose phone was never proven, after they were made. */
  unprovenAccounts: own('daily', 7),
  /** Documents of offers that nobody ordered, after the offer ran out: somebody may still ask what was offered. */
  offerDocuments: own('daily', 30),
  /** Payments that came to nothing, after their last change: banks hear objections for long. */
  failedOrders: own('daily', 730),
  /** Who was told what by which way, after it was sent. What belongs to a purchase stays with it. */
  messages: byLaw(3, commercialMessages),
  /** Permissions for advertising, after they were withdrawn or replaced by a later word. */
  marketingPermissions: byLaw(3, commercialMessages),
  /** That a text was read or accepted, after it was. */
  acceptedTexts: byLaw(10, commercialBooks),
  /** Orders, payments, refunds, policies and their documents, after the last policy ended. */
  purchases: byLaw(10, commercialBooks),
  /** With their offers, after insurers were last asked. One that was ordered goes with its order, which therefore stands above. */
  askedQuotations: own('daily', 180),
} as const satisfies Readonly<Record<string, Retention>>;

export type RetentionKind = keyof typeof retentions;
export const retentionKinds = Object.keys(retentions) as readonly RetentionKind[];

export function periodOf(kind: RetentionKind, today: Day): Period {
  return inForce<Period>(retentions[kind].rows, today).value;
}

function moved(moment: Date, period: Period, direction: 1 | -1): Date {
  if ('days' in period) return new Date(moment.getTime() + direction * period.days * 86_400_000);
  const [day = '', time = ''] = moment.toISOString().split('T');
  return new Date(`${sameDayYearsLater(day, direction * period.years)}T${time}`);
}

/** What happened before this moment is kept no longer. */
export function keptSince(kind: RetentionKind, now: Date): Date {
  return moved(now, periodOf(kind, istanbulToday(now)), -1);
}

/**
 * Until when something is kept that happens at a moment, by the row that holds then: a later row does not lengthen it.
 * What happened before the table began is looked at as of today.
 */
export function keptUntil(kind: RetentionKind, event: Date, asOf: Date = event): Date {
  return moved(event, periodOf(kind, istanbulToday(asOf)), 1);
}

import { z } from 'zod';
import { lineKeys } from '#domain/lines.ts';
import { orderStates } from '#domain/order/order-state.ts';
import { distanceSalesKey, offerDocumentKeys } from '#domain/order/sale-document.ts';
import { sameRiskReasons } from '#domain/policy/same-risk.ts';
import { officialMinimums } from '#domain/quote/official-minimum.ts';
import { addresses } from '../addresses.ts';
import type { CallContract } from '../call.ts';
import { email, guid, isoDate, lira, moment, wireAmount, wireBoolean, wireList, wireNumber } from './fields.ts';
import { exampleInsured, insured } from './insured.ts';
import { exampleOffer, foreignPrice, installment, namedPersonPrice } from './offer.ts';
import { withdrawal } from './withdrawal.ts';

const basket = {
  OfferGuid: guid,
  CrossSellingOffers: wireList(guid).default([]),
  InstallmentCount: wireNumber(z.int().min(1).max(36)).default(1),
};

const basketItem = z.object({
  OfferGuid: guid,
  Line: z.enum(lineKeys),
  InsuranceFirm: z.string(),
  FirmName: z.string(),
  PackageName: z.string(),
  NetPremium: lira,
  GrossPremium: lira,
  /** What GrossPremium is made of, with the chosen instalments. */
  PersonPrices: z.array(namedPersonPrice),
  ForeignPrice: foreignPrice.nullable(),
  PolicyStart: isoDate,
  PolicyEnd: isoDate,
});

/** Whether an item reaches what an authority asks for, in a sentence; null where none asks for anything. */
const minimum = z.object({
  Of: z.enum(officialMinimums),
  State: z.enum(['met', 'notMet', 'unknown']),
  Text: z.string(),
});

/** Which item is in the way, where a basket cannot be paid: Data of the failure beside its Problem. */
export type BasketProblemItem = Pick<
  z.infer<typeof basketItem>,
  'OfferGuid' | 'Line' | 'InsuranceFirm' | 'FirmName' | 'PackageName'
>;

/** Which order has what was to be paid: Data of the failure beside its Problem. */
export type OrderedAlready = {
  /**
   * bought: there is a policy. ended: there was one, which was given back or cancelled. underWay: money is moving for one.
   * begun: somebody is at the bank for it.
   */
  readonly Problem: 'bought' | 'ended' | 'underWay' | 'begun';
  readonly OrderReference: string;
  readonly FirmName: string;
  /** Of the main policy, once there is one. */
  readonly PolicyNo?: string;
};

/** A text to read before paying; accepting it is recorded with its hash. */
const document = z.object({
  Key: z.union([z.literal(distanceSalesKey), z.templateLiteral([z.enum(offerDocumentKeys), ':', guid])]),
  Title: z.string(),
  Hash: z.string(),
  MustAccept: z.boolean(),
});

/** Whether the insurer still asks the price it named; pending: it was not asked yet. */
const priceCheck = z.object({
  State: z.enum(['same', 'changed', 'unchecked', 'pending']),
  OldGrossPremium: lira,
  NewGrossPremium: lira,
  /** Why it is unchecked, in a sentence. */
  Reason: z.string().nullable(),
  /** Whether asking once more may bring an answer. */
  CanRetry: z.boolean(),
});

/** A policy for the same, or a payment for one that goes on. Details are for who bought it. */
export const sameRisk = z.object({
  /** The line that is about to be bought. */
  Line: z.enum(lineKeys),
  State: z.enum(['inForce', 'underWay']),
  /** What it means for the person, in sentences. */
  Message: z.string(),
  Policy: z
    .object({
      Line: z.enum(lineKeys),
      FirmName: z.string(),
      /** Shortened to what tells it apart; null while there is none. */
      PolicyNo: z.string().nullable(),
      PolicyStart: isoDate,
      PolicyEnd: isoDate,
      /** Where the member who looks finds it in the account. */
      PolicyGuid: guid.nullable(),
      /** Where the browser that bought it, or whoever may see the quotation, finds what became of it. */
      ResultPath: z.string().nullable(),
    })
    .nullable(),
});
export type SameRisk = z.infer<typeof sameRisk>;

const sameRisks = {
  /** Empty where nothing else insures the same. */
  SameRisks: z.array(sameRisk),
  /** One of them is given with the payment where something does. */
  SameRiskReasons: z.array(z.object({ Key: z.enum(sameRiskReasons), Text: z.string() })),
};
const sameRiskFields = z.object(sameRisks);
export type SameRisks = z.infer<typeof sameRiskFields>;

const cardEntries = ['cardForm', 'hostedPage', 'bankPage'] as const;

export const paymentDetail = z.object({
  OfferGuid: guid,
  Insured: insured,
  Items: z.array(basketItem.extend({ Minimum: minimum.nullable() })),
  GrossPremium: lira,
  Currency: z.string().length(3),
  InstallmentCount: z.number().int().positive(),
  /** Plans that every insurer of the basket offers, with the basket's total for each. */
  Installments: z.array(installment),
  ValidUntil: moment,
  /** The server's clock, to count down on a device whose clock is wrong. */
  ServerTime: moment,
  PriceCheck: priceCheck,
  Documents: z.array(document),
  /** cardForm: the card is typed here and goes straight to the bank; hostedPage: on the provider's own page; bankPage: on the bank's. */
  CardEntry: z.enum(cardEntries),
  ...sameRisks,
});
export type PaymentDetail = z.infer<typeof paymentDetail>;

export const orderReference = z.string().regex(/^[A-Z0-9]{12,20}$/);

const started = z.object({
  OrderReference: orderReference,
  Kind: z.enum(cardEntries),
  /** Where the browser goes: with a post of the fields, to a hostedPage without any. */
  Url: z.url(),
  /** Fields the browser posts there, for a cardForm together with the card. */
  Fields: z.record(z.string(), z.string()),
  /** How the bank names the fields of the card. */
  CardFields: z.object({ Number: z.string(), Month: z.string(), Year: z.string(), Cvc: z.string() }).nullable(),
});
export type StartedPayment = z.infer<typeof started>;

const orderItem = basketItem.extend({
  State: z.enum(['pending', 'issued', 'refused', 'released']),
  Reason: z.string().nullable(),
  PolicyGuid: guid.nullable(),
  PolicyNo: z.string().nullable(),
  Documents: z.array(z.object({ Key: z.enum(['policy', 'summary']), Title: z.string() })),
  /** From this day on it can be renewed; null where nothing follows, and for what goes with another policy. */
  RenewalFrom: isoDate.nullable(),
  /** Where a claim is reported to the insurer, as it is dialled; null where nobody knows it. */
  FirmPhone: z.string().nullable(),
  /** Whether and until when it may be given back without a reason; null while there is no policy. */
  Withdrawal: withdrawal.nullable(),
});

export const orderStatus = z.object({
  OrderReference: orderReference,
  State: z.enum(orderStates),
  /** Whether anything is still going on. */
  Settled: z.boolean(),
  Money: z.enum(['none', 'reserved', 'taken', 'returned', 'unclear']),
  /** Whether the person turned back at the bank's page. */
  Cancelled: z.boolean(),
  /** What happened and what follows, in a sentence. */
  Message: z.string(),
  GrossPremium: lira,
  CapturedPremium: lira.nullable(),
  InstallmentCount: z.number().int().positive(),
  Email: z.string(),
  /** Whether the documents have been sent; null while there are none. */
  Delivery: z.enum(['waiting', 'sent', 'inPart', 'refused']).nullable(),
  /** Whether the word by SMS beside them has been sent; null while there is nothing to tell. */
  NoteDelivery: z.enum(['waiting', 'sent', 'refused']).nullable(),
  /** The page to go back to for another try. */
  HeaderGuid: guid,
  Line: z.enum(lineKeys),
  SecondHand: z.boolean(),
  LicensePlateNumber: z.string().nullable(),
  Insured: insured,
  /** Who bought it. */
  Customer: z.object({ Name: z.string(), Surname: z.string() }),
  /** Set when an insurer changed its price after the reservation. */
  PriceChange: z.object({ OfferGuid: guid, OldGrossPremium: lira, NewGrossPremium: lira }).nullable(),
  Items: z.array(orderItem),
});
export type OrderStatus = z.infer<typeof orderStatus>;

const exampleReference = 'K7Q2M4X9R1T5';
const exampleHeader = '9a7d3c14-2e5b-4f60-8b1a-5c4d6e7f8001';
const exampleSameRisk = {
  Line: 'kasko' as const,
  State: 'inForce' as const,
  Message:
    'Bu araç için 20.11.2027 tarihine kadar geçerli Kasko poliçeniz var. Yenisini de alırsanız aynı dönem için iki kez prim ödersiniz.',
  Policy: {
    Line: 'kasko' as const,
    FirmName: 'Çınaraltı Sigorta',
    PolicyNo: '…0001',
    PolicyStart: '2026-11-20',
    PolicyEnd: '2027-11-20',
    PolicyGuid: '6b2f0a9e-4c1d-4a57-8e02-90d1f3b5c001',
    ResultPath: null,
  },
};
const exampleItem = {
  OfferGuid: exampleOffer.OfferGuid,
  Line: 'kasko' as const,
  InsuranceFirm: '901',
  FirmName: 'Çınaraltı Sigorta',
  PackageName: 'Geniş Kasko',
  NetPremium: 17571.9,
  GrossPremium: 18450.5,
  PersonPrices: [],
  ForeignPrice: null,
  PolicyStart: '2026-11-20',
  PolicyEnd: '2027-11-20',
};

export const paymentCalls = {
  existingCovers: {
    ...addresses.existingCovers,
    summary:
      'Policies bought here, and payments under way, that insure what a quotation is for in the days it asks for',
    request: z.object({ HeaderGuid: guid }),
    data: z.object({ SameRisks: z.array(sameRisk) }),
    example: { request: { HeaderGuid: exampleHeader }, data: { SameRisks: [exampleSameRisk] } },
  },
  paymentDetail: {
    ...addresses.paymentDetail,
    summary:
      'What will be charged for an offer, its additions and an instalment count; a price that was not checked within a minute is asked once more',
    request: z.object({
      ...basket,
      /** What is stored, at once: nobody is asked for a price or for documents. */
      KnownOnly: wireBoolean.default(false),
    }),
    data: paymentDetail,
    example: {
      request: { OfferGuid: exampleOffer.OfferGuid, CrossSellingOffers: [], InstallmentCount: 9 },
      data: {
        OfferGuid: exampleOffer.OfferGuid,
        Insured: exampleInsured,
        Items: [{ ...exampleItem, Minimum: null }],
        GrossPremium: 18450.5,
        Currency: 'TRY',
        InstallmentCount: 9,
        Installments: exampleOffer.Installments,
        ValidUntil: '2026-11-20T20:59:59.000Z',
        ServerTime: '2026-11-15T09:00:00.000Z',
        PriceCheck: {
          State: 'same',
          OldGrossPremium: 18450.5,
          NewGrossPremium: 18450.5,
          Reason: null,
          CanRetry: false,
        },
        Documents: [
          {
            Key: `informationForm:${exampleOffer.OfferGuid}`,
            Title: 'Bilgilendirme Formu',
            Hash: '9f2c',
            MustAccept: true,
          },
        ],
        CardEntry: 'cardForm',
        SameRisks: [],
        SameRiskReasons: [],
      },
    },
  },
  startPayment: {
    ...addresses.startPayment,
    summary: 'Opens an order for a basket at the price the person agreed to, and says where the card goes',
    request: z.object({
      ...basket,
      /** What the person saw and agreed to; another price is refused. */
      GrossPremium: wireAmount,
      Email: email,
      AcceptedDocuments: wireList(z.string().min(1).max(200)),
      /** Why the same is insured a second time; without it such a payment does not begin. */
      SameRiskReason: z.enum(sameRiskReasons).optional(),
    }),
    data: started,
    example: {
      request: {
        OfferGuid: exampleOffer.OfferGuid,
        CrossSellingOffers: [],
        InstallmentCount: 9,
        GrossPremium: 18450.5,
        Email: 'deniz@ornek.example',
        AcceptedDocuments: [`informationForm:${exampleOffer.OfferGuid}:9f2c`],
      },
      data: {
        OrderReference: exampleReference,
        Kind: 'cardForm',
        Url: 'https://banka.example/3d',
        Fields: { oid: exampleReference },
        CardFields: { Number: 'pan', Month: 'month', Year: 'year', Cvc: 'cv2' },
      },
    },
  },
  orderStatus: {
    ...addresses.orderStatus,
    summary: 'Where an order of this visitor stands',
    request: z.object({ OrderReference: orderReference }),
    data: orderStatus,
    example: {
      request: { OrderReference: exampleReference },
      data: {
        OrderReference: exampleReference,
        State: 'done',
        Settled: true,
        Money: 'taken',
        Cancelled: false,
        Message: 'Poliçeniz hazır.',
        GrossPremium: 18450.5,
        CapturedPremium: 18450.5,
        InstallmentCount: 9,
        Email: 'deniz@ornek.example',
        Delivery: 'sent',
        NoteDelivery: 'sent',
        HeaderGuid: exampleHeader,
        Line: 'kasko',
        SecondHand: false,
        LicensePlateNumber: '34ABC123',
        Insured: exampleInsured,
        Customer: { Name: 'Deniz', Surname: 'Örnek' },
        PriceChange: null,
        Items: [
          {
            ...exampleItem,
            State: 'issued',
            Reason: null,
            PolicyGuid: '6b2f0a9e-4c1d-4a57-8e02-90d1f3b5c001',
            PolicyNo: 'ORN-000001',
            Documents: [{ Key: 'policy', Title: 'Poliçe' }],
            RenewalFrom: '2027-10-21',
            FirmPhone: '08500000901',
            Withdrawal: { Kind: 'possible', LastDay: '2026-11-29' },
          },
        ],
      },
    },
  },
  resendDocuments: {
    ...addresses.resendDocuments,
    summary: 'Sends the documents of an order to its e-mail address once more',
    request: z.object({ OrderReference: orderReference }),
    data: z.object({ Email: z.string() }),
    example: { request: { OrderReference: exampleReference }, data: { Email: 'deniz@ornek.example' } },
  },
} satisfies Record<string, CallContract>;

import type { Application, Incomplete } from '../application.ts';
import { coverageText } from '../coverage-text.ts';
import type { Order, Policy, Proposal } from '../records.ts';
import { flatQuestion, readQuestionFields } from './question-fields.ts';
import type { Spelling } from './spelling.ts';
import { asElement, listOf, textOf, type XmlElement } from './xml-text.ts';

/** A question told under Turkish names, with an element for each item of a list. */
export function readTurkishQuestion(told: XmlElement, spelling: Spelling): Application | Incomplete {
  const listed = (list: string, item: string): readonly XmlElement[] =>
    listOf(asElement(told[list])[item]).map(asElement);
  return readQuestionFields(
    flatQuestion(({ turkish }) => told[turkish], {
      items: ({ turkish, turkishItem }) => listed(turkish, turkishItem).map((item) => (field) => item[field.turkish]),
      options: listed('secenekler', 'secenek').map(({ ad, deger }) => [textOf(ad), textOf(deger)]),
    }),
    spelling,
  );
}

export function readTurkishOrder(told: XmlElement, spelling: Spelling): Order {
  return {
    reference: textOf(told.referans),
    proposalNumber: textOf(told.teklifNo),
    gross: Number(spelling.read.money(textOf(told.brutPrim))),
    installmentCount: Number(textOf(told.taksitSayisi)),
  };
}

export function coverageElements({ coverages }: Proposal): XmlElement {
  return { teminat: coverages.map(({ code, value }) => ({ kod: code.toUpperCase(), deger: coverageText(value) })) };
}

function personElements({ personPrices }: Proposal, { money }: Spelling): XmlElement {
  if (personPrices.length === 0) return {};
  const kisiFiyati = personPrices.map(({ gross, loadingPercent, exclusions }) => ({
    brutPrim: money(gross),
    ...(loadingPercent === undefined ? {} : { ekPrimYuzdesi: `${loadingPercent}` }),
    istisnalar: { istisna: exclusions },
  }));
  return { kisiFiyatlari: { kisiFiyati } };
}

function foreignElement({ foreignPrice }: Proposal, { money, rate, day }: Spelling): XmlElement {
  if (!foreignPrice) return {};
  return {
    dovizFiyati: {
      paraBirimi: foreignPrice.currency,
      brutPrim: money(foreignPrice.gross),
      kur: rate(foreignPrice.rate),
      kurTarihi: day(foreignPrice.rateDay),
    },
  };
}

export function proposalElement(
  proposal: Proposal,
  { spelling, coverages }: { spelling: Spelling; coverages: boolean },
): XmlElement {
  return {
    teklifNo: proposal.number,
    paketKodu: proposal.code,
    paketAdi: proposal.name,
    netPrim: spelling.money(proposal.net),
    brutPrim: spelling.money(proposal.gross),
    ...(proposal.currency && { paraBirimi: proposal.currency }),
    gecerlilik: spelling.moment(proposal.validUntil),
    taksitler: {
      taksit: proposal.installments.map(({ count, gross }) => ({ sayi: `${count}`, toplam: spelling.money(gross) })),
    },
    ...(coverages ? { teminatlar: coverageElements(proposal) } : {}),
    uyarilar: { uyari: proposal.warnings },
    ...personElements(proposal, spelling),
    ...foreignElement(proposal, spelling),
  };
}

export function policyElement(policy: Policy, spelling: Spelling): XmlElement {
  return {
    policeNo: policy.policyNumber,
    brutPrim: spelling.money(policy.gross),
    baslangicTarihi: spelling.day(policy.start),
    bitisTarihi: spelling.day(policy.end),
    policeDurumu: policy.refund === undefined ? 'YURURLUKTE' : 'IPTAL',
  };
}

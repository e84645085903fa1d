import { type Application, type Incomplete, readApplication } from '../application.ts';
import { coverText } from '../cover-text.ts';
import type { Order, Policy, Proposal } from '../records.ts';
import { readFields, type Spelling, toldFlat } from './spelling.ts';
import { asElement, listOf, textOf, type XmlElement } from './xml-text.ts';

/** A question told under Turkish names, all in one list. */
export function readTurkishQuestion(told: XmlElement, spelling: Spelling): Application | Incomplete {
  const options = listOf(asElement(told.secenekler).secenek).map((item) => {
    const { ad, deger } = asElement(item);
    return [textOf(ad), textOf(deger)] as const;
  });
  return readApplication(
    readFields(
      toldFlat(({ turkish }) => told[turkish], options),
      spelling,
    ),
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

export function coverElements({ covers }: Proposal): XmlElement {
  return { teminat: covers.map(({ code, value }) => ({ kod: code.toUpperCase(), deger: coverText(value) })) };
}

export function proposalElement(
  proposal: Proposal,
  { spelling, covers }: { spelling: Spelling; covers: boolean },
): XmlElement {
  return {
    teklifNo: proposal.number,
    paketKodu: proposal.code,
    paketAdi: proposal.name,
    netPrim: spelling.money(proposal.net),
    brutPrim: spelling.money(proposal.gross),
    gecerlilik: spelling.moment(proposal.validUntil),
    taksitler: {
      taksit: proposal.installments.map(({ count, gross }) => ({ sayi: `${count}`, toplam: spelling.money(gross) })),
    },
    ...(covers ? { teminatlar: coverElements(proposal) } : {}),
    uyarilar: { uyari: proposal.warnings },
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

import { addDays, daysBetween, formatDay } from '#domain/dates.ts';
import { daskExcessRows, daskRenewalDays } from '#domain/tariffs/dask/adjustments.ts';
import type { DaskPrice } from '#domain/tariffs/dask/price.ts';
import { inForce } from '#domain/tariffs/dated.ts';
import type { Application } from '../application.ts';
import type { Coverage } from '../coverages.ts';
import type { Ask } from '../decision.ts';
import { reasons } from '../reasons.ts';
import { daskTasteOf } from './dask-taste.ts';
import { officialPrice, type Property, propertyPricing } from './property.ts';

/** An earlier policy that outlasts the first days of the new one. */
function runsOn({ previousDaskEnd }: Property, { startDate }: Application): boolean {
  return previousDaskEnd !== undefined && previousDaskEnd > addDays(startDate, daskRenewalDays);
}

/** The first rule of the insurer that the building breaks. */
function refusal({ personality, application, today }: Ask, property: Property): string | undefined {
  const taste = daskTasteOf(personality.code);
  const rules: readonly (readonly [boolean, string])[] = [
    [property.addressCode.startsWith('9'), reasons.addressCode],
    [daysBetween(today, application.startDate) > 30, reasons.startTooFar],
    [!taste.uses.includes(property.propertyUse), reasons.propertyUse],
    [property.structure === 'other' && !taste.otherStructures, reasons.structure],
    [property.damageState === 'repaired' && !taste.repaired, reasons.damage],
    [property.lenderName !== undefined && !taste.lenders, reasons.lender],
    [runsOn(property, application) && !taste.whileOtherRuns, reasons.earthquakePolicyRuns],
  ];
  return rules.find(([broken]) => broken)?.[1];
}

function coveragesOf({ insuredSum }: DaskPrice, { startDate }: Application): readonly Coverage[] {
  return [
    { code: 'daskDeprem', value: { type: 'AMOUNT', amount: insuredSum } },
    { code: 'daskYangin', value: { type: 'INCLUDED' } },
    { code: 'daskTsunami', value: { type: 'INCLUDED' } },
    { code: 'daskYerKaymasi', value: { type: 'INCLUDED' } },
    { code: 'daskMuafiyet', value: { type: 'PERCENT', percent: inForce(daskExcessRows, startDate).value } },
  ];
}

function warningsOf(price: DaskPrice, property: Property, application: Application): readonly string[] {
  const { previousDaskEnd } = property;
  const running =
    previousDaskEnd !== undefined && runsOn(property, application)
      ? [`Bu adres için ${formatDay(previousDaskEnd)} tarihine kadar geçerli bir DASK poliçesi görünüyor.`]
      : [];
  return [
    ...running,
    ...(price.fullSum > price.ceiling ? ['Teminat azami tutarla sınırlandı; üstü için konut sigortası gerekir.'] : []),
    ...(price.premium < price.minimum ? ['Asgari prim uygulandı.'] : []),
    ...(property.damageState === 'repaired' ? ['Onarım belgesinin aslı hasarda istenir.'] : []),
  ];
}

/** The official price: the same at every insurer. */
export const daskPricing = propertyPricing((ask, property) => {
  const reason = refusal(ask, property);
  if (reason) return { kind: 'declined', reason };
  const price = officialPrice(property, ask.application);
  const draft = {
    code: 'DASK',
    name: 'Zorunlu Deprem Sigortası',
    net: price.gross,
    gross: price.gross,
    coverages: coveragesOf(price, ask.application),
    warnings: warningsOf(price, property, ask.application),
  };
  return { kind: 'drafts', drafts: [draft] };
});

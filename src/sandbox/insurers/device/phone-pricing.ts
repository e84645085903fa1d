import { daysBetween } from '#domain/dates.ts';
import { inForce } from '#domain/tariffs/dated.ts';
import { type Levies, netOf } from '#domain/tariffs/levies.ts';
import type { Ask, Draft, Pricing } from '../decision.ts';
import { reasons } from '../reasons.ts';
import { isOlderThan } from './older-than.ts';
import { type Phone, readPhone } from './phone.ts';
import { phoneLook } from './phone-look.ts';
import { phoneCoverages, phonePlanKeys, phonePlans } from './phone-plans.ts';
import { phoneGross } from './phone-price.ts';
import { type PhoneTaste, phoneTasteOf } from './phone-taste.ts';
import { phoneRateRows } from './rates/phone-rates.ts';

/** The first rule of the insurer that the phone breaks. */
function refusal({ application, today, alreadyCovered }: Ask, taste: PhoneTaste, phone: Phone): string | undefined {
  const { startDate } = application;
  const rules: readonly (readonly [boolean, string])[] = [
    [daysBetween(today, startDate) > 30, reasons.startTooFar],
    [alreadyCovered.some(({ fields }) => fields.imei === phone.imei), reasons.phoneInsured],
    [isOlderThan(taste.oldestMonths, phone.invoiceDate, startDate), reasons.phoneAge],
    [taste.closedBrands.includes(phone.deviceBrand), reasons.phoneBrand],
    [phone.invoicePrice > taste.highestPrice * 100, reasons.phonePrice],
  ];
  return rules.find(([broken]) => broken)?.[1];
}

/** A narrow and a wide package, after a look at photos where the insurer wants one. */
export function phonePricing(levies: Levies): Pricing {
  return (ask) => {
    const { personality, application } = ask;
    const { startDate } = application;
    const taste = phoneTasteOf(personality.code);
    if (!taste) return { kind: 'declined', reason: reasons.lineNotSold };
    const phone = readPhone(application);
    if ('kind' in phone) return phone;
    const reason = refusal(ask, taste, phone);
    if (reason) return { kind: 'declined', reason };
    const rates = inForce(phoneRateRows, startDate).value;
    const { invoicePrice } = phone;
    const drafts = phonePlanKeys.map((plan): Draft => {
      const gross = phoneGross(rates, { invoicePrice, plan, factor: personality.price });
      return {
        ...phonePlans[plan],
        net: netOf(levies, gross, startDate),
        gross,
        coverages: phoneCoverages(plan, taste, invoicePrice),
        warnings: [],
      };
    });
    const look = phoneLook(taste, phone, startDate);
    return look ? { kind: 'review', ...look, drafts } : { kind: 'drafts', drafts };
  };
}

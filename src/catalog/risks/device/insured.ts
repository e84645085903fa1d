import { sameDayYearsLater } from '#domain/dates.ts';
import type { DeviceRisk } from '#domain/risks/device.ts';
import type { Insured } from '#domain/risks/insured.ts';
import { insuredLabels, insuredDeviceTexts as words } from '#messages/insured.ts';
import type { InsuredWords } from '../insured-words.ts';
import { oldestPhoneYears } from './limits.ts';

/** "Samsung Galaxy S24", and the end of its number: the whole of it is nobody's business. */
export function insuredDevice({ brandName, modelName, imei, invoiceDate }: DeviceRisk): Insured {
  return {
    kind: 'device',
    title: `${brandName} ${modelName}`,
    detail: words.maskedImei(imei.slice(-4)),
    key: imei,
    lastStart: sameDayYearsLater(invoiceDate, oldestPhoneYears),
  };
}

export const deviceWords: InsuredWords = {
  ...words,
  label: insuredLabels.device,
  value: ({ title, detail }) => `${title}, ${detail}`,
  brief: ({ title }) => title,
  /** Brand and model are those of the register of devices. */
  listed: ({ title }) => title,
  policy: ({ title }, line) => words.policy(title, line),
  fromPolicy: ({ title }, line) => words.fromPolicy(title, line),
};

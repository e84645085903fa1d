import { normalisePhone } from '../rules/phone.ts';
import { fixedMask } from './fixed-mask.ts';

/** No national number begins with 0, and none with 905: what is typed so begins with a prefix. */
const dropPrefix = (raw: string) => raw.replace(/^0*(?:90(?=0*5))?0*/, '');

/** The +90 stands outside the mask. */
export const phoneMask = fixedMask({
  name: 'phoneNumber',
  slots: '(###)###-####',
  inputMode: 'tel',
  rawFrom: (text) => dropPrefix(normalisePhone(text)),
  settle: dropPrefix,
});

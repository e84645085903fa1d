import { codeRules } from '#domain/account/codes.ts';
import { identityOf } from '#domain/identity.ts';
import type { AccountPorts } from '#services/ports.ts';
import { checkCustomer } from '#services/verification/check-customer.ts';
import { confirmCode } from '#services/verification/confirm-code.ts';
import { sendCode } from '#services/verification/send-code.ts';
import { agreementsOf } from '../agreements.ts';
import { customerReply } from '../customer-replies.ts';
import type { Handlers } from '../handler.ts';
import { limitedReply } from '../limit-replies.ts';
import { codeReply, tooSoon, undelivered } from '../sms-replies.ts';

/** Proving a phone, and asking the registers who its owner is. */
export function verificationHandlers(ports: AccountPorts) {
  return {
    async sendTemporaryCode({ NationalNumber, PassportNumber, Phone, QueryType }, caller) {
      const person = { nationalNumber: NationalNumber, passportNumber: PassportNumber };
      const request = { phone: Phone, purpose: QueryType, ...person };
      const answer = await sendCode(ports, request, caller);
      switch (answer.kind) {
        case 'sent':
          return {
            outcome: 'codeConfirmationRequired',
            data: { ResendSeconds: answer.resendSeconds, ValidSeconds: codeRules.validSeconds },
          };
        case 'tooSoon': {
          const refusal = tooSoon(answer.resendSeconds);
          return { ...refusal, data: { ...refusal.data, CodeWaiting: answer.hasCode } };
        }
        case 'refused':
        case 'unavailable':
          return undelivered(answer.kind);
        case 'limited':
          return limitedReply(answer);
      }
    },

    async confirmTemporaryCode({ SmsActivationCode, Gsm, QueryType, ...flags }, caller) {
      const agreements = agreementsOf(flags);
      const confirmation = { phone: Gsm, purpose: QueryType, code: SmsActivationCode, agreements };
      const answer = await confirmCode(ports, confirmation, caller);
      switch (answer.kind) {
        case 'confirmed':
          return { outcome: 'verified', data: null };
        case 'codeWrong':
        case 'codeOver':
          return codeReply(answer);
        case 'limited':
          return limitedReply(answer);
      }
    },

    async amlCheck({ NationalNumber, Phone, Birthdate }, caller) {
      const question = { identity: identityOf(NationalNumber), phone: Phone, birthdate: Birthdate };
      const answer = await checkCustomer(ports, question, caller);
      switch (answer.kind) {
        case 'found':
          return {
            outcome: 'verified',
            data: {
              Name: answer.customer.name,
              Surname: answer.customer.surname,
              CityCode: answer.customer.provinceCode,
              TownCode: answer.customer.districtCode,
              City: answer.customer.provinceName,
              County: answer.customer.districtName,
            },
          };
        default:
          return customerReply(answer);
      }
    },
  } satisfies Handlers;
}

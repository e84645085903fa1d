import type { z } from 'zod';
import { site } from '#config/site.ts';
import type { answerAtFault } from '#contracts/calls/account.ts';
import { formatDay, formatMoment, istanbulToday } from '#domain/dates.ts';
import { accountReplies, passwordProblems } from '#messages/account.ts';
import { changePassword } from '#services/account/change-password.ts';
import { forgotPassword } from '#services/account/forgot-password.ts';
import { issueSecurityToken } from '#services/account/issue-security-token.ts';
import { register } from '#services/account/register.ts';
import type { AccountPorts } from '#services/ports.ts';
import { agreementsOf } from '../agreements.ts';
import { type Handlers, ok } from '../handler.ts';
import { limitedReply, passwordsBusy } from '../limit-replies.ts';
import { tooSoon, undelivered } from '../sms-replies.ts';

/** As on a calendar and a clock on the wall: 18.11.2026 12:00. */
const shownMoment = (moment: Date) => `${formatDay(istanbulToday(moment))} ${formatMoment(moment).slice(11)}`;

/** The answer to look at first, where the register contradicts what somebody told. */
const wrongAnswers = {
  nameWrong: 'Name',
  birthdateWrong: 'Birthdate',
  personUnknown: 'NationalNumber',
} as const satisfies Record<string, z.infer<typeof answerAtFault>['Field']>;

/** Registration and passwords. */
export function accountHandlers(ports: AccountPorts) {
  return {
    async getSecurityToken(_model, caller) {
      const answer = await issueSecurityToken(ports, caller);
      return answer.kind === 'issued' ? ok({ Salt: answer.salt, Guid: answer.guid }) : limitedReply(answer);
    },

    async register(model, caller) {
      const answer = await register(
        ports,
        {
          nationalNumber: model.NationalNumber,
          email: model.Email,
          phone: model.Phone,
          name: model.Name,
          surname: model.Surname,
          birthdate: model.Birthdate,
          gender: model.Gender,
          cityCode: model.CityCode,
          countyCode: model.CountyCode,
          password: model.Password,
          guid: model.Guid,
          agreements: agreementsOf(model),
          claimsNumber: model.ClaimNumber,
        },
        caller,
      );
      switch (answer.kind) {
        case 'opened':
          return ok(null);
        case 'phoneUnverified':
          return { outcome: 'registerPhoneVerification' };
        case 'birthdateRequired':
          return { outcome: 'registerBirthdateRequired' };
        case 'claimantUnverified':
          return { outcome: 'registerPhoneVerification', data: { Again: true } };
        case 'taken':
          return { outcome: 'accountExists', data: { CanClaim: answer.canClaim } };
        case 'claimWaits':
          return {
            outcome: 'accountExists',
            messages: [accountReplies.claimWaits(shownMoment(answer.dueAt))],
            data: { CanClaim: false, ClaimDueAt: answer.dueAt.toISOString() },
          };
        case 'claimByPerson':
          return {
            outcome: 'accountExists',
            messages: [accountReplies.claimByPerson(site.phoneDisplay)],
            data: { CanClaim: false },
          };
        case 'passwordWeak':
          return { outcome: 'validation', messages: [passwordProblems[answer.problem]], data: { Field: 'Password' } };
        case 'secretUnreadable':
          return { outcome: 'tokenControl', messages: [accountReplies.securityTokenOver] };
        case 'nameWrong':
        case 'birthdateWrong':
        case 'personUnknown':
          return {
            outcome: 'dataWrong',
            messages: [accountReplies[answer.kind]],
            data: { Field: wrongAnswers[answer.kind] },
          };
        case 'registerDown':
          return { outcome: 'customerControl', messages: [accountReplies.registerDown] };
        case 'busy':
          return passwordsBusy;
        case 'limited':
          return limitedReply(answer);
      }
    },

    async forgotPassword({ Gsm, NationalNumber }, caller) {
      const answer = await forgotPassword(ports, { phone: Gsm, nationalNumber: NationalNumber }, caller);
      switch (answer.kind) {
        case 'sent':
          return { ...ok(null), messages: [accountReplies.passwordSentTitle, accountReplies.passwordSent] };
        case 'userNotFound':
          return { outcome: 'notFound', messages: [accountReplies.userNotFound] };
        case 'tooSoon':
          return tooSoon(answer.resendSeconds);
        case 'refused':
        case 'unavailable':
          return undelivered(answer.kind);
        case 'busy':
          return passwordsBusy;
        case 'limited':
          return limitedReply(answer);
      }
    },

    async changePassword({ oldPassword, newPassword, retryPassword, Guid }, { session, ...caller }) {
      if (!session) return { outcome: 'tokenControl' };
      const change = { oldPassword, newPassword, retryPassword, guid: Guid };
      const answer = await changePassword(ports, change, { session, caller });
      switch (answer.kind) {
        case 'changed':
          return { ...ok(null), messages: [accountReplies.passwordChanged] };
        case 'oldWrong':
          return { outcome: 'dataWrong', messages: [accountReplies.oldPasswordWrong] };
        case 'differ':
          return { outcome: 'validation', messages: [accountReplies.passwordsDiffer] };
        case 'passwordWeak':
          return { outcome: 'validation', messages: [passwordProblems[answer.problem]] };
        case 'busy':
          return passwordsBusy;
        case 'limited':
          return limitedReply(answer);
      }
    },
  } satisfies Handlers;
}

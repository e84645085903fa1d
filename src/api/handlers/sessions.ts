import { site } from '#config/site.ts';
import { endOtherSessions } from '#services/account/end-other-sessions.ts';
import { isSessionAlive } from '#services/account/find-session.ts';
import { listSessions } from '#services/account/list-sessions.ts';
import { logIn } from '#services/account/log-in.ts';
import { logOut } from '#services/account/log-out.ts';
import { readUserClaims } from '#services/account/read-user-claims.ts';
import type { AccountPorts } from '#services/ports.ts';
import { type Handlers, ok } from '../handler.ts';
import { limitedReply, passwordsBusy } from '../limit-replies.ts';
import { codeReply, codeWaits, undelivered } from '../sms-replies.ts';

const nobody = { outcome: 'tokenControl' } as const;

/** Logging in and out, and where one is logged in. */
export function sessionHandlers(ports: AccountPorts) {
  return {
    async login({ Username, Password, Guid, MfaCode }, caller) {
      const credentials = { username: Username, password: Password, guid: Guid, code: MfaCode };
      const answer = await logIn(ports, credentials, caller);
      switch (answer.kind) {
        case 'loggedIn':
          return {
            outcome: 'loggedIn',
            data: {
              Token: answer.token,
              Name: answer.name,
              Surname: answer.surname,
              SessionToken: answer.copy,
              Source: site.source,
              MustChangePassword: answer.mustChangePassword,
            },
          };
        case 'phoneUnverified':
          return {
            outcome: 'phoneVerificationRequired',
            data: {
              Phone: answer.phone,
              NationalNumber: answer.nationalNumber,
              AsksAgreements: answer.asksAgreements,
            },
          };
        case 'codeSent':
          return {
            outcome: 'secondFactorRequired',
            data: {
              Phone: answer.maskedPhone,
              ResendSeconds: answer.resendSeconds,
              NewDevice: !answer.deviceKnown,
              AsksAgreements: answer.asksAgreements,
            },
          };
        case 'codeWaits':
          return codeWaits(answer.resendSeconds);
        case 'codeWrong':
        case 'codeOver':
          return codeReply(answer);
        case 'smsRefused':
          return undelivered('refused');
        case 'smsUnavailable':
          return undelivered('unavailable');
        case 'refused':
          return { outcome: 'loginFailed' };
        case 'busy':
          return passwordsBusy;
        case 'limited':
          return limitedReply(answer);
      }
    },

    async accountAuthority({ SessionToken }) {
      return ok({ Authorized: SessionToken !== undefined && (await isSessionAlive(ports, SessionToken)) });
    },

    async logout(_model, { session, ...caller }) {
      if (!session) return nobody;
      await logOut(ports, session, caller);
      return ok(null);
    },

    async getUserClaims(_model, { session }) {
      const claims = session && (await readUserClaims(ports, session));
      if (!claims) return nobody;
      return ok({ Name: claims.name, Surname: claims.surname, MustChangePassword: claims.mustChangePassword });
    },

    async listSessions(_model, { session }) {
      if (!session) return nobody;
      const listed = await listSessions(ports, session);
      return ok(
        listed.map(({ startedAt, expiresAt, address, userAgent, current }) => ({
          StartedAt: startedAt.toISOString(),
          ExpiresAt: expiresAt.toISOString(),
          Address: address,
          UserAgent: userAgent,
          Current: current,
        })),
      );
    },

    async endOtherSessions(_model, { session, ...caller }) {
      return session ? ok({ Ended: await endOtherSessions(ports, session, caller) }) : nobody;
    },
  } satisfies Handlers;
}

import { codeRules } from '#domain/account/codes.ts';
import { accountReplies } from '#messages/account.ts';
import type { LinkCodeAnswer } from '#services/verification/deliver-link-code.ts';
import { ok } from './handler.ts';
import { limitedReply } from './limit-replies.ts';

/** What calls say about an SMS that may not leave yet, did not leave, or whose code is wrong. */
export function tooSoon(seconds: number) {
  const messages = [accountReplies.resendIn(seconds)];
  const data = { ResendSeconds: seconds };
  return { outcome: 'tooManyRequests', messages, data, retryAfterSeconds: seconds } as const;
}

/** A message of another device or purpose just left for the phone; this device's code may leave after it. */
export function codeWaits(seconds: number) {
  return { ...tooSoon(seconds), messages: [accountReplies.codeWaits(seconds)] } as const;
}

export function undelivered(kind: 'refused' | 'unavailable') {
  return kind === 'refused'
    ? ({ outcome: 'dataWrong', messages: [accountReplies.smsRefused] } as const)
    : ({ outcome: 'finalStep', messages: [accountReplies.smsUnavailable] } as const);
}

export function codeReply(answer: { kind: 'codeWrong'; triesLeft: number } | { kind: 'codeOver' }) {
  return answer.kind === 'codeWrong'
    ? ({ outcome: 'dataWrong', messages: [accountReplies.codeWrong(answer.triesLeft)] } as const)
    : ({ outcome: 'step', messages: [accountReplies.codeOver] } as const);
}

/** What becomes of a code asked for behind a link, whose phone is only hinted at. */
export function linkCodeReply(answer: LinkCodeAnswer) {
  switch (answer.kind) {
    case 'sent': {
      const { maskedPhone, resendSeconds } = answer;
      return ok({ MaskedPhone: maskedPhone, ResendSeconds: resendSeconds, ValidSeconds: codeRules.validSeconds });
    }
    case 'tooSoon':
      return tooSoon(answer.resendSeconds);
    case 'refused':
    case 'unavailable':
      return undelivered(answer.kind);
    case 'limited':
      return limitedReply(answer);
  }
}

import type { Channel, SmsMessage } from './messages.ts';

/** The gateway's answer codes that the sandbox plays, with its own words for them. */
export const codeTexts = {
  '00': 'success',
  '20': 'messageTextError',
  '30': 'invalidAuth',
  '40': 'undefinedHeader',
  '41': 'invalidHeader',
  '50': 'checkNumber',
  '60': 'noRecord',
  '70': 'invalidParameter',
  '80': 'sendingLimitExceeded',
  '85': 'duplicateLimitExceeded',
} as const;

export type Code = keyof typeof codeTexts;

const mostToOneNumber = 20;
const mostInAMinute = 6_000;
const longestSingle = 160;
const longestJoined = 917;

/** One-time codes go as one plain message: the fast channel carries no Turkish letters and no second part. */
export function textCode(channel: Channel, text: string): Code {
  if (text.trim() === '') return '20';
  if (channel === 'otp') return /[^\x20-\x7e\n]/.test(text) || text.length > longestSingle ? '20' : '00';
  return text.length > longestJoined ? '20' : '00';
}

export function headerCode(channel: Channel, header: string | undefined): Code {
  if (!header) return '40';
  return /^[A-Z0-9 .&-]{3,11}$/i.test(header) ? '00' : channel === 'otp' ? '41' : '40';
}

/** Limits of one minute, from the messages taken in it. */
export function limitCode(lastMinute: readonly SmsMessage[], to: string): Code {
  if (lastMinute.length >= mostInAMinute) return '80';
  return lastMinute.filter((message) => message.to === to).length >= mostToOneNumber ? '85' : '00';
}

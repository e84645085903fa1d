import { type Choice, checked } from './checked.ts';
import type { Rule } from './rule.ts';

const free: Rule<Choice> = () => undefined;

/** What the phone verification asks to be accepted; the marketing consent (news) is free. */
export const verificationConsents = {
  kvkk1: checked('privacyMissing'),
  kvkk2: checked('noticeMissing'),
  news: free,
} as const;

import type { Identity } from '#domain/identity.ts';
import type { LineKey } from '#domain/lines.ts';
import { healthProblems } from '#messages/health-questions.ts';
import { ruleMessages } from '#messages/rules.ts';
import type { HealthAnswers } from './answers.ts';
import { schemeOf } from './lines.ts';

/** Why a line is not for this customer; it is said instead of everything else. */
export function healthRefusal(
  { line, identity }: { readonly line: LineKey; readonly identity: Identity },
  { SocialSecurity }: Pick<HealthAnswers, 'SocialSecurity'>,
): string | undefined {
  const scheme = schemeOf(line);
  if (scheme === 'foreigner' && identity.kind !== 'foreigner' && identity.kind !== 'passport')
    return healthProblems.foreignersOnly;
  return scheme === 'supplementary' && SocialSecurity === false ? ruleMessages.socialSecurityMissing : undefined;
}

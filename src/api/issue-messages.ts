import type { z } from 'zod';
import { validationMessages as text } from '#messages/validation.ts';

type Issue = z.core.$ZodIssue;

function sentence(issue: Issue): string {
  const isText = 'origin' in issue && (issue.origin === 'string' || issue.origin === 'array');
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? text.missing : text.wrongType;
    case 'too_small':
      return isText ? text.tooShort : text.tooSmall;
    case 'too_big':
      return isText ? text.tooLong : text.tooLarge;
    case 'invalid_format':
      return text.wrongFormat;
    case 'invalid_value':
      return text.notListed;
    case 'unrecognized_keys':
      return text.unknownField;
    default:
      return text.invalid;
  }
}

/** One Turkish sentence per problem. A rule's own message, where a rule gave one, is shown as it is. */
export function issueMessages(issues: readonly Issue[]): string[] {
  const sentences = issues.map((issue) => {
    if (issue.code === 'custom' && issue.message !== 'Invalid input') return issue.message;
    const field = issue.path.join('.');
    return field === '' ? sentence(issue) : `${field} ${sentence(issue)}`;
  });
  return [...new Set(sentences)];
}

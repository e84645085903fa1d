import { accountReplies } from '#messages/account.ts';
import type { CheckCustomerAnswer } from '#services/verification/check-customer.ts';
import { limitedReply } from './limit-replies.ts';

/** What calls say when the customer check did not end well. */
export function customerReply(answer: Exclude<CheckCustomerAnswer, { kind: 'found' }>) {
  switch (answer.kind) {
    case 'phoneUnverified':
      return { outcome: 'step', messages: [accountReplies.phoneUnverified] } as const;
    case 'birthdateRequired':
      return { outcome: 'birthdateRequired' } as const;
    case 'birthdateWrong':
    case 'personUnknown':
    case 'companyUnknown':
      return { outcome: 'dataWrong', messages: [accountReplies[answer.kind]] } as const;
    case 'registerDown':
      return { outcome: 'customerControl', messages: [accountReplies.registerDown] } as const;
    case 'sanctioned':
      return { outcome: 'blacklist' } as const;
    case 'limited':
      return limitedReply(answer);
  }
}

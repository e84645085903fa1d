import type { ContractTexts } from '#ports/documents.ts';
import type { MailSender } from '#ports/messaging.ts';
import type { PolicyRepositories } from '#ports/policies.ts';
import type { OrderPorts } from '../order/ports.ts';

/** All that policies need once they are sold; each use case names the part it takes. */
export type PolicyPorts = OrderPorts &
  PolicyRepositories & {
    readonly mail: MailSender;
    readonly contractTexts: ContractTexts;
    /** Public root of the site, for links in messages. */
    readonly siteUrl: string;
    /** Where the people of the agency read what waits for them. */
    readonly operationsEmail: string;
  };

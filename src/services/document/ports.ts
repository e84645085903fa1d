import type { ContractTexts, Documents, SoldPolicies } from '#ports/documents.ts';
import type { MailSender } from '#ports/messaging.ts';
import type { DocumentPrinter } from '#ports/printed-document.ts';
import type { OrderPorts } from '../order/ports.ts';

/** All that documents need; each use case names the part it takes. */
export type DocumentPorts = Pick<
  OrderPorts,
  | 'accounts'
  | 'clock'
  | 'codes'
  | 'content'
  | 'insurers'
  | 'jobs'
  | 'ledger'
  | 'limitFactor'
  | 'limits'
  | 'orders'
  | 'panel'
  | 'switches'
  | 'quotations'
  | 'secrets'
  | 'sms'
> & {
  readonly documents: Documents;
  readonly contractTexts: ContractTexts;
  readonly policies: SoldPolicies;
  readonly printer: DocumentPrinter;
  readonly mail: MailSender;
  /** Public root of the site, for links in messages. */
  readonly siteUrl: string;
};

export function insurerName({ panel }: Pick<DocumentPorts, 'panel'>, insurer: string): string {
  return panel.find(({ code }) => code === insurer)?.name ?? insurer;
}

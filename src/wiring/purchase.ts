import type { Database } from '#db/database.ts';
import type { JobQueue } from '#db/jobs.ts';
import { contractTextRepository } from '#db/repositories/contract-texts.ts';
import { documentRepository, soldPolicyRepository } from '#db/repositories/documents.ts';
import { fileRepository } from '#db/repositories/files/index.ts';
import { orderRepository } from '#db/repositories/orders/index.ts';
import { permissionNoticeRepository } from '#db/repositories/permissions/index.ts';
import { personalDataRepository } from '#db/repositories/personal-data/index.ts';
import { policyRepositories } from '#db/repositories/policies/index.ts';
import { handoverRepository } from '#db/repositories/quotations/handovers.ts';
import { reviewRepository } from '#db/repositories/quotations/reviews.ts';
import { resultLinkRepository } from '#db/repositories/result-links.ts';
import { retentionRepository } from '#db/repositories/retention/index.ts';
import { supportRepository } from '#db/repositories/support/index.ts';
import type { Announcer } from '#ports/broker.ts';
import type { FileContents } from '#ports/file-contents.ts';
import type { FileSeal } from '#ports/files.ts';
import type { MailSender } from '#ports/messaging.ts';
import type { PermissionRegister } from '#ports/permission-register.ts';
import type { DocumentPrinter } from '#ports/printed-document.ts';
import type { SiteNotes } from '#ports/site-notes.ts';
import { saleDocuments } from '#services/document/sale-documents.ts';
import type { GuardedInsurer } from '#services/insurer/guard-insurer.ts';
import type { PurchasePorts } from '#services/purchase-ports.ts';
import type { QuotationPorts } from '#services/quotation/ports.ts';
import type { Payment } from './payment.ts';

export type PurchaseParts = {
  readonly database: Database;
  readonly quotation: QuotationPorts;
  readonly announcer: Announcer;
  readonly jobs: JobQueue;
  readonly insurers: readonly GuardedInsurer[];
  readonly payment: Payment;
  readonly fileSeal: FileSeal;
  readonly fileContents: FileContents;
  readonly mail: MailSender;
  readonly notes: SiteNotes;
  readonly permissionRegister: PermissionRegister;
  readonly printer: DocumentPrinter;
  /** Public root of the site, to which banks send the browser back and links in messages lead. */
  readonly siteUrl: string;
  readonly operationsEmail: string;
};

/** Puts together what buying stands on. */
export function purchasePorts(parts: PurchaseParts): PurchasePorts {
  const {
    database,
    quotation,
    announcer,
    jobs,
    insurers,
    payment,
    fileSeal,
    fileContents,
    mail,
    notes,
    printer,
    siteUrl,
    operationsEmail,
    permissionRegister,
  } = parts;
  const ports = {
    ...quotation,
    ...payment,
    jobs,
    mail,
    notes,
    printer,
    permissionRegister,
    permissions: permissionNoticeRepository(database),
    reviews: reviewRepository(database, { announcer, jobs }),
    files: fileRepository(database, { seal: fileSeal, contents: fileContents }),
    handovers: handoverRepository(database, { announcer, jobs }),
    support: supportRepository(database, jobs),
    orders: orderRepository(database, { announcer, jobs }),
    resultLinks: resultLinkRepository(database),
    documents: documentRepository(database),
    retention: retentionRepository(database),
    personalData: personalDataRepository(database),
    contractTexts: contractTextRepository(database),
    policies: soldPolicyRepository(database),
    ...policyRepositories(database, jobs),
    siteUrl,
    operationsEmail,
    insurers: new Map(insurers.map((insurer) => [insurer.capabilities.code, insurer])),
    returnUrl: (provider: string) => `${siteUrl}/odeme/donus/${provider}`,
  };
  return { ...ports, saleDocuments: (basket) => saleDocuments(ports, basket) };
}

import { type Day, istanbulToday } from '#domain/dates.ts';
import { keptUntil, type RetentionKind } from '#domain/retention.ts';
import { deleteAccountTexts as words } from '#messages/delete-account.ts';
import { retentionTexts } from '#messages/retention.ts';
import type { DeletionOutlook, Hindrance, KeptData } from '#ports/personal-data.ts';
import { subjectOf } from './confirm-holder.ts';
import type { DataPorts } from './ports.ts';

export type KeptRecord = { readonly what: string; readonly why: string; readonly until: Day; readonly count: number };

export type DeletionPreview = {
  readonly deleted: readonly string[];
  readonly kept: readonly KeptRecord[];
  readonly hindrance: string | undefined;
};

export function hindranceText(hindrances: readonly Hindrance[]): string | undefined {
  const [first] = hindrances;
  return first && words.hindrances[first];
}

function deletedTexts({ quotations, healthDeclarations, files, supportRequests }: DeletionOutlook['deleted']) {
  const { goes } = words;
  return [
    goes.account,
    goes.permissions,
    ...goes.quotations(quotations),
    ...goes.healthDeclarations(healthDeclarations),
    ...goes.supportRequests(supportRequests),
    ...goes.files(files),
  ];
}

function keptRecords(kept: KeptData, now: Date): readonly KeptRecord[] {
  const { stays } = words;
  const record = (kind: RetentionKind, what: string, count: number, event: Date | undefined): KeptRecord => ({
    what,
    why: retentionTexts[kind].why,
    until: istanbulToday(keptUntil(kind, event ?? now, now)),
    count,
  });
  return [
    record('purchases', stays.purchases(kept), kept.orders, kept.lastPurchaseEnds),
    record('failedOrders', stays.failedOrders, kept.failedOrders, kept.lastFailedOrder),
    record('supportThreads', stays.supportRequests, kept.supportRequests, kept.lastSupportMessage),
    record('acceptedTexts', stays.consents, kept.consents, now),
    record('messages', stays.messages, kept.messages, now),
  ].filter(({ count }) => count > 0);
}

/** What would happen if the account were deleted now. */
export async function previewDeletion(ports: DataPorts, accountId: string): Promise<DeletionPreview | undefined> {
  const account = await ports.accounts.read(accountId);
  if (!account) return undefined;
  const now = ports.clock.now();
  const outlook = await ports.personalData.outlook(subjectOf(account), now);
  return {
    deleted: deletedTexts(outlook.deleted),
    kept: keptRecords(outlook.kept, now),
    hindrance: hindranceText(outlook.hindrances),
  };
}

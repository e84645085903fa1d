import { lifetimes, secondsBefore } from '#domain/account/lifetimes.ts';
import { quotaAt, type UploadQuota } from '#domain/files/upload-limits.ts';
import { keepLimits, type Limited } from '../keep-limits.ts';
import { type Viewer, visitorOf } from '../ports.ts';
import { ownerOf } from './file-owner.ts';
import type { UploadPorts } from './ports.ts';

export type NotAdmitted =
  | Limited
  /** Only who has proven a phone stores anything with us. */
  | { readonly kind: 'unproven' }
  | { readonly kind: 'full' };

async function isKnown(ports: UploadPorts, viewer: Viewer): Promise<boolean> {
  const since = secondsBefore(ports.clock.now(), lifetimes.proofForQuote);
  if (await ports.codes.hasProven(visitorOf(ports, viewer), since)) return true;
  const account = viewer.session && (await ports.accounts.read(viewer.session.accountId));
  return account?.phoneVerifiedAt !== undefined;
}

function isFull(so: { readonly files: number; readonly bytes: number }, quota: UploadQuota): boolean {
  return so.files >= quota.files || so.bytes >= quota.bytes;
}

/** Asked before a byte of the file is read; undefined where it may come. */
export async function admitUpload(ports: UploadPorts, viewer: Viewer): Promise<NotAdmitted | undefined> {
  const limited = await keepLimits(ports, 'upload', viewer);
  if (limited) return limited;
  if (!(await isKnown(ports, viewer))) return { kind: 'unproven' };
  const quota = quotaAt(ports.clock.now());
  const so = await ports.files.uploadedSince(ownerOf(ports, viewer), quota.since);
  return isFull(so, quota) ? { kind: 'full' } : undefined;
}

import { policyDocumentKeys } from '#contracts/desk/policies.ts';
import { maskEmail } from '#domain/account/mask-email.ts';
import { maskPhone } from '#domain/account/username.ts';
import { istanbulToday } from '#domain/dates.ts';
import { maskIdentity } from '#domain/identity.ts';
import { policyStage } from '#domain/policy/policy-state.ts';
import { deskPolicyTexts as words } from '#messages/desk-policies.ts';
import type { StoredDocument } from '#ports/documents.ts';
import type { MessageRecord } from '#ports/message-ledger.ts';
import type { DeskPorts } from '#services/desk/ports.ts';
import { type PolicyOnDesk, readPolicyDocument, readPolicyOnDesk } from '#services/desk/read-policy.ts';
import { insurerName } from '#services/document/ports.ts';
import { sendDocumentsAgain } from '#services/document/send-again.ts';
import { type DeskHandlers, missing, shown } from '../handler.ts';

type Ids = 'policy' | 'resendDocuments' | 'policyDocument';

function documentOf({ key, createdAt }: Pick<StoredDocument, 'createdAt' | 'key'>) {
  const Key = policyDocumentKeys.find((known) => known === key);
  return Key ? [{ Key, KeptAt: createdAt.toISOString() }] : [];
}

const messageOf = ({ sentAt, channel, purpose, recipient, state }: MessageRecord) => ({
  At: sentAt.toISOString(),
  Channel: channel,
  Purpose: purpose,
  To: channel === 'sms' ? maskPhone(recipient) : maskEmail(recipient),
  State: state,
});

const bringsDocuments = ({ channel, purpose }: MessageRecord) =>
  channel === 'email' && (purpose === 'policies' || purpose === 'policiesInPart');

const aroundOf = ({ documents, messages, wishes, threads, policy }: PolicyOnDesk) => ({
  Documents: documents.flatMap(documentOf),
  Messages: messages.map(messageOf),
  Wishes: wishes.map(({ id, state, requestedAt }) => ({
    Id: id,
    State: state,
    RequestedAt: requestedAt.toISOString(),
  })),
  Threads: threads.map(({ number, status, lastMessageAt }) => ({
    Number: number,
    Status: status,
    LastAt: lastMessageAt.toISOString(),
  })),
  CanResend: policy.order.state === 'done',
  LastMail: messages.find(bringsDocuments)?.state ?? null,
});

export const policyHandlers = (ports: DeskPorts): Pick<DeskHandlers, Ids> => ({
  async policy({ Id }) {
    const found = await readPolicyOnDesk(ports, Id);
    if (!found) return missing;
    const { policy } = found;
    return shown({
      Id,
      PolicyNumber: policy.policyNumber,
      Insurer: insurerName(ports, policy.insurer),
      Line: policy.line,
      Package: policy.packageName,
      Stage: policyStage(policy, istanbulToday(ports.clock.now())),
      Start: policy.start,
      End: policy.end,
      IssuedAt: policy.createdAt.toISOString(),
      Net: policy.net,
      Gross: policy.gross,
      Refund: policy.refund ?? null,
      OrderReference: policy.order.reference,
      InsuredKind: policy.insured.kind,
      Identity: maskIdentity(policy.identity),
      Phone: maskPhone(policy.phone),
      Email: maskEmail(policy.email),
      ...aroundOf(found),
      Once: ports.secrets.guid(),
    });
  },

  async resendDocuments({ Id, Once }) {
    const policy = await ports.policyBook.find(Id);
    if (!policy) return missing;
    const outcome = await sendDocumentsAgain(ports, policy.order, Once);
    if (outcome === 'notReady') return { kind: 'refused', word: words.resend.notReady };
    return { kind: 'done', to: `/police/${Id}`, word: words.resend.done };
  },

  async policyDocument({ Id, Key }) {
    const document = await readPolicyDocument(ports, Id, Key);
    if (!document) return missing;
    return { kind: 'file', name: document.fileName, type: 'application/pdf', bytes: document.content };
  },
});

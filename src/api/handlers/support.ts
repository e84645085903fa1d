import { supportStatusOf } from '#domain/support/status.ts';
import { supportReplies } from '#messages/support.ts';
import type { ReferenceLists } from '#ports/reference-lists.ts';
import type { PurchasePorts } from '#services/purchase-ports.ts';
import { addRequest } from '#services/support/add-request.ts';
import { replyToRequest } from '#services/support/reply.ts';
import { viewRequest } from '#services/support/view-request.ts';
import { confirmSupportCode, sendSupportCode } from '#services/support/visitor-link.ts';
import { type Handlers, ok } from '../handler.ts';
import { limitedReply } from '../limit-replies.ts';
import { codeReply, linkCodeReply } from '../sms-replies.ts';
import { wireRequest, wireThread } from '../support-wire.ts';

const refused = (...messages: readonly string[]) => ({ outcome: 'validation', messages }) as const;
const unknown = (message: string) => ({ outcome: 'notFound', messages: [message] }) as const;
const requestUnknown = unknown(supportReplies.requestUnknown);
const linkOver = unknown(supportReplies.linkOver);

/** Requests for help, of members and of visitors. */
export function supportHandlers(purchase: PurchasePorts, lists: ReferenceLists) {
  const ports = { ...purchase, lists };
  return {
    async supportAdd({ TypeId, Subject, Message, FileGuids = [], PolicyGuid, OrderReference, ...told }, viewer) {
      const asked = {
        typeId: TypeId,
        subject: Subject,
        text: Message,
        fileIds: FileGuids,
        policyId: PolicyGuid,
        orderReference: OrderReference,
        contact: { name: told.Name, email: told.Email, phone: told.Phone },
      };
      const answer = await addRequest(ports, asked, viewer);
      switch (answer.kind) {
        case 'opened':
          return ok({ RequestGuid: answer.id, RequestNo: answer.number });
        case 'limited':
          return limitedReply(answer);
        case 'contactMissing':
          return refused(...answer.missing.map((field) => supportReplies.contact[field]));
        case 'notFound':
          return unknown(supportReplies.aboutUnknown);
        default:
          return refused(supportReplies[answer.kind]);
      }
    },

    async supportReply({ RequestGuid, Message, FileGuids = [] }, viewer) {
      const answer = await replyToRequest(ports, { id: RequestGuid, text: Message, fileIds: FileGuids }, viewer);
      switch (answer.kind) {
        case 'written':
          return ok({ RequestGuid });
        case 'limited':
          return limitedReply(answer);
        case 'notFound':
          return requestUnknown;
        case 'fileMissing':
          return refused(supportReplies.fileMissing);
      }
    },

    async supportView({ RequestGuid }, viewer) {
      const thread = await viewRequest(ports, RequestGuid, viewer);
      return thread ? ok(wireThread(thread)) : requestUnknown;
    },

    async supportList({ StatusId }, { session }) {
      if (!session) return { outcome: 'tokenControl' };
      const status = StatusId === undefined ? undefined : supportStatusOf(StatusId);
      if (StatusId !== undefined && !status) return refused(supportReplies.statusUnknown);
      return ok((await ports.support.ofAccount(session.accountId, status)).map(wireRequest));
    },

    async supportLink({ Token }, caller) {
      const answer = await sendSupportCode(ports, Token, caller);
      return answer.kind === 'notFound' ? linkOver : linkCodeReply(answer);
    },

    async confirmSupportLink({ Token, SmsActivationCode }, caller) {
      const answer = await confirmSupportCode(ports, { token: Token, code: SmsActivationCode }, caller);
      switch (answer.kind) {
        case 'admitted':
          return ok({ RequestGuid: answer.id });
        case 'limited':
          return limitedReply(answer);
        case 'notFound':
          return linkOver;
        default:
          return codeReply(answer);
      }
    },
  } satisfies Handlers;
}

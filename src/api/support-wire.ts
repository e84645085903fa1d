import type { SupportRequest as WireRequest, SupportThread as WireThread } from '#contracts/calls/support.ts';
import { supportStatusIds } from '#domain/support/status.ts';
import type { SupportRequest } from '#ports/support.ts';
import type { SupportThread } from '#services/support/view-request.ts';

export function wireRequest(request: SupportRequest): WireRequest {
  return {
    RequestGuid: request.id,
    RequestNo: request.number,
    TypeId: request.typeId,
    StatusId: supportStatusIds[request.status],
    Subject: request.subject,
    PolicyGuid: request.policyId ?? null,
    OrderReference: request.orderReference ?? null,
    CreatedAt: request.createdAt.toISOString(),
    LastMessageAt: request.lastMessageAt.toISOString(),
    Unread: request.unread,
  };
}

export function wireThread(thread: SupportThread): WireThread {
  return {
    ...wireRequest(thread),
    Messages: thread.messages.map(({ author, text, sentAt, files }) => ({
      Author: author,
      Text: text,
      SentAt: sentAt.toISOString(),
      Files: files.map(({ id, fileName }) => ({ fileName, FileGuid: id })),
    })),
  };
}

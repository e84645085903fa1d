import { calls } from '#contracts/index.ts';
import { uploadLimits } from '#domain/files/upload-limits.ts';
import { uploadReplies } from '#messages/upload.ts';
import { admitUpload, type NotAdmitted } from '#services/files/admit-upload.ts';
import { storeUpload } from '#services/files/store-upload.ts';
import type { PurchasePorts } from '#services/purchase-ports.ts';
import { sendReviewDocuments } from '#services/quotation/send-review-documents.ts';
import { type HandlerResult, type Handlers, ok, type RequestContext } from '../handler.ts';
import { issueMessages } from '../issue-messages.ts';
import { limitedReply } from '../limit-replies.ts';
import { noAccess } from '../proof-replies.ts';
import type { ReadParts } from '../read-parts.ts';
import { UploadPlaces } from '../upload-places.ts';

const full = {
  outcome: 'tooManyRequests',
  messages: [uploadReplies.full],
  retryAfterSeconds: uploadLimits.windowSeconds,
} as const;
const refused = (message: string) => ({ outcome: 'validation', messages: [message] }) as const;

function notAdmitted(answer: NotAdmitted) {
  if (answer.kind === 'limited') return limitedReply(answer);
  return answer.kind === 'full' ? full : ({ outcome: 'step', messages: [uploadReplies.unproven] } as const);
}

const storeRefusals = {
  full,
  away: { outcome: 'upstreamDown', messages: [uploadReplies.away] },
  wrongType: refused(uploadReplies.wrongType),
  broken: refused(uploadReplies.broken),
  tooManyPixels: refused(uploadReplies.tooManyPixels),
} as const;

/** A file of ten megabytes takes up some thirty while it is sealed and stored. */
const placeLimits = { most: 8, mostOfOne: 3, patienceMs: 30_000 };
const busy = { outcome: 'tooManyRequests', messages: [uploadReplies.busy], retryAfterSeconds: 30 } as const;

/** Files that people upload, and the way they go to who wants to see them. */
export function uploadHandlers(ports: PurchasePorts) {
  const places = new UploadPlaces(placeLimits);

  async function store(readParts: ReadParts, caller: RequestContext): Promise<HandlerResult<'uploadFile'>> {
    const parts = await readParts();
    if (parts.kind === 'refused') return parts;
    const told = calls.uploadFile.request.safeParse(parts.fields, { reportInput: true });
    if (!told.success) return { outcome: 'validation', messages: issueMessages(told.error.issues) };
    if (!parts.file?.length) return refused(uploadReplies.noFile);
    const { fileName, uid } = told.data;
    const answer = await storeUpload(ports, { fileName, bytes: parts.file }, caller);
    if (answer.kind === 'stored') return ok({ fileName: answer.fileName, uid, FileGuid: answer.id });
    return storeRefusals[answer.kind];
  }

  return {
    async uploadFile(readParts, caller) {
      const refusal = await admitUpload(ports, caller);
      if (refusal) return notAdmitted(refusal);
      return (await places.within(caller.visitor, () => store(readParts, caller))) ?? busy;
    },

    async reviewDocuments({ OfferGuid: offerGuid, FileGuids: fileGuids }, caller) {
      const answer = await sendReviewDocuments(ports, { offerGuid, fileGuids }, caller);
      switch (answer.kind) {
        case 'sending':
          return ok({ OfferGuid: offerGuid, Sent: answer.count });
        case 'limited':
          return limitedReply(answer);
        case 'notWanted':
          return { outcome: 'step', messages: [uploadReplies.notWanted] } as const;
        case 'fileMissing':
          return refused(uploadReplies.fileMissing);
        default:
          return noAccess(answer);
      }
    },
  } satisfies Handlers;
}

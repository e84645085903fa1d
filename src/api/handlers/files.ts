import { uploadReplies } from '#messages/upload.ts';
import type { FileTie } from '#ports/files.ts';
import { ownerOf } from '#services/files/file-owner.ts';
import type { UploadPorts } from '#services/files/ports.ts';
import { readOwnFile } from '#services/files/read-own-file.ts';
import { removeOwnFile } from '#services/files/remove-own-file.ts';
import type { SupportPorts } from '#services/support/ports.ts';
import { wireEntry, wireFile } from '../file-wire.ts';
import { type Handlers, ok } from '../handler.ts';
import { limitedReply } from '../limit-replies.ts';

const notFound = { outcome: 'notFound' } as const;
const tied: Readonly<Record<FileTie['kind'], string>> = {
  review: uploadReplies.handedOn,
  support: uploadReplies.inThread,
};

/** What people have uploaded, for themselves. */
export function fileHandlers(ports: UploadPorts & Pick<SupportPorts, 'support'>) {
  return {
    async myFiles(_model, caller) {
      if (!caller.session) return { outcome: 'tokenControl' } as const;
      const files = await ports.files.listOf(ownerOf(ports, caller), ports.clock.now());
      return ok(files.map(wireEntry));
    },

    async readFile({ FileGuid }, caller) {
      const answer = await readOwnFile(ports, FileGuid, caller);
      switch (answer.kind) {
        case 'found':
          return ok(wireFile(answer.file));
        case 'limited':
          return limitedReply(answer);
        case 'away':
          return { outcome: 'upstreamDown', messages: [uploadReplies.away] } as const;
        case 'notFound':
          return notFound;
      }
    },

    async removeFile({ FileGuid }, caller) {
      const answer = await removeOwnFile(ports, FileGuid, caller);
      switch (answer.kind) {
        case 'removed':
          return ok(null);
        case 'limited':
          return limitedReply(answer);
        case 'tied':
          return { outcome: 'step', messages: [tied[answer.tie.kind]] } as const;
        case 'notFound':
          return notFound;
      }
    },
  } satisfies Handlers;
}

import { deleteAccountTexts } from '#messages/delete-account.ts';
import type { ConfirmHolderAnswer } from '#services/data/confirm-holder.ts';
import { deleteAccount } from '#services/data/delete-account.ts';
import type { DataPorts } from '#services/data/ports.ts';
import { hindranceText, previewDeletion } from '#services/data/preview-deletion.ts';
import { readMyData } from '#services/data/read-my-data.ts';
import { type Handlers, ok } from '../handler.ts';
import { limitedReply, passwordsBusy } from '../limit-replies.ts';

const nobody = { outcome: 'tokenControl' } as const;

function unconfirmed(answer: Exclude<ConfirmHolderAnswer, { kind: 'confirmed' }>) {
  switch (answer.kind) {
    case 'passwordWrong':
      return { outcome: 'dataWrong', messages: [deleteAccountTexts.passwordWrong] } as const;
    case 'busy':
      return passwordsBusy;
    case 'limited':
      return limitedReply(answer);
    case 'gone':
      return nobody;
  }
}

/** All that is kept of the customer: read, and deleted. */
export function myDataHandlers(ports: DataPorts) {
  return {
    async myData({ Password: text, Guid: guid }, { session, ...caller }) {
      if (!session) return nobody;
      const answer = await readMyData(ports, { text, guid }, { session, caller });
      if (answer.kind !== 'read') return unconfirmed(answer);
      const { day, json, page } = answer;
      return ok({
        FileName: `karsila-verilerim-${day}.json`,
        Json: json,
        PageFileName: `karsila-verilerim-${day}.html`,
        Page: page,
      });
    },

    async deletionPreview(_model, { session }) {
      const preview = session && (await previewDeletion(ports, session.accountId));
      if (!preview) return nobody;
      return ok({
        Deleted: [...preview.deleted],
        Kept: preview.kept.map(({ what, why, until, count }) => ({ What: what, Why: why, Until: until, Count: count })),
        Hindrance: preview.hindrance ?? null,
      });
    },

    async deleteAccount({ Password: text, Guid: guid }, { session, ...caller }) {
      if (!session) return nobody;
      const answer = await deleteAccount(ports, { text, guid }, { session, caller });
      switch (answer.kind) {
        case 'deleted':
          return ok(null);
        case 'hindered': {
          const sentence = hindranceText(answer.hindrances);
          return { outcome: 'step', messages: sentence ? [sentence] : [] };
        }
        default:
          return unconfirmed(answer);
      }
    },
  } satisfies Handlers;
}

import { changePermission } from '#services/permission/change-permission.ts';
import { readMessages } from '#services/permission/read-messages.ts';
import { readPermissions } from '#services/permission/read-permissions.ts';
import type { AccountPorts } from '#services/ports.ts';
import { type Handlers, ok } from '../handler.ts';

const nobody = { outcome: 'tokenControl' } as const;

/** What a member permitted, and what was sent to them. */
export function permissionHandlers(ports: AccountPorts) {
  return {
    async myConsents(_model, { session }) {
      const permissions = session && (await readPermissions(ports, session.accountId));
      if (!permissions) return nobody;
      const { marketing, facts } = permissions;
      return ok({
        Marketing: marketing,
        Consents: facts.map(({ purpose, channel, granted, textVersion, act, givenAt }) => ({
          Purpose: purpose,
          Channel: channel,
          Granted: granted,
          TextVersion: textVersion,
          Act: act,
          GivenAt: givenAt.toISOString(),
        })),
      });
    },

    async changeConsent({ Channel, Granted }, { session, ...caller }) {
      if (!session) return nobody;
      const change = { channel: Channel, granted: Granted };
      const marketing = await changePermission(ports, change, { session, caller });
      return marketing ? ok({ Marketing: marketing }) : nobody;
    },

    async myMessages(_model, { session }) {
      const messages = session && (await readMessages(ports, session.accountId));
      if (!messages) return nobody;
      return ok(
        messages.map(({ channel, purpose, maskedRecipient, sentAt, state }) => ({
          Channel: channel,
          Purpose: purpose,
          Recipient: maskedRecipient,
          SentAt: sentAt.toISOString(),
          State: state,
        })),
      );
    },
  } satisfies Handlers;
}

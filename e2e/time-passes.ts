import { environmentSchema } from '../src/config/environment.ts';
import { nodeSecrets } from '../src/connectors/node-crypto/secrets.ts';
import { codeRules } from '../src/domain/account/codes.ts';
import { phoneIndexOf } from '../src/testing/sandbox-ring.ts';
import { block } from './neighbourhood.ts';
import { askDatabase } from './product-database.ts';

/** Changes rows of the product that all tests share. */
async function change(statement: string, subject: string): Promise<void> {
  const { rowCount } = await askDatabase(statement, [subject]);
  if (rowCount === 0) throw new Error(`No time passed, there is nothing to change: ${statement}`);
}

const ofPhone = '(select id from accounts where phone_index = $1)';

const { resendSeconds } = codeRules;
const secrets = nodeSecrets(environmentSchema.shape.APP_SECRET.parse(process.env.APP_SECRET));
/** Where a stranger's message to a phone is counted; others of the same block wait for its end. */
const turnAtBlock = (phone: string) =>
  `smsTurn/strangers/phoneAtBlock/sent/${resendSeconds}/${secrets.digest('limit', `${phone} ${block}`)}`;

/**
 * What takes minutes or hours, for the phone of one person. The product's clock stays as it is, because all tests share
 * it, and so that no setting of the product can move it.
 */
export const timePasses = {
  /** Somebody else may have a message sent to the phone. */
  sinceMessage: (phone: string) =>
    change(
      `update rate_limits set expires_at = expires_at - interval '${resendSeconds} seconds' where key = $1`,
      turnAtBlock(phone),
    ),
  /** The code that proved the phone was typed too long ago to count for anything but itself. */
  sinceProof: (phone: string) =>
    change(
      `update verification_codes set used_at = used_at - interval '11 minutes' where phone_index = $1`,
      phoneIndexOf(phone),
    ),
  sinceLastUse: (phone: string) =>
    change(
      `update sessions set last_seen_at = last_seen_at - interval '61 minutes' where account_id = ${ofPhone}`,
      phoneIndexOf(phone),
    ),
  sinceClaim: (phone: string) =>
    change(
      `update number_claims set requested_at = requested_at - interval '73 hours', due_at = due_at - interval '73 hours'
       where account_id = ${ofPhone}`,
      phoneIndexOf(phone),
    ),
  /** The prices of a quotation ran out. */
  sinceOffers: (headerGuid: string) =>
    change(`update offers set valid_until = now() - interval '1 minute' where quotation_id = $1`, headerGuid),
};

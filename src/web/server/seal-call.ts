import { requestFieldsOf } from '#contracts/field-types.ts';
import { calls } from '#contracts/index.ts';
import { encryptSecret } from '../http/encrypt-secret.ts';
import { callUpstream, type UpstreamCall, type UpstreamReply, type Upstreams } from '../http/server-http.ts';

export type SealedCall =
  | { readonly kind: 'sealed'; readonly call: UpstreamCall }
  /** A secret came in the clear beside a Guid, under which only the browser could have encrypted it. */
  | { readonly kind: 'unsealed' }
  /** No security token was to be had; what was said instead, if anything. */
  | { readonly kind: 'noToken'; readonly answer: UpstreamReply | undefined };

const blockBytes = 16;

/** Whole blocks in base64: what encryption leaves, and what hardly anybody types. */
function isSealed(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const bytes = Buffer.from(value, 'base64');
  return bytes.length > 0 && bytes.length % blockBytes === 0 && bytes.toString('base64') === value;
}

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';
const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number';

function secretsOf({ contract, model }: UpstreamCall): [string, unknown][] {
  const fields = requestFieldsOf(contract.request);
  return Object.entries(model).filter(([name, value]) => fields.get(name)?.secret && isGiven(value));
}

/**
 * A call whose secret fields are encrypted under the security token of its Guid. Where the browser names a Guid it has
 * done so itself; otherwise the fields are plain, and a token is asked for and used here, for the same visitor.
 */
export async function sealCall(upstreams: Upstreams, call: UpstreamCall): Promise<SealedCall> {
  const secrets = secretsOf(call);
  if (secrets.length === 0) return { kind: 'sealed', call };
  if (isGiven(call.model.Guid)) {
    return secrets.every(([, value]) => isSealed(value)) ? { kind: 'sealed', call } : { kind: 'unsealed' };
  }
  if (!secrets.every(([, value]) => isText(value))) return { kind: 'unsealed' };

  const contract = calls.getSecurityToken;
  const { base, path } = contract;
  const { caller, requestId } = call;
  const question = { contract, base, path, method: 'POST', model: {}, json: true, caller, requestId } as const;
  const answer = await callUpstream(upstreams, question);
  const token = contract.data.safeParse(answer?.envelope.Data);
  if (!answer?.envelope.Success || !token.success) return { kind: 'noToken', answer };

  const { Salt, Guid } = token.data;
  const encrypted = await Promise.all(
    secrets.map(async ([name, text]) => [name, await encryptSecret(Salt, String(text))] as const),
  );
  return { kind: 'sealed', call: { ...call, model: { ...call.model, ...Object.fromEntries(encrypted), Guid } } };
}

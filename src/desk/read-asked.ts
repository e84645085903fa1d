import type { FastifyRequest } from 'fastify';
import type { DeskCall } from '#contracts/desk/desk-call.ts';
import { deskTexts } from '#messages/desk.ts';

export type Fields = Readonly<Record<string, string>>;

export type Asked =
  | { readonly kind: 'asked'; readonly model: unknown }
  /** What the path names cannot be. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'wrong'; readonly errors: Fields; readonly word: string };

const textsOf = (source: unknown): [string, string][] =>
  Object.entries((source ?? {}) as Record<string, unknown>).flatMap(([name, value]) => {
    const first: unknown = Array.isArray(value) ? value[0] : value;
    return typeof first === 'string' ? [[name, first] as [string, string]] : [];
  });

/** Query, form and path as one; a form cannot say otherwise than the path. */
export function fieldsOf({ query, body, params }: FastifyRequest): Fields {
  return Object.fromEntries([...textsOf(query), ...textsOf(body), ...textsOf(params)]);
}

export function readAsked({ path, request }: DeskCall, fields: Fields): Asked {
  const parsed = request.safeParse(fields);
  if (parsed.success) return { kind: 'asked', model: parsed.data };
  const errors: Record<string, string> = {};
  for (const {
    path: [field],
    message,
  } of parsed.error.issues) {
    if (path.includes(`:${String(field)}`)) return { kind: 'missing' };
    errors[String(field)] ??= message;
  }
  return { kind: 'wrong', errors, word: deskTexts.notSaved };
}

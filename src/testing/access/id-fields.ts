import { z } from 'zod';
import type { CallContract } from '#contracts/call.ts';
import { type CallId, callIds, calls } from '#contracts/index.ts';

type Node = {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
  readonly allOf?: readonly Node[];
  readonly items?: Node;
  readonly properties?: Readonly<Record<string, Node>>;
};

/** One shape of a request in which a field names something; some documents are asked for in shapes of their own. */
export type IdField = {
  readonly call: CallId;
  readonly field: string;
  readonly isList: boolean;
  /** What is chosen with the shape. */
  readonly chosen: Readonly<Record<string, unknown>>;
};

const partsOf = ({ anyOf = [], oneOf = [], allOf = [] }: Node): readonly Node[] => [...anyOf, ...oneOf, ...allOf];

/** Keys are told by their shape; and by their names, whatever shape somebody gave them. */
const keyPatterns = ['^[A-Z0-9]{12,20}$', '^[\\w-]{43}$', '^[\\w-]{22,64}$'];
const keyName = /(guid|token|reference|offer|file|request|order|policy)(s|id|ids|key|keys)?$|^u?id$/i;

function holdsKey(node: Node): boolean {
  const isKey = node.format === 'uuid' || keyPatterns.includes(node.pattern ?? '');
  return isKey || (node.items !== undefined && holdsKey(node.items)) || partsOf(node).some(holdsKey);
}

const isList = (node: Node): boolean => node.type === 'array' || partsOf(node).some(isList);

/** A key in a row of a list stands under the name of the list. */
function holdsKeyDeeply(node: Node): boolean {
  const inside = [...Object.values(node.properties ?? {}), ...(node.items ? [node.items] : []), ...partsOf(node)];
  return holdsKey(node) || inside.some(holdsKeyDeeply);
}

/** The shapes of a request: one, or one for every choice that decides what else is asked. */
function shapesOf(node: Node): readonly { readonly chosen: IdField['chosen']; readonly fields: [string, Node][] }[] {
  const variants = partsOf(node);
  if (variants.length === 0) return [{ chosen: {}, fields: Object.entries(node.properties ?? {}) }];
  return variants.flatMap((variant) => {
    const fields = Object.entries(variant.properties ?? {});
    const choices = fields.flatMap(([name, field]) => {
      const values = field.enum ?? ('const' in field ? [field.const] : []);
      return values.map((value) => ({ chosen: { [name]: value }, fields }));
    });
    return choices.length > 0 ? choices : shapesOf(variant);
  });
}

function idFieldsOf(call: CallId): readonly IdField[] {
  const { request }: CallContract = calls[call];
  const node = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as Node;
  return shapesOf(node).flatMap(({ chosen, fields }) =>
    fields
      .filter(([name, field]) => holdsKeyDeeply(field) || keyName.test(name))
      .map(([field, schema]) => ({ call, field, isList: isList(schema), chosen })),
  );
}

/** Every field of every call that names something by a key. */
export const idFields: readonly IdField[] = callIds.flatMap(idFieldsOf);

import { z } from 'zod';

export type FieldType = 'string' | 'number' | 'boolean' | 'array' | 'object';

/** What a field of a request holds. Secret fields travel encrypted under a security token. */
export type RequestField = { readonly types: ReadonlySet<FieldType>; readonly secret: boolean };
export type RequestFields = ReadonlyMap<string, RequestField>;

type Node = {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
  readonly properties?: Readonly<Record<string, Node>>;
};

/** How the schema of a secret field is told from other texts, here and in the API's reference. */
export const secretFormat = 'password';

const variantsOf = ({ anyOf = [], oneOf = [] }: Node): readonly Node[] => [...anyOf, ...oneOf];

function typesOf(node: Node): FieldType[] {
  const listed = 'const' in node ? [node.const] : (node.enum ?? []);
  const named = node.type === 'integer' ? 'number' : node.type;
  return [
    ...(named === undefined ? [] : [named as FieldType]),
    ...listed.map((value) => typeof value as FieldType),
    ...variantsOf(node).flatMap(typesOf),
  ];
}

function propertiesOf(node: Node): [string, Node][] {
  return [...Object.entries(node.properties ?? {}), ...variantsOf(node).flatMap(propertiesOf)];
}

const known = new WeakMap<z.ZodType, RequestFields>();

/** The fields of a request, as its schema tells them; a request of several shapes has the fields of all of them. */
export function requestFieldsOf(request: z.ZodType): RequestFields {
  const remembered = known.get(request);
  if (remembered) return remembered;
  const fields = new Map<string, RequestField>();
  for (const [name, node] of propertiesOf(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as Node)) {
    const before = fields.get(name);
    const types = new Set([...(before?.types ?? []), ...typesOf(node)]);
    fields.set(name, { types, secret: before?.secret === true || node.format === secretFormat });
  }
  known.set(request, fields);
  return fields;
}

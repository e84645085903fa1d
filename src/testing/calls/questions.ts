import { openApiPaths } from '#api/openapi.ts';

export type Model = Readonly<Record<string, unknown>>;

/** One operation of the API as its own document shows it. */
export type Question = {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly example: Model;
  /** All its fields, those the example leaves out too. */
  readonly fields: readonly Field[];
};

export type FieldKind = 'text' | 'day' | 'key' | 'number' | 'other';
export type Field = { readonly name: string; readonly kind: FieldKind };

type Schema = {
  readonly type?: string;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly oneOf?: readonly Schema[];
};
type Media = { readonly schema: Schema; readonly example: Model };
type Operation = {
  readonly parameters?: readonly { readonly name: string; readonly example?: unknown; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
};

const mediaOf = ({ requestBody }: Operation) => Object.values(requestBody?.content ?? {})[0];

function kindOf({ type, format }: Schema): FieldKind {
  if (format === 'date') return 'day';
  if (format === 'uuid') return 'key';
  if (type === 'number' || type === 'integer') return 'number';
  return type === 'string' ? 'text' : 'other';
}

function propertiesOf({ properties = {}, oneOf = [] }: Schema): [string, Schema][] {
  return [...Object.entries(properties), ...oneOf.flatMap(propertiesOf)];
}

function exampleOf(operation: Operation): Model {
  const named = (operation.parameters ?? []).filter((parameter) => 'example' in parameter);
  return mediaOf(operation)?.example ?? Object.fromEntries(named.map(({ name, example }) => [name, example]));
}

function fieldsOf(operation: Operation): readonly Field[] {
  const named = (operation.parameters ?? []).map(({ name, schema }): [string, Schema] => [name, schema]);
  const all = new Map([...named, ...propertiesOf(mediaOf(operation)?.schema ?? {})]);
  return [...all].map(([name, schema]) => ({ name, kind: kindOf(schema) }));
}

/** Every operation of the OpenAPI document, with the document's own example of a request. */
export function readQuestions(): readonly Question[] {
  const paths = openApiPaths() as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      path,
      method: method === 'get' ? ('GET' as const) : ('POST' as const),
      example: exampleOf(operation),
      fields: fieldsOf(operation),
    })),
  );
}

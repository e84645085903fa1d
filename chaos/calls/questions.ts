import { openApiDocument } from '#api/openapi.ts';

export type Model = Readonly<Record<string, unknown>>;

/** One operation of the API as its own document shows it. */
export type Question = { readonly path: string; readonly method: 'GET' | 'POST'; readonly example: Model };

type Operation = {
  readonly parameters?: readonly { readonly name: string; readonly example?: unknown }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example: Model }>> };
};

function exampleOf({ parameters = [], requestBody }: Operation): Model {
  const named = parameters.filter((parameter) => 'example' in parameter);
  return (
    Object.values(requestBody?.content ?? {})[0]?.example ??
    Object.fromEntries(named.map(({ name, example }) => [name, example]))
  );
}

/** Every operation of the OpenAPI document, with the document's own example of a request. */
export function readQuestions(): readonly Question[] {
  const paths = openApiDocument().paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      path,
      method: method === 'get' ? ('GET' as const) : ('POST' as const),
      example: exampleOf(operation),
    })),
  );
}

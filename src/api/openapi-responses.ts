import type { CallContract } from '#contracts/call.ts';
import { envelope } from '#contracts/envelope.ts';
import type { CallId } from '#contracts/index.ts';
import { completed, type OutcomeName, outcomes } from '#contracts/outcomes.ts';
import { outcomeMessages } from '#messages/outcomes.ts';
import { reachableOutcomes } from './reachable-outcomes.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

const codesOf = (names: readonly OutcomeName[]) => [...new Set(names.map((name) => outcomes[name].code))];
const isCompleted = (name: OutcomeName) => completed.some((one) => one === name);
const allNames = Object.keys(outcomes) as OutcomeName[];
const failures = allNames.filter((name) => outcomes[name].failure);
const nextSteps = allNames.filter((name) => !outcomes[name].failure && !isCompleted(name));

function envelopeSchema(success: boolean, codes: readonly number[], data: JsonSchema): JsonSchema {
  return {
    type: 'object',
    required: ['Success', 'StatusCode', 'Message', 'Messages', 'Data'],
    properties: {
      Success: { type: 'boolean', const: success },
      StatusCode: { type: 'integer', enum: codes },
      Message: { type: 'string' },
      Messages: { type: 'array', items: { type: 'string' } },
      Data: data,
    },
  };
}

/** What an outcome carries that is not the call's own Data, such as the seconds after which to come again. */
const someValues: JsonSchema = {
  type: ['object', 'null'],
  additionalProperties: { type: ['string', 'number', 'boolean'] },
};

const schemas = {
  Failure: envelopeSchema(false, codesOf(failures), someValues),
  NextStep: envelopeSchema(true, codesOf(nextSteps), someValues),
};

const listed = (names: readonly OutcomeName[]) => names.map((name) => `${outcomes[name].code} ${name}`).join(', ');
const examplesOf = (names: readonly OutcomeName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/examples/${name}` }]));

/** A call whose whole purpose is the next step, such as a code that was sent, answers it with its own Data. */
function successOf(names: readonly OutcomeName[], { example }: CallContract, data: JsonSchema): JsonSchema {
  const done = names.filter(isCompleted);
  const asking = names.filter((name) => nextSteps.includes(name));
  const own = done.length > 0 ? done : asking;
  const further = done.length > 0 ? asking : [];
  const schema = envelopeSchema(true, codesOf(own), data);
  const examples = Object.fromEntries(own.map((name) => [name, { value: envelope(name, example.data) }]));
  return {
    description: listed([...own, ...further]),
    content: {
      'application/json': {
        schema: further.length > 0 ? { anyOf: [schema, { $ref: '#/components/schemas/NextStep' }] } : schema,
        examples: { ...examples, ...examplesOf(further) },
      },
    },
  };
}

type Failing = { readonly http: number; readonly names: readonly OutcomeName[] };

/** Failures of an operation by the HTTP status they share. */
function failuresOf(names: readonly OutcomeName[]): readonly Failing[] {
  const failing = names.filter((name) => outcomes[name].failure);
  return [...Map.groupBy(failing, (name) => outcomes[name].http)].map(([http, some]) => ({ http, names: some }));
}

/** Many operations fail alike: what they answer then stands once, under the names of its outcomes. */
const keyOf = ({ names }: Failing) => names.join('_');

function failureResponse({ http, names }: Failing): JsonSchema {
  const saysWhen = http === 429 || http === 503;
  return {
    description: listed(names),
    ...(saysWhen ? { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } } : {}),
    content: {
      'application/json': { schema: { $ref: '#/components/schemas/Failure' }, examples: examplesOf(names) },
    },
  };
}

/** Every reply of an operation by its HTTP status; `data` is the schema of the call's own Data. */
export function responsesOf(
  id: CallId,
  contract: CallContract,
  how: { readonly method: CallContract['methods'][number]; readonly data: JsonSchema },
): JsonSchema {
  const names = reachableOutcomes(id, how.method);
  const failed = failuresOf(names).map((failing) => [
    failing.http,
    { $ref: `#/components/responses/${keyOf(failing)}` },
  ]);
  return { 200: successOf(names, contract, how.data), ...Object.fromEntries(failed) };
}

/** What the responses of all operations refer to. */
export function responseComponents(operations: readonly (readonly OutcomeName[])[]): JsonSchema {
  const named = [...new Set(operations.flat())].filter((name) => !isCompleted(name));
  return {
    schemas,
    responses: Object.fromEntries(
      operations.flatMap(failuresOf).map((failing) => [keyOf(failing), failureResponse(failing)]),
    ),
    headers: {
      RetryAfter: { description: 'Seconds after which to come again', schema: { type: 'integer', minimum: 0 } },
    },
    examples: Object.fromEntries(
      named.map((name) => [name, { summary: outcomeMessages[name], value: envelope(name, null) }]),
    ),
  };
}

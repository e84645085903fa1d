import { everyName } from '../fields/index.ts';
import type { RestDialect } from './rest-dialects.ts';

const answerKeys = [
  'customer',
  'risk',
  'options',
  'optionName',
  'optionValue',
  'proposalNumber',
  'grossPremium',
  'installmentCount',
  'paymentReference',
  'callbackUrl',
  'reviewDocuments',
  'fileName',
  'fileType',
  'fileContent',
];
const requestKeys = [...everyName.map(({ key }) => key), ...answerKeys];

function renameKeys(value: unknown, name: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renameKeys(item, name));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [name(key), renameKeys(item, name)]));
}

/** A reply under the insurer's own names. */
export function writeBody(body: Record<string, unknown>, { name, wrap }: RestDialect): unknown {
  return wrap(renameKeys(body, name) as Record<string, unknown>);
}

/** A question under the names of this file, whatever the insurer calls its fields. */
export function readBody(body: unknown, { name }: RestDialect): Readonly<Record<string, unknown>> {
  const back = new Map(requestKeys.map((key) => [name(key), key]));
  const read = renameKeys(body, (key) => back.get(key) ?? key);
  return read !== null && typeof read === 'object' ? (read as Record<string, unknown>) : {};
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** `policyNumber` as the wire has it, `PolicyNumber`. */
export const wireKey = (key: string) => key.charAt(0).toUpperCase() + key.slice(1);

/** What is stored, with the keys and moments of the wire at every depth. */
export function wireValue(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(wireValue);
  if (!isPlain(value)) return value ?? null;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [wireKey(key), wireValue(inner)]));
}

import type { z } from 'zod';

/** The reply's JSON where it fits the schema, else undefined. */
export function readJson<Schema extends z.ZodType>(text: string, schema: Schema): z.infer<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

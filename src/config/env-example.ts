import type { z } from 'zod';
import { environmentGroups } from './environment.ts';

function line(name: string, schema: z.ZodType): string {
  const fallback = schema.safeParse(undefined).data;
  const value = fallback === undefined ? '' : String(fallback);
  return `# ${schema.description ?? ''}\n${value === '' ? '# ' : ''}${name}=${value}`;
}

/** The text of .env.example: every variable with its meaning and default. */
export function renderEnvExample(): string {
  return Object.entries(environmentGroups)
    .map(
      ([group, variables]) =>
        `## ${group}\n\n${Object.entries(variables)
          .map(([name, schema]) => line(name, schema))
          .join('\n')}\n`,
    )
    .join('\n');
}

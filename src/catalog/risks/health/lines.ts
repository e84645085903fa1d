import type { LineKey } from '#domain/lines.ts';
import { lines } from '../../lines/index.ts';

/** Whether people declare their health for a line. Insurance for a residence permit is sold without it. */
export function declaresHealth(line: LineKey): boolean {
  const { risk } = lines[line];
  return risk !== 'none' && risk.kind === 'health' && risk.asks !== 'foreigner';
}

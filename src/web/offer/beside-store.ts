import { addOnsOf } from '#catalog/lines/add-ons.ts';
import type { LineKey } from '#domain/lines.ts';
import { createTabStore, readTab } from '../ui/tab-store.ts';

const keptAs = (headerGuid: string) => ({
  key: `beside:${headerGuid}`,
  read: (kept: unknown): boolean | undefined => (typeof kept === 'boolean' ? kept : undefined),
});

/** Remembers whether anything was on offer beside the line of a quotation, for steps that do not follow its offers. */
export function keepBeside(headerGuid: string, isOffered: boolean): void {
  createTabStore(keptAs(headerGuid)).set(isOffered);
}

/** Whether anything was on offer when somebody last looked. */
export function isOfferedBeside(headerGuid: string): boolean {
  return readTab(keptAs(headerGuid)) === true;
}

/** Whether a choice leads past the add-ons: where nobody has looked yet, the line itself tells. */
export function mayAddBeside(headerGuid: string, line: LineKey): boolean {
  return readTab(keptAs(headerGuid)) ?? addOnsOf(line).length > 0;
}

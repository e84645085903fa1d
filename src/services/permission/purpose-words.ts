import { lines } from '#catalog/lines/index.ts';
import type { MessagePurpose, PlainPurpose } from '#domain/account/message-purposes.ts';
import { type LineKey, lineKeys } from '#domain/lines.ts';
import { messagePurposes, quoteCodePurpose } from '#messages/message-purposes.ts';

/** A purpose without a word does not compile. */
const words: Readonly<Record<PlainPurpose, string>> = messagePurposes;

function isLine(purpose: MessagePurpose): purpose is LineKey {
  return lineKeys.some((line) => line === purpose);
}

export function purposeWords(purpose: MessagePurpose): string {
  return isLine(purpose) ? quoteCodePurpose(lines[purpose].name) : words[purpose];
}

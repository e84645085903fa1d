import { type SupportStatus, supportStatuses } from '#domain/support/status.ts';
import { deskTexts } from '#messages/support-desk.ts';
import type { SupportRequest } from '#ports/support.ts';
import { answerRequest, closeRequest } from './answer-request.ts';
import { attachedFile } from './attached-file.ts';
import { contactOf } from './contact-of.ts';
import { type DeskEntry, listLine, requestText } from './desk-text.ts';
import { type SupportLists, type SupportPorts, supportTypeName } from './ports.ts';

export type DeskPorts = Pick<SupportPorts, 'accounts' | 'clock' | 'files' | 'support'> & {
  readonly lists: SupportLists;
  /** What the agency wrote. */
  readonly readText: () => Promise<string>;
};

export type DeskAnswer =
  | { readonly kind: 'said' | 'refused'; readonly text: string }
  | { readonly kind: 'file'; readonly bytes: Uint8Array };

const said = (text: string): DeskAnswer => ({ kind: 'said', text });
const refused = (text: string): DeskAnswer => ({ kind: 'refused', text });
const longestList = 200;

async function entryOf(ports: DeskPorts, request: SupportRequest): Promise<DeskEntry> {
  const [contact, typeName] = await Promise.all([
    contactOf(ports, request),
    supportTypeName(ports.lists, request.typeId),
  ]);
  return { request, contact, typeName };
}

async function list(ports: DeskPorts, status: SupportStatus): Promise<DeskAnswer> {
  const requests = await ports.support.withStatus(status, longestList);
  const lines = [];
  for (const request of requests) lines.push(listLine(await entryOf(ports, request)));
  return said(lines.join('\n') || deskTexts.empty);
}

async function answer(ports: DeskPorts, number: string, closing: boolean): Promise<DeskAnswer> {
  const text = (await ports.readText()).trim();
  if (text === '') return refused(deskTexts.noText);
  const done = await answerRequest(ports, { number, text, closing });
  return done ? said(deskTexts.answered(number)) : refused(deskTexts.unknown(number));
}

async function file(ports: DeskPorts, request: SupportRequest, fileId: string): Promise<DeskAnswer> {
  const found = await attachedFile(ports, request, fileId);
  return found ? { kind: 'file', bytes: found.bytes } : refused(deskTexts.fileUnknown);
}

async function close(ports: DeskPorts, number: string): Promise<DeskAnswer> {
  const done = await closeRequest(ports, number);
  return done ? said(deskTexts.closed(number)) : refused(deskTexts.unknown(number));
}

/** One command of the agency, until it has a desk of its own. */
export async function runDeskCommand(ports: DeskPorts, [command, ...words]: readonly string[]): Promise<DeskAnswer> {
  const [first = '', second = ''] = words;
  if (command === 'list') {
    const status = supportStatuses.find((known) => known === (first || 'open'));
    return status ? list(ports, status) : refused(deskTexts.usage);
  }
  const number = first.toUpperCase();
  if (command === 'close' && number !== '') return close(ports, number);
  if (command === 'answer' && number !== '' && ['', '--close'].includes(second)) {
    return answer(ports, number, second === '--close');
  }
  if ((command !== 'show' && command !== 'file') || number === '') return refused(deskTexts.usage);
  const request = await ports.support.findByNumber(number);
  if (!request) return refused(deskTexts.unknown(number));
  if (command === 'file') return file(ports, request, second.toLowerCase());
  return said(requestText(await entryOf(ports, request), await ports.support.messages(request.id)));
}

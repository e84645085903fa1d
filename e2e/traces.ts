import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Client } from 'pg';
import { databaseText } from '../src/testing/database-text.ts';
import { openedText } from '../src/testing/opened-text.ts';

export type MarkerCard = { readonly number: string; readonly expiry: string; readonly cvc: string };

/** A text in base64, wherever in a longer text it begins; what its neighbours would change is left off. */
function inBase64(text: string): readonly string[] {
  return [0, 1, 2].map((before) => {
    const encoded = Buffer.from(`${' '.repeat(before)}${text}`).toString('base64');
    return encoded.slice(Math.ceil((before * 8) / 6), Math.floor(((before + text.length) * 8) / 6));
  });
}

/** Every way of writing a card that no chance would write. */
function writingsOf({ number, expiry }: MarkerCard): readonly string[] {
  const groups = number.match(/.{4}/g) ?? [];
  const numbers = ['', ' ', '+', '-', '%20'].map((between) => groups.join(between));
  const date = `${expiry.slice(0, 2)}/${expiry.slice(2)}`;
  return [
    ...numbers,
    ...numbers.slice(0, 2).flatMap(inBase64),
    Buffer.from(number).toString('hex'),
    date,
    encodeURIComponent(date),
  ];
}

/** Three or four figures stand anywhere by chance; as a whole value, or behind a name of theirs, they do not. */
function shortValuesOf({ expiry, cvc }: MarkerCard): readonly RegExp[] {
  const values = [cvc, expiry].flatMap((value) => [value, Buffer.from(value).toString('base64')]).join('|');
  return [
    new RegExp(`(?:["'=>]|%22|%3D)(?:${values})(?:["'&<\\s]|%22|%26|$)`),
    new RegExp(`(?:cvc|cv2|cvv|exp|card|kart)[^0-9]{0,16}(?:${values})(?![0-9])`, 'i'),
    new RegExp(`exp[a-z_]*year[^0-9a-z]{1,12}(?:20)?${expiry.slice(2)}(?![0-9])`, 'i'),
  ];
}

/** What of a card stands in a text. */
export function tracesOf(card: MarkerCard, text: string): readonly string[] {
  const short = shortValuesOf(card).flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  return [...writingsOf(card).filter((writing) => text.includes(writing)), ...short];
}

function filesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** A running database renames and removes files of its own. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}

/** Files that hold one of some texts. Where a short value begins and ends cannot be seen in them. */
export function filesWith(texts: readonly string[], folders: readonly string[]): readonly string[] {
  return folders.flatMap(filesUnder).filter((file) => {
    const content = readIfThere(file);
    return texts.some((text) => content.includes(text));
  });
}

export const filesWithCard = (card: MarkerCard, folders: readonly string[]) => filesWith(writingsOf(card), folders);

export async function readDatabase(connectionString: string): Promise<string> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return `${await databaseText(client)}\n${await openedText(client)}`;
  } finally {
    await client.end();
  }
}

/** Everything a page sends to a site: addresses, headers, bodies, and what goes over its sockets. */
export function watchSent(page: Page, site: string): () => Promise<string> {
  const sent: Promise<string>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).host !== new URL(site).host) return;
    const body = request.postDataBuffer()?.toString('latin1') ?? '';
    sent.push(
      request.allHeaders().then(
        (headers) => `${request.url()}\n${JSON.stringify(headers)}\n${body}`,
        () => `${request.url()}\n${body}`,
      ),
    );
  });
  page.on('websocket', (socket) => {
    sent.push(Promise.resolve(socket.url()));
    socket.on('framesent', ({ payload }) => sent.push(Promise.resolve(payload.toString('latin1'))));
  });
  return async () => (await Promise.all(sent)).join('\n');
}

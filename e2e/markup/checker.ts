import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
const mostOutput = 64 * 1024 * 1024;

type Message = {
  readonly type: 'error' | 'info' | 'non-document-error';
  /** Where it stands on an info it is a warning; without it the info is a remark. */
  readonly subType?: 'warning';
  readonly url?: string;
  readonly message: string;
  readonly extract?: string;
};

/** Each with the reason why it may stand. */
const documentedExceptions: readonly RegExp[] = [
  // The specification forbids zoom in the viewport; the in-page text-size control stands in for it.
  /^Consider avoiding viewport values that prevent users from resizing documents\./,
  // ARIA 1.2 lets a combobox name the active option of the list that it controls; the checker knows the older rule.
  /^Attribute “aria-activedescendant” value should either refer to a descendant element/,
];

/** A remark, such as that on the slash before the end of a void element, asks for nothing. */
const counts = ({ type, subType, message }: Message) =>
  (type !== 'info' || subType === 'warning') && !documentedExceptions.some((exception) => exception.test(message));

async function check(files: readonly string[]): Promise<readonly Message[]> {
  const args = ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', ...files];
  const { stdout } = await promisify(execFile)('java', args, { maxBuffer: mostOutput }).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error('No Java found and none may be installed here: the Nu HTML checker needs Java 11 or newer.');
  });
  return (JSON.parse(stdout) as { readonly messages: readonly Message[] }).messages;
}

/**
 * Errors and warnings of the Nu HTML checker in some documents, each under the document's name. The checker is started
 * once for all of them; they are left in the folder to be looked at.
 */
export async function markupProblems(documents: ReadonlyMap<string, string>, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const names = [...documents.keys()];
  const files = await Promise.all(
    [...documents.values()].map(async (html, index) => {
      const file = join(folder, `${index}.html`);
      await writeFile(file, html);
      return file;
    }),
  );
  return (await check(files)).filter(counts).map(({ url = '', message, extract = '' }) => {
    const name = names[Number.parseInt(basename(url), 10)] ?? url;
    return `${name}: ${message} ${extract.trim()}`;
  });
}

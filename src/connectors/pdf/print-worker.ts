import { parentPort } from 'node:worker_threads';
import type { PrintedDocument } from '#ports/printed-document.ts';
import { type PrintOptions, printDocument } from './print-document.ts';

export type PrintTask = { readonly id: number; readonly document: PrintedDocument; readonly options: PrintOptions };
export type PrintResult = { readonly id: number } & (
  | { readonly kind: 'printed'; readonly pdf: Uint8Array }
  | { readonly kind: 'failed'; readonly reason: string }
);

async function run({ id, document, options }: PrintTask): Promise<PrintResult> {
  try {
    return { id, kind: 'printed', pdf: await printDocument(document, options) };
  } catch (error) {
    return { id, kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (task: PrintTask) => {
  void run(task).then((result) => parentPort?.postMessage(result));
});

import { parentPort } from 'node:worker_threads';
import type { Paper } from '#ports/paper.ts';
import { type PrintOptions, printPaper } from './print-paper.ts';

export type PrintTask = { readonly id: number; readonly paper: Paper; readonly options: PrintOptions };
export type PrintResult = { readonly id: number } & (
  | { readonly kind: 'printed'; readonly pdf: Uint8Array }
  | { readonly kind: 'failed'; readonly reason: string }
);

async function run({ id, paper, options }: PrintTask): Promise<PrintResult> {
  try {
    return { id, kind: 'printed', pdf: await printPaper(paper, options) };
  } catch (error) {
    return { id, kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (task: PrintTask) => {
  void run(task).then((result) => parentPort?.postMessage(result));
});

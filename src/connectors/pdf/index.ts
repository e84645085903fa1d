import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DocumentPrinter } from '#ports/printed-document.ts';
import type { PrintOptions } from './print-document.ts';
import type { PrintResult, PrintTask } from './print-worker.ts';

export type { PrintOptions } from './print-document.ts';

type Waiting = { readonly resolve: (pdf: Uint8Array) => void; readonly reject: (error: Error) => void };

const ownScript = join(import.meta.dirname, 'print-worker.ts');

/** Typesetting keeps a processor busy for a while, so it has a thread of its own, started with the first document. */
class PrintThread implements DocumentPrinter {
  readonly #options: PrintOptions;
  readonly #script: string;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #lastId = 0;

  constructor(options: PrintOptions, script: string) {
    this.#options = options;
    this.#script = script;
  }

  print(document: PrintTask['document']): Promise<Uint8Array> {
    this.#worker ??= this.#start();
    this.#worker.ref();
    this.#lastId += 1;
    const id = this.#lastId;
    const printed = new Promise<Uint8Array>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.#worker.postMessage({ id, document, options: this.#options } satisfies PrintTask);
    return printed;
  }

  #start(): Worker {
    const worker = new Worker(this.#script);
    worker.on('message', (result: PrintResult) => this.#settle(result));
    worker.on('error', (error) => this.#lose(error instanceof Error ? error : new Error(String(error))));
    return worker;
  }

  #settle(result: PrintResult): void {
    const waiting = this.#waiting.get(result.id);
    this.#waiting.delete(result.id);
    // With nothing to print, the thread holds up nobody who wants to leave.
    if (this.#waiting.size === 0) this.#worker?.unref();
    if (result.kind === 'printed') waiting?.resolve(result.pdf);
    else waiting?.reject(new Error(result.reason));
  }

  /** A thread that died takes its tasks with it; the next task begins a new one. */
  #lose(error: Error): void {
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

/** PDFs of our own; the thread's script is another file where the product is built. */
export function pdfPrinter(options: PrintOptions, script = ownScript): DocumentPrinter {
  return new PrintThread(options, script);
}

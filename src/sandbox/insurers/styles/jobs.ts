import type { Application } from '../application.ts';
import { type InsurerContext, quoteLatency } from '../insurer-context.ts';
import type { QuoteReply } from '../records.ts';

export type Job = { readonly reference: string; readonly answer: () => QuoteReply | undefined };

/** Quotes worked on behind the counter: asked now, ready later, found again by reference. */
export class Jobs {
  readonly #context: InsurerContext;
  readonly #jobs = new Map<string, Job>();

  constructor(context: InsurerContext) {
    this.#context = context;
    context.onReset(() => this.#jobs.clear());
  }

  /** Starts the work; when it is done, whoever wants to be told is. */
  start(application: Application, whenReady?: (answer: QuoteReply) => void): Job {
    const { reference } = application;
    const { office } = this.#context;
    let answer: QuoteReply | undefined;
    const finish = (): void => {
      answer = office.quote(application);
      whenReady?.(answer);
    };
    const latency = quoteLatency(this.#context, reference);
    if (latency > 0) setTimeout(finish, latency).unref();
    else queueMicrotask(finish);
    const job = { reference, answer: () => answer };
    this.#jobs.set(reference, job);
    return job;
  }

  find(reference: string): Job | undefined {
    return this.#jobs.get(reference);
  }
}

import { type Reader, readAnswers } from '#catalog/fields/read-answers.ts';
import type { QuoteModel } from '../kept-model.ts';

/** A filled screen as its call takes it. An answer that has no place in the call would be lost: it is a fault. */
export function readFilled<Asked extends Readonly<Record<string, Reader<unknown>>>>(model: QuoteModel, readers: Asked) {
  const lost = Object.keys(model).find((name) => !Object.hasOwn(readers, name));
  if (lost !== undefined) throw new TypeError(`${lost} is asked and has no place in the call`);
  return readAnswers(model, readers);
}

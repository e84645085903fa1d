import { isEnvelope } from '#contracts/envelope.ts';
import { outcomes } from '#contracts/outcomes.ts';

export type Answer = { readonly status: number; readonly text: string; readonly ms: number };

/** No answer may come later. */
export const deadlineMs = 10_000;

/** Words of libraries: what we say ourselves is Turkish. */
const english =
  /\b(invalid|expected|received|must|unexpected|required|error|failed|cannot|undefined|null|not found)\b/i;

/** A field named as on the wire, where a person reads it. */
const wireName = /[a-z][A-Z]/;

export type Judgement = {
  readonly kind: string;
  readonly problems: readonly string[];
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isExpectedFault = (code: number) => code === outcomes.queue.code;

/** What is wrong with an answer, whatever was asked. */
export function judge({ status, text, ms }: Answer): Judgement {
  const late = ms > deadlineMs ? [`answered after ${Math.round(ms)} ms`] : [];
  const reply = parsed(text);
  if (!isEnvelope(reply)) return { kind: `${status}`, problems: [...late, 'no envelope'] };
  const { StatusCode, Success, Message, Messages } = reply;
  const sentences = [Message, ...Messages];
  return {
    kind: `${status}/${StatusCode}`,
    problems: [
      ...late,
      ...(status >= 500 && !isExpectedFault(StatusCode) ? [`status ${status}`] : []),
      ...(Success !== status < 400 ? [`Success ${Success} with status ${status}`] : []),
      ...sentences.filter((sentence) => english.test(sentence)).map((sentence) => `not Turkish: ${sentence}`),
      ...sentences.filter((sentence) => wireName.test(sentence)).map((sentence) => `names a field: ${sentence}`),
      ...(sentences.includes('') ? ['an empty message'] : []),
    ],
  };
}

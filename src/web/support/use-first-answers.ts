import { useEffect, useEffectEvent, useState } from 'react';
import type { FaqPost } from '#contracts/calls/content.ts';
import { type AnswerIndex, firstAnswers, indexAnswers } from '#domain/support/first-answers.ts';
import { afterPress } from '../form/after-press.ts';
import { browserHttp } from '../http/browser-http.ts';

type FirstAnswer = { readonly id: string; readonly question: string; readonly topic: string } & {
  readonly answer: string;
  readonly html: string;
};

const most = 3;
/** Long enough for somebody who types to have paused. */
const pauseMs = 500;

/** The words of a piece of our own HTML. */
const wordsOf = (html: string) => html.replace(/<[^>]+>|&[#\w]+;/g, ' ');

export const answerOf = ({ Id, CategoryTitle, Question, AnswerHtml }: FaqPost): FirstAnswer => ({
  id: Id,
  question: Question,
  topic: CategoryTitle,
  answer: wordsOf(AnswerHtml),
  html: AnswerHtml,
});

let known: Promise<AnswerIndex<FirstAnswer> | undefined> | undefined;

/** Asked for once a visit, and only by somebody who writes; without it the form does without. */
function loadIndex(): Promise<AnswerIndex<FirstAnswer> | undefined> {
  known ??= browserHttp.call('getFaqPosts').then((reply) => {
    if (reply?.Success) return indexAnswers(reply.Data.map(answerOf));
    known = undefined;
    return undefined;
  });
  return known;
}

/** Questions of ours that fit what is being written, once the writing pauses. */
export function useFirstAnswers(written: string): readonly FirstAnswer[] {
  const [found, setFound] = useState<readonly FirstAnswer[]>([]);
  const look = useEffectEvent(async (isWanted: () => boolean) => {
    const index = await loadIndex();
    // What comes up under a press would move what is being pressed.
    if (index) afterPress(() => isWanted() && setFound(firstAnswers(index, written, most)));
  });
  useEffect(() => {
    if (written.trim() === '') return setFound([]);
    let wanted = true;
    const timer = setTimeout(() => void look(() => wanted), pauseMs);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [written]);
  return found;
}

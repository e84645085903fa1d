import { useEffect, useRef, useState } from 'react';
import { outcomes } from '#contracts/outcomes.ts';
import { supportLinkTexts, threadTexts as words } from '#messages/support-pages.ts';
import { browserHttp } from '../http/browser-http.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Resume } from '../verification/resume.tsx';
import type { ResumeWay } from '../verification/use-resume.ts';
import { keepOpened, readOpened } from './opened-link.ts';
import { type SupportCall, visitorCall } from './support-call.ts';
import { Thread, type ThreadLists } from './thread.tsx';
import { useThread } from './use-thread.ts';

const supportWay: ResumeWay<string> = {
  send: (Token) => browserHttp.call('supportLink', { Token }),
  async confirm(Token, code) {
    const reply = await browserHttp.call('confirmSupportLink', { Token, SmsActivationCode: code });
    return reply?.Success ? { opened: reply.Data.RequestGuid } : { refusal: reply };
  },
};

type LinkThreadProps = ThreadLists & { readonly token: string };

type Opened = { readonly requestGuid: string; readonly byCode: boolean };

function keptIn(token: string): Opened | undefined {
  const requestGuid = readOpened(token);
  return requestGuid ? { requestGuid, byCode: false } : undefined;
}

/** The request behind a mail's link: first a code to its phone, then what was written. */
export function LinkThread({ token, ...lists }: LinkThreadProps) {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => setOpened(keptIn(token)), [token]);
  if (opened) return <OpenedThread {...lists} {...opened} onShut={() => setOpened(undefined)} />;
  return (
    <Card className="@container max-w-3xl">
      <h2 className="text-h3">{supportLinkTexts.title}</h2>
      <p className="mt-1 mb-4 max-w-text text-ink-soft">{supportLinkTexts.intro}</p>
      <Resume
        key={token}
        token={token}
        way={supportWay}
        texts={supportLinkTexts}
        onResumed={(requestGuid) => {
          keepOpened(token, requestGuid);
          setOpened({ requestGuid, byCode: true });
        }}
      />
    </Card>
  );
}

type OpenedThreadProps = ThreadLists & Opened & { readonly onShut: () => void };

function OpenedThread({ requestGuid, byCode, onShut, ...lists }: OpenedThreadProps) {
  const { loaded, readAgain } = useThread(requestGuid);
  const part = useRef<HTMLDivElement>(null);
  const kind = loaded?.kind;
  useEffect(() => {
    // The proof of the phone is too old by now: another code opens the thread again.
    if (kind === 'missing') onShut();
    if (kind === 'read' && byCode) part.current?.querySelector('h2')?.focus();
  }, [kind, byCode, onShut]);
  const call: SupportCall = async (id, ...model) => {
    const reply = await visitorCall(id, ...model);
    if (reply?.StatusCode === outcomes.notFound.code) readAgain();
    return reply;
  };
  switch (loaded?.kind) {
    case 'read':
      return (
        <div ref={part}>
          <Thread {...lists} thread={loaded.thread} call={call} onReplied={readAgain} />
        </div>
      );
    case 'failed':
      return (
        <Notice heading="h2" icon="warning" {...words.failed}>
          <Button onClick={readAgain}>{words.again}</Button>
        </Notice>
      );
    default:
      return <Spinner inner text={words.loading} />;
  }
}

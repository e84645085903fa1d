import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createRoutesStub } from 'react-router';
import { describe, expect, test } from 'vitest';
import { memberRequestForm, visitorRequestForm } from '#catalog/forms/support-request.ts';
import { examplePolicy } from '#contracts/calls/policies.ts';
import type { SupportThread } from '#contracts/calls/support.ts';
import { calls } from '#contracts/index.ts';
import { supportStatusIds } from '#domain/support/status.ts';
import { policyChoices } from './policy-choices.ts';
import { RequestForm } from './request-form.tsx';
import { RequestSent } from './request-sent.tsx';
import { StatusChip } from './status-chip.tsx';
import { visitorCall } from './support-call.ts';
import { Thread } from './thread.tsx';
import { loadThread } from './use-thread.ts';

function render(node: ReactNode): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => node }]);
  return renderToStaticMarkup(<Stub initialEntries={['/']} />);
}

const statuses = [
  { Id: 1, Text: 'Açık' },
  { Id: 2, Text: 'Yanıtlandı' },
  { Id: 3, Text: 'Kapandı' },
];
const types = [{ Id: 1, Text: 'Bilgi talebi' }];
const example = calls.supportView.data.parse(calls.supportView.example.data);

const drawThread = (change: Partial<SupportThread>) =>
  render(
    <Thread
      thread={{ ...example, ...change }}
      types={types}
      statuses={statuses}
      call={visitorCall}
      onReplied={() => undefined}
    />,
  );

describe('[N-10] a thread', () => {
  test('names subject, number, type, status and when it was opened', () => {
    const html = drawThread({});
    expect(html).toMatch(/<h2[^>]*>Poliçem hakkında/);
    expect(html).toMatch(/Açık.*Talep no D7K2M4X9.*Bilgi talebi.*15 Kasım 2026 12:30/s);
  });

  test('shows who wrote what and when, line by line, and makes nothing of what looks like markup or a link', () => {
    const html = drawThread({
      Messages: [
        { Author: 'customer', Text: 'Birinci satır\nhttps://kotu.example', SentAt: example.CreatedAt, Files: [] },
        { Author: 'agency', Text: '<img src=x onerror=alert(1)>', SentAt: example.CreatedAt, Files: [] },
      ],
    });
    expect(html).toMatch(/Siz<.*whitespace-pre-wrap[^>]*>Birinci satır\nhttps:\/\/kotu\.example<\/p>/s);
    expect(html).toMatch(/Karşıla Sigorta<.*&lt;img src=x onerror=alert\(1\)>/s);
    expect(html).not.toContain('href="https://kotu.example"');
  });

  test('offers what was attached as downloads, by its name', () => {
    const file = { fileName: 'ruhsat <1>.pdf', FileGuid: '0d9c6a51-3f2b-4c8e-9a7d-1e2f3a4b5c6d' };
    const html = drawThread({
      Messages: [{ Author: 'agency', Text: 'Ekte.', SentAt: example.CreatedAt, Files: [file] }],
    });
    expect(html).toContain('aria-label="ruhsat &lt;1>.pdf dosyasını indir"');
    expect(html).not.toContain('<a ');
  });

  test('can be answered, also once it is closed, which is said', () => {
    expect(drawThread({})).toMatch(/Yanıt yazın.*<textarea.*Dosya ekleyin.*Gönder/s);
    expect(drawThread({})).not.toContain('yeniden açılır');
    expect(drawThread({ StatusId: supportStatusIds.closed })).toContain('Bu talep kapandı. Yazarsanız yeniden açılır.');
  });

  test('without the lists of names it is shown all the same', () => {
    const bare = <Thread thread={example} types={[]} statuses={[]} call={visitorCall} onReplied={() => undefined} />;
    expect(render(bare)).toContain('Poliçem hakkında');
    expect(render(<StatusChip statusId={1} statuses={[]} />)).toBe('');
  });

  test('[C-48] is read, missing or failed', async () => {
    const answering = (reply: unknown) => ({ call: () => Promise.resolve(reply as never) });
    const read = (reply: unknown) => loadThread(answering(reply), example.RequestGuid);
    expect(await read({ Success: true, Data: example })).toEqual({ kind: 'read', thread: example });
    expect(await read({ Success: false, StatusCode: 404 })).toEqual({ kind: 'missing' });
    expect(await read(undefined)).toEqual({ kind: 'failed' });
  });
});

describe('[N-10] the form of a request', () => {
  async function draw(isMember: boolean): Promise<string> {
    const { prelude } = await prerender(
      <RequestForm
        definition={isMember ? memberRequestForm(policyChoices([examplePolicy])) : visitorRequestForm}
        takesFiles={isMember}
        call={visitorCall}
        onSent={() => undefined}
      />,
    );
    return new Response(prelude).text();
  }

  test('asks a visitor where the answer goes and takes files later', async () => {
    const html = await draw(false);
    for (const name of ['Subject', 'Message', 'Name', 'Email', 'Phone', 'Website'])
      expect(html).toContain(`name="${name}"`);
    expect(html).toContain('e-postanıza gelen bağlantıyı açıp');
    expect(html).not.toContain('type="file"');
  });

  test('asks a member neither name nor address, and offers the own policies and files', async () => {
    const html = await draw(true);
    for (const name of ['Name', 'Email', 'Phone']) expect(html).not.toContain(`name="${name}"`);
    expect(html).toContain('Hangi poliçeniz hakkında?');
    expect(html).toContain('type="file"');
  });

  test('names a policy by line, what is insured and number', () => {
    expect(policyChoices([examplePolicy])).toEqual([
      { id: examplePolicy.PolicyGuid, name: `Kasko, ${examplePolicy.Insured.Title}, ${examplePolicy.PolicyNo}` },
    ]);
  });

  test('once sent, tells the number and what happens next', () => {
    const sent = { guid: example.RequestGuid, number: 'D7K2M4X9', email: undefined };
    expect(render(<RequestSent sent={sent}>{null}</RequestSent>)).toMatch(/D7K2M4X9.*hesabınızdaki Destek/s);
    const visitor = render(<RequestSent sent={{ ...sent, email: 'kisi@example.com' }}>{null}</RequestSent>);
    expect(visitor).toMatch(/kisi@example\.com adresine gelir.*kodu sorarız/s);
  });
});

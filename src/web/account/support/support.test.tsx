import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { SupportRequest } from '#contracts/calls/support.ts';
import { envelope } from '#contracts/envelope.ts';
import { calls } from '#contracts/index.ts';
import type { HttpLayer } from '../../http/http-layer.ts';
import { emptyList, type ListState } from '../../lists/list-slice.ts';
import { UserProvider } from '../../user/user-context.tsx';
import { freshRequestAddress, placeAddress, readAccountAddress, requestAddress } from '../account-address.ts';
import { type LoadedSupport, loadSupport } from './load-support.ts';
import { SupportPage } from './support-page.tsx';

const thread = calls.supportView.data.parse(calls.supportView.example.data);
const statuses = [
  { Id: 1, Text: 'Açık' },
  { Id: 2, Text: 'Yanıtlandı' },
];
const { Messages: _messages, ...request } = thread;
const answered: SupportRequest = {
  ...request,
  RequestGuid: '5c8b2d40-7e61-4f93-a0b2-c3d4e5f60002',
  RequestNo: 'D3P8W5Q2',
  Subject: 'İade',
  StatusId: 2,
  Unread: 2,
};

function draw(loaded: LoadedSupport): string {
  const Page = () => (
    <UserProvider user={null}>
      <SupportPage loaded={loaded} />
    </UserProvider>
  );
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  return renderToStaticMarkup(<Stub initialEntries={['/']} />);
}
const drawList = (requests: ListState<SupportRequest>) => draw({ kind: 'list', requests, statuses });
const inHtml = (address: string) => address.replaceAll('&', '&amp;');

describe('[T-10] [C-50] the list of requests', () => {
  test('names subject, number, status, last message and what was not read, and leads to each', () => {
    const html = drawList({ ...emptyList, data: [answered, request] });
    expect(html).toMatch(/2 talep.*İade.*2 yeni yanıt.*Yanıtlandı.*Talep no D3P8W5Q2.*Son mesaj: 15 Kasım 2026 12:30/s);
    expect(html).toContain(`href="${inHtml(requestAddress(answered.RequestGuid))}"`);
    expect(html.match(/yeni yanıt/g)).toHaveLength(1);
  });

  test('[C-49] is narrowed by the statuses it holds, where they part it', () => {
    expect(drawList({ ...emptyList, data: [answered, request] })).toMatch(
      /<option[^>]*>Açık.*<option[^>]*>Yanıtlandı/s,
    );
    expect(drawList({ ...emptyList, data: [request] })).not.toContain('<select');
  });

  test('says what to do where nothing was asked yet, and how to go on where it failed', () => {
    expect(drawList(emptyList)).toMatch(/Henüz bir talebiniz yok.*href="[^"]*yeni=1"/s);
    const failed = drawList({ ...emptyList, hasErrors: true, message: 'Şu anda yoğunluk var.' });
    expect(failed).toMatch(/Şu anda yoğunluk var\..*Yeniden dene/s);
  });
});

test('a request that is not the own, or cannot be read, says so and how to go on', () => {
  const drawThread = (loaded: Extract<LoadedSupport, { kind: 'thread' }>['thread']) =>
    draw({ kind: 'thread', requestGuid: thread.RequestGuid, thread: loaded, types: [], statuses });
  expect(drawThread({ kind: 'missing' })).toMatch(/Bütün taleplerim.*Bu talebi bulamadık.*Yeni talep aç/s);
  expect(drawThread({ kind: 'failed' })).toMatch(/Yazışmanız getirilemedi.*Yeniden dene/s);
  const about = { ...thread, PolicyGuid: '6b2f0a9e-4c1d-4a57-8e02-90d1f3b5c002' };
  expect(drawThread({ kind: 'read', thread: about })).toMatch(/police=6b2f0a9e-4c1d-4a57-8e02-90d1f3b5c002/);
});

test('[P-04] the address names the list, a request, or a new one with its policy', () => {
  const policyGuid = '6b2f0a9e-4c1d-4a57-8e02-90d1f3b5c002';
  const read = (query: string) => readAccountAddress(new URLSearchParams(query));
  expect(read('page=destek')).toEqual({ tab: 'support' });
  expect(read('page=destek&talep=x')).toEqual({ tab: 'support' });
  expect(read(`page=destek&police=${policyGuid}`)).toEqual({ tab: 'support' });
  expect(read(`page=destek&yeni=1&police=${policyGuid}`)).toEqual({ tab: 'support', fresh: { policyGuid } });
  for (const fresh of [{}, { policyGuid }]) {
    const address = freshRequestAddress(fresh);
    expect(placeAddress(read(address.split('?')[1] ?? ''))).toBe(address);
  }
});

test("[C-40] a new request offers the member's policies, and only an own one is chosen before", async () => {
  const policies = calls.myPolicies.data.parse(calls.myPolicies.example.data);
  const http: HttpLayer = { call: () => Promise.resolve(envelope('ok', policies) as never) };
  const own = policies.Data[0]?.PolicyGuid ?? '';
  const load = (policyGuid: string) => loadSupport(http, { tab: 'support', fresh: { policyGuid } });
  expect(await load(own)).toMatchObject({ kind: 'fresh', policyGuid: own, policies: [{ id: own }] });
  expect(await load('00000000-0000-4000-8000-000000000000')).toMatchObject({ policyGuid: undefined });
});

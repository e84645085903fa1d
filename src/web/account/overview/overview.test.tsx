import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { OwnQuotation } from '#contracts/calls/my-offers.ts';
import { examplePolicy, type Policy } from '#contracts/calls/policies.ts';
import type { SupportRequest } from '#contracts/calls/support.ts';
import { envelope } from '#contracts/envelope.ts';
import { calls } from '#contracts/index.ts';
import type { HttpLayer } from '../../http/http-layer.ts';
import { emptyList } from '../../lists/list-slice.ts';
import { UserProvider } from '../../user/user-context.tsx';
import { type LoadedOverview, loadOverview } from './load-overview.ts';
import { OverviewPage } from './overview-page.tsx';
import { runningPolicies } from './running-policies.ts';
import { waitingThings } from './waiting-things.ts';

const [exampleOwn] = calls.myOffers.data.parse(calls.myOffers.example.data);
const [exampleRequest] = calls.supportList.data.parse(calls.supportList.example.data);
if (!exampleOwn || !exampleRequest) throw new Error('The examples list nothing');
const own: OwnQuotation = exampleOwn;
const request: SupportRequest = exampleRequest;
const active: Policy = { ...examplePolicy, State: 'active' };
const now = '2026-11-16T09:00:00.000Z';
const nothing = { policies: [], offers: [], requests: [], now };
const kinds = (known: Partial<Parameters<typeof waitingThings>[0]>) =>
  waitingThings({ ...nothing, ...known }).map(({ kind }) => kind);

describe('what waits for a member', () => {
  test('papers, answers, ends of policies and of offers, in this order', () => {
    const things = waitingThings({
      policies: [{ ...active, RenewalFrom: '2026-11-16', PolicyEnd: '2026-12-16' }],
      offers: [{ ...own, DocumentsWanted: true, ValidUntil: '2026-11-17T08:59:00Z' }],
      requests: [{ ...request, Unread: 2 }],
      now,
    });
    expect(things.map(({ kind }) => kind)).toEqual(['documents', 'unread', 'renew', 'runsOut']);
    expect(things.map(({ text }) => text)).toEqual([
      'Kasko teklifiniz için bir şirket belge istiyor.',
      'Okunmamış 2 yanıtınız var.',
      'Kasko poliçeniz (34 ABC 123) 16.12.2026 günü bitiyor.',
      'Kasko tekliflerinizin süresi 17.11.2026 11:59 itibarıyla doluyor.',
    ]);
    expect(things[1]?.to).toBe(`/hesabim?page=destek&talep=${request.RequestGuid}`);
    expect(things[2]?.to).toBe(`/hesabim?page=policelerim&police=${active.PolicyGuid}`);
  });

  test('a policy that cannot be renewed is told of in its last thirty days, one that is over never', () => {
    const short = { ...active, RenewalFrom: null };
    expect(kinds({ policies: [{ ...short, PolicyEnd: '2026-12-16' }] })).toEqual(['ends']);
    expect(kinds({ policies: [{ ...short, PolicyEnd: '2026-12-17' }] })).toEqual([]);
    expect(kinds({ policies: [{ ...short, PolicyEnd: '2026-11-20', State: 'ended' }] })).toEqual([]);
    expect(kinds({ policies: [{ ...active, RenewalFrom: '2026-11-17', PolicyEnd: '2026-12-17' }] })).toEqual([]);
  });

  test('offers are told of in their last day only, and unknown answers not at all', () => {
    expect(kinds({ offers: [{ ...own, ValidUntil: '2026-11-17T09:01:00Z' }] })).toEqual([]);
    expect(kinds({ offers: [{ ...own, Stage: 'expired', ValidUntil: null }] })).toEqual([]);
    expect(kinds({ requests: null })).toEqual([]);
    const both = [request, { ...request, RequestGuid: active.PolicyGuid }].map((each) => ({ ...each, Unread: 1 }));
    expect(waitingThings({ ...nothing, requests: both })[0]?.to).toBe('/hesabim?page=destek');
  });
});

test('what runs begins with what ends first', () => {
  const later = { ...active, PolicyEnd: '2028-01-01' };
  const over = { ...active, State: 'withdrawn' } as const;
  expect(runningPolicies([later, over, active])).toEqual([active, later]);
});

describe('[T-10] the overview', () => {
  function draw(loaded: Partial<LoadedOverview>): string {
    const whole = { policies: emptyList, offers: emptyList, requests: [], now, ...loaded };
    const element = (
      <UserProvider user={{ Name: 'ilker', Surname: 'örnek' }}>
        <OverviewPage loaded={whole} />
      </UserProvider>
    );
    return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  }
  const failed = { ...emptyList, hasErrors: true };

  test('greets a new member, says that nothing waits, and where to begin', () => {
    const html = draw({});
    expect(html).toMatch(/Merhaba, İlker.*sizden beklenen bir şey yok.*Trafik teklifi al.*Destek isteği aç/s);
  });

  test('shows what could be read where something could not, and claims nothing about the rest', () => {
    const html = draw({ policies: failed, offers: { ...emptyList, data: [own] }, requests: null });
    expect(html).toMatch(/Poliçeleriniz şu anda gösterilemiyor.*Yeniden dene/s);
    expect(html).toContain('18.450,50 TL tutarından başlıyor');
    expect(draw({ requests: null })).not.toContain('beklenen bir şey yok');
    expect(draw({ offers: failed, policies: { ...emptyList, data: [active] } })).toMatch(
      /En yakın bitiş: 20\.11\.2027.*Teklifleriniz şu anda gösterilemiyor/s,
    );
  });

  test('asks for policies and offers alike, and goes on without either', async () => {
    const http: HttpLayer = {
      call: async (...[id]) => (id === 'myOffers' ? envelope('ok', [own]) : undefined) as never,
    };
    const loaded = await loadOverview(http, Promise.resolve(null));
    expect(loaded).toMatchObject({ policies: { hasErrors: true }, offers: { data: [own] }, requests: null });
  });
});

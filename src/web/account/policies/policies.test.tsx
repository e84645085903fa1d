import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { examplePolicy, type Policy, type PolicyDetail } from '#contracts/calls/policies.ts';
import { calls } from '#contracts/index.ts';
import { policyCalendar } from '../../documents/save-calendar.ts';
import { emptyList, type ListState, loadingList } from '../../lists/list-slice.ts';
import { UserProvider } from '../../user/user-context.tsx';
import { policyAddress, readAccountAddress, tabAddress } from '../account-address.ts';
import type { LoadedPolicies } from './load-policies.ts';
import { PoliciesTab } from './policies-tab.tsx';
import { filterChoices, filterPolicies, noFilter } from './policy-filter.ts';
import { nextPolicies } from './policy-slice.ts';
import { refundSentences } from './refund-progress.tsx';

const traffic: Policy = {
  ...examplePolicy,
  PolicyGuid: '6b2f0a9e-4c1d-4a57-8e02-90d1f3b5c002',
  Line: 'trafik',
  InsuranceFirm: '903',
  FirmName: 'Kırlangıç',
  State: 'withdrawn',
};

function draw(loaded: LoadedPolicies): string {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <UserProvider user={null}>
          <PoliciesTab loaded={loaded} />
        </UserProvider>
      ),
    },
  ]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const home: Policy = {
  ...examplePolicy,
  Line: 'dask',
  LicensePlateNumber: null,
  Insured: {
    Kind: 'property',
    Title: 'Kadıköy, 110 m²',
    Detail: 'Örnek Mah. Çınar Sok. No 3 Daire 5 Kadıköy İstanbul',
  },
};

const phone: Policy = {
  ...home,
  Line: 'telefon',
  Insured: { Kind: 'device', Title: 'Samsung Galaxy S24', Detail: 'IMEI …7518' },
};

const drawList = (policies: ListState<Policy>) => draw({ kind: 'list', policies, companies: emptyList });
const drawDetail = (change: Partial<PolicyDetail>) =>
  draw({
    kind: 'policy',
    policy: { kind: 'read', detail: { ...calls.policyDetail.data.parse(calls.policyDetail.example.data), ...change } },
  });

const askedCancellation = {
  Reason: 'sold',
  SoldOn: '2026-11-10',
  Note: null,
  RequestedAt: '2026-11-15T09:00:00.000Z',
  State: 'requested',
  ForwardedAt: null,
  AnsweredAt: null,
  Refund: null,
  Refusal: null,
} as const;

describe('[T-10] [N-13] the list of policies', () => {
  const listed: ListState<Policy> = { ...emptyList, data: [examplePolicy, traffic] };

  test('is loading, then there, and can be reset to empty', () => {
    expect(nextPolicies(listed, { type: 'asked' })).toEqual(loadingList);
    expect(nextPolicies(loadingList, { type: 'answered', list: listed })).toEqual(listed);
    expect(nextPolicies(listed, { type: 'reset' })).toEqual(emptyList);
  });

  test('says that it is loading, that it failed and how to go on, or that there is nothing yet and where to begin', () => {
    expect(drawList(loadingList)).toContain('Poliçeleriniz getiriliyor');
    const failed = drawList({ ...emptyList, hasErrors: true, message: 'Şu anda yoğunluk var.' });
    expect(failed).toContain('Şu anda yoğunluk var.');
    expect(failed).toContain('Yeniden dene');
    expect(drawList(emptyList)).toMatch(/Henüz poliçeniz yok.*href="\/trafik\/kasko-teklif"/s);
  });

  test('names line, plate, days, price and state of each, and leads to it', () => {
    const html = drawList(listed);
    expect(html).toMatch(/Kasko.*Başlayacak.*34 ABC 123.*20\.11\.2026 – 20\.11\.2027.*18\.450,50 TL/s);
    expect(html).toContain(policyAddress(examplePolicy.PolicyGuid).replace('&', '&amp;'));
    expect(html).toContain('2 poliçe');
  });

  test('is narrowed by line, state and company', () => {
    const policies = listed.data;
    expect(filterPolicies(policies, noFilter)).toEqual(policies);
    expect(filterPolicies(policies, { ...noFilter, line: 'trafik' })).toEqual([traffic]);
    expect(filterPolicies(policies, { ...noFilter, state: 'upcoming' })).toEqual([examplePolicy]);
    expect(filterPolicies(policies, { ...noFilter, insurer: '903', state: 'upcoming' })).toEqual([]);
  });

  test('[C-40] names companies as the list of companies does, and does without it where it is missing', () => {
    const named = filterChoices(listed.data, [
      { Code: '903', Name: 'Kırlangıç Sigorta', BranchIds: [1] },
      { Code: '999', Name: 'Kimse', BranchIds: [1] },
    ]);
    expect(named.insurer.map(({ name }) => name)).toEqual(['Çınaraltı Sigorta', 'Kırlangıç Sigorta']);
    expect(filterChoices(listed.data, []).insurer.map(({ name }) => name)).toEqual(['Çınaraltı Sigorta', 'Kırlangıç']);
    expect(named.state.map(({ name }) => name)).toEqual(['Başlayacak', 'Cayıldı']);
  });
});

describe('one policy', () => {
  test('names the phone it insures, in the list and on its own page', () => {
    const listed: ListState<Policy> = { ...emptyList, data: [phone] };
    for (const html of [drawList(listed), drawDetail({ Policy: phone })])
      expect(html).toContain('Samsung Galaxy S24, IMEI …7518');
  });

  test('offers its documents, its calendar entry and the way out of it', () => {
    const html = drawDetail({});
    for (const words of ['Poliçe indir', 'Takvime ekle', 'Cayma tutarını gör', '29.11.2026 gününün sonuna kadar'])
      expect(html).toContain(words);
    expect(html).not.toContain('İptal isteğini gönder');
  });

  test('of one journey is neither renewed nor remembered', () => {
    const html = drawDetail({ Policy: { ...examplePolicy, Line: 'seyahat', RenewalFrom: null } });
    expect(html).toContain('biter ve yenilenmez');
    expect(html).not.toContain('Takvime ekle');
    expect(html).not.toContain('hatırlatırız');
  });

  test('of a phone that will be too old promises neither renewal nor another offer', () => {
    const html = drawDetail({ Policy: { ...phone, RenewalFrom: null } });
    expect(html).toContain('biter ve yenilenmez');
    expect(html).toContain('faturası 24 aydan eski telefonlar için yeni poliçe düzenlemiyor');
    expect(html).not.toMatch(/Takvime ekle|hatırlatırız|teklif alabilirsiniz/);
    expect(drawDetail({ Policy: { ...phone, RenewalFrom: '2027-11-05' } })).toContain('Takvime ekle');
  });

  test('of what was bought beside another promises no reminder of its own', () => {
    const html = drawDetail({ Policy: { ...examplePolicy, Line: 'ferdikaza', RenewalFrom: null } });
    expect(html).toContain('Birlikte aldığınız poliçe için yeniden teklif aldığınızda');
    expect(html).not.toContain('hatırlatırız');
  });

  test('of compulsory coverage asks for a reason instead', () => {
    const html = drawDetail({ Withdrawal: { Kind: 'withReason', LastDay: null } });
    expect(html).toContain('İptal isteğini gönder');
    expect(html).not.toContain('Cayma tutarını gör');
    expect(html).toContain('Araç satıldıysa');
    expect(html).toContain('Araç satıldı');
  });

  test('of a building asks for a reason in the words of a building', () => {
    const html = drawDetail({ Policy: home, Withdrawal: { Kind: 'withReason', LastDay: null } });
    expect(html).toContain('Zorunlu deprem sigortasından gerekçesiz cayılamaz');
    expect(html).toContain('Aynı adres için ikinci poliçe var');
    expect(html).not.toMatch(/araç|noter/i);
    const asked = drawDetail({
      Policy: { ...home, State: 'cancelRequested' },
      CancelRequest: askedCancellation,
    });
    expect(asked).toContain('Gerekçe: Ev ya da iş yeri satıldı.');
    expect(asked).toContain('Tapu devir tarihi: 10.11.2026.');
  });

  test.each([
    [
      { Kind: 'device', Title: 'Samsung Galaxy S24', Detail: 'IMEI …7518' },
      'telefon',
      ['Telefon satıldı', 'Aynı telefon için ikinci poliçe var', 'Satış tarihi: 10.11.2026.'],
    ],
    [
      { Kind: 'pet', Title: 'Pamuk (kedi)', Detail: 'Van kedisi' },
      'petsaglik',
      [
        'Hayvanım öldü ya da artık başkasında',
        'Aynı hayvan için ikinci poliçe var',
        'Ölüm ya da devir tarihi: 10.11.2026.',
      ],
    ],
  ] as const)('of %o is ended for reasons of its own once its days are over', (Insured, Line, [gone, double, day]) => {
    const policy = { ...examplePolicy, Insured, Line, LicensePlateNumber: null };
    const html = drawDetail({ Policy: policy, Withdrawal: { Kind: 'over', LastDay: '2026-11-29' } });
    for (const words of ['Cayma süresi 29.11.2026 günü doldu', gone, double]) expect(html).toContain(words);
    const asked = drawDetail({
      Policy: { ...policy, State: 'cancelRequested' },
      CancelRequest: askedCancellation,
    });
    for (const words of [`Gerekçe: ${gone}.`, day]) expect(asked).toContain(words);
    for (const text of [html, asked]) expect(text).not.toMatch(/araç satıldı|noter/i);
  });

  const day = '2026-11-16T21:30:00.000Z';
  test.each([
    [{}, ['Sigorta şirketine iletiliyor']],
    [{ State: 'forwarded', ForwardedAt: day }, ['İsteğiniz 17.11.2026 günü ekibimize iletildi']],
    [
      { State: 'accepted', ForwardedAt: day, AnsweredAt: day, Refund: 120.5 },
      ['17.11.2026 günü iptal edildi', '120,50 TL'],
    ],
    [{ State: 'accepted', ForwardedAt: day, AnsweredAt: day, Refund: 0 }, ['iade edilecek prim yok']],
    [
      { State: 'refused', ForwardedAt: day, AnsweredAt: day, Refusal: 'Satış belgesi eksik' },
      ['17.11.2026 günü reddetti', 'Satış belgesi eksik'],
    ],
  ] as const)('asked to end and %o says so with its day', (change, told) => {
    const request = { ...askedCancellation, ...change };
    const html = drawDetail({ CancelRequest: request, Withdrawal: { Kind: 'closed', LastDay: null } });
    for (const sentence of told) expect(html).toContain(sentence);
    expect(html).not.toContain('İptal isteğini gönder');
  });

  test('whose end was refused may be asked for anew', () => {
    const refused = { State: 'refused', ForwardedAt: day, AnsweredAt: day, Refusal: 'Belge eksik' } as const;
    const html = drawDetail({
      CancelRequest: { ...askedCancellation, ...refused },
      Withdrawal: { Kind: 'withReason', LastDay: null },
    });
    for (const words of ['Belge eksik', 'İptal isteğini gönder']) expect(html).toContain(words);
  });

  test('on its way back says where the money is, to the kuruş', () => {
    const refund = {
      Reason: 'withdrawal',
      State: 'requested',
      Promised: 100,
      Amount: null,
      ByHand: 0,
      RequestedAt: '2026-11-15T09:00:00.000Z',
      PaidAt: null,
    } as const;
    const paid = { ...refund, State: 'paid', PaidAt: '2026-11-15T21:30:00.000Z' } as const;
    expect(refundSentences(refund)[0]).toContain('100,00 TL kartınıza iade edilecek');
    expect(refundSentences({ ...refund, State: 'paying', Amount: 100 })[0]).toContain(
      '100,00 TL kartınıza iade ediliyor',
    );
    expect(refundSentences({ ...paid, Amount: 100 })).toEqual([
      '100,00 TL, 16.11.2026 günü kartınıza iade edildi. Hesabınıza geçmesi bankanıza bağlıdır.',
    ]);
    expect(refundSentences({ ...paid, State: 'needsAttention', Amount: 99.5 })[1]).toContain('0,50 TL az');
    expect(refundSentences({ ...paid, Amount: 100.01 })[1]).toContain('0,01 TL fazla');
    expect(refundSentences({ ...refund, State: 'needsAttention' })[0]).toContain('Ekibimiz inceliyor');
    expect(refundSentences({ ...refund, Reason: 'agency' })[0]).toContain('ekibimizce sonlandırılıyor');
    expect(refundSentences({ ...paid, Amount: 0, ByHand: 100 })).toEqual(['100,00 TL banka hesabınıza gönderildi.']);
    expect(refundSentences({ ...paid, Amount: 99.5, ByHand: 0.5 })).toEqual([
      '99,50 TL, 16.11.2026 günü kartınıza iade edildi. Hesabınıza geçmesi bankanıza bağlıdır.',
      '0,50 TL banka hesabınıza gönderildi.',
    ]);
    const short = refundSentences({ ...paid, State: 'needsAttention', Amount: 0.1, ByHand: 0.2 });
    expect(short[2]).toContain('99,70 TL az');
    const html = drawDetail({ Refund: refund, Withdrawal: { Kind: 'closed', LastDay: null } });
    expect(html).not.toContain('Cayma tutarını gör');
  });

  test('that is over shows its coverages as those of its time', () => {
    expect(drawDetail({})).not.toContain('artık geçerli değil');
    for (const State of ['ended', 'withdrawn', 'cancelled'] as const)
      expect(drawDetail({ Policy: { ...examplePolicy, State } })).toContain('Bu poliçe artık geçerli değil.');
  });

  test('that cannot be found or read says so', () => {
    expect(draw({ kind: 'policy', policy: { kind: 'missing' } })).toContain('Poliçe bulunamadı');
    expect(draw({ kind: 'policy', policy: { kind: 'failed' } })).toContain('Yeniden dene');
  });

  test('goes into a calendar with its line and its plate, and nothing else about anybody', () => {
    const file = policyCalendar(examplePolicy, { host: 'karsila.example', now: new Date('2026-11-15T09:00:00Z') });
    expect(file).toContain('SUMMARY:Kasko poliçesi bitiyor: 34ABC123\r\n');
    expect(file).toContain('DTSTART;VALUE=DATE:20271120\r\n');
    expect(file).toContain('TRIGGER:-P29DT15H\r\n');
    for (const secret of [examplePolicy.PolicyNo, examplePolicy.FirmName, '18450']) expect(file).not.toContain(secret);
  });

  test('of a building goes into a calendar with its district and area, without the address', () => {
    const file = policyCalendar(home, { host: 'karsila.example', now: new Date('2026-11-15T09:00:00Z') });
    expect(file.replaceAll('\\,', ',')).toContain('SUMMARY:Zorunlu deprem sigortası (DASK) poliçesi bitiyor: Kadıköy');
    expect(file).not.toContain('Çınar');
  });
});

test('the address tells the tab and the policy', () => {
  const placeOf = (address: string) => readAccountAddress(new URL(address, 'https://site').searchParams);
  expect(placeOf('/hesabim')).toEqual({ tab: 'details' });
  expect(placeOf(tabAddress('details'))).toEqual({ tab: 'details' });
  expect(placeOf('/hesabim?page=policelerim')).toEqual({ tab: 'policies' });
  const { PolicyGuid: policyGuid } = examplePolicy;
  expect(placeOf(policyAddress(policyGuid))).toEqual({ tab: 'policies', policyGuid });
  expect(placeOf('/hesabim?page=policelerim&police=x')).toEqual({ tab: 'policies' });
});

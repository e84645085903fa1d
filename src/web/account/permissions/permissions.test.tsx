import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { Consent, SentMessage } from '#contracts/calls/permissions.ts';
import { consentHistoryMessages, permissionMessages, sentMessageMessages } from '#messages/my-permissions.ts';
import { emptyList } from '../../lists/list-slice.ts';
import { UserProvider } from '../../user/user-context.tsx';
import type { LoadedPermissions } from './load-permissions.ts';
import { PermissionsPage } from './permissions-page.tsx';

const consent: Consent = {
  Purpose: 'marketing',
  Channel: 'email',
  Granted: true,
  TextVersion: '4f1d0c2ab973',
  Act: 'account',
  GivenAt: '2026-11-15T09:30:00Z',
};
const message: SentMessage = {
  Channel: 'sms',
  Purpose: 'Poliçe belgeleriniz',
  Recipient: '5** *** ** 01',
  SentAt: '2026-11-15T09:30:00Z',
  State: 'sent',
};
const closed = { sms: false, call: false, email: false };
const nothing: LoadedPermissions = {
  permissions: { Marketing: closed, Consents: [] },
  messages: emptyList,
  texts: null,
};

function draw(change: Partial<LoadedPermissions>): string {
  const element = (
    <UserProvider user={null}>
      <PermissionsPage loaded={{ ...nothing, ...change }} />
    </UserProvider>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

describe('[T-10] the page of permissions', () => {
  test('has a switch for each channel that shows how it stands', () => {
    const page = draw({ permissions: { Marketing: { ...closed, call: true }, Consents: [] } });
    const switches = page.match(/<input[^>]*role="switch"[^>]*>/g) ?? [];
    expect(switches.map((one) => [/name="permission-(\w+)"/.exec(one)?.[1], / checked[ >/]/.test(one)])).toEqual([
      ['sms', false],
      ['call', true],
      ['email', false],
    ]);
  });

  test('says what was agreed to when, where and in which version, in the order it was told', () => {
    const withdrawn: Consent = {
      ...consent,
      Granted: false,
      Act: 'permissionRegister',
      GivenAt: '2026-11-16T09:30:00Z',
    };
    const page = draw({ permissions: { Marketing: closed, Consents: [withdrawn, consent] } });
    expect(page).toContain('Kampanya izni (e-posta)');
    expect(page).toContain('Metin sürümü: 4f1d0c2ab973');
    expect(page.indexOf('İYS üzerinden')).toBeLessThan(page.indexOf('hesap sayfanızda'));
    expect(page).toMatch(/Verildi: <time[^>]*>15 Kasım 2026 12:30<\/time>/);
  });

  test('lists messages with their reason; older ones stand behind a fold, a failed one says so', () => {
    const many = Array.from({ length: 12 }, () => message);
    const page = draw({ messages: { ...emptyList, data: [{ ...message, State: 'refused' }, ...many] } });
    expect(page.match(/Poliçe belgeleriniz/g)).toHaveLength(13);
    expect(page).toContain(sentMessageMessages.more(3));
    expect(page).toContain(`· ${sentMessageMessages.states.refused}`);
  });

  test('empty and failed lists say so, each by itself', () => {
    expect(draw({})).toContain(consentHistoryMessages.empty);
    expect(draw({})).toContain(sentMessageMessages.empty);
    const failed = draw({ permissions: null, messages: { ...emptyList, hasErrors: true, message: undefined } });
    expect(failed).toContain(permissionMessages.failed);
    expect(failed).toContain(sentMessageMessages.failed);
    expect(failed).not.toContain(sentMessageMessages.empty);
    const told = draw({ messages: { ...emptyList, hasErrors: true, message: 'Oturumunuz sona erdi.' } });
    expect(told).toContain('Oturumunuz sona erdi.');
  });
});

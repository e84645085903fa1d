import { useNavigate, useRevalidator } from 'react-router';
import type { Agreements } from '#catalog/forms/consents.ts';
import { loginForm } from '#catalog/forms/login.ts';
import { accountPage } from '#catalog/pages/page-of-its-kind.ts';
import { capitaliseName } from '#domain/turkish-text.ts';
import { loginMessages as words } from '#messages/modals.ts';
import { forgetKept } from '../form/kept-values.ts';
import { browserHttp } from '../http/browser-http.ts';
import { closeModal, openModal } from '../modal/modal-store.ts';
import { type Refusal, tellRefusal } from '../ui/refusal.ts';
import { showToast } from '../ui/toasts/toast-store.ts';
import { takeReturn } from '../user/return-address.ts';
import { keepSessionToken } from '../user/session-tokens.ts';
import { useUser } from '../user/user-context.tsx';

export const myDataAddress = `${accountPage.path}?page=bilgilerim`;

type Session = { readonly SessionToken: string; readonly MustChangePassword: boolean };
type Way = { readonly secondFactor?: boolean; readonly agreements?: Agreements | undefined };

/** A box that was left empty takes back nothing. */
function givenOf({ PrivacyAgreement, OpenDataAgreement, AdvertisementAgreement }: Agreements): Partial<Agreements> {
  return {
    ...(PrivacyAgreement ? { PrivacyAgreement } : {}),
    ...(OpenDataAgreement ? { OpenDataAgreement } : {}),
    ...(AdvertisementAgreement ? { AdvertisementAgreement } : {}),
  };
}

/** What happens once the server opened a session: the user is loaded and greeted, and goes on. */
export function useEnterAccount() {
  const { dispatch } = useUser();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return async (
    session: Session,
    password: string,
    { secondFactor = false, agreements }: Way = {},
  ): Promise<Refusal | undefined> => {
    keepSessionToken(session.SessionToken);
    dispatch({ type: 'loading' });
    const claims = await browserHttp.call('getUserClaims');
    if (!claims?.Success) {
      dispatch({ type: 'failed', message: claims?.Message ?? '' });
      return tellRefusal(claims);
    }
    const { Name, Surname } = claims.Data;
    dispatch({ type: 'userSet', user: { Name, Surname } });
    forgetKept(loginForm.id);
    if (session.MustChangePassword) {
      openModal('newPassword', { oldPassword: password });
      return undefined;
    }
    showToast({ kind: 'success', text: words.welcome(capitaliseName(Name)) });
    const wanted = takeReturn();
    closeModal();
    const given = agreements ? givenOf(agreements) : {};
    if (Object.keys(given).length > 0) await browserHttp.call('updateCustomer', given);
    await revalidate();
    if (wanted !== undefined) await navigate(wanted);
    else if (secondFactor) await navigate(myDataAddress);
    return undefined;
  };
}

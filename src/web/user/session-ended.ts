import { outcomes } from '#contracts/outcomes.ts';
import { browserHttp } from '../http/browser-http.ts';

/** Asks by the tab's copy of the token, or by the cookie alone where the tab was opened later and has none. */
export async function hasSessionEnded(copy: string | undefined): Promise<boolean> {
  if (copy === undefined) {
    return (await browserHttp.call('getUserClaims'))?.StatusCode === outcomes.tokenControl.code;
  }
  const reply = await browserHttp.call('accountAuthority', { SessionToken: copy });
  return reply?.Success === true && !reply.Data.Authorized;
}

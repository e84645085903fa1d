import { calls } from '#contracts/index.ts';
import { tellRegister } from '#services/permission/tell-register.ts';
import type { TestApi } from './api-client.ts';
import { type Browser, openBrowser } from './browser.ts';
import { newPerson } from './people.ts';

type Channel = 'sms' | 'call' | 'email';

/** A member who looks at what they permitted, and changes it. */
export async function permittingMember(api: TestApi) {
  const [browser, person] = [openBrowser(api), newPerson()];
  await browser.join(person);
  await browser.logIn(person.Email);
  return { browser, person, ...permissionsOf(browser) };
}

export function permissionsOf(browser: Browser) {
  return {
    async consents() {
      return calls.myConsents.data.parse((await browser.byUser(calls.myConsents.path)).envelope.Data);
    },
    async messages() {
      return calls.myMessages.data.parse((await browser.byUser(calls.myMessages.path)).envelope.Data);
    },
    async change(channel: Channel, granted: boolean) {
      const reply = await browser.byUser(calls.changeConsent.path, { Channel: channel, Granted: granted });
      return calls.changeConsent.data.parse(reply.envelope.Data).Marketing;
    },
  };
}

/** Runs the job that tells the register, a moment later; answers with what it called overdue. */
export async function tellNow(api: TestApi): Promise<readonly { readonly overdue: number }[]> {
  api.clock.advance(5);
  const overdue: { readonly overdue: number }[] = [];
  await tellRegister(api.ports, (untold) => void overdue.push(untold));
  return overdue;
}

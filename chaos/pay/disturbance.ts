import { isBroad, type Round } from './plan.ts';

type Behaviour = { readonly mode: 'ok' | 'reset' | 'hang' | 'decline'; readonly latencyMs?: number };

/** What goes wrong outside besides the blow. */
export function disturbanceOf(sandboxPort: number, { fault, moment, bankMs, refuses }: Round) {
  const send = async (path: string, method: 'PUT' | 'POST', body: object): Promise<void> => {
    await fetch(`http://127.0.0.1:${sandboxPort}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  };
  const bank = (mode: Behaviour['mode']) => send('/bank/behaviour', 'PUT', { mode, latencyMs: bankMs });
  const insurer = (mode: Behaviour['mode']) => send('/insurers/901/behaviour', 'PUT', { mode });
  const usual = refuses ? 'decline' : 'ok';

  return {
    /** A fault of the bank would keep the payment from an exact moment: there it begins with the blow. */
    async begin(): Promise<void> {
      await insurer(usual);
      await bank('ok');
      if (!isBroad(moment)) return;
      if (fault === 'bankHangs') await bank('hang');
      if (fault === 'bankResets') await bank('reset');
      if (fault === 'answerLost') await send('/bank/next', 'POST', { fault });
    },
    async atBlow(): Promise<void> {
      if (fault === 'bankHangs') await bank('ok');
      if (fault === 'bankResets') await bank('reset');
      if (fault === 'insurerResets') await insurer('reset');
      if (fault === 'answerLost') await send('/bank/next', 'POST', { fault });
    },
    async end(): Promise<void> {
      await insurer(usual);
      await bank('ok');
    },
    calm: () => insurer('ok'),
  };
}

import { signInTexts as words } from '#messages/desk.ts';
import type { DeskPorts } from '#services/desk/ports.ts';
import { signIn } from '#services/desk/sign-in.ts';
import { type DeskHandlers, shown } from '../handler.ts';

export const homePath = '/';
export const signInPath = '/giris';

export const signInHandlers = (ports: DeskPorts): Pick<DeskHandlers, 'signIn' | 'signInPage' | 'signOut'> => ({
  signInPage: async () => shown({}),
  async signIn({ Name, Password, Code }, { address }) {
    const answer = await signIn(ports, { name: Name.toLowerCase(), password: Password, code: Code, address });
    switch (answer.kind) {
      case 'in':
        return { kind: 'done', to: homePath, session: answer.token };
      case 'limited':
        return { kind: 'refused', word: words.limited(Math.ceil(answer.retryAfterSeconds / 60)) };
      case 'busy':
      case 'wrong':
        return { kind: 'refused', word: words[answer.kind] };
      default:
        return answer satisfies never;
    }
  },
  async signOut(_asked, { sessionDigest }) {
    await ports.operators.endSession(sessionDigest, ports.clock.now());
    return { kind: 'done', to: signInPath, word: words.ended, session: null };
  },
});

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { marketingChannels } from '#domain/account/consents.ts';
import type { PermissionChange, PermissionRegister, PermissionSubject } from '#ports/permission-register.ts';

export type RegisterFault = 'slow' | 'hang' | 'error' | 'garbage' | 'huge' | 'reset';

export type RegisterHarness = {
  register(timeoutMs: number): PermissionRegister;
  /** The time the register lives by; it moves when the test says so. */
  now(): Date;
  advance(seconds: number): void;
  behave(mode: 'ok' | 'decline' | RegisterFault): void;
  /** A person takes a permission back at the register itself. */
  withdrawThere(subject: PermissionSubject): Promise<void>;
  /** The register forgets who was let in. */
  endLogins(): Promise<void>;
  /** How many changes it keeps of a recipient. */
  changesOf(subject: PermissionSubject): Promise<number>;
  stop(): Promise<void>;
};

const faults: readonly RegisterFault[] = ['slow', 'hang', 'error', 'garbage', 'huge', 'reset'];
const never = new AbortController().signal;

/** What every way to the register of permissions keeps to, against one that can misbehave. */
export function describePermissionRegister(name: string, start: () => Promise<RegisterHarness>): void {
  describe(`${name} as a register of permissions`, () => {
    let harness: RegisterHarness;
    let register: PermissionRegister;
    let made = 0;
    beforeAll(async () => {
      harness = await start();
      register = harness.register(10_000);
    });
    afterEach(() => harness.behave('ok'));
    afterAll(() => harness.stop());

    function newSubject(channel: PermissionSubject['channel'] = 'sms'): PermissionSubject {
      made += 1;
      const recipient = channel === 'email' ? `kisi${made}@example.com` : String(5_321_000_000 + made);
      return { channel, recipient };
    }
    const change = (subject: PermissionSubject, granted: boolean): PermissionChange => ({
      ...subject,
      granted,
      givenAt: harness.now(),
    });
    const tell = (...changes: PermissionChange[]) => register.tell(changes, never);

    test.each(marketingChannels)('what is told of %s is what is answered, channel by channel', async (channel) => {
      const subject = newSubject(channel);
      expect(await register.ask(subject, never)).toEqual({ kind: 'unknown' });
      expect(await tell(change(subject, true))).toEqual([{ kind: 'told' }]);
      expect(await register.ask(subject, never)).toEqual({ kind: 'granted' });
      const other = { ...subject, channel: channel === 'sms' ? ('call' as const) : ('sms' as const) };
      expect(await register.ask(other, never)).toEqual({ kind: 'unknown' });
      harness.advance(60);
      const since = harness.now();
      expect(await tell(change(subject, false))).toEqual([{ kind: 'told' }]);
      expect(await register.ask(subject, never)).toEqual({ kind: 'refused', since });
    });

    test('changes are told in their order', async () => {
      const subject = newSubject();
      const [on, off] = [change(subject, true), { ...change(subject, false), givenAt: harness.now() }];
      harness.advance(2);
      const later = { ...off, givenAt: harness.now() };
      expect(await tell(on, later)).toEqual([{ kind: 'told' }, { kind: 'told' }]);
      expect(await register.ask(subject, never)).toMatchObject({ kind: 'refused' });
    });

    test('what the register holds already counts as told, and is not kept twice', async () => {
      const [subject, stranger] = [newSubject(), newSubject()];
      await tell(change(subject, true));
      harness.advance(5);
      expect(await tell(change(subject, true))).toEqual([{ kind: 'told' }]);
      expect(await harness.changesOf(subject)).toBe(1);
      expect(await tell(change(stranger, false))).toEqual([{ kind: 'told' }]);
      expect(await harness.changesOf(stranger)).toBe(0);
    });

    test('a person who withdraws at the register itself is found there', async () => {
      const subject = newSubject('email');
      await tell(change(subject, true));
      harness.advance(60);
      await harness.withdrawThere(subject);
      expect(await register.ask(subject, never)).toEqual({ kind: 'refused', since: harness.now() });
    });

    test('a permission older than three working days is refused for good', async () => {
      const late = change(newSubject(), true);
      harness.advance(8 * 86_400);
      expect(await tell(late)).toMatchObject([{ kind: 'refused', reason: expect.stringMatching(/./) }]);
      expect(await register.ask(late, never)).toEqual({ kind: 'unknown' });
    });

    test('what is no recipient is refused without asking', async () => {
      harness.behave('hang');
      const wrong = { channel: 'sms', recipient: '2125550000' } as const;
      expect(await tell(change(wrong, true))).toMatchObject([{ kind: 'refused' }]);
      expect(await register.ask({ channel: 'email', recipient: 'kimse' }, never)).toEqual({ kind: 'unknown' });
    });

    test('a refusal of the register is told as such, and those after it are told all the same', async () => {
      harness.behave('decline');
      const answers = await tell(change(newSubject(), true), change(newSubject(), true));
      expect(answers).toMatchObject([{ kind: 'refused' }, { kind: 'refused' }]);
    });

    test('a login that ended is made again', async () => {
      const subject = newSubject();
      await tell(change(subject, true));
      await harness.endLogins();
      expect(await register.ask(subject, never)).toEqual({ kind: 'granted' });
    });

    test.each(faults)('a register that plays %s is unavailable, and is told once it is back', async (fault) => {
      const subject = newSubject();
      const impatient = harness.register(400);
      expect(await impatient.ask(subject, never)).toEqual({ kind: 'unknown' });
      harness.behave(fault);
      expect(await impatient.ask(subject, never)).toEqual({ kind: 'unavailable' });
      const changes = [change(subject, true), change(newSubject(), true)];
      expect(await impatient.tell(changes, never)).toEqual([{ kind: 'unavailable' }, { kind: 'unavailable' }]);
      harness.behave('ok');
      expect(await register.tell(changes, never)).toEqual([{ kind: 'told' }, { kind: 'told' }]);
    });

    test('a caller that gives up is not kept waiting', async () => {
      harness.behave('hang');
      const began = performance.now();
      expect(await register.ask(newSubject(), AbortSignal.timeout(200))).toEqual({ kind: 'unavailable' });
      expect(performance.now() - began).toBeLessThan(5_000);
    });
  });
}

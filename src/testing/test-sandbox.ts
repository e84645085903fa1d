import type { ArrivedMail } from '#ports/conformance/mail.ts';
import { buildSandbox } from '#sandbox/app.ts';
import { startMail } from '#sandbox/mail/index.ts';
import type { World } from '#sandbox/world.ts';

export type ArrivedSms = { readonly to: string; readonly text: string; readonly channel: string };

export type HeldPermission = {
  readonly type: 'MESAJ' | 'ARAMA' | 'EPOSTA';
  readonly status: 'ONAY' | 'RET';
  readonly source: string;
  readonly consentDate: string;
};

/** The register writes phones with their country. */
const registered = (recipient: string) => (recipient.includes('@') ? recipient : `+90${recipient}`);

export type TestSandbox = {
  readonly url: string;
  readonly world: World;
  readonly mailPort: number;
  /** What reached a phone, newest first. */
  inbox(to: string): Promise<readonly ArrivedSms[]>;
  /** What reached an address, newest first. */
  mails(to: string): Promise<readonly ArrivedMail[]>;
  /** What the register of permissions was told of a phone or an address, newest first. */
  permissions(recipient: string): Promise<readonly HeldPermission[]>;
  /** Somebody takes a permission back at the register itself. */
  withdrawThere(recipient: string, type: HeldPermission['type']): Promise<void>;
  close(): Promise<void>;
};

/** The real sandbox on a port of its own, living by the test's clock; its insurers answer at once. */
export async function startTestSandbox(now: () => Date): Promise<TestSandbox> {
  const insurers = { latencyFactor: 0, faults: false, alwaysOpen: true };
  const { app, world } = await buildSandbox({
    seed: 'karsila',
    now,
    publicUrl: 'http://localhost',
    insurers,
    bank: { hashLeavesCardOut: true },
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const mail = await startMail(world, 0);
  return {
    url,
    world,
    mailPort: mail.port,
    async inbox(to) {
      const reply = await app.inject({ url: `/sms?to=${to}`, headers: { accept: 'application/json' } });
      return reply.json<ArrivedSms[]>();
    },
    async mails(to) {
      const reply = await app.inject({ url: `/mail?to=${to}`, headers: { accept: 'application/json' } });
      return reply.json<ArrivedMail[]>();
    },
    async permissions(recipient) {
      const url = `/iys?recipient=${encodeURIComponent(registered(recipient))}`;
      return (await app.inject({ url, headers: { accept: 'application/json' } })).json<HeldPermission[]>();
    },
    async withdrawThere(recipient, type) {
      const payload = { recipient: registered(recipient), type };
      await app.inject({ method: 'POST', url: '/iys/ret', payload, headers: { accept: 'application/json' } });
    },
    async close() {
      await Promise.all([mail.close(), app.close()]);
    },
  };
}

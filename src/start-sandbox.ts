import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Config } from '#config/config.ts';
import { PortTaken } from './port-taken.ts';

export type RunningSandbox = { readonly address: string; stop(): Promise<void> };

function firstMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error('The sandbox ended while starting.')));
  });
}

/** The sandbox is a process of its own, so that it slows nothing of the product; it ends when the product does. */
export async function startSandbox({ host, ports, sandboxPace }: Config): Promise<RunningSandbox> {
  const { WATCH_REPORT_DEPENDENCIES: _ofTheWatcher, ...env } = process.env;
  const child = fork(
    join(import.meta.dirname, 'sandbox/main.ts'),
    [host, String(ports.sandbox), String(ports.sandboxSmtp), sandboxPace],
    { execArgv: [], env },
  );
  const message = await firstMessage(child);
  if (message !== 'listening') {
    const isMail = JSON.stringify(message).includes('SMTP');
    throw isMail ? new PortTaken('SANDBOX_SMTP_PORT', ports.sandboxSmtp) : new PortTaken('SANDBOX_PORT', ports.sandbox);
  }
  return {
    address: `http://${host}:${ports.sandbox}`,
    async stop() {
      // A signal to the whole group may have ended it already.
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}

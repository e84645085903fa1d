import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Logger } from 'pino';
import type { Config } from '#config/config.ts';
import { programAt } from '#config/programs.ts';
import { keepAlive } from '#wiring/keep-alive.ts';
import { PortTaken } from './port-taken.ts';

export type RunningSandbox = { readonly address: string; stop(): Promise<void> };

function firstMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error('The sandbox ended while starting.')));
  });
}

type Life = { readonly child: ChildProcess; readonly ended: Promise<unknown> };

async function launch({ host, ports, sandboxPace, payment }: Config): Promise<Life> {
  const { WATCH_REPORT_DEPENDENCIES: _ofTheWatcher, ...env } = process.env;
  const child = fork(
    programAt('sandbox/main'),
    [host, String(ports.sandbox), String(ports.sandboxSmtp), sandboxPace, payment.nestpay?.model ?? 'hosted'],
    // A group of its own: Ctrl-C reaches us, and we end it after everything that asks it.
    { execArgv: [], env, detached: true },
  );
  const ended = once(child, 'exit');
  const message = await firstMessage(child);
  if (message !== 'listening') {
    const isMail = JSON.stringify(message).includes('SMTP');
    throw isMail ? new PortTaken('SANDBOX_SMTP_PORT', ports.sandboxSmtp) : new PortTaken('SANDBOX_PORT', ports.sandbox);
  }
  return { child, ended };
}

/** The sandbox is a process of its own, so that it slows nothing of the product; it ends when the product does. */
export async function startSandbox(config: Config, log: Logger): Promise<RunningSandbox> {
  const ending = new AbortController();
  const { signal: stopping } = ending;
  let life = await launch(config);
  const letGo = () => {
    if (life.child.connected) life.child.disconnect();
  };
  const kept = keepAlive(life.ended, {
    startAgain: async () => {
      life = await launch(config);
      if (stopping.aborted) letGo();
      return life;
    },
    stopping,
    onDeath: (pauseMs) => log.error({ pauseMs }, 'the sandbox ended and is started again'),
    onFailedStart: (error) => log.error({ err: error }, 'the sandbox did not start'),
  });
  return {
    address: `http://${config.host}:${config.ports.sandbox}`,
    stop() {
      ending.abort();
      letGo();
      return kept;
    },
  };
}

import { buildSandbox } from './app.ts';
import { insurerPaces } from './insurers/paces.ts';
import { type MailServer, startMail } from './mail/index.ts';

const [host = '127.0.0.1', port = '4600', smtpPort = '4625', pace = 'lifelike', model = 'hosted'] =
  process.argv.slice(2);
const { app, world } = await buildSandbox({
  seed: 'karsila',
  now: () => new Date(),
  publicUrl: `http://localhost:${port}`,
  // A merchant that lets the card be typed on its own page never sees it, and needs a bank whose hash leaves it out.
  bank: { hashLeavesCardOut: model === 'form' },
  insurers: pace === 'brisk' ? insurerPaces.brisk : insurerPaces.lifelike,
});
let mail: MailServer | undefined;

/** Requests that hang on purpose are not waited for. */
const patienceMs = 2_000;

async function stop(): Promise<void> {
  setTimeout(() => process.exit(0), patienceMs).unref();
  await Promise.all([app.close(), mail?.close()]);
  process.exit(0);
}

process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
// The channel closes when the product ends, however it ends.
process.once('disconnect', () => void stop());

/** Tells the product which port could not be had. */
function fail(variable: string): never {
  process.send?.({ taken: variable });
  process.exit(1);
}

await app.listen({ host, port: Number(port) }).catch(() => fail('SANDBOX_PORT'));
mail = await startMail(world, Number(smtpPort), host).catch(() => fail('SANDBOX_SMTP_PORT'));
process.send?.('listening');

import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { loadConfig } from '#config/config.ts';
import { readCampaign } from '#services/permission/campaign-message.ts';
import { countPermitted, sendMarketing } from '#services/permission/send-marketing.ts';
import { campaignPorts } from '#wiring/campaign.ts';

const usage = `npm run campaign -- --channel sms|email --name <slug> [--dry] < text
  The text comes from the standard input; of a mail its first line is the subject.
  A campaign of the same name reaches nobody twice. --dry only counts who would be asked about.`;

/** Ends with a sentence for who typed the command. */
class Refused extends Error {
  override readonly name = 'Refused';
}

const problems = {
  nameWrong: 'The name is made of small letters, digits and single hyphens.',
  empty: 'There is no text.',
  textMissing: 'Under the subject there is no text.',
} as const;

function readCommand() {
  const options = { channel: { type: 'string' }, name: { type: 'string' }, dry: { type: 'boolean' } } as const;
  const { channel, name, dry } = parseArgs({ options }).values;
  if ((channel !== 'sms' && channel !== 'email') || (name === undefined && !dry)) throw new Refused(usage);
  return { channel, name: name ?? 'dry', isDry: dry === true } as const;
}

async function run(): Promise<void> {
  const { channel, name, isDry } = readCommand();
  const read = isDry ? undefined : readCampaign(channel, name, await text(process.stdin));
  if (read && read.kind !== 'campaign') throw new Refused(problems[read.kind]);
  const opened = campaignPorts(loadConfig(process.env), (error) => console.error(error.message));
  if (!opened) throw new Refused('The product does not run here; start it, or name its database in DATABASE_URL.');
  try {
    if (!read) console.log(await countPermitted(opened.ports, channel));
    else console.table(await sendMarketing(opened.ports, read.campaign));
  } finally {
    await opened.close();
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Refused ? error.message : error);
  process.exitCode = 1;
}

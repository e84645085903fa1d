import { runCampaignCommand } from '#services/permission/campaign-command.ts';
import { campaignPorts } from '#wiring/commands/campaign.ts';
import { runCommand } from './command.ts';

await runCommand(({ config, stops, words }) => runCampaignCommand(campaignPorts(config, stops), words));

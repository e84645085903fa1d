import type { Config } from '#config/config.ts';
import { campaignRepository } from '#db/repositories/campaigns.ts';
import type { AdvertsPorts } from '#services/adverts/adverts-command.ts';
import type { Stop } from '../backbone.ts';
import { openCommandDatabase } from './open-database.ts';

export function advertsPorts(config: Config, stops: Stop[]): AdvertsPorts {
  return {
    clock: { now: () => new Date() },
    open: () => campaignRepository(openCommandDatabase(config, stops).database),
  };
}

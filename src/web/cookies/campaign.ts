import { site } from '#config/site.ts';
import { pickMarketing } from '#domain/marketing.ts';
import { setCookie } from './set-cookie.ts';

/** The campaign of the link that opened the site; later navigation changes the address, not where the visitor came from. */
const landing = typeof location === 'undefined' ? undefined : pickMarketing(new URLSearchParams(location.search));

/** Keeps the campaign for a day. Called only once targeting cookies were agreed to. */
export function keepCampaign(): void {
  if (landing) setCookie('marketing', encodeURIComponent(JSON.stringify(landing)), site.cookieSeconds.marketing);
}

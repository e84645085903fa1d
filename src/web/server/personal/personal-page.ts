import { createHash } from 'node:crypto';
import type { Caller } from '../../http/address-call.ts';
import type { StartData } from '../../start/start-data.ts';
import { scriptHashes } from '../still/content-policy.ts';
import { type Coding, squeezeOnce } from '../still/squeeze.ts';
import { type SmallScripts, withStarter } from '../still/still-page.ts';
import { stylesHintOf } from '../still/still-styles.ts';
import type { AskedCall } from './asked-calls.ts';

/** A page as it was drawn for one person, ready to be sent to nobody else. */
export type PersonalPage = {
  readonly version: string;
  readonly owner: string;
  readonly bytes: number;
  /** All that was asked to draw it, and what was said. */
  readonly asked: readonly AskedCall[];
  readonly scriptHashes: readonly string[];
  readonly stylesHint: string | undefined;
  /** Each coding is made when it is first asked for: most such pages are sent once. */
  readonly body: (coding: Coding) => Promise<Buffer>;
  readonly start: (coding: Coding) => Promise<Buffer>;
};

/** Names a person without keeping what opens their things. */
export function ownerOf({ visitor, session }: Caller): string {
  return createHash('sha256')
    .update(JSON.stringify([visitor, session?.token]))
    .digest('base64url');
}

/** What a page is drawn from: whose it is, its address, and all that loaders said. */
export function personalVersion(owner: string, address: string, start: StartData): string {
  return createHash('sha256')
    .update(JSON.stringify([owner, address, start]))
    .digest('base64url')
    .slice(0, 22);
}

type Drawn = {
  readonly version: string;
  readonly owner: string;
  readonly html: string;
  readonly start: StartData;
  readonly files: readonly string[];
  readonly asked: readonly AskedCall[];
};

export function makePersonal({ version, owner, html, start, files, asked }: Drawn, small: SmallScripts): PersonalPage {
  const whole = withStarter({ html, files }, small, { version, isAtOnce: true });
  const state = JSON.stringify(start);
  return {
    version,
    owner,
    asked,
    bytes: whole.length + state.length,
    scriptHashes: scriptHashes(whole),
    stylesHint: stylesHintOf(whole),
    body: squeezeOnce(whole),
    start: squeezeOnce(state),
  };
}

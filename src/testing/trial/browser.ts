import { type Browser, chromium } from '@playwright/test';
import { browserPath } from './browser-path.ts';
import type { Standing } from './while-standing.ts';

/** The browser of the tests. It ends with the trial. */
export async function launchBrowser(standing: Standing, more: readonly string[] = []): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', ...more];
  const browser = await chromium.launch({ executablePath: browserPath(), args });
  standing.onEnd(() => browser.close());
  return browser;
}

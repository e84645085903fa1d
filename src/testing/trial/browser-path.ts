import { chromiumPath, ensureSystemPackages } from '#scripts/system-packages.mjs';

/** The browser of the tests, found and where it may be installed as they do; without one, one sentence says so. */
export function browserPath(find: () => string | undefined = findForTests): string {
  const path = find();
  if (path === undefined) throw new Error('No Chromium found and none may be installed here: set CHROMIUM to one.');
  return path;
}

function findForTests(): string | undefined {
  return ensureSystemPackages() ? chromiumPath() : undefined;
}

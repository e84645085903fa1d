import type { Policy } from '#contracts/calls/policies.ts';
import type { OwnFile } from '#contracts/calls/upload.ts';
import type { HttpLayer } from '../../http/http-layer.ts';

/** Null is what could not be read. */
export type LoadedFiles = { readonly files: readonly OwnFile[] | null; readonly policies: readonly Policy[] | null };

export async function loadFiles(http: HttpLayer): Promise<LoadedFiles> {
  const [files, policies] = await Promise.all([http.call('myFiles'), http.call('myPolicies')]);
  return {
    files: files?.Success ? files.Data : null,
    policies: policies?.Success ? policies.Data.Data : null,
  };
}

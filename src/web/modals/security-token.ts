import { browserHttp } from '../http/browser-http.ts';
import type { CallData } from '../http/http-layer.ts';
import { showToast } from '../toasts/toast-store.ts';
import { failureToast } from './reply-toast.ts';

/** Fetches the key material for secret fields; on failure tells why and returns nothing. */
export async function fetchSecurityToken(): Promise<CallData<'getSecurityToken'> | undefined> {
  const reply = await browserHttp.call('getSecurityToken');
  if (reply?.StatusCode === 200) return reply.Data;
  showToast(failureToast(reply));
  return undefined;
}

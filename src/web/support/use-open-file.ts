import { showToast } from '../ui/toasts/toast-store.ts';
import type { OpenFile } from './message.tsx';

export function useOpenFile(): OpenFile {
  return () => {
    showToast({ kind: 'error' });
    return Promise.resolve();
  };
}

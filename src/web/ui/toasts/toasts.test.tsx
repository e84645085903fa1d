import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ToastCard } from './toast-card.tsx';
import { ToastRegion } from './toast-region.tsx';
import { createToastStore } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const titles = (store: ReturnType<typeof createToastStore>) => store.toasts.get().map((toast) => toast.title);

describe('toasts', () => {
  test('[S-09] default titles of error and success are the specified ones', () => {
    const [failing, succeeding] = [createToastStore(), createToastStore()];
    failing.show({ kind: 'error' });
    succeeding.show({ kind: 'success' });
    expect([titles(failing), titles(succeeding)]).toEqual([['Üzgünüz bir sorun oluştu tekrar deneyin.'], ['Başarılı']]);
  });

  test('success and error never stand together; the later one stays, beside what is neither', () => {
    const store = createToastStore();
    store.show({ kind: 'warning', title: 'uyarı' });
    store.show({ kind: 'success', title: 'oldu' });
    store.show({ kind: 'error', title: 'olmadı' });
    expect(titles(store)).toEqual(['uyarı', 'olmadı']);
    store.show({ kind: 'success', title: 'oldu' });
    store.show({ kind: 'success', title: 'bu da' });
    expect(titles(store)).toEqual(['uyarı', 'oldu', 'bu da']);
  });

  test('[S-09] a given title replaces the default one', () => {
    const store = createToastStore();
    store.show({ kind: 'error', title: 'Hata', text: 'Kod yanlış.' });
    expect(store.toasts.get()).toMatchObject([{ kind: 'error', title: 'Hata', text: 'Kod yanlış.' }]);
  });

  test('[S-09] a toast leaves after six seconds, an error after ten', () => {
    const store = createToastStore();
    store.show({ kind: 'info', title: 'bilgi' });
    store.show({ kind: 'error', title: 'hata' });
    vi.advanceTimersByTime(5999);
    expect(titles(store)).toEqual(['bilgi', 'hata']);
    vi.advanceTimersByTime(1);
    expect(titles(store)).toEqual(['hata']);
    vi.advanceTimersByTime(4000);
    expect(titles(store)).toEqual([]);
  });

  test('a pause holds every toast, and each keeps the time it had left', () => {
    const store = createToastStore();
    store.show({ kind: 'info', title: 'ilk' });
    vi.advanceTimersByTime(4000);
    store.pause();
    store.show({ kind: 'info', title: 'ikinci' });
    vi.advanceTimersByTime(60_000);
    expect(titles(store)).toEqual(['ilk', 'ikinci']);
    store.resume();
    vi.advanceTimersByTime(2000);
    expect(titles(store)).toEqual(['ikinci']);
    vi.advanceTimersByTime(4000);
    expect(titles(store)).toEqual([]);
  });

  test('a dismissed toast leaves at once and alone', () => {
    const store = createToastStore();
    store.show({ kind: 'info', title: 'ilk' });
    store.show({ kind: 'info', title: 'ikinci' });
    store.dismiss(store.toasts.get()[0]?.id ?? 0);
    expect(titles(store)).toEqual(['ikinci']);
  });

  test('[S-09] the live regions stand in the HTML before any toast', () => {
    const store = createToastStore();
    const html = renderToStaticMarkup(<ToastRegion store={store} />);
    expect(html).toContain('<div role="alert"></div>');
    expect(html).toContain('<div role="status"></div>');
  });

  test('[S-09] a toast shows its title, its text and a named close button', () => {
    const toast = { id: 1, kind: 'warning', title: 'Uyarı', text: 'Birinci satır\nİkinci satır' } as const;
    const html = renderToStaticMarkup(<ToastCard toast={toast} onDismiss={() => undefined} />);
    expect(html).toContain('data-toast="warning"');
    expect(html).toContain('Uyarı');
    expect(html).toContain('İkinci satır');
    expect(html).toContain('aria-label="Bildirimi kapat"');
  });
});

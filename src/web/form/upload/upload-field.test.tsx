import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { UploadItem } from '#catalog/fields/values.ts';
import { DragUpload } from '../kinds/drag-upload.tsx';
import { thumbnailDeadlineMs } from './thumbnail.tsx';
import { previewDelayMs } from './use-preview.ts';

const items = [
  { fileName: 'ruhsat.png', uid: 'a', base64: 'data:image/png;base64,AA==' },
  { fileName: 'police.pdf', uid: 'b', base64: 'data:application/pdf;base64,AA==' },
];

const draw = (readOnly = false, value: readonly UploadItem[] = items) =>
  renderToStaticMarkup(
    <DragUpload
      field={{ kind: 'dragUpload', name: 'Belge', label: 'Belgeler', maxCount: 3, accept: '.png,.pdf', readOnly }}
      id="belge"
      value={value}
      values={{}}
      error={undefined}
      disabled={false}
      focusRef={null}
      today="2026-11-15"
      onChange={() => undefined}
      onBlur={() => undefined}
      onOtherChange={() => undefined}
    />,
  );

test('[F-08] a file input that takes many files, with the words of the drop zone', () => {
  const html = draw();
  expect(html).toMatch(/<input id="belge" type="file" multiple accept=".png,.pdf"/);
  expect(html).toContain('Dosyaları buraya sürükleyip bırakabilirsiniz');
});

test('[F-08] pictures are previewed, other files get an icon, and each can be removed', () => {
  const html = draw();
  expect(html).toContain('aria-label="ruhsat.png önizlemesi"');
  expect(html).toContain('src="data:image/png;base64,AA=="');
  expect(html).not.toContain('police.pdf önizlemesi');
  expect(html).toContain('aria-label="police.pdf dosyasını kaldır"');
  expect(draw(true)).not.toContain('dosyasını kaldır');
});

test('[F-08] the preview waits 300 ms and the small picture is still after 2 s', () => {
  expect([previewDelayMs, thumbnailDeadlineMs]).toEqual([300, 2000]);
});

test('[F-08] a drawing is previewed as a picture of its data, in which nothing runs, and never as part of the page', () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
  const base64 = `data:image/svg+xml;base64,${btoa(drawing)}`;
  const html = draw(false, [{ fileName: 'plan.svg', uid: 'c', base64 }]);
  expect(html).toContain(`<img src="${base64}"`);
  expect(html).not.toMatch(/<(script|object|embed|iframe)|onload/);
});

test('[F-08] a file that calls itself a picture and is a page is drawn as a picture too, which shows nothing', () => {
  const base64 = `data:text/html;base64,${btoa('<script>alert(1)</script>')}`;
  const html = draw(false, [{ fileName: 'resim.png', uid: 'd', base64 }]);
  expect(html).toContain(`<img src="${base64}"`);
  expect(html).not.toMatch(/<(script|object|embed|iframe)/);
});

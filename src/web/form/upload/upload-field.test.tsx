import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DragUpload } from '../kinds/drag-upload.tsx';
import { thumbnailDeadlineMs } from './thumbnail.tsx';
import { previewDelayMs } from './use-preview.ts';

const items = [
  { fileName: 'ruhsat.png', uid: 'a', base64: 'data:image/png;base64,AA==' },
  { fileName: 'police.pdf', uid: 'b', base64: 'data:application/pdf;base64,AA==' },
];

const draw = (readOnly = false) =>
  renderToStaticMarkup(
    <DragUpload
      field={{ kind: 'dragUpload', name: 'Belge', label: 'Belgeler', maxCount: 3, accept: '.png,.pdf', readOnly }}
      id="belge"
      value={items}
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
  expect(html).toMatch(/<input id="belge" type="file" multiple="" accept=".png,.pdf"/);
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

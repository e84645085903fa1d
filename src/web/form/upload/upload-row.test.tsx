import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { uploadMessages } from '#messages/upload.ts';
import { UploadRow } from './upload-row.tsx';
import type { Upload } from './upload-state.ts';

const file = { uid: 'a', fileName: 'ruhsat.pdf' };
const draw = (upload: Upload, onRetry?: () => void) =>
  renderToStaticMarkup(<UploadRow upload={upload} locked={false} onRemove={() => undefined} onRetry={onRetry} />);

test('[F-07] on its way a file shows how far it is, and can be stopped', () => {
  const html = draw({ ...file, status: 'uploading', percent: 40 });
  expect(html).toContain('Ekleniyor %40');
  expect(html).toMatch(/<progress aria-label="ruhsat.pdf" value="40" max="100"/);
  expect(html).toContain(`aria-label="${uploadMessages.cancel('ruhsat.pdf')}"`);
  expect(html).not.toContain(uploadMessages.remove('ruhsat.pdf'));
});

test('[F-09] one that failed has a tooltip with the reason, and a way to try again where it can be sent again', () => {
  const failed: Upload = { ...file, status: 'error', reason: 'Dosya çok büyük' };
  const html = draw(failed, () => undefined);
  expect(html).toMatch(/role="tooltip"[^>]*>.*Dosya çok büyük/);
  expect(html).toContain(uploadMessages.retryOf('ruhsat.pdf'));
  expect(draw(failed)).not.toContain(uploadMessages.retryOf('ruhsat.pdf'));
});

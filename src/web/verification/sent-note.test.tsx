import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SentNote } from './sent-note.tsx';

const noteOf = (left: number) => renderToStaticMarkup(<SentNote phone="(555)000-0001" state="held" left={left} />);

test('the code of before is said to serve while it is too early for another, and no longer', () => {
  expect(noteOf(1)).toContain('Az önce gönderdiğimiz kod hâlâ geçerli.');
  expect(noteOf(0)).not.toContain('hâlâ geçerli');
});

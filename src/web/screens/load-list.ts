import type { Envelope } from '#contracts/envelope.ts';

/** A list that enriches a page. Without it the page is shorter, not broken. */
export async function rowsOf<Row>(asked: Promise<Envelope<readonly Row[]> | undefined>): Promise<readonly Row[]> {
  const reply = await asked;
  return reply?.Success ? reply.Data : [];
}

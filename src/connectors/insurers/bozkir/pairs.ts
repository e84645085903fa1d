import { z } from 'zod';

export const pairs = z.array(z.object({ soruKodu: z.string(), cevap: z.string() }));
export type Pairs = z.infer<typeof pairs>;

/** Every answer under a code that may stand there more than once. */
export function answers(list: Pairs, code: string): readonly string[] {
  return list.flatMap(({ soruKodu, cevap }) => (soruKodu === code ? [cevap] : []));
}

export function answer(list: Pairs, code: string): string | undefined {
  return answers(list, code)[0];
}

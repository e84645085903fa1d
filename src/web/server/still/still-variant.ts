import { parseTextSize, textSizes } from '../../cookies/text-size.ts';

type Cookies = Readonly<Record<string, string | undefined>>;

/** What of the cookies changes how a page is drawn. */
export type StillVariant = { readonly key: string; readonly cookies: Cookies };

const chosen = [true, false] as const;
const keyOf = (hasChosen: boolean, textSize: string) => `${hasChosen ? 'chosen' : 'new'} ${textSize}`;

const variants = new Map<string, StillVariant>(
  chosen.flatMap((hasChosen) =>
    textSizes.map((textSize): [string, StillVariant] => {
      const key = keyOf(hasChosen, textSize);
      const consent = hasChosen ? { 'required-cookies': 'true' } : {};
      return [key, { key, cookies: { ...consent, 'text-size': textSize } }];
    }),
  ),
);

/** The variant that a browser's cookies ask for. */
export function variantOf(cookies: Cookies): StillVariant {
  const key = keyOf(cookies['required-cookies'] !== undefined, parseTextSize(cookies['text-size']));
  const variant = variants.get(key);
  if (!variant) throw new Error(`No variant ${key}`);
  return variant;
}

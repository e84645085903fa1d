import { XMLBuilder, XMLParser } from 'fast-xml-parser';
import { z } from 'zod';

const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  removeNSPrefix: true,
  processEntities: true,
});
const builder = new XMLBuilder({ ignoreAttributes: false });

export type XmlContent = Readonly<Record<string, unknown>>;

/** No insurer's reply declares a document type; one that does may be made to grow without end. */
export function parseXml(text: string): unknown {
  if (text.includes('<!DOCTYPE')) throw new SyntaxError('a document type is not expected');
  return parser.parse(text);
}

export function writeXml(content: XmlContent): string {
  return String(builder.build(content));
}

/** A list is nothing, one element or many; an empty parent is an empty text. */
export function xmlList<Item>(name: string, item: z.ZodType<Item>) {
  return z
    .union([z.object({ [name]: z.union([z.array(item), item]).optional() }), z.literal('')])
    .optional()
    .transform((parent): readonly Item[] => {
      const found = parent ? parent[name] : undefined;
      if (found === undefined) return [];
      return Array.isArray(found) ? (found as Item[]) : [found as Item];
    });
}

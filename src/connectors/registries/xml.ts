import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser';
import type { z } from 'zod';

const builder = new XMLBuilder({ ignoreAttributes: false });
const parser = new XMLParser({ removeNSPrefix: true, parseTagValue: false, ignoreDeclaration: true });

/** A document that brings its own entities is refused whole; without it only the five of XML itself can be meant. */
const ownEntities = /<!(DOCTYPE|ENTITY)/i;

/** A register's answer is a few thousand characters; reading a hostile megabyte would hold everybody up for a second. */
const longestXml = 64 * 1024;

export type XmlTree = { readonly [name: string]: string | XmlTree | undefined };

/** Names without a value are left out. */
export function writeXml(tree: XmlTree): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${builder.build(tree)}`;
}

/** The reply's tree where it is whole XML that fits the schema, else undefined. Every leaf is a text. */
export function readXml<Schema extends z.ZodType>(text: string, schema: Schema): z.infer<Schema> | undefined {
  if (text.length > longestXml || ownEntities.test(text) || XMLValidator.validate(text) !== true) return undefined;
  try {
    return schema.safeParse(parser.parse(text)).data;
  } catch {
    return undefined;
  }
}

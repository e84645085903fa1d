import { XMLBuilder, XMLParser } from 'fast-xml-parser';

const builder = new XMLBuilder({ ignoreAttributes: false, suppressEmptyNode: false });
const parser = new XMLParser({
  removeNSPrefix: true,
  parseTagValue: false,
  processEntities: false,
  ignoreDeclaration: true,
});

export type XmlTree = { readonly [name: string]: string | number | XmlTree | readonly XmlTree[] | undefined };

export function writeXml(tree: XmlTree): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(tree)}`;
}

/** The tree of a text, or undefined where it is no XML. */
export function readXml(text: string): unknown {
  try {
    return parser.parse(text);
  } catch {
    return undefined;
  }
}

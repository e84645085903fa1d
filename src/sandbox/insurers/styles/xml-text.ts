import { XMLBuilder, XMLParser } from 'fast-xml-parser';
import { z } from 'zod';

const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, removeNSPrefix: true });
const builder = new XMLBuilder({ ignoreAttributes: false });

export type XmlElement = Readonly<Record<string, unknown>>;
const element = z.record(z.string(), z.unknown());

export function asElement(value: unknown): XmlElement {
  const parsed = element.safeParse(value);
  return parsed.success ? parsed.data : {};
}

export function parseXml(text: string): XmlElement {
  return asElement(parser.parse(text));
}

export function writeXml(root: XmlElement): string {
  return String(builder.build(root));
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function listOf(value: unknown): readonly unknown[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
}

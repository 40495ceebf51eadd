import { XMLParser } from 'fast-xml-parser'

const MAX_CHARACTERS = 64 * 1024

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#text',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
})

/** Parses a document from the bank; undefined if invalid, too long, or with a DOCTYPE or entities. */
export function readXml(xml: string): unknown {
  if (xml.length > MAX_CHARACTERS || /<!(DOCTYPE|ENTITY)/i.test(xml)) return undefined
  try {
    return parser.parse(xml, true)
  } catch {
    return undefined
  }
}

/** Escapes an attribute value. The values are our own names, numbers and links; escaping is a precaution. */
export const attribute = (value: string): string =>
  value.replace(/[<>&"']/g, (character) => `&#${character.codePointAt(0)};`)

/** The text of one element including its tags, unchanged: the signature covers these exact bytes. */
export function elementText(xml: string, name: string): string | undefined {
  const start = xml.search(new RegExp(`<${name}[\\s>]`))
  const close = `</${name}>`
  const end = xml.lastIndexOf(close)
  return start < 0 || end < start ? undefined : xml.slice(start, end + close.length)
}

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

/** A document of the bank; undefined where it is none, is far too long, or brings definitions of its own. */
export function readXml(xml: string): unknown {
  if (xml.length > MAX_CHARACTERS || /<!(DOCTYPE|ENTITY)/i.test(xml)) return undefined
  try {
    return parser.parse(xml, true)
  } catch {
    return undefined
  }
}

/** A value of an attribute. What the bank reads are names, numbers and links of ours; the rest is escaped all the same. */
export const attribute = (value: string): string =>
  value.replace(/[<>&"']/g, (character) => `&#${character.codePointAt(0)};`)

/** The text of one element, from its first bracket to its last, as it was sent: a signature is over these very bytes. */
export function elementText(xml: string, name: string): string | undefined {
  const start = xml.search(new RegExp(`<${name}[\\s>]`))
  const close = `</${name}>`
  const end = xml.lastIndexOf(close)
  return start < 0 || end < start ? undefined : xml.slice(start, end + close.length)
}

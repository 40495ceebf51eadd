import type { Issue } from '@shyrdak/sdk/contract'

/** An image, or a film, as an input names it. */
export interface NamedImage {
  path: string
  /** Where the input names it. */
  field: Issue['path']
}

/** The path of an image or a film alone in a text, and in an attribute of HTML, whatever an image may end in. */
const ALONE = /^\/media\/[a-z0-9][a-z0-9._-]*\.(?:avif|gif|jpe?g|png|mp4|svg|webm|webp)$/
const IN_HTML = /=\s*["']?(\/media\/[a-z0-9][a-z0-9._-]*\.(?:avif|gif|jpe?g|png|mp4|svg|webm|webp))/g

/**
 * The images and films that a value names, at any depth: as a text of its own, in HTML, and in texts that are JSON themselves, such
 * as the blocks of a page. Never throws.
 */
export function imagesIn(value: unknown, field: Issue['path'] = []): NamedImage[] {
  if (typeof value === 'string') return imagesInText(value, field)
  if (typeof value !== 'object' || value === null) return []
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value)
  return entries.flatMap(([name, inner]) => imagesIn(inner, [...field, name]))
}

function imagesInText(text: string, field: Issue['path']): NamedImage[] {
  if (!text.includes('/media/')) return []
  if (ALONE.test(text)) return [{ path: text, field }]
  const blocks = text.startsWith('[') ? parsed(text) : undefined
  if (blocks !== undefined) return imagesIn(blocks, field)
  return [...text.matchAll(IN_HTML)].map(([, path = '']) => ({ path, field }))
}

/** Undefined for what is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

import type { Issue } from '@shyrdak/sdk/contract'

/** An image or a film referenced by an input. */
export interface NamedImage {
  path: string
  /** The field of the input that references it. */
  field: Issue['path']
}

/** The path of an image or a film, with any extension: as a whole text, and in an attribute of HTML. */
const ALONE = /^\/media\/[a-z0-9][a-z0-9._-]*\.(?:avif|gif|jpe?g|png|mp4|svg|webm|webp)$/
const IN_HTML = /=\s*["']?(\/media\/[a-z0-9][a-z0-9._-]*\.(?:avif|gif|jpe?g|png|mp4|svg|webm|webp))/g

/**
 * Collects the images and films that a value references, at any depth: as a whole text, in HTML, and in JSON
 * texts such as the blocks of a page. Never throws.
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

/** Returns undefined if the text is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

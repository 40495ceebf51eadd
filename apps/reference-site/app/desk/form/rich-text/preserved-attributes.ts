import { TEXT_STYLES } from '@shyrdak/sdk/page-safety'
import type { AttributeSpec, Attrs } from 'prosemirror-model'

/** Global attributes that the editor preserves but cannot edit. */
const ANYWHERE = ['lang', 'dir', 'title', 'style'] as const

const OPTIONAL: AttributeSpec = { default: null }

/** The attribute specs of a node or mark: the global ones, and its own. */
export const attributes = (...own: string[]): Record<string, AttributeSpec> =>
  Object.fromEntries([...own, ...ANYWHERE].map((name) => [name, OPTIONAL]))

/** Parses a `style` attribute into name and value pairs. */
export const declarationsOf = (style: string | null): (readonly [name: string, value: string])[] =>
  (style ?? '')
    .split(';')
    .map((declaration) => declaration.split(':'))
    .map(([name = '', ...value]) => [name.trim().toLowerCase(), value.join(':').trim()] as const)
    .filter(([name]) => name !== '')

export const styleOf = (declarations: ReturnType<typeof declarationsOf>): string =>
  declarations.map((pair) => pair.join(':')).join(';')

/** The declarations of a `style` that the store allows, in its own notation. */
const allowedStyle = (style: string | null): string | null =>
  styleOf(
    declarationsOf(style).filter(
      ([name, value]) =>
        Object.hasOwn(TEXT_STYLES, name) && TEXT_STYLES[name]?.some((one) => one.test(value)),
    ),
  ) || null

/** Returns a function that reads these attributes of an element. */
export const readAttributes =
  (...own: string[]) =>
  (element: HTMLElement): Attrs => ({
    ...Object.fromEntries([...own, ...ANYWHERE].map((name) => [name, element.getAttribute(name)])),
    style: allowedStyle(element.getAttribute('style')),
  })

/** Holds the original `style`, because browsers rewrite that attribute. */
export const STYLE_AS_WRITTEN = 'data-style'

/** The attributes of a rendered element. ProseMirror omits null values. */
export const shownAttributes = (attrs: Attrs): Attrs => ({
  ...attrs,
  [STYLE_AS_WRITTEN]: attrs['style'] ?? null,
})

import { TEXT_STYLES } from '@shyrdak/sdk/page-safety'
import type { AttributeSpec, Attrs } from 'prosemirror-model'

/** What any element may say. The editor has no buttons for it, and leaves it as it is. */
const ANYWHERE = ['lang', 'dir', 'title', 'style'] as const

const OPTIONAL: AttributeSpec = { default: null }

/** Attributes of a node or mark of the editor: those that any element has, and others of its own. */
export const attributes = (...own: string[]): Record<string, AttributeSpec> =>
  Object.fromEntries([...own, ...ANYWHERE].map((name) => [name, OPTIONAL]))

/** What a `style` says, each with its name and value. */
export const declarationsOf = (style: string | null): (readonly [name: string, value: string])[] =>
  (style ?? '')
    .split(';')
    .map((declaration) => declaration.split(':'))
    .map(([name = '', ...value]) => [name.trim().toLowerCase(), value.join(':').trim()] as const)
    .filter(([name]) => name !== '')

export const styleOf = (declarations: ReturnType<typeof declarationsOf>): string =>
  declarations.map((pair) => pair.join(':')).join(';')

/** What of a `style` the store lets through, as it writes it. */
const allowedStyle = (style: string | null): string | null =>
  styleOf(
    declarationsOf(style).filter(
      ([name, value]) =>
        Object.hasOwn(TEXT_STYLES, name) && TEXT_STYLES[name]?.some((one) => one.test(value)),
    ),
  ) || null

/** The attributes of an element, by their names. */
export const readAttributes =
  (...own: string[]) =>
  (element: HTMLElement): Attrs => ({
    ...Object.fromEntries([...own, ...ANYWHERE].map((name) => [name, element.getAttribute(name)])),
    style: allowedStyle(element.getAttribute('style')),
  })

/** Where a style stands besides: browsers write that of `style` in their own way. */
export const STYLE_AS_WRITTEN = 'data-style'

/** The attributes of what is rendered; those that are not set are left out by ProseMirror. */
export const shownAttributes = (attrs: Attrs): Attrs => ({
  ...attrs,
  [STYLE_AS_WRITTEN]: attrs['style'] ?? null,
})

import type { ComponentProps, ReactNode } from 'react'

/** Slot content for hydration: the server-rendered content stays in the document as it is. */
export const PRESERVED = Object.freeze({ preserved: true })

/** Content to render in a slot, or `PRESERVED` if the server has rendered it already. */
export type SlotContent = ReactNode | typeof PRESERVED

const isPreserved = (content: SlotContent): content is typeof PRESERVED => content === PRESERVED

interface Props extends Omit<ComponentProps<'div'>, 'children' | 'content'> {
  content: SlotContent
}

/**
 * An element in a widget for content that the widget does not own. Hydration leaves preserved content untouched.
 */
export function Slot({ content, ...root }: Props) {
  if (isPreserved(content))
    return <div {...root} suppressHydrationWarning dangerouslySetInnerHTML={EMPTY_HTML} />
  return <div {...root}>{content}</div>
}

const EMPTY_HTML = { __html: '' }

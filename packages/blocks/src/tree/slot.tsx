import type { ComponentProps, ReactNode } from 'react'

/** Stands for what the server drew in a place of an island: it stays in the document as it is. */
export const PRESERVED = Object.freeze({ kept: true })

/** What a widget is given for a place: something to draw, or the word that it is there already. */
export type SlotContent = ReactNode | typeof PRESERVED

const isPreserved = (content: SlotContent): content is typeof PRESERVED => content === PRESERVED

interface Props extends Omit<ComponentProps<'div'>, 'children' | 'content'> {
  content: SlotContent
}

/** A place in a widget for what it does not own: React takes over the widget and leaves what stands here. */
export function Slot({ content, ...place }: Props) {
  if (isPreserved(content))
    return <div {...place} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING_NEW} />
  return <div {...place}>{content}</div>
}

const NOTHING_NEW = { __html: '' }

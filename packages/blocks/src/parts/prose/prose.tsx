import type { SafeHtml } from '@shyrdak/sdk/blocks'
import type { ComponentProps } from 'react'
import { html } from '../../props/html.ts'

interface ProseProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Cleaned by the backend; the brand says so. */
  text: SafeHtml | undefined
}

/** What an author wrote: headings, paragraphs, lists, links. */
export function Prose({ text, className, ...root }: ProseProps) {
  return (
    <div
      {...root}
      className={className ? `shyrdak-prose ${className}` : 'shyrdak-prose'}
      dangerouslySetInnerHTML={html(text)}
    />
  )
}

import type { SafeHtml } from '@shyrdak/sdk/blocks'
import type { ComponentProps } from 'react'
import { html } from '../../props/html.ts'

interface ProseProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** HTML sanitized by the backend. */
  text: SafeHtml | undefined
}

/** Formatted text of a page: headings, paragraphs, lists, links. */
export function Prose({ text, className, ...root }: ProseProps) {
  return (
    <div
      {...root}
      className={className ? `shyrdak-prose ${className}` : 'shyrdak-prose'}
      dangerouslySetInnerHTML={html(text)}
    />
  )
}

import type { HeadElement } from './read-head.ts'

/** Renders the elements that content managers added to the head. */
export function HeadContent({ elements }: { elements: readonly HeadElement[] }) {
  return elements.map(({ tag: Tag, attributes, text }, place) =>
    Tag === 'script' && text ? (
      <script key={place} {...attributes} dangerouslySetInnerHTML={{ __html: text }} />
    ) : (
      <Tag key={place} {...attributes} />
    ),
  )
}

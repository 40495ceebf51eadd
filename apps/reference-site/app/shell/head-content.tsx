import type { HeadElement } from './read-head.ts'

/** What content managers put into the head, as elements of their own. */
export function HeadContent({ elements }: { elements: readonly HeadElement[] }) {
  return elements.map(({ tag: Tag, attributes, text }, place) =>
    Tag === 'script' && text ? (
      <script key={place} {...attributes} dangerouslySetInnerHTML={{ __html: text }} />
    ) : (
      <Tag key={place} {...attributes} />
    ),
  )
}

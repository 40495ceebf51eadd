import { createContext, use, type ComponentProps } from 'react'

/** Level of a widget's title. */
export type HeadingLevel = 1 | 2 | 3

const Level = createContext<HeadingLevel>(1)

/** Sets the level of the title for all headings of a widget. */
export const Headings = Level.Provider

/** A heading of a widget: its title, or with `below`, one as many levels below the title. */
export function Heading({ below = 0, ...attributes }: ComponentProps<'h1'> & { readonly below?: 0 | 1 | 2 }) {
  // The sum is at most 5, and all headings have the same attributes.
  const Tag = `h${use(Level) + below}` as 'h1'
  return <Tag {...attributes} />
}

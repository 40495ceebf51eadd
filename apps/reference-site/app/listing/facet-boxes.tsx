import { Checkbox } from '@shyrdak/blocks/parts/checkbox'
import { CachedPart } from '../page/cached-part.tsx'

/** A value that goods of the list have, and how many of them. */
interface Facet<Value> {
  readonly value: Value
  readonly count: number
}

/** Returns the values that can narrow or are narrowing the list. */
export const shownFacets = <Value,>(facets: readonly Facet<Value>[] | undefined, chosen: readonly Value[]) =>
  (facets ?? []).filter(({ value, count }) => count > 0 || chosen.includes(value))

interface Props<Value> {
  /** The name of the filter in the query. */
  name: string
  title: string
  facets: readonly Facet<Value>[] | undefined
  chosen: readonly Value[]
  labelOf: (value: Value) => string
}

/** A filter with a checkbox for each of a few values. */
export function FacetBoxes<Value extends string>({ name, title, facets, chosen, labelOf }: Props<Value>) {
  const shown = shownFacets(facets, chosen)
  // A single value that all products share would not narrow the list.
  if (shown.length === 0 || (shown.length === 1 && chosen.length === 0)) return null
  return (
    <CachedPart as="fieldset" className="site-filter" name={`filter-${name}`} by={[shown, chosen]}>
      <legend>{title}</legend>
      {shown.map(({ value, count }) => (
        <Checkbox
          key={value}
          name={name}
          value={value}
          label={labelOf(value)}
          count={count}
          defaultChecked={chosen.includes(value)}
        />
      ))}
    </CachedPart>
  )
}

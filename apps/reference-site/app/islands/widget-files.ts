const FILES = import.meta.glob('./*.island.tsx')

/** Fetches the widget of an island, undefined when there is none of that name. Apart, for it names every file of every widget. */
export const loadWidget = (name: string | undefined): Promise<unknown> | undefined =>
  FILES[`./${name}.island.tsx`]?.()

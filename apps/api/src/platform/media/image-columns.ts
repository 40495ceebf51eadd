/**
 * How a column references images and films by paths such as `/media/<name>.jpg`: as one path, as an array of
 * paths, or anywhere in a text or JSON.
 */
export type ImageColumn = 'path' | 'paths' | 'text'

/** The columns that reference images, by table. */
export type ImageColumns = Readonly<Record<string, Readonly<Record<string, ImageColumn>>>>

interface ImagePlace {
  table: string
  column: string
  kind: ImageColumn
}

/** The image columns of several modules as a list. */
export const imagePlaces = (modules: readonly ImageColumns[]): ImagePlace[] =>
  modules.flatMap((tables) =>
    Object.entries(tables).flatMap(([table, columns]) =>
      Object.entries(columns).map(([column, kind]) => ({ table, column, kind })),
    ),
  )

import { FILM_TYPES } from '@shyrdak/sdk/contract'
import { and, eq } from 'drizzle-orm'
import type { FilmSource } from '../media/port.ts'
import type { FileContext } from './file-context.ts'
import { isFilm, keyOf, uploadIdOf } from './file-keys.ts'
import { storedFile } from './tables.ts'

const NAME = /^(.+)\.(mp4|webm)$/

/** Serves public uploaded films, as stored and only under their own extension. */
export const uploadedFilms = ({ db, files }: Pick<FileContext, 'db' | 'files'>): FilmSource => ({
  isName: (file) => NAME.test(file),
  async find(file) {
    const [, name = '', format = ''] = NAME.exec(file) ?? []
    const id = uploadIdOf(name)
    if (id === undefined || !isFilm(format)) return undefined
    const [row] = await db
      .select()
      .from(storedFile)
      .where(and(eq(storedFile.id, id), eq(storedFile.visibility, 'public'), eq(storedFile.format, format)))
    return (
      row && {
        id: row.id,
        bytes: row.bytes,
        type: FILM_TYPES[format],
        read: (part) => files.read(keyOf(row), part),
      }
    )
  },
})

import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { ImageFile } from '../media/image-file.ts'
import type { ImageSource } from '../media/port.ts'
import type { FileContext } from './file-context.ts'
import { keyOf, pathOfName, uploadIdOf } from './file-keys.ts'
import { storedFile } from './tables.ts'

/** Only images have a width. */
const publicImage = (id: string) =>
  and(eq(storedFile.id, id), eq(storedFile.visibility, 'public'), isNotNull(storedFile.width))

/** Whether an image is public: uploads even before a row references them, others once a row does. */
export const imagesForAll =
  ({ db, namedImages }: Pick<FileContext, 'db' | 'namedImages'>) =>
  async (name: string): Promise<boolean> => {
    const id = uploadIdOf(name)
    return id === undefined
      ? (await namedImages(db, [pathOfName(name)])).size > 0
      : (await db.$count(storedFile, publicImage(id))) > 0
  }

/** Returns those of the names that belonged to public uploads that no longer exist. */
export async function goneUploads(
  { db }: Pick<FileContext, 'db'>,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const uploads = new Map(names.map((name) => [uploadIdOf(name), name]))
  uploads.delete(undefined)
  const isAmong = sql`${storedFile.id} = any(${sql.param([...uploads.keys()])}::uuid[])`
  const there = await db
    .select({ id: storedFile.id })
    .from(storedFile)
    .where(and(isAmong, eq(storedFile.visibility, 'public')))
  for (const { id } of there) uploads.delete(id)
  return new Set(uploads.values())
}

/** Renders public uploaded images in the widths that pages use. */
export const uploadedImages = ({ db, files }: Pick<FileContext, 'db' | 'files'>): ImageSource => ({
  has: (name) => uploadIdOf(name) !== undefined,
  async render({ name, width, format }: ImageFile) {
    const [file] = await db
      .select()
      .from(storedFile)
      .where(publicImage(uploadIdOf(name) ?? ''))
    const bytes = file && (await files.get(keyOf(file)))
    if (!bytes) throw new Error(`image ${name} is not in the storage`)
    const { default: sharp } = await import('sharp')
    const image = sharp(bytes)
      .flatten({ background: '#ffffff' })
      .resize(width, undefined, { withoutEnlargement: true })
    switch (format) {
      case 'avif':
        return image.avif({ quality: 58, effort: 1 }).toBuffer()
      case 'webp':
        return image.webp({ quality: 78, effort: 2 }).toBuffer()
      case 'jpg':
        return image.jpeg({ quality: 80, progressive: true }).toBuffer()
    }
  },
  stop: () => {},
})

/** Combines several sources: the first that has an image renders it. */
export const imageSources = (...sources: readonly (ImageSource | undefined)[]): ImageSource => {
  const known = sources.filter((source) => source !== undefined)
  return {
    has: (name) => known.some((source) => source.has(name)),
    ready: async (image) => known.find((one) => one.has(image.name))?.ready?.(image),
    render: (image) => {
      const source = known.find((one) => one.has(image.name))
      if (!source) throw new Error(`nothing renders the image ${image.name}`)
      return source.render(image)
    },
    stop: () => known.forEach((source) => source.stop()),
  }
}

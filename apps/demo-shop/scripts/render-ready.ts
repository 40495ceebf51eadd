// Renders the images shipped with the store: those of cards, and others in the folder. Takes minutes.
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoGoods } from '../src/goods-seed.ts'
import { imageFor, renderImage } from '../src/images/index.ts'
import { drawingStamp, READY, STAMP } from '../src/images/ready-folder.ts'

const CARD_WIDTHS = [320, 480]
const { variations } = await demoGoods(new Date())
const cards = variations.flatMap(({ position, photos: [photo = ''] }) =>
  position === 0
    ? CARD_WIDTHS.map((width) => `${photo.replace(/^\/media\/(.+)\.jpg$/, '$1')}-${width}.avif`)
    : [],
)
const known = (await readdir(READY)).filter((file) => file.endsWith('.avif'))
for (const file of new Set([...known, ...cards])) {
  const [, name = '', width] = /^(.+)-(\d+)\.avif$/.exec(file) ?? []
  const spec = imageFor(name)
  if (spec)
    await writeFile(join(READY, file), await renderImage(spec, { width: Number(width), format: 'avif' }))
  else await rm(join(READY, file))
}
await writeFile(join(READY, STAMP), await drawingStamp())

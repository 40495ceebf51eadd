import sharp from 'sharp'
import { pictureFor } from '../demo/pictures/picture-name.ts'
import { renderPicture } from '../demo/pictures/render.ts'
import type { Drawn, ToDraw } from './drawing.ts'

// A process of its own: working a picture out takes up to a quarter of a second, in which nobody could be answered,
// and what it takes of memory is given back when it ends.
sharp.cache(false)
process.on('disconnect', () => process.exit(0))
process.on('message', (picture: ToDraw) => void draw(picture).then((drawn) => process.send?.(drawn)))

async function draw({ id, name, width, format }: ToDraw): Promise<Drawn> {
  try {
    const spec = pictureFor(name)
    if (!spec) throw new Error(`No picture is called ${name}.`)
    return { id, bytes: await renderPicture(spec, { width, format: format === 'jpg' ? 'jpeg' : format }) }
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) }
  }
}

import sharp from 'sharp'
import { imageFor } from '#demo/images/image-name.ts'
import { renderImage } from '#demo/images/render.ts'
import type { Rendered, RenderJob } from './rendering.ts'

// A process of its own: working a picture out takes up to a quarter of a second, in which nobody could be answered,
// and what it takes of memory is given back when it ends.
sharp.cache(false)
process.on('disconnect', () => process.exit(0))
process.on('message', (image: RenderJob) => void draw(image).then((rendered) => process.send?.(rendered)))

async function draw({ id, name, width, format }: RenderJob): Promise<Rendered> {
  try {
    const spec = imageFor(name)
    if (!spec) throw new Error(`No picture is called ${name}.`)
    return { id, bytes: await renderImage(spec, { width, format: format === 'jpg' ? 'jpeg' : format }) }
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) }
  }
}

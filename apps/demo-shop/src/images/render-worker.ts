import sharp from 'sharp'
import type { Rendered, RenderJob } from './drawn-images.ts'
import { imageFor } from './image-name.ts'
import { renderImage } from './render.ts'

// Runs in a separate process: an image takes up to 250 ms, which would block all requests, and its memory is
// freed when the process ends.
sharp.cache(false)
process.on('disconnect', () => process.exit(0))
process.on('message', (image: RenderJob) => void draw(image).then((rendered) => process.send?.(rendered)))

async function draw({ id, name, width, format }: RenderJob): Promise<Rendered> {
  try {
    const spec = imageFor(name)
    if (!spec) throw new Error(`No image is called ${name}.`)
    return { id, bytes: await renderImage(spec, { width, format: format === 'jpg' ? 'jpeg' : format }) }
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) }
  }
}

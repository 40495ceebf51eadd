import { parentPort } from 'node:worker_threads'
import { pictureFor } from '../demo/pictures/picture-name.ts'
import { renderPicture } from '../demo/pictures/render.ts'
import type { Drawn, ToDraw } from './drawing.ts'

// A thread of its own: working a picture out takes up to a quarter of a second, in which nobody could be answered.
parentPort?.on(
  'message',
  (picture: ToDraw) => void draw(picture).then((drawn) => parentPort?.postMessage(drawn)),
)

async function draw({ id, name, width, format }: ToDraw): Promise<Drawn> {
  try {
    const spec = pictureFor(name)
    if (!spec) throw new Error(`No picture is called ${name}.`)
    return { id, bytes: await renderPicture(spec, { width, format: format === 'jpg' ? 'jpeg' : format }) }
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) }
  }
}

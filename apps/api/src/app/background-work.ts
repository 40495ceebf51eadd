import { causeOf } from '#platform/error-cause.ts'
import type { JobQueue } from '#platform/jobs/queue.ts'
import { startSweeps } from '#platform/jobs/sweeps.ts'
import type { ImageCache } from '#platform/media/image-cache.ts'
import { warmImages } from '#platform/media/warm-images.ts'
import { goneUploads } from '#platform/storage/uploaded-images.ts'
import { photos, sweeps, type StoreContext } from './modules.ts'

interface Work {
  queue: JobQueue<StoreContext>
  images: ImageCache
  /** Whether to render the images that pages show first. */
  warms: boolean
}

/** Jobs, sweeps and images: what a process does besides answering. */
export function backgroundWork(context: StoreContext, { queue, images, warms }: Work) {
  const { db, log } = context
  let stopSweeps = () => {}
  return {
    start: async () => {
      // Runs after the sweep of the uploads themselves; each process removes the images it has rendered.
      const forgetImages = () => images.forget((names) => goneUploads({ db }, names))
      stopSweeps = startSweeps([...sweeps, { name: 'images', everyMinutes: 30, run: forgetImages }], context)
      await queue.work(context)
      if (warms)
        void warmImages(db, images, photos).catch((error: unknown) =>
          log.warn({ err: error }, `images: rendering ahead failed: ${causeOf(error)}`),
        )
    },
    /** Starts no more work; running jobs continue. */
    rest: () => {
      stopSweeps()
      queue.rest()
    },
    stop: async () => {
      stopSweeps()
      images.stop()
      await queue.stop()
    },
  }
}

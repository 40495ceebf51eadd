import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { drawnImages } from './drawn-images.ts'

const CUSHION = { name: 'cushion--kochkor--2d3f66-d9922e--front--1', width: 64, format: 'webp' } as const
const UNKNOWN = { ...CUSHION, name: 'felt' } as const

/** The images, with the processes that they start. */
function images(idleMs: number) {
  const started: ChildProcess[] = []
  const note = (message: unknown) => started.push((message as { process: ChildProcess }).process) // Node's channel
  subscribe('child_process', note)
  const source = drawnImages(new URL('./render-worker.ts', import.meta.url), idleMs)
  onTestFinished(() => {
    source.stop()
    unsubscribe('child_process', note)
  })
  return { source, started }
}

test('the process that draws images ends when idle, and the next image starts another', async () => {
  const { source, started } = images(50)
  await source.render(CUSHION)
  expect(await once(started[0]!, 'exit')).toEqual([0, null])
  expect((await sharp(await source.render(CUSHION)).metadata()).width).toBe(64)
  expect(started).toHaveLength(2)
})

test('one process draws all the images that are asked for together, and outlives a failure', async () => {
  const { source, started } = images(60_000)
  const drawn = await Promise.allSettled([CUSHION, UNKNOWN, CUSHION].map((image) => source.render(image)))
  expect(drawn.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  await source.render(CUSHION)
  expect(started).toHaveLength(1)
})

test('a store that closes ends the process and what it was drawing', async () => {
  const { source, started } = images(60_000)
  const drawing = source.render(CUSHION)
  source.stop()
  await expect(drawing).rejects.toThrow('The store is closing.')
  expect(await once(started[0]!, 'exit')).toEqual([0, null])
})

import { hasSeededPassword, type DemoShop } from '@shyrdak/api/seeding'
import { fileURLToPath } from 'node:url'
import { drawnImages } from './images/drawn-images.ts'
import { readyImages } from './images/ready-images.ts'
import { PASSWORD_HASH } from './password-hash.ts'

export interface DemoShopOptions {
  /** The script of the rendering process; differs between running from source and a bundled server. */
  renderWorker?: string | URL
  /** The folder of images rendered ahead of time. */
  ready?: string
}

/** The demo shop for `createApi`. Its goods are loaded only if the store is empty. */
export const demoShop = ({
  renderWorker = new URL('./images/render-worker.ts', import.meta.url),
  ready = fileURLToPath(new URL('../ready', import.meta.url)),
}: DemoShopOptions = {}): DemoShop => ({
  seed: async (db) => (await import('./seed.ts')).seedDemo(db),
  hasPeople: (db) => hasSeededPassword(db, PASSWORD_HASH),
  images: readyImages(ready, drawnImages(renderWorker)),
})

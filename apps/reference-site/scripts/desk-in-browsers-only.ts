import { join } from 'node:path'
import type { Plugin } from 'vite'
import routes from '../app/routes.ts'

const app = join(import.meta.dirname, '../app')
const desk = routes.find(({ path }) => path === 'desk')

/**
 * Leaves the desk's pages out of the server bundle. The server only sends the frame rendered by
 * `routes/desk/desk.tsx` until the browser knows the user, so it never renders them.
 */
export const deskInBrowsersOnly: Plugin = {
  name: 'desk-in-browsers-only',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  load: {
    filter: { id: (desk?.children ?? []).map(({ file }) => join(app, file)) },
    handler: () => 'export default undefined',
  },
}

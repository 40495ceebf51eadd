import { join } from 'node:path'
import type { Plugin } from 'vite'
import routes from '../app/routes.ts'

const app = join(import.meta.dirname, '../app')
const desk = routes.find(({ path }) => path === 'desk')

/**
 * The pages below the desk as the server sees them. It sends the frame that `routes/desk/desk.tsx` draws until the browser
 * knows who looks, and would only hold what nobody asks it for.
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

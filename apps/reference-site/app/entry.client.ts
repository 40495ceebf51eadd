import { reloadOnce } from './failure/reload-once.ts'
import { wakeIslands } from './islands/wake.ts'
import './document-scripts/document-scripts.ts'

// The only script of every page. It stays small: what a page needs beyond it comes by import().
if (document.documentElement.dataset['page'] === 'document') wakeIslands()
else
  import('./hydrate.tsx').catch(() => {
    reloadOnce()
    addEventListener('online', reloadOnce)
  })

import { reloadOnce } from './failure/reload-once.ts'
import { wakeIslands } from './islands/wake.ts'
import './document-scripts/document-scripts.ts'

// The only script that every page loads. It stays small: everything else is loaded with import().
if (document.documentElement.dataset['page'] === 'document') wakeIslands()
else
  import('./hydrate.tsx').catch(() => {
    reloadOnce()
    addEventListener('online', reloadOnce)
  })

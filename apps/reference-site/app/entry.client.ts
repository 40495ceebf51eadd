// The only script of every page. It stays small: what a page needs beyond it comes by import().
if (document.documentElement.dataset.page === 'document') void import('./islands/wake.ts').then(({ wakeIslands }) => wakeIslands())
else void import('./hydrate.tsx')

void import('./quick/quick.ts')

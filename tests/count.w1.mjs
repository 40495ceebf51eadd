import { chromium } from 'playwright'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const p = await b.newPage({ viewport: { width: 1440, height: 1000 } })
await p.goto('http://localhost:4801/en/categories')
console.log(
  await p.evaluate(() => {
    const count = (s) =>
      [...document.querySelectorAll(s)].reduce((n, e) => n + e.querySelectorAll('*').length + 1, 0)
    return Object.fromEntries(
      [
        'head',
        'header',
        '.site-menu',
        'footer',
        '.site-filters',
        '.site-goods-grid',
        '.site-branches',
        '.site-toolbar',
        '.site-popup',
        '#site-preferences',
        '[popover]',
        '.shyrdak-breadcrumbs',
        'main',
        'body',
      ].map((s) => [s, count(s)]),
    )
  }),
)
console.log(await p.evaluate(() => document.querySelector('.shyrdak-product-card').outerHTML))
console.log(await p.evaluate(() => document.querySelector('.site-filters').innerHTML.slice(0, 3000)))
console.log(await p.evaluate(() => document.querySelector('#site-preferences').innerHTML.slice(0, 1500)))
await p.goto('http://localhost:4801/en/wishlist')
await p.waitForTimeout(3000)
console.log(await p.evaluate(() => document.querySelector('main').innerHTML.slice(0, 1500)))
await b.close()

import { chromium } from 'playwright'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const origin = 'http://localhost:4801'
const p = await b.newPage({ viewport: { width: 1440, height: 1000 } })
p.on('console', (m) => m.type() === 'error' && console.log('console', m.text()))
p.on('pageerror', (e) => console.log('pageerror', e.message))
await p.goto(origin + '/en/categories')
console.log(
  'nodes',
  await p.evaluate(() => document.querySelectorAll('*').length),
  'cards',
  await p.evaluate(() => document.querySelectorAll('.shyrdak-product-card').length),
  'per card',
  await p.evaluate(() => document.querySelector('.shyrdak-product-card').querySelectorAll('*').length),
)
await p.waitForTimeout(6000)
await p.screenshot({ path: '/tmp/w1/cat-1440.png' })
await p.locator('[data-wish]').nth(1).click()
await p.waitForTimeout(600)
await p.screenshot({ path: '/tmp/w1/cat-1440-wish.png' })
await p.locator('[data-wish]').nth(0).click()
await p.goto(origin + '/en/wishlist')
await p.waitForTimeout(2500)
await p.screenshot({ path: '/tmp/w1/wish-1440.png' })
await p
  .getByRole('button', { name: /Add to basket/ })
  .first()
  .click()
await p.waitForTimeout(2000)
await p.screenshot({ path: '/tmp/w1/wish-move.png' })
const m = await b.newPage({ viewport: { width: 390, height: 844 } })
await m.goto(origin + '/ru/categories')
await m.waitForTimeout(2500)
await m.screenshot({ path: '/tmp/w1/cat-390.png' })
await m.locator('[data-wish]').nth(0).click()
await m.goto(origin + '/kg/wishlist')
await m.waitForTimeout(2500)
await m.screenshot({ path: '/tmp/w1/wish-390.png' })
await b.close()

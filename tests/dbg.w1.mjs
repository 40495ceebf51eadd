import { chromium } from 'playwright'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const p = await b.newPage({ viewport: { width: 1440, height: 1000 } })
p.on('console', (m) => console.log('console', m.text()))
p.on('pageerror', (e) => console.log('pageerror', e.message))
p.on('requestfailed', (r) => console.log('failed', r.url(), r.failure()?.errorText))
await p.addInitScript(() => {
  const c = Promise.prototype.catch
  Promise.prototype.catch = function (f) {
    return c.call(this, (e) => {
      console.log('caught', String(e), e?.stack?.slice(0, 300))
      return f?.(e)
    })
  }
})
await p.goto('http://localhost:4801/en/categories')
await p.waitForTimeout(3000)
await p.locator('[data-wish]').nth(1).click()
await p.waitForTimeout(3000)
console.log(
  await p.evaluate(() => [localStorage.wishlist, document.querySelectorAll('[data-wish]')[1].outerHTML]),
)
await b.close()

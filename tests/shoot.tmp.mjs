import { chromium } from '@playwright/test'
const [,, origin, who, password, outPrefix, ...specs] = process.argv
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' })
for (const spec of specs) {
  const [lang, width, path, act] = spec.split('|')
  const key = `${lang}`
  const context = await browser.newContext({ viewport: { width: Number(width), height: 900 }, locale: 'en' })
  const page = await context.newPage()
  page.on('pageerror', (e) => console.log('pageerror', path, e.message))
  page.on('console', (m) => { if (m.type() === 'error') console.log('console', path, m.text().slice(0,200)) })
  if (who !== '-') {
    await page.goto(`${origin}/${lang}${path.startsWith('/desk') ? '/desk/login' : '/admin/login'}`)
    await page.locator('input[type=email]').first().fill(who)
    await page.locator('input[type=password]').first().fill(password)
    await page.keyboard.press('Enter')
    await page.waitForURL((u) => !u.pathname.includes('login'), { timeout: 15000 }).catch(() => console.log('no login'))
    await page.waitForTimeout(400)
  }
  await page.goto(`${origin}/${lang}${path}`)
  await page.waitForTimeout(1500)
  if (act) await page.evaluate(act).catch((e)=>console.log(e.message))
  if (act) await page.waitForTimeout(500)
  const name = `${outPrefix}-${lang}-${width}${path.replaceAll(/[^a-z0-9]/gi, '_').slice(0,40)}.png`
  await page.screenshot({ path: name, fullPage: !act })
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  console.log(name, over > 0 ? `SIDEWAYS ${over}` : '')
  await context.close()
}
await browser.close()

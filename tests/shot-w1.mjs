import { chromium } from '@playwright/test'
const [, , who, outPrefix, ...jobs] = process.argv // job = lang:width:path
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const r = await fetch('http://localhost:4711/api/wholesale/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: who, password: 'felt-and-wool' }) })
const { access_token } = await r.json()
for (const job of jobs) {
  const [lang, width, path, script] = job.split('|')
  const ctx = await browser.newContext({ viewport: { width: +width, height: +width < 500 ? 844 : 900 }, hasTouch: +width < 500, isMobile: +width < 500,
    storageState: { cookies: [{ name: 'country_iso_code', value: 'KG', domain: 'localhost', path: '/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' }], origins: [{ origin: 'http://localhost:4711', localStorage: [['id_token', access_token], ['client_type', 'reyestr'], ['user_id', '2'], ['first_name', 'Данияр'], ['cookiesAccepted', 'true'], ['country_iso_code', 'KG'],['shyrdak_lang', lang]].map(([name, value]) => ({ name, value })) }] } })
  const page = await ctx.newPage()
  page.on('console', (m) => { if (m.type() === 'error') console.log('console', m.text()) })
  page.on('pageerror', (e) => console.log('pageerror', e.message))
  await page.goto(`http://localhost:4711/${lang}${path}`)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  if (script) await (await import('/tmp/w1/' + script)).default(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  const name = `/tmp/w1/${outPrefix}-${lang}-${width}.png`
  await page.screenshot({ path: name, fullPage: true })
  console.log(name, page.url(), 'overflow', overflow)
  await ctx.close()
}
await browser.close()

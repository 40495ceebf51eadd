import { openGround, SITE } from './bench/bench-store.ts'
import { startChild } from './bench/child.ts'
import { chromium } from 'playwright'
const ground = await openGround()
const site = await startChild(SITE, { ...ground.environment })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' })
const login = async (market, email) => (await (await fetch(`${site.origin}/api/${market}/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email, password: 'felt-and-wool' }) })).json()).access_token
const page = async (width, language, path, email) => {
  const context = await browser.newContext({ viewport: { width, height: 900 } })
  await context.addCookies([{ name: 'shyrdak_lang', value: language, url: site.origin }, { name: 'country_iso_code', value: 'KG', url: site.origin }])
  const p = await context.newPage()
  p.on('console', (m) => m.type() === 'error' && console.log('console', m.text()))
  p.on('pageerror', (e) => console.log('pageerror', e.message))
  const [market, type] = email.startsWith('manager') ? ['management', 'manager'] : email.startsWith('craft') ? ['specialgoods', 'craftsman'] : email.startsWith('shopper') ? ['frontend', 'retail'] : ['wholesale', 'reyestr']
  const token = await login(market, email)
  await p.goto(site.origin + '/robots.txt')
  await p.evaluate(([token, type, language]) => { for (const [k, v] of Object.entries({ id_token: token, client_type: type, user_id: '7', first_name: 'Demo', ...(type === 'craftsman' && { artisan: '1', isCraftsmanLogged: 'true' }), shyrdak_lang: language, country_iso_code: 'KG', cookiesAccepted: 'true' })) localStorage.setItem(k, v) }, [token, type, language])
  await p.goto(site.origin + path); await p.waitForTimeout(1500)
  return p
}
try { await import(process.argv[2]).then((m) => m.default({ page, site, browser })) } catch (e) { console.error(e) }
await browser.close(); await site.stop(); await ground.close()

import { expect, it } from 'vitest'
import { sitemapXml } from './sitemap-xml.ts'

it('a sitemap names every page once a language, and in each the others', () => {
  const xml = sitemapXml('https://shop.example', ['/', '/product/a'])
  expect(xml.match(/<url>/g)).toHaveLength(8)
  expect(xml).toContain('<loc>https://shop.example/kg/product/a</loc>')
  expect(xml).toContain('hreflang="ky" href="https://shop.example/kg/product/a"')
  expect(xml).toContain('<loc>https://shop.example/kg</loc>')
})

it('an address with a sign of XML in it does not break the sitemap', () => {
  expect(sitemapXml('https://shop.example', ['/a&b'])).toContain('/a&#38;b</loc>')
})

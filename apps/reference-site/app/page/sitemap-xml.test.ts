import { expect, it } from 'vitest'
import { sitemapXml } from './sitemap-xml.ts'

it('a sitemap lists every page in each language, with links to the others', () => {
  const xml = sitemapXml('https://shop.example', ['/', '/product/a'])
  expect(xml.match(/<url>/g)).toHaveLength(8)
  expect(xml).toContain('<loc>https://shop.example/kg/product/a</loc>')
  expect(xml).toContain('hreflang="ky" href="https://shop.example/kg/product/a"')
  expect(xml).toContain('<loc>https://shop.example/kg</loc>')
})

it('special characters of XML in an address are escaped', () => {
  expect(sitemapXml('https://shop.example', ['/a&b'])).toContain('/a&#38;b</loc>')
})

import { aProduct } from '@shyrdak/sdk/testing'
import { describe, expect, it } from 'vitest'
import { pageMeta } from './page-meta.ts'
import { breadcrumbList, productData, webSite } from './structured-data.ts'

const place = {
  origin: 'https://shop.example',
  prefix: '/kg',
  media: 'https://shop.example',
  language: 'kg',
} as const

describe('the structured data of a page', () => {
  it('has a product’s discounted price in som', () => {
    const product = aProduct()
    const { offers } = productData(place, product, []) as { offers: Record<string, unknown> }
    expect(offers).toMatchObject({ price: product.product.sale_cost, priceCurrency: 'KGS' })
    expect(offers['url']).toBe(`https://shop.example/kg/product/${product.slug}`)
  })

  it('has no offer for a product that is not sold in the country', () => {
    const product = { ...aProduct(), sold_here: false, price: null }
    expect(productData(place, product, [])).not.toHaveProperty('offers')
  })

  it('has a sold-out product as out of stock', () => {
    const product = aProduct()
    const empty = product.variations.map((one) => ({
      ...one,
      sizes: one.sizes.map((size) => ({ ...size, stock: 0 })),
    }))
    const { offers } = productData(place, { ...product, variations: empty }, []) as {
      offers: Record<string, unknown>
    }
    expect(offers['availability']).toBe('https://schema.org/OutOfStock')
  })

  it('has a rating only when there are reviews', () => {
    const unrated = { ...aProduct(), rating: { average: null, count: 0 } }
    expect(productData(place, unrated, [])).not.toHaveProperty('aggregateRating')
    expect(productData(place, { ...unrated, rating: { average: 4.5, count: 2 } }, [])).toMatchObject({
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    })
  })

  it('numbers breadcrumbs from one, with absolute addresses', () => {
    expect(
      breadcrumbList(place, [
        { title: 'Башкы бет', path: '/' },
        { title: 'Буюмдар', path: '/categories' },
      ]),
    ).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Башкы бет' },
        { position: 2, name: 'Буюмдар', item: 'https://shop.example/kg/categories' },
      ],
    })
  })

  it.each(['/kg', ''] as const)(
    'has the same address for the home page with prefix %j as its meta tags',
    (prefix) => {
      const pageContext = {
        ...place,
        prefix,
        path: '/',
        apiHost: '',
        country: 'KG',
        hasChosenCountry: false,
      } as const
      const own = pageMeta(pageContext, { title: 'Shyrdak', description: '' })
      const item = own.find((one) => 'property' in one && one.property === 'og:url')
      const home = { ...place, prefix }
      const content = prefix ? 'https://shop.example/kg' : 'https://shop.example/'
      expect(item).toMatchObject({ content })
      expect(breadcrumbList(home, [{ title: 'Башкы бет', path: '/' }])).toMatchObject({
        itemListElement: [{ item: content }],
      })
      expect(webSite(home)).toMatchObject({ url: content })
    },
  )
})

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

describe('what machines are told of a page', () => {
  it('a product is offered in som, with the discount taken off', () => {
    const product = aProduct()
    const { offers } = productData(place, product, []) as { offers: Record<string, unknown> }
    expect(offers).toMatchObject({ price: product.product.sale_cost, priceCurrency: 'KGS' })
    expect(offers['url']).toBe(`https://shop.example/kg/product/${product.slug}`)
  })

  it('what is not sold in the country is not offered', () => {
    const product = { ...aProduct(), sold_here: false, price: null }
    expect(productData(place, product, [])).not.toHaveProperty('offers')
  })

  it('a product that is sold out says so', () => {
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

  it('a rating stands there only when shoppers have rated', () => {
    const unrated = { ...aProduct(), rating: { average: null, count: 0 } }
    expect(productData(place, unrated, [])).not.toHaveProperty('aggregateRating')
    expect(productData(place, { ...unrated, rating: { average: 4.5, count: 2 } }, [])).toMatchObject({
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    })
  })

  it('the way to a page is numbered from one, with whole addresses', () => {
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

  it.each(['/kg', ''] as const)('the home page behind %j is named as it names itself', (prefix) => {
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
  })
})

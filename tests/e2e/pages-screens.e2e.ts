import { expect, test, WIDTHS } from './flow.ts'
import { PAGE_MESSAGES } from './people/page-messages.ts'
import { ask } from './store/ask.ts'
import { inEach, managerOf, putPage } from './store/manager.ts'

const paragraph = (text: string) => [{ componentName: 'Paragraph', props: { content: `<p>${text}</p>` } }]

for (const language of ['en', 'ru', 'kg'] as const)
  test.describe(language, () => {
    test.use({ language })
    const messages = PAGE_MESSAGES[language]

    test(
      'an unknown page is not found, and a page without content says so',
      { tag: WIDTHS[language] },
      async ({ shopper: { page, messages: shopMessages }, trouble, origin }, { project, retry }) => {
        trouble.expect(/404/)
        const missing = await page.goto('/pages/nothing')
        expect(missing?.status()).toBe(404)
        await expect(page.getByRole('heading', { name: shopMessages.notFound })).toBeVisible()
        const url = `empty-${language}-${project.name}-${retry}`
        await putPage(await managerOf(origin), url, [], 'Nothing yet')
        expect((await page.goto(`/pages/${url}`))?.status()).toBe(200)
        await expect(page.getByRole('main').getByText(messages.noContent)).toBeVisible()
        await expect(page.getByRole('heading', { level: 1, name: 'Nothing yet' })).toBeVisible()
      },
    )

    test(
      'a manager’s change is shown on the next request',
      { tag: language === 'ru' ? '@phone' : '@desk' },
      async ({ shopper: { page }, origin }, { project, retry }) => {
        const manage = await managerOf(origin)
        const url = `changing-${language}-${project.name}-${retry}`
        const texts = { url, title: inEach('Changing'), description: inEach('') }
        const content = (text: string) => inEach(JSON.stringify(paragraph(text)))
        const made = await manage<{ id: number; revision: number }>('POST', 'pages', {
          ...texts,
          content: content('Wool'),
        })
        await page.goto(`/pages/${url}`)
        await expect(page.getByText('Wool', { exact: true })).toBeVisible()
        const { id, revision } = made.body
        await manage('PUT', `pages/${id}?revision=${revision}`, { ...texts, content: content('Felt') })
        await page.reload()
        await expect(page.getByText('Felt', { exact: true })).toBeVisible()
        await expect(page.getByText('Wool', { exact: true })).toHaveCount(0)
      },
    )

    test(
      'the cookie dialog appears after twenty seconds, and its answer is remembered',
      { tag: WIDTHS[language] },
      async ({ shopper: { page }, context }) => {
        await page.clock.install()
        const dialog = page.getByRole('dialog', { name: messages.cookies })
        await page.goto('/blog', { waitUntil: 'load' })
        await page.clock.fastForward(15_000)
        await expect(dialog).toHaveCount(0)
        await page.clock.fastForward(5_100)
        await expect(dialog).toBeVisible()
        await expect(dialog.getByRole('link', { name: messages.cookiePolicy })).toHaveAttribute(
          'href',
          /\/pages\/cookie-policy$/,
        )

        await dialog.getByRole('button', { name: messages.close }).click()
        await expect(dialog).toHaveCount(0)
        await page.reload({ waitUntil: 'load' })
        await page.clock.fastForward(30_000)
        await expect(dialog).toHaveCount(0)

        const next = await context.newPage()
        await next.clock.install()
        await next.goto('/blog', { waitUntil: 'load' })
        await next.clock.fastForward(20_100)
        await next.getByRole('button', { name: messages.acceptAll }).click()
        await expect(next.getByRole('dialog')).toHaveCount(0)
        expect(await next.evaluate(() => localStorage.getItem('cookiesAccepted'))).toBe('true')
        await next.reload({ waitUntil: 'load' })
        await next.clock.fastForward(30_000)
        await expect(next.getByRole('dialog')).toHaveCount(0)
        await next.goto('/pages/cookie-policy')
        await expect(next.getByRole('heading', { level: 1 })).toHaveCount(1)
      },
    )

    test(
      'workshops are browsed page by page, and one is opened',
      { tag: WIDTHS[language] },
      async ({ shopper: { page }, origin }) => {
        const { last_page } = await ask<{ last_page: number }>(origin, '/specialgoods/artisan')
        expect(last_page).toBeGreaterThan(1)
        await page.goto('/artisans')
        const list = page.locator('.shyrdak-artisans')
        const canonical = page.locator('link[rel="canonical"]')
        const title = await page.title()
        const [previous, next] = [messages.previous, messages.next].map((name) =>
          list.getByRole('link', { name, exact: true }),
        )
        await expect(previous!).toHaveAttribute('aria-disabled', 'true')
        const first = await list.getByRole('listitem').first().innerText()
        await next!.click()
        await expect(list.getByRole('listitem').first()).not.toHaveText(first)
        await expect.poll(() => page.evaluate(() => scrollY), 'the list is led to its top').toBeLessThan(400)
        await expect(page, 'the second page has a title of its own').not.toHaveTitle(title)
        await expect(canonical).toHaveAttribute('href', /\/artisans\?page=2$/)
        await previous!.click()
        await expect(list.getByRole('listitem').first()).toHaveText(first, { useInnerText: true })
        await expect(page).toHaveTitle(title)
        await expect(canonical).toHaveAttribute('href', /\/artisans$/)
        for (let turned = 1; turned < last_page; turned += 1) {
          await next!.click()
          await expect(list.locator('.shyrdak-artisans-page')).toContainText(String(turned + 1))
          await expect(list).toHaveAttribute('data-state', 'showing')
        }
        await expect(next!).toHaveAttribute('aria-disabled', 'true')
        await list.getByRole('listitem').first().getByRole('link').first().click()
        await expect(page).toHaveURL(/\/craftsman\/\d+$/)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      },
    )

    test(
      'an article is found in its section and opens at both of its addresses',
      { tag: WIDTHS[language] },
      async ({ shopper: { page }, origin }, { project, retry }) => {
        const manage = await managerOf(origin)
        const own = `${language}-${project.name}-${retry}`
        const category = await manage<{ id: number }>('POST', 'blog-categories', {
          url: `subject-${own}`,
          title: inEach(`Subject ${own}`),
          description: inEach(''),
          position: 900,
        })
        const { data } = await ask<{ data: { product: { photo: string } }[] }>(
          origin,
          '/frontend/product?per_page=1',
        )
        const written = await manage('POST', 'blog', {
          url: `article-${own}`,
          category_id: category.body.id,
          title: inEach(`Article ${own}`),
          summary: inEach('About felt'),
          photo: data[0]?.product.photo,
          content: inEach(JSON.stringify(paragraph('Felt is made of wool'))),
          published_at: '2026-10-01T08:00:00.000Z',
        })
        expect(written.status).toBe(200)
        const section = page.getByRole('link', { name: `Subject ${own}` })
        // While another request renders the page, readers get the previous one, for at most a second.
        await expect(async () => {
          await page.goto('/blog')
          await expect(section).toBeVisible({ timeout: 1_000 })
        }).toPass()
        await section.click()
        await expect(page).toHaveURL(new RegExp(`/blog/subject-${own}$`))
        await page
          .getByRole('main')
          .getByRole('link', { name: `Article ${own}` })
          .click()
        await expect(page).toHaveURL(new RegExp(`/blog/subject-${own}/article-${own}$`))
        await expect(page.getByRole('heading', { level: 1, name: `Article ${own}` })).toBeVisible()
        await expect(page.getByText('Felt is made of wool')).toBeVisible()
        expect((await page.goto(`/blog/category/article-${own}`))?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1, name: `Article ${own}` })).toBeVisible()
      },
    )
  })

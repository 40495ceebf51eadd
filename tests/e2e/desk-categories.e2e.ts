import { expect } from './flow.ts'
import { withStore } from './own-store.ts'
import { openDesk } from './people/another-manager.ts'
import { findBarriers } from './people/find-barriers.ts'

// In a store of its own, because its tree is reordered.
withStore(
  'a manager creates a category and a colour, shoppers see the category, and one with products is not deleted',
  { tag: '@desk' },
  async ({ shopper: { page: shop }, browser, origin }) => {
    const { page, leave } = await openDesk(browser, origin, '/desk/categories')
    await page.getByRole('link', { name: 'New category' }).click()
    const facts = page.getByRole('region', { name: 'The category' })
    for (const [language, name] of [
      ['English', 'Yurt doors'],
      ['Russian', 'Двери юрты'],
      ['Kyrgyz', 'Боз үйдүн эшиктери'],
    ] as const)
      await facts.getByRole('group', { name: 'Name' }).getByLabel(language).fill(name)
    await expect(facts.getByLabel('Address: /categories/')).toHaveValue('yurt-doors')
    expect(await findBarriers(page)).toEqual([])
    await facts.getByRole('button', { name: 'Create category' }).click()

    // A new category is the last one. It is moved up by keyboard.
    const tree = page.getByRole('region', { name: 'Categories' })
    await expect(tree.getByRole('listitem').last()).toContainText('Yurt doors')
    await tree.getByRole('button', { name: 'Move “Yurt doors” up' }).focus()
    await page.keyboard.press('Enter')
    await expect(tree.getByRole('button', { name: 'Move “Yurt doors” up' })).toBeFocused()
    await expect(tree.getByRole('listitem').last()).not.toContainText('Yurt doors')
    await tree.getByRole('button', { name: 'Save the order' }).click()
    await expect(tree.getByText('Saved. Shoppers see this order.')).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
    await shop.goto('/categories')
    await expect(shop.getByRole('link', { name: 'Yurt doors' }).first()).toBeVisible()
    await shop.goto('/categories/yurt-doors')
    await expect(shop.getByRole('heading', { level: 1 })).toHaveText('Yurt doors')

    // A category with goods cannot be deleted, and lists them.
    await tree
      .getByRole('listitem')
      .filter({ hasText: /\d product/ })
      // The count includes subcategories; the last one has none.
      .last()
      .getByRole('link')
      .click()
    const remove = page.getByRole('region', { name: 'Delete' })
    await expect(remove.getByRole('button', { name: 'Delete' })).toBeDisabled()
    await expect(remove.getByRole('listitem').filter({ hasText: /products?: \S/ })).toBeVisible()

    // The empty category is deleted.
    await page.getByRole('link', { name: 'All categories' }).click()
    await tree.getByRole('link', { name: 'Yurt doors' }).click()
    await remove.getByRole('button', { name: 'Delete' }).click()
    await remove.getByRole('button', { name: 'Delete' }).click()
    await expect(tree).toBeVisible()
    await expect(page.getByText('Category “Yurt doors” deleted.')).toBeVisible()
    await expect(tree.getByRole('link', { name: 'Yurt doors' })).toHaveCount(0)

    await page.goto('/desk/colors/new')
    const color = page.getByRole('region', { name: 'The colour' })
    for (const language of ['English', 'Russian', 'Kyrgyz'])
      await color.getByRole('group', { name: 'Name' }).getByLabel(language).fill('Naryn')
    await color.getByRole('textbox', { name: 'Shade', exact: true }).fill('#3b5ca8')
    expect(await findBarriers(page)).toEqual([])
    await color.getByRole('button', { name: 'Create colour' }).click()
    const palette = page.getByRole('region', { name: 'Colours' })
    await expect(palette.getByRole('listitem').last()).toContainText('Naryn')
    await leave()
  },
)

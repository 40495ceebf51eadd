import type { Locator, Page } from '@playwright/test'
import { expect } from '../flow.ts'

/** More presses than any page of a purchase needs. */
const MAX_PRESSES = 80

/** Presses Tab until a control is focused, and expects it to be in view. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let pressed = 0; pressed < MAX_PRESSES; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport()
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`${MAX_PRESSES} presses of Tab do not reach ${String(target)}`)
}

export async function pressByKeyboard(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Reaches the radio group of a choice with Tab, and the choice with the arrow keys. */
export async function chooseByKeyboard(page: Page, target: Locator): Promise<void> {
  const isInGroup = () =>
    target.evaluate((element) => {
      const active = document.activeElement
      return active instanceof HTMLInputElement && active.name === (element as HTMLInputElement).name // a radio button
    })
  for (let pressed = 0; pressed < MAX_PRESSES && !(await isInGroup()); pressed += 1)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  for (let pressed = 0; pressed < MAX_PRESSES && !(await target.isChecked()); pressed += 1)
    await page.keyboard.press('ArrowDown')
  await expect(target).toBeChecked()
}

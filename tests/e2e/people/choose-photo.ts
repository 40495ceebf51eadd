import sharp from 'sharp'
import { expect, type Shopper } from '../flow.ts'

/** A phone photo in one colour. */
export async function photoOf(color: string) {
  const image = sharp({ create: { width: 1600, height: 1200, channels: 3, background: color } })
  return { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() }
}

/** Chooses a photo for a field, accepts the suggested crop, and waits until it is uploaded. In English. */
export async function choosePhoto(
  { page }: Pick<Shopper, 'page'>,
  field: string,
  color: string,
): Promise<void> {
  const frame = page.getByRole('group', { name: field, exact: true })
  await frame.locator('input[type=file]').setInputFiles(await photoOf(color))
  await page.getByRole('button', { name: 'Use this part' }).click()
  await expect(frame.getByRole('img', { name: field })).toBeVisible()
}

/** Adds photos to a field for several, and waits until they are uploaded. In English. */
export async function addPhotos(
  { page }: Pick<Shopper, 'page'>,
  field: string,
  colors: string[],
): Promise<void> {
  const frame = page.getByRole('group', { name: field, exact: true })
  const before = await frame.getByRole('img').count()
  await frame.locator('input[type=file]').setInputFiles(await Promise.all(colors.map(photoOf)))
  await expect(frame.getByRole('img')).toHaveCount(before + colors.length)
}

import sharp from 'sharp'

/** A photo as a phone would send it. */
export async function aPhoto(name = 'IMG_0001.jpg') {
  const image = sharp({ create: { width: 64, height: 48, channels: 3, background: '#a33a2b' } })
  const bytes = new Uint8Array(await image.jpeg().toBuffer())
  return { query: { name }, body: new File([bytes], name, { type: 'image/jpeg' }) }
}

import { webmFilm } from '@shyrdak/api/testing/films'

/** A film as a browser sends it. */
export async function aFilm(name = 'felting.webm') {
  const bytes = new Uint8Array(await webmFilm())
  return { query: { name }, body: new File([bytes], name, { type: 'video/webm' }) }
}

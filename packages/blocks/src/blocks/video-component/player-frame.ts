import type { Language } from '@shyrdak/sdk/contract'
import { imageSources } from '@shyrdak/sdk/rules'

interface PlayerFrame {
  /** The film's number on YouTube. */
  film: string
  /** Address of the picture shown before. */
  poster: string | undefined
  /** What a press does, in words. */
  label: string
  language: Language
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '')

/** Kyrgyz is `kg` in the store and `ky` elsewhere. */
const tagOf = (language: Language) => (language === 'kg' ? 'ky' : language)

const PAGE = 'height:100%;margin:0;overflow:hidden'
const LINK =
  "position:relative;display:grid;height:100%;place-items:center;outline-offset:-4px;background:#1f3150;color:#fffdf9;font:600 15px/1.25 'Segoe UI','PT Sans','Helvetica Neue',Arial,sans-serif;text-decoration:none"
const POSTER = 'position:absolute;inset:0;width:100%;height:100%;object-fit:cover'
const SIGN =
  'position:relative;display:flex;gap:12px;align-items:center;min-height:52px;padding:0 26px 0 20px;border-radius:26px;background:#a3282f;box-shadow:0 6px 24px rgb(0 0 0/.35)'

/**
 * The page that stands in the player's frame before it plays: a picture and a link that opens YouTube's player in the
 * same frame. So it needs no script, and nothing is asked of YouTube before somebody wants the film. (A closed
 * `<details>` with a lazy frame asks at once where no script runs: browsers are not lazy there.)
 */
export function playerFrame({ film, poster, label, language }: PlayerFrame): string {
  const tag = tagOf(language)
  const to = `https://www.youtube-nocookie.com/embed/${film}?autoplay=1&amp;rel=0&amp;hl=${tag}`
  const { src, sources } = poster ? imageSources(poster) : { src: '', sources: [] }
  const offers = sources.map(
    ({ type, srcSet }) => `<source type="${type}" srcset="${escape(srcSet)}" sizes="100vw">`,
  )
  const image = src
    ? `<picture>${offers.join('')}<img src="${escape(src)}" alt="" style="${POSTER}"></picture>`
    : ''
  return (
    `<!doctype html><html lang="${tag}" style="${PAGE}"><title>${escape(label)}</title><body style="${PAGE}">` +
    `<a href="${to}" referrerpolicy="strict-origin-when-cross-origin" style="${LINK}">${image}` +
    `<span style="${SIGN}"><svg width="16" height="18" viewBox="0 0 16 18" fill="currentColor" aria-hidden="true">` +
    `<path d="M1 1l14 8-14 8z"/></svg>${escape(label)}</span></a>`
  )
}

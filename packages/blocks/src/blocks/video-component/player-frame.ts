import type { Language } from '@shyrdak/sdk/contract'
import { imageSources } from '@shyrdak/sdk/rules'

interface PlayerFrame {
  /** ID of the video on YouTube. */
  videoId: string
  /** URL of the image shown before playing. */
  poster: string | undefined
  /** Label of the play link. */
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
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')

/** Duplicates `LANGUAGE_TAGS`: importing the contract would bundle its schemas for every shopper. */
const tagOf = (language: Language) => (language === 'kg' ? 'ky' : language)

const PAGE = 'height:100%;margin:0;overflow:hidden'
const LINK =
  "position:relative;display:grid;height:100%;place-items:center;outline-offset:-4px;background:#1f3150;color:#fffdf9;font:600 15px/1.25 'Segoe UI','PT Sans','Helvetica Neue',Arial,sans-serif;text-decoration:none"
const POSTER = 'position:absolute;inset:0;width:100%;height:100%;object-fit:cover'
const SIGN =
  'position:relative;display:flex;gap:12px;align-items:center;min-height:52px;padding:0 26px 0 20px;border-radius:26px;background:#a3282f;box-shadow:0 6px 24px rgb(0 0 0/.35)'

/**
 * The document shown in the player's iframe before the video plays: an image and a link that opens the YouTube player
 * in the same iframe. It needs no script, and nothing is requested from YouTube before the visitor clicks. (A closed
 * `<details>` with a lazy iframe would load at once when JavaScript is disabled, because lazy loading is off then.)
 */
export function playerFrame({ videoId, poster, label, language }: PlayerFrame): string {
  const tag = tagOf(language)
  const link = `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&amp;rel=0&amp;hl=${tag}`
  const { src, sources } = poster ? imageSources(poster) : { src: '', sources: [] }
  const sourceTags = sources.map(
    ({ type, srcSet }) => `<source type="${type}" srcset="${escape(srcSet)}" sizes="100vw">`,
  )
  const image = src
    ? `<picture>${sourceTags.join('')}<img src="${escape(src)}" alt="" style="${POSTER}"></picture>`
    : ''
  return (
    `<!doctype html><html lang="${tag}" style="${PAGE}"><title>${escape(label)}</title><body style="${PAGE}">` +
    `<a href="${link}" referrerpolicy="strict-origin-when-cross-origin" style="${LINK}">${image}` +
    `<span style="${SIGN}"><svg width="16" height="18" viewBox="0 0 16 18" fill="currentColor" aria-hidden="true">` +
    `<path d="M1 1l14 8-14 8z"/></svg>${escape(label)}</span></a>`
  )
}

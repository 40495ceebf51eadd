import * as z from 'zod/mini'
import {
  isSafeHref,
  isSafeSource,
  isSafeStyleValue,
  STYLE_PROPERTIES,
  youtubeId,
} from '../../../rules/page-safety.ts'

/** One line that is shown as it is. */
export const Text = z.string().check(z.maxLength(500))

/**
 * HTML of a page. The brand says that the backend has cleaned it: it is cleaned when written and again when read,
 * and blocks draw nothing else as HTML.
 */
export const Html = z.string().check(z.maxLength(100_000)).brand<'SafeHtml'>()
export type SafeHtml = z.output<typeof Html>

/** Where a link leads: a path of the store, a web address, `mailto:` or `tel:`. */
export const Href = z.string().check(z.maxLength(2000), z.refine(isSafeHref))

/** A picture on the API's host, by its path. Source: spec §7, last line. */
export const Source = z.string().check(z.maxLength(300), z.refine(isSafeSource))

/** A film: a file on the API's host, or an address of YouTube. Source: spec §2, VideoComponent. */
export const FilmSource = z.string().check(
  z.maxLength(300),
  z.refine((source) => isSafeSource(source) || youtubeId(source) !== null),
)

/** A length or a share: a number of pixels, or text such as `50%` or `20rem`. */
export const Length = z.union([
  z.number().check(z.minimum(0), z.maximum(10_000)),
  z.string().check(z.regex(/^\d{1,5}(\.\d{1,3})?(px|%|rem|em|ch|vw|vh)?$/)),
])

export const Color = z.string().check(z.maxLength(60), z.refine(isSafeStyleValue))

/** How many things a list shows. */
export const Amount = z.int().check(z.minimum(1), z.maximum(48))

const StyleValue = z.union([z.number(), z.string().check(z.maxLength(120), z.refine(isSafeStyleValue))])

/** What every block takes: a style of its own from an allow-list, and class names. Source: spec §3, Block node. */
export const looks = {
  styles: z.optional(z.partialRecord(z.enum(STYLE_PROPERTIES), StyleValue)),
  classes: z.optional(z.string().check(z.regex(/^[a-zA-Z][\w -]{0,199}$/))),
}

/** A picture of a list: its path, what it shows for those who do not see it, and where it leads. */
export const ImageItem = z.object({
  src: Source,
  alt: z.optional(Text),
  title: z.optional(Text),
  href: z.optional(Href),
})

/** A link drawn as a button. Source: spec §3, Block node `buttonText`, `buttonLink`. */
export const linkButton = { buttonText: z.optional(Text), buttonLink: z.optional(Href) }

/** A picture that leads somewhere, beside a list of goods. */
export const GoodsBanner = z.object({
  image: Source,
  title: z.optional(Text),
  content: z.optional(Html),
  href: z.optional(Href),
})

/** A button on a slide. Source: spec §3, Slide. */
export const SlideButton = z.object({
  href: Href,
  textButton: Text,
  color: z.optional(Color),
  backgroundColor: z.optional(Color),
})

/** Source: spec §3, Slide. */
export const Slide = z.object({
  id: z.union([z.int(), z.string().check(z.maxLength(60))]),
  image: Source,
  content: z.optional(Html),
  width: z.optional(Length),
  fontWeight: z.optional(
    z.union([z.int().check(z.minimum(100), z.maximum(900)), z.enum(['normal', 'bold'])]),
  ),
  fontSize: z.optional(Length),
  alignSelf: z.optional(z.enum(['start', 'center', 'end', 'flex-start', 'flex-end'])),
  buttons: z.optional(z.array(SlideButton).check(z.maxLength(4))),
})

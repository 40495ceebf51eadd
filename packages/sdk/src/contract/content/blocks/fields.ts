import * as z from 'zod/mini'
import {
  isSafeHref,
  isSafeSource,
  isSafeStyleValue,
  isShownFilm,
  STYLE_PROPERTIES,
} from '#rules/page-safety.ts'

/** A line of plain text. */
export const Text = z.string().check(z.maxLength(500))

/**
 * HTML of a page. The brand marks HTML that the backend has sanitized, on write and again on read. It says where the
 * text came from: parsing checks its length, not its tags. HTML from anywhere else goes through a sanitizer of your own,
 * as in `cleanBlocks`.
 */
export const Html = z.string().check(z.maxLength(100_000)).brand<'SafeHtml'>()
export type SafeHtml = z.output<typeof Html>

/** A link target: a path of the store, a web address, `mailto:` or `tel:`. */
export const Href = z.string().check(z.maxLength(2000), z.refine(isSafeHref))

/** The path of an image on the API's host. Source: spec §7, files. */
export const Source = z.string().check(z.maxLength(300), z.refine(isSafeSource))

/** A video: the path of a file on the API's host, or a YouTube address. Source: spec §2, VideoComponent. */
export const VideoSource = z.string().check(z.refine(isShownFilm))

/** A CSS length: a number of pixels, or text such as `50%` or `20rem`. */
export const Length = z.union([
  z.number().check(z.minimum(0), z.maximum(10_000)),
  z.string().check(z.regex(/^\d{1,5}(\.\d{1,3})?(px|%|rem|em|ch|vw|vh)?$/)),
])

export const Color = z.string().check(z.maxLength(60), z.refine(isSafeStyleValue))

/** Ids of the store's records. Each has its own schema, so that forms know which records to offer. */
export const BannerId = z.int().check(z.minimum(1), z.maximum(2_147_483_647))
export const BlogCategoryId = z.int().check(z.minimum(1), z.maximum(2_147_483_647))
export const RetailCategoryId = z.int().check(z.minimum(1), z.maximum(2_147_483_647))
export const SpecialCategoryId = z.int().check(z.minimum(1), z.maximum(2_147_483_647))

/** Number of items that a list shows. */
export const ItemCount = z.int().check(z.minimum(1), z.maximum(48))

const StyleValue = z.union([z.number(), z.string().check(z.maxLength(120), z.refine(isSafeStyleValue))])

export const Styles = z.partialRecord(z.enum(STYLE_PROPERTIES), StyleValue)
export const ClassNames = z.string().check(z.regex(/^[a-zA-Z][\w -]{0,199}$/))

/** Props of every block: inline styles from an allow-list, and class names. Source: spec §3, Block node. */
export const styleProps = { styles: z.optional(Styles), classes: z.optional(ClassNames) }

/** An image in a list. */
export const ImageItem = z.object({
  src: Source,
  alt: z.optional(Text),
  title: z.optional(Text),
  href: z.optional(Href),
})

/** A link styled as a button. Source: spec §3, Block node `buttonText`, `buttonLink`. */
export const linkButton = { buttonText: z.optional(Text), buttonLink: z.optional(Href) }

/** A linked image above a product list. */
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

/** Identifies a slide within its slider. */
export const SlideKey = z.union([z.int(), z.string().check(z.maxLength(60))])

export const FontWeight = z.union([z.int().check(z.minimum(100), z.maximum(900)), z.enum(['normal', 'bold'])])

/** Source: spec §3, Slide. */
export const Slide = z.object({
  id: SlideKey,
  image: Source,
  content: z.optional(Html),
  width: z.optional(Length),
  fontWeight: z.optional(FontWeight),
  fontSize: z.optional(Length),
  alignSelf: z.optional(z.enum(['start', 'center', 'end', 'flex-start', 'flex-end'])),
  buttons: z.optional(z.array(SlideButton).check(z.maxLength(4))),
})

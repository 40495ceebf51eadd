import { gallery, type ImageKind, type ImageSpec } from './image-spec.ts'

const shape =
  /^([a-z]+)--([a-z-]+)--([0-9a-f]{6})-([0-9a-f]{6})(?:-([0-9a-f]{6}))?--([a-z]+)--(0|[1-9]\d{0,3})$/

/** Encodes a spec as a name: `slipper--mule-kochkor--a8322a-e8dcc8--pair--7`. */
export function imageName({ kind, model, main, accent, lining, view, seed }: ImageSpec): string {
  const colours = [main, accent, ...(lining ? [lining] : [])].map((colour) => colour.slice(1)).join('-')
  return [kind, model, colours, view, seed].join('--')
}

const isKind = (text: string): text is ImageKind => Object.hasOwn(gallery, text)
const has = (list: readonly string[], text: string) => list.includes(text)

/** Decodes a name; undefined if no such image can be drawn. */
export function imageFor(name: string): ImageSpec | undefined {
  const [, kind = '', model = '', main, accent, lining, view = '', seed] = shape.exec(name) ?? []
  if (!isKind(kind) || !has(gallery[kind].models, model) || !has(gallery[kind].views, view)) return undefined
  // Model and view were found in the lists of this kind.
  return {
    kind,
    model,
    view,
    main: `#${main}`,
    accent: `#${accent}`,
    ...(lining ? { lining: `#${lining}` } : {}),
    seed: Number(seed),
  } as ImageSpec
}

import { footwearViews } from './goods/footwear.ts'

const still = ['front', 'angle', 'detail'] as const

/** Everything that can be drawn: the models and views of each kind, in gallery order. */
export const gallery = {
  slipper: {
    models: [
      'mule',
      'mule-kochkor',
      'mule-stitched',
      'mule-fur',
      'mule-two-tone',
      'closed',
      'closed-kochkor',
      'closed-pompom',
      'closed-fur',
      'closed-two-tone',
      'closed-strap',
      'bootie',
      'bootie-pompom',
      'bootie-two-tone',
      'bootie-fur',
    ],
    views: footwearViews,
  },
  boot: {
    models: [
      'ankle',
      'ankle-fur',
      'ankle-cuff',
      'ankle-band',
      'ankle-laced',
      'valenki',
      'valenki-kochkor',
      'valenki-band',
      'valenki-fur',
      'laced',
    ],
    views: footwearViews,
  },
  rug: {
    models: [
      'shyrdak',
      'shyrdak-diamond',
      'shyrdak-medallion',
      'shyrdak-round',
      'shyrdak-runner',
      'ala-kiyiz',
      'ala-kiyiz-sun',
      'ala-kiyiz-round',
      'ala-kiyiz-runner',
    ],
    views: ['flat', 'room', 'detail'],
  },
  cushion: {
    models: ['plain', 'kochkor', 'medallion', 'striped', 'diamonds', 'round', 'bolster'],
    views: still,
  },
  hat: {
    models: ['kalpak', 'kalpak-tall', 'beret', 'cloche', 'cloche-flower', 'sauna', 'sauna-bell'],
    views: still,
  },
  bag: { models: ['tote', 'tote-kochkor', 'clutch', 'sleeve', 'sleeve-kochkor', 'backpack'], views: still },
  toy: { models: ['sheep', 'camel', 'snow-leopard', 'horse', 'doll'], views: ['front', 'side', 'detail'] },
  home: { models: ['coasters', 'basket', 'chair-pad', 'garland', 'trivet'], views: still },
  scene: {
    models: [
      'jailoo',
      'yurt',
      'felt-stack',
      'shelf',
      'rolling',
      'slippers',
      'boots',
      'rugs',
      'cushions',
      'hats',
      'bags',
      'toys',
      'home',
      'wool',
      'dye',
      'ornament',
      'maker-elechek',
      'maker-kalpak',
      'maker-kerchief',
      'maker-cap',
      'tush-kyiz',
      'panel',
      'portrait',
    ],
    views: ['wide', 'tile', 'square'],
  },
} as const

export type ImageKind = keyof typeof gallery
export type ModelOf<Kind extends ImageKind> = (typeof gallery)[Kind]['models'][number]
export type ViewOf<Kind extends ImageKind> = (typeof gallery)[Kind]['views'][number]

type Spec<Kind extends ImageKind> = {
  readonly kind: Kind
  readonly model: ModelOf<Kind>
  readonly view: ViewOf<Kind>
  /** `#rrggbb`, lower case, as in the palette. */
  readonly main: string
  readonly accent: string
  /** Natural white by default. */
  readonly lining?: string
  /** 0 to 9999: seeds the handmade irregularities. The same seed draws the same piece. */
  readonly seed: number
}

/** An image to draw; `kind` determines the models and views. */
export type ImageSpec = { readonly [Kind in ImageKind]: Spec<Kind> }[ImageKind]

/** The views of a product; the first is for its card. */
export const views = <Kind extends ImageKind>(kind: Kind, _model: ModelOf<Kind>): readonly ViewOf<Kind>[] =>
  gallery[kind].views

/** Width and height of the drawing, in pixels. */
export function sizeOf({ kind, view }: Pick<ImageSpec, 'kind' | 'view'>): readonly [number, number] {
  if (kind === 'scene' && view === 'wide') return [1600, 900]
  if (kind === 'scene' && view === 'tile') return [1600, 1000]
  return [1200, 1200]
}

import type { Rgb } from '../paint/colour.ts'

export type Colours = { readonly main: Rgb; readonly accent: Rgb; readonly lining: Rgb }

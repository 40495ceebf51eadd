import type { Colours } from './colours.ts'
import type { ModelOf } from '../image-spec.ts'
import type { Solid } from '../space/solid.ts'
import { boot, type BootCut } from './boot.ts'
import { soles, type Sole } from './outsole.ts'
import { slipper, type Upper } from './slipper.ts'

const uppers: Record<ModelOf<'slipper'>, Upper> = {
  mule: { last: 'mule' },
  'mule-kochkor': { last: 'mule', trim: 'kochkor' },
  'mule-stitched': { last: 'mule', trim: 'stitched' },
  'mule-fur': { last: 'mule', trim: 'fur' },
  'mule-two-tone': { last: 'mule', trim: 'two-tone' },
  closed: { last: 'closed' },
  'closed-kochkor': { last: 'closed', trim: 'kochkor' },
  'closed-pompom': { last: 'closed', trim: 'pompom' },
  'closed-fur': { last: 'closed', trim: 'fur' },
  'closed-two-tone': { last: 'closed', trim: 'two-tone' },
  'closed-strap': { last: 'closed', trim: 'strap' },
  bootie: { last: 'bootie' },
  'bootie-pompom': { last: 'bootie', trim: 'pompom' },
  'bootie-two-tone': { last: 'bootie', trim: 'two-tone' },
  'bootie-fur': { last: 'bootie', trim: 'fur' },
}

const cuts: Record<ModelOf<'boot'>, BootCut> = {
  ankle: { height: 150 },
  'ankle-fur': { height: 150, trim: 'fur' },
  'ankle-cuff': { height: 168, trim: 'cuff' },
  'ankle-band': { height: 172, trim: 'band' },
  'ankle-laced': { height: 176, trim: 'laced' },
  valenki: { height: 280 },
  'valenki-kochkor': { height: 280, trim: 'kochkor' },
  'valenki-band': { height: 290, trim: 'band' },
  'valenki-fur': { height: 270, trim: 'fur' },
  laced: { height: 235, trim: 'laced' },
}

const soleOf = (seed: number): Sole => soles[seed % soles.length] ?? 'leather'

export const slipperOf = (model: ModelOf<'slipper'>, colours: Colours, seed: number): Solid =>
  slipper(uppers[model], soleOf(seed), colours)
export const bootOf = (model: ModelOf<'boot'>, colours: Colours, seed: number): Solid =>
  boot(cuts[model], soleOf(seed), colours)
export const isTall = (model: ModelOf<'boot'>) => cuts[model].height > 200

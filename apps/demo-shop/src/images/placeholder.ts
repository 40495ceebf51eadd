import { blend, hex, rgb } from './paint/colour.ts'

/** A CSS background shown until the image has loaded: its blurred felt on warm paper. */
export function placeholder({ main, accent }: { readonly main: string; readonly accent: string }): string {
  const felt = hex(blend(rgb(main), rgb(accent), 0.15))
  const edge = hex(blend(rgb(main), rgb('#efe9de'), 0.6))
  return `radial-gradient(ellipse at 50% 56%,${felt} 0 18%,${edge} 44%,#efe9de 66%)`
}

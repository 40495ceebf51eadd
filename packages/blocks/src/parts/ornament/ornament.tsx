import { BORDER_HORNS, BORDER_TEETH, HORNS, MEDALLION } from './shapes.ts'

type Tone = 'madder' | 'indigo' | 'walnut' | 'sage' | 'saffron'

export interface OrnamentProps {
  /**
   * `divider`: ram's horns between two lines; `border`: a repeating shyrdak edge at full width;
   * `medallion`: four horns around a diamond, for missing images; `horns`: one pair, as an icon.
   */
  shape: 'divider' | 'border' | 'medallion' | 'horns'
  tone?: Tone | undefined
}

/** The kochkor (ram's horn), the traditional pattern of Kyrgyz felt. Decorative: hidden from screen readers. */
export function Ornament({ shape, tone = 'madder' }: OrnamentProps) {
  return (
    <span className="shyrdak-ornament" data-shape={shape} data-tone={tone} aria-hidden="true">
      {shape === 'border' ? renderBorder(tone) : shape === 'medallion' ? medallion : horns}
    </span>
  )
}

const horns = (
  <svg className="shyrdak-ornament-drawing" viewBox="0 0 64 40" focusable="false">
    <path d={HORNS} />
  </svg>
)

const medallion = (
  <svg className="shyrdak-ornament-drawing" viewBox="0 0 100 100" focusable="false">
    <path d={MEDALLION} />
  </svg>
)

/** Borders of the same tone share the pattern's ID, which is harmless because the patterns are identical. */
function renderBorder(tone: Tone) {
  const id = `shyrdak-ornament-${tone}`
  return (
    <svg className="shyrdak-ornament-drawing" focusable="false">
      <pattern id={id} width="44.8" height="28" patternUnits="userSpaceOnUse" viewBox="0 0 64 40">
        <path d={BORDER_HORNS} />
        <path className="shyrdak-ornament-teeth" d={BORDER_TEETH} />
      </pattern>
      {/* Centered, so that both ends are cut alike. */}
      <svg x="50%" overflow="visible">
        <rect x="-2240" width="4480" height="100%" fill={`url(#${id})`} />
      </svg>
    </svg>
  )
}

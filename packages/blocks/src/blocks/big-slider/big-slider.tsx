import { sliderSlides, sliderLabels } from '../../parts/slider/slides.ts'
import { blockStyle } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** Auto-cycling slides. Source: spec §2, BigSlider. */
export const bigSlider = block({
  name: 'BigSlider',
  island: 'slider',
  render(props, env) {
    const slides = sliderSlides(props.items, env)
    if (slides.length === 0) return null
    return env.island({
      name: 'slider',
      root: blockStyle(props, 'shyrdak-big-slider'),
      props: { slides, labels: sliderLabels(env) },
    })
  },
})

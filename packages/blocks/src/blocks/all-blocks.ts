import { registryOf } from '../tree/block.ts'
import { accordion } from './accordion/accordion.tsx'
import { allArtisans } from './all-artisans/all-artisans.tsx'
import { bigSlider } from './big-slider/big-slider.tsx'
import { blogs } from './blogs/blogs.tsx'
import { carousel } from './carousel/carousel.tsx'
import { container } from './container/container.tsx'
import { form } from './form/form.tsx'
import { gridImages } from './grid-images/grid-images.tsx'
import { mailingForm } from './mailing-form/mailing-form.tsx'
import { paragraph } from './paragraph/paragraph.tsx'
import { products } from './products/products.tsx'
import { specialProduct } from './special-product/special-product.tsx'
import { tabs } from './tabs/tabs.tsx'
import { tour } from './tour/tour.tsx'

/** The whole library. A page that uses few of them can be given a smaller registry. */
export const allBlocks = registryOf(
  accordion,
  allArtisans,
  bigSlider,
  blogs,
  carousel,
  container,
  form,
  gridImages,
  mailingForm,
  paragraph,
  products,
  specialProduct,
  tabs,
  tour,
)

import { registryOf } from '../tree/block.ts'
import { accordion } from './accordion/accordion.tsx'
import { allArtisans } from './all-artisans/all-artisans.tsx'
import { banner } from './banner/banner.tsx'
import { bigSlider } from './big-slider/big-slider.tsx'
import { blogs } from './blogs/blogs.tsx'
import { button } from './button/button.tsx'
import { carousel } from './carousel/carousel.tsx'
import { container } from './container/container.tsx'
import { divider } from './divider/divider.tsx'
import { form } from './form/form.tsx'
import { gallery } from './gallery/gallery.tsx'
import { gridImages } from './grid-images/grid-images.tsx'
import { icon } from './icon/icon.tsx'
import { imageComponentWithHover } from './image-component-with-hover/image-component-with-hover.tsx'
import { imageComponent } from './image-component/image-component.tsx'
import { images } from './images/images.tsx'
import { mailingForm } from './mailing-form/mailing-form.tsx'
import { nestedContainer } from './nested-container/nested-container.tsx'
import { paragraph } from './paragraph/paragraph.tsx'
import { plainImage } from './plain-image/plain-image.tsx'
import { products } from './products/products.tsx'
import { specialProduct } from './special-product/special-product.tsx'
import { tabs } from './tabs/tabs.tsx'
import { testCol } from './test-col/test-col.tsx'
import { testingRow } from './testing-row/testing-row.tsx'
import { tour } from './tour/tour.tsx'
import { videoComponent } from './video-component/video-component.tsx'

/** All blocks of the library. A page that uses only a few can have a smaller registry. */
export const allBlocks = registryOf(
  accordion,
  allArtisans,
  banner,
  bigSlider,
  blogs,
  button,
  carousel,
  container,
  divider,
  form,
  gallery,
  gridImages,
  icon,
  imageComponent,
  imageComponentWithHover,
  images,
  mailingForm,
  nestedContainer,
  paragraph,
  plainImage,
  products,
  specialProduct,
  tabs,
  testCol,
  testingRow,
  tour,
  videoComponent,
)

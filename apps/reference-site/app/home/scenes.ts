/** The pictures of the home page, by their media paths. */
export const SCENES = {
  hero: '/media/scene--yurt--a8322a-ece5d8--wide--7.jpg',
  wool: '/media/scene--wool--a8322a-ece5d8--square--3.jpg',
  rolling: '/media/scene--rolling--2d3f66-ece5d8--square--4.jpg',
  dye: '/media/scene--dye--a8322a-d9922e--square--5.jpg',
  rug: '/media/rug--shyrdak--a8322a-ece5d8--room--12.jpg',
} as const

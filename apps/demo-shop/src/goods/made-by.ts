/** Goods by workshop, by its handle. All others come from several workshops and name none. */
export const MADE_BY: Readonly<Record<string, readonly string[]>> = {
  'eje-sindi': [
    'four-seasons-shyrdak',
    'hearth-shyrdak',
    'kochkor-cushion',
    'window-garland-kochkor',
    'kochkor-village-slippers',
  ],
  'kara-moinok': ['eagle-wing-shyrdak', 'river-chu-runner', 'naryn-mules', 'naryn-cuffed-boots'],
  'ak-talaa': ['winter-camp-shyrdak', 'guest-of-honour-shyrdak', 'plain-felt-cushion'],
  'tash-rabat-kiyiz': ['moon-over-tash-rabat', 'tash-rabat-stitched', 'at-bashy-two-tone'],
  'san-tash-otuk': [
    'karakol-winter-boots',
    'altyn-arashan-ankle-boots',
    'burana-fur-boots',
    'khan-tengri-boots',
    'manas-boots',
    'jigit-boots',
  ],
  'tokmok-kalyp': ['tokmok-workshop-slippers', 'bishkek-closed-slippers', 'two-banks-mules', 'ordo-slippers'],
  'sulaiman-too': ['ak-kalpak', 'bai-kalpak', 'childs-kalpak', 'osh-bazaar-laced-boots'],
  'alai-kiyiz': ['jailoo-ala-kiyiz', 'yurt-floor-ala-kiyiz', 'red-hills-ala-kiyiz'],
  'arslanbob-boek': ['arslanbob-mules-fur', 'sary-chelek-fur-booties'],
  'aigul-batken': ['aigul-slippers', 'tulip-of-greig', 'wild-poppy-cloche'],
  'kanykei-talas': ['talas-strap-slippers', 'medallion-cushion'],
}

/** Latitude and longitude in degrees. */
type City = readonly [number, number]

/**
 * Cities that tell a country from its neighbours. By the centres alone, Almaty would be in Kyrgyzstan and Moscow in
 * Belarus. Chosen so that the large cities of all selectable countries are in their own one.
 */
export const CITIES: Readonly<Record<string, readonly City[]>> = {
  KG: [
    [42.9, 74.6], // Bishkek
    [40.5, 72.8], // Osh
    [42.7, 77.1], // Cholpon-Ata
    [42.5, 72.2], // Talas
  ],
  KZ: [
    [43.2, 76.9], // Almaty
    [42.3, 69.6], // Shymkent
    [42.9, 71.4], // Taraz
    [50.3, 57.2], // Aktobe
    [47.1, 51.9], // Atyrau
    [43.7, 51.2], // Aktau
    [51.2, 51.4], // Oral
    [52.3, 77], // Pavlodar
    [53.2, 63.6], // Kostanay
    [54.9, 69.2], // Petropavl
  ],
  UZ: [
    [41.3, 69.2], // Tashkent
    [39.7, 67], // Samarkand
    [40.4, 71.8], // Fergana
    [40.8, 72.3], // Andijan
    [37.2, 67.3], // Termez
  ],
  TJ: [
    [40.3, 69.6], // Khujand
    [37.9, 69.8], // Kulob
  ],
  RU: [
    [55.2, 61.4], // Chelyabinsk
    [55, 73.4], // Omsk
    [47.2, 39.7], // Rostov
    [53.5, 49.4], // Tolyatti
    [43.1, 131.9], // Vladivostok
    [56.5, 85], // Tomsk
    [51.8, 55.1], // Orenburg
    [46.4, 48], // Astrakhan
    [54.7, 20.5], // Kaliningrad
    [53.3, 34.4], // Bryansk
    [50.6, 36.6], // Belgorod
    [54.8, 32.1], // Smolensk
    [69, 33.1], // Murmansk
    [43, 44.7], // Vladikavkaz
    [47, 142.7], // Yuzhno-Sakhalinsk
    [58.5, 31.3], // Veliky Novgorod
    [50.3, 127.5], // Blagoveshchensk
  ],
  BY: [
    [52.4, 31], // Gomel
    [55.2, 30.2], // Vitebsk
    [53.7, 23.8], // Grodno
  ],
  UA: [
    [50.5, 30.5], // Kyiv
    [50, 36.2], // Kharkiv
    [49.8, 24], // Lviv
    [48, 37.8], // Donetsk
    [47, 32], // Mykolaiv
    [51.5, 31.3], // Chernihiv
    [48.6, 22.3], // Uzhhorod
    [50.9, 34.8], // Sumy
  ],
  LT: [
    [54.9, 23.9], // Kaunas
    [55.7, 21.1], // Klaipeda
  ],
  LV: [
    [56.5, 21], // Liepaja
  ],
  AZ: [
    [39.2, 45.4], // Nakhchivan
  ],
  CN: [
    [45.8, 126.5], // Harbin
    [38.9, 121.6], // Dalian
    [26.1, 119.3], // Fuzhou
    [43.8, 87.6], // Urumqi
    [39.5, 76], // Kashgar
  ],
  JP: [
    [43.1, 141.4], // Sapporo
    [26.2, 127.7], // Naha
    [32.8, 129.9], // Nagasaki
  ],
  KR: [
    [35.2, 129.1], // Busan
  ],
  US: [
    [47.6, -122.3], // Seattle
    [61.2, -149.9], // Anchorage
    [42.9, -78.9], // Buffalo
    [41.5, -81.7], // Cleveland
    [40, -75.2], // Philadelphia
  ],
  CA: [
    [43.7, -79.4], // Toronto
    [49.3, -123.1], // Vancouver
    [45.4, -75.7], // Ottawa
    [43, -81.2], // London
  ],
  GB: [
    [51.1, 1.3], // Dover
  ],
  DE: [
    [48.1, 11.6], // Munich
    [53.1, 8.8], // Bremen
    [50.8, 6.1], // Aachen
    [49.2, 7], // Saarbrucken
    [51.5, 7.5], // Dortmund
  ],
  NL: [
    [50.9, 5.7], // Maastricht
  ],
  BE: [
    [50.6, 5.6], // Liege
  ],
  NO: [
    [69.7, 19], // Tromso
    [58.2, 8], // Kristiansand
  ],
  IT: [
    [45.5, 9.2], // Milan
    [37.5, 15.1], // Catania
    [45.4, 11], // Verona
    [45.7, 13.8], // Trieste
  ],
  SK: [
    [48.2, 17.1], // Bratislava
    [48.7, 21.3], // Kosice
  ],
  HU: [
    [47.7, 17.6], // Gyor
    [48, 21.7], // Nyiregyhaza
  ],
  SA: [
    [26.2, 50.2], // Khobar
  ],
}

import { Artisan, type LocalizedText } from '@shyrdak/sdk/contract'
import { build } from '@shyrdak/sdk/testing'

const RUGS: LocalizedText = { en: 'Shyrdaks, Kochkor', ru: 'Шырдаки, Кочкор', kg: 'Шырдак, Кочкор' }
const SLIPPERS: LocalizedText = {
  en: 'Slippers, Bokonbaevo',
  ru: 'Тапочки, Боконбаево',
  kg: 'Тапичке, Бөкөнбаев',
}
const HATS: LocalizedText = { en: 'Kalpaks, Osh', ru: 'Калпаки, Ош', kg: 'Калпак, Ош' }

const artisan = (id: number, en: string, ru: string, position: LocalizedText) =>
  build(Artisan, {
    id,
    name: { en, ru, kg: ru },
    position,
    profile_pic: id % 3 === 0 ? null : `/media/${id % 3 === 1 ? 'maker' : 'rolling'}.jpg`,
  })

/** Nine workshops; every third has no photo. */
export const ARTISANS: readonly Artisan[] = [
  artisan(1, 'Anara Sydykova', 'Анара Сыдыкова', RUGS),
  artisan(2, 'Talant Beishenov', 'Талант Бейшенов', HATS),
  artisan(3, 'Gulmira Osmonova', 'Гүлмира Осмонова', SLIPPERS),
  artisan(4, 'Burul Kadyrova', 'Бурул Кадырова', RUGS),
  artisan(5, 'Nurlan Toktosunov', 'Нурлан Токтосунов', SLIPPERS),
  artisan(6, 'Jyldyz Asanbekova', 'Жылдыз Асанбекова', RUGS),
  artisan(7, 'Erkin Mamytov', 'Эркин Мамытов', HATS),
  artisan(8, 'Saltanat Abdyldaeva', 'Салтанат Абдылдаева', SLIPPERS),
  artisan(9, 'Aichurok Isakova', 'Айчүрөк Исакова', RUGS),
]

/** A page of workshops, four per page. */
export function artisansPage(page: number, all: readonly Artisan[] = ARTISANS) {
  const perPage = 4
  return {
    data: all.slice((page - 1) * perPage, page * perPage),
    total: all.length,
    per_page: perPage,
    current_page: page,
    last_page: Math.max(1, Math.ceil(all.length / perPage)),
    next_page_url: null,
  }
}

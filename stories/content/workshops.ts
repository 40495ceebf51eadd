import { Artisan, type LocalizedText } from '@shyrdak/sdk/contract'
import { build } from '@shyrdak/sdk/testing'

const RUGS: LocalizedText = { en: 'Shyrdaks, Kochkor', ru: 'Шырдаки, Кочкор', kg: 'Шырдак, Кочкор' }
const SLIPPERS: LocalizedText = {
  en: 'Slippers, Bokonbaevo',
  ru: 'Тапочки, Боконбаево',
  kg: 'Тапичке, Бөкөнбаев',
}
const HATS: LocalizedText = { en: 'Kalpaks, Osh', ru: 'Калпаки, Ош', kg: 'Калпак, Ош' }

const workshop = (id: number, en: string, ru: string, position: LocalizedText) =>
  build(Artisan, {
    id,
    name: { en, ru, kg: ru },
    position,
    profile_pic: id % 3 === 0 ? null : `/media/${id % 3 === 1 ? 'maker' : 'rolling'}.jpg`,
  })

/** Nine workshops; every third has no photo. */
export const WORKSHOPS: readonly Artisan[] = [
  workshop(1, 'Anara Sydykova', 'Анара Сыдыкова', RUGS),
  workshop(2, 'Talant Beishenov', 'Талант Бейшенов', HATS),
  workshop(3, 'Gulmira Osmonova', 'Гүлмира Осмонова', SLIPPERS),
  workshop(4, 'Burul Kadyrova', 'Бурул Кадырова', RUGS),
  workshop(5, 'Nurlan Toktosunov', 'Нурлан Токтосунов', SLIPPERS),
  workshop(6, 'Jyldyz Asanbekova', 'Жылдыз Асанбекова', RUGS),
  workshop(7, 'Erkin Mamytov', 'Эркин Мамытов', HATS),
  workshop(8, 'Saltanat Abdyldaeva', 'Салтанат Абдылдаева', SLIPPERS),
  workshop(9, 'Aichurok Isakova', 'Айчүрөк Исакова', RUGS),
]

/** A page of workshops, four per page. */
export function workshopsPage(page: number, all: readonly Artisan[] = WORKSHOPS) {
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

import type { RetailProductEntry } from '@shyrdak/sdk/contract'
import { asJsonText, type JsonText } from '#platform/handler.ts'
import type { AppContext } from '#platform/context.ts'
import { statement } from '#platform/sql/statement.ts'
import { shownCards } from './shown-cards.ts'

/** Featured goods in their order, then the newest, so that the home page is never empty. */
const MAIN = `
  select string_agg(card, ',' order by place) as cards
  from (
    select product_id, row_number() over (order by is_chosen desc, position, created_at desc, product_id desc) as place
    from (
      (select l.product_id, l.created_at, true as is_chosen, p.main_position as position
       from retail_product p join listing l on l.product_id = p.product_id and l.country = $1
       where p.main_position is not null order by p.main_position limit $2)
      union all
      (select product_id, created_at, false, 0 from listing l
       where country = $1 and not exists
         (select from retail_product p where p.product_id = l.product_id and p.main_position is not null)
       order by created_at desc, product_id desc limit $2)
    ) candidates
    order by place limit $2
  ) goods
  join listing_card c on c.country = $1 and c.product_id = goods.product_id`

/** Returns the goods at the top of the home page as JSON text. */
export async function mainProducts(
  context: Pick<AppContext, 'db' | 'revision' | 'clock'>,
  country: string,
  count: number,
): Promise<JsonText<RetailProductEntry[]>> {
  const rows = await statement<{ cards: string | null }>(context.db, MAIN, [country, count])
  return asJsonText(`[${await shownCards(context, country, rows[0]?.cards ?? '')}]`)
}

/**
 * SQL of the card `c.card` in the first of the given colours that the product has: its photos and variation
 * id. Without a photo in that colour the card keeps its own. `colors` is SQL of an array of colour ids.
 */
export const cardInColor = (colors: string): string => `
  (select (c.card::jsonb - 'second_photo'
      || jsonb_strip_nulls(jsonb_build_object('variation_id', v.id, 'second_photo', v.photos[2]))
      || jsonb_build_object('product',
        (c.card::jsonb -> 'product') || jsonb_strip_nulls(jsonb_build_object('photo', v.photos[1]))))::text
   from variation v where v.product_id = c.product_id and v.color_id = any(${colors})
   order by v.position limit 1)`

-- Cards are converted to other currencies when they are shown, so that a new rate rewrites none.
UPDATE "listing_card" AS "c" SET "card" = ("c"."card"::jsonb || jsonb_build_object(
  'price', jsonb_build_object(
    'view', ("p"."amount_minor" / 100.0)::numeric(12, 2)::text,
    'discount', jsonb_build_object('view', ("p"."discount_minor" / 100.0)::numeric(12, 2)::text)),
  'currency', jsonb_build_object('currency', 'KGS', 'rate_date', null)))::text
FROM "price" AS "p"
WHERE "p"."product_id" = "c"."product_id" AND "p"."country" = "c"."country"
  AND "c"."card"::jsonb #>> '{currency,currency}' <> 'KGS';
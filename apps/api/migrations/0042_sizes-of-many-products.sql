-- Joined as a whole: a choice for each product was planned by what was known of the stock before it came, and a hundred
-- thousand products at once took hours.
CREATE OR REPLACE FUNCTION "read_sizes_in_stock"("changed" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "product_stock" WHERE "product_id" = ANY("changed") ORDER BY "product_id" FOR UPDATE;
  UPDATE "product_stock" AS "kept" SET "sizes" = "now"."sizes"
  FROM (
    SELECT "one"."product_id",
      coalesce(array_agg(DISTINCT "s"."size" ORDER BY "s"."size") FILTER (WHERE "s"."quantity" > 0), '{}') AS "sizes"
    FROM unnest("changed") AS "one" ("product_id")
      LEFT JOIN "variation" AS "v" ON "v"."product_id" = "one"."product_id"
      LEFT JOIN "stock" AS "s" ON "s"."variation_id" = "v"."id"
    GROUP BY "one"."product_id"
  ) AS "now"
  WHERE "kept"."product_id" = "now"."product_id" AND "kept"."sizes" <> "now"."sizes";
END $$;

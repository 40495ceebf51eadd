-- Special goods become rows of the tables that retail goods stand in. They get numbers after all that exist, and what
-- names them by number follows: order lines, subscriptions, queued jobs. Quotes live minutes: they are asked for again.
CREATE TEMPORARY TABLE "shift" ON COMMIT DROP AS SELECT
  (SELECT greatest((SELECT max("id") FROM "product"), (SELECT max("id") FROM "special_product"), 0)) AS "product",
  (SELECT greatest((SELECT max("id") FROM "variation"), (SELECT max("id") FROM "special_variation"), 0)) AS "variation";--> statement-breakpoint
CREATE TABLE "retail_product" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"group" text NOT NULL,
	"technique" text,
	"model" text,
	"size_chart_id" integer,
	"main_position" integer
);--> statement-breakpoint
INSERT INTO "retail_product" SELECT "id", "category_id", "group", "technique", "model", "size_chart_id", "main_position" FROM "product";--> statement-breakpoint
DROP INDEX "product_category";--> statement-breakpoint
DROP INDEX "product_main";--> statement-breakpoint
ALTER TABLE "product" DROP CONSTRAINT "product_category_id_category_id_fk";--> statement-breakpoint
ALTER TABLE "product" DROP CONSTRAINT "product_size_chart_id_size_chart_id_fk";--> statement-breakpoint
ALTER TABLE "product" DROP CONSTRAINT "product_slug_unique";--> statement-breakpoint
ALTER TABLE "product" DROP COLUMN "category_id", DROP COLUMN "group", DROP COLUMN "technique", DROP COLUMN "model",
  DROP COLUMN "size_chart_id", DROP COLUMN "main_position", ADD COLUMN "market" text;--> statement-breakpoint
UPDATE "product" SET "market" = 'retail';--> statement-breakpoint
INSERT INTO "product" ("id", "market", "slug", "name", "description", "details", "weight_g", "prices_revision", "created_at")
SELECT "old"."id" + "shift"."product", 'special', "slug", "name", "description", "details", "weight_g", "prices_revision", "created_at"
FROM "special_product" AS "old", "shift";--> statement-breakpoint
INSERT INTO "variation" ("id", "product_id", "color_id", "photos", "position")
SELECT "old"."id" + "shift"."variation", "product_id" + "shift"."product", "color_id", "photos", "position"
FROM "special_variation" AS "old", "shift";--> statement-breakpoint
INSERT INTO "stock" ("variation_id", "size", "quantity", "position", "revision")
SELECT "variation_id" + "shift"."variation", "size", "quantity", "position", "revision" FROM "special_stock", "shift";--> statement-breakpoint
INSERT INTO "price" ("product_id", "country", "amount_minor", "discount_minor")
SELECT "product_id" + "shift"."product", "country", "amount_minor", "discount_minor" FROM "special_price", "shift";--> statement-breakpoint
DROP TABLE "special_price";--> statement-breakpoint
DROP TABLE "special_stock";--> statement-breakpoint
DROP TABLE "special_variation";--> statement-breakpoint
ALTER TABLE "special_product" RENAME COLUMN "id" TO "product_id";--> statement-breakpoint
ALTER TABLE "special_product" ALTER COLUMN "product_id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "special_product" DROP COLUMN "slug", DROP COLUMN "name", DROP COLUMN "description", DROP COLUMN "details",
  DROP COLUMN "weight_g", DROP COLUMN "prices_revision", DROP COLUMN "created_at";--> statement-breakpoint
UPDATE "special_product" SET "product_id" = "product_id" + "shift"."product" FROM "shift";--> statement-breakpoint
UPDATE "retail_order_line" SET "product_id" = "product_id" + "shift"."product", "variation_id" = "variation_id" + "shift"."variation"
FROM "shift" WHERE "is_special";--> statement-breakpoint
UPDATE "stock_subscription" SET "variation_id" = "variation_id" + "shift"."variation" FROM "shift" WHERE "price_type" = 'special';--> statement-breakpoint
DO $$ BEGIN
  -- pg-boss makes its schema on first use: a new store has none yet.
  IF to_regclass('pgboss.job') IS NULL THEN RETURN; END IF;
  UPDATE pgboss.job SET data = jsonb_set(data, '{keys}', (
    SELECT coalesce(jsonb_agg(stock_key || jsonb_build_object('variationId', (stock_key ->> 'variationId')::int + shift.variation)), '[]')
    FROM jsonb_array_elements(data -> 'keys') AS stock_key, shift))
  WHERE name = 'notify-subscribers' AND data ->> 'priceType' = 'special';
  UPDATE pgboss.job SET data = data - 'priceType' WHERE name = 'notify-subscribers';
END $$;--> statement-breakpoint
DELETE FROM "quote";--> statement-breakpoint
ALTER TABLE "product" ALTER COLUMN "market" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_slug" UNIQUE("market","slug");--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_market" CHECK ("product"."market" in ('retail', 'special'));--> statement-breakpoint
ALTER TABLE "retail_product" ADD CONSTRAINT "retail_product_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retail_product" ADD CONSTRAINT "retail_product_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retail_product" ADD CONSTRAINT "retail_product_size_chart_id_size_chart_id_fk" FOREIGN KEY ("size_chart_id") REFERENCES "public"."size_chart"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_product" ADD CONSTRAINT "special_product_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "retail_product_category" ON "retail_product" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "retail_product_main" ON "retail_product" USING btree ("main_position") WHERE "retail_product"."main_position" is not null;--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('product', 'id'), max("id")) FROM "product" HAVING count(*) > 0;--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('variation', 'id'), max("id")) FROM "variation" HAVING count(*) > 0;

ALTER TABLE "product" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "product" SET "rating_count" = "rated"."count", "rating_sum" = "rated"."sum"
FROM (SELECT "product_id", count(*) AS "count", sum("rating") AS "sum" FROM "review" WHERE "status" = 'published' GROUP BY "product_id") AS "rated"
WHERE "rated"."product_id" = "product"."id";

ALTER TABLE "wholesale_order_line" ADD COLUMN "sole_brand_name" text;--> statement-breakpoint
UPDATE "wholesale_order_line" SET "sole_brand_name" = "brand"."name" FROM "brand" WHERE "brand"."id" = "sole_brand_id";

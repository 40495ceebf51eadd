ALTER TABLE "retail_order" ADD COLUMN "kind" text DEFAULT 'retail' NOT NULL;--> statement-breakpoint
ALTER TABLE "retail_order_line" ADD COLUMN "from_stock" integer;--> statement-breakpoint
UPDATE "retail_order_line" SET "from_stock" = "count";--> statement-breakpoint
ALTER TABLE "retail_order_line" ALTER COLUMN "from_stock" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "retail_order_line" ADD COLUMN "made_to_order_days" integer;--> statement-breakpoint
ALTER TABLE "retail_order_line" ADD COLUMN "artisan_id" integer;--> statement-breakpoint
CREATE INDEX "retail_order_claim" ON "retail_order" USING btree (lower("email")) WHERE "retail_order"."owner_id" is null;--> statement-breakpoint
CREATE INDEX "retail_order_line_artisan" ON "retail_order_line" USING btree ("artisan_id","order_id") WHERE "retail_order_line"."artisan_id" is not null;--> statement-breakpoint
ALTER TABLE "retail_order" ADD CONSTRAINT "retail_order_kind" CHECK ("retail_order"."kind" in ('retail', 'special'));--> statement-breakpoint
ALTER TABLE "retail_order_line" ADD CONSTRAINT "retail_order_line_stock" CHECK ("retail_order_line"."from_stock" between 0 and "retail_order_line"."count");
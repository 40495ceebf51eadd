ALTER TABLE "retail_order" ADD COLUMN "discount_id" integer;--> statement-breakpoint
-- Which code an order uses is known. One that freed its use has only the name, which another code may have by now:
-- then it belongs to neither.
UPDATE "retail_order" o SET "discount_id" = u."discount_id" FROM "discount_use" u WHERE u."order_id" = o."id";--> statement-breakpoint
UPDATE "retail_order" o SET "discount_id" = d."id" FROM "discount" d
WHERE o."discount_id" IS NULL AND o."discount_code" = d."code" AND d."created_at" <= o."created_at";--> statement-breakpoint
ALTER TABLE "retail_order" ADD CONSTRAINT "retail_order_discount_id_discount_id_fk" FOREIGN KEY ("discount_id") REFERENCES "public"."discount"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "retail_order_discount" ON "retail_order" USING btree ("discount_id") WHERE "retail_order"."discount_id" is not null;
ALTER TABLE "retail_order" ADD COLUMN "is_gift" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "retail_order" SET "is_gift" = true WHERE "gift_note" <> '';--> statement-breakpoint
ALTER TABLE "retail_order" ADD CONSTRAINT "retail_order_gift" CHECK ("retail_order"."is_gift" or "retail_order"."gift_note" = '');

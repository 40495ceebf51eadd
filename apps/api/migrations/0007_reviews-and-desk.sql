ALTER TABLE "product" ADD COLUMN "prices_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "decided_by" integer;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "told_revision" integer;--> statement-breakpoint
ALTER TABLE "retail_order_event" ADD COLUMN "moved_by" integer;--> statement-breakpoint
ALTER TABLE "retail_order_line" ADD COLUMN "tracking_number" text;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retail_order_event" ADD CONSTRAINT "retail_order_event_moved_by_account_id_fk" FOREIGN KEY ("moved_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_waiting" ON "review" USING btree ("status","created_at");--> statement-breakpoint
DELETE FROM "review" older USING "review" newer WHERE older."author_id" IS NOT NULL AND older."product_id" = newer."product_id" AND older."author_market" = newer."author_market" AND older."author_id" = newer."author_id" AND (older."status" <> 'published', -older."id") > (newer."status" <> 'published', -newer."id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_of_author" ON "review" USING btree ("product_id","author_market","author_id") WHERE "review"."author_id" is not null;--> statement-breakpoint
CREATE INDEX "retail_order_status" ON "retail_order" USING btree ("status","id");
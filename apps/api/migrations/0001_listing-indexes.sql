-- Lists walk one of the first two in order and filter on what they carry, without touching the table.
CREATE INDEX "listing_new" ON "listing" ("country", "created_at" DESC, "product_id" DESC)
  INCLUDE ("sale_minor", "group", "technique", "model", "category_ids", "color_ids");--> statement-breakpoint
CREATE INDEX "listing_price" ON "listing" ("country", "sale_minor", "product_id")
  INCLUDE ("group", "technique", "model", "category_ids", "color_ids");--> statement-breakpoint
CREATE INDEX "search_entry_words" ON "search_entry" USING gin ("words") WITH (fastupdate = off);--> statement-breakpoint
INSERT INTO "content_revision" DEFAULT VALUES ON CONFLICT DO NOTHING;

-- A search that finds much walks the newest goods, or those that are called so, instead of ranking all of them.
CREATE INDEX "search_entry_new" ON "search_entry" ("created_at" DESC, "product_id" DESC);--> statement-breakpoint
CREATE INDEX "search_entry_name_words" ON "search_entry" USING gin ("name_words") WITH (fastupdate = off);

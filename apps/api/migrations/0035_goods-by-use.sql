CREATE INDEX "former_category_url_category" ON "former_category_url" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "former_slug_product" ON "former_slug" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "retail_order_line_product" ON "retail_order_line" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "list_price_of_product" ON "list_price" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "wholesale_order_line_product" ON "wholesale_order_line" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "wish_product" ON "wish" USING btree ("product_id");
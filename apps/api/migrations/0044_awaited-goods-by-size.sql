DROP INDEX "stock_subscription_waiting";--> statement-breakpoint
CREATE INDEX "stock_subscription_goods" ON "stock_subscription" USING btree ("variation_id","size");
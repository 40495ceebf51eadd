CREATE INDEX "retail_order_paid" ON "retail_order" USING btree ("paid_at") WHERE "retail_order"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "invoice_waiting" ON "invoice" USING btree ("date") WHERE "invoice"."status" = 'processing';--> statement-breakpoint
CREATE INDEX "invoice_payment_date" ON "invoice_payment" USING btree ("date");--> statement-breakpoint
CREATE INDEX "wholesale_order_waiting" ON "wholesale_order" USING btree ("created_at") WHERE "wholesale_order"."kind" = 'goods' and "wholesale_order"."status" = 'Processing';
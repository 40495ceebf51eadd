ALTER TABLE "retail_order_line" DROP CONSTRAINT "retail_order_line_stock";--> statement-breakpoint
ALTER TABLE "retail_order_line" ADD COLUMN "canceled_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Cancellations accepted so far, in orders that went on: an order of which nothing is left keeps its lines. Stock that
-- an order holds stays with it: somebody may have taken a canceled order up again.
WITH canceled AS (
  SELECT r.order_id, i.position, sum(i.count)::int AS count
  FROM order_request r JOIN order_request_item i ON i.request_id = r.id
  WHERE r.kind = 'cancel' AND r.state = 'accepted' GROUP BY r.order_id, i.position
)
UPDATE retail_order_line l SET
  canceled_count = CASE WHEN o.holds_stock THEN least(c.count, l.count - l.from_stock) ELSE least(c.count, l.count) END,
  from_stock = CASE WHEN o.holds_stock THEN l.from_stock ELSE greatest(0, least(l.from_stock, l.count - c.count)) END
FROM canceled c JOIN retail_order o ON o.id = c.order_id
WHERE l.order_id = c.order_id AND l.position = c.position AND EXISTS (
  SELECT FROM retail_order_line other LEFT JOIN canceled gone USING (order_id, position)
  WHERE other.order_id = l.order_id AND other.count > coalesce(gone.count, 0)
);--> statement-breakpoint
ALTER TABLE "retail_order_line" ADD CONSTRAINT "retail_order_line_canceled" CHECK ("retail_order_line"."canceled_count" between 0 and "retail_order_line"."count");--> statement-breakpoint
ALTER TABLE "retail_order_line" ADD CONSTRAINT "retail_order_line_stock" CHECK ("retail_order_line"."from_stock" between 0 and "retail_order_line"."count" - "retail_order_line"."canceled_count");
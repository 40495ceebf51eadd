-- The images and films that a text or JSON references, so that an index can find them. The same paths as in
-- `platform/media/images-in.ts`.
CREATE FUNCTION "image_paths"("shown" text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ARRAY(SELECT DISTINCT "found"[1] FROM regexp_matches(
    "shown", '(/media/[a-z0-9][a-z0-9._-]*[.](?:avif|gif|jpe?g|png|mp4|svg|webm|webp))', 'g') AS "found")
$$;--> statement-breakpoint
CREATE INDEX "proposal_photos" ON "proposal" USING gin ("photos");--> statement-breakpoint
CREATE INDEX "variation_photos" ON "variation" USING gin ("photos");--> statement-breakpoint
CREATE INDEX "blog_article_photo" ON "blog_article" USING btree ("photo");--> statement-breakpoint
CREATE INDEX "blog_article_images" ON "blog_article" USING gin (image_paths("content"::text));--> statement-breakpoint
CREATE INDEX "content_version_images" ON "content_version" USING gin (image_paths("images"::text));--> statement-breakpoint
CREATE INDEX "faq_entry_images" ON "faq_entry" USING gin (image_paths("answer"::text));--> statement-breakpoint
CREATE INDEX "head_entry_images" ON "head_entry" USING gin (image_paths("content"::text));--> statement-breakpoint
CREATE INDEX "page_images" ON "page" USING gin (image_paths("content"::text));--> statement-breakpoint
CREATE INDEX "retail_order_event_photo" ON "retail_order_event" USING btree ("photo") WHERE "retail_order_event"."photo" is not null;--> statement-breakpoint
CREATE INDEX "retail_order_line_photo" ON "retail_order_line" USING btree ("photo");--> statement-breakpoint
CREATE INDEX "wholesale_order_line_photo" ON "wholesale_order_line" USING btree ("photo");--> statement-breakpoint
CREATE INDEX "wholesale_order_line_sole_photo" ON "wholesale_order_line" USING btree ("sole_photo") WHERE "wholesale_order_line"."sole_photo" is not null;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
--> statement-breakpoint
CREATE TABLE "retail_artisan" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"artisan_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "retail_artisan" ADD CONSTRAINT "retail_artisan_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retail_artisan" ADD CONSTRAINT "retail_artisan_artisan_id_artisan_id_fk" FOREIGN KEY ("artisan_id") REFERENCES "public"."artisan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "retail_artisan_artisan" ON "retail_artisan" USING btree ("artisan_id");
CREATE TABLE "former_slug" (
	"market" text NOT NULL,
	"slug" text NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "former_slug_market_slug_pk" PRIMARY KEY("market","slug")
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "former_slug" ADD CONSTRAINT "former_slug_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stored_file_owner" ON "stored_file" USING btree ("owner","created_at");
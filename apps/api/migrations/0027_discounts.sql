CREATE TABLE "discount" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discount_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"percent" integer,
	"sum_minor" bigint,
	"minimum_minor" bigint NOT NULL,
	"valid_from" date,
	"valid_until" date,
	"max_uses" integer,
	"max_uses_per_buyer" integer,
	"is_active" boolean NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "discount_code_unique" UNIQUE("code"),
	CONSTRAINT "discount_kind" CHECK (("discount"."kind" = 'percent') = ("discount"."percent" is not null) and ("discount"."kind" = 'sum') = ("discount"."sum_minor" is not null)
        and "discount"."kind" in ('percent', 'sum', 'free_delivery')),
	CONSTRAINT "discount_percent" CHECK ("discount"."percent" between 1 and 100),
	CONSTRAINT "discount_sums" CHECK ("discount"."sum_minor" > 0 and "discount"."minimum_minor" >= 0),
	CONSTRAINT "discount_uses" CHECK ("discount"."uses" >= 0)
);
--> statement-breakpoint
CREATE TABLE "discount_use" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"discount_id" integer NOT NULL,
	"email_key" text NOT NULL,
	"account_id" integer,
	"place" integer,
	CONSTRAINT "discount_use_of_email" UNIQUE("discount_id","email_key","place"),
	CONSTRAINT "discount_use_of_account" UNIQUE("discount_id","account_id","place")
);
--> statement-breakpoint
ALTER TABLE "retail_order" ADD COLUMN "gift_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "retail_order" ADD COLUMN "discount_code" text;--> statement-breakpoint
ALTER TABLE "retail_order" ADD COLUMN "discount_kind" text;--> statement-breakpoint
ALTER TABLE "retail_order" ADD COLUMN "discount_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "retail_order_line" ADD COLUMN "discount_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_use" ADD CONSTRAINT "discount_use_discount_id_discount_id_fk" FOREIGN KEY ("discount_id") REFERENCES "public"."discount"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discount_use_discount" ON "discount_use" USING btree ("discount_id");--> statement-breakpoint
ALTER TABLE "retail_order" ADD CONSTRAINT "retail_order_total" CHECK ("retail_order"."total_minor" = "retail_order"."goods_minor" - "retail_order"."discount_minor" + "retail_order"."delivery_minor"
        and "retail_order"."discount_minor" between 0 and "retail_order"."goods_minor");
CREATE TABLE "stock_notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"price_type" text NOT NULL,
	"variation_id" integer NOT NULL,
	"size" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"language" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"queued_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "stock_notice_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "stock_notice_once" UNIQUE("email_key","price_type","variation_id","size"),
	CONSTRAINT "stock_notice_price_type" CHECK ("stock_notice"."price_type" in ('retail', 'special'))
);
--> statement-breakpoint
CREATE INDEX "stock_notice_waiting" ON "stock_notice" USING btree ("price_type","variation_id","size") WHERE "stock_notice"."confirmed_at" is not null and "stock_notice"."told_at" is null;--> statement-breakpoint
CREATE INDEX "stock_notice_age" ON "stock_notice" USING btree ("asked_at");
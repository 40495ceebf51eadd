CREATE TABLE "invoice_payment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"date" date NOT NULL,
	"note" text NOT NULL,
	"booked_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_payment_amount" CHECK ("invoice_payment"."amount_minor" <> 0)
);
--> statement-breakpoint
CREATE TABLE "sent_wholesale_email" (
	"kind" text NOT NULL,
	"about_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_wholesale_email_kind_about_id_account_id_pk" PRIMARY KEY("kind","about_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "total_minor" bigint;--> statement-breakpoint
UPDATE "invoice" SET "total_minor" = "wholesale_order"."total_minor" FROM "wholesale_order" WHERE "wholesale_order"."id" = "invoice"."order_id";--> statement-breakpoint
ALTER TABLE "invoice" ALTER COLUMN "total_minor" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "list_price" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "price_list" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "wholesale_application" ADD COLUMN "tier_count" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "wholesale_order_line" ADD COLUMN "is_made_to_order" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "wholesale_order_line" ADD COLUMN "from_stock" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_payment" ADD CONSTRAINT "invoice_payment_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payment" ADD CONSTRAINT "invoice_payment_booked_by_account_id_fk" FOREIGN KEY ("booked_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_wholesale_email" ADD CONSTRAINT "sent_wholesale_email_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_payment_invoice" ON "invoice_payment" USING btree ("invoice_id","id");--> statement-breakpoint
ALTER TABLE "wholesale_application" ADD CONSTRAINT "wholesale_application_tier" CHECK ("wholesale_application"."tier_count" > 0);--> statement-breakpoint
ALTER TABLE "wholesale_order_line" ADD CONSTRAINT "wholesale_order_line_stock" CHECK ("wholesale_order_line"."from_stock" between 0 and "wholesale_order_line"."count");--> statement-breakpoint
-- Goods that are not made to order were all taken from the stock; of the others nobody knows how many were.
UPDATE "wholesale_order_line" SET "is_made_to_order" = "wholesale_product"."made_to_order_days" IS NOT NULL,
  "from_stock" = CASE WHEN "wholesale_product"."made_to_order_days" IS NULL THEN "count" ELSE 0 END
  FROM "wholesale_product" WHERE "wholesale_product"."product_id" = "wholesale_order_line"."product_id";--> statement-breakpoint
INSERT INTO "invoice_payment" ("invoice_id", "amount_minor", "date", "note", "created_at")
  SELECT "id", "paid_minor", "date", '', "date" FROM "invoice" WHERE "paid_minor" > 0;--> statement-breakpoint
CREATE TRIGGER "invoice_payment_is_append_only" BEFORE UPDATE OR DELETE ON "invoice_payment"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
DROP TRIGGER "invoice_says_the_same" ON "invoice";--> statement-breakpoint
CREATE TRIGGER "invoice_says_the_same" BEFORE UPDATE OF "order_id", "year", "sequence", "date", "total_minor", "sum_minor", "snapshot" ON "invoice"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();

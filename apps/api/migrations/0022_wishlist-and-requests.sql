CREATE TABLE "order_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"comment" text NOT NULL,
	"answer" text,
	"refund_minor" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" integer,
	CONSTRAINT "order_request_kind" CHECK ("order_request"."kind" in ('cancel', 'return')),
	CONSTRAINT "order_request_state" CHECK ("order_request"."state" in ('open', 'accepted', 'refused')),
	CONSTRAINT "order_request_refund" CHECK ("order_request"."refund_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_request_item" (
	"request_id" integer NOT NULL,
	"position" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "order_request_item_request_id_position_pk" PRIMARY KEY("request_id","position"),
	CONSTRAINT "order_request_item_count" CHECK ("order_request_item"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_request_email" (
	"request_id" integer NOT NULL,
	"kind" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_request_email_request_id_kind_pk" PRIMARY KEY("request_id","kind")
);
--> statement-breakpoint
CREATE TABLE "wish" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wish_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"market" text NOT NULL,
	CONSTRAINT "wish_once" UNIQUE("account_id","product_id"),
	CONSTRAINT "wish_market" CHECK ("wish"."market" in ('retail', 'special'))
);
--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "tariffs" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_request" ADD CONSTRAINT "order_request_order_id_retail_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."retail_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_request" ADD CONSTRAINT "order_request_answered_by_account_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_request_item" ADD CONSTRAINT "order_request_item_request_id_order_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."order_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_request_email" ADD CONSTRAINT "order_request_email_request_id_order_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."order_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish" ADD CONSTRAINT "wish_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_request_order" ON "order_request" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_request_waiting" ON "order_request" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "wish_of_account" ON "wish" USING btree ("account_id","id");
CREATE TABLE "proposal" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proposal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"artisan_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"category_id" integer NOT NULL,
	"color_id" integer NOT NULL,
	"size" text NOT NULL,
	"photos" text[] NOT NULL,
	"price_minor" integer NOT NULL,
	"stock" integer NOT NULL,
	"made_to_order_days" integer,
	"weight_g" integer NOT NULL,
	"note" text,
	"product_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"decided_revision" integer,
	"announced_revision" integer,
	CONSTRAINT "proposal_known_state" CHECK ("proposal"."state" in ('waiting', 'returned', 'published')),
	CONSTRAINT "proposal_numbers" CHECK ("proposal"."price_minor" > 0 and "proposal"."stock" >= 0 and "proposal"."weight_g" > 0)
);
--> statement-breakpoint
ALTER TABLE "artisan" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "artisan" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "artisan" ADD COLUMN "submitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "artisan" ADD COLUMN "decided_by" integer;--> statement-breakpoint
ALTER TABLE "artisan" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "artisan" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "artisan" ADD COLUMN "decided_revision" integer;--> statement-breakpoint
ALTER TABLE "artisan" ADD COLUMN "announced_revision" integer;--> statement-breakpoint
ALTER TABLE "retail_order_event" ADD COLUMN "photo" text;--> statement-breakpoint
ALTER TABLE "retail_order_event" ADD COLUMN "announced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "reply_language" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "replied_by" integer;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "proposal" ADD CONSTRAINT "proposal_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal" ADD CONSTRAINT "proposal_category_id_special_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."special_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal" ADD CONSTRAINT "proposal_color_id_color_id_fk" FOREIGN KEY ("color_id") REFERENCES "public"."color"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal" ADD CONSTRAINT "proposal_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal" ADD CONSTRAINT "proposal_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposal_artisan" ON "proposal" USING btree ("artisan_id","id");--> statement-breakpoint
CREATE INDEX "proposal_state" ON "proposal" USING btree ("state","created_at");--> statement-breakpoint
ALTER TABLE "artisan" ADD CONSTRAINT "artisan_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_replied_by_account_id_fk" FOREIGN KEY ("replied_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "artisan_state" ON "artisan" USING btree ("state","submitted_at");--> statement-breakpoint
ALTER TABLE "artisan" ADD CONSTRAINT "artisan_known_state" CHECK ("artisan"."state" in ('waiting', 'published', 'returned'));
CREATE TABLE "test_bank"."refund" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"moved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"returns_stock" boolean NOT NULL,
	"requested_by" integer,
	"asked_at" timestamp with time zone,
	"asks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "payment_refund_amount" CHECK ("payment_refund"."amount_minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "test_bank"."session" DROP CONSTRAINT "session_reference_unique";--> statement-breakpoint
ALTER TABLE "test_bank"."session" ADD COLUMN "ref" text;--> statement-breakpoint
UPDATE "test_bank"."session" SET "ref" = "id";--> statement-breakpoint
ALTER TABLE "test_bank"."session" ALTER COLUMN "ref" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "test_bank"."session" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "test_bank"."session" ADD COLUMN "notify_url" text;--> statement-breakpoint
ALTER TABLE "test_bank"."session" ADD COLUMN "echo" text;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "invoice" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "payment_attempt_invoice_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 100001 CACHE 1);--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "som_minor" bigint;--> statement-breakpoint
UPDATE "payment_attempt" SET "som_minor" = "amount_minor";--> statement-breakpoint
ALTER TABLE "payment_attempt" ALTER COLUMN "som_minor" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "rate" text;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "rate_date" text;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "margin_percent" text;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "refunded_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "test_bank"."refund" ADD CONSTRAINT "refund_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "test_bank"."session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_attempt_id_payment_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_requested_by_account_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_refund_attempt" ON "payment_refund" USING btree ("attempt_id","created_at");--> statement-breakpoint
ALTER TABLE "test_bank"."session" ADD CONSTRAINT "session_reference" UNIQUE("provider","reference");--> statement-breakpoint
ALTER TABLE "test_bank"."session" ADD CONSTRAINT "session_ref" UNIQUE("provider","ref");
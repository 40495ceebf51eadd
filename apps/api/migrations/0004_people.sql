CREATE TABLE "account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"market" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"language" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"artisans_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_artisans_id_unique" UNIQUE("artisans_id"),
	CONSTRAINT "account_market" CHECK ("account"."market" in ('frontend', 'wholesale', 'specialgoods', 'management')),
	CONSTRAINT "account_status" CHECK ("account"."status" in ('active', 'waiting', 'refused', 'closed')),
	CONSTRAINT "account_artisan" CHECK ("account"."artisans_id" is null or "account"."market" = 'specialgoods')
);
--> statement-breakpoint
CREATE TABLE "email_confirmation" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_confirmation_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "familiar_address" (
	"key" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"forgotten_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_delay" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"forgotten_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" "bytea" NOT NULL,
	"account_id" integer NOT NULL,
	"market" text NOT NULL,
	"user_agent" text NOT NULL,
	"sets_password" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "temporary_password" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wholesale_application" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"company" text NOT NULL,
	"country" text NOT NULL,
	"city" text NOT NULL,
	"comment" text NOT NULL,
	"reason" text,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "email_confirmation" ADD CONSTRAINT "email_confirmation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "familiar_address" ADD CONSTRAINT "familiar_address_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "temporary_password" ADD CONSTRAINT "temporary_password_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wholesale_application" ADD CONSTRAINT "wholesale_application_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wholesale_application" ADD CONSTRAINT "wholesale_application_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_email" ON "account" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "email_confirmation_end" ON "email_confirmation" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "familiar_address_account" ON "familiar_address" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "familiar_address_age" ON "familiar_address" USING btree ("forgotten_at");--> statement-breakpoint
CREATE INDEX "login_delay_age" ON "login_delay" USING btree ("forgotten_at");--> statement-breakpoint
CREATE INDEX "password_request_age" ON "password_request" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_end" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "wholesale_application_age" ON "wholesale_application" USING btree ("created_at");
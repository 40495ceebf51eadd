CREATE UNLOGGED TABLE "rate_limit_count" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rate_limit_count_end" ON "rate_limit_count" USING btree ("ends_at");
DROP INDEX "stored_file_unused";--> statement-breakpoint
ALTER TABLE "stored_file" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "stored_file_unused" ON "stored_file" USING btree (coalesce("released_at", "created_at")) WHERE "stored_file"."claimed_at" is null;
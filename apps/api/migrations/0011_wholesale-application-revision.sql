ALTER TABLE "wholesale_application" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "wholesale_application" ADD COLUMN "decided_revision" integer;--> statement-breakpoint
ALTER TABLE "wholesale_application" ADD COLUMN "told_revision" integer;
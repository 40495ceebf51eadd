CREATE TABLE "tag_revision" (
	"tag" text PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "tag_revision_newest" ON "tag_revision" USING btree ("revision");
CREATE TABLE "stored_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visibility" text NOT NULL,
	"format" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"owner" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	CONSTRAINT "stored_file_visibility" CHECK ("stored_file"."visibility" in ('public', 'private'))
);
--> statement-breakpoint
CREATE TABLE "chat_answer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_answer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"text" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "files" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "stored_file_unused" ON "stored_file" USING btree ("created_at") WHERE "stored_file"."claimed_at" is null;--> statement-breakpoint
CREATE INDEX "chat_message_files" ON "chat_message" USING btree ("conversation_id","id") WHERE "chat_message"."files" <> '[]'::jsonb;
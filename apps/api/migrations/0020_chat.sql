CREATE TABLE "chat_conversation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_conversation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"market" text NOT NULL,
	"account_id" integer NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_conversation_unread" CHECK ("chat_conversation"."unread" >= 0)
);
--> statement-breakpoint
CREATE TABLE "chat_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"author_type" text NOT NULL,
	"author_id" integer,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"about" text,
	"read_at" timestamp with time zone,
	"client_mark" text DEFAULT 'none' NOT NULL,
	"manager_mark" text DEFAULT 'none' NOT NULL,
	"revision" integer NOT NULL,
	"key" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_message_author_type" CHECK ("chat_message"."author_type" in ('manager', 'other')),
	CONSTRAINT "chat_message_client_mark" CHECK ("chat_message"."client_mark" in ('red', 'yellow', 'green', 'blue', 'none')),
	CONSTRAINT "chat_message_manager_mark" CHECK ("chat_message"."manager_mark" in ('red', 'yellow', 'green', 'blue', 'none'))
);
--> statement-breakpoint
ALTER TABLE "chat_conversation" ADD CONSTRAINT "chat_conversation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_conversation_id_chat_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_conversation_account" ON "chat_conversation" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "chat_conversation_waiting" ON "chat_conversation" USING btree ("unread","last_message_at");--> statement-breakpoint
CREATE INDEX "chat_message_order" ON "chat_message" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_revision" ON "chat_message" USING btree ("conversation_id","revision","id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_key" ON "chat_message" USING btree ("conversation_id","key") WHERE "chat_message"."key" is not null;
CREATE TABLE "inbox_reminder" (
	"day" date NOT NULL,
	"account_id" integer NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "inbox_reminder_day_account_id_pk" PRIMARY KEY("day","account_id")
);
--> statement-breakpoint
ALTER TABLE "feedback_message" ADD COLUMN "state" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback_message" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "feedback_message" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feedback_message" ADD COLUMN "settled_by" integer;--> statement-breakpoint
ALTER TABLE "feedback_message" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feedback_message" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "state" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "settled_by" integer;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "faq_entry_id" integer;--> statement-breakpoint
ALTER TABLE "subscriber" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriber" ADD COLUMN "welcomed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriber" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inbox_reminder" ADD CONSTRAINT "inbox_reminder_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_message" ADD CONSTRAINT "feedback_message_settled_by_account_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_settled_by_account_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_faq_entry_id_faq_entry_id_fk" FOREIGN KEY ("faq_entry_id") REFERENCES "public"."faq_entry"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_message_waiting" ON "feedback_message" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "question_waiting" ON "question" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "subscriber_left" ON "subscriber" USING btree ("left_at") WHERE "subscriber"."left_at" is not null;--> statement-breakpoint
ALTER TABLE "subscriber" ADD CONSTRAINT "subscriber_key_unique" UNIQUE("key");--> statement-breakpoint
ALTER TABLE "feedback_message" ADD CONSTRAINT "feedback_message_state" CHECK ("feedback_message"."state" in ('waiting', 'answered', 'dismissed'));--> statement-breakpoint
ALTER TABLE "feedback_message" ADD CONSTRAINT "feedback_message_settled" CHECK (("feedback_message"."state" = 'waiting') = ("feedback_message"."settled_at" is null));--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_state" CHECK ("question"."state" in ('waiting', 'answered', 'dismissed'));--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_settled" CHECK (("question"."state" = 'waiting') = ("question"."settled_at" is null));
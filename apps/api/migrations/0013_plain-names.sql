ALTER TABLE "order_letter" RENAME TO "order_email";--> statement-breakpoint
ALTER TABLE "order_email" RENAME CONSTRAINT "order_letter_order_id_kind_pk" TO "order_email_order_id_kind_pk";--> statement-breakpoint
ALTER TABLE "order_email" RENAME CONSTRAINT "order_letter_order_id_retail_order_id_fk" TO "order_email_order_id_retail_order_id_fk";--> statement-breakpoint
ALTER TABLE "search_word" RENAME TO "search_term";--> statement-breakpoint
ALTER TABLE "search_term" RENAME COLUMN "word" TO "term";--> statement-breakpoint
ALTER SEQUENCE "search_word_id_seq" RENAME TO "search_term_id_seq";--> statement-breakpoint
ALTER TABLE "search_term" RENAME CONSTRAINT "search_word_pkey" TO "search_term_pkey";--> statement-breakpoint
ALTER TABLE "search_term" RENAME CONSTRAINT "search_word_word_unique" TO "search_term_term_unique";--> statement-breakpoint
ALTER TABLE "search_spelling" RENAME COLUMN "word_id" TO "term_id";--> statement-breakpoint
ALTER TABLE "search_spelling" RENAME CONSTRAINT "search_spelling_spelling_word_id_pk" TO "search_spelling_spelling_term_id_pk";--> statement-breakpoint
ALTER TABLE "search_spelling" RENAME CONSTRAINT "search_spelling_word_id_search_word_id_fk" TO "search_spelling_term_id_search_term_id_fk";--> statement-breakpoint
ALTER TABLE "search_entry" RENAME COLUMN "words" TO "terms";--> statement-breakpoint
ALTER TABLE "search_entry" RENAME COLUMN "name_words" TO "name_terms";--> statement-breakpoint
ALTER INDEX "search_entry_words" RENAME TO "search_entry_terms";--> statement-breakpoint
ALTER INDEX "search_entry_name_words" RENAME TO "search_entry_name_terms";--> statement-breakpoint
ALTER TABLE "stock_notice" RENAME TO "stock_subscription";--> statement-breakpoint
ALTER TABLE "stock_subscription" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER TABLE "stock_subscription" RENAME CONSTRAINT "stock_notice_pkey" TO "stock_subscription_pkey";--> statement-breakpoint
ALTER TABLE "stock_subscription" RENAME CONSTRAINT "stock_notice_token_hash_unique" TO "stock_subscription_token_hash_unique";--> statement-breakpoint
ALTER TABLE "stock_subscription" RENAME CONSTRAINT "stock_notice_once" TO "stock_subscription_once";--> statement-breakpoint
ALTER TABLE "stock_subscription" RENAME CONSTRAINT "stock_notice_price_type" TO "stock_subscription_price_type";--> statement-breakpoint
ALTER INDEX "stock_notice_waiting" RENAME TO "stock_subscription_waiting";--> statement-breakpoint
ALTER INDEX "stock_notice_age" RENAME TO "stock_subscription_age";--> statement-breakpoint
ALTER TABLE "review" RENAME COLUMN "told_revision" TO "announced_revision";--> statement-breakpoint
ALTER TABLE "wholesale_application" RENAME COLUMN "told_revision" TO "announced_revision";--> statement-breakpoint
ALTER TABLE "account" DROP CONSTRAINT "account_status";--> statement-breakpoint
UPDATE "account" SET "status" = 'rejected' WHERE "status" = 'refused';--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_status" CHECK ("account"."status" in ('active', 'waiting', 'rejected', 'closed'));--> statement-breakpoint
UPDATE "server_key" SET "name" = 'back-in-stock' WHERE "name" = 'stock-notice';
--> statement-breakpoint
-- Jobs that are still queued go by their new names. pg-boss makes its schema on first use: a new store has none yet.
DO $$
DECLARE
  renamed record;
BEGIN
  IF to_regclass('pgboss.job') IS NULL THEN RETURN; END IF;
  FOR renamed IN SELECT * FROM (VALUES
    ('account-letter', 'account-email'),
    ('password-letter', 'password-email'),
    ('order-letter', 'order-email'),
    ('review-letter', 'review-email'),
    ('application-letter', 'application-email'),
    ('notice-confirmation', 'subscription-confirmation'),
    ('stock-back', 'notify-subscribers'),
    ('stock-notice', 'back-in-stock-email')
  ) AS pair (old, new) LOOP
    UPDATE pgboss.queue SET name = renamed.new WHERE name = renamed.old;
    UPDATE pgboss.job SET name = renamed.new WHERE name = renamed.old;
  END LOOP;
  UPDATE pgboss.job SET data = data - 'noticeId' || jsonb_build_object('subscriptionId', data -> 'noticeId')
    WHERE name IN ('subscription-confirmation', 'back-in-stock-email') AND data ? 'noticeId';
  UPDATE pgboss.job SET data = data - 'shelves' || jsonb_build_object('keys', data -> 'shelves')
    WHERE name = 'notify-subscribers' AND data ? 'shelves';
END $$;

-- Intents of placed orders keep their keys, so that a request repeated across the update still finds its order.
ALTER TABLE "idempotency_key" DROP CONSTRAINT "idempotency_key_order_id_retail_order_id_fk";--> statement-breakpoint
ALTER TABLE "idempotency_key" RENAME COLUMN "order_id" TO "created_id";--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD COLUMN "creates" text;--> statement-breakpoint
UPDATE "idempotency_key" SET "creates" = 'retail_order';--> statement-breakpoint
ALTER TABLE "idempotency_key" ALTER COLUMN "creates" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "wholesale_order" DROP CONSTRAINT "wholesale_order_intent_key_unique";--> statement-breakpoint
ALTER TABLE "wholesale_order" DROP COLUMN "intent_key";--> statement-breakpoint
ALTER TABLE "wholesale_order" DROP COLUMN "fingerprint";--> statement-breakpoint
DROP INDEX "chat_message_key";--> statement-breakpoint
ALTER TABLE "chat_message" DROP COLUMN "key";

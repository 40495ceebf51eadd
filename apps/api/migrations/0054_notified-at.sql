ALTER TABLE "delivery_request" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER TABLE "payment_refund" RENAME COLUMN "told_at" TO "notified_at";

DROP INDEX "account_email";--> statement-breakpoint
CREATE UNIQUE INDEX "account_email" ON "account" USING btree ("email_key") WHERE "account"."status" <> 'closed';
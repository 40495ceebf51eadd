ALTER TABLE "temporary_password" DROP CONSTRAINT "temporary_password_pkey";--> statement-breakpoint
ALTER TABLE "temporary_password" ADD CONSTRAINT "temporary_password_account_id_hash_pk" PRIMARY KEY("account_id","hash");

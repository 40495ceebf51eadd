-- Photos that wait for a page, and emails to makers that are still queued, go by their new names, as in 0013.
UPDATE "stored_file" SET "owner" = 'artisan:' || substr("owner", length('workshop:') + 1) WHERE "owner" LIKE 'workshop:%';
--> statement-breakpoint
DO $$
DECLARE
  renamed record;
BEGIN
  IF to_regclass('pgboss.job') IS NULL THEN RETURN; END IF;
  FOR renamed IN SELECT * FROM (VALUES
    ('workshop-email', 'artisan-email'),
    ('workshop-order-email', 'artisan-order-email')
  ) AS pair (old, new) LOOP
    UPDATE pgboss.queue SET name = renamed.new WHERE name = renamed.old;
    UPDATE pgboss.job SET name = renamed.new WHERE name = renamed.old;
  END LOOP;
END $$;

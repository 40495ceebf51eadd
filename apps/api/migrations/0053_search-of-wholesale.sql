CREATE INDEX "wholesale_order_placed_by" ON "wholesale_order" USING btree ("placed_by");--> statement-breakpoint
-- As for the other lists of the desk: some servers are installed without pg_trgm, and search without an index.
DO $$
BEGIN
  -- An earlier migration has created the extension, unless it is missing.
  IF to_regtype('gtrgm') IS NULL THEN RETURN; END IF;
  CREATE INDEX "invoice_search" ON "invoice" USING gin (("year"::text || '-' || lpad("sequence"::text, 6, '0')) gin_trgm_ops);
  CREATE INDEX "wholesale_application_search" ON "wholesale_application" USING gin (("company") gin_trgm_ops);
  CREATE INDEX "wholesale_order_search" ON "wholesale_order" USING gin (("number") gin_trgm_ops);
  -- How common a text is in these expressions decides whether a search reads the index.
  ANALYZE "invoice", "wholesale_application", "wholesale_order";
END $$;

-- Part of PostgreSQL, but some servers are installed without it. They search the desk's lists without an index, as before.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_trgm') THEN RETURN; END IF;
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  -- Somebody may have installed it in a schema that the store does not see.
  IF to_regtype('gtrgm') IS NULL THEN RETURN; END IF;
  CREATE INDEX "account_search" ON "account" USING gin (("email" || E'\n' || coalesce("phone", '') || E'\n' || "first_name" || E'\n' || "last_name") gin_trgm_ops);
  CREATE INDEX "chat_message_search" ON "chat_message" USING gin (("text") gin_trgm_ops);
  CREATE INDEX "feedback_message_search" ON "feedback_message" USING gin (("name" || E'\n' || "email" || E'\n' || "subject" || E'\n' || "message") gin_trgm_ops);
  CREATE INDEX "question_search" ON "question" USING gin (("text" || E'\n' || coalesce("email", '')) gin_trgm_ops);
  CREATE INDEX "retail_order_search" ON "retail_order" USING gin (("number" || E'\n' || "email" || E'\n' || "phone" || E'\n' || "first_name" || E'\n' || "last_name") gin_trgm_ops);
  -- How common a text is in these expressions decides whether a search reads the index.
  ANALYZE "account", "chat_message", "feedback_message", "question", "retail_order";
END $$;
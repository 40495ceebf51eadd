CREATE TABLE "product_stock" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"sizes" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_stock" ADD CONSTRAINT "product_stock_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "product_stock" ("product_id", "sizes")
SELECT "v"."product_id", coalesce(array_agg(DISTINCT "s"."size" ORDER BY "s"."size") FILTER (WHERE "s"."quantity" > 0), '{}')
FROM "variation" AS "v" JOIN "stock" AS "s" ON "s"."variation_id" = "v"."id" GROUP BY "v"."product_id";--> statement-breakpoint
-- Two who sell the last pieces of one product wait for each other at its row; the second then reads what the first has left.
CREATE FUNCTION "read_sizes_in_stock"("changed" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "product_stock" WHERE "product_id" = ANY("changed") ORDER BY "product_id" FOR UPDATE;
  UPDATE "product_stock" AS "kept" SET "sizes" = "now"."sizes"
  FROM (
    SELECT "product_id", ARRAY(
      SELECT DISTINCT "s"."size" FROM "variation" AS "v" JOIN "stock" AS "s" ON "s"."variation_id" = "v"."id"
      WHERE "v"."product_id" = "one"."product_id" AND "s"."quantity" > 0 ORDER BY 1
    ) AS "sizes" FROM unnest("changed") AS "one" ("product_id")
  ) AS "now"
  WHERE "kept"."product_id" = "now"."product_id" AND "kept"."sizes" <> "now"."sizes";
END $$;--> statement-breakpoint
-- Most sales leave a piece, and then there is nothing to read again. A row of stock keeps its colour and size.
CREATE FUNCTION "follow_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE "changed" integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    "changed" := ARRAY(
      SELECT DISTINCT "v"."product_id" FROM "now" JOIN "variation" AS "v" ON "v"."id" = "now"."variation_id"
      WHERE "now"."quantity" > 0 ORDER BY 1);
  ELSIF TG_OP = 'UPDATE' THEN
    IF NOT EXISTS (SELECT FROM "was" WHERE "quantity" = 0) AND NOT EXISTS (SELECT FROM "now" WHERE "quantity" = 0) THEN
      RETURN NULL;
    END IF;
    "changed" := ARRAY(
      SELECT DISTINCT "v"."product_id" FROM "was" JOIN "now" USING ("variation_id", "size")
      JOIN "variation" AS "v" ON "v"."id" = "variation_id"
      WHERE ("was"."quantity" > 0) <> ("now"."quantity" > 0) ORDER BY 1);
  ELSE
    "changed" := ARRAY(
      SELECT DISTINCT "v"."product_id" FROM "was" JOIN "variation" AS "v" ON "v"."id" = "was"."variation_id"
      WHERE "was"."quantity" > 0 ORDER BY 1);
  END IF;
  IF cardinality("changed") = 0 THEN RETURN NULL; END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO "product_stock" ("product_id", "sizes") SELECT unnest("changed"), '{}' ON CONFLICT DO NOTHING;
  END IF;
  PERFORM "read_sizes_in_stock"("changed");
  RETURN NULL;
END $$;--> statement-breakpoint
-- Its stock has gone with it, and can no longer say whose it was.
CREATE FUNCTION "follow_variation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "read_sizes_in_stock"(ARRAY(SELECT DISTINCT "product_id" FROM "was" ORDER BY 1));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "stock_added" AFTER INSERT ON "stock" REFERENCING NEW TABLE AS "now"
  FOR EACH STATEMENT EXECUTE FUNCTION "follow_stock"();--> statement-breakpoint
CREATE TRIGGER "stock_changed" AFTER UPDATE ON "stock" REFERENCING OLD TABLE AS "was" NEW TABLE AS "now"
  FOR EACH STATEMENT EXECUTE FUNCTION "follow_stock"();--> statement-breakpoint
CREATE TRIGGER "stock_removed" AFTER DELETE ON "stock" REFERENCING OLD TABLE AS "was"
  FOR EACH STATEMENT EXECUTE FUNCTION "follow_stock"();--> statement-breakpoint
CREATE TRIGGER "stock_keeps_its_key" BEFORE UPDATE OF "variation_id", "size" ON "stock"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "variation_removed" AFTER DELETE ON "variation" REFERENCING OLD TABLE AS "was"
  FOR EACH STATEMENT EXECUTE FUNCTION "follow_variation"();

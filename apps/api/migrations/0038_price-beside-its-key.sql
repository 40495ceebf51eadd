-- A search asks what each product that it finds costs: the key's own index answers.
ALTER TABLE "listing" DROP CONSTRAINT "listing_product_id_country_pk",
  ADD CONSTRAINT "listing_product_id_country_pk" PRIMARY KEY ("product_id", "country") INCLUDE ("sale_minor");

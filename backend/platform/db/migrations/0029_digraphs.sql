-- "Köln", "Koln" and "Koeln" are one name; backend/platform/geo/plain-name.ts does the same.
CREATE OR REPLACE FUNCTION plain_name(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(btrim(regexp_replace(replace(replace(replace(replace(lower(translate(regexp_replace(normalize(name, NFD),
    '[\u0300-\u036f]', '', 'g'), 'ØøŁłĐđıĦħÐðÆŒẞÞ', 'oollddihhddæœßþ')), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    '[\s''’.()/-]+', ' ', 'g')), '(?<![aeiouq])(a(?=[ae])|[ou](?=e))[ae]', '\1', 'g')
$$;
--> statement-breakpoint
UPDATE "towns" SET "plain_name" = plain_name("name") WHERE "plain_name" <> plain_name("name");--> statement-breakpoint
DROP INDEX "profiles_facets";--> statement-breakpoint
ALTER TABLE "profiles" DROP COLUMN "plain_city";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "plain_city" text GENERATED ALWAYS AS (plain_name(city)) STORED;--> statement-breakpoint
CREATE INDEX "profiles_facets" ON "profiles" USING gin ((array[
  pool || ' gender:' || gender,
  case when fictional then pool || ' kind:fictional' else pool || ' kind:real' end,
  pool || ' born:' || extract(year from date_of_birth)::int::text,
  pool || ' lustrum:' || (extract(year from date_of_birth)::int / 5)::text,
  pool || ' country:' || country,
  pool || ' who:' || gender || ':' || country || ':' || (extract(year from date_of_birth)::int / 5)::text,
  pool || ' region:' || region,
  pool || ' city:' || plain_city,
  pool || ' cell:' || floor(latitude * 2)::int::text || ':' || floor(longitude * 2)::int::text,
  pool || ' area:' || floor(latitude)::int::text || ':' || floor(longitude)::int::text,
  pool || ' language:' || language,
  pool || ' sexuality:' || sexuality,
  pool || ' relationship_status:' || relationship_status,
  pool || ' signup_reason:' || signup_reason,
  pool || ' body_type:' || body_type,
  pool || ' hair_colour:' || hair_colour,
  pool || ' eye_colour:' || eye_colour,
  pool || ' tattoos:' || tattoos
] || interests)) WITH (fastupdate=false) WHERE status = 'active';

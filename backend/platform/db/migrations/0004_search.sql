-- A name in small letters without marks, blanks for what joins its words; backend/geo/plain-name.ts does the same.
CREATE FUNCTION plain_name(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(replace(replace(replace(lower(translate(regexp_replace(normalize(name, NFD),
    '[\u0300-\u036f]', '', 'g'), 'ØøŁłĐđıÆŒẞ', 'oollddiæœß')), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    '[\s''’.()/-]+', ' ', 'g'))
$$;
--> statement-breakpoint
DROP INDEX "profiles_search_gender_country";--> statement-breakpoint
DROP INDEX "profiles_search";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "plain_city" text GENERATED ALWAYS AS (plain_name(city)) STORED;--> statement-breakpoint
CREATE INDEX "profiles_search_country" ON "profiles" USING btree ("pool","country","last_active_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'active';--> statement-breakpoint
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
  pool || ' sexuality:' || sexuality,
  pool || ' relationship_status:' || relationship_status,
  pool || ' signup_reason:' || signup_reason,
  pool || ' body_type:' || body_type,
  pool || ' hair_colour:' || hair_colour,
  pool || ' eye_colour:' || eye_colour,
  pool || ' tattoos:' || tattoos
] || interests)) WITH (fastupdate=false) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "profiles_search" ON "profiles" USING btree ("pool","last_active_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'active';
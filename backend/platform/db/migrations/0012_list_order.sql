-- A quarter of an hour, counted from 1970.
CREATE FUNCTION quarter_of(moment timestamptz) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT floor(extract(epoch FROM moment) / 900)::bigint
$$;
--> statement-breakpoint
-- Where a profile stands in lists: by its quarter of an hour, within one in an order that only the profile's secret tells.
CREATE FUNCTION place_in_list(quarter bigint, secret uuid) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT (quarter << 40)
    + ('x' || left(encode(sha256(uuid_send(secret) || int8send(quarter)), 'hex'), 10))::bit(40)::bigint
$$;
--> statement-breakpoint
-- The quarter, among those of the week before a day (counted from 1970), in which lists put who hides the activity.
CREATE FUNCTION quarter_of_hidden(day bigint, secret uuid) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT day * 96 - 1
    - ('x' || left(encode(sha256(int8send(day) || uuid_send(secret)), 'hex'), 10))::bit(40)::bigint % 672
$$;
--> statement-breakpoint
DROP INDEX "profiles_search";--> statement-breakpoint
DROP INDEX "profiles_search_country";--> statement-breakpoint
DROP INDEX "profiles_facets";--> statement-breakpoint
ALTER TABLE "profiles"
  ADD COLUMN "list_secret" uuid DEFAULT gen_random_uuid() NOT NULL,
  ADD COLUMN "hidden_quarter" bigint DEFAULT quarter_of(now()) - floor(random() * 672)::bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles"
  ADD COLUMN "list_place" bigint GENERATED ALWAYS AS (place_in_list(CASE WHEN show_online THEN quarter_of(last_active_at) ELSE hidden_quarter END, list_secret)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "profiles_search" ON "profiles" USING btree ("pool","list_place" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "profiles_search_country" ON "profiles" USING btree ("pool","country","list_place" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "profiles_hidden" ON "profiles" USING btree ("id") WHERE not show_online;--> statement-breakpoint
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

import { choiceFields } from '#lib/contract/community/profile-vocabulary.ts';

const fields = ['sexuality', ...choiceFields]
  .map((field) => `pool || ' ${field}:' || ${field}`)
  .join(',\n  ');

/**
 * The search index of a profile, one word for each fact, so that any combination of facts is one look-up. Words
 * include the pool, except for interests; `who` combines the facts that most searches use. Queries must repeat this
 * expression exactly; `backend/community/members/search/conditions.ts` builds their words.
 */
export const facetsExpression = `(array[
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
  ${fields}
] || interests)`;

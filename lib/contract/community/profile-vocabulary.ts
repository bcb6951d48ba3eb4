/** Optional fields of a profile with one value from a closed list, by section and in the order of the screens. */
const life = {
  relationship_status: [
    'single',
    'separated',
    'divorced',
    'widowed',
    'in_relationship',
    'open_relationship',
    'married',
  ],
  signup_reason: ['relationship', 'dating', 'friendship', 'chatting', 'adventure', 'curious'],
} as const;

const looks = {
  body_type: ['slim', 'athletic', 'average', 'muscular', 'curvy', 'full'],
  hair_colour: ['black', 'dark_brown', 'brown', 'blond', 'red', 'grey', 'white', 'coloured', 'bald'],
  eye_colour: ['blue', 'green', 'grey', 'hazel', 'brown'],
  tattoos: ['none', 'one', 'several', 'many'],
} as const;

export const choices = { ...life, ...looks };

export type ChoiceField = keyof typeof choices;
export type Choice<F extends ChoiceField> = (typeof choices)[F][number];

export const lifeFields = Object.keys(life) as (keyof typeof life)[];
export const looksFields = Object.keys(looks) as (keyof typeof looks)[];
export const choiceFields: readonly ChoiceField[] = [...lifeFields, ...looksFields];

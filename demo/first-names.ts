import type { Country } from '#lib/contract/countries.ts';
import type { Gender } from '#lib/contract/vocabulary.ts';
import { namesInTheNorth } from './first-names-north.ts';
import { namesInTheSouth } from './first-names-south.ts';
import type { NameLists } from './name-lists.ts';
import type { Heritage } from './portrait-people.ts';

const lists: Record<Country, NameLists> = { ...namesInTheNorth, ...namesInTheSouth };

const widely: Record<Exclude<Heritage, 'european'>, Record<Gender, string>> = {
  middle_eastern: {
    woman: 'Leyla Amina Yasmin Elif Samira Nour Zeynep Dilara Farah Meryem Soraya Hana',
    man: 'Karim Emre Samir Yusuf Amir Murat Tarik Nabil Deniz Rami Kerem Jamal',
  },
  african: {
    woman: 'Amara Naomi Grace Fatou Aisha Zola Esther Imani Ruth Abena Sade Miriam',
    man: 'Kofi Samuel Malik David Kwame Elias Tunde Isaac Moussa Joel Abel Simon',
  },
  asian: {
    woman: 'Mei Linh Yuna Hana Mai Lin Anh Sakura Jia Kim Thuy Sora',
    man: 'Minh Kenji Jun Tao Hiro Long Wei Daniel Kai Bao Jin Ren',
  },
};

const generationBorder = 42;

/** First names that fit country, age in years and portrait. */
export function firstNames(
  country: Country,
  gender: Gender,
  age: number,
  heritage: Heritage,
): readonly string[] {
  if (heritage !== 'european') return widely[heritage][gender].split(' ');
  const [younger, older] = lists[country][gender];
  return (age < generationBorder ? younger : older).split(' ');
}

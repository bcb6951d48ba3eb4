import type { AgeBand, Heritage, PortraitId } from '../../backend/demo/portrait-people.ts';
import type { EyeColour, Gender, HairColour } from '../../lib/contract/vocabulary.ts';
import type { RenderedPicture } from './render.ts';

/** One drawn person in `dist/portraits/manifest.json`; the first picture is the main one. */
export type ManifestPerson = {
  person: PortraitId;
  gender: Gender;
  age_band: AgeBand;
  traits: { hair_colour: HairColour; eye_colour: EyeColour; heritage: Heritage };
  pictures: RenderedPicture[];
};

/** A short drawn film. It loops: what it shows at 1 is what it shows at 0. */
export type Scene = {
  name: string;
  width: number;
  height: number;
  seconds: number;
  /** The moment of the poster, 0 to 1. */
  poster: number;
  /** The picture at a moment from 0 to 1, as the inside of an SVG. */
  draw: (moment: number) => string;
};

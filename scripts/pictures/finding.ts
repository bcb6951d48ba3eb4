/** Something on a screen that does not fit. */
export type Finding = {
  /** Tells in words what is wrong. */
  what: string;
  element: string;
  text: string;
};

export type ScreenFinding = Finding & { locale: string; screen: string };

export type Finding = {
  what: string;
  element: string;
  text: string;
};

export type ScreenFinding = Finding & { locale: string; screen: string };

import { type Mark, spark } from '../../lib/rules/brands/brand-mark.ts';

const wing =
  'M262,246 C276,178 330,120 396,124 C440,128 448,176 430,222 C414,262 372,284 320,284 C360,290 394,314 390,352 C386,390 340,400 308,372 C284,350 268,310 262,270 Z';

export const marks: Readonly<Record<string, Mark>> = {
  herzfunke: {
    from: '#D9246E',
    to: '#9A1048',
    form: `<path d="M256,404 C150,330 96,270 96,202 C96,150 136,116 180,116 C212,116 240,134 256,164 C272,134 300,116 332,116 C376,116 416,150 416,202 C416,270 362,330 256,404 Z" fill="#FFFFFF"/>${spark(256, 262, 68, '#C2185B')}`,
  },
  vlinder: {
    from: '#14958A',
    to: '#0B4F4A',
    form: `<path d="${wing}" fill="#FFFFFF"/><path d="${wing}" fill="#FFFFFF" transform="translate(512 0) scale(-1 1)"/><path d="M256,186 C268,200 268,360 256,384 C244,360 244,200 256,186 Z" fill="#BFEDE6"/><path d="M254,190 C246,158 226,138 206,132 M258,190 C266,158 286,138 306,132" fill="none" stroke="#FFFFFF" stroke-width="10" stroke-linecap="round"/>`,
  },
  gnista: {
    from: '#7650E0',
    to: '#3C1F94',
    form: spark(236, 276, 156) + spark(374, 148, 62, '#CBBBFF') + spark(386, 366, 36, '#CBBBFF'),
  },
  vonk: {
    from: '#F07A2E',
    to: '#B3261E',
    form: '<path d="M268,88 C286,152 372,190 372,292 C372,370 320,420 256,420 C192,420 140,370 140,296 C140,244 168,206 196,178 C198,212 210,232 232,240 C226,184 236,128 268,88 Z" fill="#FFFFFF"/><path d="M262,262 C272,296 310,312 310,350 C310,384 286,404 256,404 C226,404 202,384 202,352 C202,326 216,308 232,296 C234,312 240,320 250,324 C246,302 250,280 262,262 Z" fill="#F6A04D"/>',
  },
};
